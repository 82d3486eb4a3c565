"""3.2 对率函数非凸，对数似然凸 / Logistic output non-convex, log-likelihood convex"""

import numpy as np


def output_violation(x, b):
    if not np.any(x):
        return None
    return weights_at(-b, x), weights_at(8 - b, x)  # y is concave in z = w·x + b where z > 0


def squared_loss_violation(x, label):
    if not np.any(x):
        return None
    far = weights_at(8, x)
    # Midway between z = 0 and 8 y² is close to 1 already, as at 8; (1 − y)² is its mirror image.
    return np.zeros_like(far), -far if label else far


def weights_at(z, x):
    return z * np.asarray(x) / np.dot(x, x)


def output_hessian(w, b, x):
    y = sigmoid(np.dot(w, x) + b)
    return y * (1 - y) * (1 - 2 * y) * np.outer(x, x)


def nll_hessian(beta, X):
    A = psd_factor(beta, X)
    return A.T @ A


def psd_factor(beta, X):
    X1 = with_ones(X)
    p = sigmoid(X1 @ beta)
    return np.sqrt(p * (1 - p))[:, None] * X1


def flat_direction(X):
    X1 = with_ones(X)
    if np.linalg.matrix_rank(X1) == X1.shape[1]:
        return None
    return np.linalg.svd(X1)[2][-1]  # p(1 − p) is never 0: only a null vector of (X, 1) is flat


def with_ones(X):
    return np.column_stack([X, np.ones(len(X))])


def sigmoid(z):
    return (1 + np.tanh(z / 2)) / 2  # in a form that cannot overflow


def proof():
    return """
记 z = wᵀx + b, y = σ(z)。y 对 w 的海森矩阵是 y(1 - y)(1 - 2y) x xᵀ：z > 0 时 y > 1/2，它负半定且不为 0，
所以 y(w) 不是凸的。
平方误差 (label - y)² 的值在 [0, 1) 中，一侧趋于 1 而变平，那里向上拱，同样不凸。
负对数似然 (3.27) 的海森矩阵是 Σ p(1 - p) x̂ x̂ᵀ = AᵀA，A 的各行是 √(p(1 - p)) x̂ᵀ，所以处处半正定，函数是凸的。
vᵀHv = ‖Av‖² = 0 当且仅当 v 与每个 x̂ 正交（p(1 - p) 永不为 0）：x̂ 张成整个空间时严格凸，否则沿 v 是平的。
"""
