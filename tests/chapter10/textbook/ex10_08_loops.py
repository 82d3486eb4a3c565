"""照 10.5.1 节写，最短路径是教科书上三重循环的 Floyd 算法 / §10.5.1, shortest paths by Floyd's three loops as in textbooks"""

import math

import numpy as np


def dist(X):
    m = len(X)
    return [[float(np.linalg.norm(X[i] - X[j])) for j in range(m)] for i in range(m)]


def knn_graph(X, k):
    m = len(X)
    D = dist(X)
    W = np.full((m, m), math.inf)
    for i in range(m):
        W[i, i] = 0
        others = sorted((j for j in range(m) if j != i), key=lambda j: (D[i][j], j))
        for j in others[:k]:
            W[i, j] = W[j, i] = D[i][j]
    return W


def eps_graph(X, eps):
    m = len(X)
    D = dist(X)
    return np.array([[D[i][j] if D[i][j] < eps else math.inf for j in range(m)] for i in range(m)])


def shortest_paths(W):
    m = len(W)
    P = W.tolist()
    for k in range(m):
        for i in range(m):
            for j in range(m):
                if P[i][k] + P[k][j] < P[i][j]:
                    P[i][j] = P[i][k] + P[k][j]
    return np.array(P)


def component_of(W):
    m = len(W)
    parent = list(range(m))

    def root(i):
        while parent[i] != i:
            i = parent[i]
        return i

    for i in range(m):
        for j in range(m):
            if W[i, j] < math.inf:
                parent[root(i)] = root(j)
    return [root(i) for i in range(m)]


def n_components(W):
    return len(set(component_of(W)))


def connect(W, X):
    W = W.copy()
    D = dist(X)
    m = len(X)
    group = component_of(W)
    while len(set(group)) > 1:
        best = None
        for i in range(m):
            for j in range(i + 1, m):
                if group[i] != group[j] and (best is None or D[i][j] < D[best[0]][best[1]]):
                    best = i, j
        i, j = best
        W[i, j] = W[j, i] = D[i][j]
        old, new = group[i], group[j]
        group = [new if g == old else g for g in group]
    return W


def robust_graph(X, k):
    # an edge only if both are among the k // 2 nearest of the other
    m = len(X)
    D = dist(X)
    near = [sorted((j for j in range(m) if j != i), key=lambda j: D[i][j])[: k // 2] for i in range(m)]
    W = np.full((m, m), math.inf)
    for i in range(m):
        W[i, i] = 0
        for j in near[i]:
            if i in near[j]:
                W[i, j] = W[j, i] = D[i][j]
    return connect(W, X)


def design():
    return "互为近邻才连边，避免短路；再用最短的边把各部分连起来，避免断路。"
