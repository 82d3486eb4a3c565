"""照 (13.11)、(13.12)、(13.15)、(13.20)，用矩阵的逆。 / (13.11), (13.12), (13.15) and (13.20), with matrix inverses."""

import numpy as np


def affinity(X, sigma):
    m = len(X)
    W = np.zeros((m, m))
    for i in range(m):
        for j in range(m):
            if i != j:
                W[i, j] = np.exp(-np.sum((X[i] - X[j]) ** 2) / (2 * sigma**2))
    return W


def energy(W, f):
    D = np.diag(W.sum(axis=1))
    return float(f @ (D - W) @ f)


def harmonic(W, f_l):
    k = len(f_l)
    D = np.diag(W.sum(axis=1))
    return np.linalg.inv(D[k:, k:] - W[k:, k:]) @ W[k:, :k] @ f_l


def propagate(W, Y, alpha):
    D = np.diag(1 / np.sqrt(W.sum(axis=1)))
    S = D @ W @ D
    return (1 - alpha) * np.linalg.inv(np.eye(len(W)) - alpha * S) @ Y


def induce(x_new, X, f, sigma):
    w = np.exp(-np.sum((X - x_new) ** 2, axis=1) / (2 * sigma**2))
    return float(w @ f / w.sum())


def classify_new(X_new, X_l, y_l, X_u, sigma):
    X = np.vstack([X_l, X_u])
    W = affinity(X, sigma)
    f = np.concatenate([y_l, harmonic(W, np.array(y_l))])
    return [1 if induce(x, X, f, sigma) > 0 else -1 for x in X_new]
