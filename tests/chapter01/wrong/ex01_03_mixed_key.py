"""键的同一位置上有时是数, 有时是字符串, 无法比较 / Numbers and strings stand in the same place of the key, so keys cannot be compared

caught by: test_bias_is_definite
book: §1.4
"""

def training_errors(hypothesis, X, y):
    return sum(covers(hypothesis, x) != label for x, label in zip(X, y))


def covers(hypothesis, x):
    return hypothesis is not None and all(a in ("*", value) for a, value in zip(hypothesis, x))


def preference_key(hypothesis, X, y):
    errors = training_errors(hypothesis, X, y)
    if hypothesis is None:
        return errors, "none"
    specified = sum(a != "*" for a in hypothesis)
    return errors, specified, *hypothesis  # the written form ends all ties


def choose_hypothesis(hypotheses, X, y):
    return min(hypotheses, key=lambda hypothesis: preference_key(hypothesis, X, y))


def justification():
    return "错误越少越好."
