"""两个点都取在 z < 0 处, 那里输出是凸的 / Both points have z < 0, where the output is convex

caught by: test_output_is_not_convex
book: (3.18)
"""

import numpy as np


def output_violation(x, b):
    if not np.any(x):
        return None
    return weights_at(-1 - b, x), weights_at(-5 - b, x)


def squared_loss_violation(x, label):
    if not np.any(x):
        return None
    sign = 1 if label == 0 else -1  # y² is concave where y > 2/3; (1 − y)² is its mirror image
    return weights_at(sign * 1, x), weights_at(sign * 7, x)


def weights_at(z, x):
    return z * np.asarray(x) / np.dot(x, x)


def output_hessian(w, b, x):
    y = sigmoid(np.dot(w, x) + b)
    return y * (1 - y) * (1 - 2 * y) * np.outer(x, x)


def nll_hessian(beta, X):
    A = psd_factor(beta, X)
    return A.T @ A


def psd_factor(beta, X):
    X1 = with_ones(X)
    p = sigmoid(X1 @ beta)
    return np.sqrt(p * (1 - p))[:, None] * X1


def flat_direction(X):
    X1 = with_ones(X)
    if np.linalg.matrix_rank(X1) == X1.shape[1]:
        return None
    return np.linalg.svd(X1)[2][-1]  # p(1 − p) is never 0: only a null vector of (X, 1) is flat


def with_ones(X):
    return np.column_stack([X, np.ones(len(X))])


def sigmoid(z):
    return (1 + np.tanh(z / 2)) / 2  # in a form that cannot overflow
