"""1.1 平均与极差 / Mean and range

写出一列数的平均值和极差。

---

Write the mean and the range of some numbers.
"""


def mean(values: list[float]) -> float:
    """平均值；至少一个数。 The mean of at least one number.

    >>> mean([1.0, 2.0])
    1.5
    """
    raise NotImplementedError


def spread(values: list[float]) -> float:
    """最大与最小之差。 The largest minus the smallest number.

    >>> spread([1.0, 5.0, 2.0])
    4.0
    """
    raise NotImplementedError
