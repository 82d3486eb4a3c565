"""比较的是取六位小数的增益 / Compares gains rounded to six digits

caught by: test_every_node
hint: 取整
book: §4.2
"""
from fractions import Fraction
from math import log2


def _h(y):
    n = len(y)
    return sum((-Fraction(y.count(c), n) * Fraction(log2(Fraction(y.count(c), n))) for c in set(y)), Fraction(0))


def _gain(col, y):
    g = _h(y)
    for v in set(col):
        part = [c for u, c in zip(col, y) if u == v]
        g -= Fraction(len(part), len(y)) * _h(part)
    return g


def gains(X, y, attributes):
    return {a: _gain([r[j] for r in X], y) for j, a in enumerate(attributes)}


def majority(y, classes):
    return max(classes, key=lambda c: (y.count(c), -classes.index(c)))


def id3(X, y, attributes, domains, classes, epsilon):
    return grow(X, y, attributes, domains, classes, epsilon, tuple(range(len(attributes))))


def grow(X, y, attributes, domains, classes, epsilon, free):
    top = majority(y, classes)
    if len(set(y)) == 1 or not free:
        return {"label": top}
    g = {j: round(float(_gain([r[j] for r in X], y)), 6) for j in free}
    best = max(reversed(free), key=lambda j: g[j])
    if g[best] < epsilon:
        return {"label": top}
    branches = {}
    for v in domains[best]:
        rows = [i for i, r in enumerate(X) if r[best] == v]
        if rows:
            branches[v] = grow([X[i] for i in rows], [y[i] for i in rows], attributes, domains, classes, epsilon,
                               tuple(j for j in free if j != best))
        else:
            branches[v] = {"label": top, "n": 0}
    return {"attribute": attributes[best], "branches": branches, "n": len(y)}


def impure_leaf(epsilon):
    return (("0", "0"), ("0", "1"), ("1", "0"), ("1", "1")), ("x", "z", "z", "x")


def repeated(k):
    X, y = [], []
    for v in range(k + 1):
        for u in "ab":
            X.append([str(v), u])
            y.append("same" if v == k else f"{v}{u}")
    return X, y


def not_smallest(extra):
    X, y = [], []
    for i in range(12):
        a, b = i % 2, i // 2 % 2
        X.append([str(a), str(b), f"id{i}"])
        y.append("odd" if a != b else "even")
    t = {"attribute": "a0", "branches": {"0": {"attribute": "a1", "branches": {"0": {"label": "even"}, "1": {"label": "odd"}}},
         "1": {"attribute": "a1", "branches": {"0": {"label": "odd"}, "1": {"label": "even"}}}}}
    return X, y, t
