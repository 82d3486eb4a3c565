r"""11.7 直接求解 L0 为何困难 / Why the L0 norm is hard to minimise

**书上的题。** 述说直接求解 L0 范数正则化会遇到的困难。特征选择想要的其实就是它：使 $‖y - Xw‖^2 + λ ‖w‖_0$ 最小，$‖w‖_0$ 是 w 中不为 0 的分量的个数。这里每一种
困难都由你造一个看得见的对象：不凸、不连续，局部极小点极多，贪心会错，穷举要试遍所有子集。

**先看一个小例子。** X 是二阶单位矩阵，y = (3, 1/2)，λ = 1。四个支撑集上各求最小二乘：

    用到的特征    无            第 0 个        第 1 个         两个都用
    w             (0, 0)        (3, 0)         (0, 1/2)        (3, 1/2)
    目标值        9 + 1/4       1/4 + 1        9 + 1           0 + 2

最小的是 1.25。四个 w 都是严格局部极小点：把一个 0 改成很小的数，平方误差只变一点点，‖w‖_0 却一下子多 1。所以只看附近，在 (0, 1/2) 处也会停下。

**约定。** 平方误差前没有 1/2，也不除以样本数，没有截距项；`X` 每行一个样本，各列可以线性相关。分量只要不等于 0 就计入，无论多小。

**做完想一想**（写在 `essay` 里）。三十个特征要试多少个子集？换成 L1 之后，这些困难哪些没有了，又失去了什么？

**★** 数大到上千、λ 极小或极大、样本上百时也对。

---

**The exercise.** Which difficulties does L0 regularisation meet when it is solved directly? It is what feature selection is really after: minimise
$‖y - Xw‖^2 + λ ‖w‖_0$, where $‖w‖_0$ counts the components of w other than 0. For each difficulty you build an object that shows it: neither convex nor
continuous, a great many local minima, greedy search that goes wrong, and all subsets to be tried.

**A small example first.** X is the identity of order two, y = (3, 1/2), λ = 1. Least squares on each of the four supports:

    features used    none          number 0       number 1        both
    w                (0, 0)        (3, 0)         (0, 1/2)        (3, 1/2)
    objective        9 + 1/4       1/4 + 1        9 + 1           0 + 2

The smallest is 1.25. All four w are strict local minima: change a 0 into a tiny number, and the squared error hardly moves while ‖w‖_0 grows by 1 at once. Whoever
looks around only stays even at (0, 1/2).

**Conventions.** No 1/2 before the squared error, no division by the number of samples, no intercept; `X` has a sample in each row, and its columns may be
dependent. A component counts unless it equals 0, however small it is.

**Worth a thought** (in `essay`). How many subsets are there with thirty features? With L1 instead, which of these difficulties are gone, and what is lost?

**★** Right as well for numbers of a thousand, for tiny and huge λ, and with a hundred samples.
"""

import numpy as np


def l0_best(X: np.ndarray, y: np.ndarray, lam: float) -> tuple[np.ndarray, float]:
    """目标函数的全局最小点 w 与目标值；有几个时，任一个都对。

    The global minimiser w of the objective, and the objective there; of several any one is right.

    >>> import numpy as np
    >>> w, value = l0_best(np.array([[1.0, 0.0], [0.0, 1.0]]), np.array([3.0, 0.5]), 1.0)
    >>> [round(float(v), 6) for v in w], round(float(value), 6)
    ([3.0, 0.0], 1.25)
    """
    raise NotImplementedError


def nonconvex_points(d: int) -> tuple[np.ndarray, np.ndarray, float]:
    """说明 $‖·‖_0$ 不是凸函数的 (u, v, t)：u 和 v 长为 d，0 < t < 1，$‖tu + (1-t)v‖_0 > t‖u‖_0 + (1-t)‖v‖_0$。

    Shows that $‖·‖_0$ is not convex: (u, v, t) with u and v of length d, 0 < t < 1 and $‖tu + (1-t)v‖_0 > t‖u‖_0 + (1-t)‖v‖_0$.

    >>> len(nonconvex_points(3)[0])
    3
    """
    raise NotImplementedError


def jump(d: int, eps: float) -> tuple[np.ndarray, np.ndarray]:
    """说明 $‖·‖_0$ 不连续的 (u, v)：长为 d，$‖u - v‖_2 ≤$ eps，而 $‖u‖_0$ 与 $‖v‖_0$ 相差 d。

    Shows that $‖·‖_0$ is not continuous: (u, v) of length d with $‖u - v‖_2 ≤$ eps, while $‖u‖_0$ and $‖v‖_0$ differ by d.

    >>> len(jump(3, 0.5)[1])
    3
    """
    raise NotImplementedError


def count_local_minima(X: np.ndarray, y: np.ndarray) -> int:
    """目标函数有多少个严格局部极小点，即附近别处的目标值都更大的 w？对一切 λ > 0 这个数都相同。X 与 y 的元素都是小整数；算出 1e-17 那样的系数，其实就是 0。

    How many strict local minima has the objective: points w around which it is larger everywhere? The number is the same for every λ > 0. X and y hold small
    whole numbers; where a coefficient comes out as 1e-17, it really is 0.

    >>> import numpy as np
    >>> count_local_minima(np.array([[1.0], [1.0]]), np.array([1.0, 2.0]))
    2
    >>> count_local_minima(np.array([[1.0], [1.0]]), np.array([1.0, -1.0]))
    1
    """
    raise NotImplementedError


def greedy_trap(d: int) -> tuple[np.ndarray, np.ndarray, int]:
    """让前向选择出错的数据 (X, y, k)，X 有 d 列，d ≥ 3。前向选择每步加入使残差平方和最小的特征，共 k 步；它选出的 k 个特征残差明显不为 0，而另有 k 个特征的残差是 0。
    不要靠并列：每一步它都没有别的可选。

    Data (X, y, k) on which forward selection goes wrong, X with d ≥ 3 columns. Forward selection adds, k times, the feature that leaves the smallest residual
    sum of squares; the k features it ends with leave a residual that clearly is not 0, though k others leave 0. Do not rely on ties: at no step has it another choice.

    >>> len(greedy_trap(3)[0][0])
    3
    """
    raise NotImplementedError


def claims() -> dict[str, bool]:
    """五句话各是否成立：

    "l0_is_a_norm"：$‖·‖_0$ 是范数；
    "l0_scale_invariant"：对每个 c ≠ 0 和每个 w，$‖cw‖_0 = ‖w‖_0$；
    "l0_gradient_zero_where_defined"：在 $‖w‖_0$ 有梯度的每一点，梯度都是 0；
    "l1_problem_convex"：把 $‖w‖_0$ 换成 $‖w‖_1$，目标函数是凸的；
    "l1_and_l0_always_same_support"：λ 相同时，L1 与 L0 的全局最小点总是在同样的位置上不为 0。

    Whether each of five statements holds:

    "l0_is_a_norm": $‖·‖_0$ is a norm;
    "l0_scale_invariant": $‖cw‖_0 = ‖w‖_0$ for every c ≠ 0 and every w;
    "l0_gradient_zero_where_defined": wherever $‖w‖_0$ has a gradient, that gradient is 0;
    "l1_problem_convex": with $‖w‖_1$ in place of $‖w‖_0$ the objective is convex;
    "l1_and_l0_always_same_support": for the same λ, the global minimisers with L1 and with L0 are always non-zero in the same places.
    """
    raise NotImplementedError


def essay() -> str:
    """（由教师阅读）直接求解 L0 正则化会遇到哪些困难？“做完想一想”的问题也写在这里。返回 Markdown 文本。

    (Read by a person) Which difficulties does solving L0 regularisation directly meet? Answer the questions under “Worth a thought” as well. Returns
    Markdown.
    """
    raise NotImplementedError
