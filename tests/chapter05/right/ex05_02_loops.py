"""逐样本循环，纯 Python / Plain loops over the samples"""

import math


def _sigma(z):
    if z < 0:
        return math.exp(z) / (1.0 + math.exp(z))
    return 1.0 / (1.0 + math.exp(-z))


def to_logistic(w, theta):
    return [float(v) for v in w], 0 - theta


def neuron(X, w, theta):
    return [_sigma(math.fsum(a * b for a, b in zip(row, w)) - theta) for row in X]


def _both(X, y, w, theta, squared):
    gw, gt = [0.0] * len(w), 0.0
    for row, t, o in zip(X, y, neuron(X, w, theta)):
        term = o - t
        if squared:
            term *= o - o * o
        for j in range(len(w)):
            gw[j] += term * row[j]
        gt -= term
    return gw, gt


def squared_error_gradient(X, y, w, theta):
    return _both(X, y, w, theta, True)


def log_loss_gradient(X, y, w, theta):
    return _both(X, y, w, theta, False)


def saturated_case(tol):
    x, w = -2.0, 1.0
    theta = 0.0
    while _sigma(w * x - theta) * 2 >= tol or _sigma(w * x - theta) > 0.09:
        theta += 1.0
    return [x, w, theta]


def nonconvex_case(x, y):
    side = 1 if (x > 0) == (y == 0) else -1
    return [side * 12.0 / abs(x), side * -0.5 / abs(x)]


def essay():
    return "同一个假设。"
