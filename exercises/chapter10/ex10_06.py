r"""10.6 对图像做主成分分析 / PCA on images

原题对 Yale 人脸做主成分分析，观察前 20 个特征向量对应的图像。该数据集不能离线取得，这里用随包的手写数字（`exercises.datasets.optdigits()`，1797 幅 8×8）
与合成人脸（`exercises.datasets.toy_faces(seed)`，40 幅 48×64）：图像只有几十幅而像素成千上万时，主成分怎样算？把图像压缩再还原，把特征向量画成
图像，报告累计方差比。

**数据。** `X` 是 (m, n) 的数组，**每行一幅图像**（按行展开的像素），m ≥ 2，不全相同；m 与 n 中总有一个不超过 100，另一个可达 10000。数的绝对值不超过
各列跨度（最大值减最小值）中最大者的 1000 倍。可能有常数列。

**约定。** 主成分的正负号不限；方差相差不到百分之二的，只看张成的子空间。误差：方差至多是最大方差的 $10^{-8}$，主成分至多 $10^{-5}$。一次调用不超过 2 秒
CPU 时间，内存不超过 400 MB（n×n 的矩阵放不下）。不要改动传入的参数。

---

The book asks for PCA on the Yale faces, and a look at the images of the first 20 eigenvectors. These faces are not to be had offline;
here are handwritten digits (`exercises.datasets.optdigits()`, 1797 of 8×8) and synthetic faces (`exercises.datasets.toy_faces(seed)`,
40 of 48×64) instead: how are principal components computed from some dozens of images with thousands of pixels? Compress images and
restore them, turn eigenvectors into images, and report the cumulative share of the variance.

**Data.** `X` is an (m, n) array, **each row an image** (its pixels row by row), m ≥ 2, not all of them equal. One of m and n is at most
100, the other up to 10000. No number exceeds 1000 times the largest span (maximum less minimum) of a column in absolute value. Columns
may be constant.

**Conventions.** Signs of components are free; where variances differ by less than two percent only the subspace counts that is
spanned. Errors: a variance may be off by $10^{-8}$ of the largest, a component by $10^{-5}$. A call takes at most 2 seconds of CPU time
and 400 MB of memory (an n×n matrix does not fit). Do not change the arguments.
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
