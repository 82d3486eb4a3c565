"""各行的值连成一个字符串来比较 / The values of a row are joined to one text before rows are compared

caught by: test_same_tree_as_recursion
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
    return len({y[i] for i in rows}) > 1 and len({" ".join(X[i]) for i in rows}) > 1


def majority(labels, classes):
    return max(classes, key=labels.count)  # max keeps the first of several


def grow_with_queue(X, y, domains, classes, max_depth, criterion):
    root = {"id": 0, "parent": None, "value": None, "depth": 0, "feature": None, "label": majority(y, classes)}
    nodes, queue, trace = [root], deque([(root, range(len(y)), list(range(len(domains))))]), [[0]]
    while queue:
        node, rows, columns = queue.popleft()
        if node["depth"] != max_depth and may_be_split(X, y, rows):
            j = node["feature"] = choose(X, y, rows, columns, criterion)
            for value in domains[j]:
                part = [i for i in rows if X[i][j] == value]
                child = {"id": len(nodes), "parent": node["id"], "value": value, "depth": node["depth"] + 1}
                child |= {"feature": None, "label": majority([y[i] for i in part], classes) if part else node["label"]}
                nodes.append(child)
                queue.append((child, part, [k for k in columns if k != j]))
        trace.append([waiting["id"] for waiting, _, _ in queue])
    return {"nodes": nodes, "trace": trace}


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
