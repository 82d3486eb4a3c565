"""只看相隔至多 16 步的样本 / Samples count as connected within sixteen steps only

caught by: test_collapse
book: §9.4
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
    joined = (np.array(W) != 0) | (np.array(W).T != 0) | np.eye(len(W), dtype=bool)
    for _ in range(4):
        joined = joined.astype(int) @ joined.astype(int) > 0
    groups = joined.argmax(axis=1)
    if len(set(groups)) == 1:
        return None
    y = groups - groups.mean()
    return y / np.sqrt((y**2).mean())
