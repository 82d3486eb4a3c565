r"""9.1 闵可夫斯基距离何时是度量 / When is the Minkowski distance a metric?

证明：$p \ge 1$ 时闵可夫斯基距离满足 9.3 节的四条度量性质；$0 < p < 1$ 时不满足直递性（三角不等式）。再看 $p$ 趋于无穷时它趋于什么，以及
要多大的 $p$ 才算 "趋于" 了。证明中的每一个构造都写成函数，检查会逐一验证。

**记号。** $\mathrm{dist}_p(x, z) = (\sum_u |x_u - z_u|^p)^{1/p}$，即 (9.18)；$p = \infty$ (`math.inf`) 时是最大的坐标差 $\max_u |x_u - z_u|$。
$\lVert u \rVert_p = \mathrm{dist}_p(u, 0)$。点是 n 个坐标的列表，$n \ge 1$。

**约定。** $p$ 在 0.05 与 1000 之间，或是无穷；坐标的绝对值至多 $10^9$，这个范围内不应溢出。距离的相对误差至多 $10^{-9}$。满足要求的答案
往往很多，哪个都对。不要改动传入的参数。

---

Show that the Minkowski distance has the four properties of a metric of §9.3 for $p \ge 1$ and that the triangle inequality
fails for $0 < p < 1$. Then see what it tends to as $p$ goes to infinity, and how large a $p$ is large enough. Each
construction in the proof becomes a function, and the checks verify every one.

**Notation.** $\mathrm{dist}_p(x, z) = (\sum_u |x_u - z_u|^p)^{1/p}$, which is (9.18); for $p = \infty$ (`math.inf`) it is the largest
difference of coordinates, $\max_u |x_u - z_u|$. $\lVert u \rVert_p = \mathrm{dist}_p(u, 0)$. A point is a list of n
coordinates, $n \ge 1$.

**Conventions.** $p$ is between 0.05 and 1000, or infinite; coordinates are at most $10^9$ in size, and nothing should
overflow there. Distances have a relative error of $10^{-9}$ at most. There are often many right answers; any will do. Do
not change the arguments.
"""


def minkowski(x: list[float], z: list[float], p: float) -> float:
    """两点之间的闵可夫斯基距离。

    The Minkowski distance of two points.

    >>> float(minkowski([0.0, 1.0], [3.0, 5.0], 2))
    5.0
    """
    raise NotImplementedError


def triangle_violation(p: float, n: int) -> tuple[list[float], list[float], list[float]] | None:
    """给定 0.05 ≤ p ≤ 0.99，R^n 中违反三角不等式的三点 (x, y, z)：dist_p(x, z) 比 dist_p(x, y) + dist_p(y, z) 至少大
    百万分之一（相对）。R^n 中没有这样的三点时返回 None。

    For 0.05 ≤ p ≤ 0.99, three points (x, y, z) of R^n that break the triangle inequality: dist_p(x, z) exceeds
    dist_p(x, y) + dist_p(y, z) by a millionth of it at least. None where R^n has no such points.
    """
    raise NotImplementedError


def dual_vector(u: list[float], p: float) -> list[float]:
    """u ≠ 0, p ≥ 1, 1/p + 1/q = 1（p = 1 时 q 为无穷，p 为无穷时 q = 1）：一个向量 v，使 ‖v‖_q ≤ 1 且内积 ⟨u, v⟩ = ‖u‖_p，
    两者的相对误差都至多 1e-9。（有了它，‖a + b‖_p = ⟨a, v⟩ + ⟨b, v⟩ ≤ ‖a‖_p + ‖b‖_p。）

    For u ≠ 0, p ≥ 1 and 1/p + 1/q = 1 (q is infinite for p = 1, and 1 for infinite p): a vector v with ‖v‖_q ≤ 1 and
    inner product ⟨u, v⟩ = ‖u‖_p, both up to a relative error of 1e-9. (With it ‖a + b‖_p = ⟨a, v⟩ + ⟨b, v⟩ ≤ ‖a‖_p + ‖b‖_p.)

    >>> [float(value) for value in dual_vector([-5.0], 3)]
    [-1.0]
    """
    raise NotImplementedError


def smallest_p(n: int, eps: float) -> float:
    """最小的 p ≥ 1，使 R^n 中所有的 u 都满足 ‖u‖_p ≤ (1 + eps)·‖u‖_∞；eps 在 0.0001 与 1000 之间。相对误差至多 1e-8。

    The smallest p ≥ 1 such that ‖u‖_p ≤ (1 + eps)·‖u‖_∞ for all u of R^n, for eps from 0.0001 to 1000. The relative error
    is 1e-8 at most.
    """
    raise NotImplementedError


def proof() -> str:
    """（由教师阅读）写出完整的证明。返回 Markdown 文本。

    (Read by a person) The whole proof. Returns Markdown.
    """
    raise NotImplementedError
