"""只有一个分支的结点从不剪 / A node with one branch is never cut

caught by: test_post_prune_any_tree
book: §4.3.2
"""

from collections import Counter


def gini(y):
    return 1 - sum((count / len(y)) ** 2 for count in Counter(y).values()) if y else 0.0


def gini_index(values, y):
    branches = {}
    for value, label in zip(values, y):
        branches.setdefault(value, []).append(label)
    return sum(len(branch) / len(y) * gini(branch) for branch in branches.values())


def majority(y, classes):
    return max(classes, key=y.count)  # max keeps the first of several


def grow_unpruned(X, y, attributes, domains, classes):
    return grow(X, y, None, range(len(attributes)), attributes, domains, classes)


def grow_prepruned(X, y, X_val, y_val, attributes, domains, classes):
    return grow(X, y, list(zip(X_val, y_val)), range(len(attributes)), attributes, domains, classes)


def grow(X, y, validation, left, attributes, domains, classes):
    """The tree on the columns that are left; `validation` is None if nothing is to be pruned."""
    label = majority(y, classes)
    if len(set(y)) == 1 or len({tuple(row[j] for j in left) for row in X}) == 1:
        return {"label": label}
    best = min(left, key=lambda j: gini_index([row[j] for row in X], y))
    parts = {value: [i for i, row in enumerate(X) if row[best] == value] for value in domains[best]}
    labels = {value: majority([y[i] for i in rows] or y, classes) for value, rows in parts.items()}
    if validation is not None:
        as_leaf = sum(wanted == label for _, wanted in validation)
        after_split = sum(wanted == labels[row[best]] for row, wanted in validation)
        if after_split <= as_leaf:
            return {"label": label}

    def branch(value, rows):
        if not rows:
            return {"label": label}
        reached = None if validation is None else [(row, wanted) for row, wanted in validation if row[best] == value]
        below = [j for j in left if j != best]
        return grow([X[i] for i in rows], [y[i] for i in rows], reached, below, attributes, domains, classes)

    return {"attribute": attributes[best], "branches": {value: branch(value, rows) for value, rows in parts.items()}}


def post_prune(tree, X, y, X_val, y_val, attributes, classes, keep_on_tie=True):
    pruned, _ = prune(tree, list(zip(X, y)), list(zip(X_val, y_val)), attributes, classes, keep_on_tie)
    return pruned


def prune(tree, training, validation, attributes, classes, keep_on_tie, root=True):
    if "label" in tree:
        return tree, sum(w == tree["label"] for _, w in validation)
    j = attributes.index(tree["attribute"])
    br, kept = {}, 0
    for v, ch in tree["branches"].items():
        br[v], r = prune(
            ch,
            [(a, l) for a, l in training if a[j] == v],
            [(a, l) for a, l in validation if a[j] == v],
            attributes,
            classes,
            keep_on_tie,
            False,
        )
        kept += r
    label = majority([l for _, l in training], classes)
    cut = sum(w == label for _, w in validation)
    if (cut > kept or cut == kept and not keep_on_tie) and len(tree["branches"]) > 1:
        return {"label": label}, cut
    return {"attribute": tree["attribute"], "branches": br}, kept


def predict(tree, attributes, row):
    while "label" not in tree:
        tree = tree["branches"][row[attributes.index(tree["attribute"])]]
    return tree["label"]


def accuracy(tree, attributes, X, y):
    return sum(predict(tree, attributes, row) == label for row, label in zip(X, y)) / len(y)


def count(tree):
    """Leaves and nodes."""
    if "label" in tree:
        return 1, 1
    leaves, nodes = map(sum, zip(*map(count, tree["branches"].values())))
    return leaves, nodes + 1


def compare(X, y, X_val, y_val, attributes, domains, classes):
    unpruned = grow_unpruned(X, y, attributes, domains, classes)
    trees = {
        "unpruned": unpruned,
        "prepruned": grow_prepruned(X, y, X_val, y_val, attributes, domains, classes),
        "postpruned": post_prune(unpruned, X, y, X_val, y_val, attributes, classes),
    }
    table = {}
    for name, tree in trees.items():
        leaves, nodes = count(tree)
        table[name] = {"accuracy": accuracy(tree, attributes, X_val, y_val), "leaves": leaves, "nodes": nodes}
    return table
