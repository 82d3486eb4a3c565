"""整除丢了小数 / Integer division drops the fraction

caught by: test_mean
book: (1.1)
"""


def mean(values):
    return sum(values) // len(values)


def spread(values):
    return max(values) - min(values)
