"""目标照 (3.27) 写成 ln(1 + eᶠ)，概率照 (3.23)，求解照 (3.29) 的牛顿法，不加阻尼，海森矩阵用伪逆 / The objective with ln(1 + eᶠ) of (3.27), probabilities by (3.23), solved by the Newton step (3.29) with the pseudo-inverse and no damping"""

import numpy as np


def objective(alpha, b, K, y, lam):
    f = K @ alpha + b
    return float(np.sum(-y * f + np.log(1 + np.exp(f))) + lam / 2 * alpha @ K @ alpha)


def p1(f):
    return np.exp(f) / (1 + np.exp(f))


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
    beta = np.zeros(m + 1)
    for _ in range(50):
        beta = beta - np.linalg.pinv(hessian(beta[:m], beta[m], K, y, lam)) @ gradient(beta[:m], beta[m], K, y, lam)
    return beta[:m], float(beta[m])


def probability(alpha, b, K_test):
    return p1(K_test @ alpha + b)


def coefficients_from_probabilities(p, y, lam):
    return (y - p) / lam


def primal_weights(alpha, X):
    return alpha @ X


def derivation():
    return "由表示定理 f = Kα + b, ‖w‖² = αᵀKα; 梯度与海森矩阵同对率回归; 系数 (y - p)/λ 都不为零, 不稀疏。"
