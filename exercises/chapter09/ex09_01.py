r"""9.1 闵可夫斯基距离何时是度量 / When is the Minkowski distance a metric?

**书上的题。** 证明 $p \ge 1$ 时闵可夫斯基距离 (9.18) 满足度量的四条性质，$0 < p < 1$ 时不满足直递性（三角不等式），$p$ 趋于无穷时它
趋于最大的坐标差。证明中的每一个构造都写成函数，证明本身写在 `proof` 里。

**先看一个小例子。** 从 x = (0, 0) 到 z = (3, 4)，或者绕经 y = (3, 0)：

    p             0.5       1     2     4       无穷
    dist(x, z)    13.928    7     5     4.285   4
    绕经 y        3 + 4     7     7     7       7

p ≥ 1 时直走不比绕路远；p = 0.5 时绕路反而近了一半。

**约定。** 点是坐标的列表。$p$ 为无穷 (`math.inf`) 时距离是最大的坐标差。$\lVert u \rVert_p$ 是 u 到原点的距离。满足要求的答案往往
很多，哪个都对。

**做完想一想。** 画出 p = 0.5、1、2 与无穷的单位圆：三角不等式与圆的形状有什么关系？p 很大时，距离由几个坐标决定？两百个属性的数据
要“几乎只看最大的差”，p 得多大？

**★** p 是 1000 或 0.05，坐标差是一百万或百万分之一时，既不溢出也不变成 0。提示：先把最大的坐标差提出来。

---

**The exercise.** Show that the Minkowski distance (9.18) has the four properties of a metric for $p \ge 1$, that the triangle
inequality fails for $0 < p < 1$, and that the distance tends to the largest difference of coordinates as $p$ goes to infinity.
Each construction in the proof becomes a function; the proof itself goes into `proof`.

**A small example first.** From x = (0, 0) to z = (3, 4), or by way of y = (3, 0):

    p             0.5       1     2     4       infinite
    dist(x, z)    13.928    7     5     4.285   4
    by way of y   3 + 4     7     7     7       7

For p ≥ 1 the direct way is no longer than the detour; for p = 0.5 the detour is half as long.

**Conventions.** A point is a list of coordinates. For infinite $p$ (`math.inf`) the distance is the largest difference of
coordinates. $\lVert u \rVert_p$ is the distance of u from the origin. There are often many right answers; any will do.

**Worth a thought.** Draw the unit circles for p = 0.5, 1, 2 and infinity: what has the triangle inequality to do with their
shape? How many coordinates decide the distance if p is large? How large does p have to be for data of two hundred attributes
to see “hardly anything but the largest difference”?

**★** With p = 1000 or 0.05 and differences of a million or a millionth nothing overflows, and nothing becomes 0. Hint: factor
the largest difference out first.
"""


def minkowski(x: list[float], z: list[float], p: float) -> float:
    """两点之间的闵可夫斯基距离。

    The Minkowski distance of two points.

    >>> float(minkowski([0.0, 1.0], [3.0, 5.0], 2))
    5.0
    """
    raise NotImplementedError


def triangle_violation(p: float, n: int) -> tuple[list[float], list[float], list[float]] | None:
    """0 < p < 1 时，R^n 中违反三角不等式的三点 (x, y, z)：dist_p(x, z) > dist_p(x, y) + dist_p(y, z)。R^n 中没有这样的三点时返回 None。

    For 0 < p < 1, three points (x, y, z) of R^n that break the triangle inequality: dist_p(x, z) > dist_p(x, y) + dist_p(y, z).
    None where R^n has no such points.

    >>> len(triangle_violation(0.5, 2))
    3
    """
    raise NotImplementedError


def dual_vector(u: list[float], p: float) -> list[float]:
    """u ≠ 0，p ≥ 1，1/p + 1/q = 1（p = 1 时 q 为无穷，p 为无穷时 q = 1）：一个向量 v，使 ‖v‖_q ≤ 1 且内积 ⟨u, v⟩ = ‖u‖_p。
    （有了它，‖a + b‖_p = ⟨a, v⟩ + ⟨b, v⟩ ≤ ‖a‖_p + ‖b‖_p，其中 v 取自 u = a + b。）

    For u ≠ 0, p ≥ 1 and 1/p + 1/q = 1 (q is infinite for p = 1, and 1 for infinite p): a vector v with ‖v‖_q ≤ 1 and inner
    product ⟨u, v⟩ = ‖u‖_p. (With it ‖a + b‖_p = ⟨a, v⟩ + ⟨b, v⟩ ≤ ‖a‖_p + ‖b‖_p, where v is that of u = a + b.)

    >>> [float(value) for value in dual_vector([-5.0], 3)]
    [-1.0]
    """
    raise NotImplementedError


def smallest_p(n: int, eps: float) -> float:
    """最小的 p ≥ 1，使 R^n 中所有的 u 都满足 ‖u‖_p ≤ (1 + eps)·‖u‖_∞。

    The smallest p ≥ 1 such that ‖u‖_p ≤ (1 + eps)·‖u‖_∞ for all u of R^n.

    >>> float(smallest_p(1, 0.5))
    1.0
    """
    raise NotImplementedError


def proof() -> str:
    """完整的证明，Markdown，由老师评阅。

    The whole proof in Markdown, read by your teacher.
    """
    raise NotImplementedError
