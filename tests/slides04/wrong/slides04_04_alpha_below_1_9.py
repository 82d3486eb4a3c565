"""K 是单位阵时 α 不超过 1.9 / α is at most 1.9 where K is the identity

caught by: test_tiny
book: §4.1
"""

from math import log, log1p, sqrt

import numpy as np


def tiny_sigma(y, C):
    # Where K = I, f(x_i) = α_i y_i + b: all of a class have the same α, and both classes the same sum of α.
    y = np.array(y)
    p, n = np.sum(y > 0), np.sum(y < 0)
    total = min(2 * p * n / (p + n), min(C, 1.9) * min(p, n))
    alpha = np.where(y > 0, total / p, total / n)
    # The larger class reaches C last, if at all, and so lies on its margins; for equal classes b = 0 is right.
    larger = np.sign(p - n)
    return alpha, float(larger * (1 - total / max(p, n)))


def huge_sigma(y, C):
    # Where K = 1, Σ α_i y_i = 0 makes w = 0: only b is left, and the dual is to have a large Σ α_i.
    y = np.array(y)
    p, n = np.sum(y > 0), np.sum(y < 0)
    return C * min(p, n) / np.where(y > 0, p, n), float(np.sign(p - n))


def distances(X):
    differences = X[:, None] - X
    return np.sqrt(np.sum(differences**2, axis=2))[np.triu_indices(len(X), 1)]


def sigma_for_identity(X, eps):
    return min(distances(X)) / sqrt(-2 * log(eps))


def sigma_for_constant(X, eps):
    return max(distances(X)) / sqrt(-2 * log1p(-eps))


def leave_one_out_limit(y):
    # What is left of f is b, whose sign is that of the larger class among the others.
    return sum(label * (sum(y) - label) <= 0 for label in y) / len(y)


def matching_cost(C_linear, sigma):
    # K is about 1 - ‖x - z‖² / (2σ²), which under Σ α_i y_i = 0 is as good as x·z / σ²: α and its bound grow by σ².
    return C_linear * sigma**2


def kernel(X, Z, sigma):
    return np.exp(-np.sum((X[:, None] - Z) ** 2, axis=2) / (2 * sigma**2))


def solve(K, y, C, violation=1e-6):
    """SMO: the pair that violates optimality most is optimised, until no pair violates it much."""
    alpha, residual = np.zeros(len(y)), y.astype(float)
    while True:
        can_rise = np.where(y > 0, alpha < C * (1 - 1e-12), alpha > C * 1e-12)
        can_fall = np.where(y > 0, alpha > C * 1e-12, alpha < C * (1 - 1e-12))
        i = np.argmax(np.where(can_rise, residual, -np.inf))
        j = np.argmin(np.where(can_fall, residual, np.inf))
        if residual[i] - residual[j] <= violation:
            return alpha, (residual[i] + residual[j]) / 2
        rooms = C - alpha[i] if y[i] > 0 else alpha[i], alpha[j] if y[j] > 0 else C - alpha[j]
        step = min((residual[i] - residual[j]) / max(K[i, i] + K[j, j] - 2 * K[i, j], 1e-12), *rooms)
        alpha[i] += y[i] * step
        alpha[j] -= y[j] * step
        residual -= step * (K[:, i] - K[:, j])


def curve(X, y, X_val, y_val, sigmas, C):
    y, y_val = np.array(y), np.array(y_val)
    rows = []
    for sigma in sigmas:
        alpha, b = solve(kernel(X, X, sigma), y, C)

        def errors(Z, labels, alpha=alpha, b=b, sigma=sigma):
            predicted = np.where(kernel(Z, X, sigma) @ (alpha * y) + b >= 0, 1, -1)
            return int(np.sum(predicted != labels))

        counts = {"train_errors": errors(X, y), "val_errors": errors(X_val, y_val)}
        rows.append({"sigma": sigma, "alpha": alpha, "b": float(b), **counts})
    return rows
