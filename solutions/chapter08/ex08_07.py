"""8.7 随机森林为何训练更快 / Why a random forest trains faster"""

import random
from collections import Counter
from itertools import product


def subset_size(d):
    return max(1, d.bit_length() - 1)


def grow(X, y, k, seed, gain):
    draw = random.Random(seed)

    def node(rows):
        labels = [y[i] for i in rows]
        columns = [[X[i][j] for i in rows] for j in range(len(X[0]))]
        varying = [j for j, column in enumerate(columns) if len(set(column)) > 1]
        if len(set(labels)) == 1 or not varying:
            return {"label": Counter(labels).most_common(1)[0][0]}
        drawn = draw.sample(varying, min(k, len(varying)))
        best = max(drawn, key=lambda j: gain(columns[j], labels))
        branches = {}
        for i in rows:
            branches.setdefault(X[i][best], []).append(i)
        return {"feature": best, "branches": {value: node(some) for value, some in branches.items()}}

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


def analysis():
    return """
自助采样与分发样本的开销两者相同。差别在选择划分属性：Bagging 的树在每个结点评估全部 d 个属性，随机森林只评估 k 个，
同样的结点上扫描量是 k/d，推荐的 k = log2 d 远小于 d。抵消它的是：随机选出的属性较差，树往往更深、结点更多。但同一层的
划分结点互不相交，每层至多扫描 km 个样本，所以整棵树至多 km 乘以层数，而 Bagging 的树单是根就要扫描 dm 个。

Drawing bootstrap samples costs the same in both. They differ in choosing the attribute to split on: a tree of bagging
evaluates all d attributes in each node, one of a random forest only k, which is k/d of the scans in equal nodes, and
the advised k = log2 d is far below d. Against it counts that attributes chosen at random are worse, so that trees tend
to be deeper and to have more nodes. But the split nodes of one level are disjoint and scan at most km samples together:
a whole tree at most km times the number of levels, while the root of a tree of bagging alone scans dm.
"""
