"""数组写法；自己的距离由归一化的差平方相加 / Arrays; the own distance adds squares of normalised differences"""

from itertools import permutations

import numpy as np


def profile(values, clusters, value):
    names = sorted(set(map(str, clusters)))
    rows = np.array([str(v) for v in values]) == str(value)
    marks = np.array([str(c) for c in clusters])[rows]
    return np.array([(marks == name).mean() for name in names])


def vdm(values, clusters, a, b, p):
    return np.sum(np.abs(profile(values, clusters, a) - profile(values, clusters, b)) ** p)


def minkov_dm(x, z, X, kinds, clusters, p):
    parts = np.zeros(len(kinds))
    for u, column in enumerate(zip(*X, strict=True)):
        numeric = kinds[u] == "numeric"
        parts[u] = abs(x[u] - z[u]) ** p if numeric else vdm(column, clusters, x[u], z[u], p)
    return np.power(parts.sum(), 1 / p)


def my_distance(x, z, X, kinds, clusters):
    total = 0.0
    for u, column in enumerate(zip(*X, strict=True)):
        if kinds[u] == "numeric":
            total += ((x[u] - z[u]) / ((max(column) - min(column)) or 1.0)) ** 2
        else:
            total += float(x[u] != z[u])
    return np.float64(total)


def triangle_violation():
    X = [[np.float64(i), v] for i in range(5) for v in ("a", "b")]
    kinds, clusters = ["numeric", "nominal"], [i % 2 for i in range(10)]
    for i, j, k in permutations(range(10), 3):
        sides = [my_distance(X[a], X[b], X, kinds, clusters) for a, b in ((i, j), (i, k), (k, j))]
        if len({X[one][1] for one in (i, j, k)}) == 2 and sides[0] > 1.1 * (sides[1] + sides[2]):
            return X, kinds, clusters, i, j, k


def analysis():
    return "平方使直递性不成立。"
