"""取零特征值的任一特征向量, 精确的权重在一块之内也没有代价 / Takes any eigenvector of eigenvalue 0, which need not be constant on groups

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
    M = cost_matrix(W)
    values, V = np.linalg.eigh(M + (1 + np.trace(M)) / N * np.ones((N, N)))
    return np.sqrt(N) * V[:, 0] if values[0] < 1e-9 else None
