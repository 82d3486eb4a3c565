"""用 numpy 的布尔掩码和计数矩阵 / Boolean masks and count matrices in numpy"""

import numpy as np


def _arrays(values, w):
    values = np.array(values, dtype=object)
    return values, np.array(w, dtype=float), np.array([v is not None for v in values], dtype=bool)


def weighted_gini(y, w):
    w = np.asarray(w, dtype=float)
    if w.sum() == 0:
        return np.float64(0.0)
    _, codes = np.unique(np.asarray(y, dtype=str), return_inverse=True)
    p = np.bincount(codes, weights=w) / w.sum()
    return (p * (1 - p)).sum()


def known_share(values, w):
    _, w, known = _arrays(values, w)
    return w[known].sum() / w.sum() if w.sum() > 0 else 0.0


def _shares(values, w, domain):
    values, w, known = _arrays(values, w)
    mass = np.array([w[values == v].sum() for v in domain])
    total = w[known].sum()
    return mass / total if total > 0 else np.zeros(len(domain))


def gini_index_known(values, y, w):
    domain = sorted({v for v in values if v is not None})
    r = _shares(values, w, domain)
    values, w, _ = _arrays(values, w)
    y = np.asarray(y, dtype=str)
    return float(sum(share * weighted_gini(y[values == v], w[values == v]) for v, share in zip(domain, r)))


def gini_gain_missing(values, y, w):
    _, weights, known = _arrays(values, w)
    y = np.asarray(y, dtype=str)
    return known_share(values, w) * (weighted_gini(y[known], weights[known]) - gini_index_known(values, list(y), w))


def split_weights(values, w, domain):
    r = _shares(values, w, domain)
    values, w, known = _arrays(values, w)
    return {v: np.where(known, w * (values == v), w * share) for v, share in zip(domain, r)}


def misled(n):
    y = np.where(np.arange(n) < n // 2, "是", "否")
    a = np.where(y == "是", "1", "0")
    a[0], a[-1] = "0", "1"
    a = [str(v) for v in a]
    b = [None] * n
    b[n // 2 - 1], b[n // 2] = "1", "1"
    return a, b, [str(label) for label in y]


def grow_tree(X, y, attributes, domains, classes):
    return _grow(X, y, np.ones(len(y)), tuple(range(len(attributes))), attributes, domains, classes)


def _grow(X, y, w, columns, attributes, domains, classes):
    here = w > 1e-12
    mass = np.array([w[here & (np.asarray(y, dtype=str) == c)].sum() for c in classes])
    leaf = {"label": classes[int(np.argmax(mass))], "weights": dict(zip(classes, mass))}
    best, gain = None, -1.0
    for k in columns:
        seen = {X[i][k] for i in np.flatnonzero(here)} - {None}
        if not seen:
            continue
        value = gini_gain_missing([row[k] for row in X], y, w)
        if value > gain + 1e-12 or (value > gain - 1e-12 and len(seen) > 1):
            best, gain = k, max(gain, value)
    several = any(len({X[i][k] for i in np.flatnonzero(here)} - {None}) > 1 for k in columns)
    if (mass > 0).sum() == 1 or not several:
        return leaf
    values = [row[best] for row in X]
    shares = dict(zip(domains[best], _shares(values, w, domains[best])))
    branches = {}
    for v, part in split_weights(values, w, domains[best]).items():
        left = tuple(k for k in columns if k != best)
        branches[v] = _grow(X, y, part, left, attributes, domains, classes) if (part > 1e-12).any() else leaf
    return {"attribute": attributes[best], "shares": shares, "branches": branches, "gain": gain}


def justification():
    return """(4.12) 中 ρ 乘在增益上：缺失越多，能确定的增益越小。ρ·Gini_index 却是越小越好，ρ 小反而占便宜：
一个几乎总是缺失的属性，ρ 接近 0，乘积也接近 0，不管它有没有用都会被选中。`misled` 中的 b 正是如此：
它只在四个样本上已知，在那里毫无用处，而 a 完整，五个样本中对四个。"""


def class_weights(tree, attributes, x):
    if "label" in tree:
        total = sum(tree["weights"].values())
        return {c: np.float64(u / total) for c, u in tree["weights"].items()}
    value = x[attributes.index(tree["attribute"])]
    if value is not None:
        return class_weights(tree["branches"][value], attributes, x)
    parts = [(s, class_weights(tree["branches"][v], attributes, x)) for v, s in tree["shares"].items()]
    return {c: sum(s * part[c] for s, part in parts) for c in parts[0][1]}
