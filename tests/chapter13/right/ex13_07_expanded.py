"""展开的平方距离，(13.17) 的逆矩阵，能量用二次型 / Expanded squares, the inverse in (13.17), the energy as a quadratic form"""

import numpy as np


def squares(A, B):
    D = (A ** 2).sum(1)[:, None] + (B ** 2).sum(1)[None] - 2 * A @ B.T
    return np.maximum(D, 0)


def affinity(X, sigma):
    W = np.exp(-squares(X, X) / (2 * sigma ** 2))
    return W - np.diag(np.diag(W))


def energy(W, f):
    return f @ (np.diag(W.sum(0)) - W) @ f


def harmonic(W, f_l):
    l = len(f_l)
    P = W / W.sum(1, keepdims=True)
    return np.linalg.inv(np.eye(len(W) - l) - P[l:, l:]) @ P[l:, :l] @ np.array(f_l)


def propagate(W, Y, alpha):
    R = np.diag(W.sum(1) ** -0.5)
    return (1 - alpha) * np.linalg.inv(np.eye(len(W)) - alpha * R @ W @ R) @ Y


def induce(x_new, X, f, sigma):
    e = -squares(np.array(x_new)[None], X)[0] / (2 * sigma ** 2)
    w = np.exp(e - np.max(e))
    return np.average(np.array(f), weights=w)


def classify_new(X_new, X_l, y_l, X_u, sigma):
    X = np.r_[X_l, X_u]
    f = np.r_[np.array(y_l, dtype=float), harmonic(affinity(X, sigma), y_l)]
    return np.array([np.sign(induce(x, X, f, sigma)) for x in X_new])
