"""(6.24) 的支持向量展式与 (5.18)、(5.19) 逐项对照：c = x，w = αy，β = 1/(2σ²) / The expansion (6.24) compared with (5.18), (5.19) term by term: c = x, w = αy, β = 1/(2σ²)"""

import numpy as np


def svm_to_rbf(X, y, alpha, b, sigma):
    support = alpha > 0
    return {
        "centers": X[support],
        "weights": (alpha * y)[support],
        "betas": np.full(np.sum(support), 1 / (2 * sigma**2)),
        "bias": b,
    }


def rbf_output(net, X):
    phi = np.zeros(len(X))
    for w, c, beta in zip(net["weights"], net["centers"], net["betas"]):
        phi += w * np.exp(-beta * np.sum((X - c) ** 2, axis=1))
    return phi + net["bias"]


def same_width(betas):
    return np.max(betas) - np.min(betas) <= 1e-12 * np.max(betas)


def rbf_to_svm(net):
    weights, betas = net["weights"], net["betas"]
    if not same_width(betas) or np.any(weights == 0):
        return None
    return {
        "X": net["centers"],
        "y": np.sign(weights),
        "alpha": np.abs(weights),
        "b": net["bias"],
        "sigma": float(np.sqrt(1 / (2 * betas[0]))),
    }


def is_soft_margin_solution_shape(net, C):
    svm = rbf_to_svm(net)
    if svm is None:
        return False
    return bool(np.all(svm["alpha"] <= C + 1e-9 * C) and abs(np.sum(net["weights"])) <= 1e-9 * C)


def claims():
    return {
        "svm_fixes_number_of_hidden_units_in_advance": False,
        "svm_centers_are_training_samples": True,
        "svm_training_is_convex_given_sigma": True,
        "bp_training_of_centers_is_convex": False,
        "every_rbf_net_is_an_svm": False,
    }


def essay():
    return "SVM 由支持向量定中心和个数, 由凸优化定权; RBF 网络先定中心, 再用 BP 定权和宽度。"
