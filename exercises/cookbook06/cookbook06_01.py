r"""cookbook6.1 k 个近邻的渐近错误率 / The asymptotic error of k neighbours

训练样本无限多时，一个点的 k 个近邻都与它重合：它们的标记和这个点自己的标记是 k+1 次独立的抽取，服从同一个分布，即这个点的后验概率。由后验概率写出 k 近邻的错误率，
再化成整系数的多项式；看看要多少个近邻才接近贝叶斯错误率，哪个后验最不利。书中说，类别再多也只有"对"与"错"两种，多于一半的近邻标记正确才算对。类别多于两个时，
这与"得票最多的类别获胜"是一回事吗？

**错误率** 是投票的结果与这个点自己的标记不同的概率；如果投票的结果由抽签决定，抽签的随机性也算在内。

**范围。** 两类时，p 是标记为第 1 类的概率，第 2 类是 1-p；p 为 0 或 1，或者离 0 与 1 都至少 $10^{-6}$。多类时，`posterior` 是 c 个类别的概率，2 ≤ c ≤ 4，
和为 1（至多相差 $10^{-12}$），每个数为 0 或至少 $10^{-6}$。其余范围写在各个函数里。

**约定。** 没有另外说明时，误差不超过 $10^{-9}$。每次调用不超过 2 秒 CPU 时间。不要改动传入的参数。

---

With infinitely many training samples all k neighbours of a point coincide with it: their labels and the point's own
are k + 1 independent draws from one distribution, the posterior at this point. Write the error of k-NN through the
posterior, then as a polynomial with integer coefficients; find how many neighbours come close to the Bayes error, and
which posterior is worst. The source says that there are only "right" and "wrong" however many classes there are, and
that a point is right if more than half of its neighbours carry the right label. With more than two classes, is that
the same as "the class with most votes wins"?

**The error** is the probability that the outcome of the vote differs from the point's own label; where lots decide the
vote, they are part of the chance.

**Ranges.** With two classes p is the probability of class 1, and 1-p that of class 2; p is 0 or 1, or at least
$10^{-6}$ away from both. With more, `posterior` holds the probabilities of c classes, 2 ≤ c ≤ 4; their sum is 1 (to
$10^{-12}$), and each is 0 or at least $10^{-6}$. The functions tell all other ranges.

**Conventions.** Errors are $10^{-9}$ at most, unless said otherwise. A call takes at most 2 seconds of CPU time. Do
not change the arguments.
"""


def knn_error(p: float, k: int) -> float:
    """两类，k 个近邻投票，票多的一类获胜；两类票数相等时掷一枚均匀的硬币。返回错误率，1 ≤ k ≤ 200。

    Two classes: k neighbours vote, and the class with more votes wins; with equal votes a fair coin decides. The
    error, 1 ≤ k ≤ 200.

    >>> round(float(knn_error(0.5, 1)), 9)
    0.5
    """
    raise NotImplementedError


def error_polynomial(k: int) -> list[int]:
    """把上面的错误率写成 p 的多项式，返回它的系数，从常数项起，是精确的整数（1 - 3p² 写成 [1, 0, -3]，末尾多几个 0 也可以）。k 是奇数，1 ≤ k ≤ 15。

    This error as a polynomial in p: its coefficients, the constant first, as exact integers (1 - 3p² is [1, 0, -3],
    with or without further zeros at the end). k is odd, 1 ≤ k ≤ 15.
    """
    raise NotImplementedError


def neighbours_needed(p: float, delta: float) -> int:
    """使错误率不超过贝叶斯错误率的 1 + delta 倍的最小的奇数 k。0.05 ≤ p ≤ 0.45, 0.05 ≤ delta ≤ 2。对任何奇数 k，错误率与这个界的比值
    都与 1 至少相差 10^-6。

    The least odd k whose error is at most 1 + delta times the Bayes error. 0.05 ≤ p ≤ 0.45, 0.05 ≤ delta ≤ 2. For no
    odd k is the ratio of the error to this bound within 10^-6 of 1.

    >>> int(neighbours_needed(0.25, 1.5))
    1
    """
    raise NotImplementedError


def worst_case(k: int) -> tuple[float, float]:
    """在 0 < p ≤ ½ 中，错误率是贝叶斯错误率的几倍，最多几倍？返回 (p, 比值)：一个 p，以及这个 p 处的比值，后者至少是最大比值的 1 - 10^-6 倍。k 是奇数，
    3 ≤ k ≤ 41。

    How many times the Bayes error is the error for 0 < p ≤ ½, at most? Returns (p, ratio): some p and the ratio at
    this p, which is at least 1 - 10^-6 times the largest ratio. k is odd, 3 ≤ k ≤ 41.
    """
    raise NotImplementedError


def plurality_error(posterior: list[float], k: int) -> float:
    """多类，k 个近邻投票，得票最多的类别获胜；几类并列最多时，在这几类中等可能地抽取一类。返回错误率，1 ≤ k ≤ 7。逐一枚举 c^k 种票也来得及。

    Several classes: k neighbours vote, and the class with most votes wins; of several with most votes one is drawn,
    all being equally likely. The error, 1 ≤ k ≤ 7. There is time enough to go through all c^k votes.

    >>> round(float(plurality_error([0.5, 0.5], 3)), 9)
    0.5
    """
    raise NotImplementedError


def half_error(posterior: list[float], k: int) -> float:
    """书中的读法：标记与这个点自己的标记相同的近邻多于 k/2 个才算对。返回错误率，1 ≤ k ≤ 7。

    The reading of the source: right only if more than k/2 neighbours carry the point's own label. The error, 1 ≤ k ≤ 7.

    >>> round(float(half_error([0.5, 0.5], 3)), 9)
    0.5
    """
    raise NotImplementedError


def reading_matters(c: int, k: int) -> list[float]:
    """c 个类别的后验概率，使 plurality_error 与 half_error 所说的两个错误率至少相差 0.05。3 ≤ c ≤ 6, k 是奇数，3 ≤ k ≤ 9；概率之和与 1 相差不超过
    10^-9。

    A posterior of c classes for which the two errors, that of plurality_error and that of half_error, differ by 0.05
    at least. 3 ≤ c ≤ 6, k is odd, 3 ≤ k ≤ 9; the sum of the probabilities is 1 to 10^-9.
    """
    raise NotImplementedError
