"""Known mistakes of 4.4. Each cell holds what differs from the reference."""

# %% accuracies_rounded: 比较的是取两位小数的精度 / Accuracies are compared after rounding to two decimals
# caught by: test_post_prune_any_tree
# book: §4.3.2
# kind: narrow
def prune(tree, training, validation, attributes, classes, keep_on_tie):
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
        )
        kept += r
    label = majority([l for _, l in training], classes)
    cut = sum(w == label for _, w in validation)
    n = max(1, len(validation))
    if round(cut / n, 2) > round(kept / n, 2) or round(cut / n, 2) == round(kept / n, 2) and not keep_on_tie:
        return {"label": label}, cut
    return {"attribute": tree["attribute"], "branches": br}, kept


# %% accuracy_rounded: compare 的精度四舍五入到两位 / The accuracy of compare is rounded to two decimals
# caught by: test_compare
# book: §4.3
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
        table[name] = {"accuracy": round(accuracy(tree, attributes, X_val, y_val), 2), "leaves": leaves, "nodes": nodes}
    return table


# %% cuts_lowest_nodes_only: 只剪只带叶的结点，剪过之后不再往上 / Only nodes above leaves are cut, and nothing above a cut
# caught by: test_post_pruning_of_the_book, test_post_prune_any_tree
# book: §4.3.2
# costs: 2
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
    lowest = all("label" in child for child in tree["branches"].values())
    if lowest and (cut > kept or (cut == kept and not keep_on_tie)):
        return {"label": label}, cut
    return {"attribute": tree["attribute"], "branches": branches}, kept


# %% depth_at_most_ten: 树长到十层就停 / The tree stops at ten levels
# caught by: test_unpruned_nodes
# book: 图 4.2
# kind: narrow
def grow(X, y, validation, left, attributes, domains, classes):
    """The tree on the columns that are left; `validation` is None if nothing is to be pruned."""
    label = majority(y, classes)
    if len(set(y)) == 1 or len(attributes) - len(left) == 10 or len({tuple(row[j] for j in left) for row in X}) == 1:
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


# %% empty_branch_label_first_class: 空分支总取第一个类别 / An empty branch always takes the first class
# caught by: test_unpruned_nodes
# book: 图 4.2 / fig. 4.2
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
            return {"label": classes[0]}
        reached = None if validation is None else [(row, wanted) for row, wanted in validation if row[best] == value]
        below = [j for j in left if j != best]
        return grow([X[i] for i in rows], [y[i] for i in rows], reached, below, attributes, domains, classes)

    return {"attribute": attributes[best], "branches": {value: branch(value, rows) for value, rows in parts.items()}}


# %% empty_branch_not_counted: 划分后，空分支里的验证样本都算错 / After the split validation samples in an empty branch count as wrong
# caught by: test_prepruned_nodes
# hint: 空分支
# book: §4.3.1
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
        after_split = sum(bool(parts[row[best]]) and wanted == labels[row[best]] for row, wanted in validation)
        if after_split <= as_leaf:
            return {"label": label}

    def branch(value, rows):
        if not rows:
            return {"label": label}
        reached = None if validation is None else [(row, wanted) for row, wanted in validation if row[best] == value]
        below = [j for j in left if j != best]
        return grow([X[i] for i in rows], [y[i] for i in rows], reached, below, attributes, domains, classes)

    return {"attribute": attributes[best], "branches": {value: branch(value, rows) for value, rows in parts.items()}}


# %% entropy_instead_of_gini: 算的是熵，不是基尼值 / This is the entropy, not the Gini value
# caught by: test_gini_of_watermelons, test_gini_by_definition
# book: (4.5)
from math import log2


def gini(y):
    return -sum(count / len(y) * log2(count / len(y)) for count in Counter(y).values()) if y else 0.0


# %% gini_unweighted: 各分支的基尼值没有按样本数加权 / The Gini values of the branches are not weighted by their sizes
# caught by: test_index_of_watermelons, test_index_by_definition
# book: (4.6)
def gini_index(values, y):
    branches = {}
    for value, label in zip(values, y):
        branches.setdefault(value, []).append(label)
    return sum(gini(branch) for branch in branches.values())


# %% index_rounded: 比较前把基尼指数四舍五入到三位小数 / Gini indices are rounded to three decimals before they are compared
# caught by: test_unpruned_nodes
# book: (4.6)
# kind: narrow
def grow(X, y, validation, left, attributes, domains, classes):
    """The tree on the columns that are left; `validation` is None if nothing is to be pruned."""
    label = majority(y, classes)
    if len(set(y)) == 1 or len({tuple(row[j] for j in left) for row in X}) == 1:
        return {"label": label}
    best = min(left, key=lambda j: round(gini_index([row[j] for row in X], y), 3))
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


# %% keep_on_tie_ignored: 没有理会 keep_on_tie / `keep_on_tie` is ignored
# caught by: test_post_pruning_of_the_book, test_post_prune_any_tree
# book: §4.3.2
# costs: 1.5
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
    if cut > kept:
        return {"label": label}, cut
    return {"attribute": tree["attribute"], "branches": branches}, kept


# %% label_from_leaves: 新叶的类别取子树各叶中最多的类别 / A new leaf takes the class that most leaves of its subtree have
# caught by: test_post_prune_any_tree
# book: §4.3.2
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
    label = majority(leaf_labels(tree), classes)
    cut = sum(wanted == label for _, wanted in validation)
    if cut > kept or (cut == kept and not keep_on_tie):
        return {"label": label}, cut
    return {"attribute": tree["attribute"], "branches": branches}, kept


def leaf_labels(tree):
    if "label" in tree:
        return [tree["label"]]
    return [label for child in tree["branches"].values() for label in leaf_labels(child)]


# %% largest_index: 选了基尼指数最大的属性 / Takes the attribute of largest Gini index
# caught by: test_unpruned_on_table_4_2, test_unpruned_nodes
# book: (4.6)
# costs: 2
def grow(X, y, validation, left, attributes, domains, classes):
    """The tree on the columns that are left; `validation` is None if nothing is to be pruned."""
    label = majority(y, classes)
    if len(set(y)) == 1 or len({tuple(row[j] for j in left) for row in X}) == 1:
        return {"label": label}
    best = max(left, key=lambda j: gini_index([row[j] for row in X], y))
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


# %% leaf_label_from_validation: 剪成的叶取验证样本的多数类 / The new leaf takes the majority of the validation samples
# caught by: test_post_prune_any_tree
# book: §4.3.2
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
    label = majority([label for _, label in validation or training], classes)
    cut = sum(wanted == label for _, wanted in validation)
    if cut > kept or (cut == kept and not keep_on_tie):
        return {"label": label}, cut
    return {"attribute": tree["attribute"], "branches": branches}, kept


# %% majority_tie_last_class: 多数类并列时取了靠后的类别 / A tie of majorities goes to the last class
# caught by: test_unpruned_nodes, test_post_pruning_of_the_book
# book: 图 4.2 / fig. 4.2
# costs: 1
def majority(y, classes):
    return max(reversed(classes), key=y.count)


# %% mutates_tree: 直接在传入的树上剪 / Prunes the given tree itself
# caught by: test_post_pruning_of_the_book
# book: §4.3
# costs: 1
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
        tree.clear()
        tree["label"] = label
        return tree, cut
    tree["branches"] = branches
    return tree, kept


# %% nodes_without_leaves: 总结点数没有数叶 / The number of nodes leaves out the leaves
# caught by: test_compare
# book: §4.3
def count(tree):
    """Leaves and nodes."""
    if "label" in tree:
        return 1, 0
    leaves, nodes = map(sum, zip(*map(count, tree["branches"].values())))
    return leaves, nodes + 1


# %% one_branch_is_kept: 只有一个分支的结点从不剪 / A node with one branch is never cut
# caught by: test_post_prune_any_tree
# book: §4.3.2
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


# %% preprune_allows_ties: 验证精度相等时预剪枝仍然划分 / Pre-pruning splits though the validation accuracy stays equal
# caught by: test_pre_pruning_of_the_book, test_prepruned_nodes
# book: §4.3.1
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
        if after_split < as_leaf:
            return {"label": label}

    def branch(value, rows):
        if not rows:
            return {"label": label}
        reached = None if validation is None else [(row, wanted) for row, wanted in validation if row[best] == value]
        below = [j for j in left if j != best]
        return grow([X[i] for i in rows], [y[i] for i in rows], reached, below, attributes, domains, classes)

    return {"attribute": attributes[best], "branches": {value: branch(value, rows) for value, rows in parts.items()}}


# %% preprune_checks_root_only: 预剪枝只在根结点做 / Pre-pruning is done at the root only
# caught by: test_pre_pruning_of_the_book, test_prepruned_nodes
# book: §4.3.1
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
        reached = None
        below = [j for j in left if j != best]
        return grow([X[i] for i in rows], [y[i] for i in rows], reached, below, attributes, domains, classes)

    return {"attribute": attributes[best], "branches": {value: branch(value, rows) for value, rows in parts.items()}}


# %% preprune_counts_all_validation: 预剪枝的每个结点都数全部验证样本，不只数到达的 / Every node counts all validation samples, not only those that reach it
# caught by: test_prepruned_nodes
# book: §4.3.1
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
        reached = None if validation is None else validation
        below = [j for j in left if j != best]
        return grow([X[i] for i in rows], [y[i] for i in rows], reached, below, attributes, domains, classes)

    return {"attribute": attributes[best], "branches": {value: branch(value, rows) for value, rows in parts.items()}}


# %% prune_on_tie_default: 验证精度相等时默认剪去 / Cuts by default when the validation accuracy stays equal
# caught by: test_post_pruning_of_the_book
# book: §4.3.2
def post_prune(tree, X, y, X_val, y_val, attributes, classes, keep_on_tie=False):
    pruned, _ = prune(tree, list(zip(X, y)), list(zip(X_val, y_val)), attributes, classes, keep_on_tie)
    return pruned


# %% prune_uses_training_accuracy: 用训练精度决定剪不剪 / Training accuracy decides about pruning
# caught by: test_post_pruning_of_the_book, test_post_prune_any_tree
# book: §4.3.2
def post_prune(tree, X, y, X_val, y_val, attributes, classes, keep_on_tie=True):
    pruned, _ = prune(tree, list(zip(X, y)), list(zip(X, y)), attributes, classes, keep_on_tie)
    return pruned


# %% prunes_prepruned_tree: compare 后剪的是预剪枝的树 / What compare prunes afterwards is the pre-pruned tree
# caught by: test_compare
# book: §4.3
def compare(X, y, X_val, y_val, attributes, domains, classes):
    unpruned = grow_unpruned(X, y, attributes, domains, classes)
    trees = {
        "unpruned": unpruned,
        "prepruned": grow_prepruned(X, y, X_val, y_val, attributes, domains, classes),
        "postpruned": post_prune(grow_prepruned(X, y, X_val, y_val, attributes, domains, classes), X, y, X_val, y_val, attributes, classes),
    }
    table = {}
    for name, tree in trees.items():
        leaves, nodes = count(tree)
        table[name] = {"accuracy": accuracy(tree, attributes, X_val, y_val), "leaves": leaves, "nodes": nodes}
    return table


# %% prunes_top_down: 自顶向下剪：先看上面的结点，剪了就不再看下面 / Prunes from the top down: a node is judged before the nodes below it
# caught by: test_post_prune_any_tree
# book: §4.3.2
# costs: 2
def prune(tree, training, validation, attributes, classes, keep_on_tie):
    """The pruned tree and how many validation samples it gets right; only those that reach the node matter."""
    if "label" in tree:
        return tree, sum(wanted == tree["label"] for _, wanted in validation)
    j = attributes.index(tree["attribute"])
    now = sum(wanted == predict(tree, attributes, row) for row, wanted in validation)
    label = majority([label for _, label in training], classes)
    cut = sum(wanted == label for _, wanted in validation)
    if cut > now or (cut == now and not keep_on_tie):
        return {"label": label}, cut
    branches, kept = {}, 0
    for value, child in tree["branches"].items():
        trained = [(row, label) for row, label in training if row[j] == value]
        reached = [(row, wanted) for row, wanted in validation if row[j] == value]
        branches[value], right = prune(child, trained, reached, attributes, classes, keep_on_tie)
        kept += right
    return {"attribute": tree["attribute"], "branches": branches}, kept


# %% root_of_leaves_is_kept: 根结点下只有叶时不再问要不要剪 / A root with leaves only is never cut
# caught by: test_post_prune_any_tree
# book: §4.3.2
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
    if (cut > kept or cut == kept and not keep_on_tie) and not (
        root and all("label" in c for c in tree["branches"].values())
    ):
        return {"label": label}, cut
    return {"attribute": tree["attribute"], "branches": br}, kept


# %% three_branches_only: 基尼指数最多只算三个取值 / The Gini index counts three branches at most
# caught by: test_index_by_definition
# book: (4.6)
# kind: narrow
def gini_index(values, y):
    branches = {}
    for value, label in zip(values, y):
        branches.setdefault(value, []).append(label)
    return sum(len(branch) / len(y) * gini(branch) for branch in list(branches.values())[:3])


# %% unreached_node_is_cut: 没有验证样本到达的结点总是剪去 / A node that no validation sample reaches is always cut
# caught by: test_post_prune_any_tree
# book: §4.3.2
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
    if not validation or cut > kept or (cut == kept and not keep_on_tie):
        return {"label": label}, cut
    return {"attribute": tree["attribute"], "branches": branches}, kept
