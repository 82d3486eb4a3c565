"""小于千分之一的重构权重当作 0 / Reconstruction weights below a thousandth count as 0

caught by: test_weights
book: §9.4.2
"""

import numpy as np


def best_weights(x, neighbours):
    # With the first weight as what the others leave of 1, nothing constrains the others.
    first = neighbours[0]
    rest, *_ = np.linalg.lstsq((neighbours[1:] - first).T, x - first, rcond=None)
    w = np.array([1 - rest.sum(), *rest])
    w[abs(w) < 1e-3] = 0
    return w / w.sum()


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
    inside = {0}
    waiting = [0]
    while waiting:
        i = waiting.pop()
        found = set(np.flatnonzero((W[i] != 0) | (W[:, i] != 0)).tolist()) - inside
        inside |= found
        waiting += found
    k, N = len(inside), len(W)
    if k == N:
        return None
    return np.where(np.isin(np.arange(N), list(inside)), np.sqrt((N - k) / k), -np.sqrt(k / (N - k)))
