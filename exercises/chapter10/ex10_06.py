"""10.6 对图像做主成分分析 / PCA on images

**书上的题。** 对 Yale 人脸做主成分分析，观察前 20 个特征向量所对应的图像。该数据集不能离线取得，这里用手写数字
（`exercises.datasets.optdigits()`，1797 幅 8×8）与合成人脸（`exercises.datasets.toy_faces(seed)`，40 幅 48×64）。每幅图
像展开成一行像素。

**先看一个小例子。** 三幅 2×2 的图像，按行展开成四个像素：

    2 0    0 2    1 1              (2, 0, 0, 2)
    0 2    2 0    1 1              (0, 2, 2, 0)          均值 (1, 1, 1, 1)
                                   (1, 1, 1, 1)

减去均值，剩下 (1, -1, -1, 1)、它的相反数与 0：只有一个方向，单位长是 (½, -½, -½, ½)。投影是 2, -2, 0，方差 (4 + 4 +
0)/(3 - 1) = 4。把这个方向画成图像，最小的变为 0，最大的变为 1，就是一个小棋盘：

    1 0
    0 1

**像素多于图像。** 一幅人脸有 3072 个像素，协方差矩阵就有近千万个数，而 40 幅图像减去均值之后秩至多是 39。书上的边注说实
践中怎样做；这里请做到一万个像素也算得动。

**约定。** 方差除以 m - 1（与 MATLAB 的 princomp 相同），由大到小。主成分是标准正交的各列，正负号不限。

**做完想一想**（写在 `observations` 里）。看人脸的前 20 幅特征图像：前几幅各是什么在变？后面的呢？要还原到九成的方差，人
脸与数字各要几维？为什么差得这样多？

**★** 像素值极小、一律很大、上百幅图像时也准。

---

**The exercise.** Do PCA on the Yale faces and observe the images of the first 20 eigenvectors. These faces are not to
be had offline; here are handwritten digits (`exercises.datasets.optdigits()`, 1797 of 8×8) and synthetic faces
(`exercises.datasets.toy_faces(seed)`, 40 of 48×64). The pixels of each image make a row.

**A small example first.** Three images of 2×2, whose rows make four pixels:

    2 0    0 2    1 1              (2, 0, 0, 2)
    0 2    2 0    1 1              (0, 2, 2, 0)          mean (1, 1, 1, 1)
                                   (1, 1, 1, 1)

Without the mean there remain (1, -1, -1, 1), its negative, and 0: one direction, as a unit vector (½, -½, -½, ½). The
projections are 2, -2, 0, their variance (4 + 4 + 0)/(3 - 1) = 4. Drawn as an image, the smallest entry at 0 and the
largest at 1, this direction is a small chessboard:

    1 0
    0 1

**More pixels than images.** A face has 3072 pixels, so that the covariance matrix has nearly ten million entries; yet
40 images less their mean have rank 39 at most. A note in the margin of the book tells what is done in practice; let ten
thousand pixels be no trouble.

**Conventions.** Variances are divided by m - 1 (as in princomp of MATLAB) and descend. Components are orthonormal
columns; their signs are free.

**Worth a thought** (in `observations`). Look at the first 20 eigen-images of the faces: what varies in the first of
them, what in later ones? How many dimensions do faces and digits take for nine tenths of the variance, and why are the
two so different?

**★** As accurate for tiny pixels, for pixels that are all large, and for more than a hundred images.
"""

import numpy as np


def pca(X: np.ndarray, d: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """（均值，前 d 个主成分，它们的方差）：主成分是标准正交的各列，方差由大到小，除以 m - 1。

    (the mean, the first d components, their variances): components are orthonormal columns, variances descend and are
    divided by m - 1.

    >>> import numpy as np
    >>> [round(float(v), 6) for v in pca(np.array([[0.0, 5.0], [4.0, 5.0], [2.0, 5.0]]), 1)[2]]
    [4.0]
    """
    raise NotImplementedError


def project(X: np.ndarray, mean: np.ndarray, W: np.ndarray) -> np.ndarray:
    """把图像 X（不一定是求 mean 与 W 时的那些）投影到各主成分上，每幅一行。

    Projects images X (not necessarily those that mean and W come from) on the components, a row for each.

    >>> import numpy as np
    >>> [float(z) for z in project(np.array([[3.0, 4.0]]), np.array([1.0, 1.0]), np.array([[1.0], [0.0]]))[0]]
    [2.0]
    """
    raise NotImplementedError


def reconstruct(Z: np.ndarray, mean: np.ndarray, W: np.ndarray) -> np.ndarray:
    """由投影 Z 还原出图像，每幅一行。

    Restores images from their projections Z, a row for each.

    >>> import numpy as np
    >>> [float(x) for x in reconstruct(np.array([[2.0]]), np.array([1.0, 1.0]), np.array([[1.0], [0.0]]))[0]]
    [3.0, 1.0]
    """
    raise NotImplementedError


def smallest_dim(variances: list[float], t: float) -> int:
    """(10.18)：使前 d' 个方差之和在全部之和中的比不小于 t 的最小的 d'；variances 是全部方差，由大到小。

    (10.18): the least d' for which the share of the first d' variances in their total is at least t; `variances` are
    all of them, descending.

    >>> smallest_dim([2.0, 1.0, 1.0], 0.75)
    2
    """
    raise NotImplementedError


def component_images(W: np.ndarray, shape: tuple[int, int], count: int) -> list[np.ndarray]:
    """W 的前 count 列各成一幅形状为 shape（高，宽）的图像，像素按行排列。先取正负号，使绝对值最大的元素为正；再线性变换到
    [0, 1]，最小的变为 0，最大的变为 1。元素全都相等的一列变为 0.5。

    Each of the first `count` columns of W as an image of the given shape (height, width), pixels row by row. First
    choose the sign so that the entry of largest absolute value is positive; then map linearly to [0, 1], the smallest
    to 0, the largest to 1. A column whose entries are all equal becomes 0.5.

    >>> import numpy as np
    >>> component_images(np.array([[-3.0], [0.0], [-1.0], [-2.0]]), (2, 2), 1)[0].round(2).tolist()
    [[1.0, 0.0], [0.33, 0.67]]
    """
    raise NotImplementedError


def experiment(X: np.ndarray, dims: list[int]) -> dict:
    """实验的报告：{"cumulative20": 前 1、2、…、20 个主成分的累计方差比, "dims": {0.8: d', 0.9: d', 0.95: d', 0.99: d'},
    "rmse": {d: 误差}}。d' 由 (10.18) 确定；误差对 dims 中的每个 d，是 X 投影到 d 维再还原之后，所有元素之差的平方的平均
    值再开方。

    The report of the experiment: {"cumulative20": the shares of the variance of the first 1, 2, …, 20 components,
    "dims": {0.8: d', 0.9: d', 0.95: d', 0.99: d'}, "rmse": {d: error}}. d' is that of (10.18); the error is for each d
    in dims the root of the mean of all squared differences of entries once X has been projected to d dimensions and
    restored.
    """
    raise NotImplementedError


def conclusions(report: dict) -> dict[str, int | bool | None]:
    """由 `experiment` 形式的报告（不一定是你自己的）得出：{"half_of_variance_by": 累计比不小于 0.5 的最小的 d（20 以内没有
    时为 None），"rmse_decreasing": d 由小到大时误差是否每一步都变小，"twenty_enough_for_95": 20 个主成分的累计比是否不
    小于 0.95}。

    What follows from a report in the form of `experiment` (not necessarily your own): {"half_of_variance_by": the least
    d whose share is at least 0.5 (None if there is none up to 20), "rmse_decreasing": whether the error gets smaller at
    every step as d grows, "twenty_enough_for_95": whether the share of 20 components is at least 0.95}.
    """
    raise NotImplementedError


def observations() -> str:
    """前 20 幅特征图像里看到了什么（“做完想一想”）。Markdown，给老师看，不计分。

    What the first 20 eigen-images show (“Worth a thought”), in Markdown, for your teacher; it earns no points.
    """
    raise NotImplementedError
