r"""8.1 由 Hoeffding 不等式推导式 (8.3) / From Hoeffding's inequality to (8.3)

T 个基分类器独立地各以概率 ε 出错，简单投票的错误率有上界 (8.3)。由抛硬币的 Hoeffding 不等式推出它；再看这个上界有多松，以及没有了
“独立”会怎样。

**投票。** 正确的票不过半就算错，所以 T 为偶数时票数相等也算错：错误率是“T 个之中至多 ⌊T/2⌋ 个正确”的概率。1 ≤ T ≤ 2000。

**Hoeffding 不等式** (8.44)：硬币正面朝上的概率是 p，抛 n 次得 H(n) 次正面，则对 δ > 0 有
$P(H(n) \le (p - \delta) n) \le e^{-2 \delta^2 n}$。

**精度。** 数值的相对误差不超过 1e-8；小于 1e-250 的数可以当作 0。不要改动传入的参数。

---

T base classifiers err independently, each with probability ε; the error of their majority vote is bounded by (8.3). Derive the
bound from Hoeffding's inequality for coins; then see how loose it is, and what happens without independence.

**The vote** is wrong unless more than half of the votes are right, so for even T a tie counts as wrong: its error is the
probability that at most ⌊T/2⌋ of the T are right. 1 ≤ T ≤ 2000.

**Hoeffding's inequality** (8.44): a coin shows heads with probability p, and H(n) times in n tosses; then for δ > 0
$P(H(n) \le (p - \delta) n) \le e^{-2 \delta^2 n}$.

**Accuracy.** Numbers have a relative error of 1e-8 at most; those below 1e-250 may be given as 0. Do not change the arguments.
"""


def ensemble_error(T: int, eps: float) -> float:
    """投票的错误率，0 ≤ eps ≤ 1；是 (8.3) 的左边，不是上界。

    The error of the vote, 0 ≤ eps ≤ 1: the left side of (8.3), not the bound.

    >>> float(round(ensemble_error(2, 0.5), 9))
    0.75
    """
    raise NotImplementedError


def hoeffding(n: int, p: float, delta: float) -> tuple[float, float]:
    """(8.44) 的左右两边，1 ≤ n ≤ 2000, 0 ≤ p ≤ 1, 0 < delta ≤ 1。(p - δ)n 与某个整数相差不到 1e-9 时当作那个整数。

    Both sides of (8.44), 1 ≤ n ≤ 2000, 0 ≤ p ≤ 1, 0 < delta ≤ 1. If (p - δ)n is within 1e-9 of a whole number, it counts as
    that number.

    >>> float(round(hoeffding(2, 0.5, 0.5)[0], 9))
    0.25
    """
    raise NotImplementedError


def substitution(eps: float) -> tuple[float, float]:
    """(p, δ)：在 (8.44) 中令 n = T，就得到 (8.3)，0 ≤ eps < ½。

    (p, δ): with these and n = T, (8.44) becomes (8.3), 0 ≤ eps < ½.
    """
    raise NotImplementedError


def bound(T: int, eps: float) -> float:
    """(8.3) 的右边，0 ≤ eps ≤ 1。

    The right side of (8.3), 0 ≤ eps ≤ 1.
    """
    raise NotImplementedError


def needed_size(eps: float, target: float) -> tuple[int, int]:
    """两个奇数：最小的 T 使错误率不超过 target，最小的 T 使上界 (8.3) 不超过 target。0 ≤ eps ≤ 0.4, 1e-4 ≤ target < 1。

    Two odd numbers: the smallest T whose error is at most target, and the smallest T whose bound (8.3) is at most target.
    0 ≤ eps ≤ 0.4, 1e-4 ≤ target < 1.
    """
    raise NotImplementedError


def adverse_joint(T: int, eps: float) -> list[tuple[tuple[int, ...], float]]:
    """不独立时的最坏情形：T 个分类器是否出错（1 为出错）的一个联合分布，每个分类器出错的概率都是 eps，而投票的错误率尽可能大。
    返回 [(长为 T 的 0/1 元组, 概率), …]，至多 1000 项，没有列出的组合概率为 0。T 为奇数，T ≤ 101, 0 < eps < ½。

    The worst that can happen without independence: a joint distribution of which of T classifiers err (1 means an error), each
    with probability eps, whose vote errs as often as possible. Returns [(tuple of T times 0/1, probability), …] with at most
    1000 entries; combinations that are not listed have probability 0. T is odd, T ≤ 101, 0 < eps < ½.
    """
    raise NotImplementedError


def proof() -> str:
    """（由教师阅读）推导 (8.3)。返回 Markdown 文本。

    (Read by a person) The derivation of (8.3). Returns Markdown.
    """
    raise NotImplementedError


def violation(T: int) -> float:
    """（选做）一个 eps，使投票的错误率大于 (8.3) 的右边。

    (Optional) An eps for which the error of the vote is larger than the right side of (8.3).
    """
    raise NotImplementedError


def decay_rates(eps: float) -> tuple[float, float]:
    """（选做）T → ∞ 时 -ln(错误率)/T 与 -ln(上界)/T 的极限，0 < eps < ½。

    (Optional) The limits of -ln(error)/T and -ln(bound)/T as T → ∞, 0 < eps < ½.
    """
    raise NotImplementedError
