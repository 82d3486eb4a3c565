"""矩阵形式：用 f'(z) 的另一种写法与 einsum / Matrix form with another form of f'(z) and einsum"""

import numpy as np


def _f(z):
    return np.where(z >= 0, 1 / (1 + np.exp(-np.abs(z))), np.exp(-np.abs(z)) / (1 + np.exp(-np.abs(z))))


def _slope(z):
    e = np.exp(-np.abs(z))
    return e / (1 + e) ** 2


def output_terms(y_hat, y):
    return np.diag(y_hat - y_hat**2) @ np.subtract(y, y_hat)


def hidden_terms(b, W, g):
    return np.einsum("h,hj,j->h", b * (1 - b), W, g)


def delta_v(net, x, y, eta):
    alpha = np.einsum("i,ih->h", x, net["V"]) - net["gamma"]
    beta = net["W"].T @ _f(alpha) - net["theta"]
    g = _slope(beta) * (y - _f(beta))
    e = _slope(alpha) * (net["W"] @ g)
    return eta * x.reshape(-1, 1) * e.reshape(1, -1)


def chain_factors(net, x, y, i, h):
    alpha = x @ net["V"] - net["gamma"]
    beta = _f(alpha) @ net["W"] - net["theta"]
    by_b = np.sum((_f(beta) - y) * _slope(beta) * net["W"][h, :])
    return np.array([by_b, _slope(alpha)[h], x[i]])


def derivation():
    return "链式法则。"
