"""按叶数作动态规划，转折点由下包络得到；元组，numpy 数 / Dynamic programming by leaves, kinks from the lower envelope; tuples, numpy numbers"""

import numpy as np


def H(counts):
    q = np.array(counts, dtype=float)
    q = q[q > 0] / q.sum()
    return np.sum(-q * np.log2(q))


def walk(tree):
    if len(tree["children"]) == 0:
        yield tree
    for child in tree["children"]:
        yield from walk(child)


def unweighted_cost(tree, alpha):
    entropies = [H(leaf["counts"]) for leaf in walk(tree)]
    return alpha * len(entropies) + np.sum(entropies)


def weighted_cost(tree, alpha):
    below = list(walk(tree))
    weights = np.array([sum(leaf["counts"]) for leaf in below]) / sum(tree["counts"])
    return alpha * len(below) + weights @ np.array([H(leaf["counts"]) for leaf in below])


def table(tree, m):
    """{leaves: (weighted entropy, pruned tree)}, the best for each number of leaves."""
    counts = tuple(tree["counts"])
    best = {1: (sum(counts) / m * H(counts), {"counts": counts, "children": ()})}
    below = {0: (0.0, ())}
    for child in tree["children"]:
        sub, after = table(child, m), {}
        for i, (r, some) in below.items():
            for j, (s, one) in sub.items():
                if i + j not in after or r + s < after[i + j][0]:
                    after[i + j] = r + s, some + (one,)
        below = after
    if tree["children"]:
        for k, (r, children) in below.items():
            best[k] = r, {"counts": counts, "children": children}
    return best


def best_pruning(tree, alpha):
    found = table(tree, sum(tree["counts"]))
    k = min(found, key=lambda k: alpha * k + found[k][0])
    return found[k][1]


def breakpoints(tree):
    found = table(tree, sum(tree["counts"]))
    k, result = max(found), []
    while k > 1:
        # The next line to take over as alpha grows, the flattest of those that tie.
        rates = {j: (found[j][0] - found[k][0]) / (k - j) for j in found if j < k}
        alpha = min(rates.values())
        k = min(j for j, rate in rates.items() if rate <= alpha + 1e-11)
        if alpha > 1e-9:
            result.append(alpha)
    return np.array(result)


def refused(gain):
    return np.array([[2, 98], [98, 2]] * 10)


def missed(alpha):
    def leaf(a, b):
        return {"counts": np.array([a, b, 0]), "children": []}

    def inner(*children):
        return {"counts": sum(child["counts"] for child in children), "children": children, "name": "xor"}

    return inner(inner(leaf(50, 0), leaf(0, 50)), inner(leaf(0, 50), leaf(50, 0)))


def proof():
    return "对每个叶数分别求最小的熵：各子树的叶数之和给定时互不相干，逐棵合并即可。"
