"""相差不到 1e-5 的 α 当作同一个 / Takes values of α that differ by less than 1e-5 for one

caught by: test_path
"""
from math import log2, inf


def ent(y):
    n = len(y)
    return log2(n) * n - sum(y.count(c) * log2(y.count(c)) for c in set(y)) if n else 0.0


def down(tree, X, y, attributes):
    j = attributes.index(tree["attribute"])
    for v, t in tree["branches"].items():
        rows = [i for i in range(len(y)) if X[i][j] == v]
        yield v, t, [X[i] for i in rows], [y[i] for i in rows]


def leaves(tree):
    return 1 if "label" in tree else sum(map(leaves, tree["branches"].values()))


def cost(tree, X, y, attributes):
    if "label" in tree:
        return ent(y)
    return sum(cost(t, A, b, attributes) for _, t, A, b in down(tree, X, y, attributes))


def penalised(tree, X, y, attributes, alpha):
    return cost(tree, X, y, attributes) + alpha * leaves(tree)


def collapse_alpha(tree, X, y, attributes):
    return (ent(y) - cost(tree, X, y, attributes)) / (leaves(tree) - 1)


def majority(y, classes):
    return max(classes, key=lambda c: (y.count(c), -classes.index(c)))


def front(tree, X, y, attributes, classes):
    """{number of leaves: (least cost, tree)}"""
    if "label" in tree:
        return {1: (ent(y), tree)}
    total = {0: (0.0, {})}
    for v, t, A, b in down(tree, X, y, attributes):
        f = front(t, A, b, attributes, classes)
        new = {}
        for k, (c, br) in total.items():
            for m, (d, s) in f.items():
                if k + m not in new or c + d < new[k + m][0] - 1e-12:
                    new[k + m] = (c + d, {**br, v: s})
        total = new
    out = {k: (c, {"attribute": tree["attribute"], "branches": br}) for k, (c, br) in total.items()}
    out[1] = (ent(y), {"label": majority(y, classes)})
    return out


def prune(tree, X, y, attributes, classes, alpha):
    f = front(tree, X, y, attributes, classes)
    low = min(c + alpha * k for k, (c, _) in f.items())
    return f[min(k for k, (c, _) in f.items() if c + alpha * k < low + 1e-9)][1]


def subtree_path(tree, X, y, attributes, classes):
    f = front(tree, X, y, attributes, classes)
    c = {k: v[0] for k, v in f.items()}
    low = min(c.values())
    k = min(m for m in c if c[m] < low + 1e-9)
    out = [(0.0, k)]
    while k > 1:
        s = {m: (c[m] - c[k]) / (k - m) for m in c if m < k}
        a = min(s.values())
        k = min(m for m in s if s[m] < a + 1e-5)
        if out and abs(out[-1][0] - a) < 1e-9:
            out[-1] = (out[-1][0], k)
        else:
            out.append((a, k))
    return out


def validation_case(better):
    t = {"attribute": "s", "branches": {"l": {"label": "A"}, "r": {"label": "B"}}}
    X = [["l"]] * 3 + [["r"]]
    y = ["A"] * 3 + ["B"]
    return t, X, y, [["r"]], ["A" if better else "B"], ["s"], ["A", "B"], 50
