r"""12.1 Jensen 不等式 / Jensen's inequality

**书上的题。** 证明 (12.4)：f 是凸函数时 $f(\mathbb{E}x) ≤ \mathbb{E}f(x)$。定理 12.5 的证明就靠它把上确界移到期望里面
去。证明有两条路：过均值处的点画一条支撑直线，它处处不高于 f；或者用归纳法，每次把一个点并到前面的点里去。你要对给定的 f
和分布算出这两条路上用到的东西，再看条件能不能去掉：f 不是凸函数时，总有一个分布使不等式不成立。

**先看一个小例子。** $f(x) = x^2$，x 取 0、1、4，概率是 ½、¼、¼，均值 μ = 1.25。

    两边        f(μ) = 1.5625          E f = ½·0 + ¼·1 + ¼·16 = 4.25
    支撑直线    过 (1.25, 1.5625) 向左连弦，斜率 1.25 与 2.25；向右是 5.25：斜率取 2.25 到 5.25 之间的数都行
    归纳        把 0 和 1 并成一个点：在条件均值 (½·0 + ¼·1) / ¾ = 1/3，概率 ¾
                E f 就从 4.25 变成 ¾·1/9 + ¼·16 ≈ 4.083，再把 4 也并进来，成了 1.5625

每并一次，期望都不增，这就是归纳的一步。$f(x) = x^3$ 在 [-1, 1] 上不是凸函数：x 取 -1 与 0，各一半，f(μ) = -0.125，却大
于 E f = -0.5。

**约定。** 分布由 `xs`（互不相同的数）和 `ps`（它们的概率，和为 1）给出。`f` 是一个函数，输入一个数，返回一个数，连续，
不一定可导。

**做完想一想。** 支撑直线的证明里，f 可导用到了吗？等号什么时候成立？$f(x) = |x|$、μ = 0 时有多少条支撑直线？

**★** f 的值大到一千万、点有几十个、某个 $x_i$ 与算出的 μ 只差舍入误差时也对。提示：弦太短时，它的斜率只剩舍入误差。

---

**The exercise.** Prove (12.4): $f(\mathbb{E}x) ≤ \mathbb{E}f(x)$ for a convex f. The proof of theorem 12.5 uses it to
move a supremum inside an expectation. There are two ways: draw a supporting line through the point at the mean, which
is nowhere above f; or go by induction, and merge one point at a time into those before. For a given f and distribution
you compute what the two ways use. Then see whether the condition can go: if f is not convex, some distribution breaks
the inequality.

**A small example first.** $f(x) = x^2$; x is 0, 1, 4 with probabilities ½, ¼, ¼, and the mean is μ = 1.25.

    sides       f(μ) = 1.5625          E f = ½·0 + ¼·1 + ¼·16 = 4.25
    line        chords from (1.25, 1.5625) to the left have slopes 1.25 and 2.25, to the right 5.25: any from 2.25 to 5.25 will do
    induction   merge 0 and 1: one point at the conditional mean (½·0 + ¼·1) / ¾ = 1/3 with probability ¾
                E f goes from 4.25 to ¾·1/9 + ¼·16 ≈ 4.083; merge 4 as well, and it is 1.5625

No merging makes the expectation larger, which is the step of the induction. $f(x) = x^3$ is not convex on [-1, 1]: with
x at -1 and 0, each a half, f(μ) = -0.125 is above E f = -0.5.

**Conventions.** A distribution is given by `xs`, different numbers, and `ps`, their probabilities, which sum to 1. `f`
is a function that takes a number and returns one, continuous but not always differentiable.

**Worth a thought.** Did the proof by a supporting line use a derivative? When does equality hold? How many supporting
lines has $f(x) = |x|$ at μ = 0?

**★** As right where f reaches ten million, with dozens of points, and where some $x_i$ differs from the computed μ by
rounding alone. Hint: of a chord that is too short only rounding is left.
"""

from collections.abc import Callable

Function = Callable[[float], float]


def jensen_sides(f: Function, xs: list[float], ps: list[float]) -> tuple[float, float]:
    """不等式的两边 (f(E x), E f(x))，f 是任意的。

    Both sides of the inequality, (f(E x), E f(x)), for any f.

    >>> jensen_sides(abs, [-1.0, 1.0], [0.5, 0.5])
    (0.0, 1.0)
    """
    raise NotImplementedError


def supporting_slope(f: Function, xs: list[float], ps: list[float]) -> float:
    """f 是凸函数：返回一个斜率 a，使 f(x_i) ≥ f(μ) + a (x_i − μ) 对每个 i 成立；合乎要求的都对。

    For a convex f: a slope a with f(x_i) ≥ f(μ) + a (x_i − μ) for every i; any that meets this is right.

    >>> -1 <= supporting_slope(abs, [-1.0, 1.0], [0.5, 0.5]) <= 1
    True
    >>> 2.25 <= supporting_slope(lambda x: x * x, [0.0, 1.0, 4.0], [0.5, 0.25, 0.25]) <= 5.25
    True
    """
    raise NotImplementedError


def induction_chain(f: Function, xs: list[float], ps: list[float]) -> list[float]:
    """归纳证明中的数列 c_1, …, c_m，f 是任意的：c_j 是按给出的次序把前 j 个点并成一个点（位于它们的条件均值，概率是它们的
    概率之和）以后 f 的期望。所以 c_1 = E f(x)，c_m = f(E x)。

    The sequence c_1, …, c_m of the induction, for any f: c_j is the expectation of f once the first j points, in the
    order given, are merged into one (at their conditional mean, with the sum of their probabilities). So c_1 = E f(x)
    and c_m = f(E x).

    >>> [float(c) for c in induction_chain(abs, [-1.0, 1.0], [0.5, 0.5])]
    [1.0, 0.0]
    >>> [round(float(c), 3) for c in induction_chain(lambda x: x * x, [0.0, 1.0, 4.0], [0.5, 0.25, 0.25])]
    [4.25, 4.083, 1.562]
    """
    raise NotImplementedError


def breaking_distribution(f: Function, lo: float, hi: float) -> tuple[list[float], list[float]] | None:
    """[lo, hi] 中的一个分布 (xs, ps)，使 f(E x) ≥ E f(x) + 1e-6（差得更少的可能只是舍入）；f 在 [lo, hi] 上是凸函数时返回
    None。只须看把 [lo, hi] 分成 32 等份的 33 个点，以及中点也在其中的那些弦。

    A distribution (xs, ps) in [lo, hi] with f(E x) ≥ E f(x) + 1e-6 (less may be mere rounding); None if f is convex on
    [lo, hi]. It is enough to look at the 33 points that cut [lo, hi] into 32 equal parts, and at the chords whose
    middle is one of them.

    >>> breaking_distribution(abs, -1.0, 1.0) is None
    True
    >>> breaking_distribution(lambda x: x**3, -1.0, 1.0) is None
    False
    """
    raise NotImplementedError


def proof() -> str:
    """用 Markdown 写出 Jensen 不等式的证明，用支撑直线或用归纳法；给老师看，不计分。

    A proof of Jensen's inequality in Markdown, by supporting lines or by induction; for your teacher, without points.
    """
    raise NotImplementedError
