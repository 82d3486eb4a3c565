"""只取了最大值 / Takes the largest only

caught by: test_spread
book: §1
"""


def mean(values):
    return sum(values) / len(values)


def spread(values):
    return max(values)
