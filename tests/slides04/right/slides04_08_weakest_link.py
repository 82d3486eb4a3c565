"""在一棵复制的树上逐个剪去最弱的结点 / Cuts the weakest node again and again in a copy of the tree"""

import copy
from fractions import Fraction
from math import fsum, log2


def bits(labels):
    counts = [labels.count(label) for label in set(labels)]
    return fsum(-n * log2(n / len(labels)) for n in counts)


def reached(tree, X, y, attributes):
    """(node, labels that arrive) of every node, the root first."""
    order = [(tree, list(range(len(y))))]
    for node, rows in order:
        if "branches" in node:
            j = attributes.index(node["attribute"])
            for value in node["branches"]:
                order.append((node["branches"][value], [i for i in rows if X[i][j] == value]))
    return [(node, [y[i] for i in rows]) for node, rows in order]


def cost(tree, X, y, attributes):
    return fsum(bits(labels) for node, labels in reached(tree, X, y, attributes) if "label" in node and labels)


def penalised(tree, X, y, attributes, alpha):
    nodes = reached(tree, X, y, attributes)
    return cost(tree, X, y, attributes) + alpha * sum("label" in node for node, _ in nodes)


def collapse_alpha(tree, X, y, attributes):
    saved = sum("label" in node for node, _ in reached(tree, X, y, attributes)) - 1
    return Fraction(bits(y) - cost(tree, X, y, attributes)) / saved


def links(tree, X, y, attributes):
    """(alpha of equal cost, node, its labels) of every inner node."""

    def below(node, rows):
        if "label" in node:
            return bits([y[i] for i in rows]), 1
        j = attributes.index(node["attribute"])
        parts = [below(child, [i for i in rows if X[i][j] == value]) for value, child in node["branches"].items()]
        total, many = fsum(c for c, _ in parts), sum(n for _, n in parts)
        found.append(((bits([y[i] for i in rows]) - total) / (many - 1), node, [y[i] for i in rows]))
        return total, many

    found = []
    below(tree, list(range(len(y))))
    return found


def cut(node, labels, classes):
    counts = [labels.count(c) for c in classes]
    node.clear()
    node.update(label=classes[counts.index(max(counts))])


def prune(tree, X, y, attributes, classes, alpha):
    tree = copy.deepcopy(tree)
    while True:
        weak = min(links(tree, X, y, attributes), key=lambda link: link[0], default=None)
        if weak is None or weak[0] > alpha + 1e-9:
            return tree
        cut(weak[1], weak[2], classes)


def subtree_path(tree, X, y, attributes, classes):
    path, alpha = [], 0.0
    while True:
        tree = prune(tree, X, y, attributes, classes, alpha)
        found = links(tree, X, y, attributes)
        path.append((alpha, sum("label" in node for node, _ in reached(tree, X, y, attributes))))
        if not found:
            return tuple(path)
        alpha = min(link[0] for link in found)


def validation_case(better):
    """One row of q among five: noise in the first case, the truth in the second."""
    tree = {"attribute": "number", "branches": {str(i): {"label": "q" if i == 3 else "p"} for i in range(5)}}
    X, y = [[str(i)] for i in range(5)], ["q" if i == 3 else "p" for i in range(5)]
    return (tree, X, y, X[2:], ["p", "p", "p"] if better else y[2:], ["number"], ["q", "p"], 1)
