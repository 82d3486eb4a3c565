"""跨度小于 1e-8 的列当作常数 / A column with a span below 1e-8 is taken for constant

caught by: test_scatter
book: §10.3
"""

import numpy as np


def centering_matrix(m):
    return np.eye(m) - np.ones((m, m)) / m


def centered_scatter(X):
    X = np.asarray(X, dtype=float)
    C = X - X.mean(axis=0)
    C[:, np.ptp(X, axis=0) < 1e-8] = 0.0
    return C.T @ C


def scatter_decomposition(X):
    X = np.asarray(X, dtype=float)
    mu = X.mean(axis=0)
    C = X - mu
    return C.T @ C, len(X) * np.outer(mu, mu)


def center_gram(K):
    K = np.asarray(K, dtype=float)
    H = centering_matrix(len(K))
    return H @ K @ H


def misleading_data(u, v):
    s = np.array([[1.0], [-1.0]])
    return 100 * np.asarray(v) + s * np.asarray(u)


def analysis():
    return "…"
