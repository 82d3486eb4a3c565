r"""cookbook3.1 混合分布认得出来吗 / Can a mixture be recognised?

一堆硬币混在一起：以权重 $w_j$ 抽到正面概率为 $\theta_j$ 的硬币，掷 n 次，只记正面的次数。由这个次数的分布能否反推出 $(w, \theta)$？掷得太少时，造出另一组参数，给出同样的分布；掷得够多时，
从分布把参数算出来。讲义 3.1 节说离散的混合分布一般不可识别：看看这到底取决于什么。

**约定。** `weights[j]` 是抽到第 j 种硬币的权重，不小于 0，和是 1（误差不超过 $10^{-12}$）；`thetas[j]` 是它的正面概率，在 0 与 1 之间。硬币有 1 到 8 种，0 ≤ n
≤ 200，各函数另有说明的除外。抽一次硬币，然后用它掷 n 次。你给出的权重之和、正面概率的范围允许 $10^{-9}$ 的误差；其余精度见各函数。每次调用不超过 2 秒 CPU 时间。不要改动传入的参数。

---

Coins lie in a heap: one whose chance of heads is $\theta_j$ is drawn with weight $w_j$ and thrown n times, and only the
number of heads is recorded. Does the distribution of that number tell $(w, \theta)$? With too few throws build other
parameters of the same distribution; with enough throws compute the parameters from it. Section 3.1 of the notes says
that discrete mixtures cannot be identified in general: see what it really depends on.

**Conventions.** `weights[j]` is the weight with which coin j is drawn, at least 0, with sum 1 (to within $10^{-12}$);
`thetas[j]` is its chance of heads, from 0 to 1. There are 1 to 8 coins, and 0 ≤ n ≤ 200, unless a function says
otherwise. One coin is drawn, and is thrown n times. Sums of weights and ranges of chances that you return may be off by
$10^{-9}$; other accuracies stand with the functions. A call takes at most 2 seconds of CPU time. Do not change the
arguments.
"""


def pmf(weights: list[float], thetas: list[float], n: int) -> list[float]:
    """正面次数的分布：恰好 0, 1, …, n 次正面的概率，误差不超过 10^-9。

    The distribution of the number of heads: the probabilities of exactly 0, 1, …, n heads, right to 10^-9.

    >>> [float(p) for p in pmf([0.5, 0.5], [0.0, 0.5], 2)]
    [0.625, 0.25, 0.125]
    """
    raise NotImplementedError


def twin(weights: list[float], thetas: list[float], n: int) -> tuple[list[float], list[float]]:
    """两种硬币，n = 1 或 2，权重在 0.2 与 0.8 之间，正面概率在 0.15 与 0.85 之间，至少相差 0.2。另一组两种硬币的（权重，正面概率），权重都大于 0，掷 n
    次的分布与给定的相差不超过 10^-9；不论两组硬币怎样配对，都有一个权重或正面概率至少相差 0.01。

    Two coins, n = 1 or 2, weights from 0.2 to 0.8, chances from 0.15 to 0.85 and at least 0.2 apart. Another (weights,
    thetas) of two coins, with weights above 0, whose distribution for n throws is the given one to within 10^-9;
    however the coins of both are matched, some weight or chance differs by 0.01 at least.
    """
    raise NotImplementedError


def recover(p: list[float]) -> tuple[list[float], list[float]]:
    """p 是两种硬币掷 n = len(p) − 1 次的分布，每个数精确到 10^-15；3 ≤ n ≤ 6，权重在 0.2 与 0.8 之间，正面概率在 0.15 与 0.85 之间，至少相差 0.2。求（权重，
    正面概率），误差不超过 10^-6，两种硬币的次序随意。

    p is the distribution of n = len(p) − 1 throws for two coins, each number right to 10^-15; 3 ≤ n ≤ 6, weights from
    0.2 to 0.8, chances from 0.15 to 0.85 and at least 0.2 apart. The (weights, thetas), right to 10^-6, with the coins
    in any order.

    >>> weights, thetas = recover([0.21875, 0.28125, 0.28125, 0.21875])
    >>> [[round(float(w), 6), round(float(theta), 6)] for theta, w in sorted(zip(thetas, weights))]
    [[0.5, 0.25], [0.5, 0.75]]
    """
    raise NotImplementedError


def twins(c: int) -> tuple[list[float], list[float], list[float], list[float]]:
    """1 ≤ c ≤ 4：两组硬币 (w1, θ1, w2, θ2)，各 c 种，掷 2c − 2 次的分布相差不超过 10^-12。2c 个正面概率两两至少相差 0.02，权重都不小于 0.001。

    1 ≤ c ≤ 4: two mixtures (w1, θ1, w2, θ2) of c coins each, whose distributions for 2c − 2 throws are the same to
    within 10^-12. All 2c chances are at least 0.02 apart from one another, all weights are at least 0.001.
    """
    raise NotImplementedError
