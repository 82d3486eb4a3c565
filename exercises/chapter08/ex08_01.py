r"""8.1 由 Hoeffding 不等式推导式 (8.3) / From Hoeffding's inequality to (8.3)

**书上的题。** 由抛硬币的 Hoeffding 不等式 (8.44) 推导出式 (8.3)：基分类器互相独立时，简单投票的错误率随个数 T 指数下降。先算出不等式的两边，
再找到把硬币变成投票的那个代换，最后看上界有多松。

**先看一个小例子。** 三个基分类器互相独立，各以 0.3 的概率出错。投票出错，就是三个之中至多一个正确：

    一个也不对    0.3³ = 0.027
    恰好一个对    3 × 0.7 × 0.3² = 0.189        投票的错误率 0.027 + 0.189 = 0.216
    上界 (8.3)    e^(-½ × 3 × 0.4²) = e^(-0.24) ≈ 0.787

投票确实比单个的 0.3 强；上界却在 0.216 的三倍以上。

**约定。** 正确的票不过半就算投错，所以 T 为偶数时，票数相等也是错。

**做完想一想。** 推导中哪一步用到了互相独立？哪一步用到了 ε < ½？ε 大于 ½ 时，(8.3) 的右边还是上界吗？`needed_size` 的两个数差了几倍，
这对实际选 T 说明什么？

**★** T 上千、错误率小到 $10^{-100}$ 时也准，提示：二项系数放不进浮点数时，用对数或相邻两项之比。再看不独立时最坏能坏到哪里，
以及错误率与上界各以多快的速度下降。

---

**The exercise.** Derive (8.3) from Hoeffding's inequality for coins, (8.44): if base classifiers are independent, the
error of their majority vote falls exponentially with their number T. First compute both sides of the inequality, then
find the substitution that turns coins into votes, and finally see how loose the bound is.

**A small example first.** Three independent base classifiers err with probability 0.3 each. The vote is wrong if at
most one of the three is right:

    none is right           0.3³ = 0.027
    exactly one is right    3 × 0.7 × 0.3² = 0.189        the error of the vote: 0.027 + 0.189 = 0.216
    the bound (8.3)         e^(-½ × 3 × 0.4²) = e^(-0.24) ≈ 0.787

The vote is better than the 0.3 of a single one indeed; the bound is more than three times 0.216.

**Conventions.** A vote is wrong unless more than half of the votes are right, so for even T a tie is wrong.

**Worth a thought.** Which step of the derivation uses independence? Which one uses ε < ½? Is the right side of (8.3)
still a bound if ε is above ½? How far apart are the two numbers of `needed_size`, and what does that say about choosing
T in practice?

**★** As exact for thousands of votes and for errors as small as $10^{-100}$; hint: where binomial coefficients do not
fit into floats, take logarithms or the ratio of neighbouring terms. Then see how bad it can get without independence,
and how fast the error and its bound fall.
"""


def ensemble_error(T: int, eps: float) -> float:
    """投票的错误率，即 (8.3) 的左边，不是上界。

    The error of the vote: the left side of (8.3), not the bound.

    >>> round(float(ensemble_error(1, 0.25)), 9)
    0.25
    >>> round(float(ensemble_error(2, 0.5)), 9)
    0.75
    >>> round(float(ensemble_error(3, 0.3)), 9)
    0.216
    """
    raise NotImplementedError


def hoeffding(n: int, p: float, delta: float) -> tuple[float, float]:
    """(8.44) 的（左边，右边）。(p - δ)n 本该是整数时，浮点数可能算成 4.999…，不要因此少算一项。

    The (left, right) side of (8.44). Where (p - δ)n should be a whole number, floats may make it 4.999…: do not lose a term
    by that.

    >>> [round(float(side), 6) for side in hoeffding(2, 0.5, 0.5)]
    [0.25, 0.367879]
    """
    raise NotImplementedError


def substitution(eps: float) -> tuple[float, float]:
    """(p, δ)：在 (8.44) 中代入它们和 n = T，就得到 (8.3)。

    (p, δ): put these and n = T into (8.44), and it becomes (8.3).
    """
    raise NotImplementedError


def bound(T: int, eps: float) -> float:
    """(8.3) 的右边。

    The right side of (8.3).

    >>> float(bound(7, 0.5))
    1.0
    >>> round(float(bound(3, 0.3)), 6)
    0.786628
    """
    raise NotImplementedError


def needed_size(eps: float, target: float) -> tuple[int, int]:
    """两个奇数：使错误率不超过 target 的最小的 T，使上界 (8.3) 不超过 target 的最小的 T。

    Two odd numbers: the least T whose error is at most target, and the least T whose bound (8.3) is at most target.

    >>> [int(T) for T in needed_size(0.3, 0.22)]
    [3, 19]
    """
    raise NotImplementedError


def proof() -> str:
    """推导 (8.3)，Markdown，给老师看，不计分。

    The derivation of (8.3), in Markdown, for your teacher; it earns no points.
    """
    raise NotImplementedError


# ---- ★ ----


def adverse_joint(T: int, eps: float) -> list[tuple[tuple[int, ...], float]]:
    """不独立时的最坏情形：哪些分类器出错的一个联合分布，每个分类器出错的概率都是 eps，而投票出错的概率尽可能大。
    返回 [(长为 T 的元组，1 为出错, 概率), …]，没有列出的组合概率为 0；不要把 2^T 种都列出来。T 为奇数，eps < ½。

    The worst without independence: a joint distribution of which classifiers err, each with probability eps, such that
    the vote errs as often as possible. Returns [(tuple of length T, 1 for an error, probability), …]; combinations that
    are not listed have probability 0; do not list all 2^T of them. T is odd and eps below ½.
    """
    raise NotImplementedError


def violation(T: int) -> float:
    """一个 eps，使投票的错误率大于 (8.3) 的右边。

    An eps for which the error of the vote is larger than the right side of (8.3).
    """
    raise NotImplementedError


def decay_rates(eps: float) -> tuple[float, float]:
    """T → ∞ 时 -ln(错误率)/T 与 -ln(上界)/T 的极限，eps < ½。

    The limits of -ln(error)/T and -ln(bound)/T as T → ∞, for eps below ½.
    """
    raise NotImplementedError
