r"""11.7 直接求解 L0 为何困难 / Why the L0 norm is hard to minimise

特征选择想要的其实是 L0 正则化：最小化 $‖y - Xw‖^2 + λ ‖w‖_0$，$λ > 0$，其中 $‖w‖_0$ 是 w 中不为 0 的分量的个数。请用可以检验的对象说明它的
困难：目标不凸、不连续，局部极小点极多，贪心搜索会出错，而穷举的代价随特征数指数增长。

**目标。** 平方误差前没有 1/2，也不除以样本数。没有截距项。分量只要不等于 0 就计入，无论多小。

**约定。** 向量和矩阵以 numpy 数组传入，返回列表、元组或数组都可以。`X` 是 (m, d)，每行一个样本，m ≤ 150, 1 ≤ d ≤ 8；数的绝对值不超过 1000，$λ$ 在
$10^{-4}$ 与 $10^6$ 之间。X 的列可以线性相关；X 的任意几列要么线性相关，要么最小的奇异值大于最大的 $10^{-4}$ 倍。每次调用不超过 1 秒 CPU 时间。
不要改动传入的参数。

---

What feature selection is really after is L0 regularisation: minimise $‖y - Xw‖^2 + λ ‖w‖_0$, $λ > 0$, where $‖w‖_0$ counts the
components of w other than 0. Show by objects that can be checked what makes this hard: the objective is neither convex nor
continuous, local minima abound, greedy search goes wrong, and the cost of trying everything grows exponentially with the features.

**The objective** has no 1/2 before the squared error, and no division by the number of samples. There is no intercept. A component
counts unless it equals 0, however small it is.

**Conventions.** Vectors and matrices come as numpy arrays; lists, tuples and arrays are equally right as answers. `X` is (m, d), a
sample per row, m ≤ 150, 1 ≤ d ≤ 8; numbers are at most 1000 in size, $λ$ lies between $10^{-4}$ and $10^6$. Columns of X may be
linearly dependent; any set of columns either is, or has a smallest singular value above $10^{-4}$ times its largest. A call takes
at most a second of CPU time. Do not change the arguments.
"""

import numpy as np


def l0_best(X: np.ndarray, y: np.ndarray, lam: float) -> tuple[np.ndarray, float]:
    """目标函数的全局最小点 w（长为 d）与目标值。有几个全局最小点时，任一个都对。目标值的误差不超过 $10^{-9} ‖y‖^2$。

    The global minimiser w (of length d) of the objective, and the objective there. Of several global minimisers any one is right.
    The objective is right to $10^{-9} ‖y‖^2$.

    >>> import numpy as np
    >>> w, value = l0_best(np.array([[1.0, 0.0], [0.0, 1.0]]), np.array([3.0, 0.5]), 1.0)
    >>> [round(float(v), 6) for v in w], round(float(value), 6)
    ([3.0, 0.0], 1.25)
    """
    raise NotImplementedError


def nonconvex_points(d: int) -> tuple[np.ndarray, np.ndarray, float]:
    """证明 $‖·‖_0$ 不是凸函数：返回 (u, v, t), u 和 v 长为 d, 0 < t < 1，使 $‖tu + (1-t)v‖_0 > t‖u‖_0 + (1-t)‖v‖_0$。d 为 1 到 8。

    Shows that $‖·‖_0$ is not convex: (u, v, t) with u and v of length d and 0 < t < 1 for which
    $‖tu + (1-t)v‖_0 > t‖u‖_0 + (1-t)‖v‖_0$. d is 1 to 8.
    """
    raise NotImplementedError


def jump(d: int, eps: float) -> tuple[np.ndarray, np.ndarray]:
    """证明 $‖·‖_0$ 不连续：返回长为 d 的 (u, v)，$‖u - v‖_2 ≤$ eps，而 $‖u‖_0$ 与 $‖v‖_0$ 相差 d。d 为 1 到 8，eps 在 $10^{-12}$ 与 1 之间。

    Shows that $‖·‖_0$ is not continuous: (u, v) of length d with $‖u - v‖_2 ≤$ eps, while $‖u‖_0$ and $‖v‖_0$ differ by d. d is 1 to
    8, eps between $10^{-12}$ and 1.
    """
    raise NotImplementedError


def count_local_minima(X: np.ndarray, y: np.ndarray) -> int:
    """目标函数有多少个严格局部极小点？w 是严格局部极小点，是指存在 r > 0，使得凡是 0 < ‖w' - w‖ < r 的 w' 处，目标值都大于 w 处的。对一切 λ > 0 这个数
    都相同。这里 X 与 y 的元素是绝对值不超过 9 的整数（类型是浮点数），d ≤ 5；凡要判断是否为 0 的数，若不是 0，绝对值都大于 $10^{-6}$。

    How many strict local minima has the objective? w is one if for some r > 0 the objective is larger than at w for every w' with
    0 < ‖w' - w‖ < r. The number is the same for every λ > 0. Here X and y hold whole numbers (as floats) of size 9 at most, and
    d ≤ 5; whatever you need to compare with 0 either is 0 or larger than $10^{-6}$ in size.

    >>> import numpy as np
    >>> count_local_minima(np.array([[1.0], [1.0]]), np.array([1.0, 2.0]))
    2
    """
    raise NotImplementedError


def greedy_trap(d: int) -> tuple[np.ndarray, np.ndarray, int]:
    """让前向选择出错的数据：返回 (X, y, k), X 形状 (m, d)，数的绝对值不超过 100, m ≤ 20。前向选择从空集开始，每步加入使最小二乘的残差平方和最小的特征，
    共 k 步；要求它选出的 k 个特征的残差平方和至少为 $10^{-3}$，而另有 k 个特征的不超过 $10^{-12}$。前向选择遇到相差不超过 $10^{-9}$ 的残差平方和时，
    选哪一个特征都应如此。d 为 3 到 8。

    Data on which forward selection goes wrong: (X, y, k), X of shape (m, d), numbers of size 100 at most, m ≤ 20. Forward selection
    begins with no feature and adds, k times, the feature that leaves the smallest residual sum of squares of least squares. The k
    features that it ends with leave $10^{-3}$ or more, though k others leave $10^{-12}$ or less. Where residual sums are within
    $10^{-9}$ of each other this holds whichever feature is taken. d is 3 to 8.
    """
    raise NotImplementedError


def claims() -> dict[str, bool]:
    """五句话各是否成立（键不变；只有在 `l0_best`、`nonconvex_points`、`jump` 与 `greedy_trap` 正确时才计分）：

    "l0_is_a_norm"：$‖·‖_0$ 是范数；
    "l0_scale_invariant"：对每个 c ≠ 0 和每个 w，$‖cw‖_0 = ‖w‖_0$；
    "l0_gradient_zero_where_defined"：在 $‖w‖_0$ 有梯度的每一点，梯度都是 0；
    "l1_problem_convex"：把 $‖w‖_0$ 换成 $‖w‖_1$，目标函数是凸的；
    "l1_and_l0_always_same_support"：λ 相同时，L1 与 L0 的全局最小点总是在同样的位置上不为 0。

    Whether each of five statements holds (the same keys; they count only with right `l0_best`, `nonconvex_points`, `jump` and
    `greedy_trap`):

    "l0_is_a_norm": $‖·‖_0$ is a norm;
    "l0_scale_invariant": $‖cw‖_0 = ‖w‖_0$ for every c ≠ 0 and every w;
    "l0_gradient_zero_where_defined": wherever $‖w‖_0$ has a gradient, that gradient is 0;
    "l1_problem_convex": with $‖w‖_1$ in place of $‖w‖_0$ the objective is convex;
    "l1_and_l0_always_same_support": for the same λ, the global minimisers with L1 and with L0 are always non-zero in the same places.
    """
    raise NotImplementedError


def essay() -> str:
    """（由教师阅读）直接求解 L0 正则化会遇到哪些困难，换成 L1 之后解决了哪些，又失去了什么？返回 Markdown 文本。

    (Read by a person) Which difficulties does solving L0 regularisation directly meet, which of them are gone with L1, and what is
    lost? Returns Markdown.
    """
    raise NotImplementedError
