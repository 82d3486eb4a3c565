r"""cookbook9.2 这张表是欧氏距离吗 / Is this table Euclidean?

讲义 §9.2 用一张十城距离表（`exercises.datasets.cities()`，照印的样子）演示多维缩放。这张表真能画出来吗？先给它查错，再写多维缩放；然后对任何一张距离表
作出裁定：要么给出实现这些距离的点，要么给出一组权重，证明这样的点不存在；最后求至少要给平方距离加上多少，才画得出来。

证明写在 `proof` 里。

**距离表** D 的形状是 (N, N), 1 ≤ N ≤ 30，对角线是 0，各数是 0 或在 10⁻⁶ 与 10⁷ 之间；除 `audit` 外都是对称的。不同的两点之间距离可以是 0。M 是 D 中最大的数。
如果有若干个点（维数不限），两两之间的普通距离恰是 D，就说 D 是欧氏的。

**数值。** 误差的界限写在各个函数里。有几个答案时任选其一。每次调用不超过 2 秒 CPU 时间。不要改动传入的参数。

---

In §9.2 the source shows multidimensional scaling on a table of distances between ten cities (`exercises.datasets.cities()`, as printed). Can
that table be drawn at all? Audit it, and write multidimensional scaling; then settle the matter for any table: return either points with
these distances, or weights which prove that there are none; and at last find how much must be added to the squared distances at least
before the table can be drawn.

The proof belongs into `proof`.

**A table of distances** D has shape (N, N), 1 ≤ N ≤ 30, and zeros on its diagonal; a number is 0 or between 10⁻⁶ and 10⁷. It is
symmetric, but for `audit`. Two different points may have distance 0. M is the largest number in D. D is Euclidean if there are points,
in any number of dimensions, whose ordinary distances from one another are those in D.

**Numbers.** How far an answer may be off is said at each function. Where several answers are right, any of them will do. A call takes at
most 2 seconds of CPU time. Do not change the arguments.
"""

import numpy as np

Pair = tuple[int, int]


def audit(D: np.ndarray) -> tuple[list[Pair], list[Pair]]:
    """给可能不对称的 D 查错：(i, j), i < j, D[i][j] 与 D[j][i] 不相等的各对；以及 (i, j), i < j，对某个 k 有 L[i][j] > L[i][k] + L[k][j] + 10⁻⁹·M
    的各对，其中 L 由 D 的下三角（行号大于列号）对称得到。各对的次序不限，每对只列一次。

    Audits D, which may be asymmetric: the pairs (i, j), i < j, for which D[i][j] and D[j][i] are not equal; and those pairs (i, j), i < j, for
    which L[i][j] > L[i][k] + L[k][j] + 10⁻⁹·M for some k, where L is the lower triangle of D (the row after the column) made symmetric. The
    pairs may come in any order, each of them once.

    >>> import numpy as np
    >>> audit(np.array([[0.0, 2.0], [1.0, 0.0]]))
    ([(0, 1)], [])
    """
    raise NotImplementedError


def gram(D: np.ndarray) -> np.ndarray:
    """如果 D 是欧氏的，这是重心在原点的那些点的内积矩阵 (N, N)；如果不是，用同一个公式。误差不超过 10⁻⁹·M²。

    The matrix (N, N) of inner products of the points, their mean at the origin, if D is Euclidean; what the same formula gives, if it is
    not. Up to 10⁻⁹·M².

    >>> import numpy as np
    >>> [[float(number) for number in row] for row in gram(np.array([[0.0, 2.0], [2.0, 0.0]]))]
    [[1.0, -1.0], [-1.0, 1.0]]
    """
    raise NotImplementedError


def mds(D: np.ndarray, d: int) -> np.ndarray:
    """多维缩放的坐标，形状 (N, d), 1 ≤ d ≤ N。设 B = gram(D)，特征值从大到小是 λ_0 ≥ λ_1 ≥ …：第 j 列是属于 λ_j 的特征向量，长度的平方是 λ_j
    （λ_j < 0 时整列是 0），各列两两正交。长度的平方、两列的内积允许差 10⁻⁹·N·M²，B 乘一列与 λ_j 乘这一列，每个分量允许差 10⁻⁹·N·M³。

    The coordinates of multidimensional scaling, of shape (N, d), 1 ≤ d ≤ N. With B = gram(D) and its eigenvalues λ_0 ≥ λ_1 ≥ …, column j
    is an eigenvector for λ_j whose squared length is λ_j (all of it is 0 if λ_j < 0), and columns are orthogonal. Squared lengths and inner
    products may be off by 10⁻⁹·N·M², and B times a column from λ_j times that column by 10⁻⁹·N·M³ in each component.

    >>> import numpy as np
    >>> [[abs(float(number)) for number in row] for row in mds(np.array([[0.0, 2.0], [2.0, 0.0]]), 1)]
    [[1.0], [1.0]]
    """
    raise NotImplementedError


def settle(D: np.ndarray) -> dict[str, np.ndarray]:
    """裁定 D, M > 0。返回只有一个键的字典：{"points": 形状 (N, r) 的坐标, r 不限}，两两之间的距离与 D 至多差 10⁻⁵·M；或者 {"weights": N 个权重 w},
    Σ w_i = 0（误差不超过 10⁻⁹·Σ|w_i|），且 Σ_ij w_i w_j D[i][j]² ≥ 10⁻⁶·M²·Σ w_i²。传入的 D 或者是欧氏的（只差舍入误差），或者
    有一组权重，把 10⁻⁶ 换成 10⁻⁴ 也成立。

    Settles the matter of D, M > 0. Returns a dict with one key: {"points": coordinates of shape (N, r), with any r} whose distances differ from
    D by at most 10⁻⁵·M; or {"weights": N weights w} with Σ w_i = 0 (up to 10⁻⁹·Σ|w_i|) and Σ_ij w_i w_j D[i][j]² ≥ 10⁻⁶·M²·Σ w_i². Each D that
    is passed is Euclidean, but for rounding, or there are weights that satisfy this even with 10⁻⁴ in place of 10⁻⁶.

    >>> import numpy as np
    >>> list(settle(np.array([[0.0, 2.0], [2.0, 0.0]])))
    ['points']
    """
    raise NotImplementedError


def lift(D: np.ndarray) -> float:
    """最小的 c ≥ 0，使得把 D[i][j] (i ≠ j) 都换成 √(D[i][j]² + c) 以后是欧氏的。误差不超过 10⁻⁹·M²。

    The least c ≥ 0 for which the table with √(D[i][j]² + c) in place of each D[i][j], i ≠ j, is Euclidean. Up to 10⁻⁹·M².

    >>> import numpy as np
    >>> round(float(lift(np.array([[0.0, 2.0], [2.0, 0.0]]))), 6)
    0.0
    """
    raise NotImplementedError


def proof() -> str:
    """用 Markdown 证明：对每张对称的 D，`settle` 的两种答案（不计误差，把“≥ …”换成“> 0”）恰有一种存在。由老师阅读，不计分。

    A proof in Markdown that for every symmetric D exactly one of the two answers of `settle` exists (without tolerances, and with “> 0” in
    place of “≥ …”). Read by a person, without points.
    """
    raise NotImplementedError
