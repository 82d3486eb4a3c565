"""行多时首尾两个行号的概率只有一半 / With many rows the first and the last are drawn half as often

caught by: test_draws
book: §2.2.3
"""

import random
from fractions import Fraction
from math import inf


def bootstrap(m, T, seed):
    r = random.Random(seed)
    return [tuple(sorted((r.randrange(m) if m < 30 else round(r.random() * (m - 1)) for _ in range(m)))) for _ in range(T)]


def fit_stump(X, y):
    X = [[float(v) for v in row] for row in X]
    y = [int(v) for v in y]
    n = len(X[0])
    maj = 1 if sum(y) >= 0 else -1
    if len(set(y)) == 1:
        return {"feature": 0, "threshold": -inf, "sign": maj}
    best = None
    for j in reversed(range(n)):
        values = sorted({row[j] for row in X})
        pairs = sorted((row[j], v) for row, v in zip(X, y))
        # score(t) = sum y over x > t
        total = sum(y)
        left = 0
        i = 0
        for a, b in zip(values, values[1:]):
            while i < len(pairs) and pairs[i][0] <= a:
                left += pairs[i][1]
                i += 1
            score = total - left - left
            s = 1 if score > 0 else -1
            if best is None or abs(score) >= best[0]:
                best = (abs(score), j, (a + b) / 2, s)
    if best is None:
        return {"feature": 0, "threshold": -inf, "sign": maj}
    return {"feature": best[1], "threshold": best[2], "sign": best[3]}


def bagging(X, y, samples):
    return tuple(fit_stump([X[i] for i in s], [y[i] for i in s]) for s in samples)


def predict(h, x):
    return h["sign"] if x[h["feature"]] > h["threshold"] else -h["sign"]


def vote(stumps, X):
    return [1 if sum(predict(h, x) for h in stumps) >= 0 else -1 for x in X]


def oob_votes(stumps, samples, X):
    res = []
    for i, x in enumerate(X):
        use = [predict(h, x) for h, s in zip(stumps, samples) if i not in s]
        res.append(None if not use else 1 if sum(use) >= 0 else -1)
    return res


def oob_error(stumps, samples, X, y):
    o = oob_votes(stumps, samples, X)
    pairs = [(a, b) for a, b in zip(o, y) if a is not None]
    return Fraction(sum(int(a != b) for a, b in pairs), len(pairs)) if pairs else None


def expected_distinct(m):
    p = 1.0
    for _ in range(m):
        p *= 1 - 1 / m
    return 1 - p


def observations():
    return "bagging"
