"""由特征分解得到显式特征，在特征空间里求解 / Explicit features from the eigenvectors, solved in their space"""

import math

import numpy as np


def squash(f):
    return 0.5 * (1 + np.tanh(0.5 * np.asarray(f)))


def objective(alpha, b, K, y, lam):
    f = np.dot(K, alpha) + b
    loss = [max(v, 0.0) - v * one + math.log1p(math.exp(-abs(v))) for v, one in zip(f, y, strict=True)]
    return sum(loss) + 0.5 * lam * np.dot(alpha, np.dot(K, alpha))


def gradient(alpha, b, K, y, lam):
    p = squash(np.dot(K, alpha) + b)
    return np.concatenate([np.dot(p - y, K) + lam * np.dot(alpha, K), [(p - y).sum()]])


def hessian(alpha, b, K, y, lam):
    p = squash(np.dot(K, alpha) + b)
    S = np.diag(p * (1 - p))
    one = np.ones((len(y), 1))
    return np.block([[K @ S @ K + lam * K, K @ S @ one], [one.T @ S @ K, one.T @ S @ one]])


def fit(K, y, lam):
    values, vectors = np.linalg.eigh(K)
    kept = values > 1e-12 * max(values.max(), 1e-300)
    features = np.column_stack([vectors[:, kept] * np.sqrt(values[kept]), np.ones(len(y))])
    ridge = np.append(np.full(kept.sum(), lam), 0.0)
    theta = np.zeros(features.shape[1])

    def value(theta):
        f = features @ theta
        return np.sum(np.logaddexp(0, f) - y * f) + theta @ (ridge * theta) / 2

    for _ in range(500):
        p = squash(features @ theta)
        g = features.T @ (p - y) + ridge * theta
        step = np.linalg.solve(features.T @ (features * (p * (1 - p))[:, None]) + np.diag(ridge), -g)
        if -g @ step < 1e-13:
            break
        while value(theta + step) > value(theta) + 1e-4 * (g @ step):
            step = step / 2
        theta = theta + step
    p = squash(features @ theta)
    return (y - p) / lam, theta[-1]


def probability(alpha, b, K_test):
    return squash(np.dot(K_test, alpha) + b)


def coefficients_from_probabilities(p, y, lam):
    return -(np.asarray(p) - np.asarray(y)) / lam


def primal_weights(alpha, X):
    return np.einsum("i,ij->j", alpha, X)


def derivation():
    return "w = Σ α_i φ(x_i), ‖w‖² = αᵀKα."
