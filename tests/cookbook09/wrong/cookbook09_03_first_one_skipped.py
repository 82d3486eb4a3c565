"""跳过第一个特征向量, 零特征值不止一个时它不是常向量 / Skips the first eigenvector, which need not be the constant one where 0 is a multiple eigenvalue

caught by: test_embed
hint: more than once
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
    _, V = np.linalg.eigh(cost_matrix(W))
    return np.sqrt(len(W)) * V[:, 1 : d + 1]


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
