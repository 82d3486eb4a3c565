"""把 x̂ 限制在 ±10 之内 / Limits x̂ to ±10

caught by: test_forward
book: §8.4
"""

import numpy as np


def standardized(X, eps):
    """The normalised columns and their scales."""
    scale = np.sqrt(X.var(axis=0) + eps)
    return np.clip((X - X.mean(axis=0)) / scale, -10, 10), scale


def normalize(X, gamma, beta, eps):
    return gamma * standardized(X, eps)[0] + beta, X.mean(axis=0), X.var(axis=0)


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
