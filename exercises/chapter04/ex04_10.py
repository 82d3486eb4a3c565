"""4.10 多变量决策树 / A multivariate decision tree

让结点检查属性的线性组合，而不是单个属性（§4.5）；方向怎样求由你定：线性判别、对率回归、感知机、随机搜索都可以，个别结点退回单个属性
也可以。长出西瓜数据集 3.0 上的树，看看边界可以斜着走之后，它与轴平行的树有何不同。

**数据。** `X` 是 (n, d) 的数值数组，n ≤ 150, d ≤ 19；`y` 是 0/1 的列表。没有特征相同而标签不同的样本。数的绝对值不超过 $10^7$，同一列中
不同的数至少相差该列最大绝对值的 $10^{-8}$；各列的数量级可以相差 1000 倍，列之间可以线性相关。

**树** 是嵌套的字典。叶：`{"label": 0}` 或 `{"label": 1}`。内部结点：`{"weights": [w_1, …, w_d], "threshold": t, "le": 子树, "gt": 子树}`，
$w·x ≤ t$ 的样本走 `"le"`，其余走 `"gt"`。`weights` 不全为 0，两个子结点都要分到训练样本。

**要求。** 一直长到训练误差为 0，只有样本同属一类的结点才成叶；叶的个数不限。需要随机数时只能由 `seed` 产生：同样的输入得到同样的树。
树要用上斜的边界：在 3.0α 上至少有一个结点是斜的（至少两个属性的 $|w_j|$ 乘以该列的极差不小于其中最大者的 1%）；在两个属性上均匀分布、由直线
$x_1 + x_2 = 0$ 分成两类的 120 个样本上（各列也会放大、平移），根结点两侧各取多数类，就要分对至少 85% 的训练样本。

每次调用不超过 1 秒 CPU 时间。不要改动传入的参数。

---

Let nodes test a linear combination of attributes instead of a single one (§4.5). How to find the direction is up to you:
linear discriminant, logistic regression, perceptron, random search; some nodes may fall back to a single attribute. Grow
a tree on watermelon 3.0 and see how it differs from an axis-parallel one now that boundaries may be slanted.

**Data.** `X` is a numeric array (n, d) with n ≤ 150, d ≤ 19; `y` is a list of 0/1. No two samples have equal features
but different labels. Numbers are at most $10^7$ in size, and different ones in a column differ by at least $10^{-8}$ of the
largest there; columns may differ in scale by a factor of 1000, and depend on one another linearly.

**A tree** is a nested dict. Leaf: `{"label": 0}` or `{"label": 1}`. Inner node: `{"weights": [w_1, …, w_d],
"threshold": t, "le": subtree, "gt": subtree}`; samples with $w·x ≤ t$ go to `"le"`, the others to `"gt"`. The `weights`
are not all 0, and both children get training samples.

**Wanted.** Grow until the training error is 0; only nodes whose samples are of one class become leaves, of which there may be
any number. Random numbers come from `seed` alone: the same input gives the same tree. The tree makes use of slanted
boundaries: on 3.0α at least one node is slanted (for two attributes at least, $|w_j|$ times the range of the column is 1 % of
the largest such product or more); on 120 samples spread evenly over two attributes, of which the line $x_1 + x_2 = 0$ separates
the classes (columns are scaled and shifted, too), the root alone, with the majority on either side, gets 85 % of the training
samples right.

A call takes at most a second of CPU time. Do not change the arguments.
"""

import numpy as np


def best_cut(scores: list[float], y: list[int]) -> tuple[float, float] | None:
    """按分数切一刀：（划分点，切后两边基尼值按样本数的加权平均），使后者最小；分数全同时返回 None。

    划分点是相邻两个不同分数的中点，分数 ≤ 划分点的在左边；并列（相差不超过 1e-9）时取最小的划分点。至多 150 个分数，绝对值不超过 10^7，
    不同的至少相差 10^-8 与最大绝对值之积。

    The best cut by score: (threshold, mean of the Gini values of both sides, weighted by their sizes), the latter as
    small as possible; None if all scores are equal. Thresholds are midpoints of neighbouring different scores, a score ≤
    threshold is on the left; a tie (within 1e-9) goes to the smallest threshold. At most 150 scores, at most 10^7 in size;
    different ones differ by 10^-8 times the largest size at least.

    >>> [float(number) for number in best_cut([3.0, 1.0, 2.0, 4.0], [1, 0, 0, 1])]
    [2.5, 0.0]
    """
    raise NotImplementedError


def grow_oblique(X: np.ndarray, y: list[int], seed: int) -> dict:
    """训练误差为 0 的多变量决策树。

    A multivariate decision tree without training error.
    """
    raise NotImplementedError


def predict(tree: dict, X: np.ndarray) -> list[int]:
    """每一行的预测类别。树深至多 150。

    The predicted class of each row. A tree is at most 150 deep.

    >>> import numpy as np
    >>> tree = {"weights": [1.0, 2.0], "threshold": 3.0, "le": {"label": 0}, "gt": {"label": 1}}
    >>> [int(label) for label in predict(tree, np.array([[1.0, 1.0], [2.0, 1.0]]))]
    [0, 1]
    """
    raise NotImplementedError


def count_leaves(tree: dict) -> int:
    """叶的个数。

    The number of leaves.

    >>> count_leaves({"weights": [1.0], "threshold": 0.0, "le": {"label": 0}, "gt": {"label": 1}})
    2
    """
    raise NotImplementedError


def observations() -> str:
    """Markdown：你的树在西瓜数据集 3.0（以及 3.0α）上是什么样的？与轴平行的树相比，结点数和可解释性如何？

    Markdown: what does your tree on watermelon 3.0 (and 3.0α) look like? Compare it with an axis-parallel tree in the
    number of nodes and in how well it can be interpreted.
    """
    raise NotImplementedError
