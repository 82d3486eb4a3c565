"""挑选时用的不是自己的键: 最后比的是连成一串的取值 / Chooses by another key than its own: values run together end it

caught by: test_bias_is_definite
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
    def key(h):
        return (*preference_key(h, X, y)[:2], "".join(h or ()))

    return min(hypotheses, key=key)


def justification():
    return "错误越少越好, 一样多时取简单的."
