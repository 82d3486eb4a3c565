"""各分量绝对值之和 / The sum of absolute values

caught by: test_example, test_square
book: (2.2)
"""


def length(values):
    return float(sum(abs(value) for value in values))
