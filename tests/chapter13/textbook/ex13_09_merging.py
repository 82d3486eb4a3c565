"""照题中的条件互信息，先合并关联最大的两组，直到剩下两组。 / The conditional mutual information of the statement; the two groups most dependent are merged until two are left."""

import numpy as np


def conditional_mutual_information(a, b, y):
    a, b, y = np.array(a), np.array(b), np.array(y)
    total = 0.0
    for c in set(y.tolist()):
        a_c, b_c = a[y == c], b[y == c]
        for u in set(a_c.tolist()):
            for v in set(b_c.tolist()):
                p_ab = np.mean((a_c == u) & (b_c == v))
                if p_ab > 0:
                    p_aby = np.mean((a == u) & (b == v) & (y == c))
                    total += p_aby * np.log2(p_ab / (np.mean(a_c == u) * np.mean(b_c == v)))
    return float(total)


def dependence_matrix(X, y):
    d = X.shape[1]
    M = np.zeros((d, d))
    for i in range(d):
        for j in range(d):
            if i != j:
                M[i, j] = conditional_mutual_information(X[:, i], X[:, j], y)
    return M


def split_views(X, y):
    M = dependence_matrix(X, y)
    groups = [[j] for j in range(X.shape[1])]
    while len(groups) > 2:
        best = None
        for p in range(len(groups)):
            for q in range(p + 1, len(groups)):
                value = max(M[i, j] for i in groups[p] for j in groups[q])
                if best is None or value > best[0]:
                    best = (value, p, q)
        _, p, q = best
        groups[p] = groups[p] + groups[q]
        del groups[q]
    return groups[0], groups[1]
