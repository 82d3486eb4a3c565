"""A stack instead of recursion, numpy columns and a shuffled list of attributes; data whose label is the last attribute."""

import math

import numpy as np


def subset_size(d):
    k = 1
    while 2 ** (k + 1) <= d:
        k += 1
    return k


def grow(X, y, k, seed, gain):
    rng = np.random.default_rng(seed)
    y = list(y)
    root = {}
    stack = [(root, np.arange(len(X)))]
    while stack:
        node, rows = stack.pop()
        labels = [y[i] for i in rows]
        columns = list(zip(*(X[i] for i in rows)))
        open_ones = [j for j, column in enumerate(columns) if any(v != column[0] for v in column)]
        if all(label == labels[0] for label in labels) or not open_ones:
            node["label"] = max(reversed(labels), key=labels.count)
            continue
        rng.shuffle(open_ones)
        best, most = None, -math.inf
        for j in sorted(open_ones[:k]):
            number = gain(columns[j], labels)
            if number >= most:
                best, most = j, number
        node["feature"], node["branches"], node["gain"] = best, {}, most
        for value in sorted(set(columns[best]), reverse=True):
            node["branches"][value] = {}
            stack.append((node["branches"][value], [i for i in rows if X[i][best] == value]))
    return root


def tree_cost(node_sizes, k):
    return int(np.dot(node_sizes, [k] * len(node_sizes))) if node_sizes else 0


def cost_bounds(m, d, k, depth):
    return np.array([m * d, m * k * depth])


def bigger_random_tree(d, factor):
    rows = [[(n >> j) & 1 for j in range(4)] for n in range(16)]
    X = [[f"v{row[0]}"] * (d - 3) + [f"v{b}" for b in row[1:]] for row in rows]
    return X, ["good" if row[-1] == "v1" else "bad" for row in X]


def claims():
    return {
        "cost_per_node_falls_by_k_over_d": True,
        "random_forest_trees_are_never_larger": False,
        "k1_tree_scans_at_most_as_much_as_the_full_root_alone": True,
        "forest_and_bagging_differ_in_bootstrap_cost": False,
    }
