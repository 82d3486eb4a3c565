"""4.10 多变量决策树 / A multivariate decision tree"""

from itertools import pairwise

import numpy as np


def gini(share):
    return 2 * share * (1 - share)


def best_cut(scores, y):
    best, n, ones, left_ones = None, len(y), sum(y), 0
    ordered = sorted(zip(scores, y))
    for left, ((score, label), (following, _)) in enumerate(pairwise(ordered), start=1):
        left_ones += label
        if score < following:
            right = n - left
            impurity = (left * gini(left_ones / left) + right * gini((ones - left_ones) / right)) / n
            if best is None or impurity < best[1] - 1e-9:
                best = (score + following) / 2, impurity
    return best


def discriminant(X, y):
    """The direction of linear discriminant analysis; 0 if the class means are equal."""
    unit = np.ptp(X, axis=0)  # columns may differ in scale
    unit[unit == 0] = 1
    Z = (X - X.mean(axis=0)) / unit
    means = np.array([Z[y == c].mean(axis=0) for c in (0, 1)])
    centred = Z - means[y]
    w = np.linalg.lstsq(centred.T @ centred, means[1] - means[0], rcond=1e-9)[0]
    return w / unit


def directions(X, y):
    """(weights, scores) of each direction that a node tries: first the slanted one."""
    weights = discriminant(X, y)
    scores, size = X @ weights, (np.abs(X) @ np.abs(weights)).max()
    if size > 0:
        yield weights, np.round(scores / size, 10) * size  # so that equal scores are equal
    for weights, column in zip(np.eye(X.shape[1]), X.T):
        yield weights, column


def grow_oblique(X, y, seed):
    X, y = np.asarray(X, dtype=float), np.asarray(y, dtype=int)
    if y.min() == y.max():
        return {"label": int(y[0])}
    cuts = []
    for weights, scores in directions(X, y):
        if cut := best_cut(scores.tolist(), y.tolist()):
            cuts.append((cut[1], cut[0], weights, scores))
    _, threshold, weights, scores = min(cuts, key=lambda cut: cut[0])
    le = scores <= threshold
    children = {"le": grow_oblique(X[le], y[le], seed), "gt": grow_oblique(X[~le], y[~le], seed)}
    return {"weights": weights.tolist(), "threshold": threshold, **children}


def predict(tree, X):
    return [classify(tree, row) for row in np.asarray(X, dtype=float)]


def classify(tree, row):
    while "label" not in tree:
        tree = tree["le" if np.dot(tree["weights"], row) <= tree["threshold"] else "gt"]
    return tree["label"]


def count_leaves(tree):
    return 1 if "label" in tree else count_leaves(tree["le"]) + count_leaves(tree["gt"])


def observations():
    return """
3.0α 上的树有 5 片叶，与轴平行的树一样多：根结点仍是 含糖率 ≤ 0.2045，其余三个内部结点中两个是斜的。
3.0 上（离散属性化为 0/1 各列）只要很少几片叶，但斜的结点用到十几列，很难解释。
边界斜着走省结点，代价是每个结点要看许多属性。
"""
