"""取值编码成整数，结点存布尔掩码，叶也排队 / Values coded as integers, a mask for each node, leaves queue as well"""

import numpy as np


def _plogp(counts):
    total = counts.sum()
    p = counts[counts > 0] / total if total else counts[:0]
    return float(-(p * np.log2(p)).sum())


def grow_with_queue(X, y, domains, classes, max_depth, criterion):
    limit = float("inf") if max_depth is None else max_depth
    n, d = len(y), len(domains)
    codes = np.zeros((n, d), dtype=int)
    for j in range(d):
        place = {v: k for k, v in enumerate(domains[j])}
        codes[:, j] = [place[row[j]] for row in X]
    label = np.array([classes.index(c) for c in y])

    parents, values, depths, features, labels = [None], [None], [0], [None], []
    masks, free = [np.ones(n, dtype=bool)], [np.ones(d, dtype=bool)]
    labels.append(int(np.bincount(label, minlength=len(classes)).argmax()))
    waiting, trace = np.array([0]), [np.array([0])]
    while waiting.size:
        at, waiting = int(waiting[0]), waiting[1:]
        mask = masks[at]
        here, out = codes[mask], label[mask]
        if len(out) and depths[at] < limit and (out != out[0]).any() and (here != here[0]).any():
            options = np.flatnonzero(free[at])
            if criterion == "first":
                j = int(options[0])
            else:
                gains = []
                for k in options:
                    table = np.zeros((len(domains[k]), len(classes)))
                    np.add.at(table, (here[:, k], out), 1)
                    rest = sum(row.sum() / len(out) * _plogp(row) for row in table)
                    gains.append(_plogp(table.sum(axis=0)) - rest)
                j = int(options[np.argmax(np.round(gains, 8))])
            features[at] = j
            new = []
            for k, v in enumerate(domains[j]):
                part = mask & (codes[:, j] == k)
                new.append(len(parents))
                parents.append(at)
                values.append(v)
                depths.append(depths[at] + 1)
                features.append(None)
                labels.append(int(np.bincount(label[part], minlength=len(classes)).argmax()) if part.any() else labels[at])
                masks.append(part)
                left = free[at].copy()
                left[j] = False
                free.append(left)
            waiting = np.concatenate([waiting, np.array(new, dtype=int)])
        masks[at] = free[at] = None
        trace.append(waiting)
    nodes = [
        {"id": i, "parent": p, "value": v, "depth": np.int64(t), "feature": f, "label": classes[c]}
        for i, (p, v, t, f, c) in enumerate(zip(parents, values, depths, features, labels))
    ]
    return {"nodes": nodes, "trace": trace}


def to_rules(nodes):
    rules = []
    for leaf in [node for node in nodes if node["feature"] is None]:
        conditions, at = [], leaf["id"]
        while at:
            conditions.insert(0, [nodes[nodes[at]["parent"]]["feature"], nodes[at]["value"]])
            at = nodes[at]["parent"]
        rules.append([conditions, leaf["label"]])
    return rules


def depth_of(nodes):
    return np.max([node["depth"] for node in nodes])


def predict(nodes, X):
    # All rows go down together, in the order of the nodes: parents come first.
    at = np.zeros(len(X), dtype=int)
    for node in nodes[1:]:
        feature = nodes[node["parent"]]["feature"]
        for i, row in enumerate(X):
            if at[i] == node["parent"] and row[feature] == node["value"]:
                at[i] = node["id"]
    return [nodes[i]["label"] for i in at]
