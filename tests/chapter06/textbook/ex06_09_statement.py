"""同样的公式，按题目“不要溢出”换写法（logaddexp，1/(1 + e⁻ᶠ)），K 奇异时牛顿步用伪逆 / The same formulas, written so as not to overflow as the statement asks (logaddexp, 1/(1 + e⁻ᶠ)); the Newton step uses the pseudo-inverse where K is singular"""

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
