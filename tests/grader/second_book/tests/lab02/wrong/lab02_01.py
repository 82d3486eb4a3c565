"""Known mistakes of lab2.1. Each cell holds what differs from the reference."""

# %% absolute: 用绝对值代替平方 / Absolute values instead of squares
# caught by: test_example, test_sum
# book: (2.1)
def squares(values):
    return float(sum(abs(value) for value in values))


# %% mean: 除以了个数 / Divides by how many there are
# caught by: test_example, test_sum
# book: (2.1)
def squares(values):
    return sum(value * value for value in values) / max(len(values), 1)


# %% positive_only: 漏掉负数 / Leaves out negative numbers
# caught by: test_example
# book: (2.1)
def squares(values):
    return float(sum(value * value for value in values if value > 0))


# %% square_of_sum: 先加后平方 / Adds first and squares then
# caught by: test_example, test_sum
# book: (2.1)
def squares(values):
    return float(sum(values) ** 2)
