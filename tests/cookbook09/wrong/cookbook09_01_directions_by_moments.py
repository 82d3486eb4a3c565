"""平面的方向由 XᵀX - N·μμᵀ 求出, 数据远离原点时相减后所剩无几 / The directions of the plane come from XᵀX - N·μμᵀ, of which nothing is left far from the origin

caught by: test_best_affine
book: §9.1.3
"""

import numpy as np


def error(X, c, U):
    centred = X - c
    return np.mean(np.sum((centred - centred @ U @ U.T) ** 2, axis=1))


def best_affine(X, d):
    c = X.mean(axis=0)
    _, V = np.linalg.eigh(X.T @ X - len(X) * np.outer(c, c))
    return c, V[:, len(V) - d :]


def least_errors(X):
    def sums_of_smallest(A):
        return [0.0, *np.cumsum(np.linalg.eigvalsh(A.T @ A / len(A)))][::-1]

    return sums_of_smallest(X), sums_of_smallest(X - X.mean(axis=0))


def discarded_shares(V, U):
    return np.sum((V.T @ U) ** 2, axis=1)


def literal_program(Psi, k):
    # Nothing keeps the columns apart, so that each is the best one there is.
    _, V = np.linalg.eigh(Psi)
    return np.repeat(V[:, :1], k, axis=1)


def proof():
    return "略 / Omitted"
