"""只数了漏掉的好瓜, 没数误收的坏瓜 / Only rejected good melons are counted, not accepted bad ones

caught by: test_errors_on_table_1_1, test_errors_are_their_definition
book: §1.4
"""

from math import inf


def training_errors(hypothesis, X, y):
    return sum(bool(label) and not covers(hypothesis, x) for x, label in zip(X, y))


def covers(hypothesis, x):
    return hypothesis is not None and all(a in ("*", value) for a, value in zip(hypothesis, x))


def preference_key(hypothesis, X, y):
    errors = training_errors(hypothesis, X, y)
    if hypothesis is None:
        return errors, inf
    specified = sum(a != "*" for a in hypothesis)
    return errors, specified, *hypothesis  # the written form ends all ties


def choose_hypothesis(hypotheses, X, y):
    return min(hypotheses, key=lambda hypothesis: preference_key(hypothesis, X, y))


def justification():
    return "错误越少越好."
