"""距离的平方展开成 |A|² - 2c·A + |c|² 再相加 / Expands the squared distances into |A|² - 2c·A + |c|² before it adds them

caught by: test_obstruction
hint: subtract before
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
    w = np.linalg.solve(K, np.asarray(targets, float))
    for _ in range(5):
        w = w + np.linalg.solve(K, targets - K @ w)
    return {"centers": P.tolist(), "weights": w.tolist(), "betas": [beta] * 4}


def two_unit_xor(side):
    return {"centers": [(0, side), (side, 0)], "weights": (1, 1), "betas": (3 / side**2,) * 2}


def one_unit_obstruction(center, corners):
    A, B, C, D = np.asarray(corners, float)
    c = np.asarray(center, float)
    return float(A @ A + C @ C - B @ B - D @ D - 2 * c @ (A + C - B - D))
