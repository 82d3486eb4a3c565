"""c 舍入到六位小数 / Rounds c to six decimals

caught by: test_best_affine
book: §9.1.2
"""

import numpy as np


def error(X, c, U):
    centred = X - c
    return np.mean(np.sum((centred - centred @ U @ U.T) ** 2, axis=1))


def best_affine(X, d):
    c = X.mean(axis=0)
    _, V = np.linalg.eigh((X - c).T @ (X - c))
    return np.round(c, 6), V[:, len(V) - d :]


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
