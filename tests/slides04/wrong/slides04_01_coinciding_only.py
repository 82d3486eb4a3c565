"""只在点重合时返回 None / None for coinciding points only

caught by: test_face
hint: 仿射相关
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
        if len({tuple(X[i]) for i in free}) < len(free):
            return None
        signs = np.array(y)[free]
        system = np.block([[signed_gram(X, y)[np.ix_(free, free)], signs[:, None]], [signs, 0]])
        alpha[free] = np.linalg.lstsq(system, [1.0] * len(free) + [0.0], rcond=None)[0][:-1]
    return alpha, dual_objective(alpha, X, y)


def solve_dual(X, y):
    # Some optimal solution is the only minimum of its face.
    m = len(y)
    faces = ([i for i in range(m) if fixed[i]] for fixed in product((True, False), repeat=m))
    found = [face_minimum(X, y, zeros) for zeros in faces]
    feasible = [one for one in found if one is not None and min(one[0]) >= -1e-9]
    alpha, _ = min(feasible, key=lambda one: one[1])
    return np.maximum(alpha, 0.0)


def hyperplane(alpha, X, y):
    w = (np.asarray(alpha) * y) @ X
    j = np.argmax(alpha)
    return w, float(y[j] - w @ X[j])
