"""用特征分解求因子和零方向；反例只动 x 的最大分量 / Factor and flat direction by eigenvectors; violations move one component only"""

import numpy as np


def sigmoid(z):
    return np.where(z >= 0, 1 / (1 + np.exp(-np.abs(z))), np.exp(-np.abs(z)) / (1 + np.exp(-np.abs(z))))


def one_component(x, z):
    w = np.zeros(len(x))
    j = np.argmax(np.abs(x))
    w[j] = z / x[j]
    return w


def output_violation(x, b):
    if np.linalg.norm(x) == 0:
        return None
    return one_component(x, 5 - b), one_component(x, 1 - b)


def squared_loss_violation(x, label):
    if np.linalg.norm(x) == 0:
        return None
    first, second = (1, 5) if label == 0 else (-1, -5)
    return np.stack([one_component(x, first), one_component(x, second)])


def output_hessian(w, b, x):
    z = x @ w + b
    x = x.reshape(-1, 1)
    # y(1-y) is 1/(4 cosh^2(z/2)) and 1-2y is -tanh(z/2).
    return -np.tanh(z / 2) / (4 * np.cosh(z / 2) ** 2) * (x @ x.T)


def nll_hessian(beta, X):
    X1 = np.hstack([X, np.ones((X.shape[0], 1))])
    p = sigmoid(X1 @ beta)
    return np.einsum("i,ij,ik->jk", p * (1 - p), X1, X1)


def psd_factor(beta, X):
    values, vectors = np.linalg.eigh(nll_hessian(beta, X))
    return np.diag(np.sqrt(np.maximum(values, 0))) @ vectors.T


def flat_direction(X):
    X1 = np.hstack([X, np.ones((X.shape[0], 1))])
    lengths = np.sqrt((X1**2).sum(axis=0))
    lengths[lengths == 0] = 1
    values, vectors = np.linalg.eigh((X1 / lengths).T @ (X1 / lengths))
    v = vectors[:, 0] / lengths
    return v / np.linalg.norm(v) if values[0] < 1e-9 else None
