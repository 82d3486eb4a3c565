"""按类的联合频率表与 numpy 求互信息，用最大的间隙定阈值，再取连通分支 / Tables of frequencies per class in numpy; a threshold at the largest gap, then connected components"""

import numpy as np


def conditional_mutual_information(a, b, y):
    a, b, y = (np.unique(v, return_inverse=True)[1].ravel() for v in (a, b, y))
    total = 0.0
    for k in range(y.max() + 1):
        inside = y == k
        table = np.zeros((a.max() + 1, b.max() + 1))
        np.add.at(table, (a[inside], b[inside]), 1)
        p = table / table.sum()
        q = p.sum(axis=1, keepdims=True) * p.sum(axis=0, keepdims=True)
        there = p > 0
        total += inside.mean() * np.sum(p[there] * np.log2(p[there] / q[there]))
    return total


def dependence_matrix(X, y):
    X = np.array(X)
    d = X.shape[1]
    return [[conditional_mutual_information(X[:, i], X[:, j], y) if i != j else 0 for j in range(d)] for i in range(d)]


def split_views(X, y):
    M = np.maximum(np.array(dependence_matrix(X, y)), 1e-6)
    d = len(M)
    # the threshold between views is where consecutive values differ by the largest factor, and the split is in two
    values = np.sort(M[np.triu_indices(d, 1)])
    best = None
    for low, high in zip(values[:-1], values[1:]):
        parts = components(M >= high)
        if len(parts) == 2 and (best is None or high / low > best[0]):
            best = (high / low, parts)
    return best[1]


def components(linked):
    left, parts = set(range(len(linked))), []
    while left:
        part = todo = {min(left)}
        while todo:
            todo = {j for i in todo for j in left if linked[i][j]} - part
            part = part | todo
        left -= part
        parts.append(sorted(part))
    return parts
