r"""4.5 用对率回归选择划分 / Splits by logistic regression

让每个结点在到达它的样本上拟合一个带惩罚的对率模型，按得分的正负把样本分到两边；用这样的结点在西瓜数据集 3.0 上搭一棵树
（`exercises.datasets.watermelon_3_0()`，好瓜为 1）。

**编码。** 对率模型要的是数：离散属性的每个可能取值成为一个 0/1 列，次序同 `domains`；连续属性照原样成一列。`groups[i]` 是
第 i 个属性占用的列号。此后的 `Z` 是 (n, d) 的数组，`y` 是 0/1 标签；n ≤ 150, d ≤ 20，拟合和建树时 `Z` 中各数的绝对值不超过 20。
不要改动传入的参数。

**拟合。** 最小化 $\sum_i \left( \ln(1 + e^{s_i}) - y_i s_i \right) + \frac{\lambda}{2} \lVert w \rVert^2$，其中
$s_i = w \cdot z_i + b$，λ 即 `ridge`，在 0.001 与 1 之间；偏置 b 不受惩罚；对样本求和，不是求平均。用什么优化方法都行，只要梯度
各分量的绝对值都不超过 $10^{-5} n$（树中的结点：$10^{-4} n$）。牛顿法（3.3 节）十来步就到；步长固定的梯度下降在这里太慢。

**树** 是嵌套的字典。叶：`{"label": 0 或 1}`。内部结点：`{"weights": [d 个数], "threshold": t, "le": 子树, "gt": 子树}`，
$w \cdot z ≤ t$ 走 `"le"`。得分 $w \cdot z + b ≤ 0$ 走 `"le"`，所以 t = -b；权重就是拟合得到的值，不要缩放。

**结点的两种设计都对**，也可以混用：（甲）用所有的列拟合；（乙）只用一个属性的列，选目标函数最小值最小的那个属性，其余权重为 0。

**停止。** 只有一类则为叶；深度到了 `max_depth`（0 到 30）则为叶（根的深度是 0）；拟合的模型把全部样本分到同一边则为叶（设计乙也可以改试
次优的属性）。叶取多数类，并列时取 0。内部结点的两个子结点都有样本。

---

Let every node fit a penalised logistic model to the samples that reach it and send them left or right by the sign of the
score; build a tree of such nodes on watermelon 3.0 (`exercises.datasets.watermelon_3_0()`; good melons are 1).

**Encoding.** A logistic model wants numbers: every possible value of a discrete attribute becomes a 0/1 column, in the
order of `domains`; a continuous attribute is one column as it is. `groups[i]` lists the columns of attribute i. From then
on `Z` is an (n, d) array and `y` has labels 0/1; n ≤ 150, d ≤ 20, and for fitting and growing no number in `Z` exceeds 20 in
size. Do not change the arguments.

**Fitting.** Minimise $\sum_i \left( \ln(1 + e^{s_i}) - y_i s_i \right) + \frac{\lambda}{2} \lVert w \rVert^2$ with
$s_i = w \cdot z_i + b$; λ is `ridge`, between 0.001 and 1; the bias b is not penalised; it is a sum over the samples, not a
mean. Any optimiser will do, as long as no component of the gradient exceeds $10^{-5} n$ in size ($10^{-4} n$ for the nodes
of a tree). Newton's method (§3.3) takes a dozen steps; gradient descent with a fixed step is too slow here.

**A tree** is a nested dict. Leaf: `{"label": 0 or 1}`. Inner node: `{"weights": [d numbers], "threshold": t, "le":
subtree, "gt": subtree}`; $w \cdot z ≤ t$ goes to `"le"`. Scores $w \cdot z + b ≤ 0$ go to `"le"`, so t = -b; the weights
are the fitted values, not rescaled.

**Two designs of a node are right**, and you may mix them: (A) fit all columns; (B) fit the columns of one attribute only,
the attribute for which the minimum of the objective is smallest, and let the other weights be 0.

**Stopping.** One class: a leaf. Depth `max_depth`, from 0 to 30 (the root has depth 0): a leaf. The fitted model sends all samples to
one side: a leaf (design B may try its next best attribute instead). A leaf has the majority class, 0 if they tie. Both
children of an inner node have samples.
"""

import numpy as np


def encode(
    X: list[list[str | float]], attributes: list[str], domains: list[list[str] | None]
) -> tuple[np.ndarray, list[list[int]]]:
    """(Z, groups)：上述编码。至少一行。

    (Z, groups), the encoding described above. There is at least one row.

    >>> encode([["甲", 0.5], ["丙", 0.25]], ["形", "重"], [["甲", "乙", "丙"], None])
    (array([[1.  , 0.  , 0.  , 0.5 ],
           [0.  , 0.  , 1.  , 0.25]]), [[0, 1, 2], [3]])
    """
    raise NotImplementedError


def fit_logistic(Z: np.ndarray, y: list[int], ridge: float) -> tuple[np.ndarray, float]:
    """（权重，偏置）：目标函数的最小点；两类都有样本。

    (weights, bias) at the minimum of the objective; both classes occur.

    >>> import numpy as np
    >>> weights, bias = fit_logistic(np.array([[-1.0], [1.0], [-1.0], [1.0]]), [0, 1, 1, 0], 1.0)
    >>> [round(abs(float(value)), 6) for value in (*weights, bias)]
    [0.0, 0.0]
    """
    raise NotImplementedError


def attribute_losses(Z: np.ndarray, y: list[int], groups: list[list[int]], ridge: float) -> list[float]:
    """对每个属性：只用它的列（和偏置）时目标函数的最小值，精确到 1e-4；两类都有样本。

    For each attribute the minimum of the objective when only its columns and the bias are used, accurate to 1e-4; both
    classes occur.

    >>> import numpy as np
    >>> Z = np.array([[-1.0, 3.0], [1.0, 3.0], [-1.0, 3.0], [1.0, 3.0]])
    >>> [round(loss, 4) for loss in attribute_losses(Z, [0, 1, 0, 1], [[0], [1]], 0.1)]  # the second is 4·ln 2
    [0.6242, 2.7726]
    """
    raise NotImplementedError


def grow_tree(Z: np.ndarray, y: list[int], groups: list[list[int]], ridge: float, max_depth: int) -> dict:
    """按上述规则长成的树；至少一个样本。

    The tree grown by the rules above; there is at least one sample.

    >>> import numpy as np
    >>> grow_tree(np.array([[0.0], [1.0], [2.0]]), [1, 0, 1], [[0]], 1.0, 0)
    {'label': 1}
    """
    raise NotImplementedError


def predict(tree: dict, Z: np.ndarray) -> list[int]:
    """每一行的预测；没有行时返回空列表。

    The prediction for each row; an empty list if there are no rows.

    >>> import numpy as np
    >>> predict({"weights": [1.0, 0.0], "threshold": 0.5, "le": {"label": 0}, "gt": {"label": 1}}, np.array([[0.5, 9.0], [1.0, 9.0]]))
    [0, 1]
    """
    raise NotImplementedError
