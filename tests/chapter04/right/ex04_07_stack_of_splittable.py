"""后进先出的栈，只放还要划分的结点 / A last-in-first-out stack that holds only nodes to be split"""

import math


def _entropy(counts):
    total = sum(counts)
    return math.log2(total) - sum(c * math.log2(c) for c in counts if c) / total if total else 0.0


def _gain(X, y, rows, j, domain, classes):
    gain = _entropy([sum(y[i] == c for i in rows) for c in classes])
    for v in domain:
        part = [y[i] for i in rows if X[i][j] == v]
        gain -= len(part) / len(rows) * _entropy([part.count(c) for c in classes])
    return gain


def _is_leaf(X, y, rows, depth, max_depth):
    if max_depth is not None and depth >= max_depth:
        return True
    first = rows[0]
    return all(y[i] == y[first] for i in rows) or all(X[i] == X[first] for i in rows)


def _make(nodes, parent, value, depth, label):
    nodes.append({"id": len(nodes), "parent": parent, "value": value, "depth": depth, "feature": None, "label": label})
    return len(nodes) - 1


def _majority(labels, classes):
    best = classes[0]
    for c in classes[1:]:
        if labels.count(c) > labels.count(best):
            best = c
    return best


def grow_with_queue(X, y, domains, classes, max_depth, criterion):
    nodes, rows_of, used_by = [], {}, {}
    root = _make(nodes, None, None, 0, _majority(list(y), classes))
    rows_of[root], used_by[root] = list(range(len(X))), None
    stack, trace = [root], []
    while stack:
        trace.append(tuple(stack))
        at = stack.pop()
        rows, depth = rows_of.pop(at), nodes[at]["depth"]
        if _is_leaf(X, y, rows, depth, max_depth):
            continue
        used, above = set(), at
        while above is not None:
            used.add(nodes[above]["feature"])
            above = nodes[above]["parent"]
        j = None
        for k in range(len(domains)):
            if k in used:
                continue
            if criterion == "first":
                j = k
                break
            gain = _gain(X, y, rows, k, domains[k], classes)
            if j is None or gain > best + 1e-9:
                j, best = k, gain
        nodes[at]["feature"] = j
        for v in domains[j]:
            part = [i for i in rows if X[i][j] == v]
            label = _majority([y[i] for i in part], classes) if part else nodes[at]["label"]
            child = _make(nodes, at, v, depth + 1, label)
            if part and not _is_leaf(X, y, part, depth + 1, max_depth):
                rows_of[child] = part
                stack.append(child)
    trace.append(())
    return {"nodes": tuple(nodes), "trace": tuple(trace)}


def to_rules(nodes):
    paths, rules = {0: ()}, []
    for node in nodes:
        if node["parent"] is not None:
            paths[node["id"]] = paths[node["parent"]] + ((nodes[node["parent"]]["feature"], node["value"]),)
        if node["feature"] is None:
            rules.insert(0, (paths[node["id"]], node["label"]))
    return rules


def depth_of(nodes):
    return sorted(nodes, key=lambda node: node["depth"])[-1]["depth"]


def predict(nodes, X):
    answer = []
    children = {}
    for node in nodes:
        children.setdefault(node["parent"], {})[node["value"]] = node["id"]
    for row in X:
        at = 0
        while at in children:
            at = children[at][row[nodes[at]["feature"]]]
        answer.append(nodes[at]["label"])
    return tuple(answer)
