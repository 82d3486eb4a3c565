"""树至多八层 / The tree has at most eight levels

caught by: test_tree
book: §8.3.2
"""

import random
from collections import Counter
from itertools import product


def subset_size(d):
    return max(1, d.bit_length() - 1)


def grow(X, y, k, seed, gain):
    draw = random.Random(seed)

    def node(rows, level=0):
        labels = [y[i] for i in rows]
        columns = [[X[i][j] for i in rows] for j in range(len(X[0]))]
        varying = [j for j, column in enumerate(columns) if len(set(column)) > 1]
        if len(set(labels)) == 1 or not varying or level == 8:
            return {"label": Counter(labels).most_common(1)[0][0]}
        drawn = draw.sample(varying, min(k, len(varying)))
        best = max(drawn, key=lambda j: gain(columns[j], labels))
        branches = {}
        for i in rows:
            branches.setdefault(X[i][best], []).append(i)
        return {"feature": best, "branches": {value: node(some, level + 1) for value, some in branches.items()}}

    return node(range(len(y)))


def tree_cost(node_sizes, k):
    return k * sum(node_sizes)


def cost_bounds(m, d, k, depth):
    # A root alone scans d·m; on one level the split nodes share the m samples.
    return d * m, k * m * depth


def bigger_random_tree(d, factor):
    # The label is the first attribute: one split if all are looked at; at random one mostly splits on others first.
    X = [[*values, *[0] * (d - 4)] for values in product((0, 1), repeat=4)]
    return X, [row[0] for row in X]


def claims():
    return {
        "cost_per_node_falls_by_k_over_d": True,
        "random_forest_trees_are_never_larger": False,
        "k1_tree_scans_at_most_as_much_as_the_full_root_alone": True,
        "forest_and_bagging_differ_in_bootstrap_cost": False,
    }
