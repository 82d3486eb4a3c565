"""照 10.5.1 节的两种近邻图与 Floyd 算法写；近邻取少些，断路再连上 / Both graphs of §10.5.1 and Floyd's algorithm; few neighbours, and gaps are mended"""

import numpy as np


def distances(X):
    return np.array([np.linalg.norm(X - x, axis=1) for x in X])


def knn_graph(X, k):
    m = len(X)
    D = distances(X)
    W = np.full((m, m), np.inf)
    np.fill_diagonal(W, 0)
    for i in range(m):
        near = [j for j in np.argsort(D[i], kind="stable") if j != i][:k]
        for j in near:
            W[i, j] = W[j, i] = D[i, j]
    return W


def eps_graph(X, eps):
    D = distances(X)
    return np.where(D < eps, D, np.inf)


def shortest_paths(W):
    P = W.copy()
    for k in range(len(P)):
        P = np.minimum(P, P[:, k : k + 1] + P[k : k + 1, :])
    return P


def components(W):
    m = len(W)
    label = [-1] * m
    c = 0
    for start in range(m):
        if label[start] >= 0:
            continue
        queue = [start]
        label[start] = c
        while queue:
            q = queue.pop()
            for j in range(m):
                if label[j] < 0 and W[q, j] < np.inf:
                    label[j] = c
                    queue.append(j)
        c += 1
    return label, c


def n_components(W):
    return components(W)[1]


def connect(W, X):
    W = W.copy()
    D = distances(X)
    label = np.array(components(W)[0])
    m = len(X)
    edges = sorted((D[i, j], i, j) for i in range(m) for j in range(i + 1, m))
    for length, i, j in edges:
        if label[i] != label[j]:
            W[i, j] = W[j, i] = length
            label[label == label[j]] = label[i]
    return W


def robust_graph(X, k):
    return connect(knn_graph(X, max(1, k // 2)), X)


def design():
    return "近邻只取 k 的一半，避免短路；断开的部分用最短的边连上，避免断路。"
