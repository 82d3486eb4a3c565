"""Known mistakes of 1.2. Each cell holds what differs from the reference."""

# %% equal_means: 平均相等，不是更高 / Equal means, not a higher one
# caught by: test_two, test_any, test_many
# book: §2
del essay


def counterexample(n):
    return {'a': [1] * n, 'b': [n] + [0] * (n - 1)}


# %% fixed_size: 只造了两个数的反例 / Builds two numbers only
# caught by: test_any, test_many
# book: §2
del essay


def counterexample(n):
    return {'a': [2, 2], 'b': [3, 0]}


# %% implied: 以为一定成立 / Believes it is always so
# caught by: test_two, test_any, test_many
# book: §2
del essay


def counterexample(n):
    return None


# %% swapped: a 和 b 写反了 / a and b are exchanged
# caught by: test_two, test_any, test_many
# book: §2
del essay


def counterexample(n):
    return {'b': [2] * n, 'a': [3] + [0] * (n - 1)}
