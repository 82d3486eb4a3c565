"""numpy 编码与掩码，剪枝返回对错向量 / numpy masks; pruning hands up vectors of right and wrong"""

import numpy as np


def gini(y):
    if len(y) == 0:
        return np.float64(0)
    _, counts = np.unique(np.asarray(y, dtype=str), return_counts=True)
    p = counts / counts.sum()
    return 1.0 - p @ p


def gini_index(values, y):
    values, y = np.asarray(values, dtype=str), np.asarray(y, dtype=str)
    return sum(np.mean(values == v) * gini(y[values == v]) for v in np.unique(values))


def _majority(y, classes):
    return classes[int(np.argmax([np.sum(np.asarray(y) == c) for c in classes]))]


def _table(X, y, n):
    return np.array(X, dtype=object).reshape(len(y), n), np.array(y, dtype=object)


def _grow(X, y, V, v, columns, attributes, domains, classes):
    label = _majority(y, classes)
    if len(set(y)) == 1 or not columns or (X[:, columns] == X[0, columns]).all():
        return {"label": label}
    indices = [gini_index(X[:, j], y) for j in columns]
    j = columns[int(np.argmin(np.round(indices, 10)))]
    child_labels = {
        value: _majority(y[X[:, j] == value], classes) if (X[:, j] == value).any() else label for value in domains[j]
    }
    if V is not None:
        split = np.array([child_labels[value] for value in V[:, j]], dtype=object)
        if np.sum(split == v) <= np.sum(v == label):
            return {"label": label, "stopped": True}
    rest = [k for k in columns if k != j]
    node = {"attribute": attributes[j], "branches": {}, "majority": label}
    for value in domains[j]:
        here = X[:, j] == value
        if not here.any():
            node["branches"][value] = {"label": label}
        elif V is None:
            node["branches"][value] = _grow(X[here], y[here], None, None, rest, attributes, domains, classes)
        else:
            there = V[:, j] == value
            node["branches"][value] = _grow(
                X[here], y[here], V[there], v[there], rest, attributes, domains, classes
            )
    return node


def grow_unpruned(X, y, attributes, domains, classes):
    n = len(attributes)
    return _grow(*_table(X, y, n), None, None, list(range(n)), attributes, domains, classes)


def grow_prepruned(X, y, X_val, y_val, attributes, domains, classes):
    n = len(attributes)
    return _grow(
        *_table(X, y, n), *_table(X_val, y_val, n), list(range(n)), attributes, domains, classes
    )


def _predict(tree, attributes, X):
    if "label" in tree:
        return np.full(len(X), tree["label"], dtype=object)
    j = attributes.index(tree["attribute"])
    out = np.empty(len(X), dtype=object)
    for value, child in tree["branches"].items():
        here = X[:, j] == value
        out[here] = _predict(child, attributes, X[here])
    return out


def accuracy(tree, attributes, X, y):
    X, y = _table(X, y, len(attributes))
    return np.mean(_predict(tree, attributes, X) == y)


def post_prune(tree, X, y, X_val, y_val, attributes, classes, keep_on_tie=True):
    n = len(attributes)
    return _post(tree, *_table(X, y, n), *_table(X_val, y_val, n), attributes, classes, keep_on_tie)[0]


def _post(tree, X, y, V, v, attributes, classes, keep_on_tie):
    if "label" in tree:
        return {"label": tree["label"]}, v == tree["label"]
    j = attributes.index(tree["attribute"])
    right = np.zeros(len(v), dtype=bool)
    branches = {}
    for value, child in tree["branches"].items():
        here, there = X[:, j] == value, V[:, j] == value
        branches[value], hits = _post(child, X[here], y[here], V[there], v[there], attributes, classes, keep_on_tie)
        right[there] = hits
    leaf = _majority(y, classes)
    as_leaf = v == leaf
    gain = int(as_leaf.sum()) - int(right.sum())
    if gain > 0 or (gain == 0 and not keep_on_tie):
        return {"label": leaf}, as_leaf
    return {"attribute": tree["attribute"], "branches": branches}, right


def _leaves(tree):
    return 1 if "label" in tree else sum(map(_leaves, tree["branches"].values()))


def _nodes(tree):
    return 1 + sum(map(_nodes, tree.get("branches", {}).values()))


def compare(X, y, X_val, y_val, attributes, domains, classes):
    unpruned = grow_unpruned(X, y, attributes, domains, classes)
    trees = (
        ("unpruned", unpruned),
        ("prepruned", grow_prepruned(X, y, X_val, y_val, attributes, domains, classes)),
        ("postpruned", post_prune(unpruned, X, y, X_val, y_val, attributes, classes)),
    )
    return {
        name: {
            "accuracy": accuracy(tree, attributes, X_val, y_val),
            "leaves": np.int64(_leaves(tree)),
            "nodes": np.int64(_nodes(tree)),
        }
        for name, tree in trees
    }
