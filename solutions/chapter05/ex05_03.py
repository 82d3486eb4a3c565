"""5.3 推导 v_ih 的更新公式 / Deriving the update (5.13)"""

import numpy as np


def sigmoid(z):
    return (1 + np.tanh(z / 2)) / 2


def forward(net, x):
    b = sigmoid(x @ net["V"] - net["gamma"])
    return b, sigmoid(b @ net["W"] - net["theta"])


def output_terms(y_hat, y):
    return y_hat * (1 - y_hat) * (y - y_hat)


def hidden_terms(b, W, g):
    return b * (1 - b) * (W @ g)


def delta_v(net, x, y, eta):
    b, y_hat = forward(net, x)
    return eta * np.outer(x, hidden_terms(b, net["W"], output_terms(y_hat, y)))


def chain_factors(net, x, y, i, h):
    b, y_hat = forward(net, x)
    # b_h feeds every output: one term of the sum for each path from it to the error.
    error_by_b = -net["W"][h] @ output_terms(y_hat, y)
    return float(error_by_b), float(b[h] * (1 - b[h])), float(x[i])


def derivation():
    return r"""
$v_{ih}$ 只经过 $\alpha_h$、$b_h$ 影响误差，所以

$$\frac{\partial E_k}{\partial v_{ih}} = \frac{\partial E_k}{\partial b_h} \cdot
\frac{\partial b_h}{\partial \alpha_h} \cdot \frac{\partial \alpha_h}{\partial v_{ih}}.$$

- $b_h$ 影响每一个 $\beta_j$，要对 j 求和：$\partial E_k / \partial b_h = -\sum_j g_j w_{hj}$；
- 由 (5.9)，$\partial b_h / \partial \alpha_h = b_h (1 - b_h)$；
- $\partial \alpha_h / \partial v_{ih} = x_i$。

前两环之积的相反数就是 (5.15) 的 $e_h$，于是 $\Delta v_{ih} = -\eta \, \partial E_k / \partial v_{ih} = \eta e_h x_i$。
"""
