"""只按写法挑, 没有用到训练错误 / Chooses by the written form only, not by training errors

caught by: test_bias_is_honest, test_bias_is_teachable
book: §1.4
"""

from math import inf


def training_errors(hypothesis, X, y):
    return sum(covers(hypothesis, x) != label for x, label in zip(X, y))


def covers(hypothesis, x):
    return hypothesis is not None and all(a in ("*", value) for a, value in zip(hypothesis, x))


def preference_key(hypothesis, X, y):
    if hypothesis is None:
        return (inf,)
    specified = sum(a != "*" for a in hypothesis)
    return specified, *hypothesis  # the written form ends all ties


def choose_hypothesis(hypotheses, X, y):
    return min(hypotheses, key=lambda hypothesis: preference_key(hypothesis, X, y))


def justification():
    return "错误越少越好."
