"""伪逆舍去了小的奇异值 / A pseudo-inverse that drops small singular values

caught by: test_exact_values
hint: drop no small
book: §5.5.1
"""

import numpy as np


def rbf_output(net, X):
    X = np.asarray(X, float)
    C = np.asarray(net["centers"], float)
    D = ((X[:, None, :] - C[None]) ** 2).sum(-1)
    return np.exp(-np.asarray(net["betas"]) * D) @ np.asarray(net["weights"], float)


def exact_xor(corners, targets, beta):
    P = np.asarray(corners, float)
    K = np.exp(-beta * ((P[:, None] - P[None]) ** 2).sum(-1))
    w = np.linalg.pinv(K, rcond=1e-5) @ targets
    return {"centers": P.tolist(), "weights": w.tolist(), "betas": [beta] * 4}


def two_unit_xor(side):
    return {"centers": [(0, side), (side, 0)], "weights": (1, 1), "betas": (3 / side**2,) * 2}


def one_unit_obstruction(center, corners):
    A, B, C, D = np.asarray(corners, float)
    c = np.asarray(center, float)
    return float((B - A) @ (2 * c - A - B) + (D - C) @ (2 * c - C - D))
