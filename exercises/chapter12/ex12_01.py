r"""12.1 Jensen 不等式 / Jensen's inequality

对凸函数 f 有 $f(\mathbb{E}x) \le \mathbb{E}f(x)$。一种证明在均值处取图像的一条支撑直线：它过 $(μ, f(μ))$，而处处不高于 f；另一种证明用归纳法，
每次把一个点并到前面的点里去。请对给定的 f 和有限分布写出两种证明要用的东西；再看条件的必要：f 若不是凸函数，总有一个分布使不等式不成立。
证明写在 `proof` 里。

**记号。** 分布由 `xs`（m 个互不相同的数）和 `ps`（它们的概率，和为 1）给出；$μ = \sum_i p_i x_i$ 是均值。f 是一个函数，输入一个数，返回一个数，
连续，不一定可导；在 [−60, 60] 上有定义，绝对值不超过 $10^8$，精确到双精度的舍入误差。

**范围。** 1 ≤ m ≤ 60，$|x_i| \le 50$，相互的距离不小于 0.001，$p_i \ge 0.001$。某个 $x_i$ 可以恰是 μ，那时浮点数算出的
μ 与它可能有舍入之差；其余的 $x_i$ 与 μ 的距离不小于 $10^{-6}$。

**数值。** 允许的误差是 $10^{-9} (1 + \max_i |f(x_i)|)$；`supporting_slope` 的不等式允许差 $10^{-7} (1 + \max_i |f(x_i)|)$。
每次调用不超过 2 秒 CPU 时间；f 求值较慢，一次调用中至多求值 3000 次。不要改动传入的参数。

---

For a convex f, $f(\mathbb{E}x) \le \mathbb{E}f(x)$. One proof takes a supporting line of the graph at the mean: it passes through
$(μ, f(μ))$ and is nowhere above f. Another goes by induction, and merges one point at a time into those before. Write for a given f and
a finite distribution what the two proofs use; then see that the condition is needed: if f is not convex, some distribution breaks the
inequality. The proof belongs into `proof`.

**Notation.** A distribution is given by `xs`, m different numbers, and `ps`, their probabilities, which sum to 1; its mean is
$μ = \sum_i p_i x_i$. f is a function that takes a number and returns a number, continuous but not always differentiable; it is defined on
[−60, 60], at most $10^8$ in size there, and right up to the rounding of floats.

**Ranges.** 1 ≤ m ≤ 60, $|x_i| \le 50$, any two of them at least 0.001 apart, $p_i \ge 0.001$. One $x_i$ may be μ
itself, from which a μ computed in floats may then differ by rounding; the other $x_i$ are at least $10^{-6}$ away from μ.

**Numbers.** An error of $10^{-9} (1 + \max_i |f(x_i)|)$ is allowed; the inequalities of `supporting_slope` may fail by
$10^{-7} (1 + \max_i |f(x_i)|)$. A call takes at most 2 seconds of CPU time; f is slow,
and is evaluated 3000 times in a call at most. Do not change the arguments.
"""

from collections.abc import Callable

Function = Callable[[float], float]


def jensen_sides(f: Function, xs: list[float], ps: list[float]) -> tuple[float, float]:
    """不等式的两边 (f(E x), E f(x))。f 是任意的。

    Both sides of the inequality, (f(E x), E f(x)). Here f is arbitrary.

    >>> jensen_sides(abs, [-1.0, 1.0], [0.5, 0.5])
    (0.0, 1.0)
    """
    raise NotImplementedError


def supporting_slope(f: Function, xs: list[float], ps: list[float]) -> float:
    """f 是凸函数。一个斜率 a，使 f(x_i) ≥ f(μ) + a (x_i − μ) 对每个 i 成立；合乎要求的都对。

    f is convex. A slope a with f(x_i) ≥ f(μ) + a (x_i − μ) for every i; any that meets this is right.

    >>> -1 <= supporting_slope(abs, [-1.0, 1.0], [0.5, 0.5]) <= 1
    True
    """
    raise NotImplementedError


def induction_chain(f: Function, xs: list[float], ps: list[float]) -> list[float]:
    """归纳证明中的数列 c_1, …, c_m, f 是任意的。按给出的顺序，c_j 是把前 j 个点并成一个点之后 f 的期望：并成的点位于前 j 个点的条件均值，
    概率是它们的概率之和，其余的点不动。于是 c_1 = E f(x), c_m = f(E x)。

    The sequence c_1, …, c_m of the proof by induction, for any f. In the order given, c_j is the expectation of f once the first j points
    are merged into one: that lies at the conditional mean of the first j points and has the sum of their probabilities, and the others
    stay. So c_1 = E f(x) and c_m = f(E x).

    >>> [float(c) for c in induction_chain(abs, [-1.0, 1.0], [0.5, 0.5])]
    [1.0, 0.0]
    """
    raise NotImplementedError


def breaking_distribution(f: Function, lo: float, hi: float) -> tuple[list[float], list[float]] | None:
    """f 在 [lo, hi] 上若是凸函数，返回 None；否则返回 [lo, hi] 中的一个分布 (xs, ps)，使 f(E x) ≥ E f(x) + 1e-6。xs 互不相同，ps 为正，点数和
    距离不限。−50 ≤ lo < hi ≤ 50。若 f 不是凸函数，则把 [lo, hi] 分成 32 等份的 33 个点中，有两个相隔偶数份的点 u、v，使
    f((u + v) / 2) ≥ (f(u) + f(v)) / 2 + 0.001。

    None if f is convex on [lo, hi]; otherwise a distribution (xs, ps) in [lo, hi] with f(E x) ≥ E f(x) + 1e-6. The xs are different, the
    ps positive; how many points, and how far apart, is free. −50 ≤ lo < hi ≤ 50. If f is not convex then, of the 33 points that
    cut [lo, hi] into 32 equal parts, some u and v, an even number of parts from one another, have
    f((u + v) / 2) ≥ (f(u) + f(v)) / 2 + 0.001.
    """
    raise NotImplementedError


def proof() -> str:
    """用 Markdown 写出 Jensen 不等式的证明，用支撑直线或用归纳法。由老师阅读，不计分。

    A proof of Jensen's inequality in Markdown, by supporting lines or by induction. Read by a person, without points.
    """
    raise NotImplementedError
