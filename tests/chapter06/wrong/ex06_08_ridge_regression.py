"""解成了核岭回归 / Solves kernel ridge regression instead

caught by: test_solutions_on_melons
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
    m = len(t)
    system = np.ones((m + 1, m + 1))
    system[:m, :m] = K + np.eye(m) / (2 * C)
    system[m, m] = 0.0
    *beta, b = np.linalg.solve(system, np.append(t, 0.0))
    beta = np.clip(beta, -C, C)
    return np.maximum(-beta, 0), np.maximum(beta, 0), float(b)


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
