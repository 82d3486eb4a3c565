"""4.10 多变量决策树 / A multivariate decision tree

**书上的题。** 从网上下载或自己编程实现任意一种多变量决策树算法，并观察其在西瓜数据集 3.0 上产生的结果。这里自己写：结点检查各属性的线性
组合，方向怎样求由你定，线性判别、对率回归、感知机、随机搜索都可以，个别结点退回单个属性也可以。

**先看一个小例子。** 六个点，两个属性：

    (0, 0) (1, 0) (0, 1)  标 0          (2, 0) (1, 1) (0, 2)  标 1

    沿 w = (1, 1) 投影   0  1  1 | 2  2  2          切在 1.5，两边都纯，加权基尼值 0
    只看第一个属性       最好切在 1.5：左边 3 个 0、2 个 1，右边 1 个 1，加权基尼值 5/6 × 12/25 = 0.4

    {"weights": [1, 1], "threshold": 1.5, "le": {"label": 0}, "gt": {"label": 1}}

一个斜的结点就够了，轴平行的树要好几个。

**约定。** `X` 是 (n, d) 的数组，`y` 是 0/1 的列表。树写成上例的样子，$w·x ≤ t$ 走 `"le"`。没有特征相同而标签不同的样本，所以一直长到训练样本
全对。随机数只由 `seed` 产生，同样的输入得到同样的树。要用上斜的边界：一条斜线分得开的数据，根结点就应分对绝大多数，各列单位不同时也一样。

**做完想一想。** 一个斜的结点有 d 个系数，轴平行的只有一个划分点：哪一种更容易过拟合？结点上只剩三五个样本时，还值得斜着切吗？

**★** 属性多、列与列线性相关、数很大或很小、离原点很远时也对。两个分数在纸上相等，在浮点数里只差最后一位，中点会落在哪里？

---

**The exercise.** Download or program any algorithm for multivariate decision trees, and observe what it makes of watermelon 3.0. Here you
write it: nodes test a linear combination of attributes; how to find its direction is up to you, linear discriminant, logistic
regression, perceptron or random search, and some nodes may fall back to a single attribute.

**A small example first.** Six points, two attributes:

    (0, 0) (1, 0) (0, 1)  label 0          (2, 0) (1, 1) (0, 2)  label 1

    projected on w = (1, 1)   0  1  1 | 2  2  2          cut at 1.5: both sides pure, weighted Gini value 0
    the first attribute       best cut at 1.5: 3 of 0 and 2 of 1 on the left, 1 of 1 on the right, 5/6 × 12/25 = 0.4

    {"weights": [1, 1], "threshold": 1.5, "le": {"label": 0}, "gt": {"label": 1}}

One slanted node is enough; an axis-parallel tree needs several.

**Conventions.** `X` is an (n, d) array, `y` a list of 0/1. Trees look like the one above; $w·x ≤ t$ goes to `"le"`. No two samples have equal
features but different labels, so grow until all training samples are right. Random numbers come from `seed` alone: the same input gives the
same tree. Make use of slanted boundaries: where a slanted line separates the data the root gets nearly all of them right, also if the
columns have different units.

**Worth a thought.** A slanted node has d coefficients, an axis-parallel one a threshold: which overfits more easily? With three or five
samples left, is a slanted cut still worth it?

**★** Right as well with many attributes, dependent columns, numbers large, small or far from the origin. Two scores that are equal on paper
differ in the last bit in floating point: where is their midpoint?
"""

import numpy as np


def best_cut(scores: list[float], y: list[int]) -> tuple[float, float] | None:
    """按分数切一刀：（划分点，切后两边基尼值按样本数的加权平均），使后者最小，分数全同时返回 None。划分点是相邻两个不同分数的中点，
    分数 ≤ 划分点的在左边；并列时取哪个都对。

    The best cut by score: (threshold, mean of the Gini values of both sides, weighted by their sizes), the latter as small as
    possible; None if all scores are equal. Thresholds are midpoints of neighbouring different scores, a score ≤ threshold is
    on the left; of cuts that tie any is right.

    >>> [float(number) for number in best_cut([3.0, 1.0, 2.0, 4.0], [1, 0, 0, 1])]
    [2.5, 0.0]
    """
    raise NotImplementedError


def grow_oblique(X: np.ndarray, y: list[int], seed: int) -> dict:
    """训练样本全对的多变量决策树：先求方向，再把样本投影成一列分数，用 `best_cut` 切一刀，两边各自再长。

    A multivariate decision tree that fits all training samples: find a direction, project the samples on it, cut the scores
    by `best_cut`, and grow on either side.

    >>> import numpy as np
    >>> grow_oblique(np.array([[0.0, 1.0], [2.0, 0.0]]), [1, 1], 0)
    {'label': 1}
    """
    raise NotImplementedError


def predict(tree: dict, X: np.ndarray) -> list[int]:
    """每一行的预测类别。

    The predicted class of each row.

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
    """（由教师阅读）书上要的观察：你的树在西瓜数据集 3.0（以及 3.0α）上是什么样的？与轴平行的树相比，结点数和可解释性如何？返回 Markdown 文本。

    (Read by a person) What the book asks to observe: what does your tree on watermelon 3.0 (and 3.0α) look like? Compare it
    with an axis-parallel tree in the number of nodes and in how well it can be interpreted. Returns Markdown.
    """
    raise NotImplementedError
