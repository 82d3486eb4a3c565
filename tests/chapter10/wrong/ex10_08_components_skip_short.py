"""短于 1e-9 的边不算边 / Edges shorter than 1e-9 do not count as edges

caught by: test_components
book: §10.5.1
"""

import numpy as np


def _dist(X):
    X = np.asarray(X, dtype=float)
    return np.sqrt(((X[:, None, :] - X[None, :, :]) ** 2).sum(axis=2))


def knn_graph(X, k):
    D = _dist(X)
    m = len(D)
    W = np.full((m, m), np.inf)
    np.fill_diagonal(W, 0.0)
    for i in range(m):
        order = [j for j in np.argsort(D[i], kind="stable") if j != i][:k]
        for j in order:
            W[i, j] = W[j, i] = D[i, j]
    return W


def eps_graph(X, eps):
    D = _dist(X)
    W = np.where(D < eps, D, np.inf)
    np.fill_diagonal(W, 0.0)
    return W


def shortest_paths(W):
    P = np.array(W, dtype=float)
    for k in range(len(P)):
        P = np.minimum(P, P[:, k : k + 1] + P[k])
    return P


def _labels(W):
    W = np.asarray(W, dtype=float)
    label = [-1] * len(W)
    count = 0
    for s in range(len(W)):
        if label[s] >= 0:
            continue
        todo = [s]
        label[s] = count
        while todo:
            i = todo.pop()
            for j in np.flatnonzero(np.isfinite(W[i]) & (W[i] > 1e-9)):
                if label[j] < 0:
                    label[j] = count
                    todo.append(j)
        count += 1
    return np.array(label), count


def n_components(W):
    return _labels(W)[1]


def connect(W, X):
    W = np.array(W, dtype=float)
    D = _dist(X)
    while True:
        label, count = _labels(W)
        if count == 1:
            return W
        B = np.where(label[:, None] != label, D, np.inf)
        i, j = np.unravel_index(np.argmin(B), B.shape)
        W[i, j] = W[j, i] = D[i, j]


def robust_graph(X, k):
    D = _dist(X)
    m = len(D)
    W = np.full((m, m), np.inf)
    np.fill_diagonal(W, 0.0)
    T = connect(W, X)
    scale = np.where(np.isfinite(T), T, 0.0).max(axis=1)
    near = D <= 1.6 * np.minimum(scale[:, None], scale)
    return np.where(near, D, T)


def design():
    return "MST and edges that are not much longer than the local scale."
