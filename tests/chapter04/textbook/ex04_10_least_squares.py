"""照 4.6 节所说的最小二乘法：结点的方向由式 (3.10) 为零求得，划分点用式 (4.7) 的中点与 (4.6) / The least squares that section 4.6 names: the direction from (3.10) set to zero, the threshold a midpoint (4.7) by (4.6)"""

import numpy as np


def gini(y):
    p = sum(y) / len(y)
    return 1 - p**2 - (1 - p) ** 2


def best_cut(scores, y):
    values = sorted(set(scores))
    best = None
    for a, b in zip(values, values[1:]):
        t = (a + b) / 2
        left = [label for s, label in zip(scores, y) if s <= t]
        right = [label for s, label in zip(scores, y) if s > t]
        index = (len(left) * gini(left) + len(right) * gini(right)) / len(y)
        if best is None or index < best[1] - 1e-9:
            best = (t, index)
    return best


def direction(X, y):
    X_hat = np.hstack([X, np.ones((len(X), 1))])
    return (np.linalg.pinv(X_hat) @ y)[:-1]


def grow_oblique(X, y, seed):
    if len(set(y)) == 1:
        return {"label": y[0]}
    w = direction(X, np.array(y))
    cut = best_cut((X @ w).tolist(), y)
    if cut is None or cut[1] >= gini(y) - 1e-9:
        # 斜的方向没有用，退回单个属性
        for j in range(X.shape[1]):
            axis = np.zeros(X.shape[1])
            axis[j] = 1.0
            found = best_cut((X @ axis).tolist(), y)
            if found is not None and (cut is None or found[1] < cut[1]):
                w, cut = axis, found
    left = X @ w <= cut[0]
    y = np.array(y)
    return {
        "weights": w.tolist(),
        "threshold": cut[0],
        "le": grow_oblique(X[left], y[left].tolist(), seed),
        "gt": grow_oblique(X[~left], y[~left].tolist(), seed),
    }


def predict(tree, X):
    labels = []
    for x in X:
        node = tree
        while "label" not in node:
            node = node["le"] if np.dot(node["weights"], x) <= node["threshold"] else node["gt"]
        labels.append(node["label"])
    return labels


def count_leaves(tree):
    if "label" in tree:
        return 1
    return count_leaves(tree["le"]) + count_leaves(tree["gt"])


def observations():
    return "斜的树结点少得多，但每个结点是许多属性的线性组合，不如轴平行的树好解释。"
