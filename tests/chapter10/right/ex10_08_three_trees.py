"""Three spanning trees without a common edge; shortest paths by repeated squaring of the matrix, components by paths."""

import numpy as np


def lengths(X):
    X = np.array(X, dtype=float)
    return np.array([np.linalg.norm(X - x, axis=1) for x in X])


def knn_graph(X, k):
    D = lengths(X)
    W = np.full(D.shape, np.inf)
    np.fill_diagonal(W, 0)
    X = np.array(X, dtype=float)
    for i, x in enumerate(X):
        square = ((X - x) ** 2).sum(axis=1)
        order = np.lexsort((np.arange(len(X)), square))
        near = order[order != i][:k]
        W[i, near] = W[near, i] = D[i, near]
    return W


def eps_graph(X, eps):
    D = lengths(X)
    D[D >= eps] = np.inf
    return D


def shortest_paths(W):
    paths, steps = np.array(W, dtype=float), 1
    while steps < len(paths):
        paths = np.array([(row[:, None] + paths).min(axis=0) for row in paths])
        steps *= 2
    return paths


def n_components(W):
    return np.unique(np.isfinite(shortest_paths(W)), axis=0).shape[0]


def tree(D, label, allowed):
    edges = []
    label = np.array(label)
    rows, columns = np.nonzero(np.triu(allowed, 1))
    for at in np.argsort(D[rows, columns], kind="stable"):
        i, j = rows[at], columns[at]
        if label[i] != label[j]:
            edges.append((i, j))
            label[label == label[j]] = label[i]
    return edges


def connect(W, X):
    D, W = lengths(X), np.array(W, dtype=float)
    label = np.isfinite(shortest_paths(W)).argmax(axis=1)
    for i, j in tree(D, label, np.ones(D.shape, dtype=bool)):
        W[i, j] = W[j, i] = D[i, j]
    return W


def robust_graph(X, k):
    D = lengths(X)
    W = np.full(D.shape, np.inf)
    np.fill_diagonal(W, 0)
    for _ in range(3):
        for i, j in tree(D, range(len(D)), np.isinf(W)):
            W[i, j] = W[j, i] = D[i, j]
    return W


def design():
    return "三棵没有公共边的最小生成树。 / Three minimum spanning trees that share no edge."
