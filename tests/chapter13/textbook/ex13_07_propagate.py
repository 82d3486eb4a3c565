"""照 (13.16)、(13.17) 的 P，以及图 13.5 的迭代。 / P of (13.16) and (13.17), and the iteration of fig. 13.5."""

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
    P = np.diag(1 / W.sum(axis=1)) @ W
    return np.linalg.inv(np.eye(len(W) - k) - P[k:, k:]) @ P[k:, :k] @ f_l


def propagate(W, Y, alpha):
    D = np.diag(1 / np.sqrt(W.sum(axis=1)))
    S = D @ W @ D
    F = np.array(Y, dtype=float)
    for _ in range(10000):
        new = alpha * S @ F + (1 - alpha) * Y
        if np.array_equal(new, F):
            break
        F = new
    return F


def induce(x_new, X, f, sigma):
    w = np.exp(-np.sum((X - x_new) ** 2, axis=1) / (2 * sigma**2))
    return float(w @ f / w.sum())


def classify_new(X_new, X_l, y_l, X_u, sigma):
    X = np.vstack([X_l, X_u])
    W = affinity(X, sigma)
    f = np.concatenate([y_l, harmonic(W, np.array(y_l))])
    return [1 if induce(x, X, f, sigma) > 0 else -1 for x in X_new]
