"""用循环 / With a loop"""


def mean(values):
    total = 0.0
    for value in values:
        total += value
    return total / len(values)


def spread(values):
    ordered = sorted(values)
    return ordered[-1] - ordered[0]
