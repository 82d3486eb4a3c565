"""用 numpy 累计计数：排序后一次扫描得到所有划分点的增益 / Sorted scan with cumulative counts in numpy"""

import numpy as np


def entropy(y):
    if len(y) == 0:
        return 0.0
    _, counts = np.unique(np.asarray(y, dtype=str), return_counts=True)
    return float(_entropies(counts[None, :])[0])


def _entropies(counts):
    """Entropy of each row of counts."""
    totals = counts.sum(axis=1, keepdims=True)
    p = counts / np.maximum(totals, 1)
    return -np.where(p > 0, p * np.log2(np.where(p > 0, p, 1)), 0).sum(axis=1)


def information_gain(values, y):
    _, where = np.unique(np.asarray(values, dtype=str), return_inverse=True)
    _, label = np.unique(np.asarray(y, dtype=str), return_inverse=True)
    counts = np.zeros((where.max() + 1, label.max() + 1))
    np.add.at(counts, (where, label), 1)
    weights = counts.sum(axis=1) / len(y)
    return float(_entropies(counts.sum(axis=0)[None, :])[0] - weights @ _entropies(counts))


def candidate_thresholds(values):
    distinct = np.unique(np.asarray(values, dtype=float))
    return (distinct[:-1] + distinct[1:]) / 2


def best_threshold(values, y):
    values = np.asarray(values, dtype=float)
    thresholds = candidate_thresholds(values)
    if thresholds.size == 0:
        return None
    order = np.argsort(values, kind="stable")
    _, label = np.unique(np.asarray(y, dtype=str), return_inverse=True)
    one_hot = np.eye(label.max() + 1)[label][order]
    left = np.cumsum(one_hot, axis=0)
    ends = np.flatnonzero(np.diff(values[order]))  # last position of each run of equal values
    total = left[-1]
    share = (ends + 1) / len(values)
    gains = _entropies(total[None, :])[0] - (
        share * _entropies(left[ends]) + (1 - share) * _entropies(total - left[ends])
    )
    best = int(np.argmax(gains))
    return thresholds[best], gains[best]


def best_split(X, y, attributes, domains):
    best = None
    for j in reversed(range(len(attributes))):  # among ties the last attribute wins
        values = [row[j] for row in X]
        if domains[j] is None:
            found = best_threshold(values, y)
            if found is None:
                continue
            threshold, gain = float(found[0]), float(found[1])
        else:
            threshold, gain = None, information_gain(values, y)
        if best is None or gain > best[2]:
            best = (attributes[j], threshold, gain)
    return best


def grow_tree(X, y, attributes, domains, classes):
    majority = classes[int(np.argmax([list(y).count(c) for c in classes]))]
    if len(set(y)) == 1 or all(row == X[0] for row in X):
        return {"label": majority}
    name, threshold, gain = best_split(X, y, attributes, domains)
    j = attributes.index(name)
    column = [row[j] for row in X]
    if threshold is not None:
        left = np.array([value <= threshold for value in column])
        node = {"attribute": name, "threshold": threshold, "gain": gain}
        for key, mask in (("le", left), ("gt", ~left)):
            rows = np.flatnonzero(mask)
            node[key] = grow_tree([X[i] for i in rows], [y[i] for i in rows], attributes, domains, classes)
        return node
    rest = [k for k in range(len(attributes)) if k != j]
    branches = {}
    for value in domains[j]:
        rows = [i for i, v in enumerate(column) if v == value]
        branches[value] = (
            grow_tree(
                [[X[i][k] for k in rest] for i in rows],
                [y[i] for i in rows],
                [attributes[k] for k in rest],
                [domains[k] for k in rest],
                classes,
            )
            if rows
            else {"label": majority}
        )
    return {"attribute": name, "branches": branches, "gain": gain}


def predict(tree, attributes, X):
    def one(node, row):
        if "label" in node:
            return node["label"]
        value = row[attributes.index(node["attribute"])]
        if "branches" in node:
            return one(node["branches"][value], row)
        return one(node["le"] if value <= node["threshold"] else node["gt"], row)

    return np.array([one(tree, row) for row in X])
