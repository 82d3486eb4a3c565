"""平均相等, 不是更高 / Equal means, not a higher one

caught by: test_two, test_any, test_many
book: §2
"""


def counterexample(n):
    return {'a': [1] * n, 'b': [n] + [0] * (n - 1)}
