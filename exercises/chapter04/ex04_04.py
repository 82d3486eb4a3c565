"""4.4 基尼指数与剪枝 / Gini index with pre- and post-pruning

换用基尼指数长树，再写出两种剪枝：边长边剪（预剪枝），长完再剪（后剪枝）。表 4.2 把西瓜数据集 2.0 分成十个训练瓜和七个验证瓜
（`exercises.datasets.watermelon_2_0_split()`）：三棵树各有多大，在验证瓜上各对几个？

**数据。** `X` 是行的列表，每行按 `attributes` 的顺序给出各属性的值；属性都是离散的，`domains[j]` 是第 j 个属性全部可能取值的
列表；`y` 是标签列表，`classes` 是全部类别。训练样本有 1 到 150 个，验证样本至多 150 个，可以一个也没有；属性至多 60 个。
不要改动传入的参数。

**树** 是嵌套的字典。叶：`{"label": 类别}`。内部结点：`{"attribute": 名, "branches": {值: 子树, …}}`，每个可能取值都有一支。

**生长规则**（图 4.2）：样本全属一类，或没有属性可用，或样本在余下属性上取值全同，则为叶，取多数类；否则按基尼指数最小的属性
划分。空分支是叶，取父结点的多数类。多数类并列时取 `classes` 中靠前的。用过的属性在子树中不再用。基尼指数并列（相差不超过
1e-9）时取哪个都对。

**预剪枝。** 在要划分的结点上，看到达它的验证样本：数一数不划分（叶取训练样本的多数类）对几个，只划分一次（各支都是叶，空分支
取父结点的多数类）对几个；划分后**严格更多**才划分。

**后剪枝。** 自底向上：把子树换成叶（取到达该结点的训练样本的多数类），若整棵树的验证精度严格提高就换；相等时由 `keep_on_tie`
决定保留还是剪去；没有验证样本到达也算相等。

---

Grow trees by the Gini index, then write both ways of pruning: while growing (pre-pruning) and afterwards (post-pruning).
Table 4.2 parts watermelon 2.0 into ten melons for training and seven for validation
(`exercises.datasets.watermelon_2_0_split()`): how large is each of the three trees, and how often is it right?

**Data.** `X` is a list of rows, each giving the values in the order of `attributes`; all attributes are discrete, and
`domains[j]` lists all possible values of attribute j; `y` lists the labels, `classes` all classes. There are 1 to 150
training samples, at most 150 validation samples, perhaps none, and at most 60 attributes. Do not change the arguments.

**A tree** is a nested dict. Leaf: `{"label": class}`. Inner node: `{"attribute": name, "branches": {value: subtree, …}}`
with a branch for every possible value.

**Growing** (fig. 4.2): samples of one class, no attribute left, or samples equal on the attributes left: a leaf with the
majority class; otherwise split by the attribute of smallest Gini index. An empty branch is a leaf with the majority of
its parent. A tie of majorities goes to the class that stands first in `classes`. An attribute is not used again below its
node. Of attributes whose Gini indices tie (within 1e-9) any is right.

**Pre-pruning.** At a node that would be split, take the validation samples that reach it. Count how many are right without
the split (a leaf with the majority of the training samples) and with one split (every branch a leaf, an empty one with
the majority of its parent). Split only if the split gets **strictly more** of them right.

**Post-pruning.** From the bottom up, replace a subtree by a leaf (the majority of the training samples at that node) if
the validation accuracy of the whole tree becomes strictly better. If it stays equal, `keep_on_tie` says whether the
subtree is kept or cut; a node that no validation sample reaches counts as equal.
"""


def gini(y: list[str]) -> float:
    """标签的基尼值 (4.5)；空列表为 0.0。

    The Gini value (4.5) of the labels; 0.0 for the empty list.

    >>> gini(["是", "否", "是", "否"])
    0.5
    """
    raise NotImplementedError


def gini_index(values: list[str], y: list[str]) -> float:
    """按一个离散属性划分的基尼指数 (4.6)。

    The Gini index (4.6) of a discrete attribute.

    >>> gini_index(["甲", "甲", "乙", "乙"], ["是", "否", "是", "是"])
    0.25
    """
    raise NotImplementedError


def grow_unpruned(
    X: list[list[str]], y: list[str], attributes: list[str], domains: list[list[str]], classes: list[str]
) -> dict:
    """按生长规则长成的树。

    The tree grown by the rules above.

    >>> grow_unpruned([["甲"], ["乙"]], ["是", "否"], ["形"], [["甲", "乙"]], ["是", "否"])
    {'attribute': '形', 'branches': {'甲': {'label': '是'}, '乙': {'label': '否'}}}
    """
    raise NotImplementedError


def grow_prepruned(
    X: list[list[str]],
    y: list[str],
    X_val: list[list[str]],
    y_val: list[str],
    attributes: list[str],
    domains: list[list[str]],
    classes: list[str],
) -> dict:
    """边长边剪的树。

    The tree that is pruned while it grows.

    >>> grow_prepruned([["甲"], ["乙"]], ["是", "否"], [["甲"]], ["是"], ["形"], [["甲", "乙"]], ["是", "否"])
    {'label': '是'}
    """
    raise NotImplementedError


def post_prune(
    tree: dict,
    X: list[list[str]],
    y: list[str],
    X_val: list[list[str]],
    y_val: list[str],
    attributes: list[str],
    classes: list[str],
    keep_on_tie: bool = True,
) -> dict:
    """后剪枝之后的树。传入的可以是任何一棵树，不一定是上面长出来的，叶的类别也不一定是多数类；但其内部结点都有训练样本 (X, y) 到达。

    The tree after post-pruning. The given one may be any tree: not only those grown above, nor need its leaves hold the
    majority class; but its inner nodes are all reached by training samples (X, y).

    >>> tree = {"attribute": "形", "branches": {"甲": {"label": "是"}, "乙": {"label": "否"}}}
    >>> post_prune(tree, [["甲"], ["乙"]], ["是", "否"], [["乙"]], ["是"], ["形"], ["是", "否"])
    {'label': '是'}
    """
    raise NotImplementedError


def accuracy(tree: dict, attributes: list[str], X: list[list[str]], y: list[str]) -> float:
    """树在给定样本上的精度；至少一个样本。

    The accuracy of the tree on the given samples, of which there is at least one.

    >>> accuracy({"label": "是"}, ["形"], [["甲"], ["乙"]], ["是", "否"])
    0.5
    """
    raise NotImplementedError


def compare(
    X: list[list[str]],
    y: list[str],
    X_val: list[list[str]],
    y_val: list[str],
    attributes: list[str],
    domains: list[list[str]],
    classes: list[str],
) -> dict[str, dict[str, float]]:
    """用上面的函数得到三棵树，比较验证精度、叶数与总结点数（内部结点加叶）；后剪枝相等时保留。至少一个验证样本。

    The three trees that the functions above give (ties are kept in post-pruning), compared by validation accuracy, number
    of leaves and number of nodes (inner nodes and leaves). There is at least one validation sample.

    >>> table = compare([["甲"], ["乙"]], ["是", "否"], [["乙"]], ["是"], ["形"], [["甲", "乙"]], ["是", "否"])
    >>> table["unpruned"], table["postpruned"]
    ({'accuracy': 0.0, 'leaves': 2, 'nodes': 3}, {'accuracy': 1.0, 'leaves': 1, 'nodes': 1})
    >>> sorted(table)
    ['postpruned', 'prepruned', 'unpruned']
    """
    raise NotImplementedError
