"""照习题 10.3 的 H = I - (1/m) 1 1^T 写 / H = I - (1/m) 1 1^T of exercise 10.3"""

import numpy as np


def centering_matrix(m):
    one = np.ones((m, 1))
    return np.eye(m) - one @ one.T / m


def centered_scatter(X):
    H = centering_matrix(len(X))
    return X.T @ H @ H.T @ X


def scatter_decomposition(X):
    mean = X.mean(axis=0)
    return centered_scatter(X), len(X) * np.outer(mean, mean)


def center_gram(K):
    H = centering_matrix(len(K))
    return H @ K @ H


def misleading_data(u, v):
    return np.array([10 * v + u, 10 * v - u])


def analysis():
    return "H 是投影，X H 的每个样本都减去了均值；不中心化，散度里多了均值的一项，第一个方向会被拉向均值。"
