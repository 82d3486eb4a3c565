"""用栈代替递归，计数用 numpy / A stack for the recursion, counts by numpy"""

import numpy as np


def bits(items):
    shares = np.unique(items, return_counts=True)[1] / len(items)
    return -(shares * np.log2(shares)).sum()


def gains(X, y, attributes):
    table = np.array(X, dtype=object).reshape(len(y), -1).astype(str)
    labels = np.array(y)
    answer = {}
    for j, name in enumerate(attributes):
        inside = 0.0
        for value in np.unique(table[:, j]):
            here = labels[table[:, j] == value]
            inside += here.size / labels.size * bits(here)
        answer[name] = bits(labels) - inside
    return answer


def id3(X, y, attributes, domains, classes, epsilon):
    domain_of = dict(zip(attributes, domains))
    root = {}
    stack = [(root, [dict(zip(attributes, row)) for row in X], list(y), list(attributes))]
    while stack:
        node, rows, labels, names = stack.pop()
        counts = [labels.count(c) for c in classes]
        label = classes[int(np.argmax(counts))]
        best = None
        if max(counts) < len(labels) and names:
            found = gains([[row[name] for name in names] for row in rows], labels, names)
            best = sorted(names, key=found.get)[-1]
            if found[best] < epsilon:
                best = None
        if best is None:
            node["label"] = label
            continue
        node["attribute"], node["branches"] = best, {}
        for value in domain_of[best]:
            child = node["branches"][value] = {}
            keep = [i for i, row in enumerate(rows) if row[best] == value]
            if keep:
                left = [name for name in names if name != best]
                stack.append((child, [rows[i] for i in keep], [labels[i] for i in keep], left))
            else:
                child["label"] = label
    return root


def impure_leaf(epsilon):
    """Exclusive or of a1 and a2 where a0 is u; a0 itself has a gain that may or may not reach epsilon."""
    X = np.array([["u", "0", "0"], ["u", "0", "1"], ["u", "1", "0"], ["u", "1", "1"], ["w", "0", "0"], ["w", "1", "1"]])
    X = np.vstack([X, [["w", "0", "1"], ["w", "1", "0"]]])
    return X, np.array(["-", "+", "+", "-", "o", "o", "o", "o"])


def repeated(k):
    """Every value of a0 has its own two labels, and a1 tells them apart; one more value needs no a1."""
    X = [(str(i), str(b)) for i in range(k) for b in (0, 1)] + [("last", "0"), ("last", "1")]
    return X, [f"{i}{b}" for i in range(k) for b in (0, 1)] + ["last", "last"]


def not_smallest(extra):
    """a5 is a number of the row, the columns between are of no use."""
    X, y = [], []
    for i in range(12):
        a, b = i % 2, i // 2 % 2
        X.append([str(a), str(b), "same", "same", "same", f"row {i}"])
        y.append("=" if a == b else "/")
    return X, y, {
        "attribute": "a1",
        "branches": {
            "0": {"attribute": "a0", "branches": {"0": {"label": "="}, "1": {"label": "/"}}},
            "1": {"attribute": "a0", "branches": {"1": {"label": "="}, "0": {"label": "/"}}},
        },
    }
