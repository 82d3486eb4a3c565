"""Known mistakes of lab2.2. Each cell holds what differs from the reference."""

# %% city_block: 各分量绝对值之和 / The sum of absolute values
# caught by: test_example, test_square
# book: (2.2)
def length(values):
    return float(sum(abs(value) for value in values))


# %% largest: 最大的分量 / The largest component
# caught by: test_example, test_square
# book: (2.2)
def length(values):
    return float(max([abs(value) for value in values], default=0.0))


# %% negative_root: 取了负的根 / Takes the negative root
# caught by: test_example, test_order
# book: (2.2)
def length(values):
    return -(sum(value * value for value in values) ** 0.5)


# %% no_root: 没有开方 / Takes no root
# caught by: test_example, test_square
# book: (2.2)
def length(values):
    return float(sum(value * value for value in values))
