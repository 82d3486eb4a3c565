"""照图 4.2、式 (4.5)、(4.6) 与 4.3 节：按验证集精度是否提高决定预剪枝与后剪枝 / Fig. 4.2, (4.5), (4.6) and section 4.3: prune before or after by whether the validation accuracy rises"""


def gini(y):
    if not y:
        return 0.0
    return 1 - sum((y.count(k) / len(y)) ** 2 for k in set(y))


def gini_index(values, y):
    result = 0.0
    for v in set(values):
        part = [label for value, label in zip(values, y) if value == v]
        result += len(part) / len(y) * gini(part)
    return result


def majority(y, classes):
    return max(classes, key=lambda c: y.count(c))


def subset(X, y, j, value):
    pairs = [(x, label) for x, label in zip(X, y) if x[j] == value]
    return [x for x, _ in pairs], [label for _, label in pairs]


def correct(y, label):
    return sum(v == label for v in y)


def generate(X, y, V, attributes, domains, classes, A):
    """V 是到达该结点的验证样本，不剪枝时为 None。"""
    label = majority(y, classes)
    if len(set(y)) == 1 or not A or all(x[j] == X[0][j] for x in X for j in A):
        return {"label": label}
    best = min(A, key=lambda j: gini_index([x[j] for x in X], y))
    parts = {value: subset(X, y, best, value) for value in domains[best]}
    labels = {value: majority(part[1], classes) if part[1] else label for value, part in parts.items()}
    V_parts = dict.fromkeys(domains[best])
    if V is not None:
        V_parts = {value: subset(V[0], V[1], best, value) for value in domains[best]}
        before = correct(V[1], label)
        after = sum(correct(V_parts[value][1], labels[value]) for value in domains[best])
        if after <= before:
            return {"label": label}
    branches = {}
    for value, (X_v, y_v) in parts.items():
        if not X_v:
            branches[value] = {"label": label}
        else:
            rest = [j for j in A if j != best]
            branches[value] = generate(X_v, y_v, V_parts[value], attributes, domains, classes, rest)
    return {"attribute": attributes[best], "branches": branches}


def grow_unpruned(X, y, attributes, domains, classes):
    return generate(X, y, None, attributes, domains, classes, list(range(len(attributes))))


def grow_prepruned(X, y, X_val, y_val, attributes, domains, classes):
    return generate(X, y, (X_val, y_val), attributes, domains, classes, list(range(len(attributes))))


def predict(tree, attributes, x):
    while "label" not in tree:
        tree = tree["branches"][x[attributes.index(tree["attribute"])]]
    return tree["label"]


def accuracy(tree, attributes, X, y):
    return sum(predict(tree, attributes, x) == label for x, label in zip(X, y)) / len(y)


def post_prune(tree, X, y, X_val, y_val, attributes, classes, keep_on_tie=True):
    if "label" in tree:
        return tree
    j = attributes.index(tree["attribute"])
    branches = {}
    for value, child in tree["branches"].items():
        X_v, y_v = subset(X, y, j, value)
        V_v, u_v = subset(X_val, y_val, j, value)
        branches[value] = post_prune(child, X_v, y_v, V_v, u_v, attributes, classes, keep_on_tie)
    pruned = {"attribute": tree["attribute"], "branches": branches}
    leaf = {"label": majority(y, classes)}
    before = sum(predict(pruned, attributes, x) == label for x, label in zip(X_val, y_val))
    after = correct(y_val, leaf["label"])
    if after > before or (after == before and not keep_on_tie):
        return leaf
    return pruned


def sizes(tree):
    if "label" in tree:
        return 1, 1
    counts = [sizes(child) for child in tree["branches"].values()]
    return sum(c[0] for c in counts), 1 + sum(c[1] for c in counts)


def compare(X, y, X_val, y_val, attributes, domains, classes):
    unpruned = grow_unpruned(X, y, attributes, domains, classes)
    trees = {
        "unpruned": unpruned,
        "prepruned": grow_prepruned(X, y, X_val, y_val, attributes, domains, classes),
        "postpruned": post_prune(unpruned, X, y, X_val, y_val, attributes, classes),
    }
    table = {}
    for name, tree in trees.items():
        leaves, nodes = sizes(tree)
        table[name] = {"accuracy": accuracy(tree, attributes, X_val, y_val), "leaves": leaves, "nodes": nodes}
    return table
