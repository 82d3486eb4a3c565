r"""12.2 证明引理 12.1 / Proving lemma 12.1

**书上的题。** 证明引理 12.1：假设 h 固定时，经验误差 $\hat E$ 与泛化误差 E 相差 ε 的概率随 m 指数下降。h 在每个样例上要
么错（1）要么对（0），所以 $\hat E$ 是 m 个独立的 0/1 变量的平均，Hoeffding 不等式 (12.5)、(12.6) 正好用得上。你要精确算
出引理里的三个概率，与上界比一比；再走一遍上界的来历；最后看看，h 若由训练集挑选，引理为什么不再成立。

**先看一个小例子。** E = 1/2，m = 2。$\hat E$ 取 0、½、1，概率是 ¼、½、¼。取 ε = ½：

    P(Ê − E ≥ ½) = ¼      P(E − Ê ≥ ½) = ¼      P(|E − Ê| ≥ ½) = ½
    上界          e^(−2·2·¼) = e^(−1) ≈ 0.368             两倍，约 0.736

再看挑出来的 h：空间里有 4 个等概率的点，训练集抽 2 次，h 在见过的点上都对，在别处都错。最多见过两个点，所以不论抽到什
么，$\hat E = 0$ 而 E ≥ ½。

**上界的来历。** 对任意 s > 0 有 $P(\hat E - E ≥ ε) ≤ e^{-sεm} (\mathbb{E} e^{s(x - p)})^m$，其中 x 以概率 p = E 取 1，
否则取 0；又有 $\mathbb{E} e^{s(x - p)} ≤ e^{s^2/8}$；最后挑最好的 s。

**约定。** 标记和预测是 −1 或 +1。概率与阈值写成整数之比：E = a/b，ε = c/d。

**做完想一想。** E = 1/2 与 E = 1/10 时，上界一样，精确的概率一样吗？上界在哪种 E 下最紧？h 依赖训练集时，证明里的哪一步
断了？

**★** 样例上百，$k/m - E$ 恰好等于 ε 而浮点数算不出相等时也对。提示：通分，用整数比较。

---

**The exercise.** Prove lemma 12.1: for a fixed hypothesis h the probability that the empirical error $\hat E$ is off
the generalisation error E by ε falls exponentially in m. On each example h is wrong (1) or right (0), so $\hat E$ is
the mean of m independent 0/1 variables, just what Hoeffding's inequality (12.5), (12.6) is about. Compute the three
probabilities of the lemma exactly and compare them with the bounds; go through where the bound comes from; and see why
the lemma fails once the training set chooses h.

**A small example first.** E = 1/2 and m = 2. $\hat E$ is 0, ½, 1 with probabilities ¼, ½, ¼. Take ε = ½:

    P(Ê − E ≥ ½) = ¼      P(E − Ê ≥ ½) = ¼      P(|E − Ê| ≥ ½) = ½
    bound         e^(−2·2·¼) = e^(−1) ≈ 0.368             twice that, about 0.736

And an h that was chosen: of 4 equally likely points two are drawn, and h is right on the points seen and wrong
elsewhere. At most two were seen, so whatever was drawn, $\hat E = 0$ and E ≥ ½.

**Where the bound comes from.** For any s > 0, $P(\hat E - E ≥ ε) ≤ e^{-sεm} (\mathbb{E} e^{s(x - p)})^m$, where x is 1
with probability p = E, else 0; moreover $\mathbb{E} e^{s(x - p)} ≤ e^{s^2/8}$; then choose the best s.

**Conventions.** Labels and predictions are −1 or +1. Probabilities and thresholds come as ratios of whole numbers: E =
a/b and ε = c/d.

**Worth a thought.** The bound is the same for E = 1/2 and E = 1/10; are the exact probabilities? For which E is the
bound tightest? Which step of the proof breaks if h depends on the training set?

**★** As right with more than a hundred examples, and where $k/m - E$ equals ε but floats do not see it. Hint: clear the
denominators and compare whole numbers.
"""


def empirical_error(predictions: list[int], labels: list[int]) -> float:
    """经验误差 (12.2)：预测与标记不同的样例所占的比例。

    The empirical error (12.2): the share of examples whose prediction differs from the label.

    >>> empirical_error([1, -1, 1, 1], [1, 1, 1, -1])
    0.5
    """
    raise NotImplementedError


def tail(a: int, b: int, m: int, c: int, d: int, side: str) -> float:
    """引理 12.1 左端的精确概率，E = a/b，ε = c/d，m 个样例。side 是 "upper"：P(Ê − E ≥ ε)；"lower"：P(E − Ê ≥ ε)；"both"：
    P(|E − Ê| ≥ ε)。

    The exact probability on the left of lemma 12.1, with E = a/b, ε = c/d and m examples. The side is "upper" for P(Ê −
    E ≥ ε), "lower" for P(E − Ê ≥ ε), or "both" for P(|E − Ê| ≥ ε).

    >>> tail(1, 2, 2, 1, 2, "upper")
    0.25
    >>> tail(1, 2, 2, 1, 2, "both")
    0.5
    """
    raise NotImplementedError


def hoeffding(m: int, eps: float, sides: int) -> float:
    """引理 12.1 给出的上界：sides = 1 是一侧的 (12.15)、(12.16)，sides = 2 是两侧的 (12.17)。超过 1 时照样返回。

    The upper bound of lemma 12.1: sides = 1 for one side, (12.15) and (12.16), sides = 2 for both, (12.17). Returned as
    it is even if above 1.

    >>> round(hoeffding(2, 0.5, 1), 3)
    0.368
    """
    raise NotImplementedError


def centered_mgf(p: float, s: float) -> float:
    """x 以概率 p 取 1，否则取 0 时的 E e^(s(x−p))。

    E e^(s(x−p)) for an x that is 1 with probability p, else 0.

    >>> centered_mgf(0.3, 0.0)
    1.0
    """
    raise NotImplementedError


def chernoff_value(s: float, m: int, eps: float) -> float:
    """指数法在参数 s 处给出的上界 e^(−sεm) (e^(s²/8))^m。

    The bound that the exponential method gives at the parameter s, e^(−sεm) (e^(s²/8))^m.

    >>> chernoff_value(4.0, 1, 0.5)
    1.0
    """
    raise NotImplementedError


def best_s(eps: float) -> float:
    """使 chernoff_value 最小的 s；它与 m 无关。

    The s at which chernoff_value is least; it does not depend on m.

    >>> abs(chernoff_value(best_s(0.5), 2, 0.5) - hoeffding(2, 0.5, 1)) < 1e-9
    True
    """
    raise NotImplementedError


def memorizer_domain(m: int, c: int, d: int) -> int:
    """样本空间有 N 个等概率的点，训练集由 m 次有放回的抽取而来；学得的 h 在训练集中见过的点上都对，在其余的点上都错。求最
    小的 N ≥ 1，使得**无论**抽到怎样的训练集，都有 E(h) − Ê(h) ≥ c/d。

    The space has N equally likely points, and a training set is drawn from it m times with replacement; the h learned
    is right on all points seen and wrong on all others. The least N ≥ 1 for which E(h) − Ê(h) ≥ c/d **whatever** the
    training set.

    >>> memorizer_domain(2, 1, 2)
    4
    """
    raise NotImplementedError


def proof() -> str:
    """用 Markdown 写出引理 12.1 的证明，可以使用 Hoeffding 不等式 (12.5)；并指出在哪里用到了 h 与训练集无关。给老师看，不
    计分。

    The proof of lemma 12.1 in Markdown; Hoeffding's inequality (12.5) may be used. Say where it matters that h does not
    depend on the training set. For your teacher, without points.
    """
    raise NotImplementedError
