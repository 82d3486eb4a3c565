"""有两块时也返回 None / Returns None for two groups

caught by: test_collapse
book: §9.4.2
"""

import numpy as np


def best_weights(x, neighbours):
    # With the first weight as what the others leave of 1, nothing constrains the others.
    first = neighbours[0]
    rest, *_ = np.linalg.lstsq((neighbours[1:] - first).T, x - first, rcond=None)
    return np.array([1 - rest.sum(), *rest])


def cost(W, Y):
    return np.sum((Y - W @ Y) ** 2)


def cost_matrix(W):
    A = np.eye(len(W)) - W
    return A.T @ A


def embed(W, d):
    N = len(W)
    # The constant vector costs nothing, but is not centred: only vectors orthogonal to it count.
    centred = np.linalg.svd(np.ones((1, N)))[2][1:].T
    _, V = np.linalg.eigh(centred.T @ cost_matrix(W) @ centred)
    return np.sqrt(N) * centred @ V[:, :d]


def collapse(W):
    N = len(W)
    groups = list(range(N))
    for _ in range(N):
        for i, j in zip(*np.nonzero(W)):
            groups[i] = groups[j] = min(groups[i], groups[j])
    if len(set(groups)) <= 2:
        return None
    y = np.array([float(g == 0) for g in groups])
    y -= y.mean()
    return y / np.sqrt(np.mean(y**2))
