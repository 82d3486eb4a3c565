"""每个错误 1 分，每个具体属性半分（最短描述），再按写法；返回列表 / One per error, a half per attribute, then as written; returns lists"""

import numpy as np


def accepts(hypothesis, X):
    if hypothesis is None or len(X) == 0:
        return np.zeros(len(X), dtype=bool)
    X = np.array(X, dtype=object)
    h = np.array(hypothesis, dtype=object)
    return np.all((X == h) | (h == "*"), axis=1)


def training_errors(hypothesis, X, y):
    return np.sum(accepts(hypothesis, X) != np.array(y, dtype=bool))


def preference_key(hypothesis, X, y):
    attributes = 5 if hypothesis is None else sum(entry != "*" for entry in hypothesis)
    return [training_errors(hypothesis, X, y) + 0.5 * attributes, str(hypothesis)]


def choose_hypothesis(hypotheses, X, y):
    best = None
    for h in hypotheses:
        key = preference_key(h, X, y)
        if best is None or key < best[0]:
            best = (key, h)
    return None if best[1] is None else list(best[1])


def justification():
    return ""
