"""lab2.1 平方和 / Sum of squares

写出一列数的平方和。

---

Write the sum of the squares of some numbers.
"""


def squares(values: list[float]) -> float:
    """平方和; 没有数时是 0. The sum of the squares; 0 where there are no numbers.

    >>> squares([1.0, 2.0])
    5.0
    """
    raise NotImplementedError
