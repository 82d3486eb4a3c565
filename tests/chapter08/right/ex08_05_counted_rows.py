"""Rows with multiplicities, plain lists, random.Random; the last of equally good stumps."""

import math
import random
from collections import Counter


def bootstrap(m, T, seed):
    draw = random.Random(seed)
    return [sorted(draw.choices(range(m), k=m)) for _ in range(T)]


def predict(stump, x):
    return stump["sign"] * (1 if x[stump["feature"]] > stump["threshold"] else -1)


def fit_counted(X, y, times):
    plus = sum(k for i, k in times.items() if y[i] > 0)
    minus = sum(times.values()) - plus
    best = (None, None)
    if plus and minus:
        for j in range(len(X[0])):
            values = sorted({X[i][j] for i in times})
            for low, high in zip(values, values[1:]):
                t = low + (high - low) / 2
                for sign in (1, -1):
                    stump = dict(feature=j, threshold=t, sign=sign)
                    wrong = sum(k for i, k in times.items() if predict(stump, X[i]) != y[i])
                    if best[0] is None or wrong <= best[0]:
                        best = (wrong, stump)
    return best[1] or {"feature": 0, "threshold": -math.inf, "sign": 1 if plus >= minus else -1}


def fit_stump(X, y):
    return fit_counted(X, y, {i: 1 for i in range(len(y))})


def bagging(X, y, samples):
    return [fit_counted(X, y, Counter(sample)) for sample in samples]


def vote(stumps, X):
    return [1 if 2 * sum(predict(stump, x) > 0 for stump in stumps) >= len(stumps) else -1 for x in X]


def oob_votes(stumps, samples, X):
    used = [set(sample) for sample in samples]
    answers = []
    for i, x in enumerate(X):
        free = [stump for stump, rows in zip(stumps, used) if i not in rows]
        answers.append(vote(free, [x])[0] if free else None)
    return answers


def oob_error(stumps, samples, X, y):
    wrong = total = 0
    for v, label in zip(oob_votes(stumps, samples, X), y):
        if v is not None:
            total += 1
            wrong += v != label
    return wrong / total if total else None


def expected_distinct(m):
    return sum((1 - 1 / m) ** k for k in range(m)) / m if m < 1000 else -math.expm1(m * math.log1p(-1 / m))
