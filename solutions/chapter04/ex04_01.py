"""4.1 无冲突数据必有一致的决策树 / Conflict-free data always have a consistent tree"""

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
    branches = {value: subtree(lambda other, value=value: other == value) for value in domains[column]}
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


def proof():
    return """对样例数归纳。样例全属一类（只有一个样例时必然如此），一片叶就全分对。否则取两个标记不同的样例；
它们不冲突，必有一个属性取值不同，就按它划分：离散属性每个取值一支，连续属性在两个值之间取划分点。这两个样例
分到不同的支，所以每一支的样例都更少，仍无冲突；按归纳假设，各支都有全分对的树，空的支标什么都行。同一条路上
已用过的离散属性在各样例上取值相同，不会再把两个样例分开，所以每个离散属性至多用一次。把各支的树接在这个结点下，
就得到所要的树。

By induction on the number of samples. If all have one class, as a single sample does, a leaf is right. Otherwise take
two samples with different labels. They are not in conflict, so some attribute tells them apart: split by it, with a
branch for each value, or with a threshold between the two. The two samples part, so each branch has fewer samples,
still without conflict, and by induction a tree that fits them; an empty branch may have any label. A discrete attribute
used above has one value on all samples here, so it tells no two of them apart and is not used again. The trees of the
branches, put below the node, are the tree that was wanted."""
