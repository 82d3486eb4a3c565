"""2.10* Friedman 检验的两个统计量 / The two statistics of the Friedman test

Friedman 检验可用 τ_χ² (2.34)，也可用 τ_F (2.35)，两者有何区别？写出两个统计量和它们之间的换算，看清 τ_F 其实是序值的方差
分析；再用穷举算出“所有算法一样好”时两种检验各有多大的机会误拒，就明白书中为什么说前者“过于保守”。

**约定。** `ranks` 每行是一个数据集上各算法的序值，有 2 至 150 行 (N), 2 至 12 列 (k)；同分的平分序值，(2.34) 仍按原样计算，
不作同分校正。假设“所有算法一样好”成立时，每行都是 1..k 的排列，各排列等可能，各行独立。穷举只在 (k!)^N ≤ 20000 时要求。
无穷大用 `math.inf`。结果的相对误差不超过
$10^{-8}$（概率、舍入后的值不超过 $10^{-9}$）。每次调用不超过 1 秒 CPU 时间。不要改动传入的参数。

---

The Friedman test may use τ_χ² (2.34) or τ_F (2.35): what is the difference? Write both statistics and the maps between
them, and see that τ_F is the analysis of variance of the ranks. Then enumerate how often each test rejects by mistake
when all algorithms are equally good, and see why the book calls the former too conservative.

**Conventions.** A row of `ranks` holds the ranks of the algorithms on one data set; there are 2 to 150 rows (N) and
2 to 12 columns (k). Tied algorithms share their mean rank, and (2.34) is taken as it stands, without correction for
ties. Under the hypothesis that all algorithms are equally good every row is a permutation of 1..k, each equally likely,
and rows are independent. Enumeration is asked for (k!)^N ≤ 20000 only. Infinity is `math.inf`. Results
are right to $10^{-8}$ of their size (probabilities and rounded values to $10^{-9}$). A call takes at most a second of CPU time.
Do not change the arguments.
"""


def friedman_chi2(ranks: list[list[float]]) -> float:
    """统计量 τ_χ² (2.34)，由平均序值算出。

    The statistic τ_χ² (2.34), from the mean ranks.

    >>> round(float(friedman_chi2([[1, 2], [1, 2], [2, 1], [1, 2]])), 6)
    1.0
    """
    raise NotImplementedError


def friedman_f(chi2: float, n_datasets: int, n_algorithms: int) -> float:
    """由 τ_χ² 求 τ_F (2.35)；分母为 0（不超过 1e-9）时为 math.inf。2 ≤ N ≤ 1000, 2 ≤ k ≤ 100。

    The statistic τ_F (2.35) from τ_χ²; math.inf if its denominator is 0 (not above 1e-9). 2 ≤ N ≤ 1000, 2 ≤ k ≤ 100.

    >>> round(float(friedman_f(1.0, 4, 2)), 6)
    1.0
    """
    raise NotImplementedError


def chi2_from_f(f: float, n_datasets: int, n_algorithms: int) -> float:
    """反过来，由 τ_F 求 τ_χ²；τ_F 可以是 math.inf。

    The way back: τ_χ² from τ_F, which may be math.inf.

    >>> round(float(chi2_from_f(1.0, 4, 2)), 6)
    1.0
    """
    raise NotImplementedError


def anova_f(ranks: list[list[float]]) -> float:
    """序值的双因素（算法、数据集，无重复）方差分析中，算法因素的 F 值；直接用平方和计算。

    F =（算法平方和 / (k − 1)） /（残差平方和 / ((k − 1)(N − 1))）。算法平方和：各算法的平均序值与总平均之差的平方，每个数据集计一次；
    残差：序值减去所在行、所在列的平均，加上总平均。残差平方和为 0（不超过 1e-9）时为 math.inf。不会出现所有序值都相等的情形。

    The F value of the algorithms in the two-way analysis of variance of the ranks (algorithms and data sets, without
    replication), straight from the sums of squares.

    F = (sum of squares of algorithms / (k − 1)) / (residual sum of squares / ((k − 1)(N − 1))). Algorithms: squared
    differences of their mean ranks from the grand mean, once for every data set. Residual: rank less the means of its
    row and of its column, plus the grand mean. math.inf if the residual sum of squares is 0 (not above 1e-9). The
    ranks are never all equal.

    >>> round(float(anova_f([[1, 2], [1, 2], [2, 1], [1, 2]])), 6)
    1.0
    """
    raise NotImplementedError


def null_distribution(n_datasets: int, n_algorithms: int) -> dict[float, float]:
    """假设成立时 τ_χ² 的精确分布：{τ_χ² 的值 (舍入到 9 位小数): 概率}。

    The exact distribution of τ_χ² under the hypothesis: {value of τ_χ², rounded to 9 decimals: probability}.

    >>> sorted((float(value), float(p)) for value, p in null_distribution(2, 2).items())
    [(0.0, 0.5), (2.0, 0.5)]
    """
    raise NotImplementedError


def rejection_probability(n_datasets: int, n_algorithms: int, critical: float, statistic: str) -> float:
    """假设成立时，统计量大于临界值 (≥ 0) 的精确概率；statistic 是 "chi2" (τ_χ²) 或 "f" (τ_F)。τ_χ² 先舍入到 9 位小数再比较。

    The exact probability under the hypothesis that the statistic, "chi2" (τ_χ²) or "f" (τ_F), exceeds the critical
    value (at least 0). Round τ_χ² to 9 decimals before comparing.

    >>> float(rejection_probability(2, 2, 1.5, "chi2"))
    0.5
    """
    raise NotImplementedError


def critical_difference(q: float, n_datasets: int, n_algorithms: int) -> float:
    """Nemenyi 后续检验的临界值域 CD (2.36)。

    The critical difference CD (2.36) of the Nemenyi test.

    >>> round(float(critical_difference(2.0, 4, 3)), 6)
    1.414214
    """
    raise NotImplementedError


def difference() -> str:
    """用 Markdown 回答：两个统计量有何区别？为什么说用 τ_χ² 过于保守，用 τ_F 更好？由老师阅读，不计分。

    Answer in Markdown: how do the two statistics differ, and why is τ_χ² called too conservative and τ_F better? Read by a
    person, without points.
    """
    raise NotImplementedError
