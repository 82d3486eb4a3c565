"""Known mistakes of cookbook10.2. Each cell holds what differs from the reference."""

# %% against_the_whole_subtree: 变成叶的代价与没有剪过的整棵子树比较 / Compares a leaf with the whole subtree as it was before pruning
# caught by: test_pruning
# book: §10.3.3
def best_pruning(tree, alpha):
    samples = sum(tree["counts"])

    def pruned(node):
        whole = sum(alpha + risk(leaf, samples) for leaf in leaves(node))
        if not node["children"] or alpha + risk(node, samples) <= whole:
            return {"counts": list(node["counts"]), "children": []}
        return {"counts": list(node["counts"]), "children": [pruned(child) for child in node["children"]]}

    return pruned(tree)


# %% all_nodes_counted: size 数了所有结点，不只是叶 / Counts all nodes in `size` and not only the leaves
# caught by: test_unweighted, test_three_unweighted
# hint: 只数叶
# book: §10.3.2
def nodes(tree):
    return 1 + sum(nodes(child) for child in tree["children"])


def unweighted_cost(tree, alpha):
    return alpha * nodes(tree) + sum(entropy(leaf["counts"]) for leaf in leaves(tree))


# %% alpha_at_most_ten: α 大于 10 时按 10 计 / An α above 10 counts as 10
# caught by: test_unweighted, test_weighted
# book: §10.3.2
# kind: narrow
def unweighted_cost(tree, alpha):
    alpha = min(alpha, 10)
    return sum(alpha + entropy(leaf["counts"]) for leaf in leaves(tree))


def weighted_cost(tree, alpha):
    alpha = min(alpha, 10)
    samples = sum(tree["counts"])
    return sum(alpha + risk(leaf, samples) for leaf in leaves(tree))


# %% alpha_for_each_split: 每次划分只付一个 α，不管分成几支 / Pays α once for a split, whatever the number of its children
# caught by: test_pruning
# book: §10.3.3
def best_pruning(tree, alpha):
    samples = sum(tree["counts"])

    def pruned(node):
        as_leaf = {"counts": list(node["counts"]), "children": []}, risk(node, samples)
        if not node["children"]:
            return as_leaf
        below = [pruned(child) for child in node["children"]]
        cost = alpha + sum(cost for _, cost in below)
        if cost >= as_leaf[1]:
            return as_leaf
        return {"counts": list(node["counts"]), "children": [child for child, _ in below]}, cost

    return pruned(tree)[0]


# %% alpha_weighted_too: α 也被乘上了权 / Weights α as well
# caught by: test_weighted, test_three_weighted
# book: §10.3.2
def weighted_cost(tree, alpha):
    if not tree["children"]:
        return alpha + entropy(tree["counts"])
    total = sum(tree["counts"])
    return sum(sum(child["counts"]) / total * weighted_cost(child, alpha) for child in tree["children"])


# %% bottom_up_one_split: 自底向上，但只与紧挨着的一次划分比较 / Goes up, but never prunes a node with inner nodes below it
# caught by: test_pruning
# book: §10.3.3
def best_pruning(tree, alpha):
    samples = sum(tree["counts"])

    def pruned(node):
        if not node["children"]:
            return {"counts": list(node["counts"]), "children": []}
        children = [pruned(child) for child in node["children"]]
        if all(not child["children"] for child in node["children"]):
            if sum(alpha + risk(child, samples) for child in children) >= alpha + risk(node, samples):
                children = []
        return {"counts": list(node["counts"]), "children": children}

    return pruned(tree)


# %% breakpoints_descending: 转折点由大到小 / Lists the kinks from the largest to the smallest
# caught by: test_breakpoints, test_three_breakpoints
# book: §10.3.3
def breakpoints(tree):
    samples = sum(tree["counts"])
    found = []
    while tree["children"]:
        alpha = weakest(tree, samples)
        found.append(alpha)
        tree = without(tree, samples, alpha + 1e-9)
    return [alpha for alpha in found if alpha > 1e-9][::-1]


# %% breakpoints_of_no_gain: 没有增益的划分也给出转折点 / Keeps kinks that are zero but for rounding
# caught by: test_breakpoints
# book: §10.3.3
def breakpoints(tree):
    samples = sum(tree["counts"])
    found = []
    while tree["children"]:
        alpha = weakest(tree, samples)
        found.append(alpha)
        tree = without(tree, samples, alpha + 1e-9)
    return found


# %% breakpoints_of_single_splits: 每个结点只看紧挨着的一次划分 / Looks at the split of each node alone
# caught by: test_breakpoints
# hint: 剪去
# book: §10.3.3
def breakpoints(tree):
    samples = sum(tree["counts"])
    found = []

    def visit(node):
        if node["children"]:
            left = sum(risk(child, samples) for child in node["children"])
            found.append((risk(node, samples) - left) / (len(node["children"]) - 1))
            for child in node["children"]:
                visit(child)

    visit(tree)
    result = []
    for alpha in sorted(found):
        if alpha > 1e-9 and (not result or alpha - result[-1] > 1e-9):
            result.append(alpha)
    return result


# %% breakpoints_of_the_first_tree: 转折点只由原来的树算出，剪枝之后没有重算 / Finds the kinks from the original tree, and not anew after pruning
# caught by: test_breakpoints, test_three_breakpoints
# hint: 重算
# book: §10.3.3
def breakpoints(tree):
    samples = sum(tree["counts"])
    found = []

    def visit(node):
        if node["children"]:
            found.append(saved(node, samples))
            for child in node["children"]:
                visit(child)

    visit(tree)
    result = []
    for alpha in sorted(found):
        if alpha > 1e-9 and (not result or alpha - result[-1] > 1e-9):
            result.append(alpha)
    return result


# %% breakpoints_on_a_grid: 在 α 的网格上找最优剪枝变化的地方 / Looks for changes of the best pruning on a grid of α
# caught by: test_breakpoints, test_three_breakpoints
# book: §10.3.3
def breakpoints(tree):
    found, before = [], None
    for k in range(1, 1001):
        size = len(leaves(best_pruning(tree, k / 1000)))
        if before is not None and size != before:
            found.append((k - 0.5) / 1000)
        before = size
    return found


# %% entropy_of_all_nodes: 把中间结点的熵也加上了 / Adds the entropies of inner nodes as well
# caught by: test_unweighted, test_three_unweighted
# book: §10.3.2
def entropies(tree):
    return entropy(tree["counts"]) + sum(entropies(child) for child in tree["children"])


def unweighted_cost(tree, alpha):
    return alpha * len(leaves(tree)) + entropies(tree)


# %% equal_links_twice: 同时剪去的几环各列一次 / Lists a kink once for every link that is pruned there
# caught by: test_breakpoints
# book: §10.3.3
def count_pruned(node, samples, alpha):
    if not node["children"]:
        return 0
    if saved(node, samples) <= alpha:
        return 1
    return sum(count_pruned(child, samples, alpha) for child in node["children"])


def breakpoints(tree):
    samples = sum(tree["counts"])
    found = []
    while tree["children"]:
        alpha = weakest(tree, samples)
        found += [alpha] * count_pruned(tree, samples, alpha + 1e-9)
        tree = without(tree, samples, alpha + 1e-9)
    return [alpha for alpha in found if alpha > 1e-9]


# %% first_two_classes: 熵只算前两个类别 / Takes the first two classes only for the entropy
# caught by: test_unweighted, test_weighted
# book: §10.3.2
def entropy(counts):
    total = sum(counts)
    shares = [counts[0] / total, 1 - counts[0] / total]
    return -sum(share * log2(share) for share in shares if share > 0)


# %% kinks_of_a_millionth_merged: 相差不到 2·10^-6的转折点只列一次 / Kinks less than 2e-6 apart are listed once
# caught by: test_breakpoints
# book: §10.3.3
# kind: narrow
def breakpoints(tree):
    # Prune the weakest link, the node with least entropy saved by each further leaf, until only the root is left.
    samples = sum(tree["counts"])
    found = []
    while tree["children"]:
        alpha = weakest(tree, samples)
        found.append(alpha)
        tree = without(tree, samples, alpha + 1e-9)
    apart = []
    for alpha in found:
        if alpha > 1e-9 and (not apart or alpha > apart[-1] + 2e-6):
            apart.append(alpha)
    return apart


# %% largest_child_first: 返回的树里子树按样本数重新排了序 / Sorts the subtrees by their samples
# caught by: test_pruning
# hint: 次序
# book: §10.3.3
def best_pruning(tree, alpha):
    samples = sum(tree["counts"])

    def pruned(node):
        as_leaf = {"counts": list(node["counts"]), "children": []}, alpha + risk(node, samples)
        if not node["children"]:
            return as_leaf
        below = [pruned(child) for child in sorted(node["children"], key=lambda one: -sum(one["counts"]))]
        cost = sum(cost for _, cost in below)
        if cost >= as_leaf[1]:
            return as_leaf
        return {"counts": list(node["counts"]), "children": [child for child, _ in below]}, cost

    return pruned(tree)[0]


# %% missed_counts_do_not_add_up: 父结点的样本数不等于子结点之和 / The counts of the root are not the sum of its children's
# caught by: test_missed
# book: §10.3.2
def missed(alpha):
    def leaf(*counts):
        return {"counts": list(counts), "children": []}

    def half():
        return {"counts": [2, 2], "children": [leaf(2, 0), leaf(0, 2)]}

    return {"counts": [2, 2], "children": [half(), half()]}


# %% missed_first_split_pays: 第一次划分就合算 / The first split pays
# caught by: test_missed
# hint: 异或
# book: §10.3.2
def missed(alpha):
    def leaf(*counts):
        return {"counts": list(counts), "children": []}

    return {"counts": [4, 4], "children": [leaf(4, 0), leaf(0, 4)]}


# %% missed_nothing_to_gain: 整棵树也不合算 / The whole tree does not pay either
# caught by: test_missed
# hint: 异或
# book: §10.3.2
def missed(alpha):
    def leaf(*counts):
        return {"counts": list(counts), "children": []}

    return {"counts": [4, 4], "children": [leaf(2, 2), leaf(2, 2)]}


# %% missed_three_deep: 三个属性的异或，α 大时不合算 / Exclusive or of three attributes, which does not pay for larger α
# caught by: test_missed
# book: §10.3.2
def missed(alpha):
    def leaf(*counts):
        return {"counts": list(counts), "children": []}

    def node(*children):
        return {"counts": [sum(one) for one in zip(*(child["counts"] for child in children))], "children": list(children)}

    def xor(a, b):
        return node(node(leaf(*a), leaf(*b)), node(leaf(*b), leaf(*a)))

    return node(xor((2, 0), (0, 2)), xor((0, 2), (2, 0)))


# %% natural_logarithm: 用了自然对数 / Uses the natural logarithm
# caught by: test_three_unweighted, test_three_weighted, test_unweighted, test_weighted
# book: §10.3.2
from math import log


def entropy(counts):
    total = sum(counts)
    return -sum(count / total * log(count / total) for count in counts if count > 0)


# %% near_breakpoints_merged: 相差不到 0.001 的转折点并成一个 / Merges kinks that are less than 0.001 apart
# caught by: test_breakpoints
# book: §10.3.3
# kind: narrow
def breakpoints(tree):
    samples = sum(tree["counts"])
    found = []
    while tree["children"]:
        alpha = weakest(tree, samples)
        found.append(alpha)
        tree = without(tree, samples, alpha + 1e-3)
    return [alpha for alpha in found if alpha > 1e-9]


# %% pruned_counts_lost: 剪去的结点没有留下自己的样本数 / Puts the counts of the largest child into a pruned node
# caught by: test_pruning
# hint: 样本数
# book: §10.3.3
def best_pruning(tree, alpha):
    samples = sum(tree["counts"])

    def pruned(node):
        if not node["children"]:
            return {"counts": list(node["counts"]), "children": []}, alpha + risk(node, samples)
        below = [pruned(child) for child in node["children"]]
        cost = sum(cost for _, cost in below)
        if cost >= alpha + risk(node, samples):
            biggest = max(node["children"], key=lambda child: sum(child["counts"]))
            return {"counts": list(biggest["counts"]), "children": []}, alpha + risk(node, samples)
        return {"counts": list(node["counts"]), "children": [child for child, _ in below]}, cost

    return pruned(tree)[0]


# %% pruned_unless_clearly_better: 保留子树要便宜 10^-8 以上，否则剪去 / A subtree stays only if it is cheaper by more than 1e-8
# caught by: test_pruning
# book: §10.3.3
# kind: narrow
def best_pruning(tree, alpha):
    samples = sum(tree["counts"])

    def pruned(node):
        """The best pruning of a subtree, and its share of the cost."""
        as_leaf = {"counts": list(node["counts"]), "children": []}, alpha + risk(node, samples)
        if not node["children"]:
            return as_leaf
        below = [pruned(child) for child in node["children"]]
        cost = sum(cost for _, cost in below)
        if cost >= as_leaf[1] - 1e-8:
            return as_leaf
        return {"counts": list(node["counts"]), "children": [child for child, _ in below]}, cost

    return pruned(tree)[0]


# %% pruned_without_weights: 剪枝时各叶的熵没有加权 / Prunes by entropies without weights
# caught by: test_pruning
# book: §10.3.3
def best_pruning(tree, alpha):
    def pruned(node):
        as_leaf = {"counts": list(node["counts"]), "children": []}, alpha + entropy(node["counts"])
        if not node["children"]:
            return as_leaf
        below = [pruned(child) for child in node["children"]]
        cost = sum(cost for _, cost in below)
        if cost >= as_leaf[1]:
            return as_leaf
        return {"counts": list(node["counts"]), "children": [child for child, _ in below]}, cost

    return pruned(tree)[0]


# %% rare_classes_dropped: 占比不到 10^-5 的类别在熵里略去 / Classes of a share below 1e-5 are left out of the entropy
# caught by: test_unweighted, test_weighted
# book: §10.3.2
# kind: narrow
def entropy(counts):
    total = sum(counts)
    return -sum(count / total * log2(count / total) for count in counts if count > 1e-5 * total)


# %% refused_by_less: 代价只大了一点点 / The cost grows by too little
# caught by: test_refused
# book: §10.3.2
def refused(gain):
    return [[24, 976]] * 3 + [[976, 24]] * 3


# %% refused_poor_split: 划分本来就不好 / A split that is poor anyway
# caught by: test_refused
# book: §10.3.2
def refused(gain):
    return [[500, 500]] * 3


# %% refused_pure_children: 两个子结点都是纯的 / Splits into two pure children
# caught by: test_refused
# hint: 支多
# book: §10.3.2
def refused(gain):
    return [[500, 0], [0, 500]]


# %% refused_shares: 给出的是份额，不是样本数 / Gives shares instead of counts
# caught by: test_refused
# book: §10.3.2
def refused(gain):
    return [[0.025, 0.975]] * 3 + [[0.975, 0.025]] * 3


# %% refused_two_children: 总是只分两支，增益不够大 / Always two children, which cannot gain enough
# caught by: test_refused
# book: §10.3.2
def refused(gain):
    return [[112, 888], [888, 112]]


# %% saved_per_leaf_not_less_one: 省下的熵除以叶数，没有减一 / Divides by the number of leaves instead of leaves less one
# caught by: test_breakpoints, test_three_breakpoints
# hint: 少掉
# book: §10.3.3
def saved(node, samples):
    """How much entropy each leaf below a node saves."""
    below = leaves(node)
    return (risk(node, samples) - sum(risk(leaf, samples) for leaf in below)) / len(below)


# %% small_gains_pruned: 代价只小一点点的划分也剪去 / Prunes what pays by less than 0.001
# caught by: test_pruning
# book: §10.3.3
# kind: narrow
def best_pruning(tree, alpha):
    samples = sum(tree["counts"])

    def pruned(node):
        as_leaf = {"counts": list(node["counts"]), "children": []}, alpha + risk(node, samples)
        if not node["children"]:
            return as_leaf
        below = [pruned(child) for child in node["children"]]
        cost = sum(cost for _, cost in below)
        if cost >= as_leaf[1] - 1e-3:
            return as_leaf
        return {"counts": list(node["counts"]), "children": [child for child, _ in below]}, cost

    return pruned(tree)[0]


# %% small_kinks_dropped: 小于 2·10^-6 的转折点当作 0 / Kinks below 2e-6 count as 0
# caught by: test_breakpoints
# book: §10.3.3
# kind: narrow
def breakpoints(tree):
    # Prune the weakest link, the node with least entropy saved by each further leaf, until only the root is left.
    samples = sum(tree["counts"])
    found = []
    while tree["children"]:
        alpha = weakest(tree, samples)
        found.append(alpha)
        tree = without(tree, samples, alpha + 1e-9)
    return [alpha for alpha in found if alpha > 2e-6]


# %% small_nodes_become_leaves: 样本不到根的 10^-5 的结点一律变成叶 / Nodes with a share of the samples below 1e-5 always become leaves
# caught by: test_pruning
# book: §10.3.3
# kind: narrow
def best_pruning(tree, alpha):
    samples = sum(tree["counts"])

    def pruned(node):
        """The best pruning of a subtree, and its share of the cost."""
        as_leaf = {"counts": list(node["counts"]), "children": []}, alpha + risk(node, samples)
        if not node["children"] or sum(node["counts"]) < 1e-5 * samples:
            return as_leaf
        below = [pruned(child) for child in node["children"]]
        cost = sum(cost for _, cost in below)
        if cost >= as_leaf[1]:
            return as_leaf
        return {"counts": list(node["counts"]), "children": [child for child, _ in below]}, cost

    return pruned(tree)[0]


# %% splits_counted: size 数了划分的次数 / Counts splits instead of leaves
# caught by: test_unweighted, test_three_unweighted
# hint: 只数叶
# book: §10.3.2
def splits(tree):
    return int(len(tree["children"]) > 0) + sum(splits(child) for child in tree["children"])


def unweighted_cost(tree, alpha):
    return alpha * splits(tree) + sum(entropy(leaf["counts"]) for leaf in leaves(tree))


# %% subtree_as_its_own_root: 每棵子树各按自己的样本数加权 / Weights the leaves of every subtree by its own samples
# caught by: test_pruning
# book: §10.3.3
def best_pruning(tree, alpha):
    as_leaf = {"counts": list(tree["counts"]), "children": []}
    if not tree["children"]:
        return as_leaf
    kept = {"counts": list(tree["counts"]), "children": [best_pruning(child, alpha) for child in tree["children"]]}
    return kept if weighted_cost(kept, alpha) < weighted_cost(as_leaf, alpha) else as_leaf


# %% ten_levels: 只看上面十层 / Looks at the first ten levels only
# caught by: test_pruning
# book: §10.3.3
# kind: narrow
def best_pruning(tree, alpha):
    samples = sum(tree["counts"])

    def pruned(node, depth):
        as_leaf = {"counts": list(node["counts"]), "children": []}, alpha + risk(node, samples)
        if not node["children"] or depth == 10:
            return as_leaf
        below = [pruned(child, depth + 1) for child in node["children"]]
        cost = sum(cost for _, cost in below)
        if cost >= as_leaf[1]:
            return as_leaf
        return {"counts": list(node["counts"]), "children": [child for child, _ in below]}, cost

    return pruned(tree, 0)[0]


# %% top_down: 自顶向下，遇到不合算的划分就停 / Goes down from the root and stops at the first split that does not pay
# caught by: test_pruning
# hint: 自底向上
# book: §10.3.3
def best_pruning(tree, alpha):
    samples = sum(tree["counts"])

    def grown(node):
        below = sum(alpha + risk(child, samples) for child in node["children"])
        if not node["children"] or below >= alpha + risk(node, samples):
            return {"counts": list(node["counts"]), "children": []}
        return {"counts": list(node["counts"]), "children": [grown(child) for child in node["children"]]}

    return grown(tree)


# %% unweighted_average: 不加权的代价取了平均熵 / Averages the entropies where they should be added
# caught by: test_unweighted
# hint: 相加
# book: §10.3.2
def unweighted_cost(tree, alpha):
    below = leaves(tree)
    return alpha * len(below) + sum(entropy(leaf["counts"]) for leaf in below) / len(below)


# %% weighted_by_parents: 权是样本数除以父结点的 / Weights a leaf by its share of the parent
# caught by: test_weighted
# hint: 父结点
# book: §10.3.2
def weighted_cost(tree, alpha):
    if not tree["children"]:
        return alpha + entropy(tree["counts"])
    total = sum(tree["counts"])
    cost = 0.0
    for child in tree["children"]:
        share = 1.0 if child["children"] else sum(child["counts"]) / total
        below = weighted_cost(child, alpha)
        cost += below if child["children"] else alpha + share * entropy(child["counts"])
    return cost


# %% weights_equal: 每个叶的权都一样 / Gives every leaf the same weight
# caught by: test_weighted, test_three_weighted
# hint: 权
# book: §10.3.2
def weighted_cost(tree, alpha):
    below = leaves(tree)
    return sum(alpha + entropy(leaf["counts"]) / len(below) for leaf in below)


# %% weights_not_divided: 权是样本数，没有除以根的 / Weights leaves by samples without dividing
# caught by: test_weighted, test_three_weighted
# hint: 除以根
# book: §10.3.2
def weighted_cost(tree, alpha):
    return sum(alpha + sum(leaf["counts"]) * entropy(leaf["counts"]) for leaf in leaves(tree))


# %% whole_or_root: 只比较整棵树与根 / Compares only the whole tree and the root
# caught by: test_pruning
# hint: 自底向上
# book: §10.3.3
def best_pruning(tree, alpha):
    root = {"counts": list(tree["counts"]), "children": []}
    return tree if weighted_cost(tree, alpha) < weighted_cost(root, alpha) else root


# %% zero_counts_fail: 样本数为 0 的类别得到 NaN / NaN for classes without samples
# caught by: test_unweighted, test_weighted, test_three_unweighted
# book: §10.3.2
import numpy as np


def entropy(counts):
    shares = np.array(counts) / sum(counts)
    with np.errstate(all="ignore"):
        return float(-np.sum(shares * np.log2(shares)))


# %% zero_is_a_breakpoint: 把 0 也列为转折点 / Lists 0 among the kinks
# caught by: test_breakpoints
# book: §10.3.3
def breakpoints(tree):
    samples = sum(tree["counts"])
    found = [0.0]
    while tree["children"]:
        alpha = weakest(tree, samples)
        found.append(alpha)
        tree = without(tree, samples, alpha + 1e-9)
    return [0.0] + [alpha for alpha in found if alpha > 1e-9]
