"""把互相矛盾的样例全删掉再学 / All samples that contradict each other are deleted before learning

caught by: test_bias_is_teachable
book: §1.4
"""

from math import inf


def training_errors(hypothesis, X, y):
    return sum(covers(hypothesis, x) != label for x, label in zip(X, y))


def covers(hypothesis, x):
    return hypothesis is not None and all(a in ("*", value) for a, value in zip(hypothesis, x))


def preference_key(hypothesis, X, y):
    clean = [(x, label) for x, label in zip(X, y) if all(other == label for z, other in zip(X, y) if z == x)]
    errors = sum(covers(hypothesis, x) != label for x, label in clean)
    if hypothesis is None:
        return errors, inf
    specified = sum(a != "*" for a in hypothesis)
    return errors, specified, *hypothesis  # the written form ends all ties


def choose_hypothesis(hypotheses, X, y):
    return min(hypotheses, key=lambda hypothesis: preference_key(hypothesis, X, y))


def justification():
    return "错误越少越好."
