r"""cookbook2.1 两个高斯之间的边界 / The boundary between two Gaussians

直线上的样本来自两类，第 1 类服从 $N(\mu_1, \sigma_1^2)$，第 2 类服从 $N(\mu_2, \sigma_2^2)$；先验、标准差、误判的代价都可以不同。求平均代价最小的判决：
先找出两个密度之比等于给定值的全部位置；再把直线分成区间，各判给一类；然后算出两类各错多少。标准差相等时，把边界写成公式。请自己推导，不要照搬讲义的公式。

**记号。** `prior1` 是第 1 类的先验，第 2 类的先验是 1 - `prior1`。`loss1` 是把第 1 类的样本判成第 2 类的代价，`loss2` 是把第 2 类的样本判成第 1 类的代价，判对没有代价。
`mu1`，`sigma1`，`mu2`，`sigma2` 是两类的均值与标准差。在 x 处作一种判决的期望代价，是给定 x 时代价的条件期望。

**范围。** `prior1` 在 $10^{-6}$ 与 $1 - 10^{-6}$ 之间，`loss1` 与 `loss2` 在 $10^{-3}$ 与 $10^3$ 之间，`k` 在 $10^{-12}$ 与 $10^{12}$
之间。标准差在 $10^{-6}$ 与 $10^6$ 之间。设 s 是两个标准差中较小的一个：另一个等于 s，或者在 1.01 s 与 10 s 之间；均值的绝对值不超过 20 s；标准差相等时，两个均值至少相差 0.01
s。不会相切：标准差不等时，`crossings` 中 p(x|1) / (k·p(x|2)) 的极值与 1 至少相差 $10^{-6}$，`regions` 中两种判决期望代价之比的极值也是如此。

**精度。** 在 `crossings` 给出的各点，p(x|1) / (k·p(x|2)) 与 1 相差不超过 $10^{-8}$；在 `regions` 与 `boundary` 给出的边界上，两种判决的期望代价之比与 1
相差不超过 $10^{-8}$；错误率的误差不超过 $10^{-9}$。每次调用不超过 2 秒 CPU 时间。不要改动传入的参数。

---

Samples on the line come from two classes, class 1 from $N(\mu_1, \sigma_1^2)$ and class 2 from $N(\mu_2, \sigma_2^2)$,
with any priors, deviations and prices of a mistake. Find the decision of least mean price: first all places at which
the densities stand in a given ratio; then the intervals into which the line falls, and the class of each; then the
error of either class. For equal deviations write the boundary as a formula. Derive it yourself rather than copy what
the notes print.

**Notation.** `prior1` is the prior of class 1, that of class 2 being 1 - `prior1`. `loss1` is the price of calling a
sample of class 1 "2", `loss2` that of calling a sample of class 2 "1"; a right decision is free. `mu1`, `sigma1`,
`mu2`, `sigma2` are the means and standard deviations. The expected price of a decision at x is the conditional mean of
its price, given x.

**Ranges.** `prior1` is between $10^{-6}$ and $1 - 10^{-6}$, `loss1` and `loss2` between $10^{-3}$ and $10^3$, `k`
between $10^{-12}$ and $10^{12}$. Deviations are between $10^{-6}$ and $10^6$. Let s be the smaller of the two: the
other one equals s, or is between 1.01 s and 10 s; means are at most 20 s in size; if the deviations are equal, the
means differ by 0.01 s at least. Nothing touches: if the deviations differ, the extreme value of p(x|1) / (k·p(x|2)) in
`crossings` is at least $10^{-6}$ away from 1, and so is that of the ratio of both expected prices in `regions`.

**Accuracy.** At each point from `crossings`, p(x|1) / (k·p(x|2)) is 1 to within $10^{-8}$; at each border from
`regions` and `boundary` the ratio of the expected prices of both decisions is. Error rates are right to $10^{-9}$. A
call takes at most 2 seconds of CPU time. Do not change the arguments.
"""


def crossings(mu1: float, sigma1: float, mu2: float, sigma2: float, k: float) -> list[float]:
    """使 p(x|1) = k·p(x|2) 的全部 x，从小到大；没有就是空列表。

    All x with p(x|1) = k·p(x|2), ascending; an empty list if there are none.

    >>> [round(float(x), 6) for x in crossings(0.0, 1.0, 2.0, 1.0, 1.0)]
    [1.0]
    """
    raise NotImplementedError


def decide(
    x: float, prior1: float, mu1: float, sigma1: float, mu2: float, sigma2: float, loss1: float, loss2: float
) -> int:
    """在 x 处期望代价较小的判决，1 或 2。|x| 不超过 1000 s；两种判决的期望代价之比与 1 至少相差 10^-6。

    The decision of smaller expected price at x, 1 or 2. |x| is at most 1000 s; the ratio of both expected prices is at
    least 10^-6 away from 1.

    >>> decide(0.9, 0.5, 0.0, 1.0, 2.0, 1.0, 1.0, 1.0)
    1
    """
    raise NotImplementedError


def regions(
    prior1: float, mu1: float, sigma1: float, mu2: float, sigma2: float, loss1: float, loss2: float
) -> list[tuple[float, float, int]]:
    """平均代价最小的判决：从 -inf 到 inf 依次排列的（左端，右端，类别），相邻区间的类别不同。

    The decision of least mean price: (low, high, class) from -inf to inf in order, neighbours of different class.

    >>> [(float(low), float(high), int(c)) for low, high, c in regions(0.5, 2.0, 1.0, 0.0, 1.0, 1.0, 1.0)]
    [(-inf, 1.0, 2), (1.0, inf, 1)]
    """
    raise NotImplementedError


def error_rates(
    regions: list[tuple[float, float, int]], mu1: float, sigma1: float, mu2: float, sigma2: float
) -> tuple[float, float]:
    """按给定的区间判决（不一定是最好的；格式同 `regions`，至多 200 个区间）：第 1 类的样本被判成 2 的概率，第 2 类的样本被判成 1 的概率。

    When it is decided by the given intervals (in the format of `regions`, not necessarily the best, at most 200 of
    them): the probability that a sample of class 1 is called 2, and that a sample of class 2 is called 1.

    >>> first, second = error_rates([(float("-inf"), 0.0, 1), (0.0, float("inf"), 2)], 0.0, 1.0, 0.0, 2.0)
    >>> float(first), float(second)
    (0.5, 0.5)
    """
    raise NotImplementedError


def boundary(prior1: float, mu1: float, mu2: float, sigma: float, loss1: float, loss2: float) -> float:
    """两个标准差都是 sigma 时唯一的边界。

    The only boundary if both deviations are sigma.

    >>> float(boundary(0.5, 0.0, 2.0, 1.0, 1.0, 1.0))
    1.0
    """
    raise NotImplementedError
