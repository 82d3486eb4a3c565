"""p(y=1|x) 照 (3.23) 写成 eᶻ/(1 + eᶻ)，梯度照 (5.10)-(5.12) 与 (3.30) / p(y=1|x) as eᶻ/(1 + eᶻ) by (3.23), gradients by (5.10)-(5.12) and (3.30)"""

import numpy as np


def sigmoid(z):
    return 1 / (1 + np.exp(-z))


def to_logistic(w, theta):
    return w, -theta


def neuron(X, w, theta):
    return sigmoid(X @ w - theta)


def squared_error_gradient(X, y, w, theta):
    y_hat = neuron(X, w, theta)
    g = y_hat * (1 - y_hat) * (y - y_hat)
    return -(g @ X), float(np.sum(g))


def log_loss_gradient(X, y, w, theta):
    z = X @ w - theta
    p1 = np.exp(z) / (1 + np.exp(z))
    return -((y - p1) @ X), float(np.sum(y - p1))


def saturated_case(tol):
    return 1.0, -80.0, 0.0


def nonconvex_case(x, y):
    if y == 1:
        return -14 / x, 10 / x
    return 14 / x, -10 / x


def essay():
    return "模型相同 (b = -θ), 训练的目标不同: 均方误差非凸且会饱和, 对数似然是凸的。"
