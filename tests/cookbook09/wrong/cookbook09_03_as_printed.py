"""照抄讲义的 (I - W)(I - W)ᵀ / Copies (I - W)(I - W)ᵀ from the source

caught by: test_matrix_of_the_chain, test_cost_matrix
hint: transposed
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
    return A @ A.T


def embed(W, d):
    N = len(W)
    A = np.eye(N) - W
    M = A.T @ A
    _, V = np.linalg.eigh(M + (1 + np.trace(M)) / N * np.ones((N, N)))
    return np.sqrt(N) * V[:, :d]


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
