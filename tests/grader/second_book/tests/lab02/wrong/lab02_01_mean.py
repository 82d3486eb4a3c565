"""除以了个数 / Divides by how many there are

caught by: test_example, test_sum
book: (2.1)
"""


def squares(values):
    return sum(value * value for value in values) / max(len(values), 1)
