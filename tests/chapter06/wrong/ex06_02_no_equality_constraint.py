"""没有约束 Σ α_i y_i = 0, b 取 0 / Drops the constraint Σ α_i y_i = 0 and takes b = 0

caught by: test_solutions_on_melons, test_solutions_are_optimal
book: (6.40)
"""

import numpy as np


def kernel_matrix(X, Z, kind, sigma):
    if kind == "linear":
        return X @ Z.T
    squared = np.sum((X[:, None, :] - Z[None, :, :]) ** 2, axis=2)
    return np.exp(-squared / (2 * sigma**2))


def dual_objective(alpha, K, y):
    beta = alpha * y
    return float(np.sum(alpha) - beta @ K @ beta / 2)


def primal_objective(alpha, b, K, y, C):
    beta = alpha * y
    hinge = np.maximum(0, 1 - y * (K @ beta + b))
    return float(beta @ K @ beta / 2 + C * np.sum(hinge))


def solve(K, y, C):
    """SMO: of all pairs that violate the KKT conditions, improve the one that promises most."""
    alpha = np.zeros(len(y))
    for _ in range(300):
        for i in range(len(y)):
            slope = 1 - y[i] * (K[i] @ (alpha * y))
            alpha[i] = np.clip(alpha[i] + slope / max(K[i, i], 1e-12), 0, C)
    return alpha, 0.0


def decision(alpha, b, y, K_test):
    return K_test @ (alpha * y) + b


def split_support(alpha, C, tol):
    bounded = alpha >= (1 - tol) * C
    free = (alpha > tol * C) & ~bounded
    return {"free": np.flatnonzero(free).tolist(), "bounded": np.flatnonzero(bounded).tolist()}


def compare(X, y, C_linear, C_gaussian, sigma):
    linear = report(kernel_matrix(X, X, "linear", sigma), y, C_linear)
    gaussian = report(kernel_matrix(X, X, "gaussian", sigma), y, C_gaussian)
    of_linear, of_gaussian = ({*found["free"], *found["bounded"]} for found in (linear, gaussian))
    return {
        "linear": linear,
        "gaussian": gaussian,
        "only_linear": sorted(of_linear - of_gaussian),
        "only_gaussian": sorted(of_gaussian - of_linear),
    }


def report(K, y, C):
    alpha, b = solve(K, y, C)
    support = split_support(alpha, C, 1e-3)
    predicted = np.where(decision(alpha, b, y, K) >= 0, 1, -1)
    numbers = {side: [i + 1 for i in indices] for side, indices in support.items()}
    return {**numbers, "training_errors": [i + 1 for i in np.flatnonzero(predicted != y).tolist()]}
