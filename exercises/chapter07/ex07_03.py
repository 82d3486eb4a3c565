r"""7.3 拉普拉斯修正的朴素贝叶斯 / Naive Bayes with Laplacian correction

没见过的取值不该一票否决。写出带拉普拉斯修正的朴素贝叶斯（离散属性用修正的频率，连续属性用高斯密度），以西瓜数据集 3.0
(`exercises.datasets.watermelon_3_0()`) 为训练集，算出“测1”（青绿 蜷缩 浊响 清晰 凹陷 硬滑 0.697 0.460）属于每一类的得分。

**数据。** `X` 是行的列表，`y` 是标签列表，至少一个样本；属性用从 0 起的列号表示。`domains[i]` 是第 i 个属性全部可能取值的列表，
连续属性为 `None`；取值和类别都不一定在样本中出现。`classes` 是全部类别。$N$ 是类别数，$N_i$ 是 `domains[i]` 的长度。

**估计。** `laplace` 为 True 时用 (7.19)、(7.20)，为 False 时用 (7.16)、(7.17)。连续属性用 (7.18)，均值与标准差按类估计，不作修正。
方差的除数是该类样本数减 `ddof`：`ddof` 为 0 就是 (7.13)，书中的数值用的是 1。只要有连续属性，每一类就至少有两个样本，且取值不全相等。

**约定。** 对数是自然对数。书中“测1”一例有两处误印：P(蜷缩 | 是) 是 5/8 = 0.625，P(凹陷 | 是) 也是 5/8。不要改动传入的参数。

---

A value never seen should not veto a class. Write naive Bayes with Laplacian correction (corrected frequencies for discrete
attributes, Gaussian densities for continuous ones), train it on watermelon 3.0 (`exercises.datasets.watermelon_3_0()`) and
compute the score of 测1 (青绿 蜷缩 浊响 清晰 凹陷 硬滑 0.697 0.460) for each class.

**Data.** `X` is a list of rows, `y` the labels, of at least one sample; an attribute is the index of its column, from 0.
`domains[i]` lists all possible values of attribute i and is `None` for a continuous one; neither values nor classes need
occur in the samples. `classes` lists all classes. $N$ is their number, $N_i$ the length of `domains[i]`.

**Estimates.** (7.19) and (7.20) if `laplace` is True, (7.16) and (7.17) if it is False. Continuous attributes have the
density (7.18) with mean and standard deviation of the class, and are never corrected. The divisor of the variance is the
number of samples of the class minus `ddof`: 0 gives (7.13), the book's numbers come with 1. Where there is a continuous
attribute, every class has at least two samples whose values are not all equal.

**Conventions.** Logarithms are natural. Two numbers of the book's example 测1 are misprints: P(蜷缩 | 是) is 5/8 = 0.625,
and so is P(凹陷 | 是). Do not change the arguments.
"""


def prior(y: list[str], classes: list[str], laplace: bool) -> dict[str, float]:
    """每一类的先验概率 (7.19) 或 (7.16)。

    The prior probability (7.19) or (7.16) of every class.

    >>> prior(["是", "是", "否"], ["是", "否"], True)
    {'是': 0.6, '否': 0.4}
    """
    raise NotImplementedError


def conditional(
    X: list[list[str | float]],
    y: list[str],
    i: int,
    value: str,
    label: str,
    domains: list[list[str] | None],
    laplace: bool,
) -> float | None:
    """类别为 label 时离散属性 i 取 value 的概率 (7.20) 或 (7.17)。该类没有样本而又不作修正时返回 None。

    The probability (7.20) or (7.17) of `value` of the discrete attribute i given class `label`; None if the class has no
    samples and nothing is corrected.

    >>> conditional([["甲"], ["甲"], ["乙"]], ["是", "是", "否"], 0, "甲", "是", [["甲", "乙"]], True)
    0.75
    """
    raise NotImplementedError


def gaussian(X: list[list[str | float]], y: list[str], i: int, label: str, ddof: int) -> tuple[float, float]:
    """类别为 label 的样本在连续属性 i 上的均值与标准差。

    Mean and standard deviation of the continuous attribute i over the samples of class `label`.

    >>> gaussian([[1.0], [3.0], [9.0]], ["是", "是", "否"], 0, "是", 0)
    (2.0, 1.0)
    """
    raise NotImplementedError


def density(x: float, mean: float, std: float) -> float:
    """正态分布在 x 处的密度 (7.18)，std > 0。

    The density (7.18) of the normal distribution at x; std > 0.

    >>> round(density(1.0, 1.0, 2.0), 9)
    0.19947114
    """
    raise NotImplementedError


def log_scores(
    X: list[list[str | float]],
    y: list[str],
    x: list[str | float],
    domains: list[list[str] | None],
    classes: list[str],
    laplace: bool,
    ddof: int,
) -> dict[str, float]:
    """样本 x 在每一类上的得分，即 (7.15) 中连乘积的对数。因子为 0 时是 `-math.inf`，不作修正时没有样本的类也是。除此之外都有限：
    因子很多，或 x 离均值很远以致密度下溢时也是如此。

    The score of sample x in every class: the logarithm of the product in (7.15). It is `-math.inf` if a factor is 0, and
    for a class without samples if nothing is corrected. Otherwise it is finite, even with very many factors, and where x
    is so far from the mean that the density underflows.

    >>> log_scores([["甲"], ["甲"], ["乙"]], ["是", "是", "否"], ["甲"], [["甲", "乙"]], ["是", "否"], False, 0)["否"]
    -inf
    """
    raise NotImplementedError


def posterior(log_scores: dict[str, float]) -> dict[str, float] | None:
    """由得分（对数）求各类的后验概率，和为 1；得分全是负无穷时返回 None。得分可以低到 -1e6。

    The posterior probability of every class, from the (logarithmic) scores; they sum to 1. None if all scores are minus
    infinity. Scores may be as low as -1e6.

    >>> posterior({"是": -2.0, "否": -2.0})
    {'是': 0.5, '否': 0.5}
    """
    raise NotImplementedError


def classify(
    X: list[list[str | float]],
    y: list[str],
    x: list[str | float],
    domains: list[list[str] | None],
    classes: list[str],
    laplace: bool,
    ddof: int,
) -> str:
    """得分最高的类；得分相等时取 `classes` 中靠前的，全是负无穷时也是如此。

    The class with the highest score, the first in `classes` if several are equal, even if all are minus infinity.

    >>> classify([["甲"], ["甲"], ["乙"]], ["是", "是", "否"], ["甲"], [["甲", "乙"]], ["是", "否"], True, 0)
    '是'
    """
    raise NotImplementedError
