"""照图 4.2，用队列改成广度优先，并按题意以 MaxNode 限制结点总数；深度优先仍用递归 / Fig. 4.2 made breadth-first by a queue and limited to MaxNode nodes as the exercise asks; depth-first by recursion"""

import math
from itertools import product


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


def choose(X, y, A, criterion):
    if criterion == "first":
        return min(A)
    best, best_gain = None, None
    for j in sorted(A):
        gain = information_gain([x[j] for x in X], y)
        if best is None or gain > best_gain + 1e-9:
            best, best_gain = j, gain
    return best


class Grower:
    def __init__(self, domains, classes, max_nodes, criterion):
        self.domains, self.classes = domains, classes
        self.max_nodes, self.criterion = max_nodes, criterion
        self.nodes = []

    def add(self, parent, value, y):
        if y:
            label = max(self.classes, key=lambda c: y.count(c))
        else:
            label = parent["label"]
        node = {
            "id": len(self.nodes),
            "parent": None if parent is None else parent["id"],
            "value": value,
            "depth": 0 if parent is None else parent["depth"] + 1,
            "feature": None,
            "label": label,
        }
        self.nodes.append(node)
        return node

    def split(self, node, X, y, A):
        if len(set(y)) <= 1 or all(x == X[0] for x in X):
            return []
        feature = choose(X, y, A, self.criterion)
        if len(self.nodes) + len(self.domains[feature]) > self.max_nodes:
            return []
        node["feature"] = feature
        children = []
        for value in self.domains[feature]:
            X_v = [x for x in X if x[feature] == value]
            y_v = [label for x, label in zip(X, y) if x[feature] == value]
            children.append((self.add(node, value, y_v), X_v, y_v, A - {feature}))
        return children


def grow_breadth_first(X, y, domains, classes, max_nodes, criterion):
    grower = Grower(domains, classes, max_nodes, criterion)
    queue = [(grower.add(None, None, y), X, y, set(range(len(domains))))]
    while queue:
        queue += grower.split(*queue.pop(0))
    return grower.nodes


def grow_depth_first(X, y, domains, classes, max_nodes, criterion):
    grower = Grower(domains, classes, max_nodes, criterion)

    def grow(*item):
        for child in grower.split(*item):
            grow(*child)

    grow(grower.add(None, None, y), X, y, set(range(len(domains))))
    return grower.nodes


def worst_case_nodes(n_values, max_depth):
    return sum(n_values**depth for depth in range(max_depth + 1))


def worst_case_data(n_values, max_depth):
    rows = list(product(range(n_values), repeat=max_depth))
    X = [[str(v) for v in row] for row in rows]
    y = [str(sum(row) % 2) for row in rows]
    return X, y


def breadth_first_wins(n_values):
    X = [list(row) for row in product("01", repeat=3)]
    y = [str((int(x[1]) + int(x[2])) % 2) if x[0] == "0" else x[1] for x in X]
    return X, y, 1 + 3 * n_values


def analysis():
    return "MaxNode 直接限制结点数，存储不会超；MaxDepth 之下结点数仍随深度指数增长。广度优先停下时各支一样深，深度优先则只长完了前几支。"
