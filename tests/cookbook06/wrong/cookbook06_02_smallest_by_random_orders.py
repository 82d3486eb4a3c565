"""压缩许多随机的次序, 再去掉多余的样本 / Condenses in many random orders, then leaves out what is not needed

caught by: test_smallest
book: §6.2
"""

from itertools import combinations

import numpy as np


def nearest_label(X, y, store, q):
    store = list(store)
    nearest = np.argmin(np.sum((np.asarray(X)[store] - q) ** 2, axis=1))
    return y[store[nearest]]


def condense(X, y, order):
    store = [order[0]]
    stored_before = 0
    while len(store) > stored_before:
        stored_before = len(store)
        for i in order:
            if i not in store and nearest_label(X, y, store, X[i]) != y[i]:
                store.append(i)
    return store


def is_consistent(X, y, store):
    return len(store) > 0 and all(nearest_label(X, y, store, x) == label for x, label in zip(X, y))


def smallest_consistent(X, y):
    rng = np.random.default_rng(0)
    best = list(range(len(X)))
    for _ in range(60):
        store = condense(X, y, rng.permutation(len(X)).tolist())
        for i in list(store):
            fewer = [k for k in store if k != i]
            if fewer and is_consistent(X, y, fewer):
                store = fewer
        best = min(best, store, key=len)
    return best


def order_matters(gap):
    # One row of label "b" at 0. Seen from a row of label "a", 0 is nearer than any row farther out: if the far ones
    # come first, each is wrong again. The nearest of them alone would do for all.
    X = np.array([[0.0], *([-(2.1**i)] for i in range(gap + 1))])
    near_first = list(range(gap + 2))
    return X, ["b"] + ["a"] * (gap + 1), near_first, near_first[::-1]
