"""比较标记时不分大小写, 也不管首尾的空格 / Labels are compared without regard to case and to blanks around them

caught by: test_trace, test_consistent, test_smallest
book: §6.2
"""

from itertools import combinations

import numpy as np


def nearest_label(X, y, store, q):
    store = list(store)
    nearest = np.argmin(np.sum((np.asarray(X)[store] - q) ** 2, axis=1))
    return y[store[nearest]]


def tidied(label):
    return str(label).strip().lower()


def condense(X, y, order):
    store = [order[0]]
    stored_before = 0
    while len(store) > stored_before:
        stored_before = len(store)
        for i in order:
            if i not in store and tidied(nearest_label(X, y, store, X[i])) != tidied(y[i]):
                store.append(i)
    return store


def is_consistent(X, y, store):
    return len(store) > 0 and all(tidied(nearest_label(X, y, store, x)) == tidied(label) for x, label in zip(X, y))


def smallest_consistent(X, y):
    rows = range(len(X))
    subsets = (subset for size in range(1, len(X) + 1) for subset in combinations(rows, size))
    return list(next(subset for subset in subsets if is_consistent(X, y, subset)))


def order_matters(gap):
    # One row of label "b" at 0. Seen from a row of label "a", 0 is nearer than any row farther out: if the far ones
    # come first, each is wrong again. The nearest of them alone would do for all.
    X = np.array([[0.0], *([-(2.1**i)] for i in range(gap + 1))])
    near_first = list(range(gap + 2))
    return X, ["b"] + ["a"] * (gap + 1), near_first, near_first[::-1]
