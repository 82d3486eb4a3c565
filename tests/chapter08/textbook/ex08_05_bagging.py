"""照图 8.5，包外估计照 (8.20)、(8.21) / Figure 8.5, the out-of-bag estimate by (8.20) and (8.21)"""

import numpy as np


def bootstrap(m, T, seed):
    rng = np.random.default_rng(seed)
    return [[int(i) for i in rng.integers(0, m, m)] for _ in range(T)]


def fit_stump(X, y):
    majority = 1 if np.sum(y == 1) >= np.sum(y == -1) else -1
    best = {"feature": 0, "threshold": -np.inf, "sign": majority}
    if np.all(y == y[0]):
        return best
    least = None
    for j in range(X.shape[1]):
        values = np.unique(X[:, j])
        for t in (values[:-1] + values[1:]) / 2:
            wrong = np.sum(np.where(X[:, j] > t, 1, -1) != y)
            for s, errors in ((1, wrong), (-1, len(y) - wrong)):
                if least is None or errors < least:
                    best, least = {"feature": j, "threshold": float(t), "sign": s}, errors
    return best


def bagging(X, y, samples):
    return [fit_stump(X[sample], y[sample]) for sample in samples]


def stump_predict(stump, X):
    return np.where(X[:, stump["feature"]] > stump["threshold"], stump["sign"], -stump["sign"])


def vote(stumps, X):
    votes = sum(stump_predict(stump, X) for stump in stumps)
    return np.where(votes >= 0, 1, -1)


def oob_votes(stumps, samples, X):
    result = []
    for i in range(len(X)):
        votes = [stump_predict(stump, X[i : i + 1])[0] for stump, sample in zip(stumps, samples) if i not in sample]
        if votes:
            result.append(1 if sum(votes) >= 0 else -1)
        else:
            result.append(None)
    return result


def oob_error(stumps, samples, X, y):
    pairs = [(v, label) for v, label in zip(oob_votes(stumps, samples, X), y) if v is not None]
    if not pairs:
        return None
    return sum(1 for v, label in pairs if v != label) / len(pairs)


def expected_distinct(m):
    return 1 - (1 - 1 / m) ** m


def observations():
    return "树桩太弱, 投票只比单个树桩略好; 图 8.6 用的是决策树。"
