"""照式 (4.9)–(4.12)，把其中的信息熵都换成基尼值 (4.5)；缺失的样本以 r̃_v·w 进入各支 / (4.9)–(4.12) with every entropy replaced by the Gini value (4.5); samples with a missing value enter each branch with r̃_v·w"""


def weighted_gini(y, w):
    total = sum(w)
    if total == 0:
        return 0.0
    result = 1.0
    for k in set(y):
        p = sum(wi for yi, wi in zip(y, w) if yi == k) / total
        result -= p**2
    return result


def known_share(values, w):
    if sum(w) == 0:
        return 0.0
    return sum(wi for v, wi in zip(values, w) if v is not None) / sum(w)


def known(values, y, w):
    kept = [(v, yi, wi) for v, yi, wi in zip(values, y, w) if v is not None]
    return [k[0] for k in kept], [k[1] for k in kept], [k[2] for k in kept]


def gini_index_known(values, y, w):
    values, y, w = known(values, y, w)
    total = sum(w)
    if total == 0:
        return 0.0
    result = 0.0
    for u in set(values):
        y_v = [yi for v, yi in zip(values, y) if v == u]
        w_v = [wi for v, wi in zip(values, w) if v == u]
        result += sum(w_v) / total * weighted_gini(y_v, w_v)
    return result


def gini_gain_missing(values, y, w):
    _, y_known, w_known = known(values, y, w)
    return known_share(values, w) * (weighted_gini(y_known, w_known) - gini_index_known(values, y, w))


def value_shares(values, w, domain):
    total = sum(wi for v, wi in zip(values, w) if v is not None)
    shares = {}
    for u in domain:
        shares[u] = sum(wi for v, wi in zip(values, w) if v == u) / total if total > 0 else 0.0
    return shares


def split_weights(values, w, domain):
    shares = value_shares(values, w, domain)
    parts = {}
    for u in domain:
        parts[u] = [wi if v == u else shares[u] * wi if v is None else 0.0 for v, wi in zip(values, w)]
    return parts


def misled(n):
    half = n // 2
    y = ["是"] * half + ["否"] * (n - half)
    a = ["1"] * half + ["0"] * (n - half)
    for i in range(n // 10):
        a[i] = "0"
        a[half + i] = "1"
    b = [None] * n
    b[0] = b[n - 1] = "0"
    return a, b, y


def grow_tree(X, y, attributes, domains, classes):
    return generate(X, y, [1.0] * len(y), list(range(len(attributes))), attributes, domains, classes)


def generate(X, y, w, A, attributes, domains, classes):
    here = [i for i in range(len(y)) if w[i] > 1e-12]
    X, y, w = [X[i] for i in here], [y[i] for i in here], [w[i] for i in here]
    weights = {c: sum(wi for yi, wi in zip(y, w) if yi == c) for c in classes}
    leaf = {"label": max(classes, key=lambda c: weights[c]), "weights": weights}
    seen = {j: {x[j] for x in X if x[j] is not None} for j in A}
    if len(set(y)) == 1 or all(len(values) <= 1 for values in seen.values()):
        return leaf
    candidates = [j for j in A if seen[j]]
    best = max(candidates, key=lambda j: gini_gain_missing([x[j] for x in X], y, w))
    values = [x[best] for x in X]
    branches = {}
    for value, w_v in split_weights(values, w, domains[best]).items():
        if any(wi > 1e-12 for wi in w_v):
            rest = [j for j in A if j != best]
            branches[value] = generate(X, y, w_v, rest, attributes, domains, classes)
        else:
            branches[value] = leaf
    return {"attribute": attributes[best], "shares": value_shares(values, w, domains[best]), "branches": branches}


def justification():
    return "ρ·Gini_index 不妥：缺失越多 ρ 越小，这个值就越小，反而被选中；misled 中 b 只有两个已知值，毫无用处，却胜过 a。"


def class_weights(tree, attributes, x):
    if "label" in tree:
        total = sum(tree["weights"].values())
        return {c: v / total for c, v in tree["weights"].items()}
    value = x[attributes.index(tree["attribute"])]
    if value is not None:
        return class_weights(tree["branches"][value], attributes, x)
    result = {}
    for v, child in tree["branches"].items():
        for c, p in class_weights(child, attributes, x).items():
            result[c] = result.get(c, 0.0) + tree["shares"][v] * p
    return result
