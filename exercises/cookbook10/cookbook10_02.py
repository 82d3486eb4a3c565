r"""cookbook10.2 复杂度代价与剪枝 / Complexity cost and pruning

书中把树的代价写成 $\alpha \cdot size + \sum_{\text{叶}} \mathrm{Ent}(D)$，继续分支会使它变大时就停。各叶的熵这样直接相加，好的划分也会被拒绝：造一个出来。把各叶的熵按样本数加
权之后，对每个 α 求代价最小的剪枝，再求最小代价（作为 α 的函数）在哪些 α 处转折；最后造一棵树，边长边停会错过它的好处。

`best_pruning` 为什么正确，写在 `proof` 里。

**树** 是字典 `{"counts": [各类别的样本数], "children": [子树]}`；没有子树（空列表）的是叶，其余结点至少有两棵子树，子树的样本数逐类相加等于这个结点的。没有空结点，每类的样本数是非负整数。
**剪枝** 把一些（可以没有）不是叶的结点变成叶，丢掉它们的子树，其余一概不变，次序也不变。

**代价。** `size` 是叶的个数。熵以比特计（以 2 为底）；加权时，一个叶的权是它的样本数除以根的样本数。

**范围。** 1 到 6 个类别，样本数之和不超过 $10^6$，至多 120 个结点，根下面至多 50 层，0 ≤ α ≤ 100。你造的数据也一样。

误差不超过 $10^{-9}$。每次调用不超过 2 秒 CPU 时间。不要改动传入的参数。

---

The source writes the cost of a tree as $\alpha \cdot size + \sum_{\text{leaves}} \mathrm{Ent}(D)$, and stops where
another branch would make it larger. If the entropies are simply added, good splits are refused as well: build one.
With the entropies weighted by samples, find the pruning of least cost for every α, and all α at which the least cost,
as a function of α, has a kink; at last build a tree whose merits are missed if one stops on the way down.

Why `best_pruning` is right belongs into `proof`.

**A tree** is a dict `{"counts": [samples of every class], "children": [trees]}`; without children (an empty list) it
is a leaf, and any other node has at least two, whose counts add up to its own, class by class. No node is empty, and
counts are integers that are not negative. **A pruning** turns some inner nodes (or none) into leaves, without their
children, and keeps everything else, order included.

**Cost.** `size` is the number of leaves. Entropies are in bits (to base 2); where they are weighted, the weight of a
leaf is its number of samples over that of the root.

**Ranges.** There are 1 to 6 classes, $10^6$ samples at most, at most 120 nodes, at most 50 levels below the root, 0 ≤
α ≤ 100. The same holds for the data that you build.

Errors are $10^{-9}$ at most. A call takes at most 2 seconds of CPU time. Do not change the arguments.
"""

from typing import Any

Tree = dict[str, Any]


def unweighted_cost(tree: Tree, alpha: float) -> float:
    """α 乘叶的个数，加上各叶的熵之和，不加权。

    α times the number of leaves, plus the sum of the entropies of the leaves, without weights.

    >>> round(float(unweighted_cost({"counts": [3, 3], "children": []}, 0.5)), 9)
    1.5
    """
    raise NotImplementedError


def weighted_cost(tree: Tree, alpha: float) -> float:
    """α 乘叶的个数，加上各叶的熵的加权和。

    α times the number of leaves, plus the weighted sum of the entropies of the leaves.

    >>> round(float(weighted_cost({"counts": [3, 3], "children": []}, 0.5)), 9)
    1.5
    """
    raise NotImplementedError


def best_pruning(tree: Tree, alpha: float) -> Tree:
    """weighted_cost 最小的剪枝，也是一棵树；有几个时任取一个。

    The pruning of least weighted_cost, which is a tree again; any one of several.

    >>> [int(count) for count in best_pruning({"counts": [3, 3], "children": []}, 0.5)["counts"]]
    [3, 3]
    """
    raise NotImplementedError


def breakpoints(tree: Tree) -> list[float]:
    """所有剪枝的 weighted_cost 的最小值是 α 的函数。由小到大列出它改变斜率的全部 α > 10^-9，每处只列一次；没有时是空列表。不同的转折点至少相差 10^-6，大于 0 的都不小于 10^-6。

    The least weighted_cost of all prunings is a function of α. All α > 10^-9 at which its slope changes, ascending,
    each of them once; an empty list if there are none. Different ones are 10^-6 apart at least, and those above 0 are
    at least 10^-6.

    >>> len(breakpoints({"counts": [3, 3], "children": []}))
    0
    """
    raise NotImplementedError


def refused(gain: float) -> list[list[int]]:
    """一个好的划分，却因熵不加权而被拒绝：返回各个子结点的样本数，两个类别。信息增益至少是 gain, 0.1 ≤ gain ≤ 0.8；而 α = 0 时，划分之后的 unweighted_cost 比不划分的至少大
    0.01。

    A good split that is refused since entropies are not weighted: the counts of all children, of two classes. Its
    information gain is at least `gain`, 0.1 ≤ gain ≤ 0.8; and yet for α = 0 the unweighted_cost after the split
    exceeds that without it by 0.01 at least.
    """
    raise NotImplementedError


def missed(alpha: float) -> Tree:
    """边长边停会错过的树：按 weighted_cost，只分第一次（根的子结点都是叶）的代价不小于不分的，而这棵树的某个剪枝的代价比不分的至少小 0.01。0.001 ≤ alpha ≤ 0.3。

    A tree that is missed by stopping on the way down: by weighted_cost the first split alone (all children of the root
    being leaves) costs no less than none, and yet some pruning of the tree costs less than none by 0.01 at least.
    0.001 ≤ alpha ≤ 0.3.
    """
    raise NotImplementedError


def proof() -> str:
    """用 Markdown 说明你的 best_pruning 求出的代价为什么最小。由老师阅读，不计分。

    Why the cost that your best_pruning finds is the least one, in Markdown. Read by a person, without points.
    """
    raise NotImplementedError
