"""每次剪枝都重算整棵树的验证精度；并列取最后的属性 / Whole-tree accuracy at every cut; ties go to the last attribute"""

import copy


def gini(y):
    n = len(y)
    total = 0
    for label in set(y):
        p = y.count(label) / n
        total += p * (1 - p)
    return total


def gini_index(values, y):
    result = 0.0
    for value in set(values):
        part = [label for v, label in zip(values, y) if v == value]
        result += gini(part) * len(part) / len(y)
    return result


def top(y, classes):
    best = classes[0]
    for label in classes[1:]:
        if y.count(label) > y.count(best):
            best = label
    return best


def classify(tree, attributes, row):
    if "label" in tree:
        return tree["label"]
    return classify(tree["branches"][row[attributes.index(tree["attribute"])]], attributes, row)


def accuracy(tree, attributes, X, y):
    right = 0
    for row, label in zip(X, y):
        right += classify(tree, attributes, row) == label
    return right / len(X)


def _correct(tree, attributes, X, y):
    return sum(classify(tree, attributes, row) == label for row, label in zip(X, y))


def _choose(X, y, rows, columns):
    best, least = None, 2.0
    for j in columns:
        index = gini_index([X[i][j] for i in rows], [y[i] for i in rows])
        if index <= least + 1e-12:
            best, least = j, index
    return best


def _pure(X, y, rows, columns):
    if all(y[i] == y[rows[0]] for i in rows):
        return True
    return all(X[i][j] == X[rows[0]][j] for i in rows for j in columns)


def grow_unpruned(X, y, attributes, domains, classes):
    root = {}
    todo = [(root, list(range(len(y))), list(range(len(attributes))))]
    while todo:
        node, rows, columns = todo.pop(0)
        majority = top([y[i] for i in rows], classes)
        if _pure(X, y, rows, columns):
            node["label"] = majority
            continue
        j = _choose(X, y, rows, columns)
        node["attribute"], node["branches"] = attributes[j], {}
        for value in domains[j]:
            part = [i for i in rows if X[i][j] == value]
            node["branches"][value] = {} if part else {"label": majority}
            if part:
                todo.append((node["branches"][value], part, [k for k in columns if k != j]))
    return root


def grow_prepruned(X, y, X_val, y_val, attributes, domains, classes):
    root = {"label": top(y, classes)}
    todo = [(root, list(range(len(y))), list(range(len(attributes))))]
    while todo:
        node, rows, columns = todo.pop()
        if _pure(X, y, rows, columns):
            continue
        j = _choose(X, y, rows, columns)
        before = _correct(root, attributes, X_val, y_val)
        majority = node.pop("label")
        node["attribute"], node["branches"] = attributes[j], {}
        below = []
        for value in domains[j]:
            part = [i for i in rows if X[i][j] == value]
            child = {"label": top([y[i] for i in part], classes) if part else majority}
            node["branches"][value] = child
            if part:
                below.append((child, part, [k for k in columns if k != j]))
        if _correct(root, attributes, X_val, y_val) > before:
            todo.extend(below)
        else:
            node.clear()
            node["label"] = majority
    return root


def post_prune(tree, X, y, X_val, y_val, attributes, classes, keep_on_tie=True):
    root = copy.deepcopy(tree)

    def visit(node, rows):
        if "label" in node:
            return
        j = attributes.index(node["attribute"])
        for value, child in node["branches"].items():
            visit(child, [i for i in rows if X[i][j] == value])
        before = _correct(root, attributes, X_val, y_val)
        saved = dict(node)
        node.clear()
        node["label"] = top([y[i] for i in rows], classes)
        after = _correct(root, attributes, X_val, y_val)
        if after < before or (after == before and keep_on_tie):
            node.clear()
            node.update(saved)

    visit(root, range(len(y)))
    return root


def compare(X, y, X_val, y_val, attributes, domains, classes):
    full = grow_unpruned(X, y, attributes, domains, classes)
    early = grow_prepruned(X, y, X_val, y_val, attributes, domains, classes)
    late = post_prune(full, X, y, X_val, y_val, attributes, classes)
    result = {}
    for name, tree in zip(("unpruned", "prepruned", "postpruned"), (full, early, late)):
        stack, leaves, nodes = [tree], 0, 0
        while stack:
            node = stack.pop()
            nodes += 1
            leaves += "label" in node
            stack.extend(node.get("branches", {}).values())
        result[name] = {"accuracy": accuracy(tree, attributes, X_val, y_val), "leaves": leaves, "nodes": nodes}
    return result
