"""Columns are repeated by how well they separate the classes; bootstrap samples; weights; distances by |a|² − 2ab + |b|²."""

import numpy as np


def knn_predict(X_train, y_train, X_test, k):
    A, B = np.array(X_test, dtype=float), np.array(X_train, dtype=float)
    far = (A**2).sum(1)[:, None] - 2 * A @ B.T + (B**2).sum(1)[None, :]
    order = np.lexsort((np.broadcast_to(np.arange(len(B)), far.shape), far), axis=1)[:, :k]
    labels = np.asarray(y_train)[order]
    return np.array([np.bincount(row).argmax() for row in labels], dtype=float)


def table(members, X_train, y_train, X_test):
    X, y, Z = np.array(X_train), np.array(y_train), np.array(X_test)
    return np.array(
        [knn_predict(X[m["samples"]][:, m["features"]], y[m["samples"]], Z[:, m["features"]], m["k"]) for m in members]
    ).astype(int)


def ensemble_predict(members, X_train, y_train, X_test):
    P = table(members, X_train, y_train, X_test)
    score = np.zeros((P.shape[1], P.max() + 1))
    for row, one in zip(P, members):
        score[np.arange(len(row)), row] += one["weight"]
    return list(score.argmax(axis=1))


def member_disagreement(members, X_train, y_train, X_test):
    P = table(members, X_train, y_train, X_test)
    i, j = np.triu_indices(len(P), 1)
    return np.mean(P[i] != P[j])


def separation(column, y):
    """Between-class over within-class variance."""
    total = column.var()
    if total == 0:
        return 0.0
    within = sum((y == c).sum() * column[y == c].var() for c in np.unique(y)) / len(y)
    return float((total - within) / (within + 1e-3 * total))


def design(X_train, y_train, k, seed):
    X, y = np.asarray(X_train, dtype=float), np.asarray(y_train)
    m, d = X.shape
    rng = np.random.RandomState(seed)
    good = np.array([separation(column, y) for column in X.T]) + 1e-3
    members = []
    for t in range(41):
        columns = rng.choice(d, size=max(2, d // 3), replace=True, p=good / good.sum())
        members.append(
            {
                "features": columns.astype(int),
                "samples": rng.randint(m, size=m),
                "weight": np.float64(0.5 + good[columns].mean() / good.max()),
                "k": int(k) if t else int(k) + 1,
            }
        )
    return members
