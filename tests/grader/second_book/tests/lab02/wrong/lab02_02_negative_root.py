"""取了负的根 / Takes the negative root

caught by: test_example, test_order
book: (2.2)
"""


def length(values):
    return -(sum(value * value for value in values) ** 0.5)
