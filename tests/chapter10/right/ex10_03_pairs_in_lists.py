"""Pure Python with lists: scatter from the differences of all pairs, the Gram matrix entry by entry."""

from math import fsum


def centering_matrix(m):
    return [[(m - 1) / m if i == j else -1 / m for j in range(m)] for i in range(m)]


def centered_scatter(X):
    X = [[float(v) for v in row] for row in X]
    m, n = len(X), len(X[0])
    pairs = [[p - q for p, q in zip(X[i], X[j])] for i in range(m) for j in range(i)]
    return [[fsum(d[a] * d[b] for d in pairs) / m for b in range(n)] for a in range(n)]


def scatter_decomposition(X):
    m, n = len(X), len(X[0])
    mean = [fsum(float(row[a]) for row in X) / m for a in range(n)]
    return centered_scatter(X), [[m * mean[a] * mean[b] for b in range(n)] for a in range(n)]


def center_gram(K):
    m = len(K)
    row = [fsum(float(v) for v in line) / m for line in K]
    total = fsum(row) / m
    return [[float(K[i][j]) - row[i] - row[j] + total for j in range(m)] for i in range(m)]


def misleading_data(u, v):
    u, v = [float(t) for t in u], [float(t) for t in v]
    return [[3 * b + t * a for a, b in zip(u, v)] for t in (0.5, -0.5, 0, 1, -1)]


def analysis():
    return ""
