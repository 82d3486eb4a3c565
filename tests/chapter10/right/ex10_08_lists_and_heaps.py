"""Lists, Dijkstra's algorithm with a heap, Prim's tree of components; the graph caps edges at twice the usual distance."""

import heapq
from math import dist, inf
from statistics import median


def empty(m):
    return [[0.0 if i == j else inf for j in range(m)] for i in range(m)]


def join(W, X, i, j):
    W[i][j] = W[j][i] = dist(X[i], X[j])


def square(p, q):
    return sum((a - b) * (a - b) for a, b in zip(p, q))


def knn_graph(X, k):
    X = [[float(v) for v in row] for row in X]
    W = empty(len(X))
    for i, x in enumerate(X):
        for _, j in heapq.nsmallest(k, ((square(x, z), j) for j, z in enumerate(X) if j != i)):
            join(W, X, i, j)
    return W


def eps_graph(X, eps):
    m = len(X)
    D = [[dist(X[i], X[j]) for j in range(m)] for i in range(m)]
    return [[D[i][j] if i == j or D[i][j] < eps else inf for j in range(m)] for i in range(m)]


def from_one(W, start):
    far = [inf] * len(W)
    far[start] = 0.0
    heap = [(0.0, start)]
    while heap:
        length, i = heapq.heappop(heap)
        if length > far[i]:
            continue
        for j, step in enumerate(W[i]):
            if length + step < far[j]:
                far[j] = length + step
                heapq.heappush(heap, (far[j], j))
    return far


def shortest_paths(W):
    W = [[float(v) for v in row] for row in W]
    return [from_one(W, i) for i in range(len(W))]


def components(W):
    left, found = set(range(len(W))), []
    while left:
        piece = {j for j, length in enumerate(from_one(W, min(left))) if length < inf}
        left -= piece
        found.append(piece)
    return found


def n_components(W):
    return len(components([[float(v) for v in row] for row in W]))


def connect(W, X):
    X = [[float(v) for v in row] for row in X]
    W = [[float(v) for v in row] for row in W]
    pieces = components(W)
    reached, rest = set(pieces[-1]), pieces[:-1]
    near = {j: min((square(X[i], X[j]), i) for i in reached) for piece in rest for j in piece}
    while near:
        j = min(near, key=lambda one: near[one])
        join(W, X, near[j][1], j)
        piece = next(piece for piece in rest if j in piece)
        for one in piece:
            del near[one]
        for one in near:
            near[one] = min(near[one], min((square(X[i], X[one]), i) for i in piece))
    return W


def robust_graph(X, k):
    W = knn_graph(X, k)
    usual = median(min(length for length in row if length > 0) for row in W)
    return connect([[length if length <= 2.2 * usual else inf for length in row] for row in W], X)


def design():
    return "比通常的最近邻距离长得多的边去掉，再连通。 / Edges much longer than the usual nearest distance go."
