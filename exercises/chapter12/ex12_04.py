r"""12.4 超平面的 VC 维是 d+1 / The VC dimension of hyperplanes is d + 1

**书上的题。** 证明 $\mathbb{R}^d$ 中线性超平面的 VC 维是 d + 1，也就是把例 12.2 与图 12.1 从平面推广到任意维。证明分两
半。下界：有 d + 1 个点能被打散，每一种标记都有超平面实现。上界：任何 d + 2 个点都可以分成两组，使两组的凸包有公共点
（Radon 划分），没有超平面能把这样的两组分开。你要把证明里构造的东西写成程序，检查会逐一验证。

**先看一个小例子。** 平面上，左边三个点、右边四个点。

      C = (0, 1)                          C ------- D      A = (0, 0)    B = (1, 0)
      |                                   |  \   /  |      C = (0, 1)    D = (1, 1)
      |                                   |    ×    |
      A = (0, 0) ---- B = (1, 0)          A ------- B      × = ½A + ½D = ½B + ½C

三个点、标记 (+1, −1, −1)：要 w·A + b = 1，w·B + b = −1，w·C + b = −1，解得 b = 1，w = (−2, −2)，别的标记也这样解。四个
点：A、D 标 +1，B、C 标 −1 时，× 是两个 +1 点的平均，应在正侧；又是两个 −1 点的平均，应在负侧。所以这组标记不能实现。一
条直线上三个点就够了：0、1、3 中 1 = ⅔·0 + ⅓·3。

**约定。** 点是坐标的列表，标记是 −1 或 +1。超平面 (w, b) 实现一组标记，是指对每个点 $y (w·x + b) > 0$，0 不算。
**Radon 划分**写成 `(I, J, lam, mu)`：I、J 是不相交的非空下标列表，`lam`、`mu` 分别是 I、J 中各点的权重，非负且和为 1，
使 $\sum_{i∈I} λ_i x_i = \sum_{j∈J} μ_j x_j$。不必用上所有的点。合乎要求的答案往往很多，哪个都对。

**做完想一想。** 上界的证明在哪里用到了 d + 2 这个数？超平面都过原点时，VC 维是多少？书上说 VC 维为 d 并不意味着所有大小
为 d 的示例集都能被打散，`unshattered_small` 就是例子：怎样的三个点画不出八条线？

**★** 一百多个点、点挤得很紧又离原点很远时也对。提示：先减去其中一个点。

---

**The exercise.** Show that the VC dimension of the hyperplanes of $\mathbb{R}^d$ is d + 1: example 12.2 and figure 12.1
carried from the plane to any dimension. The proof has two halves. Below: some d + 1 points are shattered, each
labelling has a hyperplane. Above: any d + 2 points fall into two groups whose convex hulls share a point (a Radon
partition), and no hyperplane separates such groups. Write what the proof constructs as programs; the checks verify
every construction.

**A small example first.** In the plane, three points on the left and four on the right.

      C = (0, 1)                          C ------- D      A = (0, 0)    B = (1, 0)
      |                                   |  \   /  |      C = (0, 1)    D = (1, 1)
      |                                   |    ×    |
      A = (0, 0) ---- B = (1, 0)          A ------- B      × = ½A + ½D = ½B + ½C

Three points with labels (+1, −1, −1): we want w·A + b = 1, w·B + b = −1, w·C + b = −1, and find b = 1, w = (−2, −2); so
for any other labels. Four points, A and D labelled +1, B and C −1: × is the mean of two +1 points and should be on the
positive side; it is the mean of two −1 points and should be on the negative one. So these labels are not realised. On a
line three points are enough: of 0, 1, 3 we have 1 = ⅔·0 + ⅓·3.

**Conventions.** A point is a list of coordinates; labels are −1 or +1. A hyperplane (w, b) realises labels if
$y (w·x + b) > 0$ for every point; 0 does not count. **A Radon partition** is `(I, J, lam, mu)`: I and J are disjoint
non-empty lists of indices, `lam` and `mu` the weights of the points in I and in J, non-negative with sum 1, such that
$\sum_{i∈I} λ_i x_i = \sum_{j∈J} μ_j x_j$. Not every point need be used. There are often many such answers; any is
right.

**Worth a thought.** Where does the proof from above use the number d + 2? What is the VC dimension of hyperplanes
through the origin? The book says that a VC dimension of d does not mean that every set of d examples is shattered, and
`unshattered_small` is an example: for which three points are there no eight lines?

**★** As right with more than a hundred points, and with points that lie close together and far from the origin. Hint:
subtract one point first.
"""


def shattered_points(d: int) -> list[list[float]]:
    """R^d 中能被超平面打散的 d+1 个点。

    d + 1 points of R^d that hyperplanes shatter.

    >>> len(shattered_points(2))
    3
    """
    raise NotImplementedError


def realize(points: list[list[float]], labels: list[int]) -> tuple[list[float], float]:
    """实现这组标记的超平面 (w, b)。points 是仿射无关的点（减去其中一个，其余各差线性无关），至多 d+1 个，也可以更少；
    labels 任意。

    A hyperplane (w, b) that realises the labels. The points are affinely independent (with one of them subtracted, the
    others are linearly independent), d + 1 of them or fewer; the labels are arbitrary.

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
    """R^d 中给定的 d+2 个点上，没有任何超平面能实现的一组标记；点可以重合，可以共线。

    Labels of the given d + 2 points of R^d that no hyperplane realises; points may coincide or lie on a line.

    >>> y = unrealizable_labels([[0.0], [1.0], [3.0]])  # (-1, 1, -1), or the other way round
    >>> bool(y[0] == y[2] != y[1])
    True
    """
    raise NotImplementedError


def unshattered_small(d: int) -> tuple[list[list[float]], list[int], list[int], list[float], list[float]]:
    """并非任何 d+1 个点都能被打散：(points, I, J, lam, mu)，其中 points 是 R^d (d ≥ 2) 中 d+1 个互不相同的点，其余是它们的
    Radon 划分。

    Not all sets of d + 1 points are shattered: (points, I, J, lam, mu) with d + 1 different points of R^d (d ≥ 2) and a
    Radon partition of them.

    >>> len(unshattered_small(2)[0])
    3
    """
    raise NotImplementedError


def proof() -> str:
    """用 Markdown 写出证明：VC 维为何至少是 d+1，又为何至多是 d+1。给老师看，不计分。

    The proof in Markdown: why the VC dimension is at least, and at most, d + 1. For your teacher, without points.
    """
    raise NotImplementedError
