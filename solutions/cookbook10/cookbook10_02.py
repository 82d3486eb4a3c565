"""cookbook10.2 复杂度代价与剪枝 / Complexity cost and pruning"""

from math import log2


def entropy(counts):
    total = sum(counts)
    return -sum(count / total * log2(count / total) for count in counts if count > 0)


def leaves(tree):
    if not tree["children"]:
        return [tree]
    return [leaf for child in tree["children"] for leaf in leaves(child)]


def unweighted_cost(tree, alpha):
    return sum(alpha + entropy(leaf["counts"]) for leaf in leaves(tree))


def weighted_cost(tree, alpha):
    samples = sum(tree["counts"])
    return sum(alpha + risk(leaf, samples) for leaf in leaves(tree))


def risk(node, samples):
    """What a node adds to the weighted entropies if it is a leaf."""
    return sum(node["counts"]) / samples * entropy(node["counts"])


def best_pruning(tree, alpha):
    samples = sum(tree["counts"])

    def pruned(node):
        """The best pruning of a subtree, and its share of the cost."""
        as_leaf = {"counts": list(node["counts"]), "children": []}, alpha + risk(node, samples)
        if not node["children"]:
            return as_leaf
        below = [pruned(child) for child in node["children"]]
        cost = sum(cost for _, cost in below)
        if cost >= as_leaf[1]:
            return as_leaf
        return {"counts": list(node["counts"]), "children": [child for child, _ in below]}, cost

    return pruned(tree)[0]


def breakpoints(tree):
    # Prune the weakest link, the node with least entropy saved by each further leaf, until only the root is left.
    samples = sum(tree["counts"])
    found = []
    while tree["children"]:
        alpha = weakest(tree, samples)
        found.append(alpha)
        tree = without(tree, samples, alpha + 1e-9)
    return [alpha for alpha in found if alpha > 1e-9]


def saved(node, samples):
    """How much entropy each further leaf below a node saves."""
    below = leaves(node)
    return (risk(node, samples) - sum(risk(leaf, samples) for leaf in below)) / (len(below) - 1)


def weakest(node, samples):
    if not node["children"]:
        return float("inf")
    return min(saved(node, samples), *(weakest(child, samples) for child in node["children"]))


def without(node, samples, alpha):
    """The tree without the links that save at most alpha."""
    if not node["children"] or saved(node, samples) <= alpha:
        return {"counts": node["counts"], "children": []}
    return {"counts": node["counts"], "children": [without(child, samples, alpha) for child in node["children"]]}


def refused(gain):
    # Six children that are nearly pure: each has little entropy, but their sum is more than one bit.
    return [[25, 975]] * 3 + [[975, 25]] * 3


def missed(alpha):
    # Exclusive or: the first split tells nothing, the second everything.
    def leaf(*counts):
        return {"counts": list(counts), "children": []}

    def half():
        return {"counts": [2, 2], "children": [leaf(2, 0), leaf(0, 2)]}

    return {"counts": [4, 4], "children": [half(), half()]}


def proof():
    return """代价是各叶的代价之和，每个叶的代价 α + (n_叶/n_根) Ent 只与它自己有关。所以一个结点若不变成叶，
它的各棵子树的剪枝互不相干，总代价最小当且仅当每棵子树的代价最小；若变成叶，代价是定数。两者取小。
对树的高度作归纳：叶只有一种剪枝；设各棵子树已求出最小代价，则这个结点的最小代价是二者中较小的。"""
