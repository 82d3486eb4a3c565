"""从最后一层往前合并；带截距的 lstsq / From the last layer back; lstsq with a column of ones"""

import numpy as np
from functools import reduce


def collapse(weights, thresholds):
    A = reduce(np.matmul, weights)
    c = np.zeros(A.shape[1])
    tail = np.eye(A.shape[1])
    for W, theta in zip(reversed(weights), reversed(thresholds)):
        c += theta @ tail
        tail = W @ tail
    return [A, c]


def max_rank(widths):
    return np.min(widths)


def best_linear_error(X, y):
    n = X.shape[0]
    Z = np.hstack([X, np.ones((n, 1))])
    Z = Z / np.maximum(np.abs(Z).max(axis=0), 1e-300)
    coef = np.linalg.lstsq(Z, y, rcond=None)[0]
    residual = y - Z @ coef
    return (residual**2).sum() / n


def unbounded_input(w, bound):
    x = np.sign(w)
    while x @ w <= bound:
        x = x * 10
    return x


def claims():
    keys = ["more_layers_more_functions", "gradient_depends_on_net_input"]
    return {**dict.fromkeys(keys, False), "linear_net_can_still_do_linear_regression": True, "one_nonlinear_hidden_layer_suffices_for_xor": True}
