"""2.10* Friedman 检验的两个统计量 / The two statistics of the Friedman test

**书上的题。** 试述在 Friedman 检验中使用 (2.34) 与 (2.35) 的区别。书上说只用 τ_χ²“过于保守”，现在通常用 τ_F。写出两个统计量和它们之间的
换算，在同一批数据上看两个检验各下什么结论，再用短文说清区别。

**先看一个小例子。** 四个数据集（行）、四个算法（列）的序值：

    1  2  3  4
    1  2  3  4        平均序值 1.5, 2, 2.75, 3.75
    1  2  4  3
    3  2  1  4

    τ_χ² = 12·4/(4·5) · (1.5² + 2² + 2.75² + 3.75² − 25) = 6.9      自由度 3 的 χ² 临界值 7.8147：不能拒绝
    τ_F  = 3·6.9/(12 − 6.9) ≈ 4.06                                  表 2.6 的临界值 3.863：拒绝

显著度都是 0.05，数据是同一批，结论却不同。

**约定。** `ranks` 每行是一个数据集上各算法的序值，N 行 k 列；同分的平分序值，(2.34) 照原样算，不作同分校正。各行序值全同时 (2.35) 的分母
为 0，τ_F 记为 `math.inf`。

**做完想一想。** 有没有一批数据，使 χ² 检验拒绝而 F 检验不拒绝？（看 τ_F 随 τ_χ² 怎样变。）一个检验“保守”，是好事还是坏事？

**★** 穷举“所有算法一样好”时的全部可能，算出两个检验真正误拒的机会；再看 τ_F 其实是序值的方差分析。提示：只有各列的序值和要紧，和相同的
可以合并。

---

**The exercise.** What is the difference between using (2.34) and (2.35) in the Friedman test? The book calls τ_χ² by itself "too
conservative", and says that τ_F is used nowadays. Write both statistics and the maps between them, see what the two tests
say of the same data, and tell the difference in a short text.

**A small example first.** Ranks of four algorithms (columns) on four data sets (rows):

    1  2  3  4
    1  2  3  4        mean ranks 1.5, 2, 2.75, 3.75
    1  2  4  3
    3  2  1  4

    τ_χ² = 12·4/(4·5) · (1.5² + 2² + 2.75² + 3.75² − 25) = 6.9      critical value of χ², 3 degrees: 7.8147, not rejected
    τ_F  = 3·6.9/(12 − 6.9) ≈ 4.06                                  critical value in table 2.6: 3.863, rejected

The level is 0.05 for both, the data are the same, and yet the verdicts differ.

**Conventions.** A row of `ranks` holds the ranks of the algorithms on one data set, N rows and k columns. Tied algorithms share
their mean rank, and (2.34) is taken as it stands, without correction for ties. Where all rows agree the denominator of (2.35)
is 0, and τ_F is `math.inf`.

**Worth a thought.** Are there data for which the χ² test rejects and the F test does not? (See how τ_F moves with τ_χ².) Is it
good or bad if a test is conservative?

**★** Enumerate all there can be if all algorithms are equally good, and find how often the two tests really reject by mistake;
and see that τ_F is the analysis of variance of the ranks. Hint: only the rank sums matter, and equal ones can be counted
together.
"""


def friedman_chi2(ranks: list[list[float]]) -> float:
    """统计量 τ_χ² (2.34)，由平均序值算出。

    The statistic τ_χ² (2.34), from the mean ranks.

    >>> round(float(friedman_chi2([[1, 2], [1, 2], [2, 1], [1, 2]])), 6)
    1.0
    """
    raise NotImplementedError


def friedman_f(chi2: float, n_datasets: int, n_algorithms: int) -> float:
    """由 τ_χ² 求 τ_F (2.35)。

    The statistic τ_F (2.35) from τ_χ².

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


def verdicts(ranks: list[list[float]], chi2_critical: float, f_critical: float) -> dict[str, bool]:
    """两个检验对同一批序值的结论 `{"chi2": …, "f": …}`：各自的统计量大于各自的临界值时拒绝，为 True。

    What the two tests say of the same ranks, `{"chi2": …, "f": …}`: True where a test rejects, its statistic being above its
    critical value.

    >>> verdicts([[1, 2, 3], [1, 2, 3], [1, 2, 3]], 5.9915, 6.944)
    {'chi2': True, 'f': True}
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
    """短文（Markdown，由老师评阅）：两个统计量有何区别？为什么说用 τ_χ² 过于保守，用 τ_F 更好？

    A short text (Markdown, read by your teacher): how do the two statistics differ, and why is τ_χ² called too conservative
    and τ_F better?
    """
    raise NotImplementedError


# ---- ★ ----


def anova_f(ranks: list[list[float]]) -> float:
    """序值的双因素（算法、数据集，无重复）方差分析中，算法因素的 F 值；直接用平方和计算。

    F =（算法平方和 / (k − 1)） /（残差平方和 / ((k − 1)(N − 1))）。算法平方和：各算法的平均序值与总平均之差的平方，每个数据集计一次；
    残差：序值减去所在行、所在列的平均，加上总平均。残差平方和为 0 时为 math.inf。

    The F value of the algorithms in the two-way analysis of variance of the ranks (algorithms and data sets, without
    replication), straight from the sums of squares.

    F = (sum of squares of algorithms / (k − 1)) / (residual sum of squares / ((k − 1)(N − 1))). Algorithms: squared
    differences of their mean ranks from the grand mean, once for every data set. Residual: rank less the means of its
    row and of its column, plus the grand mean. math.inf if the residual sum of squares is 0.

    >>> round(float(anova_f([[1, 2], [1, 2], [2, 1], [1, 2]])), 6)
    1.0
    """
    raise NotImplementedError


def null_distribution(n_datasets: int, n_algorithms: int) -> dict[float, float]:
    """所有算法一样好时 τ_χ² 的精确分布：{τ_χ² 的值（舍入到 9 位小数）: 概率}。这时每行都是 1..k 的排列，各排列等可能，各行独立。

    The exact distribution of τ_χ² if all algorithms are equally good: {value of τ_χ², rounded to 9 decimals: probability}.
    Then every row is a permutation of 1..k, each equally likely, and rows are independent.

    >>> sorted((float(value), float(p)) for value, p in null_distribution(2, 2).items())
    [(0.0, 0.5), (2.0, 0.5)]
    """
    raise NotImplementedError


def rejection_probability(n_datasets: int, n_algorithms: int, critical: float, statistic: str) -> float:
    """所有算法一样好时，统计量大于临界值的精确概率；statistic 是 "chi2"（τ_χ²）或 "f"（τ_F）。τ_χ² 先舍入到 9 位小数再比较。

    The exact probability, if all algorithms are equally good, that the statistic, "chi2" (τ_χ²) or "f" (τ_F), exceeds the
    critical value. Round τ_χ² to 9 decimals before comparing.

    >>> float(rejection_probability(2, 2, 1.5, "chi2"))
    0.5
    """
    raise NotImplementedError
