"""6.8 用 SVR 由密度预测含糖率 / SVR: sugar content from density"""

import numpy as np

from exercises.solvers import kernel_svr


def eps_loss(z, eps):
    return np.maximum(0, np.abs(z) - eps)


def dual_objective(alpha, alpha_hat, K, t, eps):
    beta = alpha_hat - alpha
    return float(t @ beta - eps * np.sum(alpha + alpha_hat) - beta @ K @ beta / 2)


def primal_objective(alpha, alpha_hat, b, K, t, C, eps):
    beta = alpha_hat - alpha
    return float(beta @ K @ beta / 2 + C * np.sum(eps_loss(K @ beta + b - t, eps)))


def predict(alpha, alpha_hat, b, K_test):
    return K_test @ (alpha_hat - alpha) + b


def support(alpha, alpha_hat, C, tol):
    return [i + 1 for i in np.flatnonzero(np.abs(alpha_hat - alpha) > tol * C).tolist()]


def fit_watermelon(density, sugar, C, eps, kind, sigma):
    x = np.asarray(density, dtype=float)
    K = np.outer(x, x) if kind == "linear" else np.exp(-(np.subtract.outer(x, x) ** 2) / (2 * sigma**2))
    alpha, alpha_hat, b = kernel_svr(K, sugar, C, eps)
    errors = predict(alpha, alpha_hat, b, K) - sugar
    return {
        "alpha": alpha,
        "alpha_hat": alpha_hat,
        "b": b,
        "support": support(alpha, alpha_hat, C, 1e-3),
        "train_mae": float(np.mean(np.abs(errors))),
    }


def solve(K, t, C, eps):
    """SMO on β = α̂ - α: of all pairs that violate the KKT conditions, improve the one that promises most."""
    beta = np.zeros(len(t))
    unexplained = np.array(t, dtype=float)  # t_i - Σ_j β_j K_ij
    while True:
        # what the dual gains when β_i grows, and loses when it falls; it has a kink at β_i = 0
        gained = np.where(beta < C, unexplained - np.where(beta >= 0, eps, -eps), -np.inf)
        lost = np.where(beta > -C, unexplained - np.where(beta > 0, eps, -eps), np.inf)
        i = np.argmax(gained)
        lowest = np.min(lost)
        if gained[i] - lowest <= 1e-9:
            return np.maximum(-beta, 0), np.maximum(beta, 0), float((gained[i] + lowest) / 2)
        slope = np.maximum(gained[i] - lost, 0)
        curvature = np.maximum(K[i, i] + np.diag(K) - 2 * K[i], 1e-12)
        j = np.argmax(slope**2 / curvature)
        room_i = C - beta[i] if beta[i] >= 0 else -beta[i]
        room_j = beta[j] if beta[j] > 0 else C + beta[j]
        step = min(slope[j] / curvature[j], room_i, room_j)
        beta[i] += step
        beta[j] -= step
        unexplained -= step * (K[i] - K[j])
