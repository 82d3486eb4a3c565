"""把假设当作文件名的通配模式来匹配连成一串的取值 / The hypothesis is matched like a pattern of file names, values run together

caught by: test_errors_are_their_definition
hint: sample
book: §1.4
"""

from fnmatch import fnmatchcase
from math import inf


def training_errors(hypothesis, X, y):
    return sum(covers(hypothesis, x) != label for x, label in zip(X, y))


def covers(hypothesis, x):
    return hypothesis is not None and fnmatchcase("".join(x), "".join(hypothesis))


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
