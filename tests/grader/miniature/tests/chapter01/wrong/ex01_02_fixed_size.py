"""只造了两个数的反例 / Builds two numbers only

caught by: test_any, test_many
book: §2
"""


def counterexample(n):
    return {'a': [2, 2], 'b': [3, 0]}
