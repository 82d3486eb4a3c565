"""幂迭代只走十步 / Stops the power iteration after ten steps

caught by: test_literal
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
        return [0.0, *np.cumsum(np.linalg.eigvalsh(A.T @ A / len(A)))][::-1]

    return sums_of_smallest(X), sums_of_smallest(X - X.mean(axis=0))


def discarded_shares(V, U):
    return np.sum((V.T @ U) ** 2, axis=1)


def literal_program(Psi, k):
    shifted = np.abs(Psi).sum() * np.eye(len(Psi)) - Psi
    u = np.arange(1.0, len(Psi) + 1)
    for _ in range(10):
        u = u / np.linalg.norm(u)
        if np.any(shifted):
            u = shifted @ u
    u = u / np.linalg.norm(u)
    return np.repeat(u[:, None], k, axis=1)


def proof():
    return "略 / Omitted"
