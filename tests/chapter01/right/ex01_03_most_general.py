"""错误最少，其次通配符最多，根蒂优先 / Fewest errors, then most wildcards, attributes weighed by position"""


def covers(h, x):
    return h is not None and all(a == b for a, b in zip(h, x) if a != "*")


def training_errors(hypothesis, X, y):
    return sum(1 for x, label in zip(X, y) if covers(hypothesis, x) != (label == 1))


def preference_key(hypothesis, X, y):
    errors = training_errors(hypothesis, X, y)
    if hypothesis is None:
        return errors, 99, ()
    return errors, -hypothesis.count("*"), tuple((entry == "*", entry) for entry in hypothesis)


def choose_hypothesis(hypotheses, X, y):
    keys = [preference_key(h, X, y) for h in hypotheses]
    return hypotheses[keys.index(min(keys))]


def justification():
    return "..."
