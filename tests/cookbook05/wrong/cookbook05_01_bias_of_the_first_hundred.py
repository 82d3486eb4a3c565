"""只试前一百个样本的折点 / Tries the kinks of the first hundred samples only

caught by: test_bias
book: §5.3
"""

import numpy as np


def upper_bound(C, loss):
    """Of the dual variables; with the squared loss ξ ≥ 0 need not be asked, and has no multipliers."""
    return {"hinge": C, "squared": np.inf}[loss]


def ridge(C, loss):
    """With the squared loss the Lagrangian keeps Cξ² − αξ, which is −½ α²/(2C) at its least."""
    return {"hinge": 0.0, "squared": 1 / (2 * C)}[loss]


def objective(w, b, X, y, C, loss):
    xi = slacks(w, b, X, y)
    losses = {"hinge": xi, "squared": xi**2}[loss]
    return float(w @ w / 2 + C * losses.sum())


def slacks(w, b, X, y):
    return np.maximum(0.0, 1 - y * (X @ w + b))


def dual(alpha, X, y, C, loss):
    if abs(alpha @ y) > 1e-9 or alpha.min() < -1e-9 or alpha.max() > upper_bound(C, loss) + 1e-9:
        return -np.inf
    w = (alpha * y) @ X
    return float(alpha.sum() - (w @ w + ridge(C, loss) * (alpha @ alpha)) / 2)


def best_bias(w, X, y, C):
    kinks = y - X @ w  # where a sample has y f(x) = 1
    return float(min(kinks[:100], key=lambda b: slacks(w, b, X, y).sum()))


def solve(X, y, C, loss):
    # SMO: each step solves the dual exactly in the two variables that violate its optimality most.
    K = X @ X.T + ridge(C, loss) * np.eye(len(y))
    alpha, errors = np.zeros(len(y)), np.array(y, dtype=float)  # errors are y_i − Σ_k α_k y_k K_ik
    positive = y == 1
    while True:
        above, below = alpha, upper_bound(C, loss) - alpha
        rise, fall = np.where(positive, below, above), np.where(positive, above, below)  # how far α_i y_i may go
        i = np.argmax(np.where(rise > 0, errors, -np.inf))
        j = np.argmin(np.where(fall > 0, errors, np.inf))
        excess = errors[i] - errors[j]
        if excess <= 1e-8:
            break
        curvature = K[i, i] + K[j, j] - 2 * K[i, j]  # 0 for samples that coincide
        step = min(excess / max(curvature, 1e-12), rise[i], fall[j])
        alpha[i] += y[i] * step
        alpha[j] -= y[j] * step
        errors -= step * (K[i] - K[j])
    return {"w": (alpha * y) @ X, "b": float(errors[i] + errors[j]) / 2, "alpha": alpha}


def without_sign(X, y, C, depth):
    # Moving b towards the larger class lowers Σ ξ without end.
    b = (len(y) + depth / C) / y.sum()
    return np.zeros(X.shape[1]), b, 1 - y * b
