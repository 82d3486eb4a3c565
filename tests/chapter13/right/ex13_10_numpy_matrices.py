"""布尔矩阵，闭包用 Warshall 算法 / Boolean matrices, the closure by Warshall's algorithm"""

import numpy as np


def matrix(m, pairs):
    M = np.zeros((m, m), dtype=bool)
    for a, b in pairs:
        M[a, b] = M[b, a] = True
    return M


def violates(i, r, assignment, must_link, cannot_link):
    m = 1 + max([i, *assignment, *(j for pair in [*must_link, *cannot_link] for j in pair)])
    label = np.full(m, -1)
    for j, cluster in assignment.items():
        label[j] = cluster
    label[i] = -1
    placed = label >= 0
    must, cannot = matrix(m, must_link)[i] & placed, matrix(m, cannot_link)[i] & placed
    return np.any(label[must] != r) or np.any(label[cannot] == r)


def constrained_k_means(X, must_link, cannot_link, initial, max_iter=100):
    X = np.array(X, dtype=float)
    m, k = len(X), len(initial)
    must, cannot = matrix(m, must_link), matrix(m, cannot_link)
    means = X[np.array(initial)]
    rounds, changed = 0, True
    while changed and rounds < max_iter:
        rounds += 1
        label = np.full(m, -1)
        for i in range(m):
            cost = ((X[i] - means) ** 2).sum(axis=1)
            for r in range(k):
                inside, outside = label == r, (label >= 0) & (label != r)
                if (must[i] & outside).any() or (cannot[i] & inside).any():
                    cost[r] = np.inf
            if np.isinf(cost).all():
                return None
            label[i] = cost.argmin()
        fresh = np.array([X[label == r].mean(axis=0) if (label == r).any() else means[r] for r in range(k)])
        changed = np.abs(fresh - means).max() > 1e-12
        means = fresh
    return {"labels": label, "centers": means, "n_iter": rounds}


def closure(m, must_link, cannot_link):
    same = matrix(m, must_link) | np.eye(m, dtype=bool)
    for k in range(m):
        same |= np.outer(same[:, k], same[k])
    apart = (same.astype(int) @ matrix(m, cannot_link).astype(int) @ same.astype(int)) > 0
    if (apart & same).any():
        return None
    return same.argmax(axis=1), np.argwhere(np.triu(apart))


def greedy_dead_end(k):
    # two samples on every centre; the last rivals the second of each
    X = np.array([[float(j)] for j in range(k) for _ in range(2)] + [[0.4]])
    return X, np.array([(2 * j + 1, 2 * k) for j in range(k)]), np.arange(0, 2 * k, 2)
