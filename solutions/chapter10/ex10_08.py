"""10.8 缓解 Isomap 的短路与断路 / Short circuits and broken graphs in Isomap"""

import numpy as np


def distances(X):
    X = np.asarray(X, dtype=float)
    return np.sqrt(((X[:, None] - X) ** 2).sum(axis=2))


def graph(D, edges):
    W = np.where(edges, D, np.inf)
    np.fill_diagonal(W, 0.0)
    return W


def knn_graph(X, k):
    D = distances(X)
    others = D + np.diag(np.full(len(D), np.inf))
    near = np.argsort(others, axis=1)[:, :k]
    edges = np.zeros(D.shape, dtype=bool)
    np.put_along_axis(edges, near, True, axis=1)
    return graph(D, edges | edges.T)


def eps_graph(X, eps):
    D = distances(X)
    return graph(D, eps > D)


def shortest_paths(W):
    paths = np.array(W, dtype=float)
    for via in range(len(paths)):
        paths = np.minimum(paths, paths[:, via, None] + paths[via])
    return paths


def components(W):
    """The number of the component of each vertex."""
    number = np.full(len(W), -1)
    for start in range(len(W)):
        if number[start] < 0:
            stack, here = [start], number.max() + 1
            while stack:
                vertex = stack.pop()
                if number[vertex] < 0:
                    number[vertex] = here
                    stack.extend(np.flatnonzero(np.isfinite(W[vertex])))
    return number


def n_components(W):
    return int(components(W).max()) + 1


def connect(W, X):
    D, W = distances(X), np.array(W, dtype=float)
    number = components(W)
    # Kruskal: the shortest of all edges between different components, until there is one.
    pairs = [(i, j) for i in range(len(W)) for j in range(i)]
    for i, j in sorted(pairs, key=lambda pair: D[pair]):
        if number[i] != number[j]:
            W[i, j] = W[j, i] = D[i, j]
            number[number == number[i]] = number[j]
    return W


def robust_graph(X, k):
    # An edge along the surface has a short detour by nearer neighbours, a short circuit has none.
    W = knn_graph(X, k)
    detours = shortest_paths(knn_graph(X, max(1, k // 2)))
    return connect(np.where(detours <= 3 * W, W, np.inf), X)


def design():
    return """
短路的边没有短的绕行：曲面上的近邻之间，只用更近的近邻（k/2 个）也能走到，路不会长出太多；从曲面的一层跳到另一层的边，
绕行要走很远。所以只保留绕行不超过 3 倍的边。图因此断开时，用总长最小的边连起来。

若两层之间的距离与采样的间距相当，或者噪声填满了间隙，较小的近邻图自己也会短路，这个办法就失败了；
数据中真有缺口时，补上的边是直线，也可能补错地方。

A short circuit has no short detour: along the surface neighbours are also reached by nearer neighbours (k/2 of them)
at little extra length, while an edge from one sheet to another would take a long way round. So edges are kept whose
detour is at most 3 times as long, and what falls apart is joined with least length.

It fails where sheets are as close as samples, or noise fills the space between them: then the smaller graph has
short circuits itself.
"""
