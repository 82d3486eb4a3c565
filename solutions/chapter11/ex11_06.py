"""11.6 岭回归与支持向量机 / Ridge regression and the SVM"""

import numpy as np


def ridge_primal(X, y, lam):
    X, y = np.asarray(X), np.asarray(y)
    return np.linalg.solve(X.T @ X + lam * np.eye(X.shape[1]), X.T @ y)


def ridge_dual(X, y, lam):
    X, y = np.asarray(X), np.asarray(y)
    return np.linalg.solve(X @ X.T + lam * np.eye(len(y)), y)


def lam_from_C(C):  # noqa: N802
    return 1 / (2 * C)


def ls_svm(X, y, C):
    # As y is 1 or −1, (1 − yf)² = (y − f)²: ridge regression, and the best b makes the residuals sum to 0.
    x_mean, y_mean = np.mean(X, axis=0), np.mean(y)
    w = ridge_primal(X - x_mean, y - y_mean, lam_from_C(C))
    return w, float(y_mean - w @ x_mean)


def influence(margin, loss):
    if loss == "squared":
        return 2 * (1 - margin)
    return 1.0 if margin < 1 else 0.0


def masking_data(lam):
    # Six samples, right by far, draw the line towards themselves; the more w is penalised, the farther they must be.
    far = 50 * np.sqrt(1 + lam)
    return [-1.0] * 5 + [1.0] + [float(far)] * 6, [-1] * 5 + [1] * 7


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
    return """
联系：都是 "经验损失 + ‖w‖²"；$λ = 1/(2C)$。由表示定理，w 都是样本的线性组合，都可核化：
岭回归 $α = (K + λI)^{-1} y$。标记为 ±1 时 $(y - f)^2 = (1 - yf)^2$，所以把支持向量机的合页损失换成平方损失
（最小二乘支持向量机）就是带偏置的岭回归。

区别：合页损失在间隔大于 1 处为 0，所以 α 稀疏，解由支持向量决定，要解二次规划；平方损失只需解线性方程组，
但 $α_i$ 与残差成正比，几乎都不为 0，而且惩罚 "过于正确" 的样本：远处的样本会把分界线拉过来。

Both are loss + ‖w‖² with $λ = 1/(2C)$, both have w in the span of the samples and can use kernels.
The hinge is 0 beyond the margin, hence sparse; the squared loss needs a linear system only,
but punishes samples that are too right.
"""
