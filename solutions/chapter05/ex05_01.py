"""5.1 线性激活函数的缺陷 / What a linear activation cannot do"""

import numpy as np


def collapse(weights, thresholds):
    A, c = weights[0], thresholds[0]
    for W, theta in zip(weights[1:], thresholds[1:]):
        # (XA - c)W - θ = X(AW) - (cW + θ)
        A, c = A @ W, c @ W + theta
    return A, c


def max_rank(widths):
    return min(widths)


def best_linear_error(X, y):
    # The intercept takes the means; what is centred keeps its digits far from the origin, too.
    Z, target = X - X.mean(axis=0), y - y.mean()
    beta = np.linalg.lstsq(Z, target, rcond=None)[0]
    return float(np.mean((Z @ beta - target) ** 2))


def unbounded_input(w, bound):
    k = np.argmax(np.abs(w))
    x = np.zeros(len(w))
    x[k] = 2 * bound / w[k]
    return x


def claims():
    return {
        "more_layers_more_functions": False,
        "gradient_depends_on_net_input": False,
        "linear_net_can_still_do_linear_regression": True,
        "one_nonlinear_hidden_layer_suffices_for_xor": True,
    }


def essay():
    return r"""
线性映射的复合仍是线性映射：无论多少层，网络都等于一层 $XA - c$，深度不增加表达能力，窄的隐层还会限制 A 的秩。
于是它解决不了线性不可分的问题，例如异或，最好的均方误差停在 0.25。输出没有上下界，不能解释为发放率或概率；
导数恒为常数，梯度不随净输入变化。
"""
