r"""8.7 随机森林为何训练更快 / Why a random forest trains faster

**书上的题。** 试析随机森林为何比决策树 Bagging 集成的训练速度更快。用计数来说明：每个结点评估几个属性，扫描多少样本；也要看反面：随机的树
会不会更大，把省下的又赔进去？

**先看一个小例子。** 8 个样本，三个 0/1 属性取遍 8 种组合，标记就是第一个属性。

    Bagging 的树    根结点评估 3 个属性，各扫描 8 个样本，共 24；按第一个属性一分就完，1 个划分结点
    k = 1 的树      根结点只评估 1 个，扫描 8。碰巧是第一个属性就分完了；不巧就得到两个 4 个样本的结点，接着再抽

最不巧时要分三层，1 + 2 + 4 = 7 个划分结点，扫描 8 + 8 + 8 = 24，还是不比 Bagging 的根结点多；平均是 11/3 个划分结点，扫描 16。

**约定。** 属性都是离散的，每个取值一个分支。叶结点是 `{"label": 多数类}`，划分结点是 `{"feature": j, "branches": {取值: 子树}}`。
一个结点的样本同属一类，或所有属性在其中都只有一个取值，才是叶结点。**扫描量**：在有 n 个样本的划分结点上评估 k 个属性，扫描 kn 个。

**做完想一想。** 最不巧的树也没有多扫描，这是偶然吗？属性是连续的、可以反复使用时，这个论证断在哪一步？除了选属性，两种集成的训练还有哪些
开销，一样吗？

**★** 两百个样本、十二个属性、十多层的树，上百万的计数，gain 是任何实数时也对。

---

**The exercise.** Analyse why a random forest is trained faster than bagged decision trees. Explain it by counting: how
many attributes are evaluated in a node, and how many samples scanned? Then look at the other side: could random trees
be larger, and lose what was gained?

**A small example first.** 8 samples, three attributes 0/1 in all 8 combinations; the label is the first attribute.

    a tree of bagging    the root evaluates 3 attributes and scans 8 samples for each, 24 in all; one split does, on the first
    a tree with k = 1    the root evaluates 1 and scans 8. With luck it is the first attribute; if not, there are two nodes of 4
                         samples, which draw again

Without any luck there are three levels with 1 + 2 + 4 = 7 split nodes and 8 + 8 + 8 = 24 scans, still no more than in
the root of bagging alone; on average there are 11/3 split nodes and 16 scans.

**Conventions.** All attributes are discrete, with a branch for each value. A leaf is `{"label": the majority}`, a split
node `{"feature": j, "branches": {value: tree}}`. A node is a leaf only if its samples are of one class, or if every
attribute has one value among them. **Scans**: to evaluate k attributes in a split node of n samples, kn are scanned.

**Worth a thought.** The tree without luck did not scan more: is that an accident? Where does the argument break if
attributes are continuous and may be used again? What else does training either ensemble cost, and is that the same?

**★** Right as well for two hundred samples, twelve attributes and a dozen levels, for counts in the millions, and
whatever real numbers gain returns.
"""

from collections.abc import Callable, Hashable

Gain = Callable[[list, list], float]


def subset_size(d: int) -> int:
    """随机森林在每个结点抽取的属性数的推荐值 k = log2 d，向下取整，但至少为 1。

    The number of attributes that a random forest is advised to draw in each node, k = log2 d, rounded down, but at least 1.

    >>> subset_size(8)
    3
    """
    raise NotImplementedError


def grow(X: list[list], y: list[Hashable], k: int, seed: int, gain: Gain) -> dict:
    """随机森林的一棵树（不再采样）。在每个划分结点，从该结点的样本中不止一个取值的属性里，不放回地随机抽 k 个（不足 k 个时全取），各结点
    另抽；对抽到的每个属性调用一次 gain(values, labels)，即该结点的样本在这个属性上的取值与标记；按返回值最大的一个划分，此外不要调用
    gain。同一个 seed 得到同一棵树。

    One tree of a random forest (without further sampling). In each split node draw at random and without replacement k
    of the attributes that have more than one value among the node's samples (all, if fewer than k), anew in every node;
    call gain(values, labels) once for each one drawn, with the node's values of that attribute and their labels; split
    on one whose returned number is largest, and do not call gain otherwise. The same seed gives the same tree.

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
    """（下界，上界），都是最好的界，m 个样本、d 个属性：

    - 下界：Bagging 的一棵树至少扫描多少。每个划分结点评估所有不止一个取值的属性，根结点上 d 个属性都不止一个取值；孩子结点可以都已经同类。
    - 上界：一棵树的划分结点至多有 depth 层（根是第一层），每个都评估 k 个属性，至多扫描多少；不管分支有几个，样本足够各层都分下去。

    (lower bound, upper bound), the best there are, for m samples with d attributes:

    - lower: what a tree of bagging scans at least. Each split node evaluates all attributes with more than one value there, which in
      the root are all d; its children may all be of one class.
    - upper: what a tree scans at most whose split nodes have at most `depth` levels (the root is the first), with k attributes
      evaluated in each; however many branches there are, and with enough samples to be split on every level.
    """
    raise NotImplementedError


def bigger_random_tree(d: int, factor: float) -> tuple[list[list], list]:
    """d 个属性、至多 200 个样本的 (X, y)：k = 1 时 `grow` 的树的划分结点个数的期望，至少是 k = d 时的 factor 倍（d 是 4 到 8，factor 至多 5）；
    后者以信息增益划分，相等时取下标最小的属性。

    Data (X, y) with d attributes and at most 200 samples: the expected number of split nodes in a tree of `grow` with k
    = 1 is at least factor times that with k = d (d from 4 to 8, factor up to 5); the latter splits by information gain,
    of equal ones on the attribute with the smallest index.
    """
    raise NotImplementedError


def claims() -> dict[str, bool]:
    """下列说法的真假；属性都是离散的，如上。

    - cost_per_node_falls_by_k_over_d：d 个属性都不止一个取值的划分结点上，随机森林的扫描量是 Bagging 的 k/d（k ≤ d）。
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
    """随机森林为何训练更快，什么会抵消这一点，Markdown，给老师看，不计分。

    Why a random forest trains faster, and what works against it, in Markdown, for your teacher; it earns no points.
    """
    raise NotImplementedError
