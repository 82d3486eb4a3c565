"""Cumulative counts of all terms at once; the worst sequence found greedily."""

import numpy as np


def onehot(X, y):
    X = np.asarray(X)
    y = np.asarray(y)
    values = np.stack([X == 0, X == 1], axis=2)
    return np.stack([values & (y == c)[:, None, None] for c in (0, 1)], axis=1)


def enough(X, y, n):
    return np.all(onehot(X, y).sum(axis=0) >= n)


def useful(X, y, n):
    member = onehot(X, y)
    before = member.cumsum(axis=0) - member
    helps = (member & (before < n)).any(axis=(1, 2, 3))
    return np.bool_(helps.all() and enough(X, y, n))


def best_set(d, n):
    y = np.arange(4 * n) % 2
    X = np.tile(((np.arange(4 * n) // 2) % 2)[:, None], (1, d))
    return X.astype(float), y


def worst_sequence(d, n):
    rows = [np.zeros(d, dtype=int) for _ in range(n)]
    for _ in range(n):
        rows.extend(np.eye(d, dtype=int))
    X = np.array([row for row in rows for _ in (0, 1)])
    return X, np.array([0, 1] * len(rows))


def sizes(d, n):
    X, y = worst_sequence(d, 1)
    Z, _ = best_set(d, 1)
    return {
        "terms": d << 2,
        "best": len(Z) * n,
        "worst": len(y) * n,
    }


def other_readings(d, n):
    return {"no_sharing": (d << 2) * n, "query_best": 2 * n, "query_worst": (len(worst_sequence(d, 1)[1]) - 2) * n}
