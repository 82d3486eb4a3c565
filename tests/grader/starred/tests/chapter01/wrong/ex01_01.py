"""Known mistakes of 1.1. Each cell holds what differs from the reference."""

# %% integer_division: 整除丢了小数 / Integer division drops the fraction
# caught by: test_mean
# book: §1
def mean(values):
    return sum(values) // len(values)


# %% n_minus_one: 除以个数减一 / Divides by one less than the count
# caught by: test_variance
# book: §1
def variance(values):
    centre = mean(values)
    return sum((value - centre) ** 2 for value in values) / max(1, len(values) - 1)


# %% not_divided: 没有除以标准差 / Does not divide by the standard deviation
# caught by: test_scores
# book: §1
def scores(values):
    return [value - mean(values) for value in values]


# %% by_the_variance: 除以了方差 / Divides by the variance
# caught by: test_scores
# book: §1
def scores(values):
    centre, spread = mean(values), variance(values)
    return [(value - centre) / spread if spread else 0.0 for value in values]


# %% at_most_a_hundred: 只看前一百个 / Looks at a hundred only
# caught by: test_mean
# kind: narrow
def mean(values):
    values = values[:100]
    return sum(values) / len(values)
