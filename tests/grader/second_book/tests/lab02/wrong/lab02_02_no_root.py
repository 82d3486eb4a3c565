"""没有开方 / Takes no root

caught by: test_example, test_square
book: (2.2)
"""


def length(values):
    return float(sum(value * value for value in values))
