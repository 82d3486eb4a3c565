"""最大的分量 / The largest component

caught by: test_example, test_square
book: (2.2)
"""


def length(values):
    return float(max([abs(value) for value in values], default=0.0))
