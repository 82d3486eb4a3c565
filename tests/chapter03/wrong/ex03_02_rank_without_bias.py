"""判断线性相关时没有把常数列算进去 / The column of ones is left out when looking for linear dependence

caught by: test_flat_direction
book: (3.31)
"""

import numpy as np


def output_violation(x, b):
    if not np.any(x):
        return None
    return weights_at(0 - b, x), weights_at(8 - b, x)  # y is concave in z = w·x + b where z > 0


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
    if np.linalg.matrix_rank(X) == np.shape(X)[1]:
        return None
    return np.append(np.linalg.svd(X)[2][-1], 0.0)


def with_ones(X):
    return np.column_stack([X, np.ones(len(X))])


def sigmoid(z):
    return (1 + np.tanh(z / 2)) / 2  # in a form that cannot overflow
