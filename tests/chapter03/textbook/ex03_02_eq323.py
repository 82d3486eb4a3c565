"""照式 (3.23) 的 eᶻ/(1+eᶻ) 算概率，海森矩阵照 (3.31) 逐个样本相加 / The probability as eᶻ/(1+eᶻ) of (3.23), the Hessian (3.31) summed sample by sample"""

import numpy as np


def logistic(z):
    return np.exp(z) / (1 + np.exp(z))


def output_violation(x, b):
    if not np.any(x):
        return None
    # z 从 0 走到 6：这一段对率函数向上凸
    norm = x @ x
    return -b * x / norm, (6 - b) * x / norm


def squared_loss_violation(x, label):
    if not np.any(x):
        return None
    end = 10 if label == 0 else -10
    return 0 * x, end * x / (x @ x)


def output_hessian(w, b, x):
    y = logistic(w @ x + b)
    return y * (1 - y) * (1 - 2 * y) * np.outer(x, x)


def nll_hessian(beta, X):
    H = np.zeros((len(beta), len(beta)))
    for x in X:
        x_hat = np.append(x, 1.0)
        p1 = logistic(beta @ x_hat)
        H += np.outer(x_hat, x_hat) * p1 * (1 - p1)
    return H


def psd_factor(beta, X):
    X_hat = np.hstack([X, np.ones((len(X), 1))])
    p1 = logistic(X_hat @ beta)
    return X_hat * np.sqrt(p1 * (1 - p1))[:, None]


def flat_direction(X):
    X_hat = np.hstack([X, np.ones((len(X), 1))])
    if np.linalg.matrix_rank(X_hat) == X_hat.shape[1]:
        return None
    U, s, Vt = np.linalg.svd(X_hat)
    return Vt[-1]


def proof():
    return "输出的二阶导数 y(1-y)(1-2y)xxᵀ 在 y > 1/2 处半负定，故不凸；平方误差同理；(3.31) 是 x̂x̂ᵀ 的非负组合，故半正定，X̂ 列满秩时正定。"
