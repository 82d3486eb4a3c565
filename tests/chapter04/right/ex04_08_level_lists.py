"""广度优先逐层处理，深度优先用显式栈 / Level by level, and an explicit stack"""

import numpy as np


def _choice(codes, label, rows, free, sizes, criterion, n_classes):
    if criterion == "first":
        return free[0]
    best, best_score = None, None
    for j in free:
        table = np.zeros((sizes[j], n_classes))
        np.add.at(table, (codes[rows, j], label[rows]), 1)
        totals = table.sum(axis=1, keepdims=True)
        with np.errstate(divide="ignore", invalid="ignore"):
            score = np.nansum(table * np.log2(table / totals))  # minus n times the conditional entropy
        if best is None or score > best_score + 1e-8:
            best, best_score = j, score
    return best


def _prepare(X, y, domains, classes):
    codes = np.array([[domains[j].index(v) for j, v in enumerate(row)] for row in X], dtype=int)
    codes = codes.reshape(len(y), len(domains))
    return codes, np.array([classes.index(c) for c in y])


def _grow(X, y, domains, classes, max_nodes, criterion, order):
    codes, label = _prepare(X, y, domains, classes)
    sizes = [len(domain) for domain in domains]

    def most(rows):
        return classes[int(np.bincount(label[rows], minlength=len(classes)).argmax())]

    nodes = [{"id": 0, "parent": None, "value": None, "depth": 0, "feature": None, "label": most(np.arange(len(y)))}]

    def expand(at, rows, free):
        if not len(rows) or (label[rows] == label[rows[0]]).all() or (codes[rows] == codes[rows[0]]).all():
            return []
        j = _choice(codes, label, rows, free, sizes, criterion, len(classes))
        if len(nodes) + sizes[j] > max_nodes:
            return []
        nodes[at]["feature"] = np.int64(j)
        new = []
        for k, v in enumerate(domains[j]):
            part = rows[codes[rows, j] == k]
            node = dict(nodes[at], id=len(nodes), parent=at, value=v, depth=nodes[at]["depth"] + 1, feature=None)
            if len(part):
                node["label"] = most(part)
            nodes.append(node)
            new.append((node["id"], part, [f for f in free if f != j]))
        return new

    order([(0, np.arange(len(y)), list(range(len(domains))))], expand)
    return nodes


def _by_levels(level, expand):
    while level:
        level = [child for item in level for child in expand(*item)]


def _by_stack(stack, expand):
    while stack:
        stack = expand(*stack[0]) + stack[1:]


def grow_breadth_first(X, y, domains, classes, max_nodes, criterion):
    return _grow(X, y, domains, classes, max_nodes, criterion, _by_levels)


def grow_depth_first(X, y, domains, classes, max_nodes, criterion):
    return _grow(X, y, domains, classes, max_nodes, criterion, _by_stack)


def worst_case_nodes(n_values, max_depth):
    return np.sum(np.power(n_values, np.arange(max_depth + 1)))


def worst_case_data(n_values, max_depth):
    X = np.indices((n_values,) * max_depth).reshape(max_depth, -1).T
    return X.astype(str), (X.sum(axis=1) % 2).astype(str)


def breadth_first_wins(n_values):
    X = [["0", "0", "0"], ["0", "0", "1"], ["0", "1", "0"]] + [["1", "1", "1"]] * 5 + [["1", "0", "1"]] * 6
    y = ["0", "1", "0"] + ["0"] * 5 + ["1"] * 6
    return X, y, 3 * n_values + 1


def analysis():
    return "结点数是否受控，只有 MaxNode 说了算。"
