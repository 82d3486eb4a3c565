"""记住每一行的最近邻，存入时更新；子集逐个大小枚举 / Keeps every row's nearest neighbour; goes through subsets by size"""

import itertools

import numpy as np


def distances(X, q):
    return np.linalg.norm(np.asarray(X, dtype=float) - np.asarray(q, dtype=float), axis=1)


def nearest_label(X, y, store, q):
    order = np.argsort(distances(X, q), kind="stable")
    return next(np.array(y)[j] for j in order if j in store)


def condense(X, y, order):
    y = np.array(y)
    distance = np.full(len(y), np.inf)
    given = np.empty(len(y), dtype=y.dtype)
    store = []

    def add(i):
        store.append(np.int64(i))
        d = distances(X, X[i])
        closer = d < distance
        given[closer] = y[i]
        distance[closer] = d[closer]

    add(order[0])
    for _ in range(len(y)):
        for i in order:
            if given[i] != y[i]:
                add(i)
    return np.array(store)


def is_consistent(X, y, store):
    if len(store) == 0:
        return np.bool_(False)
    y = np.array(y)
    S = np.asarray(X)[list(store)]
    nearest = np.array([np.argmin(distances(S, x)) for x in X])
    return np.all(y[list(store)][nearest] == y)


def smallest_consistent(X, y):
    m, y = len(y), np.array(y)
    D = np.array([distances(X, x) for x in X])
    for size in range(1, m + 1):
        for subset in itertools.combinations(range(m), size):
            rows = list(subset)
            if np.array_equal(y[rows][np.argmin(D[:, rows], axis=1)], y):
                return np.array(rows)


def order_matters(gap):
    X = np.array([0.0] + [2.5**i for i in range(12)])[:, None]
    y = ["negative"] + ["positive"] * 12
    return X, np.array(y), np.arange(13), np.arange(13)[::-1]
