"""上界由叶结点深度之和算出，也考虑样本不够的情形 / The upper bound by the depths of leaves, also where samples are few"""

import random
from collections import Counter
from math import comb


def subset_size(d):
    k = 0
    while 2 ** (k + 1) <= d:
        k += 1
    return max(k, 1)


def _k(v):
    return (isinstance(v, str), v)


def grow(X, y, k, seed, gain):
    r = random.Random(seed)
    X = [list(x) for x in X]

    def rec(idx):
        labels = [y[i] for i in idx]
        cand = [j for j in range(len(X[0])) if len({X[i][j] for i in idx}) > 1]
        if len(set(labels)) == 1 or not cand:
            return {"label": Counter(labels).most_common()[0][0]}
        r.shuffle(cand)
        cand = cand[:k]
        scores = [(gain(tuple(X[i][j] for i in idx), tuple(labels)), j) for j in cand]
        best = max(s for s, _ in scores)
        j = [q for s, q in scores if s == best][-1]
        br = {}
        groups = {}
        for i in idx:
            groups.setdefault(X[i][j], []).append(i)
        for v in sorted(groups, key=_k, reverse=True):
            br[v] = rec(groups[v])
        return {"branches": br, "feature": j}

    return rec(list(range(len(X))))


def tree_cost(node_sizes, k):
    c = 0
    for n in node_sizes:
        c += n * k
    return c


def cost_bounds(m, d, k, depth):
    D = min(d, depth)
    n = m
    total = 0
    # one leaf is split off at each level until the rest fills all levels below
    while D > 0 and n < 2**D:
        if n < 2:
            break
        total += n
        n -= 1
        D -= 1
    if n >= 2:
        total += n * D
    return [m * d, k * total]


def bigger_random_tree(d, factor):
    X, y = [], []
    for c in range(128):
        lab = c % 2
        r = c // 2
        X.append([str(r % 4), str(r // 4 % 4), str(r // 16)] + [lab] + [0] * (d - 4))
        y.append(("bad", "good")[lab])
    return X, y


def claims():
    return dict(
        cost_per_node_falls_by_k_over_d=True,
        random_forest_trees_are_never_larger=False,
        k1_tree_scans_at_most_as_much_as_the_full_root_alone=True,
        forest_and_bagging_differ_in_bootstrap_cost=False,
    )


def analysis():
    return "counts"
