"""用绝对值代替平方 / Absolute values instead of squares

caught by: test_example, test_sum
book: (2.1)
"""


def squares(values):
    return float(sum(abs(value) for value in values))
