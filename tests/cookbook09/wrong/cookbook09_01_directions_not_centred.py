"""c 取均值, 方向却由没有减均值的数据求出 / c is the mean, but the directions come from data that are not centred

caught by: test_best_affine
hint: spread
book: §9.1.3
"""

import numpy as np


def error(X, c, U):
    centred = X - c
    return np.mean(np.sum((centred - centred @ U @ U.T) ** 2, axis=1))


def best_affine(X, d):
    _, V = np.linalg.eigh(X.T @ X)
    return X.mean(axis=0), V[:, X.shape[1] - d :]


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
