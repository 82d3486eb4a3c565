"""除以个数减一 / Divides by one less than the count

caught by: test_example, test_mean
book: (1.1)
"""


def mean(values):
    return sum(values) / max(1, len(values) - 1)


def spread(values):
    return max(values) - min(values)
