"""解方程时加了一点岭, 几乎相关的列被压掉 / Adds a small ridge, which silences columns that are nearly dependent

caught by: test_least_error
hint: nearly dependent
book: §3.2
"""

import numpy as np


def collapse(weights, thresholds):
    A = np.eye(len(weights[0]))
    c = np.zeros(len(weights[0]))
    for W, t in zip(weights, thresholds):
        A, c = A @ W, c @ W + t
    return A, c


def max_rank(widths):
    return min(widths)


def best_linear_error(X, y):
    Z = np.asarray(X, float) - np.mean(X, axis=0)
    r = np.asarray(y, float) - np.mean(y)
    s = np.abs(Z).max(axis=0)
    Z = Z[:, s > 0] / s[s > 0]
    if Z.shape[1]:
        u, d, v = np.linalg.svd(Z, full_matrices=False)
        u = u[:, d > 1e-13 * d[0]]
        r = np.asarray(y, float) - np.mean(y)
        r = r - Z @ np.linalg.solve(Z.T @ Z + 1e-6 * np.eye(Z.shape[1]), Z.T @ r)
    return float((r**2).mean())


def unbounded_input(w, bound):
    w = np.asarray(w, float)
    i = np.argmax(np.abs(w))
    x = np.zeros(len(w))
    x[i] = 2 * bound / w[i]
    return x


def claims():
    return {
        "more_layers_more_functions": False,
        "gradient_depends_on_net_input": False,
        "linear_net_can_still_do_linear_regression": True,
        "one_nonlinear_hidden_layer_suffices_for_xor": True,
    }
