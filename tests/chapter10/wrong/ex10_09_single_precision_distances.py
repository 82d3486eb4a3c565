"""距离按单精度计算 / Distances are in single precision

caught by: test_weight_matrix, test_local
book: §10.1
"""

import numpy as np


def lle_weights(x, N, reg):
    apart = np.asarray(x, dtype=float) - np.asarray(N, dtype=float)
    C = apart @ apart.T
    size, k = np.trace(C), len(C)
    if size == 0:
        return np.full(k, 1 / k)
    w = np.linalg.solve(C / size + reg * np.eye(k), np.ones(k))
    return w / w.sum()


def nearest(X, x, k):
    squares = ((np.asarray(X, dtype=float) - x).astype(np.float32) ** 2).sum(axis=1)
    return np.argsort(squares, kind="stable")[:k]


def lle_weight_matrix(X, k, reg):
    W = np.zeros((len(X), len(X)))
    for i, x in enumerate(X):
        others = np.delete(np.arange(len(X)), i)
        near = others[nearest(X[others], x, k)]
        W[i, near] = lle_weights(x, X[near], reg)
    return W


def lle_embed(X, k, d, reg):
    residual = np.eye(len(X)) - lle_weight_matrix(X, k, reg)
    # The first eigenvector has equal entries, and serves nobody.
    return np.linalg.eigh(residual.T @ residual)[1][:, 1 : d + 1]


def map_new(X, Z, x, k):
    near = nearest(X, x, k)
    return lle_weights(x, X[near], 1e-4) @ Z[near]


def design():
    return ""
