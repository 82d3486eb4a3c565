"""增广向量 (x; -1)，一次求出两部分梯度 / Augmented inputs (x; -1), both parts of a gradient at once"""

import numpy as np


def _z(X, w, theta):
    return np.c_[X, -np.ones(len(X))] @ np.r_[w, theta]


def _s(z):
    return np.exp(-np.logaddexp(0, -z))


def to_logistic(w, theta):
    return (tuple(w), np.float64(-1 * theta))


def neuron(X, w, theta):
    return _s(_z(X, w, theta))


def _gradient(X, w, theta, d):
    g = np.c_[X, -np.ones(len(X))].T @ d
    return g[:-1], g[-1]


def squared_error_gradient(X, y, w, theta):
    z = _z(X, w, theta)
    return _gradient(X, w, theta, (_s(z) - np.array(y)) * _s(z) * _s(-z))


def log_loss_gradient(X, y, w, theta):
    z = _z(X, w, theta)
    # 1 - ŷ for positives, -ŷ for negatives, without the difference of near numbers
    return _gradient(X, w, theta, np.where(np.array(y) == 1, -_s(-z), _s(z)))


def saturated_case(tol):
    return 1, -1000, 0


def nonconvex_case(x, y):
    w = np.linspace(-30, 30, 61) / x
    E = (_s(w * x) - y) ** 2 / 2
    best = max(((E[(i + j) // 2] - (E[i] + E[j]) / 2, i, j) for i in range(61) for j in range(i % 2, 61, 2)))
    return w[best[1]], w[best[2]]
