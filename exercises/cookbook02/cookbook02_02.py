r"""cookbook2.2 限定一类错误率：奈曼–皮尔逊 / One error fixed, the other least

两类样本，把第 2 类误判为第 1 类的概率不许超过 $\varepsilon$，求第 1 类错误率最小的判决。观测只有有限种，允许掷硬币（以一定概率判给某一类）。给出最优的判决，以及证明其最优的乘子 $\lambda$。
不许掷硬币时最好的判决是什么，还是“似然比过线”吗？最后回到讲义里的两个高斯。

**观测与判决。** 观测有 n 种，编号 0, …, n-1, 1 ≤ n ≤ 8。`p1[x]`，`p2[x]` 是两类中观测到 x 的概率，每个数是 0 或不小于 $10^{-6}$（同一个 x 可以两类都是 0），
各自的和是 1，误差不超过 $10^{-12}$。判决 `delta` 是 n 个 0 到 1 之间的数，`delta[x]` 是观测到 x 时判给第 1 类的概率。0 ≤ `eps` ≤ 1。

**两个错误率。** 第 1 类的错误率是第 1 类被判成 2 的概率，第 2 类的错误率是第 2 类被判成 1 的概率。第 2 类的错误率不超过 `eps` + $10^{-9}$ 的判决都算合格；求合格判决时，第 1
类的错误率比第 2 类错误率不超过 `eps` 的判决中最小的多出不到 $10^{-9}$ 即可。不掷硬币的各个判决，第 2 类的错误率与 `eps` 的差或者不到 $10^{-12}$，或者大于 $10^{-7}$。

错误率的误差不超过 $10^{-9}$。每次调用不超过 2 秒 CPU 时间。不要改动传入的参数。

---

Two classes: class 2 may be called 1 with probability at most $\varepsilon$; find the decision for which the error of
class 1 is least. There are finitely many observations, and coins are allowed (deciding for a class with some
probability). Give the best decision, and the multiplier $\lambda$ that proves it best. What is best without coins, and
is it still a threshold on the likelihood ratio? In the end come back to the two Gaussians of the notes.

**Observations and decisions.** There are n observations 0, …, n-1, 1 ≤ n ≤ 8. `p1[x]` and `p2[x]` are the probabilities
of observing x in either class, each of them 0 or at least $10^{-6}$ (both may be 0 for the same x), with sum 1 to
within $10^{-12}$. A decision `delta` is n numbers from 0 to 1, `delta[x]` being the probability of deciding for class 1
if x is observed. 0 ≤ `eps` ≤ 1.

**Both errors.** The error of class 1 is the probability that class 1 is called 2, the error of class 2 the probability
that class 2 is called 1. Decisions with an error of class 2 of at most `eps` + $10^{-9}$ are admissible. Where such a
decision is wanted, its error of class 1 may exceed the least one among decisions with an error of class 2 of at most
`eps` by less than $10^{-9}$. For each decision without coins the error of class 2 differs from `eps` by less than
$10^{-12}$, or by more than $10^{-7}$.

Errors are right to $10^{-9}$. A call takes at most 2 seconds of CPU time. Do not change the arguments.
"""


def class_errors(p1: list[float], p2: list[float], delta: list[float]) -> tuple[float, float]:
    """判决 delta 的两个错误率：第 1 类的，第 2 类的。

    Both errors of the decision delta: that of class 1, that of class 2.

    >>> first, second = class_errors([0.75, 0.25], [0.5, 0.5], [1.0, 0.5])
    >>> float(first), float(second)
    (0.125, 0.75)
    """
    raise NotImplementedError


def neyman_pearson(p1: list[float], p2: list[float], eps: float) -> list[float]:
    """合格的判决中第 1 类错误率最小的，可以掷硬币；有几个时任一个。

    An admissible decision of least error of class 1, coins allowed; any if there are several.

    >>> [float(d) for d in neyman_pearson([0.75, 0.25], [0.5, 0.5], 0.25)]
    [0.5, 0.0]
    """
    raise NotImplementedError


def multiplier(p1: list[float], p2: list[float], eps: float) -> float:
    """有限的 λ ≥ 0：对全部判决（不论合格与否）取 [第 1 类错误率 + λ (第 2 类错误率 − eps)] 的最小值，与第 2 类错误率不超过 eps 时第 1 类的最小错误率相差不超过 10^-9。
    有几个时任一个。

    A finite λ ≥ 0 for which the minimum of [error of class 1 + λ (error of class 2 − eps)] over all decisions,
    admissible or not, is the least error of class 1 for an error of class 2 of at most eps, to within 10^-9. Any if
    there are several.

    >>> round(float(multiplier([0.75, 0.25], [0.5, 0.5], 0.25)), 6)
    1.5
    """
    raise NotImplementedError


def best_without_coin(p1: list[float], p2: list[float], eps: float) -> list[int]:
    """同 neyman_pearson，但 delta 只许是 0 和 1。

    As neyman_pearson, but delta may only be 0 and 1.

    >>> [int(d) for d in best_without_coin([0.75, 0.25], [0.5, 0.5], 0.25)]
    [0, 0]
    """
    raise NotImplementedError


def not_a_threshold(eps: float) -> tuple[list[float], list[float]]:
    """0.02 ≤ eps ≤ 0.4：两列概率 (p1, p2)，各至多 8 个，使不掷硬币的最好判决的第 1 类错误率比任何合格的“似然比过线”判决都至少小 0.05。这样的判决是：某个有限的 c ≥ 0，当且仅当
    p1[x] > c·p2[x] 时判给 1，或当且仅当 p1[x] ≥ c·p2[x] 时判给 1；或者当且仅当 p2[x] = 0 时判给 1；或者全都判给 2。

    0.02 ≤ eps ≤ 0.4: two lists of probabilities (p1, p2), at most 8 each, such that the best decision without coins has
    an error of class 1 that is by 0.05 at least smaller than that of any admissible threshold on the likelihood ratio.
    These are, for some finite c ≥ 0: class 1 if and only if p1[x] > c·p2[x], or if and only if p1[x] ≥ c·p2[x]; or if
    and only if p2[x] = 0; or never.
    """
    raise NotImplementedError


def gaussian(mu1: float, mu2: float, sigma: float, eps: float) -> tuple[float, float]:
    """两类服从 N(mu1, sigma²) 和 N(mu2, sigma²), mu1 < mu2，当且仅当 x < t 时判给 1：使第 2 类错误率恰好是 eps 的 t，以及 t 处拉格朗日函数对 t 的导数为零的 λ
    . sigma 在 10^-6 与 10^6 之间，均值的绝对值不超过 20 sigma，相差 0.01 sigma 到 20 sigma，eps 在 10^-6 与 1 − 10^-6 之间。t 的误差不超过 10^-8
    sigma，λ 的相对误差不超过 10^-6。可用 statistics.NormalDist。

    The classes are N(mu1, sigma²) and N(mu2, sigma²), mu1 < mu2, and the decision is 1 if and only if x < t: the t for
    which the error of class 2 is exactly eps, and the λ for which the derivative of the Lagrangian with respect to t
    vanishes there. sigma is between 10^-6 and 10^6, means are at most 20 sigma in size and 0.01 sigma to 20 sigma
    apart, eps is between 10^-6 and 1 − 10^-6. t is right to 10^-8 sigma, λ to a relative 10^-6. statistics.NormalDist
    may help.

    >>> t, multiplier = gaussian(0.0, 2.0, 1.0, 0.5)
    >>> round(float(t), 6), round(float(multiplier), 6)
    (2.0, 0.135335)
    """
    raise NotImplementedError
