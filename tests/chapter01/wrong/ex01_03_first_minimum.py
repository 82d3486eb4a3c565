"""只比错误数, 平局时取列表中靠前的 / Only errors are compared, so the position in the list breaks ties

caught by: test_bias_is_definite, test_bias_is_blind_to_order
book: §1.4
"""

def training_errors(hypothesis, X, y):
    return sum(covers(hypothesis, x) != label for x, label in zip(X, y))


def covers(hypothesis, x):
    return hypothesis is not None and all(a in ("*", value) for a, value in zip(hypothesis, x))


def preference_key(hypothesis, X, y):
    errors = training_errors(hypothesis, X, y)
    if hypothesis is None:
        return (errors,)
    return (errors,)


def choose_hypothesis(hypotheses, X, y):
    return min(hypotheses, key=lambda hypothesis: preference_key(hypothesis, X, y))


def justification():
    return "错误越少越好."
