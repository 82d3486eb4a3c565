"""像 C4.5 那样按错误数选划分，增益为 0 也继续；numpy / Splits by the fewest errors, even without gain, in numpy"""

import numpy as np


def tree_predict(tree, X):
    X = np.asarray(X, dtype=float)
    result = np.zeros(len(X), dtype=int)

    def walk(node, rows):
        if "label" in node:
            result[rows] = node["label"]
        else:
            low = X[rows, node["feature"]] <= node["threshold"]
            walk(node["le"], rows[low])
            walk(node["gt"], rows[~low])

    walk(tree, np.arange(len(X)))
    return result


def tree_depth(tree):
    return max(1 + tree_depth(tree[side]) for side in ("le", "gt")) if "feature" in tree else np.int64(0)


def build_tree(points, labels):
    X, y = np.array(points, dtype=float), np.array(labels)
    if abs(y.sum()) == len(y):
        return {"label": y[0]}
    best = None
    for j in range(X.shape[1]):
        order = np.argsort(X[:, j], kind="stable")
        column, plus = X[order, j], np.cumsum(y[order] > 0)
        for i in np.flatnonzero(column[1:] > column[:-1]):
            low, high = plus[i], plus[-1] - plus[i]
            errors = min(low, i + 1 - low) + min(high, len(y) - i - 1 - high)
            middle = column[i] + (column[i + 1] - column[i]) / 2
            if middle >= column[i + 1]:
                middle = column[i]
            if best is None or errors < best[0]:
                best = errors, j, middle
    _, j, threshold = best
    low = X[:, j] <= threshold
    return {
        "feature": np.int64(j),
        "threshold": threshold,
        "le": build_tree(X[low], y[low]),
        "gt": build_tree(X[~low], y[~low]),
    }


def shallow_tree(xs, labels):
    order = np.argsort(xs)
    x, y = np.array(xs)[order], np.array(labels)[order]
    changes = np.flatnonzero(y[1:] != y[:-1])
    if len(changes) == 0:
        return {"label": int(y[0])}
    cut = x[changes[len(changes) // 2]]
    low, high = x <= cut, x > cut
    return {
        "feature": 0,
        "threshold": cut,
        "le": shallow_tree(x[low].tolist(), y[low].tolist()),
        "gt": shallow_tree(x[high].tolist(), y[high].tolist()),
    }


def vc_depth_on_line(h):
    return np.int64(2) ** h


def vc_boolean(k):
    return float(2**k)
