"""求解照附录 B.4 的梯度下降法，步长 1/L，到梯度小于 10⁻³ 为止；不溢出的写法同题目 / Solved by the gradient descent of appendix B.4 with the step 1/L, until it is below 1e-3; written so as not to overflow"""

import numpy as np


def objective(alpha, b, K, y, lam):
    f = K @ alpha + b
    return float(np.sum(-y * f + np.logaddexp(0, f)) + lam / 2 * alpha @ K @ alpha)


def p1(f):
    return 1 / (1 + np.exp(-f))


def gradient(alpha, b, K, y, lam):
    p = p1(K @ alpha + b)
    return np.append(K @ (p - y) + lam * K @ alpha, np.sum(p - y))


def hessian(alpha, b, K, y, lam):
    p = p1(K @ alpha + b)
    d = p * (1 - p)
    m = len(y)
    H = np.zeros((m + 1, m + 1))
    H[:m, :m] = K @ np.diag(d) @ K + lam * K
    H[:m, m] = H[m, :m] = K @ d
    H[m, m] = np.sum(d)
    return H


def fit(K, y, lam):
    m = len(y)
    A = np.column_stack([K, np.ones(m)])
    L = np.linalg.eigvalsh(A.T @ A / 4).max() + lam * np.linalg.eigvalsh(K).max()
    alpha, b = np.zeros(m), 0.0
    for _ in range(20000):
        error = p1(K @ alpha + b) - y
        by_alpha, by_b = K @ (error + lam * alpha), error.sum()
        if abs(by_b) < 1e-3 and np.abs(by_alpha).max() < 1e-3:
            break
        alpha, b = alpha - by_alpha / L, b - by_b / L
    return alpha, float(b)


def probability(alpha, b, K_test):
    return p1(K_test @ alpha + b)


def coefficients_from_probabilities(p, y, lam):
    return (y - p) / lam


def primal_weights(alpha, X):
    return alpha @ X


def derivation():
    return "由表示定理 f = Kα + b, ‖w‖² = αᵀKα; 梯度与海森矩阵同对率回归; 系数 (y - p)/λ 都不为零, 不稀疏。"
