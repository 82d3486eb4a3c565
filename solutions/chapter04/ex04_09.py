"""4.9 缺失值与基尼指数 / Missing values with the Gini index"""

PRESENT = 1e-12


def total_weights(keys, w):
    totals = {}
    for key, weight in zip(keys, w):
        totals[key] = totals.get(key, 0) + weight
    return totals


def weighted_gini(y, w):
    total = sum(w)
    return 1 - sum((weight / total) ** 2 for weight in total_weights(y, w).values()) if total > 0 else 0.0


def shares(values, w):
    """r_v of (4.11) for the values that occur; empty if nothing is known."""
    totals = total_weights(values, w)
    totals.pop(None, None)
    known = sum(totals.values())
    return {value: weight / known for value, weight in totals.items()} if known > 0 else {}


def known_share(values, w):
    total = sum(w)
    return sum(weight for value, weight in zip(values, w) if value is not None) / total if total > 0 else 0.0


def weights_where(condition, w):
    return [weight if true else 0.0 for true, weight in zip(condition, w)]


def gini_index_known(values, y, w):
    r = shares(values, w)
    return sum(r[v] * weighted_gini(y, weights_where([value == v for value in values], w)) for v in r)


def gini_gain_missing(values, y, w):
    known = weights_where([value is not None for value in values], w)
    return known_share(values, w) * (weighted_gini(y, known) - gini_index_known(values, y, w))


def split_weights(values, w, domain):
    r = shares(values, w)
    part = {v: {v: 1.0, None: r.get(v, 0.0)} for v in domain}
    return {v: [weight * part[v].get(value, 0.0) for value, weight in zip(values, w)] for v in domain}


def misled(n):
    # a is right on four samples of five; b is known on four samples and tells nothing there.
    y = (["否", "是"] * n)[:n]
    a = (list("0101110100") * n)[:n]
    b = ["0", "0", "1", "1"] + [None] * (n - 4)
    return a, b, y


def grow_tree(X, y, attributes, domains, classes):
    def grow(w, columns):
        present = [i for i in range(len(y)) if w[i] > PRESENT]
        weights = {c: float(sum(w[i] for i in present if y[i] == c)) for c in classes}
        leaf = {"label": max(classes, key=weights.get), "weights": weights}
        splitting = [j for j in columns if len({X[i][j] for i in present} - {None}) > 1]
        if len({y[i] for i in present}) == 1 or not splitting:
            return leaf
        values = {j: [row[j] for row in X] for j in splitting}
        j = max(splitting, key=lambda j: gini_gain_missing(values[j], y, w))
        r = shares(values[j], w)
        rest = [k for k in columns if k != j]
        branches = {
            v: grow(part, rest) if max(part) > PRESENT else leaf
            for v, part in split_weights(values[j], w, domains[j]).items()
        }
        return {"attribute": attributes[j], "shares": {v: r.get(v, 0.0) for v in domains[j]}, "branches": branches}

    return grow([1.0] * len(y), range(len(attributes)))


def justification():
    return """(4.12) 中 ρ 乘在增益上：缺失越多，能确定的增益越小。ρ·Gini_index 却是越小越好，ρ 小反而占便宜：
一个几乎总是缺失的属性，ρ 接近 0，乘积也接近 0，不管它有没有用都会被选中。`misled` 中的 b 正是如此：
它只在四个样本上已知，在那里毫无用处，而 a 完整，五个样本中对四个。"""


def class_weights(tree, attributes, x):
    if "label" in tree:
        total = sum(tree["weights"].values())
        return {c: weight / total for c, weight in tree["weights"].items()}
    value = x[attributes.index(tree["attribute"])]
    if value is not None:
        return class_weights(tree["branches"][value], attributes, x)
    mixed = {}
    for v, share in tree["shares"].items():
        for c, weight in class_weights(tree["branches"][v], attributes, x).items():
            mixed[c] = mixed.get(c, 0.0) + share * weight
    return mixed
