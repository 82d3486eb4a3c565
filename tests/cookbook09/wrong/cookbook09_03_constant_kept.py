"""留下了常向量 / Keeps the constant vector

caught by: test_coordinates_of_the_chain, test_embed
hint: constant
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
    return np.sqrt(len(W)) * V[:, :d]


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
