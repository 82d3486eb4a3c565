"""对角元相差不到 1e-7 就不再转动, 不论特征值多小 / No turn where diagonal entries differ by less than 1e-7, however small the eigenvalues are

caught by: test_product
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
    W = fisher(S_b, S_w, r)
    mean = np.trace(W.T @ S_b @ W) / r
    # The diagonal has the same sum for every basis of this subspace: its product is largest where all are equal.
    for _ in range(r - 1):
        A = W.T @ S_b @ W
        i, j = int(np.argmax(np.diag(A))), int(np.argmin(np.diag(A)))
        if A[i, i] - A[j, j] < 1e-7:
            break
        # In the plane of w_i and w_j: the direction w_i + t w_j whose quotient is the mean.
        root = np.sqrt(A[i, j] ** 2 + (A[i, i] - mean) * (mean - A[j, j]))
        t = (A[i, j] + root) / (mean - A[j, j])
        first, second = W[:, i] + t * W[:, j], W[:, j] - t * W[:, i]
        W[:, i], W[:, j] = first / np.sqrt(1 + t * t), second / np.sqrt(1 + t * t)
    return W


def best_trace_ratio(S_b, S_w, r):
    ratio, before = 0.0, -1.0
    while ratio > before:
        W = top_eigenvectors(S_b - ratio * S_w, r)
        before, ratio = ratio, np.trace(W.T @ S_b @ W) / np.trace(W.T @ S_w @ W)
    return W


def proof():
    return "略 / Omitted"
