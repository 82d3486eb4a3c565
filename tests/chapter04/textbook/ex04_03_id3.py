"""照图 4.2 与式 (4.1)、(4.2)、(4.7)、(4.8)：信息增益最大者优先，连续属性取中点二分 / Fig. 4.2 with (4.1), (4.2), (4.7), (4.8): the largest information gain, continuous attributes bisected at midpoints"""

import math


def entropy(y):
    result = 0.0
    for k in set(y):
        p = y.count(k) / len(y)
        result -= p * math.log2(p)
    return result


def information_gain(values, y):
    gain = entropy(y)
    for v in set(values):
        part = [label for value, label in zip(values, y) if value == v]
        gain -= len(part) / len(y) * entropy(part)
    return gain


def candidate_thresholds(values):
    a = sorted(set(values))
    return [(a[i] + a[i + 1]) / 2 for i in range(len(a) - 1)]


def best_threshold(values, y):
    best = None
    for t in candidate_thresholds(values):
        gain = information_gain([v <= t for v in values], y)
        if best is None or gain > best[1]:
            best = (t, gain)
    return best


def best_split(X, y, attributes, domains):
    best = None
    for j, name in enumerate(attributes):
        values = [x[j] for x in X]
        if domains[j] is None:
            found = best_threshold(values, y)
            if found is None:
                continue
            t, gain = found
        else:
            t, gain = None, information_gain(values, y)
        if best is None or gain > best[2]:
            best = (name, t, gain)
    return best


def majority(y, classes):
    return max(classes, key=lambda c: y.count(c))


def grow_tree(X, y, attributes, domains, classes):
    return tree_generate(X, y, attributes, domains, classes, list(attributes))


def tree_generate(X, y, attributes, domains, classes, A):
    if len(set(y)) == 1:
        return {"label": y[0]}
    columns = [attributes.index(a) for a in A]
    rows = [[x[j] for j in columns] for x in X]
    if not A or all(row == rows[0] for row in rows):
        return {"label": majority(y, classes)}
    name, t, _ = best_split(rows, y, A, [domains[j] for j in columns])
    j = attributes.index(name)

    def grow(keep, left):
        Dv = [i for i, x in enumerate(X) if keep(x[j])]
        if not Dv:
            return {"label": majority(y, classes)}
        return tree_generate([X[i] for i in Dv], [y[i] for i in Dv], attributes, domains, classes, left)

    if t is not None:
        return {"attribute": name, "threshold": t, "le": grow(lambda v: v <= t, A), "gt": grow(lambda v: v > t, A)}
    rest = [a for a in A if a != name]
    return {"attribute": name, "branches": {value: grow(lambda v, u=value: v == u, rest) for value in domains[j]}}


def predict(tree, attributes, X):
    labels = []
    for x in X:
        node = tree
        while "label" not in node:
            value = x[attributes.index(node["attribute"])]
            if "branches" in node:
                node = node["branches"][value]
            else:
                node = node["le"] if value <= node["threshold"] else node["gt"]
        labels.append(node["label"])
    return labels
