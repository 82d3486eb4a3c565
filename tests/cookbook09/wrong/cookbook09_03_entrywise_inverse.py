"""对 S 逐元素求倒数 / Takes the inverse of S entry by entry

caught by: test_weights
book: §9.4.2
"""

import numpy as np


def best_weights(x, neighbours):
    A = x - neighbours
    S = A @ A.T
    w = np.divide(1.0, S, out=np.zeros_like(S), where=S != 0).sum(axis=1)
    return w / w.sum() if abs(w.sum()) > 1e-12 else np.full(len(A), 1 / len(A))


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
