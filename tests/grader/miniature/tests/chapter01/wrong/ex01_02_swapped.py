"""a 和 b 写反了 / a and b are exchanged

caught by: test_two, test_any, test_many
book: §2
"""


def counterexample(n):
    return {'b': [2] * n, 'a': [3] + [0] * (n - 1)}
