"""投影梯度走太少步 / Too few steps of projected gradient

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
    y = np.array(y)
    alpha, Q = np.zeros(len(y)), signed_gram(X, y)
    for _ in range(200):
        for i, j in product(range(len(y)), repeat=2):
            curve = np.sum((X[i] - X[j]) ** 2)
            if curve:
                residual = y * (1 - Q @ alpha)
                step = (residual[i] - residual[j]) / curve
                low = max(-alpha[i] if y[i] > 0 else -np.inf, -alpha[j] if y[j] < 0 else -np.inf)
                high = min(alpha[i] if y[i] < 0 else np.inf, alpha[j] if y[j] > 0 else np.inf)
                step = min(max(step, low), high)
                alpha[i] += y[i] * step
                alpha[j] -= y[j] * step
    return np.round(alpha, 4)


def hyperplane(alpha, X, y):
    w = (np.asarray(alpha) * y) @ X
    j = np.argmax(alpha)
    return w, float(y[j] - w @ X[j])
