"""小于最大特征值百万分之一的特征值当作 0 / Eigenvalues below a millionth of the largest one count as 0

caught by: test_least_errors
book: §9.1.3
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
        return [0.0, *np.cumsum(np.where(values < 1e-6 * values[-1], 0.0, values))][::-1]

    return sums_of_smallest(X), sums_of_smallest(X - X.mean(axis=0))


def discarded_shares(V, U):
    return np.sum((V.T @ U) ** 2, axis=1)


def literal_program(Psi, k):
    # Nothing keeps the columns apart, so that each is the best one there is.
    _, V = np.linalg.eigh(Psi)
    return np.repeat(V[:, :1], k, axis=1)


def proof():
    return "略 / Omitted"
