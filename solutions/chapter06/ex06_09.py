"""6.9 核对率回归 / Kernel logistic regression"""

import numpy as np


def sigmoid(f):
    small = np.exp(-np.abs(f))
    return np.where(f >= 0, 1, small) / (1 + small)


def objective(alpha, b, K, y, lam):
    values = K @ alpha
    losses = np.logaddexp(0, np.where(y == 1, -1, 1) * (values + b))
    return float(np.sum(losses) + lam / 2 * alpha @ values)


def gradient(alpha, b, K, y, lam):
    error = sigmoid(K @ alpha + b) - y
    return np.append(K @ (error + lam * alpha), np.sum(error))


def hessian(alpha, b, K, y, lam):
    spread = sigmoid(K @ alpha + b) * sigmoid(-(K @ alpha + b))
    features = np.column_stack([K, np.ones(len(y))])
    result = features.T @ (spread[:, None] * features)
    result[:-1, :-1] += lam * K
    return result


def fit(K, y, lam):
    """Newton's method on p - y + λα = 0, Σ(p - y) = 0: unlike the Hessian this system is regular for any K."""
    m = len(y)
    alpha, b = np.zeros(m), 0.0
    while True:
        f = K @ alpha + b
        p, spread = sigmoid(f), (sigmoid(f) * sigmoid(-f))[:, None]
        system = np.block([[spread * K + lam * np.eye(m), spread], [spread.T @ K, np.sum(spread)]])
        step = np.linalg.solve(system, np.append(y - p - lam * alpha, np.sum(y - p)))
        descent = -gradient(alpha, b, K, y, lam) @ step
        if descent <= 1e-12:
            return alpha, float(b)
        now, size = objective(alpha, b, K, y, lam), 1.0
        while objective(alpha + size * step[:-1], b + size * step[-1], K, y, lam) > now - size * descent / 4:
            size /= 2
        alpha, b = alpha + size * step[:-1], b + size * step[-1]


def probability(alpha, b, K_test):
    return sigmoid(K_test @ alpha + b)


def coefficients_from_probabilities(p, y, lam):
    return (y - p) / lam


def primal_weights(alpha, X):
    return X.T @ alpha


def derivation():
    return """
取 Ω(‖h‖) = (λ/2)‖h‖² 与对率损失之和，由表示定理，最优的 h 可写为 Σ α_i κ(·, x_i)；记 f = Kα + b。
‖h‖² = Σ_ij α_i α_j κ(x_i, x_j) = αᵀKα，于是 J(α, b) = Σ(−y_i f_i + ln(1+e^{f_i})) + (λ/2) αᵀKα。
∂J/∂f = p − y（p 是对率函数的值），由链式法则 ∂J/∂α = K(p − y) + λKα, ∂J/∂b = Σ(p_i − y_i)。
再求一次导数，S = diag(p(1−p))：∂²J/∂α² = KSK + λK, ∂²J/∂α∂b = KS1, ∂²J/∂b² = 1ᵀS1；都半正定，所以 J 是凸的。
K 非奇异时 K(p − y + λα) = 0 给出 α_i = (y_i − p_i)/λ；0 < p_i < 1，所以没有一个 α_i 是 0。
合页损失有平坦的零区域，对率损失没有：解不稀疏。
"""
