"""1.2 平均更高，最大值更低 / A higher mean and a lower maximum

平均值更高的一列数，最大值也一定更高吗？造出反例。

---

Must the list with the higher mean have the higher maximum? Build a counterexample.
"""


def counterexample(n: int) -> dict:
    """n 个数的两列 a, b：a 的平均更高而最大值更低；n ≥ 2。 Two lists of n numbers, n ≥ 2.

    The result is {"a": [...], "b": [...]}; the mean of a is higher, its maximum lower.
    """
    raise NotImplementedError


def essay() -> str:
    """说明为什么。 Say why, in Markdown."""
    raise NotImplementedError
