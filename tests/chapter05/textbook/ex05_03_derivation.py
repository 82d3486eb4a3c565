"""照 (5.3)、(5.10)、(5.13)、(5.15) 写 / By (5.3), (5.10), (5.13) and (5.15)"""

import numpy as np


def sigmoid(z):
    return 1 / (1 + np.exp(-z))


def output_terms(y_hat, y):
    return y_hat * (1 - y_hat) * (y - y_hat)


def hidden_terms(b, W, g):
    return b * (1 - b) * (W @ g)


def forward(net, x):
    b = sigmoid(x @ net["V"] - net["gamma"])
    y_hat = sigmoid(b @ net["W"] - net["theta"])
    return b, y_hat


def delta_v(net, x, y, eta):
    b, y_hat = forward(net, x)
    g = output_terms(y_hat, y)
    e = hidden_terms(b, net["W"], g)
    return eta * np.outer(x, e)


def chain_factors(net, x, y, i, h):
    b, y_hat = forward(net, x)
    g = output_terms(y_hat, y)
    return float(-net["W"][h] @ g), float(b[h] * (1 - b[h])), float(x[i])


def derivation():
    return "∂E_k/∂v_ih = ∂E_k/∂b_h · ∂b_h/∂α_h · ∂α_h/∂v_ih, 于是 Δv_ih = η e_h x_i。"
