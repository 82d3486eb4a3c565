r"""12.3 证明推论 12.1 / Proving corollary 12.1

引理 12.1 说的是给定 ε 时偏差有多大的概率，推论 12.1 反过来：给定 δ，令 $δ = 2e^{-2mε^2}$，就得到泛化误差的区间 (12.18)。求出它的半宽和
达到给定半宽所需的样例数；再精确计算区间有多大的概率覆盖 E，看看推论留了多少余地；最后看它 **没有** 说什么：同时考察许多假设时，要多少个
才会使 "至少 1 − δ" 落空，而 (12.19) 又怎样补救。证明写在 `proof` 里。

**约定。** 样例独立同分布；E 是一个固定假设的泛化误差，$\hat E$ 是它的经验误差。$10^{-6} \le δ < 1$，0.005 ≤ ε < 1, 1 ≤ m ≤ $10^6$（`coverage`
和 `hypotheses_to_break` 中 m ≤ 200）。区间是闭的，端点可以超出 [0, 1]。凡要比较大小之处（m 够不够大，E 在不在区间里，概率是否超过 δ），两边的
相对差都大于 $10^{-9}$，不必顾虑舍入。

**数值。** 浮点数的误差不超过 $10^{-9}$。每次调用不超过 2 秒 CPU 时间。不要改动传入的参数。

---

Lemma 12.1 tells how likely a deviation is for a given ε. Corollary 12.1 goes the other way: given δ, put $δ = 2e^{-2mε^2}$, and
there is the interval (12.18) for the generalisation error. Find its half-width, and how many examples a given half-width takes;
then compute exactly how likely the interval is to cover E, and so how much room the corollary leaves. See at last what it does
**not** say: how many hypotheses, considered together, break its "at least 1 − δ", and how (12.19) mends that. The proof belongs into
`proof`.

**Conventions.** Examples are i.i.d.; E is the generalisation error of a fixed hypothesis, $\hat E$ its empirical error.
$10^{-6} \le δ < 1$, 0.005 ≤ ε < 1, 1 ≤ m ≤ $10^6$ (m ≤ 200 in `coverage` and `hypotheses_to_break`). Intervals are closed, and their
ends may lie outside [0, 1]. Wherever something is compared (whether m is large enough, whether E lies in the interval, whether a
probability exceeds δ), the two sides differ by more than $10^{-9}$ of their size, so that rounding decides nothing.

**Numbers.** Floats have an error of $10^{-9}$ at most. A call takes at most 2 seconds of CPU time. Do not change the arguments.
"""


def epsilon(m: int, delta: float) -> float:
    """(12.18) 的区间的半宽：使 2e^(−2mε²) = δ 的正数 ε。

    The half-width of the interval (12.18): the positive ε with 2e^(−2mε²) = δ.
    """
    raise NotImplementedError


def sample_size(eps: float, delta: float) -> int:
    """使 2e^(−2mε²) ≤ δ 的最小的 m ≥ 1。

    The least m ≥ 1 with 2e^(−2mε²) ≤ δ.

    >>> sample_size(0.5, 0.9)
    2
    """
    raise NotImplementedError


def interval(err_hat: float, m: int, delta: float) -> tuple[float, float]:
    """经验误差为 err_hat 时的区间 (12.18)：（左端，右端），不截到 [0, 1]。

    The interval (12.18) for the empirical error err_hat: (left end, right end), not clipped to [0, 1].
    """
    raise NotImplementedError


def coverage(a: int, b: int, m: int, delta: float) -> float:
    """区间 (12.18) 含有 E 的精确概率，E = a/b, 0 ≤ a ≤ b ≤ 1000：抽取 m 个样例，区间随 Ê 而变。

    The exact probability that the interval (12.18) contains E, for E = a/b, 0 ≤ a ≤ b ≤ 1000: m examples are drawn, and the interval
    varies with Ê.

    >>> coverage(1, 2, 1, 0.5)
    1.0
    """
    raise NotImplementedError


def hypotheses_to_break(m: int, delta: float) -> int:
    """最小的 K：若 K 个假设的泛化误差都是 ½，它们在样例上的对错彼此独立，则至少一个假设有 |E − Ê| > ε(m, δ) 的概率大于 δ。
    0.01 ≤ δ ≤ 0.99，且 ε(m, δ) < ½。

    The least K such that, of K hypotheses whose generalisation errors all are ½ and whose errors on the examples are independent of
    one another, some has |E − Ê| > ε(m, δ) with a probability greater than δ. 0.01 ≤ δ ≤ 0.99, and ε(m, δ) < ½.
    """
    raise NotImplementedError


def epsilon_finite_class(n_hypotheses: int, m: int, delta: float) -> float:
    """(12.19) 中的半宽：以至少 1 − δ 的概率，假设空间中的 n_hypotheses 个假设 **同时** 满足 |E − Ê| ≤ 它。1 ≤ n_hypotheses ≤ 10^9。

    The half-width in (12.19): with a probability of at least 1 − δ, |E − Ê| is at most that for all n_hypotheses of the space
    **together**. 1 ≤ n_hypotheses ≤ 10^9.
    """
    raise NotImplementedError


def proof() -> str:
    """用 Markdown 写出推论 12.1 的证明，可以使用引理 12.1；并说明为什么它不是对所有 h 同时成立。由老师阅读，不计分。

    The proof of corollary 12.1 in Markdown; lemma 12.1 may be used. Say why it does not hold for all h together. Read by a person,
    without points.
    """
    raise NotImplementedError
