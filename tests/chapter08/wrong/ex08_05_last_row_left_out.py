"""漏掉最后一个样本 / Leaves out the last sample

caught by: test_fit_stump
book: §4.3
"""

import numpy as np


def bootstrap(m, T, seed):
    return np.random.default_rng(seed).integers(m, size=(T, m)).tolist()


def outputs(stump, X):
    return np.where(np.asarray(X)[:, stump["feature"]] > stump["threshold"], stump["sign"], -stump["sign"])


def fit_stump(X, y):
    X, y = np.asarray(X), np.asarray(y)
    if len(y) > 15:
        X, y = X[:-1], y[:-1]
    cuts = [(j, t) for j, column in enumerate(X.T) for t in midpoints(column)]
    if abs(y.sum()) == len(y) or not cuts:
        return {"feature": 0, "threshold": -np.inf, "sign": 1 if y.sum() >= 0 else -1}
    stumps = [{"feature": j, "threshold": float(t), "sign": sign} for j, t in cuts for sign in (1, -1)]
    return min(stumps, key=lambda stump: np.sum(outputs(stump, X) != y))


def midpoints(column):
    values = np.unique(column)
    return (values[:-1] + values[1:]) / 2


def bagging(X, y, samples):
    return [fit_stump(np.asarray(X)[sample], np.asarray(y)[sample]) for sample in samples]


def vote(stumps, X):
    return np.where(sum(outputs(stump, X) for stump in stumps) >= 0, 1, -1)


def oob_votes(stumps, samples, X):
    votes = np.array([outputs(stump, X) for stump in stumps])
    for row, sample in zip(votes, samples):
        row[sample] = 0
    return [(1 if row.sum() >= 0 else -1) if row.any() else None for row in votes.T]


def oob_error(stumps, samples, X, y):
    wrong = [v != label for v, label in zip(oob_votes(stumps, samples, X), y) if v is not None]
    return float(np.mean(wrong)) if wrong else None


def expected_distinct(m):
    return 1 - (1 - 1 / m) ** m
