"""增益一下降就不再往后试划分点 / No threshold is tried once the gain has fallen

caught by: test_best_threshold_beats_all_midpoints
book: (4.8)
"""

from collections import Counter
from math import log2


def entropy(y):
    return -sum(count / len(y) * log2(count / len(y)) for count in Counter(y).values()) + 0.0


def information_gain(values, y):
    branches = {}
    for value, label in zip(values, y):
        branches.setdefault(value, []).append(label)
    return entropy(y) - sum(len(branch) / len(y) * entropy(branch) for branch in branches.values())


def candidate_thresholds(values):
    distinct = sorted(set(values))
    return [(low + high) / 2 for low, high in zip(distinct, distinct[1:])]


def best_threshold(values, y):
    best = None
    for t in candidate_thresholds(values):
        g = information_gain([v <= t for v in values], y)
        if best and g < best[1] - 0.2:
            break
        if best is None or g > best[1]:
            best = (t, g)
    return best


def best_split(X, y, attributes, domains):
    splits = []
    for name, domain, values in zip(attributes, domains, zip(*X)):
        if domain is not None:
            splits.append((name, None, information_gain(values, y)))
        elif found := best_threshold(values, y):
            splits.append((name, *found))
    return max(splits, key=lambda split: split[2])


def majority(y, classes):
    return max(classes, key=y.count)  # max keeps the first of several


def grow_tree(X, y, attributes, domains, classes):
    if len(set(y)) == 1 or len({tuple(row) for row in X}) == 1 or not attributes:
        return {"label": majority(y, classes)}
    name, threshold, _ = best_split(X, y, attributes, domains)
    column = attributes.index(name)

    def branch(rows, attributes, domains):
        if not rows:
            return {"label": majority(y, classes)}
        return grow_tree([X[i] for i in rows], [y[i] for i in rows], attributes, domains, classes)

    if threshold is not None:
        le = [i for i, row in enumerate(X) if row[column] <= threshold]
        gt = [i for i, row in enumerate(X) if row[column] > threshold]
        le_tree, gt_tree = branch(le, attributes, domains), branch(gt, attributes, domains)
        return {"attribute": name, "threshold": threshold, "le": le_tree, "gt": gt_tree}

    parts = {value: [i for i, row in enumerate(X) if row[column] == value] for value in domains[column]}
    attributes, domains = drop(attributes, column), drop(domains, column)
    X = [drop(row, column) for row in X]  # the attribute is used up below this node
    return {"attribute": name, "branches": {v: branch(rows, attributes, domains) for v, rows in parts.items()}}


def drop(items, position):
    return [*items[:position], *items[position + 1 :]]


def predict(tree, attributes, X):
    return [classify(tree, dict(zip(attributes, row))) for row in X]


def classify(tree, row):
    while "label" not in tree:
        value = row[tree["attribute"]]
        tree = tree["branches"][value] if "branches" in tree else tree["le" if value <= tree["threshold"] else "gt"]
    return tree["label"]
