"""1.1 平均、方差与标准分 / Mean, variance and standard scores

写出一列数的平均值、方差（除以个数）和标准分；全部相等时标准分都是 0。

---

Write the mean, the variance (divided by the count) and the standard scores of some numbers; all 0 if they are equal.
"""


def mean(values: list[float]) -> float:
    """平均值；至少一个数。 The mean of at least one number.

    >>> mean([1.0, 2.0])
    1.5
    """
    raise NotImplementedError


def variance(values: list[float]) -> float:
    """方差，除以个数。 The variance, divided by the count.

    >>> variance([1.0, 3.0])
    1.0
    """
    raise NotImplementedError


def scores(values: list[float]) -> list[float]:
    """标准分。 The standard scores.

    >>> scores([1.0, 3.0])
    [-1.0, 1.0]
    """
    raise NotImplementedError
