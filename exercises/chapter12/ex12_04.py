"""12.4 超平面的 VC 维是 d+1 / The VC dimension of hyperplanes is d + 1

证明分两半。下界：有 d+1 个点能被 R^d 中的超平面打散，即每一种标记都有超平面实现。上界：任何 d+2 个点都不能被打散，因为它们可以分成
两组，使两组的凸包有公共点（Radon 划分），这时没有超平面能把两组分开。把证明中要构造的东西写成程序，检查会逐一验证；
证明本身写在 `proof` 里。

**约定。** 1 ≤ d ≤ 10，至多 150 个点。点是长为 d 的坐标的列表；标记是 −1 或 +1。超平面 (w, b) 实现一组标记，是指对每个点 $y (w·x + b) > 0$，0 不算。
**Radon 划分** `(I, J, lam, mu)`：I、J 是不相交的非空下标列表，`lam`、`mu` 分别是 I、J 中各点的权重，非负且和为 1，使
$\\sum_{i∈I} λ_i x_i = \\sum_{j∈J} μ_j x_j$。不必用上所有的点。满足要求的答案往往很多，哪个都对。

**数值。** 给定的点，坐标的绝对值不超过 $10^7$；其中最大的不小于 $10^{-6}$，或者全是 0。仿射无关与 $y (w·x + b) > 0$ 按返回的数精确判断；Radon 划分的两个加权平均在每个坐标上相差不超过
$10^{-8} \\max |x|$，权重之和准到 $10^{-8}$。每次调用不超过 1 秒 CPU 时间。不要改动传入的参数。

---

The proof has two halves. Below: some d + 1 points are shattered by the hyperplanes of R^d, so that each labelling has a
hyperplane. Above: no d + 2 points are shattered, because they fall into two groups whose convex hulls share a point (a
Radon partition), and no hyperplane separates such groups. Write what the proof constructs as programs; the checks verify
every construction. The proof itself belongs into `proof`.

**Conventions.** 1 ≤ d ≤ 10, and there are 150 points at most. A point is a list of d coordinates; labels are −1 or +1. A hyperplane (w, b) realises labels if
$y (w·x + b) > 0$ for every point; 0 does not count. **A Radon partition** `(I, J, lam, mu)`: I and J are disjoint
non-empty lists of indices, `lam` and `mu` the weights of the points in I and in J, non-negative with sum 1, such that
$\\sum_{i∈I} λ_i x_i = \\sum_{j∈J} μ_j x_j$. Not every point need be used. There are often many such answers; any is right.

**Numbers.** Coordinates of given points are at most $10^7$ in size, and the largest is at least $10^{-6}$ unless all are 0.
Affine independence and $y (w·x + b) > 0$ are judged exactly, from the numbers that you return; the two weighted means of a
Radon partition differ by $10^{-8} \\max |x|$ at most in each coordinate, and weights sum to 1 within $10^{-8}$. A call takes
at most a second of CPU time. Do not change the arguments.
"""


def shattered_points(d: int) -> list[list[float]]:
    """R^d 中能被超平面打散的 d+1 个点。

    d + 1 points of R^d that hyperplanes shatter.
    """
    raise NotImplementedError


def realize(points: list[list[float]], labels: list[int]) -> tuple[list[float], float]:
    """实现这组标记的超平面 (w, b)；points 是任意仿射无关的点，至多 d+1 个，labels 任意。各点减去第一个点之后，差的矩阵的条件数
    不超过 10^6，坐标的绝对值不超过最大的差的 1000 倍（只有一个点时任意）。

    A hyperplane (w, b) that realises the labels; the points are affinely independent, at most d + 1, the labels
    arbitrary. With the first point subtracted from the others, their matrix has a condition number of 10^6 at most, and
    coordinates are at most 1000 times its largest entry (any if there is one point only).

    >>> w, b = realize([[0.0], [2.0]], [-1, 1])
    >>> bool(w[0] * 0 + b < 0 < w[0] * 2 + b)
    True
    """
    raise NotImplementedError


def radon(points: list[list[float]]) -> tuple[list[int], list[int], list[float], list[float]]:
    """R^d 中至少 d+2 个点的一个 Radon 划分；点可以重合，可以共线。

    A Radon partition of at least d + 2 points of R^d, which may coincide or lie on a line.

    >>> I, J, lam, mu = radon([[0.0], [1.0], [3.0]])  # [1], [0, 2], [1.0], [2/3, 1/3], or the other way round
    >>> sorted([sorted(int(i) for i in I), sorted(int(j) for j in J)])
    [[0, 2], [1]]
    """
    raise NotImplementedError


def unrealizable_labels(points: list[list[float]]) -> list[int]:
    """R^d 中给定的 d+2 个点上，没有任何超平面能实现的一组标记。点可以重合，可以共线；其中任何几个点若仿射无关，则各坐标变动不超过
    10^-6 max |x| 时仍然仿射无关，不必顾虑舍入。

    Labels of the given d + 2 points of R^d that no hyperplane realises. Points may coincide or lie on a line; any of them that are
    affinely independent remain so if coordinates change by 10^-6 max |x| at most, so that rounding decides nothing.
    """
    raise NotImplementedError


def unshattered_small(d: int) -> tuple[list[list[float]], list[int], list[int], list[float], list[float]]:
    """并非任何 d+1 个点都能被打散：(points, I, J, lam, mu)，其中 points 是 R^d (d ≥ 2) 中 d+1 个互不相同的点，其余是它们的 Radon 划分。

    Not all sets of d + 1 points are shattered: (points, I, J, lam, mu) with d + 1 different points of R^d (d ≥ 2) and a
    Radon partition of them.
    """
    raise NotImplementedError


def proof() -> str:
    """用 Markdown 写出证明：VC 维为何至少是 d+1，又为何至多是 d+1。由老师阅读，不计分。

    The proof in Markdown: why the VC dimension is at least, and at most, d + 1. Read by a person, without points.
    """
    raise NotImplementedError
