"""有约束时也让各列都等于第一个特征向量 / All columns equal to the top eigenvector, under the constraint, too

caught by: test_product
hint: w_j
book: §7.3
"""

import numpy as np


def criteria(W, S_b, S_w):
    W = np.asarray(W, dtype=float)
    between, within = W.T @ S_b @ W, W.T @ S_w @ W
    return (
        float(np.prod(np.diag(between) / np.diag(within))),
        float(np.trace(between) / np.trace(within)),
        float(np.linalg.det(between) / np.linalg.det(within)),
    )


def top_eigenvectors(A, r):
    return np.linalg.eigh(A)[1][:, ::-1][:, :r]


def fisher(S_b, S_w, r):
    # Where S_w is the identity, directions that are orthogonal are uncorrelated, too.
    sizes, axes = np.linalg.eigh(S_w)
    whitening = axes / np.sqrt(sizes)
    return whitening @ top_eigenvectors(whitening.T @ S_b @ whitening, r)


def best_product_free(S_b, S_w, r):
    # Nothing keeps the columns apart.
    return np.tile(fisher(S_b, S_w, 1), r)


def best_product(S_b, S_w, r):
    return best_product_free(S_b, S_w, r)


def best_trace_ratio(S_b, S_w, r):
    ratio, before = 0.0, -1.0
    while ratio > before:
        W = top_eigenvectors(S_b - ratio * S_w, r)
        before, ratio = ratio, np.trace(W.T @ S_b @ W) / np.trace(W.T @ S_w @ W)
    return W


def proof():
    return "略 / Omitted"
