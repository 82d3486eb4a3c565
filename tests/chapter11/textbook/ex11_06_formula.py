"""照 (11.6) 与 (6.29) 写 / (11.6) and (6.29)"""

import numpy as np


def ridge_primal(X, y, lam):
    return np.linalg.inv(X.T @ X + lam * np.eye(X.shape[1])) @ X.T @ y


def ridge_dual(X, y, lam):
    return np.linalg.inv(X @ X.T + lam * np.eye(len(X))) @ y


def lam_from_C(C):
    return 1 / (2 * C)


def ls_svm(X, y, C):
    # (1 - y f)^2 = (y - f)^2, and the gradient in (w, b) is 0
    m, n = X.shape
    A = np.hstack([X, np.ones((m, 1))])
    P = np.eye(n + 1)
    P[n, n] = 0
    wb = np.linalg.solve(P + 2 * C * A.T @ A, 2 * C * A.T @ y)
    return wb[:n], float(wb[n])


def influence(margin, loss):
    if loss == "hinge":
        return 1.0 if margin < 1 else 0.0
    return 2 * (1 - margin)


def masking_data(lam):
    return [-1.0, 0.0, 0.0, 0.0] + [1000.0] * 8, [-1, 1, 1, 1] + [1] * 8


def claims():
    return {
        "both_penalise_squared_norm": True,
        "w_is_a_combination_of_samples_in_both": True,
        "ridge_dual_is_sparse": False,
        "hinge_ignores_points_beyond_the_margin": True,
        "squared_loss_ignores_points_beyond_the_margin": False,
        "ridge_needs_no_iteration": True,
    }


def essay():
    return "两者都是损失加 ‖w‖²；损失不同，合页损失给出稀疏的支持向量，平方损失有闭式解。"
