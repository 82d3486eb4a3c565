"""逐列用雅可比矩阵的转置乘 dZ，盲方向由奇异值分解求得 / dX column by column from the Jacobian; blind directions from an SVD"""

import numpy as np


def parts(x, eps):
    apart = x - np.mean(x)
    return apart, np.sqrt(np.mean(apart**2) + eps)


def normalize(X, gamma, beta, eps):
    Z = np.empty_like(X)
    for j in range(X.shape[1]):
        apart, scale = parts(X[:, j], eps)
        Z[:, j] = gamma[j] * apart / scale + beta[j]
    return Z, np.mean(X, axis=0), np.std(X, axis=0) ** 2


def jacobian(x, eps):
    # The quotient rule, with the derivatives of numerator and denominator.
    m = len(x)
    apart, scale = parts(x, eps)
    numerator = np.eye(m) - np.ones((m, m)) / m
    denominator = apart / (m * scale)
    return (numerator * scale - np.outer(apart, denominator)) / scale**2


def blind_directions(x):
    _, scale = parts(x, 0.0)
    _, sizes, rows = np.linalg.svd(jacobian(x, 0.0) * scale)
    return rows[sizes < 1e-6]


def backward(X, gamma, eps, dZ):
    columns = [jacobian(X[:, j], eps).T @ (gamma[j] * dZ[:, j]) for j in range(X.shape[1])]
    hats = normalize(X, np.ones(len(gamma)), np.zeros(len(gamma)), eps)[0]
    return np.column_stack(columns), np.einsum("ij,ij->j", dZ, hats), np.ones(len(X)) @ dZ


def fold(W, b, gamma, beta, mean, var, eps):
    diagonal = np.diag(gamma / np.sqrt(var + eps))
    return W @ diagonal, b @ diagonal - mean @ diagonal + beta
