"""只用最近的一对异类点 / Only the closest pair of opposite points is used

caught by: test_solution
book: §4.1
"""

from itertools import product

import numpy as np


def signed_gram(X, y):
    """Q_ij = y_i y_j x_i·x_j."""
    signed = np.asarray(X) * np.asarray(y)[:, None]
    return signed @ signed.T


def dual_objective(alpha, X, y):
    return float(alpha @ signed_gram(X, y) @ alpha / 2 - np.sum(alpha))


def reduced(X, y):
    # α = B a: the last row of B is what Σ α_i y_i = 0 makes of the last multiplier.
    y = np.asarray(y, dtype=float)
    B = np.vstack([np.eye(len(y) - 1), -y[-1] * y[:-1]])
    return B.T @ signed_gram(X, y) @ B, -B.sum(axis=0)


def face_minimum(X, y, zeros):
    m = len(y)
    free = [i for i in range(m) if i not in zeros]
    alpha = np.zeros(m)
    if free:
        # Only affinely independent points make s strictly convex on the face.
        if np.linalg.matrix_rank(X[free[1:]] - X[free[0]]) != len(free) - 1:
            return None
        signs = np.array(y)[free]
        system = np.block([[signed_gram(X, y)[np.ix_(free, free)], signs[:, None]], [signs, 0]])
        alpha[free] = np.linalg.solve(system, [1.0] * len(free) + [0.0])[:-1]
    return alpha, dual_objective(alpha, X, y)


def solve_dual(X, y):
    pairs = [(i, j) for i, j in product(range(len(y)), repeat=2) if y[i] != y[j]]
    i, j = min(pairs, key=lambda pair: np.sum((X[pair[0]] - X[pair[1]]) ** 2))
    alpha = np.zeros(len(y))
    alpha[[i, j]] = 2 / np.sum((X[i] - X[j]) ** 2)
    return alpha


def hyperplane(alpha, X, y):
    w = (np.asarray(alpha) * y) @ X
    j = np.argmax(alpha)
    return w, float(y[j] - w @ X[j])
