"""Known mistakes of 1.1. Each cell holds what differs from the reference."""

# %% integer_division: 整除丢了小数 / Integer division drops the fraction
# caught by: test_mean
# book: (1.1)
def mean(values):
    return sum(values) // len(values)


# %% largest_only: 只取了最大值 / Takes the largest only
# caught by: test_spread
# book: §1
def spread(values):
    return max(values)


# %% median: 这是中位数，不是平均值 / This is the median, not the mean
# caught by: test_example, test_mean
# book: (1.1)
def mean(values):
    return sorted(values)[len(values) // 2]


# %% n_minus_one: 除以个数减一 / Divides by one less than the count
# caught by: test_example, test_mean
# book: (1.1)
def mean(values):
    return sum(values) / max(1, len(values) - 1)
