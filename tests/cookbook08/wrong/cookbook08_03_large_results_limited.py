"""结果 Z 限制在 ±10^7 之内 / Limits Z to ±10^7

caught by: test_forward
book: §8.4
"""

import numpy as np


def standardized(X, eps):
    """The normalised columns and their scales."""
    scale = np.sqrt(X.var(axis=0) + eps)
    return (X - X.mean(axis=0)) / scale, scale


def normalize(X, gamma, beta, eps):
    return np.clip(gamma * standardized(X, eps)[0] + beta, -1e7, 1e7), X.mean(axis=0), X.var(axis=0)


def jacobian(x, eps):
    # x_j moves its own place, the mean by 1/m of it, and the scale by x̂_j/m.
    m = len(x)
    normal, scale = standardized(x, eps)
    return (np.eye(m) - 1 / m - np.outer(normal, normal) / m) / scale


def blind_directions(x):
    # Neither adding a constant nor stretching about the mean changes what is normalised.
    return np.array([np.ones(len(x)), x - x.mean()])


def backward(X, gamma, eps, dZ):
    normal, scale = standardized(X, eps)
    dbeta, dgamma = dZ.sum(axis=0), (dZ * normal).sum(axis=0)
    # The Jacobian is symmetric: each column of dZ times its columns.
    dX = gamma / scale * (dZ - dbeta / len(X) - normal * dgamma / len(X))
    return dX, dgamma, dbeta


def fold(W, b, gamma, beta, mean, var, eps):
    factor = gamma / np.sqrt(var + eps)
    return W * factor, (b - mean) * factor + beta
