r"""12.2 证明引理 12.1 / Proving lemma 12.1

固定一个假设 h，它在每个样例上要么错 (1) 要么对 (0)：经验误差 $\hat E$ 是 m 个独立的 0/1 变量的平均，每个的期望都是泛化误差 E。
于是引理 12.1 的三个概率可以精确算出，与 Hoeffding 不等式给出的上界相比；上界本身由指数法得来：对任意 $s > 0$ 有
$P(\hat E - E \ge ε) \le e^{-sεm} (\mathbb{E} e^{s(x - p)})^m$，再用 $\mathbb{E} e^{s(x - p)} \le e^{s^2/8}$ 并选最好的 s。
最后看一看，h 若由训练集挑选，引理为何不再成立。证明写在 `proof` 里。

**约定。** 标记和预测是 −1 或 +1。样例数 1 ≤ m ≤ 150。概率与阈值以整数之比给出：E = a/b, ε = c/d，其中 0 ≤ a ≤ b, 0 < c < d,
b、d 不超过 1000；"≥" 按这些分数精确判断，恰好相等也算。浮点参数 0 < ε < 1。

**数值。** 返回浮点数，误差不超过 $10^{-9}$（大于 1 的数指相对误差），`best_s` 不超过 $10^{-6}$。每次调用不超过 2 秒 CPU 时间。不要改动传入的参数。

---

Fix a hypothesis h. On each example it is wrong (1) or right (0): its empirical error $\hat E$ is the mean of m independent 0/1
variables, each with the generalisation error E as its expectation. So the three probabilities of lemma 12.1 can be computed
exactly, and compared with the bounds that Hoeffding's inequality gives. These come from the exponential method: for any $s > 0$,
$P(\hat E - E \ge ε) \le e^{-sεm} (\mathbb{E} e^{s(x - p)})^m$; then use $\mathbb{E} e^{s(x - p)} \le e^{s^2/8}$ and choose the best
s. See at last why the lemma no longer holds if the training set chooses h. The proof belongs into `proof`.

**Conventions.** Labels and predictions are −1 or +1. There are 1 ≤ m ≤ 150 examples. Probabilities and thresholds come as ratios of
whole numbers: E = a/b and ε = c/d with 0 ≤ a ≤ b, 0 < c < d, and b, d at most 1000; "≥" is judged exactly by these fractions, and
equality counts. As a float, 0 < ε < 1.

**Numbers.** Floats are returned with an error of $10^{-9}$ at most (relative, if above 1), of $10^{-6}$ by `best_s`. A call takes at
most 2 seconds of CPU time. Do not change the arguments.
"""


def empirical_error(predictions: list[int], labels: list[int]) -> float:
    """经验误差 (12.2)：预测与标记不同的样例所占的比例。

    The empirical error (12.2): the share of examples whose prediction differs from the label.

    >>> empirical_error([1, -1, 1, 1], [1, 1, 1, -1])
    0.5
    """
    raise NotImplementedError


def tail(a: int, b: int, m: int, c: int, d: int, side: str) -> float:
    """引理 12.1 左端的精确概率，E = a/b, ε = c/d，训练集是 m 个独立同分布的样例。side 是 "upper"：P(Ê − E ≥ ε)；
    "lower"：P(E − Ê ≥ ε)；"both"：P(|E − Ê| ≥ ε)。

    The exact probability on the left of lemma 12.1, with E = a/b, ε = c/d and m i.i.d. examples. The side is "upper" for
    P(Ê − E ≥ ε), "lower" for P(E − Ê ≥ ε), or "both" for P(|E − Ê| ≥ ε).

    >>> tail(1, 2, 2, 1, 2, "both")
    0.5
    """
    raise NotImplementedError


def hoeffding(m: int, eps: float, sides: int) -> float:
    """引理 12.1 给出的上界：sides = 1 是一侧的 (12.15)、(12.16)，sides = 2 是两侧的 (12.17)。超过 1 时照样返回。

    The upper bound of lemma 12.1: sides = 1 for one side, (12.15) and (12.16), sides = 2 for both, (12.17). Returned as it
    is even if above 1.
    """
    raise NotImplementedError


def centered_mgf(p: float, s: float) -> float:
    """x 以概率 p 取 1，否则取 0 时的 E e^(s(x−p))。0 ≤ p ≤ 1, |s| ≤ 6。

    E e^(s(x−p)) for an x that is 1 with probability p, else 0. 0 ≤ p ≤ 1, |s| ≤ 6.

    >>> centered_mgf(0.3, 0.0)
    1.0
    """
    raise NotImplementedError


def chernoff_value(s: float, m: int, eps: float) -> float:
    """指数法在参数 s 处给出的上界 e^(−sεm) (e^(s²/8))^m。0 < s ≤ 6。

    The bound that the exponential method gives at the parameter s, e^(−sεm) (e^(s²/8))^m. 0 < s ≤ 6.
    """
    raise NotImplementedError


def best_s(eps: float) -> float:
    """使 chernoff_value 最小的 s；它与 m 无关。

    The s at which chernoff_value is least; it does not depend on m.
    """
    raise NotImplementedError


def memorizer_domain(m: int, c: int, d: int) -> int:
    """样本空间有 N 个等概率的点，训练集由 m 次有放回的抽取而来；学得的 h 在训练集中见过的点上都对，在其余的点上都错。求最小的
    N ≥ 1，使得 **无论** 抽到怎样的训练集，都有 E(h) − Ê(h) ≥ c/d。

    The space has N equally likely points, and a training set is drawn from it m times with replacement; the h learned is right on
    all points seen and wrong on all others. The least N ≥ 1 for which E(h) − Ê(h) ≥ c/d **whatever** the training set.
    """
    raise NotImplementedError


def proof() -> str:
    """用 Markdown 写出引理 12.1 的证明，可以使用 Hoeffding 不等式 (12.5)；并指出在哪里用到了 h 与训练集无关。由老师阅读，不计分。

    The proof of lemma 12.1 in Markdown; Hoeffding's inequality (12.5) may be used. Say where it matters that h does not depend on
    the training set. Read by a person, without points.
    """
    raise NotImplementedError
