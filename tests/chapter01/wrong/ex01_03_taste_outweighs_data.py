"""每多一个具体属性抵得上 100 个错误, 数据再多也纠正不了 / One more attribute outweighs 100 errors, so no amount of data can correct the bias

caught by: test_bias_is_teachable
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
    return errors + 100 * specified, specified, *hypothesis  # the written form ends all ties


def choose_hypothesis(hypotheses, X, y):
    return min(hypotheses, key=lambda hypothesis: preference_key(hypothesis, X, y))


def justification():
    return "错误越少越好."
