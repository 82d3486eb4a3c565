"""照图 13.7 逐行写出，第 10 行查每个约束的伙伴在哪一簇。 / Fig. 13.7 line by line; line 10 looks where the partner of each constraint is."""

import numpy as np


def violates(i, r, assignment, must_link, cannot_link):
    for a, b in must_link:
        if i in (a, b):
            other = b if a == i else a
            if other in assignment and assignment[other] != r:
                return True
    for a, b in cannot_link:
        if i in (a, b):
            other = b if a == i else a
            if other in assignment and assignment[other] == r:
                return True
    return False


def constrained_k_means(X, must_link, cannot_link, initial, max_iter=100):
    k = len(initial)
    mu = np.array([X[i] for i in initial], dtype=float)
    for t in range(1, max_iter + 1):
        assignment = {}
        for i in range(len(X)):
            d = [np.sqrt(np.sum((X[i] - mu[j]) ** 2)) for j in range(k)]
            K = list(range(k))
            is_merged = False
            while not is_merged:
                r = min(K, key=lambda j: d[j])
                if not violates(i, r, assignment, must_link, cannot_link):
                    assignment[i] = r
                    is_merged = True
                else:
                    K.remove(r)
                    if not K:
                        return None
        labels = [assignment[i] for i in range(len(X))]
        new = mu.copy()
        for j in range(k):
            members = [X[i] for i in range(len(X)) if labels[i] == j]
            if members:
                new[j] = sum(members) / len(members)
        changed = not np.array_equal(new, mu)
        mu = new
        if not changed:
            break
    return {"labels": labels, "centers": mu, "n_iter": t}


def closure(m, must_link, cannot_link):
    ids = list(range(m))
    changed = True
    while changed:
        changed = False
        for a, b in must_link:
            low = min(ids[a], ids[b])
            if ids[a] != low or ids[b] != low:
                ids[a] = ids[b] = low
                changed = True
    pairs = set()
    for a, b in cannot_link:
        if ids[a] == ids[b]:
            return None
        for i in range(m):
            for j in range(m):
                if ids[i] == ids[a] and ids[j] == ids[b]:
                    pairs.add((min(i, j), max(i, j)))
    return ids, sorted(pairs)


def greedy_dead_end(k):
    # The first k samples go to k clusters; the last may not be with any of them.
    X = np.arange(k + 1, dtype=float).reshape(-1, 1)
    return X, [(j, k) for j in range(k)], list(range(k))
