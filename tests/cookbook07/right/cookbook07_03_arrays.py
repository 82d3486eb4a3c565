"""numpy：先规范化各列，再用三维的差异数组；并列时 argmin / numpy: columns scaled first, an array of all differences, argmin"""

import numpy as np


def tensor(X, kinds):
    m = len(X)
    D = np.zeros((m, m, len(kinds)))
    for j, kind in enumerate(kinds):
        column = np.array([row[j] for row in X], dtype=object if kind == "nominal" else float)
        if kind == "numeric":
            column = column - column.min()
            if column.max() > 0:
                column = column / column.max()
            D[:, :, j] = abs(column[:, None] - column[None, :])
        else:
            D[:, :, j] = column[:, None] != column[None, :]
    return D


def differences(X, kinds, a, b):
    return tensor(X, kinds)[a, b]


def pairs(X, y, kinds):
    D = tensor(X, kinds).sum(axis=-1)
    np.fill_diagonal(D, np.inf)
    same = np.array([[one == other for other in y] for one in y])
    inside, outside = np.where(same, D, np.inf), np.where(same, np.inf, D)
    return [
        (int(np.argmin(a)) if np.isfinite(a).any() else None, int(np.argmin(b))) for a, b in zip(inside, outside)
    ]


def nearest_pair(X, y, kinds, i):
    return pairs(X, y, kinds)[i]


def gains(X, y, kinds):
    D, found = tensor(X, kinds), []
    for i, (hit, miss) in enumerate(pairs(X, y, kinds)):
        found.append(D[i, miss] - (0 if hit is None else D[i, hit]))
    return np.array(found)


def relief(X, y, kinds, picks):
    return gains(X, y, kinds)[np.array(picks)].mean(axis=0)


def expected(X, y, kinds):
    return gains(X, y, kinds).mean(axis=0).tolist()


def variance(X, y, kinds, n):
    return gains(X, y, kinds).var(axis=0) / n


def interaction(m):
    # Near corners instead of copies: no two distances tie.
    X = [(0, 0), (0, 0), (10, 10), (10, 10), (8, 0), (10, 2), (0, 8), (2, 10)] * (m // 8)
    y = [0, 0, 0, 0, 1, 1, 1, 1] * (m // 8)
    return np.array(X) / 10, np.array(y)


def busy_column(m):
    return [(2.0 * i - 7, 50.0 * (i % 2)) for i in range(m)], ["even" if i % 2 == 0 else "odd" for i in range(m)]
