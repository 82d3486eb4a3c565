"""b 取 0, 不管等式约束 / b is 0, the equality constraint is dropped

caught by: test_solutions_on_melons
hint: Σ (α̂_i - α_i) = 0
book: (6.48)
"""

import numpy as np


def eps_loss(z, eps):
    return np.maximum(0, np.abs(z) - eps)


def dual_objective(alpha, alpha_hat, K, t, eps):
    beta = alpha_hat - alpha
    return float(t @ beta - eps * np.sum(alpha + alpha_hat) - beta @ K @ beta / 2)


def primal_objective(alpha, alpha_hat, b, K, t, C, eps):
    beta = alpha_hat - alpha
    return float(beta @ K @ beta / 2 + C * np.sum(eps_loss(K @ beta + b - t, eps)))


def solve(K, t, C, eps):
    beta = np.zeros(len(t))
    for _ in range(2000):
        before = beta.copy()
        for i in range(len(t)):
            pull = t[i] - K[i] @ beta + K[i, i] * beta[i]
            shrunk = np.sign(pull) * max(abs(pull) - eps, 0.0) / max(K[i, i], 1e-12)
            beta[i] = np.clip(shrunk, -C, C)
        if np.max(np.abs(beta - before)) < 1e-9:
            break
    return np.maximum(-beta, 0), np.maximum(beta, 0), 0.0


def predict(alpha, alpha_hat, b, K_test):
    return K_test @ (alpha_hat - alpha) + b


def support(alpha, alpha_hat, C, tol):
    return [i + 1 for i in np.flatnonzero(np.abs(alpha_hat - alpha) > tol * C).tolist()]


def fit_watermelon(density, sugar, C, eps, kind, sigma):
    x = np.asarray(density, dtype=float)
    K = np.outer(x, x) if kind == "linear" else np.exp(-(np.subtract.outer(x, x) ** 2) / (2 * sigma**2))
    alpha, alpha_hat, b = solve(K, np.asarray(sugar), C, eps)
    errors = predict(alpha, alpha_hat, b, K) - sugar
    return {
        "alpha": alpha,
        "alpha_hat": alpha_hat,
        "b": b,
        "support": support(alpha, alpha_hat, C, 1e-3),
        "train_mae": float(np.mean(np.abs(errors))),
    }
