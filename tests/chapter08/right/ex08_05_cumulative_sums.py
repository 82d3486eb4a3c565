"""Stumps by cumulative sums over sorted columns; tuples and numpy numbers; +inf for the constant stump."""

import numpy as np


def bootstrap(m, T, seed):
    uniform = np.random.RandomState(seed).random_sample((T, m))
    return tuple(tuple(np.floor(row * m).astype(int)) for row in uniform)


def fit_stump(X, y):
    X, y = np.asarray(X, float), np.asarray(y, int)
    total, best = y.sum(), None
    if abs(total) < len(y):
        for j in range(X.shape[1])[::-1]:
            order = np.argsort(X[:, j], kind="stable")
            x, left = X[order, j], np.cumsum(y[order])[:-1]
            score = np.where(np.diff(x) > 0, np.abs(total - 2 * left), -1)
            if score.size and score.max() >= 0 and (best is None or score.max() > best[0]):
                k = int(score.argmax())
                best = score[k], j, (x[k] + x[k + 1]) / 2, 1 if total - 2 * left[k] >= 0 else -1
    if best is None:
        return {"feature": 0, "threshold": np.inf, "sign": -1 if total >= 0 else 1}
    return {"feature": np.int64(best[1]), "threshold": np.float64(best[2]), "sign": np.int64(best[3]), "errors": 0}


def bagging(X, y, samples):
    return tuple(fit_stump(X[list(rows)], y[list(rows)]) for rows in samples)


def table(stumps, X):
    X = np.asarray(X)
    up = X[:, [s["feature"] for s in stumps]] > np.array([s["threshold"] for s in stumps])
    return (2 * up - 1) * np.array([s["sign"] for s in stumps])


def vote(stumps, X):
    return 1.0 - 2.0 * (table(stumps, X).sum(axis=1) < 0)


def oob_votes(stumps, samples, X):
    says, answers = table(stumps, X), []
    inside = np.array([np.bincount(rows, minlength=len(X)) > 0 for rows in samples]).T
    for row, used in zip(says, inside):
        answers.append(None if used.all() else int(np.sign(row[~used].sum() + 0.5)))
    return answers


def oob_error(stumps, samples, X, y):
    pairs = [(a, b) for a, b in zip(oob_votes(stumps, samples, X), y) if a]
    return np.mean([a != b for a, b in pairs]) if pairs else None


def expected_distinct(m):
    return 1.0 - ((m - 1) / m) ** m
