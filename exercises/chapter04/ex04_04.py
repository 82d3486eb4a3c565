"""4.4 基尼指数与剪枝 / Gini index with pre- and post-pruning

**书上的题。** 编程实现以基尼指数选择划分的决策树算法，为表 4.2 的数据（`exercises.datasets.watermelon_2_0_split()`）生成预剪枝、后剪枝
决策树，并与未剪枝的树比较：各有多大，在验证瓜上各对几个，为什么？

**先看一个小例子。** 六个训练瓜，三个验证瓜，两个属性：

    训练   青绿 蜷缩 是   青绿 蜷缩 是   青绿 硬挺 否   乌黑 蜷缩 否   乌黑 蜷缩 否   乌黑 硬挺 否
    验证   青绿 蜷缩 是   青绿 硬挺 是   乌黑 蜷缩 否

    未剪枝   基尼指数：色泽 3/6 × 4/9 = 0.222，根蒂 4/6 × 1/2 = 0.333。先按色泽分，青绿的再按根蒂分：
             {"attribute": "色泽", "branches": {
                 "青绿": {"attribute": "根蒂", "branches": {"蜷缩": {"label": "是"}, "硬挺": {"label": "否"}}},
                 "乌黑": {"label": "否"}}}
    预剪枝   根：不分就全标“否”，验证瓜对 1 个；分一次，青绿标“是”、乌黑标“否”，对 3 个。分。
             青绿：不分对 2 个，再分一次只对 1 个。不分。
    后剪枝   未剪枝的树对 2 个。把青绿的子树换成叶“是”，变成对 3 个：剪。再看根，换成叶只对 1 个：留。

**约定。** 数据是一张表：`X` 每行一个样本，列名是 `attributes`，都是离散属性；`domains[j]` 列出第 j 列可能的取值，`classes` 列出全部类别。
树写成上例的样子，每个可能的取值都有一支，没有训练样本的一支是叶，取父结点的多数类。多数类并列时取 `classes` 中靠前的，基尼指数并列时取
哪个都对。叶的类别由训练样本定；剪不剪，看到达该结点的验证样本：预剪枝要严格多对才划分；后剪枝严格多对就剪，一样多时由 `keep_on_tie`
决定留不留。

**做完想一想。** 图 4.6 的预剪枝只剩一层，为什么说它有欠拟合的风险？能造出一份数据，让它在根结点就停下，而未剪枝的树全对吗？

**★** 一百多个样本、六十层的树、基尼指数只差一点点的属性也对。

---

**The exercise.** Program a decision tree that chooses its splits by the Gini index, grow the pre-pruned and the post-pruned tree for the
data of table 4.2 (`exercises.datasets.watermelon_2_0_split()`), and compare them with the unpruned one: how large is each, how many
of the validation melons does it get right, and why?

**A small example first.** Six melons to train, three to validate, two attributes, 色泽 (colour) and 根蒂 (root):

    train      青绿 蜷缩 是   青绿 蜷缩 是   青绿 硬挺 否   乌黑 蜷缩 否   乌黑 蜷缩 否   乌黑 硬挺 否
    validate   青绿 蜷缩 是   青绿 硬挺 是   乌黑 蜷缩 否

    unpruned       Gini indices: 色泽 3/6 × 4/9 = 0.222, 根蒂 4/6 × 1/2 = 0.333. First 色泽, then 根蒂 below 青绿:
                   {"attribute": "色泽", "branches": {
                       "青绿": {"attribute": "根蒂", "branches": {"蜷缩": {"label": "是"}, "硬挺": {"label": "否"}}},
                       "乌黑": {"label": "否"}}}
    pre-pruning    Root: without a split all are 否, and 1 validation melon is right; after one split 青绿 is 是, 乌黑 is 否,
                   and 3 are right. Split. 青绿: 2 are right without a split, 1 after it. No split.
    post-pruning   The unpruned tree gets 2 right. With a leaf 是 in the place of the subtree at 青绿 it is 3: cut. With a leaf
                   in the place of the root it would be 1: keep.

**Conventions.** The data are a table: each row of `X` is a sample, `attributes` names the columns, all of them discrete; `domains[j]`
lists the values that column j can have, `classes` all classes. Trees look like the one above, with a branch for every possible value;
one without training samples is a leaf with the majority of its parent. A tie of majorities goes to the class that stands first in
`classes`; of tied Gini indices any is right. Training samples give the class of a leaf; whether to prune is for the validation samples
that reach the node: pre-pruning splits if strictly more become right; post-pruning cuts if strictly more become right, and if equally
many are, `keep_on_tie` says whether the subtree stays.

**Worth a thought.** Pre-pruning in fig. 4.6 leaves a single level: why is that said to risk underfitting? Can you make data on which it
stops at the root, while the unpruned tree is always right?

**★** Right as well with over a hundred samples, trees of sixty levels and attributes whose Gini indices hardly differ.
"""


def gini(y: list[str]) -> float:
    """标签的基尼值 (4.5)。

    The Gini value (4.5) of the labels.

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
    """图 4.2 的决策树，每次按基尼指数最小的属性划分。

    The decision tree of fig. 4.2, always split by the attribute of smallest Gini index.

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
    """边长边剪的树：划分之前，先问验证样本值不值得分。

    The tree that is pruned while it grows: before each split it asks the validation samples whether that pays.

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
    """后剪枝：自底向上，逐个问内部结点换成叶（取到达它的训练样本的多数类）好不好。传入的可以是任何一棵树，不一定是上面长出来的。

    Post-pruning: from the bottom up, ask of every inner node whether a leaf (the majority of the training samples that
    reach it) would do better. The given tree may be any, not only one that was grown above.

    >>> tree = {"attribute": "形", "branches": {"甲": {"label": "是"}, "乙": {"label": "否"}}}
    >>> post_prune(tree, [["甲"], ["乙"]], ["是", "否"], [["乙"]], ["是"], ["形"], ["是", "否"])
    {'label': '是'}
    """
    raise NotImplementedError


def accuracy(tree: dict, attributes: list[str], X: list[list[str]], y: list[str]) -> float:
    """树在给定样本上的精度。

    The accuracy of the tree on the given samples.

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
    """书上要的比较：上面的函数得到的三棵树的验证精度、叶数与总结点数（内部结点加叶）。后剪枝一样多时保留。

    The comparison that the book asks for: validation accuracy, number of leaves and number of nodes (inner nodes and leaves)
    of the three trees that the functions above give; post-pruning keeps a subtree on a tie.

    >>> table = compare([["甲"], ["乙"]], ["是", "否"], [["乙"]], ["是"], ["形"], [["甲", "乙"]], ["是", "否"])
    >>> table["unpruned"], table["postpruned"]
    ({'accuracy': 0.0, 'leaves': 2, 'nodes': 3}, {'accuracy': 1.0, 'leaves': 1, 'nodes': 1})
    >>> sorted(table)
    ['postpruned', 'prepruned', 'unpruned']
    """
    raise NotImplementedError


def observations() -> str:
    """（由教师阅读）在表 4.2 上跑一遍 `compare`：三棵树各有多大，验证瓜各对几个？差别从哪里来，七个验证瓜能说明多少？返回 Markdown 文本。

    (Read by a person) Run `compare` on table 4.2: how large are the three trees, and how many validation melons does each get
    right? Where does the difference come from, and how much do seven validation melons tell? Returns Markdown.
    """
    raise NotImplementedError
