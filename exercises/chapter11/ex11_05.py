r"""11.5 L1 何时不产生稀疏解 / When L1 does not give zeros

**书上的题。** 结合图 11.2，举例说明 L1 正则化在什么情形下不产生稀疏解。图里等值线与菱形相遇在顶点上，于是有零分量；你要让它们相遇在
**边**上：照别人指定的二次函数、λ 和正负号造出例子，自己造一组数据，再求出 λ 增大到多少，才有第一个分量变成 0。

**先看一个小例子。** X 有三行 (1, 0), (0, 1), (1, 1)，y = (1, 2, 2)。λ = 0 时解是 (2/3, 5/3)。λ 增大时解沿直线走向 0：

    λ      0             1             2             4
    w      (2/3, 5/3)    (1/2, 3/2)    (1/3, 4/3)    (0, 1)

验证 λ = 1：残差是 y - Xw = (1/2, 1/2, 0)，两列与残差的内积都是 1/2 = λ/2，正是 w > 0 时梯度为 0 的条件。λ < 4 时解都没有零分量；
到 λ = 4，第一个分量才变成 0。

**约定。** 目标不带 1/2，也不除以样本数：LASSO 是 (11.7)，$‖y - Xw‖^2 + λ ‖w‖_1$，λ > 0，没有偏置项。`X` 每行一个样本。

**做完想一想**（写在 `essay` 里）。在图 11.2 上画出你的例子：椭圆的中心在哪里，才使它先碰到边？特征相关时，λ 增大，会不会有分量反而先变大？
岭回归的解几乎从不为 0，为什么？

**★** X、y 的单位差上亿倍时 λ 照样准；十个特征、两百个样本也对。

---

**The exercise.** With figure 11.2 at hand, show by examples when L1 regularisation does not give a sparse solution. In the figure the contour meets
the diamond at a corner, hence the zeros; you make them meet at an **edge**: for a quadratic function, a λ and signs that someone else
prescribes, then with data of your own; and find how far λ can grow until the first component becomes 0.

**A small example first.** X has the rows (1, 0), (0, 1), (1, 1), and y = (1, 2, 2). For λ = 0 the solution is (2/3, 5/3). As λ grows it goes
straight towards 0:

    λ      0             1             2             4
    w      (2/3, 5/3)    (1/2, 3/2)    (1/3, 4/3)    (0, 1)

Verify λ = 1: the residual is y - Xw = (1/2, 1/2, 0), and its inner product with either column is 1/2 = λ/2, which is what makes the gradient 0
for w > 0. Below λ = 4 the solution has no zeros; only there does the first component become 0.

**Conventions.** Objectives have no 1/2 and are not divided by the number of samples: the LASSO is (11.7), $‖y - Xw‖^2 + λ ‖w‖_1$, λ > 0, without a
bias. `X` has a sample in each row.

**Worth a thought** (in `essay`). Draw your example into figure 11.2: where must the centre of the ellipse be, so that an edge is met first? With
correlated features, can a component grow at first while λ grows? The solution of ridge regression is hardly ever 0: why?

**★** λ is as good where the units of X and y differ by a hundred million, and with ten features and two hundred samples.
"""

import numpy as np


def dense_target(A: np.ndarray, lam: float, signs: list[int]) -> tuple[np.ndarray, np.ndarray]:
    """返回 (b, w)，使 w 是 $w^T A w - 2 b^T w + λ ‖w‖_1$ 的最小点，各分量的正负号依次是 signs（+1 或 −1）。A 对称正定；w 有多长由你定。

    Returns (b, w) for which w minimises $w^T A w - 2 b^T w + λ ‖w‖_1$ and its components have the signs prescribed (+1 or −1). A is symmetric
    positive definite; the length of w is up to you.

    >>> import numpy as np
    >>> b, w = dense_target(np.array([[1.0]]), 2.0, [-1])
    >>> bool(w[0] < 0)
    True
    """
    raise NotImplementedError


def dense_data(d: int, lam: float) -> tuple[np.ndarray, np.ndarray]:
    """自己造的数据 (X, y)：X 有 d 列，线性无关；LASSO 在这个 λ 处的解没有零分量。

    Data (X, y) of your own: X has d columns, linearly independent, and the solution of the LASSO at this λ has no zeros.

    >>> import numpy as np
    >>> len(np.transpose(dense_data(3, 1.0)[0]))
    3
    """
    raise NotImplementedError


def lambda_first_zero(X: np.ndarray, y: np.ndarray) -> float:
    """使 LASSO 的解有零分量的最小的 λ > 0。X 的各列线性无关，最小二乘解没有零分量。

    The smallest λ > 0 for which the solution of the LASSO has a zero component. The columns of X are linearly independent, and the solution of
    least squares has no zeros.

    >>> import numpy as np
    >>> round(float(lambda_first_zero(np.array([[1.0]]), np.array([3.0]))), 6)
    6.0
    >>> round(float(lambda_first_zero(np.array([[1.0, 0.0], [0.0, 1.0], [1.0, 1.0]]), np.array([1.0, 2.0, 2.0]))), 6)
    4.0
    """
    raise NotImplementedError


def essay() -> str:
    """（由教师阅读）结合图 11.2，L1 正则化在什么情形下不产生稀疏解？“做完想一想”的问题也写在这里。返回 Markdown 文本。

    (Read by a person) With figure 11.2 at hand: when does L1 regularisation not give a sparse solution? Answer the questions under “Worth a
    thought” as well. Returns Markdown.
    """
    raise NotImplementedError
