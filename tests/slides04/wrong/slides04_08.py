"""Known mistakes of slides4.8. Each cell holds what differs from the reference."""

# %% alpha_ignored_in_penalised: C_α 里没有 α / No α in C_α
# caught by: test_loan_costs
# book: §4.2
def penalised(tree, X, y, attributes, alpha):
    return cost(tree, X, y, attributes) + leaves(tree)


# %% better_swapped: 变好与变坏弄反了 / Better and worse are exchanged
# caught by: test_validation_case
# book: §4.2
def validation_case(better):
    # alpha turns the tree into the leaf q: better where a1 is 0 if the one sample p was noise, worse if not.
    X, y = [["0"], ["1"], ["1"], ["1"]], ["p", "q", "q", "q"]
    tree = {"attribute": "a1", "branches": {"0": {"label": "p"}, "1": {"label": "q"}}}
    return tree, X, y, [["0"]], ["p" if better else "q"], ["a1"], ["p", "q"], 4.0


# %% case_with_wrong_leaf: 树的叶不是多数类 / A leaf of the tree has no majority class
# caught by: test_validation_case
# book: §4.2
def validation_case(better):
    # alpha turns the tree into the leaf q: better where a1 is 0 if the one sample p was noise, worse if not.
    X, y = [["0"], ["1"], ["1"], ["1"]], ["p", "q", "q", "q"]
    tree = {"attribute": "a1", "branches": {"0": {"label": "p" if better else "q"}, "1": {"label": "q" if better else "p"}}}
    return tree, X, y, [["0"]], ["q"], ["a1"], ["p", "q"], 4.0


# %% coarse_tolerance: 容差取成了千分之一 / A tolerance of a thousandth
# caught by: test_prune
# book: §4.2
# kind: narrow
TIE = 1e-3


# %% cost_remembered: 算过的代价留着再用，而不看样本的取值 / Costs are kept for later calls, whatever the values of the samples
# caught by: test_costs
# book: §4.2
# kind: narrow
def cost(tree, X, y, attributes):
    if "label" in tree:
        return impurity(y)
    return sum(cost(child, rows, labels, attributes) for _, child, rows, labels in children(tree, X, y, attributes))


_right_cost = cost


_seen_cost = {}


def cost(*args):
    key = (str(args[0]), str(args[2]))
    if key not in _seen_cost:
        _seen_cost[key] = _right_cost(*args)
    return _seen_cost[key]


# %% counts_reached_leaves: 没有样本的叶不算在叶数里 / Leaves without samples are not counted
# caught by: test_costs
# hint: 没有样本到达的也算
# book: §4.2
def leaves(tree, X=None, y=None, attributes=None):
    if "label" in tree:
        return 1
    if X is None:
        return sum(map(leaves, tree["branches"].values()))
    return sum(leaves(child, rows, labels, attributes) for _, child, rows, labels in children(tree, X, y, attributes) if rows)


def penalised(tree, X, y, attributes, alpha):
    return cost(tree, X, y, attributes) + alpha * leaves(tree, X, y, attributes)


def collapse_alpha(tree, X, y, attributes):
    return (impurity(y) - cost(tree, X, y, attributes)) / max(leaves(tree, X, y, attributes) - 1, 1)


# %% drops_unreached: 把没有样本的叶去掉 / Drops leaves without samples
# caught by: test_prune
# book: §4.2
def prune(tree, X, y, attributes, classes, alpha):
    if "label" in tree:
        return tree
    # The best subtree keeps the best subtrees of its branches, or none of them.
    parts = children(tree, X, y, attributes)
    branches = {value: prune(child, rows, labels, attributes, classes, alpha) for value, child, rows, labels in parts if rows}
    best = {"attribute": tree["attribute"], "branches": branches}
    if impurity(y) + alpha <= penalised(best, X, y, attributes, alpha) + TIE:
        return {"label": max(classes, key=y.count)}
    return best


# %% entropy_without_N: 只加各叶的熵，没有乘样本数 / Adds the entropies of the leaves without their sizes
# caught by: test_loan_costs, test_costs
# hint: 样本数
# book: §4.2
def impurity(y):
    """N_t H_t of a leaf."""
    return sum(n / len(y) * log2(len(y) / n) for n in Counter(y).values())


# %% exact_comparison: 没有容差，本应相等的代价因舍入而不等 / No tolerance: costs that tie differ by rounding
# caught by: test_path
# book: §4.2
def prune(tree, X, y, attributes, classes, alpha):
    if "label" in tree:
        return tree
    # The best subtree keeps the best subtrees of its branches, or none of them.
    parts = children(tree, X, y, attributes)
    branches = {value: prune(child, rows, labels, attributes, classes, alpha) for value, child, rows, labels in parts}
    best = {"attribute": tree["attribute"], "branches": branches}
    if impurity(y) + alpha <= penalised(best, X, y, attributes, alpha):
        return {"label": max(classes, key=y.count)}
    return best


# %% gini_as_cost: C(T) 用了基尼值 / The Gini value for C(T)
# caught by: test_loan_costs, test_costs
# book: §4.2
def impurity(y):
    """N_t H_t of a leaf."""
    return sum(n * (1 - n / len(y)) for n in Counter(y).values())


# %% inner_nodes_cost: 内部结点的熵也加进了 C(T) / The entropies of inner nodes are added, too
# caught by: test_loan_costs
# book: §4.2
def cost(tree, X, y, attributes):
    if "label" in tree:
        return impurity(y)
    return impurity(y) + sum(cost(child, rows, labels, attributes) for _, child, rows, labels in children(tree, X, y, attributes))


# %% inner_nodes_counted: |T| 是结点数，不是叶数 / |T| counts all nodes
# caught by: test_loan_costs, test_costs
# book: §4.2
def leaves(tree):
    return 1 + sum(map(leaves, tree["branches"].values())) if "branches" in tree else 1


# %% merges_equal_leaves: 类别相同的叶都合并，不看代价 / Merges leaves of one class whatever they cost
# caught by: test_prune
# book: §4.2
def prune(tree, X, y, attributes, classes, alpha):
    if "label" in tree:
        return tree
    # The best subtree keeps the best subtrees of its branches, or none of them.
    parts = children(tree, X, y, attributes)
    branches = {value: prune(child, rows, labels, attributes, classes, alpha) for value, child, rows, labels in parts}
    best = {"attribute": tree["attribute"], "branches": branches}
    if len({c.get("label", id(c)) for c in branches.values()}) == 1:
        return {"label": max(classes, key=y.count)}
    if impurity(y) + alpha <= penalised(best, X, y, attributes, alpha) + TIE:
        return {"label": max(classes, key=y.count)}
    return best


# %% minority_label: 换成的叶取少数类 / A new leaf takes the rarest class
# caught by: test_loan_tree, test_prune
# hint: 多数类
# book: §4.2
def prune(tree, X, y, attributes, classes, alpha):
    if "label" in tree:
        return tree
    # The best subtree keeps the best subtrees of its branches, or none of them.
    parts = children(tree, X, y, attributes)
    branches = {value: prune(child, rows, labels, attributes, classes, alpha) for value, child, rows, labels in parts}
    best = {"attribute": tree["attribute"], "branches": branches}
    if impurity(y) + alpha <= penalised(best, X, y, attributes, alpha) + TIE:
        return {"label": min(classes, key=y.count)}
    return best


# %% natural_log: 用自然对数 / Natural logarithm
# caught by: test_loan_costs, test_costs
# hint: 以 2 为底
# book: §4.2
from math import log


def impurity(y):
    """N_t H_t of a leaf."""
    return sum(n * log(len(y) / n) for n in Counter(y).values())


# %% nothing_pruned: alpha 太小，什么也没有剪 / alpha is too small: nothing is cut
# caught by: test_validation_case
# book: §4.2
def validation_case(better):
    # alpha turns the tree into the leaf q: better where a1 is 0 if the one sample p was noise, worse if not.
    X, y = [["0"], ["1"], ["1"], ["1"]], ["p", "q", "q", "q"]
    tree = {"attribute": "a1", "branches": {"0": {"label": "p"}, "1": {"label": "q"}}}
    return tree, X, y, [["0"]], ["q" if better else "p"], ["a1"], ["p", "q"], 1.0


# %% numbers_in_texts: 把像数的文字当作数来比较 / Compares texts that look like numbers as numbers
# caught by: test_costs
def children(tree, X, y, attributes):
    """(value, subtree, its rows, their labels) of every branch."""
    j = attributes.index(tree["attribute"])
    for value, child in tree["branches"].items():
        rows = [i for i, row in enumerate(X) if as_number(row[j]) == as_number(value)]
        yield value, child, [X[i] for i in rows], [y[i] for i in rows]


def as_number(text):
    try:
        return float(text)
    except ValueError:
        return text


# %% one_leaf_less: 除以叶数而不是叶数减一 / Divides by the number of leaves, not one less
# caught by: test_loan_costs, test_costs
# hint: 叶数减少多少
# book: §4.2
def collapse_alpha(tree, X, y, attributes):
    return (impurity(y) - cost(tree, X, y, attributes)) / leaves(tree)


# %% parents_of_leaves_only: 只剪下面全是叶的结点，剪不动就停 / Cuts only parents of leaves and stops where none goes
# caught by: test_loan_tree, test_prune
# hint: 上面也可能该剪
# book: §4.2
def prune(tree, X, y, attributes, classes, alpha):
    if "label" in tree:
        return tree
    # The best subtree keeps the best subtrees of its branches, or none of them.
    parts = children(tree, X, y, attributes)
    branches = {value: prune(child, rows, labels, attributes, classes, alpha) for value, child, rows, labels in parts}
    best = {"attribute": tree["attribute"], "branches": branches}
    if all("label" in child for child in branches.values()) and impurity(y) + alpha <= penalised(best, X, y, attributes, alpha) + TIE:
        return {"label": max(classes, key=y.count)}
    return best


# %% path_by_integers: 只试整数的 α / Tries whole numbers for α only
# caught by: test_loan_tree, test_path
# book: §4.2
def subtree_path(tree, X, y, attributes, classes):
    tree = prune(tree, X, y, attributes, classes, 0.0)
    path = [(0.0, leaves(tree))]
    while "branches" in tree:
        # Nothing changes before the weakest link of all nodes breaks.
        alpha = float(int(weakest_link(tree, X, y, attributes)) + 1)
        tree = prune(tree, X, y, attributes, classes, alpha)
        path.append((alpha, leaves(tree)))
    return path


# %% path_from_whole_tree: 序列从整棵树开始，没有先剪 α = 0 / The sequence starts with the whole tree, not pruned at α = 0
# caught by: test_path
# hint: α = 0
# book: §4.2
def subtree_path(tree, X, y, attributes, classes):
    path = [(0.0, leaves(tree))]
    while "branches" in tree:
        # Nothing changes before the weakest link of all nodes breaks.
        alpha = weakest_link(tree, X, y, attributes)
        tree = prune(tree, X, y, attributes, classes, alpha)
        path.append((alpha, leaves(tree)))
    return path


# %% path_in_wrong_order: 叶数写在前面 / Leaves first in the pairs
# caught by: test_loan_tree, test_path
# book: §4.2
def subtree_path(tree, X, y, attributes, classes):
    tree = prune(tree, X, y, attributes, classes, 0.0)
    path = [(leaves(tree), 0.0)]
    while "branches" in tree:
        # Nothing changes before the weakest link of all nodes breaks.
        alpha = weakest_link(tree, X, y, attributes)
        tree = prune(tree, X, y, attributes, classes, alpha)
        path.append((leaves(tree), alpha))
    return path


# %% path_merges_close: 相差不到 1e-5 的 α 当作同一个 / Takes values of α that differ by less than 1e-5 for one
# caught by: test_path
# kind: narrow
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


# %% path_one_step: 序列只有根的 α / Only the root's α in the sequence
# caught by: test_loan_tree, test_path
# hint: 最弱
# book: §4.2
def subtree_path(tree, X, y, attributes, classes):
    tree = prune(tree, X, y, attributes, classes, 0.0)
    path = [(0.0, leaves(tree))]
    while "branches" in tree:
        # Nothing changes before the weakest link of all nodes breaks.
        alpha = collapse_alpha(tree, X, y, attributes)
        tree = prune(tree, X, y, attributes, classes, alpha)
        path.append((alpha, leaves(tree)))
    return path


# %% path_remembered: 算过的子树序列留着再用，而不看样本的取值 / Sequences of subtrees are kept for later calls, whatever the values of the samples
# caught by: test_path
# book: §4.2
# kind: narrow
def subtree_path(tree, X, y, attributes, classes):
    tree = prune(tree, X, y, attributes, classes, 0.0)
    path = [(0.0, leaves(tree))]
    while "branches" in tree:
        # Nothing changes before the weakest link of all nodes breaks.
        alpha = weakest_link(tree, X, y, attributes)
        tree = prune(tree, X, y, attributes, classes, alpha)
        path.append((alpha, leaves(tree)))
    return path


_right_subtree_path = subtree_path


_seen_subtree_path = {}


def subtree_path(*args):
    key = (str(args[0]), str(args[2]))
    if key not in _seen_subtree_path:
        _seen_subtree_path[key] = _right_subtree_path(*args)
    return _seen_subtree_path[key]


# %% path_starts_later: 没有 α = 0 的一项 / No entry for α = 0
# caught by: test_loan_tree, test_path
# book: §4.2
def subtree_path(tree, X, y, attributes, classes):
    tree = prune(tree, X, y, attributes, classes, 0.0)
    path = []
    while "branches" in tree:
        # Nothing changes before the weakest link of all nodes breaks.
        alpha = weakest_link(tree, X, y, attributes)
        tree = prune(tree, X, y, attributes, classes, alpha)
        path.append((alpha, leaves(tree)))
    return path


# %% path_strongest: 先剪最强的结点 / Cuts the strongest node first
# caught by: test_loan_tree, test_path
# hint: 最弱
# book: §4.2
def weakest_link(tree, X, y, attributes):
    if "label" in tree:
        return -inf
    below = [
        weakest_link(child, rows, labels, attributes) for _, child, rows, labels in children(tree, X, y, attributes)
    ]
    return max(collapse_alpha(tree, X, y, attributes), *below)


# %% path_without_update: 每个结点的 α 在原树上算，剪后没有重算 / The α of all nodes from the first tree, not computed anew
# caught by: test_path, test_loan_tree
# hint: 重新计算
# book: §4.2
def subtree_path(tree, X, y, attributes, classes):
    tree = prune(tree, X, y, attributes, classes, 0.0)
    path = [(0.0, leaves(tree))]
    for alpha in sorted(all_alphas(tree, X, y, attributes)):
        tree = prune(tree, X, y, attributes, classes, alpha)
        if leaves(tree) < path[-1][1]:
            path.append((alpha, leaves(tree)))
    return path


def all_alphas(tree, X, y, attributes):
    if "label" in tree:
        return set()
    below = [all_alphas(child, rows, labels, attributes) for _, child, rows, labels in children(tree, X, y, attributes)]
    return {collapse_alpha(tree, X, y, attributes)}.union(*below)


# %% relabels_old_leaves: 原有的叶也改成了多数类 / Old leaves get the majority class, too
# caught by: test_prune
# hint: 原有的叶不变
# book: §4.2
def prune(tree, X, y, attributes, classes, alpha):
    if "label" in tree:
        return {"label": max(classes, key=y.count)} if y else tree
    # The best subtree keeps the best subtrees of its branches, or none of them.
    parts = children(tree, X, y, attributes)
    branches = {value: prune(child, rows, labels, attributes, classes, alpha) for value, child, rows, labels in parts}
    best = {"attribute": tree["attribute"], "branches": branches}
    if impurity(y) + alpha <= penalised(best, X, y, attributes, alpha) + TIE:
        return {"label": max(classes, key=y.count)}
    return best


# %% root_or_nothing: 只考虑整棵树和一片叶 / Only the whole tree and the single leaf
# caught by: test_prune
# book: §4.2
def prune(tree, X, y, attributes, classes, alpha):
    if "label" in tree:
        return tree
    # The best subtree keeps the best subtrees of its branches, or none of them.
    parts = children(tree, X, y, attributes)
    branches = {value: prune(child, rows, labels, attributes, classes, alpha) for value, child, rows, labels in parts}
    branches = tree["branches"]
    best = {"attribute": tree["attribute"], "branches": branches}
    if impurity(y) + alpha <= penalised(best, X, y, attributes, alpha) + TIE:
        return {"label": max(classes, key=y.count)}
    return best


# %% same_case_for_both: 两种情形返回同样的数据 / The same data for both cases
# caught by: test_validation_case
# book: §4.2
def validation_case(better):
    # alpha turns the tree into the leaf q: better where a1 is 0 if the one sample p was noise, worse if not.
    X, y = [["0"], ["1"], ["1"], ["1"]], ["p", "q", "q", "q"]
    tree = {"attribute": "a1", "branches": {"0": {"label": "p"}, "1": {"label": "q"}}}
    return tree, X, y, [["0"]], ["q"], ["a1"], ["p", "q"], 4.0


# %% share_instead_of_count: N_t 除以了总样本数 / N_t is divided by the number of all samples
# caught by: test_loan_costs, test_costs
# hint: 不是比例
# book: §4.2
def cost(tree, X, y, attributes):
    return total(tree, X, y, attributes) / len(y)


def total(tree, X, y, attributes):
    if "label" in tree:
        return impurity(y)
    return sum(total(child, rows, labels, attributes) for _, child, rows, labels in children(tree, X, y, attributes))


def collapse_alpha(tree, X, y, attributes):
    return (impurity(y) / len(y) - cost(tree, X, y, attributes)) / (leaves(tree) - 1)


def prune(tree, X, y, attributes, classes, alpha):
    if "label" in tree:
        return tree
    # The best subtree keeps the best subtrees of its branches, or none of them.
    parts = children(tree, X, y, attributes)
    branches = {value: prune(child, rows, labels, attributes, classes, alpha) for value, child, rows, labels in parts}
    best = {"attribute": tree["attribute"], "branches": branches}
    if impurity(y) / len(y) + alpha <= penalised(best, X, y, attributes, alpha) + TIE:
        return {"label": max(classes, key=y.count)}
    return best


# %% strict_less: 代价相等时不剪 / Does not cut where the costs tie
# caught by: test_prune
# hint: 相等
# book: §4.2
def prune(tree, X, y, attributes, classes, alpha):
    if "label" in tree:
        return tree
    # The best subtree keeps the best subtrees of its branches, or none of them.
    parts = children(tree, X, y, attributes)
    branches = {value: prune(child, rows, labels, attributes, classes, alpha) for value, child, rows, labels in parts}
    best = {"attribute": tree["attribute"], "branches": branches}
    if impurity(y) + alpha <= penalised(best, X, y, attributes, alpha) - TIE:
        return {"label": max(classes, key=y.count)}
    return best


# %% texts_stripped: 比较之前去掉文字首尾的空格 / Strips blanks off the texts before it compares them
# caught by: test_costs
def children(tree, X, y, attributes):
    """(value, subtree, its rows, their labels) of every branch."""
    j = attributes.index(tree["attribute"])
    for value, child in tree["branches"].items():
        rows = [i for i, row in enumerate(X) if row[j].strip() == value.strip()]
        yield value, child, [X[i] for i in rows], [y[i] for i in rows]


# %% tie_by_first_sample: 多数类并列时取先出现的 / A tie of majorities goes to the class that occurs first
# caught by: test_prune
# hint: 并列
# book: §4.2
def prune(tree, X, y, attributes, classes, alpha):
    if "label" in tree:
        return tree
    # The best subtree keeps the best subtrees of its branches, or none of them.
    parts = children(tree, X, y, attributes)
    branches = {value: prune(child, rows, labels, attributes, classes, alpha) for value, child, rows, labels in parts}
    best = {"attribute": tree["attribute"], "branches": branches}
    if impurity(y) + alpha <= penalised(best, X, y, attributes, alpha) + TIE:
        return {"label": max(y, key=y.count)}
    return best


# %% top_down: 从根起与没有剪过的子树比较 / From the root down, against the unpruned subtree
# caught by: test_prune
# hint: 先剪好各个子树
# book: §4.2
def prune(tree, X, y, attributes, classes, alpha):
    if "label" in tree:
        return tree
    if impurity(y) + alpha <= penalised(tree, X, y, attributes, alpha) + TIE:
        return {"label": max(classes, key=y.count)}
    # The best subtree keeps the best subtrees of its branches, or none of them.
    parts = children(tree, X, y, attributes)
    branches = {value: prune(child, rows, labels, attributes, classes, alpha) for value, child, rows, labels in parts}
    best = {"attribute": tree["attribute"], "branches": branches}
    return best


# %% training_errors_as_cost: C(T) 用了训练错误数 / Training errors for C(T)
# caught by: test_loan_costs, test_costs, test_prune
# hint: 熵
# book: §4.2
def impurity(y):
    """N_t H_t of a leaf."""
    return float(len(y) - max(Counter(y).values(), default=0))


# %% unpruned_below: 与剪之前的子树比较 / Compares with the subtree before its pruning
# caught by: test_prune
# hint: 先剪好
# book: §4.2
def prune(tree, X, y, attributes, classes, alpha):
    if "label" in tree:
        return tree
    # The best subtree keeps the best subtrees of its branches, or none of them.
    parts = children(tree, X, y, attributes)
    branches = {value: prune(child, rows, labels, attributes, classes, alpha) for value, child, rows, labels in parts}
    best = {"attribute": tree["attribute"], "branches": branches}
    if impurity(y) + alpha <= penalised(tree, X, y, attributes, alpha) + TIE:
        return {"label": max(classes, key=y.count)}
    return best
