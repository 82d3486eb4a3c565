"""内部用分数精确计算，结点里存（行号，权重）对 / Exact fractions inside, nodes hold (row, weight) pairs"""

from collections import defaultdict
from fractions import Fraction


def _counts(pairs):
    counts = defaultdict(Fraction)
    for label, weight in pairs:
        counts[label] += Fraction(weight)
    return counts


def _gini(pairs):
    counts = _counts(pairs)
    total = sum(counts.values())
    if not total:
        return Fraction(0)
    return Fraction(1) - sum(c * c for c in counts.values()) / (total * total)


def _parts(values, y, w):
    parts = defaultdict(list)
    for v, label, weight in zip(values, y, w):
        if v is not None and weight:
            parts[v].append((label, weight))
    return parts


def _mass(pairs):
    return sum((Fraction(weight) for _, weight in pairs), Fraction(0))


def weighted_gini(y, w):
    return float(_gini(list(zip(y, w))))


def _rho(values, w):
    total = sum(map(Fraction, w))
    return sum(Fraction(u) for v, u in zip(values, w) if v is not None) / total if total else Fraction(0)


def known_share(values, w):
    return float(_rho(values, w))


def _index(values, y, w):
    parts = _parts(values, y, w)
    total = sum(map(_mass, parts.values()))
    return sum((_mass(part) / total * _gini(part) for part in parts.values()), Fraction(0))


def gini_index_known(values, y, w):
    return float(_index(values, y, w))


def _gain(values, y, w):
    known = [(label, u) for v, label, u in zip(values, y, w) if v is not None]
    return _rho(values, w) * (_gini(known) - _index(values, y, w))


def gini_gain_missing(values, y, w):
    return float(_gain(values, y, w))


def _r(values, w, domain):
    parts = _parts(values, values, w)
    total = sum(map(_mass, parts.values()))
    return {v: (_mass(parts[v]) / total if total else Fraction(0)) for v in domain}


def split_weights(values, w, domain):
    r = _r(values, w, domain)
    result = {v: [] for v in domain}
    for value, u in zip(values, w):
        for v in domain:
            result[v].append(float(Fraction(u) * (r[v] if value is None else Fraction(value == v))))
    return result


def misled(n):
    y = ("是", "否") * (n // 2) + ("是",) * (n % 2)
    a = ["1" if label == "是" else "0" for label in y]
    for i in (0, 1):
        a[i] = "0" if a[i] == "1" else "1"
    return tuple(a), (None,) * n, y


def grow_tree(X, y, attributes, domains, classes):
    def build(pairs, free):
        weights = {c: sum((u for i, u in pairs if y[i] == c), Fraction(0)) for c in classes}
        # Ascending by weight, descending by position: the last one wins.
        label = sorted(classes, key=lambda c: (weights[c], -classes.index(c)))[-1]
        leaf = {"label": label, "weights": {c: float(u) for c, u in weights.items()}}
        if len({y[i] for i, _ in pairs}) < 2:
            return leaf
        options = [name for name in free if len({X[i][attributes.index(name)] for i, _ in pairs} - {None}) >= 2]
        if not options:
            return leaf
        w = [u for _, u in pairs]
        scores = []
        for name in options:
            values = [X[i][attributes.index(name)] for i, _ in pairs]
            scores.append((_gain(values, [y[i] for i, _ in pairs], w), name))
        best = max(scores)[1]
        k = attributes.index(best)
        r = _r([X[i][k] for i, _ in pairs], w, domains[k])
        node = {"attribute": best, "shares": {v: float(s) for v, s in r.items()}, "branches": {}}
        for v in domains[k]:
            below = []
            for i, u in pairs:
                if X[i][k] == v:
                    below.append((i, u))
                elif X[i][k] is None and r[v]:
                    below.append((i, u * r[v]))
            node["branches"][v] = build(below, [name for name in free if name != best]) if below else dict(leaf)
        return node

    return build([(i, Fraction(1)) for i in range(len(X))], list(attributes))


def justification():
    return """(4.12) 中 ρ 乘在增益上：缺失越多，能确定的增益越小。ρ·Gini_index 却是越小越好，ρ 小反而占便宜：
一个几乎总是缺失的属性，ρ 接近 0，乘积也接近 0，不管它有没有用都会被选中。`misled` 中的 b 正是如此：
它只在四个样本上已知，在那里毫无用处，而 a 完整，五个样本中对四个。"""


def class_weights(tree, attributes, x):
    mixed = defaultdict(float)
    stack = [(1.0, tree)]
    while stack:
        share, node = stack.pop()
        if "label" in node:
            total = sum(node["weights"].values())
            for c, u in node["weights"].items():
                mixed[c] += share * u / total
        else:
            value = x[attributes.index(node["attribute"])]
            if value is not None:
                stack.append((share, node["branches"][value]))
            else:
                stack += [(share * s, node["branches"][v]) for v, s in node["shares"].items()]
    return dict(mixed)
