"""10.6 对图像做主成分分析 / PCA on images

**书上的题。** 对 Yale 人脸做主成分分析，观察前 20 个特征向量所对应的图像。该数据集不能离线取得，这里用手写数字（`exercises.datasets.optdigits()`，
1797 幅 8×8）与合成人脸（`exercises.datasets.toy_faces(seed)`，40 幅 48×64）。每幅图像展开成一行像素。

**先看一个小例子。** 三幅 2×2 的图像，按行展开成四个像素：

    2 0    0 2    1 1              (2, 0, 0, 2)
    0 2    2 0    1 1              (0, 2, 2, 0)          均值 (1, 1, 1, 1)
                                   (1, 1, 1, 1)

减去均值，剩下 (1, -1, -1, 1)、它的相反数与 0：只有一个方向，单位长是 (½, -½, -½, ½)。投影是 2, -2, 0，方差 (4 + 4 + 0)/(3 - 1) = 4。把这个
方向画成图像，最小的变为 0，最大的变为 1，就是一个小棋盘：

    1 0
    0 1

**像素多于图像。** 一幅人脸有 3072 个像素，协方差矩阵就有近千万个数，而 40 幅图像减去均值之后秩至多是 39。书上的边注说实践中怎样做；这里请
做到一万个像素也算得动。

**约定。** 方差除以 m - 1（与 MATLAB 的 princomp 相同），由大到小。主成分是标准正交的各列，正负号不限。

**做完想一想**（写在 `observations` 里）。看人脸的前 20 幅特征图像：前几幅各是什么在变？后面的呢？要还原到九成的方差，人脸与数字各要几维？
为什么差得这样多？

**★** 像素值极小、一律很大、上百幅图像时也准。

---

**The exercise.** Do PCA on the Yale faces and observe the images of the first 20 eigenvectors. These faces are not to be had offline; here are handwritten
digits (`exercises.datasets.optdigits()`, 1797 of 8×8) and synthetic faces (`exercises.datasets.toy_faces(seed)`, 40 of 48×64). The pixels of each
image make a row.

**A small example first.** Three images of 2×2, whose rows make four pixels:

    2 0    0 2    1 1              (2, 0, 0, 2)
    0 2    2 0    1 1              (0, 2, 2, 0)          mean (1, 1, 1, 1)
                                   (1, 1, 1, 1)

Without the mean there remain (1, -1, -1, 1), its negative, and 0: one direction, as a unit vector (½, -½, -½, ½). The projections are 2, -2, 0,
their variance (4 + 4 + 0)/(3 - 1) = 4. Drawn as an image, the smallest entry at 0 and the largest at 1, this direction is a small chessboard:

    1 0
    0 1

**More pixels than images.** A face has 3072 pixels, so that the covariance matrix has nearly ten million entries; yet 40 images less their mean have
rank 39 at most. A note in the margin of the book tells what is done in practice; let ten thousand pixels be no trouble.

**Conventions.** Variances are divided by m - 1 (as in princomp of MATLAB) and descend. Components are orthonormal columns; their signs are free.

**Worth a thought** (in `observations`). Look at the first 20 eigen-images of the faces: what varies in the first of them, what in later ones? How many
dimensions do faces and digits take for nine tenths of the variance, and why are the two so different?

**★** As accurate for tiny pixels, for pixels that are all large, and for more than a hundred images.
"""

import numpy as np


def pca(X: np.ndarray, d: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """返回（均值 (n,)，前 d 个主成分 (n, d)，它们的方差 (d,)）：主成分是标准正交的各列，方差由大到小，**除以 m − 1**（与 MATLAB 的 princomp、pca 相同）。
    d 至少是 1，第 d 个方差不小于第一个的百万分之一。

    Returns (the mean (n,), the first d components (n, d), their variances (d,)): components are orthonormal columns, variances
    descend and are **divided by m − 1** (as in princomp and pca of MATLAB). d is at least 1, and the d-th variance at least a
    millionth of the first.

    >>> import numpy as np
    >>> [round(float(v), 6) for v in pca(np.array([[0.0, 5.0], [4.0, 5.0], [2.0, 5.0]]), 1)[2]]
    [4.0]
    """
    raise NotImplementedError


def project(X: np.ndarray, mean: np.ndarray, W: np.ndarray) -> np.ndarray:
    """把图像 X（不一定是求 mean 与 W 时的那些）投影到各主成分上，形状 (m, d)。误差至多是参数中最大绝对值的 $10^{-9}$。

    Projects images X (not necessarily those that mean and W come from) on the components, of shape (m, d). The error is $10^{-9}$ of
    the largest absolute value among the arguments at most.
    """
    raise NotImplementedError


def reconstruct(Z: np.ndarray, mean: np.ndarray, W: np.ndarray) -> np.ndarray:
    """由投影 Z (m, d) 还原出图像，形状 (m, n)。误差同上。

    Restores images from their projections Z (m, d), of shape (m, n). The error is as above.
    """
    raise NotImplementedError


def smallest_dim(variances: list[float], t: float) -> int:
    """(10.18)：使前 d' 个方差之和与全部方差之和的比不小于 t 的最小的 d' ≥ 1。variances 是全部方差，由大到小，不为负，不全为 0；0 < t ≤ 1。比较时允许比值
    有 $10^{-12}$ 的误差。

    (10.18): the least d' ≥ 1 for which the share of the first d' variances in their total is at least t. `variances` are all of them,
    descending, not negative, not all 0; 0 < t ≤ 1. In the comparison the share may be off by $10^{-12}$.

    >>> smallest_dim([2.0, 1.0, 1.0], 0.75)
    2
    """
    raise NotImplementedError


def component_images(W: np.ndarray, shape: tuple[int, int], count: int) -> list[np.ndarray]:
    """W 的前 count 列各成一幅形状为 shape（高，宽）的图像，像素按行排列。先取正负号，使绝对值最大的元素为正（最大的正数与最小的负数的绝对值相差不到百分之一
    时，两种正负号都对），再线性变换到 [0, 1]：最小的变为 0，最大的变为 1。元素全都相等的一列变为 0.5。误差至多 $10^{-9}$。

    Each of the first `count` columns of W as an image of the given shape (height, width), pixels row by row. First choose the sign so
    that the entry of largest absolute value is positive (either sign is right if the largest and the smallest entry differ by less
    than one percent in absolute value), then map linearly to [0, 1]: the smallest becomes 0, the largest 1. A column whose entries
    are all equal becomes 0.5. The error is $10^{-9}$ at most.
    """
    raise NotImplementedError


def experiment(X: np.ndarray, dims: list[int]) -> dict:
    """返回 {"cumulative20": 前 1、2、…、20 个主成分的累计方差比, "dims": {0.8: d', 0.9: d', 0.95: d', 0.99: d'}, "rmse": {d: 误差}}。d' 由 (10.18) 确定；rmse
    对 dims 中的每个 d，是 X 投影到 d 维再还原之后，所有元素之差的平方的平均值再开方。min(m − 1, n) ≥ 20；第 max(dims) 个方差不小于第一个的百万分之一。累计
    比的误差至多 $10^{-7}$（没有一个离四个阈值这样近），rmse 至多是 X 各列标准差中最大者的 $10^{-6}$。

    Returns {"cumulative20": the shares of the variance of the first 1, 2, …, 20 components, "dims": {0.8: d', 0.9: d', 0.95: d',
    0.99: d'}, "rmse": {d: error}}. d' is that of (10.18); rmse is for each d in dims the root of the mean of all squared differences of
    entries once X has been projected to d dimensions and restored. min(m − 1, n) ≥ 20; variance number max(dims) is at least a
    millionth of the first. Shares may be off by $10^{-7}$ (none is so close to the four thresholds), rmse by $10^{-6}$ of the largest
    standard deviation of a column of X.
    """
    raise NotImplementedError


def conclusions(report: dict) -> dict[str, int | bool | None]:
    """从 `experiment` 形式的报告（不一定是你自己的）得出结论：{"half_of_variance_by": 累计比不小于 0.5 的最小的 d, 20 以内没有时为 None, "rmse_decreasing": d 由
    小到大时 rmse 是否每一步都变小, "twenty_enough_for_95": 20 个主成分的累计比是否不小于 0.95}。

    Concludes from a report in the form of `experiment` (not necessarily your own): {"half_of_variance_by": the least d whose share is
    at least 0.5, None if there is none up to 20, "rmse_decreasing": whether rmse gets smaller at every step as d grows,
    "twenty_enough_for_95": whether the share of 20 components is at least 0.95}.
    """
    raise NotImplementedError
