"""只算前十种取值 / Looks at the first ten values only

caught by: test_gains
"""

from collections import Counter
from math import log2

def entropy(y):
    return sum(n / len(y) * log2(len(y) / n) for n in Counter(y).values())


def gain(values, y):
    parts = {}
    for value, label in zip(values, y):
        parts.setdefault(value, []).append(label)
    return entropy(y) - sum(len(part) / len(y) * entropy(part) for part in list(parts.values())[:10])


def gains(X, y, attributes):
    return {name: gain(values, y) for name, values in zip(attributes, zip(*X))}


def majority(y, classes):
    return max(classes, key=y.count)  # max keeps the first of several


def id3(X, y, attributes, domains, classes, epsilon):
    leaf = {"label": majority(y, classes)}
    if len(set(y)) == 1 or not attributes:
        return leaf
    gain_of = gains(X, y, attributes)
    best = max(attributes, key=gain_of.get)
    if gain_of[best] < epsilon:
        return leaf
    j = attributes.index(best)

    def branch(value):
        rows = [i for i, row in enumerate(X) if row[j] == value]
        if not rows:
            return leaf
        rest = [without(X[i], j) for i in rows]
        return id3(rest, [y[i] for i in rows], without(attributes, j), without(domains, j), classes, epsilon)

    return {"attribute": best, "branches": {value: branch(value) for value in domains[j]}}


def without(items, j):
    return [*items[:j], *items[j + 1 :]]


def impure_leaf(epsilon):
    # Neither feature of exclusive or informs by itself: both gains are exactly 0.
    return [["0", "0"], ["0", "1"], ["1", "0"], ["1", "1"]], ["0", "1", "1", "0"]


def repeated(k):
    # a0 tells which label is frequent, a1 whether it is this one: a1 means the opposite in the next branch.
    X, y = [], []
    for i in range(k):
        frequent, rare = ("p", "q") if i % 2 == 0 else ("q", "p")
        X += [[str(i), "0"]] * 3 + [[str(i), "1"]]
        y += [frequent] * 3 + [rare]
    return X, y


def not_smallest(extra):
    # a0 numbers the rows: its gain is the whole entropy, and every row is a leaf. a1 and a2 settle all by exclusive or.
    bits = [(str(i // 2 % 2), str(i % 2)) for i in range(4 + extra)]
    X = [[str(i), *pair] for i, pair in enumerate(bits)]
    y = ["0" if a == b else "1" for a, b in bits]
    below = [{"attribute": "a2", "branches": {"0": {"label": c}, "1": {"label": d}}} for c, d in ("01", "10")]
    return X, y, {"attribute": "a1", "branches": {"0": below[0], "1": below[1]}}
