"""只为出现过的取值生成分支 / Only values that occur get a branch

caught by: test_tree_without_conflicts
book: 图 4.2 / fig. 4.2
"""

from collections import Counter, defaultdict
from itertools import combinations


def find_conflict(X, y):
    pairs = combinations(range(len(y)), 2)
    return next(((i, j) for i, j in pairs if y[i] != y[j] and separating_attribute(X[i], X[j]) is None), None)


def separating_attribute(x1, x2):
    return next((j for j, (a, b) in enumerate(zip(x1, x2)) if a != b), None)


def consistent_tree(X, y, attributes, domains, classes):
    for i, k in combinations(range(len(y)), 2):
        column = separating_attribute(X[i], X[k])
        if y[i] != y[k] and column is not None:
            break
    else:  # all labels are equal, or all rows are: no attribute can help
        return {"label": max(classes, key=y.count)}

    def subtree(belongs):
        rows = [row for row in range(len(y)) if belongs(X[row][column])]
        return consistent_tree([X[row] for row in rows], [y[row] for row in rows], attributes, domains, classes)

    # Samples i and k part here, so every branch is smaller than the node: the recursion ends.
    if domains[column] is None:
        threshold = min(X[i][column], X[k][column])
        le, gt = subtree(lambda value: value <= threshold), subtree(lambda value: value > threshold)
        return {"attribute": attributes[column], "threshold": threshold, "le": le, "gt": gt}
    branches = {value: subtree(lambda other, value=value: other == value) for value in domains[column] if any(row[column] == value for row in X)}
    return {"attribute": attributes[column], "branches": branches}


def least_training_errors(X, y):
    labels = defaultdict(Counter)
    for row, label in zip(X, y):
        labels[tuple(row)][label] += 1
    return sum(counts.total() - max(counts.values()) for counts in labels.values())


def predict(tree, attributes, x):
    row = dict(zip(attributes, x))
    while "label" not in tree:
        value = row[tree["attribute"]]
        tree = tree["branches"][value] if "branches" in tree else tree["le" if value <= tree["threshold"] else "gt"]
    return tree["label"]
