"""按给定次序逐个用属性划分，连续属性取中位数 / Attributes in the given order, continuous ones cut at the median"""

import numpy as np


def find_conflict(X, y):
    # Sorting brings equal rows together; the last pair found is returned.
    order = sorted(range(len(y)), key=lambda i: (repr(X[i]), i))
    found = None
    for a, b in zip(order, order[1:]):
        if list(X[a]) == list(X[b]) and y[a] != y[b]:
            found = np.array([a, b])
    return found


def separating_attribute(x1, x2):
    for j in range(len(x1) - 1, -1, -1):
        if x1[j] != x2[j]:
            return np.int64(j)


def least_training_errors(X, y):
    errors = 0
    todo = list(range(len(y)))
    while todo:
        same = [i for i in todo if X[i] == X[todo[0]]]
        labels = [y[i] for i in same]
        errors += len(same) - max(labels.count(label) for label in labels)
        todo = [i for i in todo if i not in same]
    return float(errors)


def consistent_tree(X, y, attributes, domains, classes):
    return _grow(X, y, list(range(len(y))), 0, attributes, domains, classes)


def _grow(X, y, rows, j, attributes, domains, classes):
    if len(rows) <= 1 or j == len(attributes):
        labels = [y[i] for i in rows]
        best = classes[-1]
        for label in classes:
            if labels.count(label) > labels.count(best):
                best = label
        return {"label": best}
    if domains[j] is not None:
        return {
            "attribute": attributes[j],
            "branches": {
                v: _grow(X, y, [i for i in rows if X[i][j] == v], j + 1, attributes, domains, classes)
                for v in domains[j]
            },
        }
    values = sorted({X[i][j] for i in rows})
    if len(values) == 1:
        return _grow(X, y, rows, j + 1, attributes, domains, classes)
    middle = len(values) // 2
    t = (values[middle - 1] + values[middle]) / 2
    return {
        "attribute": attributes[j],
        "threshold": np.float64(t),
        "le": _grow(X, y, [i for i in rows if X[i][j] <= t], j, attributes, domains, classes),
        "gt": _grow(X, y, [i for i in rows if X[i][j] > t], j, attributes, domains, classes),
    }


def predict(tree, attributes, x):
    if "label" in tree:
        return tree["label"]
    value = x[attributes.index(tree["attribute"])]
    if "threshold" in tree:
        return predict(tree["gt"] if value > tree["threshold"] else tree["le"], attributes, x)
    return predict(tree["branches"][value], attributes, x)
