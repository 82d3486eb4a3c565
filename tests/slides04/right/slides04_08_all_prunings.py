"""每种叶数最便宜的子树都算出来，再取下包络 / The cheapest subtree for every number of leaves, then the lower envelope"""

import numpy as np


def leaf_cost(y):
    counts = np.unique(y, return_counts=True)[1] if len(y) else np.array([1])
    return float(-(counts * np.log2(counts / counts.sum())).sum())


def split(tree, X, y, attributes):
    column = np.array([row[attributes.index(tree["attribute"])] for row in X], dtype=object)
    for value, child in tree["branches"].items():
        keep = [i for i in range(len(y)) if column[i] == value]
        yield value, child, [X[i] for i in keep], [y[i] for i in keep]


def size(tree):
    return 1 if "branches" not in tree else sum(size(child) for child in tree["branches"].values())


def cost(tree, X, y, attributes):
    if "branches" not in tree:
        return leaf_cost(y)
    return np.float64(sum(cost(*part, attributes) for _, *part in split(tree, X, y, attributes)))


def penalised(tree, X, y, attributes, alpha):
    return cost(tree, X, y, attributes) + alpha * size(tree)


def collapse_alpha(tree, X, y, attributes):
    return (leaf_cost(y) - cost(tree, X, y, attributes)) / (size(tree) - 1)


def cheapest(tree, X, y, attributes, classes):
    if "branches" not in tree:
        return {1: (leaf_cost(y), tree)}
    found = {0: (0.0, [])}
    for value, child, rows, labels in split(tree, X, y, attributes):
        options = cheapest(child, rows, labels, attributes, classes)
        new = {}
        for k, (c, chosen) in found.items():
            for n, (d, subtree) in options.items():
                if k + n not in new or new[k + n][0] > c + d:
                    new[k + n] = (c + d, [*chosen, (value, subtree)])
        found = new
    trees = {k: (c, {"attribute": tree["attribute"], "branches": dict(chosen)}) for k, (c, chosen) in found.items()}
    counts = [sum(label == c for label in y) for c in classes]
    trees[1] = (leaf_cost(y), {"label": classes[counts.index(max(counts))]})
    return trees


def prune(tree, X, y, attributes, classes, alpha):
    trees = cheapest(tree, X, y, attributes, classes)
    least = min(c + alpha * k for k, (c, _) in trees.items())
    return next(trees[k][1] for k in sorted(trees) if trees[k][0] + alpha * k <= least + 1e-9)


def subtree_path(tree, X, y, attributes, classes):
    trees = cheapest(tree, X, y, attributes, classes)
    k = size(prune(tree, X, y, attributes, classes, 0))
    path = [[0, k]]
    while k > 1:
        alphas = {j: (trees[j][0] - trees[k][0]) / (k - j) for j in trees if j < k}
        alpha = min(alphas.values())
        k = min(j for j in alphas if alphas[j] < alpha + 1e-9)
        path.append([alpha, k])
    return path


def validation_case(better):
    """Two features; the noise below a is cut by alpha = 3, the split by a stays."""
    X = [("l", "x")] * 3 + [("l", "y")] + [("r", "x")] * 8
    y = ["no"] * 3 + ["yes"] + ["yes"] * 8
    inner = {"attribute": "b", "branches": {"x": {"label": "no"}, "y": {"label": "yes"}}}
    tree = {"attribute": "a", "branches": {"l": inner, "r": {"label": "yes"}}}
    X_val = [("l", "y"), ("r", "y"), ("l", "y")]
    return tree, X, y, X_val, ["no" if better else "yes", "yes", "no" if better else "yes"], ("a", "b"), ["yes", "no"], 3.5
