"""这是中位数, 不是平均值 / This is the median, not the mean

caught by: test_example, test_mean
book: (1.1)
"""


def mean(values):
    return sorted(values)[len(values) // 2]


def spread(values):
    return max(values) - min(values)
