r"""cookbook5.3 间隔限制打散 / A margin limits shattering

半径为 R 的球内有 k 个点，要求无论怎样标记，都有满足 $‖w‖ \le A$ 的超平面使每个点 $y (w·x + b) \ge 1$。A 越小，
也就是间隔 $1/‖w‖$ 越大，这样的点就越少。对正单纯形（各顶点两两等距）求出每种标记的最小范数的超平面，以及所需的 A；
对任意 k 个点找出一种困难的标记，从而说明没有比正单纯形更好的点；最后检验常见的界 “VC 维
$\le \lfloor R^2 A^2 \rfloor + 1$”。

证明写在 `proof` 里。

**约定。** 标记是 1 与 -1。正单纯形以原点为中心：各点的范数都是 R，两两距离相等。每次调用不超过 2 秒 CPU 时间。
不要改动传入的参数。

---

k points in a ball of radius R shall be labelled in every way by hyperplanes with $‖w‖ \le A$ and $y (w·x + b) \ge 1$ at
each point. The smaller A is, that is, the larger the margin $1/‖w‖$, the fewer points there can be. For the regular
simplex (vertices at equal distances from one another) find the hyperplane of least norm for every labelling, and the A
that is needed; for any k points find a hard labelling, and so show that no points do better than the simplex; then test
the familiar bound “VC dimension $\le \lfloor R^2 A^2 \rfloor + 1$”.

The proof goes into `proof`.

**Conventions.** Labels are 1 and -1. A regular simplex is about the origin: all points have norm R, and all pairs have
the same distance. A call takes at most 2 seconds of CPU time. Do not change the arguments.
"""

import numpy as np


def simplex(k: int, R: float) -> np.ndarray:
    """形状 (k, k-1) 的任意一个正单纯形：每个点的范数是 R，两两距离相等，误差不超过 1e-9 R。2 ≤ k ≤ 30, 10^-6 ≤ R ≤
    10^6。

    Any regular simplex, of shape (k, k-1): every point has norm R, and the distances between two points are all equal,
    up to 1e-9 R. 2 ≤ k ≤ 30 and 10^-6 ≤ R ≤ 10^6.

    >>> sorted(round(float(point[0]), 9) for point in simplex(2, 3.0))
    [-3.0, 3.0]
    """
    raise NotImplementedError


def separator(points: np.ndarray, labels: list[int]) -> tuple[np.ndarray, float]:
    """points 是形状 (k, k-1) 的任意一个正单纯形，2 ≤ k ≤ 7, 10^-3 ≤ R ≤ 10^3；标记可以全相同。(w, b) 对每个点有 y_i
    (w·x_i + b) ≥ 1 − 10^-6，
    而 ‖w‖ 不超过最小值的 1 + 10^-5 倍加上 10^-6 / R。

    `points` is any regular simplex of shape (k, k-1), 2 ≤ k ≤ 7 and 10^-3 ≤ R ≤ 10^3; all labels may be equal. (w, b)
    with y_i (w·x_i + b) ≥ 1 − 10^-6 for every point, and with ‖w‖ at most 1 + 10^-5 times the least there is, plus
    10^-6 / R.

    >>> import numpy as np
    >>> w, b = separator(np.array([[2.0], [-2.0]]), [1, -1])
    >>> round(float(w[0]), 4), round(abs(float(b)), 4)
    (0.5, 0.0)
    """
    raise NotImplementedError


def needed_norm(k: int, R: float) -> float:
    """最小的 A，使 k 个点的正单纯形的每一种标记都有满足上述要求而 ‖w‖ ≤ A 的超平面。2 ≤ k ≤ 200, 10^-6 ≤ R ≤ 10^6；
    相对误差不超过 10^-9。

    The least A for which every labelling of the regular simplex of k points has such a hyperplane with ‖w‖ ≤ A. 2 ≤ k ≤
    200 and 10^-6 ≤ R ≤ 10^6; the relative error is at most 10^-9.

    >>> round(float(needed_norm(2, 4.0)), 9)
    0.25
    """
    raise NotImplementedError


def hardest_labelling(points: np.ndarray) -> list[int]:
    """任意 k 个点，形状 (k, d), 2 ≤ k ≤ 8, d ≤ 8，最大的范数 R 在 10^-6 与 10^6 之间。一种标记，两类的点数相差至多 1，
    而两类的均值相距不超过
    2/A, A = needed_norm(k, R)，允许 10^-9 的相对误差。（由此这种标记需要 ‖w‖ ≥ A。）任意一种都可以。

    Any k points of shape (k, d), 2 ≤ k ≤ 8 and d ≤ 8, the largest norm R being between 10^-6 and 10^6. Labels such that
    the classes differ in size by 1 at most, and their means are at most 2/A apart, where A = needed_norm(k, R), up to a
    relative error of 10^-9. (So this labelling needs ‖w‖ ≥ A.) Any such labels will do.

    >>> import numpy as np
    >>> sorted(hardest_labelling(np.array([[1.0], [-1.0]])))
    [-1, 1]
    """
    raise NotImplementedError


def beats_the_bound(k: int) -> float:
    """k 是奇数，3 ≤ k ≤ 99：一个 A，使 R = 1 的 k 个点的正单纯形可以这样打散（A 可以比所需的小，相差不超过所需的
    10^-9），然而 ⌊A²⌋ + 1 < k。

    k is odd, 3 ≤ k ≤ 99: an A for which the regular simplex of k points with R = 1 is shattered in this way (A may be
    smaller than needed by 10^-9 times that), although ⌊A²⌋ + 1 < k.
    """
    raise NotImplementedError


def proof() -> str:
    """用 Markdown 写出证明：单纯形每种标记的最小范数；半径 R 内任何 k 个点所需的 A 都不小于单纯形的。由老师阅读，
    不计分。

    The proof in Markdown: the least norm for every labelling of the simplex; that no k points within radius R need a
    smaller A than the simplex. Read by a person, without points.
    """
    raise NotImplementedError
