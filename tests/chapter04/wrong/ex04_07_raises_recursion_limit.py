"""调高递归深度的上限, 并没有队列 / Raises the recursion limit; there is no queue

caught by: test_trace
book: 图 4.2 / fig. 4.2
"""

import sys
from collections import Counter
from math import log2


def entropy(y):
    return -sum(count / len(y) * log2(count / len(y)) for count in Counter(y).values())


def information_gain(values, y):
    branches = {}
    for value, label in zip(values, y):
        branches.setdefault(value, []).append(label)
    return entropy(y) - sum(len(branch) / len(y) * entropy(branch) for branch in branches.values())


def choose(X, y, rows, columns, criterion):
    if criterion == "first":
        return columns[0]
    gains = [information_gain([X[i][j] for i in rows], [y[i] for i in rows]) for j in columns]
    return next(j for j, gain in zip(columns, gains) if gain > max(gains) - 1e-9)


def may_be_split(X, y, rows):
    # Columns used on the way here are equal in all rows of the node, so whole rows can be compared.
    return any(y[i] != y[rows[0]] for i in rows) and any(X[i] != X[rows[0]] for i in rows)


def majority(labels, classes):
    return max(classes, key=labels.count)  # max keeps the first of several


sys.setrecursionlimit(10000)


def grow_with_queue(X, y, domains, classes, max_depth, criterion):
    nodes, trace = [], []

    def grow(rows, columns, parent, value, depth, label):
        node = {"id": len(nodes), "parent": parent, "value": value, "depth": depth, "feature": None, "label": label}
        nodes.append(node)
        trace.append([node["id"]])
        if depth == max_depth or not rows or not may_be_split(X, y, rows):
            return
        j = node["feature"] = choose(X, y, rows, columns, criterion)
        for v in domains[j]:
            part = [i for i in rows if X[i][j] == v]
            majority_there = majority([y[i] for i in part], classes) if part else label
            grow(part, [k for k in columns if k != j], node["id"], v, depth + 1, majority_there)

    grow(list(range(len(y))), list(range(len(domains))), None, None, 0, majority(y, classes))
    return {"nodes": nodes, "trace": [*trace, []]}


def to_rules(nodes):
    rules = []
    for node in nodes:
        if node["feature"] is None:
            conditions, below = [], node
            while below["parent"] is not None:
                parent = nodes[below["parent"]]
                conditions.append((parent["feature"], below["value"]))
                below = parent
            rules.append((conditions[::-1], node["label"]))
    return rules


def depth_of(nodes):
    return max(node["depth"] for node in nodes)


def predict(nodes, X):
    child = {(node["parent"], node["value"]): node for node in nodes}
    labels = []
    for row in X:
        node = nodes[0]
        while node["feature"] is not None:
            node = child[node["id"], row[node["feature"]]]
        labels.append(node["label"])
    return labels
