"""漏掉负数 / Leaves out negative numbers

caught by: test_example
book: (2.1)
"""


def squares(values):
    return float(sum(value * value for value in values if value > 0))
