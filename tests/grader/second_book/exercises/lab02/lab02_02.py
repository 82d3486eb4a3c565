"""lab2.2 长度 / Length

写出向量的长度。可以导入 lab02_01 的 squares。

---

Write the length of a vector. You may import squares from lab02_01.
"""


def length(values: list[float]) -> float:
    """长度。 The length.

    >>> length([3.0, 4.0])
    5.0
    """
    raise NotImplementedError
