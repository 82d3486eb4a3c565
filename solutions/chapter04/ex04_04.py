"""4.4 基尼指数与剪枝 / Gini index with pre- and post-pruning"""

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


def prune(tree, training, validation, attributes, classes, keep_on_tie):
    """The pruned tree and how many validation samples it gets right; only those that reach the node matter."""
    if "label" in tree:
        return tree, sum(wanted == tree["label"] for _, wanted in validation)
    j = attributes.index(tree["attribute"])
    branches, kept = {}, 0
    for value, child in tree["branches"].items():
        trained = [(row, label) for row, label in training if row[j] == value]
        reached = [(row, wanted) for row, wanted in validation if row[j] == value]
        branches[value], right = prune(child, trained, reached, attributes, classes, keep_on_tie)
        kept += right
    label = majority([label for _, label in training], classes)
    cut = sum(wanted == label for _, wanted in validation)
    if cut > kept or (cut == kept and not keep_on_tie):
        return {"label": label}, cut
    return {"attribute": tree["attribute"], "branches": branches}, kept


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


def observations():
    return """| | 叶 | 结点 | 验证瓜 |
|---|---|---|---|
| 未剪枝 | 11 | 16 | 3/7 |
| 预剪枝 | 3 | 4 | 5/7 |
| 后剪枝 | 7 | 10 | 5/7 |

这是并列时都取脐部的一组，与书上相同；并列处换一个属性，数字会变。两种剪枝都去掉了只由一两个训练瓜撑着的分支，所以验证精度提高。预剪枝
只看一步：按色泽、根蒂再分一次眼下没有好处，后面的机会也一并放弃了，有欠拟合的风险；后剪枝等子树长好才问，留下的更多，但要先长出
整棵树。七个验证瓜里多对两个，差不多是噪声的大小，而且验证瓜已经用来选树了，5/7 是偏乐观的估计。

The counts are those of the book, whose ties take 脐部; other ties give other numbers. Both prunings remove branches that rest on
one or two melons. Pre-pruning looks one step ahead and gives up what would come later, so it may underfit; post-pruning asks once
the subtree has grown, keeps more, and costs the whole tree first. Two of seven melons are within noise, and they have been used to
choose the tree, so that 5/7 is optimistic."""
