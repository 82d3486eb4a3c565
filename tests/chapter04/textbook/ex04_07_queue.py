"""照图 4.2，把递归换成先进先出的队列，深度到 MaxDepth 就停 / Fig. 4.2 with a first-in first-out queue in place of the recursion, stopping at MaxDepth"""

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


def majority(y, classes):
    return max(classes, key=lambda c: y.count(c))


def choose(X, y, A, criterion):
    if criterion == "first":
        return min(A)
    best, best_gain = None, None
    for j in sorted(A):
        gain = information_gain([x[j] for x in X], y)
        if best is None or gain > best_gain + 1e-9:
            best, best_gain = j, gain
    return best


def grow_with_queue(X, y, domains, classes, max_depth, criterion):
    root = {"id": 0, "parent": None, "value": None, "depth": 0, "feature": None, "label": majority(y, classes)}
    nodes = [root]
    queue = [(root, X, y, set(range(len(domains))))]
    trace = [[0]]
    while queue:
        node, D, labels, A = queue.pop(0)
        stop = len(set(labels)) <= 1 or not A or all(x == D[0] for x in D)
        if not stop and node["depth"] != max_depth:
            feature = choose(D, labels, A, criterion)
            node["feature"] = feature
            for value in domains[feature]:
                Dv = [(x, label) for x, label in zip(D, labels) if x[feature] == value]
                y_v = [label for _, label in Dv]
                child = {
                    "id": len(nodes),
                    "parent": node["id"],
                    "value": value,
                    "depth": node["depth"] + 1,
                    "feature": None,
                    "label": majority(y_v, classes) if Dv else node["label"],
                }
                nodes.append(child)
                queue.append((child, [x for x, _ in Dv], y_v, A - {feature}))
        trace.append([item[0]["id"] for item in queue])
    return {"nodes": nodes, "trace": trace}


def to_rules(nodes):
    rules = []
    for node in nodes:
        if node["feature"] is not None:
            continue
        conditions = []
        at = node
        while at["parent"] is not None:
            parent = nodes[at["parent"]]
            conditions.insert(0, (parent["feature"], at["value"]))
            at = parent
        rules.append((conditions, node["label"]))
    return rules


def depth_of(nodes):
    return max(node["depth"] for node in nodes)


def predict(nodes, X):
    children = {(node["parent"], node["value"]): node for node in nodes}
    labels = []
    for x in X:
        node = nodes[0]
        while node["feature"] is not None:
            node = children[node["id"], x[node["feature"]]]
        labels.append(node["label"])
    return labels
