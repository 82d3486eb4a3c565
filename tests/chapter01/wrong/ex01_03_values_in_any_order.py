"""比较时把取值排了序, 不看它们属于哪个属性 / Values are sorted before they are compared: which attribute they belong to is lost

caught by: test_errors_are_their_definition
hint: sample
book: §1.4
"""

from math import inf


def training_errors(hypothesis, X, y):
    return sum(covers(hypothesis, x) != label for x, label in zip(X, y))


def covers(hypothesis, x):
    if hypothesis is None:
        return False
    wanted = [a for a in hypothesis if a != "*"]
    return sorted(wanted) == sorted(value for a, value in zip(hypothesis, x) if a != "*")


def preference_key(hypothesis, X, y):
    errors = training_errors(hypothesis, X, y)
    if hypothesis is None:
        return errors, inf
    specified = sum(a != "*" for a in hypothesis)
    return errors, specified, *hypothesis  # the written form ends all ties


def choose_hypothesis(hypotheses, X, y):
    return min(hypotheses, key=lambda hypothesis: preference_key(hypothesis, X, y))


def justification():
    return "错误越少越好, 一样多时取简单的."
