r"""11.5 L1 何时不产生稀疏解 / When L1 does not give zeros

图 11.2 中，平方误差的等值线与 L1 范数的等值线常在坐标轴上相遇，于是有的分量为 0。但并非总是如此。请造出解中没有零分量的例子：二次函数、λ 与各分量的正负号都由
别人指定；再自己造一组数据；最后求出，对给定的数据 λ 增大到多少，才有第一个分量变成 0。

**目标函数** 不带 1/2，也不除以样本数：LASSO 是 (11.7)，$‖y - Xw‖^2 + λ ‖w‖_1$，没有偏置项。`X` 是 (m, d)，每行一个样本，$λ > 0$。

**约定。** 向量和矩阵以 numpy 数组传入，返回列表或数组都可以。每次调用不超过 1 秒 CPU 时间。不要改动传入的参数。

---

In figure 11.2 the contours of the squared error and of the L1 norm often meet on an axis, so that some component is 0. But not always.
Make examples whose solution has no zero: with a quadratic function, a λ and signs of the components that someone else prescribes;
then with data of your own; and find how far λ can grow for given data until the first component becomes 0.

**Objectives** have no 1/2 and are not divided by the number of samples: the LASSO is (11.7), $‖y - Xw‖^2 + λ ‖w‖_1$, without a bias.
`X` is (m, d), a sample per row, and $λ > 0$.

**Conventions.** Vectors and matrices come as numpy arrays; lists and arrays are equally right as answers. A call takes at most a second
of CPU time. Do not change the arguments.
"""

import numpy as np


def dense_target(A: np.ndarray, lam: float, signs: list[int]) -> tuple[np.ndarray, np.ndarray]:
    """返回 (b, w)，都是长为 d 的向量：w 是 $w^T A w - 2 b^T w + λ ‖w‖_1$ 的最小点（误差至多 $10^{-8} \\max(1, \\max_i |w_i|)$），各分量的正负号依次是
    signs（+1 或 −1），$10^{-3} ≤ |w_i| ≤ 10^3$。A 是 (d, d) 的对称正定矩阵，1 ≤ d ≤ 10，特征值在 0.01 与 100 之间；λ 在 0.01 与 100 之间。

    Returns (b, w), both of length d: w minimises $w^T A w - 2 b^T w + λ ‖w‖_1$ (with an error of $10^{-8} \\max(1, \\max_i |w_i|)$ at
    most), its components have the prescribed signs (+1 or −1), and $10^{-3} ≤ |w_i| ≤ 10^3$. A is a symmetric positive definite
    (d, d) matrix, 1 ≤ d ≤ 10, with eigenvalues between 0.01 and 100; λ is between 0.01 and 100.

    >>> import numpy as np
    >>> b, w = dense_target(np.array([[1.0]]), 2.0, [-1])
    >>> bool(w[0] < 0)
    True
    """
    raise NotImplementedError


def dense_data(d: int, lam: float) -> tuple[np.ndarray, np.ndarray]:
    """返回 (X, y)：d 列 (1 ≤ d ≤ 10)，至多 2d 行，最小的奇异值不小于最大的 1/100，元素的绝对值不超过 $10^6$；LASSO 在这个 λ（0.01 到 1000）处的解的每个
    分量都满足 $|w_i| ≥ 10^{-3}$。

    Returns (X, y) with d columns (1 ≤ d ≤ 10), at most 2d rows, the smallest singular value 1/100 of the largest at least, and no entry
    above $10^6$ in absolute value; the solution of the LASSO at this λ (0.01 to 1000) has $|w_i| ≥ 10^{-3}$ in every component.

    >>> import numpy as np
    >>> len(np.transpose(dense_data(3, 1.0)[0]))
    3
    """
    raise NotImplementedError


def lambda_first_zero(X: np.ndarray, y: np.ndarray) -> float:
    """使 LASSO 的解有零分量的最小的 λ > 0，相对误差至多 $10^{-6}$。m ≤ 200, d ≤ 10, X 与 y 各自的最大绝对值在 $10^{-8}$ 与 $10^8$ 之间；X 列满秩，最小的奇异值不小于最大的 1/100；λ = 0 时
    （最小二乘）的解没有零分量：各 $|w_i|$ 不小于其中最大者的千分之一。

    The smallest λ > 0 for which the solution of the LASSO has a zero component, with a relative error of $10^{-6}$ at most. m ≤ 200,
    d ≤ 10; the largest absolute values of X and of y are each between $10^{-8}$ and $10^8$; X has full column rank, its smallest
    singular value 1/100 of the largest at least; the solution for λ = 0 (least squares) has no zeros: every $|w_i|$ is a thousandth
    of the largest at least.

    >>> import numpy as np
    >>> round(float(lambda_first_zero(np.array([[1.0]]), np.array([3.0]))), 6)
    6.0
    """
    raise NotImplementedError


def essay() -> str:
    """（由教师阅读）结合图 11.2，L1 正则化在什么情形下不产生稀疏解？返回 Markdown 文本。

    (Read by a person) With figure 11.2 at hand: when does L1 regularisation not give a sparse solution? Returns Markdown.
    """
    raise NotImplementedError
