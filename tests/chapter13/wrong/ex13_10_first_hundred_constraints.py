"""只看前 100 对约束 / Looks at the first 100 constraints only

caught by: test_violates
"""

from itertools import combinations

import numpy as np


def violates(i, r, assignment, must_link, cannot_link):
    placed_mates = [assignment[j] for j in partners(i, must_link) if j in assignment]
    placed_rivals = [assignment[j] for j in partners(i, cannot_link) if j in assignment]
    return any(cluster != r for cluster in placed_mates) or r in placed_rivals


def partners(i, pairs):
    return [b if a == i else a for a, b in pairs[:100] if i in (a, b)]


def constrained_k_means(X, must_link, cannot_link, initial, max_iter=100):
    X = np.asarray(X, dtype=float)
    centers = X[list(initial)]
    old, n_iter = None, 0
    while n_iter < max_iter and not np.array_equal(centers, old):
        assignment = {}
        for i, x in enumerate(X):
            nearest = np.argsort(np.linalg.norm(x - centers, axis=1), kind="stable").tolist()
            allowed = [r for r in nearest if not violates(i, r, assignment, must_link, cannot_link)]
            if not allowed:
                return None
            assignment[i] = allowed[0]
        labels = np.array(list(assignment.values()))
        old, centers, n_iter = centers, centers.copy(), n_iter + 1
        for r in set(labels.tolist()):
            centers[r] = X[labels == r].mean(axis=0)
    return {"labels": labels.tolist(), "centers": centers.tolist(), "n_iter": n_iter}


def closure(m, must_link, cannot_link):
    ids = list(range(m))
    for a, b in must_link:
        low, high = sorted((ids[a], ids[b]))
        ids = [low if block == high else block for block in ids]
    if any(ids[a] == ids[b] for a, b in cannot_link):
        return None
    apart = [{ids[a], ids[b]} for a, b in cannot_link]
    return ids, [(a, b) for a, b in combinations(range(m), 2) if {ids[a], ids[b]} in apart]


def greedy_dead_end(k):
    # The first k samples take a cluster each and rival the last one; together they would leave it room.
    X = [[float(i)] for i in range(k + 1)]
    return X, [(i, k) for i in range(k)], list(range(k))
