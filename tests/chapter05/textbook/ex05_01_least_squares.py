"""线性神经元照 5.1 节 y = f(Σ w_i x_i - θ)，f 取恒等；最小均方误差照 3.2 节最小二乘 (3.9)，用现成的解法 / Linear neurons by y = f(Σ w_i x_i - θ) of section 5.1 with f the identity; the least squares (3.9) of section 3.2 by a ready-made solver"""

import numpy as np


def collapse(weights, thresholds):
    A = np.eye(weights[0].shape[0])
    c = np.zeros(weights[0].shape[0])
    for W, theta in zip(weights, thresholds):
        A = A @ W
        c = c @ W + theta
    return A, c


def max_rank(widths):
    return min(widths)


def best_linear_error(X, y):
    X_hat = np.hstack([X, np.ones((len(X), 1))])
    w_hat = np.linalg.lstsq(X_hat, y, rcond=None)[0]
    return float(np.mean((X_hat @ w_hat - y) ** 2))


def unbounded_input(w, bound):
    return 2 * bound * w / (w @ w)


def claims():
    return {
        "more_layers_more_functions": False,
        "gradient_depends_on_net_input": False,
        "linear_net_can_still_do_linear_regression": True,
        "one_nonlinear_hidden_layer_suffices_for_xor": True,
    }


def essay():
    return "线性函数的复合仍是线性函数, 多层等于一层; 导数是常数; 输出没有界。"
