"""6.2 线性核与高斯核 SVM 的支持向量 / Support vectors under a linear and a Gaussian kernel"""

import numpy as np

from exercises.solvers import kernel_svm


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
    alpha, b = kernel_svm(K, y, C)
    support = split_support(alpha, C, 1e-3)
    predicted = np.where(decision(alpha, b, y, K) >= 0, 1, -1)
    numbers = {side: [i + 1 for i in indices] for side, indices in support.items()}
    return {**numbers, "training_errors": [i + 1 for i in np.flatnonzero(predicted != y).tolist()]}


def observations():
    return """
With C = 100 the linear kernel has 13 support vectors: 4, 9 and 12 on the margin, ten at the bound, and it misclassifies 7, 10 and 15.
The Gaussian with σ = 0.2 has seven, 2 3 6 7 12 14 15, all on the margin, and misclassifies none. The melons are not linearly separable,
so that many lie inside the linear margin and pull with full weight; the Gaussian separates them, and only the edge is left.
With a smaller C more of them reach the bound; with σ = 1 the Gaussian is nearly linear on so small a region, and both kernels have
the same 13 support vectors.
"""


def solve(K, y, C):
    """SMO: of all pairs that violate the KKT conditions, improve the one that promises most."""
    alpha = np.zeros(len(y))
    wanted_b = y.astype(float)  # the b with which a sample would lie on its margin: y_i - Σ_j α_j y_j K_ij
    while True:
        can_rise = np.where(y > 0, alpha < C, alpha > 0)  # α_i y_i may grow
        can_fall = np.where(y > 0, alpha > 0, alpha < C)
        i = np.argmax(np.where(can_rise, wanted_b, -np.inf))
        lowest = np.min(wanted_b[can_fall])
        if wanted_b[i] - lowest <= 1e-9:
            return alpha, float((wanted_b[i] + lowest) / 2)
        gap = np.where(can_fall, wanted_b[i] - wanted_b, 0)
        curvature = np.maximum(K[i, i] + np.diag(K) - 2 * K[i], 1e-12)
        j = np.argmax(np.where(gap > 0, gap**2 / curvature, 0))
        room_i = C - alpha[i] if y[i] > 0 else alpha[i]
        room_j = alpha[j] if y[j] > 0 else C - alpha[j]
        step = min(gap[j] / curvature[j], room_i, room_j)
        alpha[i] += y[i] * step
        alpha[j] -= y[j] * step
        wanted_b -= step * (K[i] - K[j])
