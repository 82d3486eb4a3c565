"""行号的列表，不复制数据；特征按名字记 / Lists of row numbers, nothing copied; features known by name"""

import math


def information(counts):
    total = sum(counts)
    return -sum(n / total * math.log(n / total, 2) for n in counts if n)


def gain_on(rows, values, y):
    labels = sorted({y[i] for i in rows})
    table = {}
    for i in rows:
        table.setdefault(values[i], [0] * len(labels))[labels.index(y[i])] += 1
    whole = [sum(column) for column in zip(*table.values())]
    return information(whole) - sum(sum(counts) * information(counts) for counts in table.values()) / len(rows)


def gains(X, y, attributes):
    rows = range(len(X))
    return {name: gain_on(rows, [row[j] for row in X], y) for j, name in enumerate(attributes)}


def id3(X, y, attributes, domains, classes, epsilon):
    columns = {name: [row[j] for row in X] for j, name in enumerate(attributes)}
    values = dict(zip(attributes, domains))

    def grow(rows, names, parent):
        labels = [y[i] for i in rows]
        if not rows:
            return {"label": parent}
        most = max(labels.count(c) for c in classes)
        label = next(c for c in classes if labels.count(c) == most)
        if most == len(rows) or len(names) == 0:
            return {"label": label, "samples": len(rows)}
        found = [(gain_on(rows, columns[name], y), k) for k, name in enumerate(names)]
        gain, k = max(found)  # of tied features the last
        if gain < epsilon:
            return {"label": label, "samples": len(rows)}
        name = names[k]
        branches = {
            v: grow([i for i in rows if columns[name][i] == v], names[:k] + names[k + 1 :], label) for v in values[name]
        }
        return {"attribute": name, "gain": gain, "branches": branches}

    return grow(list(range(len(X))), tuple(attributes), None)


def impure_leaf(epsilon):
    """Parity of three bits below a feature that parts the labels without any doubt."""
    X, y = [], []
    for n in range(8):
        a, b, c = n >> 2, n >> 1 & 1, n & 1
        X.append((f"{a}", f"{b}", f"{c}"))
        y.append("odd" if (a + b + c) % 2 else "even")
    return tuple(X), tuple(y)


def repeated(k):
    """a1 and a2 by turns: exclusive or in k - 1 values of a0, and in the last value the labels need a1 alone."""
    rows = []
    for i in range(k):
        big, small = (4, 1) if i % 2 else (1, 4)
        rows += [(f"v{i}", "x", "yes")] * big + [(f"v{i}", "y", "no")] * small
        if i % 2 == 0:
            rows[-big - small :] = [(f"v{i}", "y", "yes")] * big + [(f"v{i}", "x", "no")] * small
    return [list(row[:2]) for row in rows], [row[2] for row in rows]


def not_smallest(extra):
    """A decoy a2 that tells a little of exclusive or, just enough to be asked first."""
    weights = {"000": 2, "001": 2, "010": 2, "011": 1, "100": 1, "101": 2, "110": 1, "111": 3}
    X = [list(cell) for cell, n in weights.items() for _ in range(n)]
    y = ["no" if a == b else "yes" for a, b, _ in X]
    tree = {
        "attribute": "a0",
        "branches": {
            a: {"attribute": "a1", "branches": {b: {"label": "no" if a == b else "yes"} for b in "01"}} for a in "01"
        },
    }
    return X, y, tree
