"""先加后平方 / Adds first and squares then

caught by: test_example, test_sum
book: (2.1)
"""


def squares(values):
    return float(sum(values) ** 2)
