"""高斯核的 Fisher 判别，类内散度矩阵加正则化 / Kernel Fisher discriminant with a Gaussian kernel and a ridge"""

import numpy as np


def _kernel(A, B):
    squares = (A**2).sum(axis=1)[:, None] - 2 * A @ B.T + (B**2).sum(axis=1)[None, :]
    return np.exp(-np.maximum(squares, 0))


def train(X, y, seed):
    X, y = np.array(X, float), np.array(y)
    K = _kernel(X, X)
    means, N = [], 1e-2 * np.eye(len(X))
    for c in (0, 1):
        Kc = K[:, y == c]
        means.append(Kc.mean(axis=1))
        centred = Kc - means[-1][:, None]
        N += centred @ centred.T
    alpha = np.linalg.solve(N, means[0] - means[1])
    return {"X": X, "alpha": alpha, "cut": float(alpha @ (means[0] + means[1]) / 2), "kind": "gaussian"}


def project(model, X):
    return (_kernel(np.array(X, float), model["X"]) @ model["alpha"]).tolist()


def predict(model, X):
    return [0 if value > model["cut"] else 1 for value in project(model, X)]


def idea():
    return "核化：高斯核把样本映到高维空间，在那里做判别分析。"
