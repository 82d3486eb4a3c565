"""照 10.5.1 节写，最短路径用 Dijkstra 算法 / §10.5.1, shortest paths by Dijkstra's algorithm"""

import numpy as np


def distances(X):
    return np.array([[np.linalg.norm(a - b) for b in X] for a in X])


def knn_graph(X, k):
    D = distances(X)
    m = len(X)
    W = np.full((m, m), np.inf)
    for i in range(m):
        order = np.argsort(D[i], kind="stable")
        order = order[order != i]
        W[i, order[:k]] = D[i, order[:k]]
        W[i, i] = 0
    return np.minimum(W, W.T)


def eps_graph(X, eps):
    D = distances(X)
    D[D >= eps] = np.inf
    return D


def dijkstra(W, source):
    m = len(W)
    d = np.full(m, np.inf)
    d[source] = 0
    left = set(range(m))
    while left:
        u = min(left, key=lambda i: d[i])
        left.remove(u)
        for v in left:
            if d[u] + W[u, v] < d[v]:
                d[v] = d[u] + W[u, v]
    return d


def shortest_paths(W):
    return np.array([dijkstra(W, s) for s in range(len(W))])


def reached(W, start):
    seen, queue = {start}, [start]
    while queue:
        q = queue.pop()
        for j in np.flatnonzero(W[q] < np.inf):
            if int(j) not in seen:
                seen.add(int(j))
                queue.append(int(j))
    return seen


def n_components(W):
    left, count = set(range(len(W))), 0
    while left:
        left -= reached(W, min(left))
        count += 1
    return count


def connect(W, X):
    W = W.copy()
    D = distances(X)
    while n_components(W) > 1:
        # Prim: the nearest sample outside the part that holds sample 0
        inside = sorted(reached(W, 0))
        outside = [i for i in range(len(X)) if i not in inside]
        i, j = min(((a, b) for a in inside for b in outside), key=lambda ab: D[ab])
        W[i, j] = W[j, i] = D[i, j]
    return W


def robust_graph(X, k):
    return connect(knn_graph(X, min(k, 4)), X)


def design():
    return "近邻取得少，断开处再用最短的边连上。"
