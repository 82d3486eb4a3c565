"""仍然是递归, 轨迹是事后补的 / Still recursive; the trace is made up afterwards

caught by: test_chain
book: 图 4.2 / fig. 4.2
"""

from collections import Counter, deque
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


def grow_with_queue(X, y, domains, classes, max_depth, criterion):
    nodes = []

    def grow(rows, columns, parent, value, depth, label):
        node = {"id": len(nodes), "parent": parent, "value": value, "depth": depth, "feature": None, "label": label}
        nodes.append(node)
        if depth == max_depth or not rows or not may_be_split(X, y, rows):
            return
        j = node["feature"] = choose(X, y, rows, columns, criterion)
        for v in domains[j]:
            part = [i for i in rows if X[i][j] == v]
            majority_there = majority([y[i] for i in part], classes) if part else label
            grow(part, [k for k in columns if k != j], node["id"], v, depth + 1, majority_there)

    grow(list(range(len(y))), list(range(len(domains))), None, None, 0, majority(y, classes))
    states, waiting = [[0]], [0]
    while waiting:
        taken, *waiting = waiting
        waiting += [node["id"] for node in nodes if node["parent"] == taken]
        states.append(list(waiting))
    return {"nodes": nodes, "trace": states}


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
