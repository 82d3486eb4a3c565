"""没有一致的假设时返回 None, 等于没有做选择 / Returns None when nothing is consistent, which is no choice

caught by: test_bias_is_definite, test_bias_is_honest, test_bias_is_teachable
book: §1.4
"""

from math import inf


def training_errors(hypothesis, X, y):
    return sum(covers(hypothesis, x) != label for x, label in zip(X, y))


def covers(hypothesis, x):
    return hypothesis is not None and all(a in ("*", value) for a, value in zip(hypothesis, x))


def preference_key(hypothesis, X, y):
    errors = training_errors(hypothesis, X, y)
    if hypothesis is None:
        return errors, inf
    specified = sum(a != "*" for a in hypothesis)
    return errors, specified, *hypothesis  # the written form ends all ties


def choose_hypothesis(hypotheses, X, y):
    found = [h for h in hypotheses if training_errors(h, X, y) == 0]
    return min(found, key=lambda h: preference_key(h, X, y), default=None)


def justification():
    return "错误越少越好."
