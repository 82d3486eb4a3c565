"""小于 1e-8 的特征值当作 0 / Eigenvalues below 1e-8 count as 0

caught by: test_least_errors
book: §9.1.2
"""

import numpy as np


def error(X, c, U):
    centred = X - c
    return np.mean(np.sum((centred - centred @ U @ U.T) ** 2, axis=1))


def best_affine(X, d):
    c = X.mean(axis=0)
    _, V = np.linalg.eigh((X - c).T @ (X - c))
    return c, V[:, len(V) - d :]


def least_errors(X):
    def sums_of_smallest(A):
        values = np.linalg.eigvalsh(A.T @ A / len(A))
        values[values < 1e-8] = 0
        return [0.0, *np.cumsum(values)][::-1]

    return sums_of_smallest(X), sums_of_smallest(X - X.mean(axis=0))


def discarded_shares(V, U):
    return np.sum((V.T @ U) ** 2, axis=1)


def literal_program(Psi, k):
    # Nothing keeps the columns apart, so that each is the best one there is.
    _, V = np.linalg.eigh(Psi)
    return np.repeat(V[:, :1], k, axis=1)


def proof():
    return "略 / Omitted"
