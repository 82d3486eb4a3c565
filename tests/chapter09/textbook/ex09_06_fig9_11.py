"""照图 9.11 与 (9.41)–(9.43) 写 / Fig. 9.11 with (9.41)–(9.43)"""

import numpy as np


def linkage_distance(D, A, B, kind):
    d = [D[a][b] for a in A for b in B]
    if kind == "min":
        return min(d)
    if kind == "max":
        return max(d)
    return sum(d) / (len(A) * len(B))


def agnes(D, k, kind):
    C = [[j] for j in range(len(D))]
    M = [[linkage_distance(D, a, b, kind) for b in C] for a in C]
    heights = []
    q = len(D)
    while q > k:
        pairs = [(i, j) for i in range(q) for j in range(i + 1, q)]
        i, j = min(pairs, key=lambda ij: M[ij[0]][ij[1]])
        heights.append(M[i][j])
        C[i] = C[i] + C[j]
        del C[j]
        del M[j]
        for row in M:
            del row[j]
        q -= 1
        for l in range(q):
            if l != i:
                M[i][l] = linkage_distance(D, C[i], C[l], kind)
                M[l][i] = M[i][l]
    labels = [0] * len(D)
    for c, cluster in enumerate(C):
        for x in cluster:
            labels[x] = c
    return labels, heights


def threshold_components(D, t):
    labels = [-1] * len(D)
    c = 0
    for start in range(len(D)):
        if labels[start] >= 0:
            continue
        queue = [start]
        labels[start] = c
        while queue:
            q = queue.pop()
            for i in range(len(D)):
                if labels[i] < 0 and D[q][i] <= t:
                    labels[i] = c
                    queue.append(i)
        c += 1
    return labels


def chain_data(n):
    # two long parallel lines
    X = [[float(i), 0.0] for i in range(n)] + [[float(i), 1.1] for i in range(n)]
    return np.array(X), [0] * n + [1] * n


def chaining_witness(r):
    # a chain of 8r samples with gaps of 1, and 4r pairs far apart with a gap of 1.2 inside
    X = [[float(i), 0.0] for i in range(8 * r)]
    for i in range(4 * r):
        X.append([0.0, 1000.0 * (i + 1)])
        X.append([1.2, 1000.0 * (i + 1)])
    return np.array(X), 8 * r + 1


def claims():
    return {
        "min_depends_only_on_distance_order": True,
        "max_depends_only_on_distance_order": True,
        "avg_depends_only_on_distance_order": False,
        "min_equals_threshold_graph": True,
        "max_height_equals_cluster_diameter": True,
        "min_height_equals_cluster_diameter": False,
    }


def analysis():
    return "最小距离由最近的样本决定，会沿着链一直合并；最大距离由最远的样本决定，簇的直径小而紧凑。"
