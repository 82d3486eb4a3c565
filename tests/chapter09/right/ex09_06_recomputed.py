"""每一步重算所有簇间距离 / Recomputes all distances of clusters at every step"""

from itertools import combinations

import numpy as np


def linkage_distance(D, A, B, kind):
    block = np.asarray(D, dtype=float)[list(A)][:, list(B)].ravel()
    return sorted(block)[0 if kind == "min" else -1] if kind != "avg" else np.add.reduce(block) / block.size


def agnes(D, k, kind):
    clusters, heights = [{i} for i in range(len(D))], np.array([])
    while len(clusters) > k:
        pairs = list(combinations(range(len(clusters)), 2))
        gaps = [linkage_distance(D, clusters[i], clusters[j], kind) for i, j in pairs]
        nearest = len(gaps) - 1 - int(np.argmin(gaps[::-1]))
        i, j = pairs[nearest]
        heights = np.append(heights, gaps[nearest])
        joined = clusters[i] | clusters[j]
        clusters = [one for c, one in enumerate(clusters) if c not in (i, j)] + [joined]
    labels = np.zeros(len(D), dtype=int)
    for name, cluster in enumerate(clusters):
        labels[list(cluster)] = 10 + name
    return labels, heights


def threshold_components(D, t):
    reach = np.asarray(D) <= t
    for middle in range(len(D)):
        reach = reach | (reach[:, [middle]] & reach[[middle], :])
    return reach.argmax(axis=1)


def chain_data(n):
    # A thin chain and a far shorter, heavy one beside its end.
    long = np.column_stack([np.arange(n) * 1.0, np.zeros(n)])
    short = np.column_stack([np.full(n, n - 1.0), 2 + np.arange(n) / n])
    return np.vstack([long, short]), np.repeat([1, 2], n)


def chaining_witness(r):
    gaps = np.linspace(1.0, 1.05, 20 * r - 1)
    return np.concatenate([[0.0], np.cumsum(gaps)])[:, None], 7 * r


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
    return "最小距离成链，最大距离切断长条。"
