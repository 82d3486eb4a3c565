"""把像数的文字当作数来比较 / Compares texts that look like numbers as numbers

caught by: test_costs
"""

from collections import Counter
from math import inf, log2

TIE = 1e-9


def impurity(y):
    """N_t H_t of a leaf."""
    return sum(n * log2(len(y) / n) for n in Counter(y).values())


def children(tree, X, y, attributes):
    """(value, subtree, its rows, their labels) of every branch."""
    j = attributes.index(tree["attribute"])
    for value, child in tree["branches"].items():
        rows = [i for i, row in enumerate(X) if as_number(row[j]) == as_number(value)]
        yield value, child, [X[i] for i in rows], [y[i] for i in rows]


def cost(tree, X, y, attributes):
    if "label" in tree:
        return impurity(y)
    return sum(cost(child, rows, labels, attributes) for _, child, rows, labels in children(tree, X, y, attributes))


def leaves(tree):
    return sum(map(leaves, tree["branches"].values())) if "branches" in tree else 1


def penalised(tree, X, y, attributes, alpha):
    return cost(tree, X, y, attributes) + alpha * leaves(tree)


def collapse_alpha(tree, X, y, attributes):
    return (impurity(y) - cost(tree, X, y, attributes)) / (leaves(tree) - 1)


def prune(tree, X, y, attributes, classes, alpha):
    if "label" in tree:
        return tree
    # The best subtree keeps the best subtrees of its branches, or none of them.
    parts = children(tree, X, y, attributes)
    branches = {value: prune(child, rows, labels, attributes, classes, alpha) for value, child, rows, labels in parts}
    best = {"attribute": tree["attribute"], "branches": branches}
    if impurity(y) + alpha <= penalised(best, X, y, attributes, alpha) + TIE:
        return {"label": max(classes, key=y.count)}
    return best


def subtree_path(tree, X, y, attributes, classes):
    tree = prune(tree, X, y, attributes, classes, 0.0)
    path = [(0.0, leaves(tree))]
    while "branches" in tree:
        # Nothing changes before the weakest link of all nodes breaks.
        alpha = weakest_link(tree, X, y, attributes)
        tree = prune(tree, X, y, attributes, classes, alpha)
        path.append((alpha, leaves(tree)))
    return path


def weakest_link(tree, X, y, attributes):
    if "label" in tree:
        return inf
    below = [
        weakest_link(child, rows, labels, attributes) for _, child, rows, labels in children(tree, X, y, attributes)
    ]
    return min(collapse_alpha(tree, X, y, attributes), *below)


def validation_case(better):
    # alpha turns the tree into the leaf q: better where a1 is 0 if the one sample p was noise, worse if not.
    X, y = [["0"], ["1"], ["1"], ["1"]], ["p", "q", "q", "q"]
    tree = {"attribute": "a1", "branches": {"0": {"label": "p"}, "1": {"label": "q"}}}
    return tree, X, y, [["0"]], ["q" if better else "p"], ["a1"], ["p", "q"], 4.0


def as_number(text):
    try:
        return float(text)
    except ValueError:
        return text
