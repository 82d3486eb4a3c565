"""照图 4.2 的 TreeGenerate：没有冲突时总有属性可分，连续属性用式 (4.7) 的中点；分不开时取多数类 / TreeGenerate of fig. 4.2: without conflicts some attribute always separates, continuous ones at a midpoint (4.7); otherwise the majority"""

from collections import Counter


def find_conflict(X, y):
    for i in range(len(X)):
        for j in range(i + 1, len(X)):
            if X[i] == X[j] and y[i] != y[j]:
                return (i, j)
    return None


def separating_attribute(x1, x2):
    for j in range(len(x1)):
        if x1[j] != x2[j]:
            return j
    return None


def majority(y):
    return Counter(y).most_common(1)[0][0]


def consistent_tree(X, y, attributes, domains, classes):
    if len(set(y)) == 1:
        return {"label": y[0]}
    column = None
    for x in X:
        column = separating_attribute(X[0], x)
        if column is not None:
            break
    if column is None:
        return {"label": majority(y)}
    values = [x[column] for x in X]
    if domains[column] is None:
        ordered = sorted(set(values))
        t = (ordered[0] + ordered[1]) / 2
        left = [i for i, v in enumerate(values) if v <= t]
        right = [i for i, v in enumerate(values) if v > t]
        return {
            "attribute": attributes[column],
            "threshold": t,
            "le": consistent_tree([X[i] for i in left], [y[i] for i in left], attributes, domains, classes),
            "gt": consistent_tree([X[i] for i in right], [y[i] for i in right], attributes, domains, classes),
        }
    branches = {}
    for value in domains[column]:
        part = [i for i, v in enumerate(values) if v == value]
        if part:
            branches[value] = consistent_tree([X[i] for i in part], [y[i] for i in part], attributes, domains, classes)
        else:
            branches[value] = {"label": majority(y)}
    return {"attribute": attributes[column], "branches": branches}


def least_training_errors(X, y):
    groups = {}
    for x, label in zip(X, y):
        groups.setdefault(tuple(x), []).append(label)
    return sum(len(labels) - max(Counter(labels).values()) for labels in groups.values())


def predict(tree, attributes, x):
    while "label" not in tree:
        value = x[attributes.index(tree["attribute"])]
        if "branches" in tree:
            tree = tree["branches"][value]
        else:
            tree = tree["le"] if value <= tree["threshold"] else tree["gt"]
    return tree["label"]


def proof():
    return "没有冲突时，结点中若有两类，就有两个样例在某属性上取值不同，按它划分，各支都变小；样例有限，最后每个叶只有一类。"
