"""1.1 平均与极差 / Mean and range"""


def mean(values):
    return sum(values) / len(values)


def spread(values):
    return max(values) - min(values)
