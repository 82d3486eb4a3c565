r"""4.5 用对率回归选择划分 / Splits by logistic regression

**书上的题。** 编程实现基于对率回归选择划分的决策树，用西瓜数据集 3.0（`exercises.datasets.watermelon_3_0()`，好瓜为 1）长出一棵树。
每个结点在到达它的样本上拟合一个对率模型，按得分的正负把样本分到两边。

**先看一个小例子。** 两个样本，z = -1 标 0，z = 1 标 1。由对称知 b = 0，目标函数只剩 w 的函数，取 λ = 0.5：

    w                                    0        1        2
    2 ln(1 + e^(-w))                   1.386    0.627    0.254      越大的 w 拟合得越好，没有惩罚就跑到无穷远
    2 ln(1 + e^(-w)) + λ/2 w²          1.386    0.877    1.254      有了惩罚，最小点在 w = 1.043

    {"weights": [1.043], "threshold": 0.0, "le": {"label": 0}, "gt": {"label": 1}}

**约定。** 离散属性的每个可能取值成为一个 0/1 列，次序同 `domains`，连续属性照原样成一列；`groups[i]` 是第 i 个属性占的列号。编码之后的
数据是 `Z`，标签 `y` 是 0 和 1。结点上的样本常常线性可分，所以拟合带惩罚：最小化
$\sum_i \left( \ln(1 + e^{s_i}) - y_i s_i \right) + \frac{\lambda}{2} \lVert w \rVert^2$，其中 $s_i = w \cdot z_i + b$，λ 即 `ridge`，
b 不受惩罚。树写成上例的样子，$w \cdot z ≤ t$ 走 `"le"`，所以 t = -b。结点可以用所有的列拟合，也可以只用一个属性的列，选损失最小的属性，
别的权重为 0：都对。

**做完想一想。** 在西瓜 3.0 上把两种设计各跑一遍：哪一种的树更小，哪一种更说得清道理？对率损失小的属性，和信息增益大的属性是同一个吗？

**★** 一百多个样本，两类相隔很远，从零出发走整步牛顿会发散的数据，也要收敛到最小点。想想步子走过头了怎么办。

---

**The exercise.** Program a decision tree that chooses its splits by logistic regression, and grow one on watermelon 3.0
(`exercises.datasets.watermelon_3_0()`, good melons are 1). Each node fits a logistic model to the samples that reach it, and sends
them left or right by the sign of the score.

**A small example first.** Two samples, z = -1 with label 0 and z = 1 with label 1. By symmetry b = 0, and with λ = 0.5 the objective
depends on w alone:

    w                                    0        1        2
    2 ln(1 + e^(-w))                   1.386    0.627    0.254      the larger w, the better the fit: off to infinity
    2 ln(1 + e^(-w)) + λ/2 w²          1.386    0.877    1.254      with the penalty the minimum is at w = 1.043

    {"weights": [1.043], "threshold": 0.0, "le": {"label": 0}, "gt": {"label": 1}}

**Conventions.** Every possible value of a discrete attribute becomes a 0/1 column, in the order of `domains`; a continuous attribute is a
column as it is; `groups[i]` lists the columns of attribute i. Encoded data are called `Z`, and the labels `y` are 0 and 1. The samples of
a node are often separable, so the fit is penalised: minimise
$\sum_i \left( \ln(1 + e^{s_i}) - y_i s_i \right) + \frac{\lambda}{2} \lVert w \rVert^2$ with $s_i = w \cdot z_i + b$; λ is `ridge`, and b is
not penalised. Trees look like the one above; $w \cdot z ≤ t$ goes to `"le"`, so t = -b. A node may fit all columns, or those of one
attribute, the one of least loss, with all other weights 0: both are right.

**Worth a thought.** Run both designs on watermelon 3.0: which tree is smaller, and which makes more sense? Is the attribute of least
logistic loss the one of largest information gain?

**★** Over a hundred samples, classes far apart, data on which full Newton steps from zero diverge: the fit has to reach the minimum all
the same. What if a step goes too far?
"""

import numpy as np


def encode(
    X: list[list[str | float]], attributes: list[str], domains: list[list[str] | None]
) -> tuple[np.ndarray, list[list[int]]]:
    """(Z, groups)：上述编码，Z 是 (n, d) 的数组。

    (Z, groups), the encoding described above; Z is an (n, d) array.

    >>> encode([["甲", 0.5], ["丙", 0.25]], ["形", "重"], [["甲", "乙", "丙"], None])
    (array([[1.  , 0.  , 0.  , 0.5 ],
           [0.  , 0.  , 1.  , 0.25]]), [[0, 1, 2], [3]])
    """
    raise NotImplementedError


def fit_logistic(Z: np.ndarray, y: list[int], ridge: float) -> tuple[np.ndarray, float]:
    """（权重，偏置）：目标函数的最小点。用什么优化方法都行；步长固定的梯度下降在这里很慢，牛顿法（题 3.3）十来步就到。

    (weights, bias) at the minimum of the objective. Any optimiser will do; gradient descent with a fixed step is slow here,
    Newton's method (3.3) takes a dozen steps.

    >>> import numpy as np
    >>> weights, bias = fit_logistic(np.array([[-1.0], [1.0], [-1.0], [1.0]]), [0, 1, 1, 0], 1.0)
    >>> [round(abs(float(value)), 6) for value in (*weights, bias)]
    [0.0, 0.0]
    """
    raise NotImplementedError


def attribute_losses(Z: np.ndarray, y: list[int], groups: list[list[int]], ridge: float) -> list[float]:
    """对每个属性：只用它的列（和偏置）拟合时，目标函数的最小值，惩罚项也算在内。

    For each attribute the minimum of the objective, penalty included, when only its columns and the bias are used.

    >>> import numpy as np
    >>> Z = np.array([[3.0, -1.0], [3.0, 1.0]])  # the first column says nothing, which leaves 2·ln 2
    >>> [round(loss, 3) for loss in attribute_losses(Z, [0, 1], [[0], [1]], 0.5)]
    [1.386, 0.876]
    """
    raise NotImplementedError


def grow_tree(Z: np.ndarray, y: list[int], groups: list[list[int]], ridge: float, max_depth: int) -> dict:
    """用上述结点长成的树。只有一类、深度到了 `max_depth`（根的深度是 0）、或拟合把样本都分到同一边时是叶，取多数类。

    The tree of such nodes. One class, depth `max_depth` (the root has depth 0), or a fit that sends all samples to one side
    give a leaf with the majority class.

    >>> import numpy as np
    >>> grow_tree(np.array([[0.0], [1.0], [2.0]]), [1, 0, 1], [[0]], 1.0, 0)
    {'label': 1}
    """
    raise NotImplementedError


def predict(tree: dict, Z: np.ndarray) -> list[int]:
    """每一行的预测。

    The prediction for each row.

    >>> import numpy as np
    >>> predict({"weights": [1.0, 0.0], "threshold": 0.5, "le": {"label": 0}, "gt": {"label": 1}}, np.array([[0.5, 9.0], [1.0, 9.0]]))
    [0, 1]
    """
    raise NotImplementedError
