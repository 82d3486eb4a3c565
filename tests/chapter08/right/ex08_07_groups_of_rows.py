"""Recursion on tables of rows; attributes drawn one by one; samples passed to gain in another order; data with three values."""

import math
import random
from itertools import product


def subset_size(d):
    return max(1, math.floor(math.log2(d)))


def grow(X, y, k, seed, gain):
    return build([(row, label) for row, label in zip(X, y)][::-1], k, random.Random(seed), gain)


def build(samples, k, draw, gain):
    labels = [label for _, label in samples]
    names = range(len(samples[0][0]))
    left = {j for j in names if len({row[j] for row, _ in samples}) > 1}
    if len(set(labels)) == 1 or not left:
        return {"label": max(set(labels), key=labels.count)}
    scores = {}
    while left and len(scores) < k:
        j = draw.choice(sorted(left))
        left.remove(j)
        scores[j] = gain([row[j] for row, _ in samples], labels)
    best = min(scores, key=lambda j: (-scores[j], j))
    values = {row[best] for row, _ in samples}
    return {
        "branches": {v: build([one for one in samples if one[0][best] == v], k, draw, gain) for v in values},
        "feature": best,
    }


def tree_cost(node_sizes, k):
    return sum(k * size for size in node_sizes)


def cost_bounds(m, d, k, depth):
    return [d * m, depth * m * k]


def bigger_random_tree(d, factor):
    X = [list(row) + [7] * (d - 4) for row in product("abc", repeat=4)]
    return X, [{"a": 1, "b": 2, "c": 3}[row[2]] for row in X]


def claims():
    return {
        "cost_per_node_falls_by_k_over_d": True,
        "random_forest_trees_are_never_larger": False,
        "k1_tree_scans_at_most_as_much_as_the_full_root_alone": True,
        "forest_and_bagging_differ_in_bootstrap_cost": False,
    }
