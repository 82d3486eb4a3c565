"""不分遍，只数多久没有存；从大到小的子集；螺线上的见证 / No passes but how long none was stored; subsets from above; a spiral"""

from math import cos, sin

import numpy as np


def nearest_label(X, y, store, q):
    best = label = None
    for i in reversed(list(store)):
        distance = float(np.sum((np.asarray(X[i], float) - np.asarray(q, float)) ** 2))
        if best is None or distance < best:
            best, label = distance, y[i]
    return np.str_(label) if isinstance(label, str) else np.int64(label)


def condense(X, y, order):
    X, m = np.asarray(X, float), len(y)
    distance, label, store = np.full(m, np.inf), [None] * m, []
    turn = since = 0
    while since < m:
        i = int(order[turn % m])
        turn, since = turn + 1, since + 1
        if i not in store and label[i] != y[i]:
            since = 0
            store.append(i)
            for j, d in enumerate(np.sqrt(((X - X[i]) ** 2).sum(axis=1))):
                if d < distance[j]:
                    distance[j], label[j] = d, y[i]
    return np.array(store)


def is_consistent(X, y, store):
    return np.bool_(len(store) > 0 and all(nearest_label(X, y, store, q) == label for q, label in zip(X, y)))


def smallest_consistent(X, y):
    X, m = np.asarray(X, float), len(y)
    squares = ((X[:, None] - X[None]) ** 2).sum(axis=2)
    best = list(range(m))
    for mask in range(2**m - 1, 0, -1):
        rows = [i for i in range(m - 1, -1, -1) if mask >> i & 1]
        if len(rows) < len(best) and all(y[rows[int(k)]] == label for k, label in zip(squares[:, rows].argmin(1), y)):
            best = rows
    return tuple(best)


def order_matters(gap):
    n = gap + 3
    X = [[0, 0, 0.125]] + [[2.3**i * cos(0.02 * i), 2.3**i * sin(0.02 * i), 0.125] for i in range(n)]
    return [X, np.array([7] + [-3] * n), np.arange(n + 1), (0, *range(n, 0, -1))]
