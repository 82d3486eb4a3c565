"""加权平均的闭式，矩阵乘法；几轮 "大一次, 小许多次" / Weighted means in closed form; several cycles of one large and many small"""

import numpy as np


def batches(m, k):
    return [np.arange(m)[start : start + k] for start in range(0, m, k)]


def batch_gradient(X, y, w, rows):
    A, b = np.take(X, rows, axis=0), np.take(y, rows)
    return 2 / len(b) * (A.T @ A @ w - A.T @ b)


def full_gradient(gradients, sizes):
    return np.average(gradients, axis=0, weights=np.array(sizes, dtype=float))


def sgd_epoch(X, y, w, eta, k):
    w = w + 0.0
    for start in range(0, len(y), k):
        A, b = X[start : start + k], y[start : start + k]
        w -= 2 * eta * (A.T @ (A @ w - b)) / len(b)
    return w


def means(values, beta):
    return np.array([np.array(memory_weights(beta, t)) @ values[:t] for t in range(1, len(values) + 1)])


def adam(gradients, eta, beta1, beta2, eps):
    steps = means(gradients, beta1) / (np.sqrt(means(gradients**2, beta2)) + eps)
    return -eta * np.cumsum(steps, axis=0)


def memory_weights(beta, t):
    odds = np.power(float(beta), np.arange(t)[::-1])
    return odds / odds.sum()


def wrong_way(beta2, height):
    return ([1200.0] + [-1.0] * 1199) * 3
