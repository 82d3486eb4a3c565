"""照 8.3.2 节：每个结点先随机选 k 个属性，k = log₂ d，再从中选最优的一个划分 / Section 8.3.2: draw k attributes in each node, k = log₂ d, and split on the best of them"""

from collections import Counter
from itertools import product
from math import log2

import numpy as np


def subset_size(d):
    return max(1, int(log2(d)))


def grow(X, y, k, seed, gain):
    rng = np.random.default_rng(seed)

    def build(rows):
        labels = [y[i] for i in rows]
        several = [j for j in range(len(X[0])) if len({X[i][j] for i in rows}) > 1]
        if len(set(labels)) == 1 or not several:
            return {"label": Counter(labels).most_common(1)[0][0]}
        if len(several) > k:
            several = [several[p] for p in rng.choice(len(several), k, replace=False)]
        gains = [gain([X[i][j] for i in rows], labels) for j in several]
        best = several[gains.index(max(gains))]
        branches = {}
        for value in dict.fromkeys(X[i][best] for i in rows):
            branches[value] = build([i for i in rows if X[i][best] == value])
        return {"feature": best, "branches": branches}

    return build(list(range(len(X))))


def tree_cost(node_sizes, k):
    return k * sum(node_sizes)


def cost_bounds(m, d, k, depth):
    return d * m, k * m * depth


def bigger_random_tree(d, factor):
    # The first attribute is the label; the others say nothing.
    X = [list(row) + [0] * (d - min(d, 7)) for row in product([0, 1], repeat=min(d, 7))]
    return X, [row[0] for row in X]


def claims():
    return {
        "cost_per_node_falls_by_k_over_d": True,
        "random_forest_trees_are_never_larger": False,
        "k1_tree_scans_at_most_as_much_as_the_full_root_alone": True,
        "forest_and_bagging_differ_in_bootstrap_cost": False,
    }


def analysis():
    return "每个结点只考察 k 个属性而不是 d 个; 但随机的树可能更大。"
