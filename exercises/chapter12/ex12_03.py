r"""12.3 证明推论 12.1 / Proving corollary 12.1

**书上的题。** 证明推论 12.1。引理 12.1 说的是给定 ε 时偏差有多大的概率；推论反过来：给定 δ，令 $δ = 2e^{-2mε^2}$，就得
到泛化误差的区间 (12.18)。求出区间的半宽，和达到给定半宽所需的样例数；再精确计算区间有多大的概率含有 E，看看推论留了多少
余地；最后看它**没有**说什么：同时考察多少个假设，“至少 1 − δ” 就落空了，而 (12.19) 又怎样补救。

**先看一个小例子。** m = 4，δ = ½。$ε = \sqrt{\ln 4 / 8} ≈ 0.416$。一个假设的 E = ½，4 个样例中错 k 个，区间以 k/4 为中
心：

    k        0               1               2               3               4
    区间     [-0.42, 0.42]   [-0.17, 0.67]   [0.08, 0.92]    [0.33, 1.17]    [0.58, 1.42]
    含 ½ 吗  不含            含              含              含              不含
    概率     1/16            4/16            6/16            4/16            1/16

含有 E 的概率是 14/16 = 0.875，比推论保证的 ½ 大得多。若有 K 个这样的假设，对错彼此独立，至少一个出界的概率是
$1 - (7/8)^K$：K = 5 时 0.487，K = 6 时 0.551，“至少 1 − δ” 就不成立了。

**约定。** E 是一个固定假设的泛化误差，$\hat E$ 是它的经验误差。区间是闭的，两端可以超出 [0, 1]。

**做完想一想。** 精度提高一位（ε 变成十分之一），样例要多少倍？δ 变成百分之一呢？训练得到的 h 是由训练集挑出来的，能对它
用推论 12.1 吗？

**★** 样例多到百万、δ 小到百万分之一时也对；少一个样例只差一亿分之一时，也不会少取。提示：取整之前不要留余地。

---

**The exercise.** Prove corollary 12.1. Lemma 12.1 tells how likely a deviation is for a given ε; the corollary goes the
other way: given δ, put $δ = 2e^{-2mε^2}$, and there is the interval (12.18) for the generalisation error. Find its
half-width, and how many examples a given half-width takes; then compute exactly how likely the interval is to contain
E, and so how much room the corollary leaves. See at last what it does **not** say: how many hypotheses, considered
together, break its “at least 1 − δ”, and how (12.19) mends that.

**A small example first.** m = 4 and δ = ½: $ε = \sqrt{\ln 4 / 8} ≈ 0.416$. A hypothesis has E = ½; with k of 4 examples
wrong, the interval has the centre k/4:

    k            0               1               2               3               4
    interval     [-0.42, 0.42]   [-0.17, 0.67]   [0.08, 0.92]    [0.33, 1.17]    [0.58, 1.42]
    contains ½   no              yes             yes             yes             no
    probability  1/16            4/16            6/16            4/16            1/16

It contains E with probability 14/16 = 0.875, far more than the ½ that the corollary promises. Of K such hypotheses,
independent of one another, some is outside with probability $1 - (7/8)^K$: 0.487 for K = 5, 0.551 for K = 6, and “at
least 1 − δ” is broken.

**Conventions.** E is the generalisation error of a fixed hypothesis, $\hat E$ its empirical error. Intervals are
closed, and their ends may lie outside [0, 1].

**Worth a thought.** How many times the examples does one more digit take (a tenth of ε)? And a hundredth of δ? The h
that was trained was chosen by the training set: may corollary 12.1 be used for it?

**★** As right with a million examples and a δ of a millionth; no sample size is one too small, even if it fails by a
hundred-millionth. Hint: leave no margin before you round.
"""


def epsilon(m: int, delta: float) -> float:
    """(12.18) 的区间的半宽：使 2e^(−2mε²) = δ 的正数 ε。

    The half-width of the interval (12.18): the positive ε with 2e^(−2mε²) = δ.

    >>> round(epsilon(4, 0.5), 3)
    0.416
    """
    raise NotImplementedError


def sample_size(eps: float, delta: float) -> int:
    """使 2e^(−2mε²) ≤ δ 的最小的 m ≥ 1。

    The least m ≥ 1 with 2e^(−2mε²) ≤ δ.

    >>> sample_size(0.5, 0.9)
    2
    >>> sample_size(0.5, 0.5)
    3
    """
    raise NotImplementedError


def interval(err_hat: float, m: int, delta: float) -> tuple[float, float]:
    """经验误差为 err_hat 时的区间 (12.18)：（左端，右端），不截到 [0, 1]。

    The interval (12.18) for the empirical error err_hat: (left end, right end), not clipped to [0, 1].

    >>> [round(float(end), 2) for end in interval(0.25, 4, 0.5)]
    [-0.17, 0.67]
    """
    raise NotImplementedError


def coverage(a: int, b: int, m: int, delta: float) -> float:
    """区间 (12.18) 含有 E 的精确概率，E = a/b：抽取 m 个样例，区间随 Ê 而变。

    The exact probability that the interval (12.18) contains E, for E = a/b: m examples are drawn, and the interval
    varies with Ê.

    >>> coverage(1, 2, 1, 0.5)
    1.0
    >>> coverage(1, 2, 4, 0.5)
    0.875
    """
    raise NotImplementedError


def hypotheses_to_break(m: int, delta: float) -> int:
    """最小的 K：若 K 个假设的泛化误差都是 ½，它们在样例上的对错彼此独立，则至少一个假设有 |E − Ê| > ε(m, δ) 的概率大于 δ。

    The least K such that, of K hypotheses whose generalisation errors all are ½ and whose errors on the examples are
    independent of one another, some has |E − Ê| > ε(m, δ) with a probability greater than δ.

    >>> hypotheses_to_break(4, 0.5)
    6
    """
    raise NotImplementedError


def epsilon_finite_class(n_hypotheses: int, m: int, delta: float) -> float:
    """(12.19) 中的半宽：以至少 1 − δ 的概率，假设空间中的 n_hypotheses 个假设**同时**满足 |E − Ê| ≤ 它。

    The half-width in (12.19): with a probability of at least 1 − δ, |E − Ê| is at most that for all n_hypotheses of the
    space **together**.

    >>> round(epsilon_finite_class(6, 4, 0.5), 3)
    0.63
    """
    raise NotImplementedError


def proof() -> str:
    """用 Markdown 写出推论 12.1 的证明，可以使用引理 12.1；并说明为什么它不是对所有 h 同时成立。给老师看，不计分。

    The proof of corollary 12.1 in Markdown; lemma 12.1 may be used. Say why it does not hold for all h together. For
    your teacher, without points.
    """
    raise NotImplementedError
