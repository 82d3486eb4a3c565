"""用固定步数的次梯度下降, alpha 由松弛估计 / Takes a fixed number of subgradient steps, and guesses alpha from the slacks

caught by: test_solve_hinge, test_solve_squared
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
    return float(min(kinks, key=lambda b: slacks(w, b, X, y).sum()))


def solve(X, y, C, loss):
    w, b = np.zeros(X.shape[1]), 0.0
    for t in range(1, 2000):
        xi = slacks(w, b, X, y)
        pull = (xi > 0) if loss == "hinge" else 2 * xi
        w, b = w - (w - C * (pull * y) @ X) / (t + 10), b + C * (pull @ y) / (t + 10)
    xi = slacks(w, b, X, y)
    alpha = C * (xi > 0) if loss == "hinge" else 2 * C * xi
    return {"w": w, "b": float(b), "alpha": alpha.astype(float)}


def without_sign(X, y, C, depth):
    # Moving b towards the larger class lowers Σ ξ without end.
    b = (len(y) + depth / C) / y.sum()
    return np.zeros(X.shape[1]), b, 1 - y * b
