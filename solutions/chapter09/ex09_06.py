"""9.6 AGNES 的最小距离与最大距离 / Single and complete linkage"""

import numpy as np

COMBINED = {"min": np.min, "max": np.max, "avg": np.mean}


def linkage_distance(D, A, B, kind):
    return float(COMBINED[kind](D[np.ix_(A, B)]))


def labels_of(clusters):
    return [label for _, label in sorted((i, label) for label, cluster in enumerate(clusters) for i in cluster)]


def agnes(D, k, kind):
    clusters, heights = [[i] for i in range(len(D))], []
    M = np.array(D, dtype=float)
    np.fill_diagonal(M, np.inf)
    while len(clusters) > k:
        i, j = sorted(int(one) for one in np.unravel_index(M.argmin(), M.shape))
        heights.append(float(M[i, j]))
        clusters[i] += clusters.pop(j)
        M = np.delete(np.delete(M, j, axis=0), j, axis=1)
        for other, cluster in enumerate(clusters):
            if other != i:
                M[i, other] = M[other, i] = linkage_distance(D, clusters[i], cluster, kind)
    return labels_of(clusters), heights


def threshold_components(D, t):
    labels = [-1] * len(D)
    for start in range(len(D)):
        if labels[start] < 0:
            labels[start], queue = start, [start]
            for here in queue:
                fresh = [there for there in np.flatnonzero(D[here] <= t).tolist() if labels[there] < 0]
                for there in fresh:
                    labels[there] = start
                queue += fresh
    return labels


def chain_data(n):
    # Two long parallel rows: neighbours in a row are nearest, but the ends of a row are far apart.
    rows = [[float(i), 1.5 * row] for row in (0, 1) for i in range(n)]
    return np.array(rows), [0] * n + [1] * n


def chaining_witness(r):
    # The gaps of a line shrink slowly: "min" swallows it from the narrow end, "max" cuts it into short pieces.
    line = np.cumsum(np.linspace(1.1, 1.0, 12 * r))
    return line[:, None], 4 * r


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
    return r"""
**最小距离** 只看两个簇最近的一对样本，相当于逐步放宽阈值时的连通分支。它能找出任意形状（长条、环）的簇，
但几个居间的样本就会把两个簇连成一条链，簇的直径没有约束。

**最大距离** 看最远的一对样本，合并的距离就是新簇的直径，所以簇都紧凑，大小相近。它会切断长条形的簇，
也容易受个别离群样本影响。

两者都只依赖于距离的大小次序，平均距离不是。
"""
