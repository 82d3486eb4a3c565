r"""8.7 随机森林为何训练更快 / Why a random forest trains faster

同样多的决策树，随机森林往往比决策树的 Bagging 先训练完。用计数来说明：每个结点评估了几个属性，扫描了多少样本；随机的树又会不会更大？

**数据。** `X` 是 m 行的列表（m 至多 200），每行 d 个属性值（d 至多 12），`y` 是 m 个标记；属性值与标记是整数或字符串，同一列中不混用。属性都是离散的。

**树。** 一个结点的样本若同属一类，或所有属性在其中都只有一个取值，就是叶结点 `{"label": 多数类}`（票数相等时任取一类）；否则是划分结点
`{"feature": j, "branches": {取值: 子树}}`：属性 j 在该结点的样本中有不止一个取值，其中出现的每个取值各有一个分支。

**扫描量。** 在有 n 个样本的划分结点上评估一个属性，要扫描 n 个样本；评估 k 个属性，扫描 kn 个。

不要改动传入的参数。

---

A random forest is mostly trained sooner than as many trees by bagging. Explain it by counting: how many attributes are evaluated
in a node, how many samples scanned; and could random trees not be larger?

**Data.** `X` is a list of m rows (m at most 200), each of d attribute values (d at most 12), `y` holds m labels; values and
labels are ints or strings, not both in one column. All attributes are discrete.

**Trees.** If the samples of a node are of one class, or every attribute has only one value among them, it is a leaf
`{"label": the majority}` (any of the classes with equally many samples); otherwise a split node
`{"feature": j, "branches": {value: tree}}`: attribute j has more than one value among the node's samples, and each value that
occurs there has a branch.

**Scans.** To evaluate one attribute in a split node of n samples, n samples are scanned; for k attributes, kn.

Do not change the arguments.
"""

from collections.abc import Callable, Hashable

Gain = Callable[[list, list], float]


def subset_size(d: int) -> int:
    """随机森林在每个结点抽取的属性数的推荐值 k = log2 d，向下取整，但至少为 1。1 ≤ d ≤ 10⁶。

    The number of attributes that a random forest is advised to draw in each node, k = log2 d, rounded down, but at least 1.
    1 ≤ d ≤ 10⁶.
    """
    raise NotImplementedError


def grow(X: list[list], y: list[Hashable], k: int, seed: int, gain: Gain) -> dict:
    """随机森林的一棵树（不再采样）。在每个划分结点，从该结点的样本中不止一个取值的属性里，不放回地随机抽 k 个（不足 k 个时全取），各结点的抽取互不相关；对抽到的每个
    属性调用一次 gain(values, labels)，即该结点的样本在这个属性上的取值与它们的标记；按返回值（可为任何实数）最大的一个划分，相等时任选。
    此外不要调用 gain。k ≥ 1。同一个 seed 得到同一棵树。

    One tree of a random forest (without further sampling). In each split node draw at random and without replacement k of the
    attributes that have more than one value among the node's samples (all, if fewer than k), independently of other nodes; call
    gain(values, labels) once for each one drawn, with the values of the node's samples on that attribute and their labels; split
    on one whose returned number (any real) is largest. Do not call gain otherwise. k ≥ 1. The same seed gives the same tree.

    >>> grow([["a"], ["b"]], [0, 1], 1, 0, lambda values, labels: 1.0)["feature"]
    0
    """
    raise NotImplementedError


def tree_cost(node_sizes: list[int], k: int) -> int:
    """一棵树的扫描量：各划分结点的样本数是 node_sizes，每个都评估 k 个属性。

    How many samples are scanned for a tree whose split nodes have so many samples, if k attributes are evaluated in each.

    >>> tree_cost([10, 4], 3)
    42
    """
    raise NotImplementedError


def cost_bounds(m: int, d: int, k: int, depth: int) -> tuple[int, int]:
    """（下界，上界），都是对任何 m 个样本、d 个属性的树都成立的最好的界，k ≤ d, depth ≤ d，且 m ≥ 2^depth（样本足够各层都分下去）：

    - 在每个划分结点评估所有不止一个取值的属性的一棵树，根是划分结点，且 d 个属性在根处都不止一个取值：扫描量的下界；
    - 划分结点至多有 depth 层（根是第一层）的一棵树：扫描量的上界，每个划分结点都按评估 k 个属性计，不管分支有几个。

    (lower bound, upper bound), the best ones that hold whatever the tree on m samples with d attributes, where k ≤ d, depth ≤ d and
    m ≥ 2^depth (enough samples to be split on every level):

    - of a tree that evaluates in each split node all attributes with more than one value there, whose root is a split node where
      all d attributes have more than one value: the lower bound of the samples scanned;
    - of a tree with at most `depth` levels of split nodes (the root is the first): the upper bound of the samples scanned,
      counting k attributes for each split node, however many branches there are.
    """
    raise NotImplementedError


def bigger_random_tree(d: int, factor: float) -> tuple[list[list], list]:
    """至多 200 个样本、d 个属性的 (X, y), 4 ≤ d ≤ 8, 1 ≤ factor ≤ 5：k = 1 时 `grow` 的树的划分结点个数的期望，至少是 k = d 时划分结点
    个数的 factor 倍；后者以信息增益划分，相差不到 1e-9 时取下标最小的属性。

    Data (X, y) of at most 200 samples with d attributes, 4 ≤ d ≤ 8, 1 ≤ factor ≤ 5: the expected number of split nodes in a tree
    of `grow` with k = 1 is at least factor times that with k = d; the latter splits by information gain, and takes the attribute
    with the smallest index of those less than 1e-9 apart.
    """
    raise NotImplementedError


def claims() -> dict[str, bool]:
    """下列说法的真假；属性都是离散的，如上。

    - cost_per_node_falls_by_k_over_d：d 个属性都不止一个取值的划分结点上，随机森林的扫描量是 Bagging 的 k/d (k ≤ d)。
    - random_forest_trees_are_never_larger：同样的样本上，随机森林的树的结点总不比 Bagging 的树多。
    - k1_tree_scans_at_most_as_much_as_the_full_root_alone：若 d 个属性在根处都不止一个取值，且根是划分结点，则 k = 1 的整棵树的扫描量不超过
      Bagging 的树在根结点一处的扫描量。
    - forest_and_bagging_differ_in_bootstrap_cost：随机森林与 Bagging 在自助采样上的开销不同。

    Which of these hold, for discrete attributes as above.

    - cost_per_node_falls_by_k_over_d: in a split node where all d attributes have more than one value, a random forest scans k/d of
      what bagging scans (k ≤ d).
    - random_forest_trees_are_never_larger: on the same samples a tree of a random forest never has more nodes than one of bagging.
    - k1_tree_scans_at_most_as_much_as_the_full_root_alone: if the root is a split node where all d attributes have more than one
      value, the whole tree with k = 1 scans no more than a tree of bagging does in its root alone.
    - forest_and_bagging_differ_in_bootstrap_cost: random forests and bagging differ in what bootstrap sampling costs.
    """
    raise NotImplementedError


def analysis() -> str:
    """（由教师阅读）随机森林为何训练更快，什么会抵消这一点。返回 Markdown 文本。

    (Read by a person) Why a random forest trains faster, and what works against it. Returns Markdown.
    """
    raise NotImplementedError
