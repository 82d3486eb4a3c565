r"""slides4.2 哪些样本是支持向量 / Which samples are support vectors

间隔边界上的、间隔之内的、错分一侧的、远处的样本，哪些是支持向量？若只知道超平面和样本的位置，能断定多少？然后回答课件上的问号：
边界上的样本是否一定有 $\alpha_i > 0$？课件说 b 由一个 $0 < \alpha_j < C$ 的样本求得，若没有这样的样本呢？

**记号。** $f(x) = w \cdot x + b$。软间隔问题在 $y_i f(x_i) ≥ 1 - \xi_i$，$\xi_i ≥ 0$ 之下使 $\frac{1}{2}\lVert w \rVert^2 + C\sum_i \xi_i$ 最小；它的对偶变量是
$0 ≤ \alpha_i ≤ C$，$\sum_i \alpha_i y_i = 0$，$w = \sum_i \alpha_i y_i x_i$。硬间隔问题要求所有 $\xi_i = 0$，$\alpha_i$ 没有上界。

**数据**（前四个函数）。`X` 是 (m, d) 的浮点数组，2 ≤ m ≤ 150, 1 ≤ d ≤ 20，`y` 是 +1/−1 的列表，两类都有；`w` 有 d 个分量，它和 `X` 的元素是 ¼ 的
整数倍，绝对值不超过 10；b 是 1/16 的整数倍，|b| ≤ 2000。所以 $y_i f(x_i)$ 在浮点数里没有误差。`w` 只在 `bias_interval` 中可以是零向量。
这些 w，b 不必是这些样本上的最优解。

**构造**（后三个函数）。返回的 `X` 至多 8 行，两类都有，`y` 中是 +1/−1，下标 i 从 0 数起。`silent_point` 与 `optional_point` 的 `X` 有 d 列（d 为 2 到 4），元素是 ¼ 的整数倍，
绝对值不超过 10，没有两行相同，两类严格线性可分；验证时用分数精确计算。

**约定。** 数值允许 1e-9 的误差。数组可以是列表。每次调用至多 1 秒。不要改动传入的参数。

---

Samples on the margin, inside it, on the wrong side, far away: which of them are support vectors, and how much can be told from the
hyperplane and their positions alone? Then answer the slides' question marks: must a sample on the margin have $\alpha_i > 0$? The
slides take b from a sample with $0 < \alpha_j < C$; what if there is none?

**Notation.** $f(x) = w \cdot x + b$. The soft-margin problem minimises $\frac{1}{2}\lVert w \rVert^2 + C\sum_i \xi_i$ under
$y_i f(x_i) ≥ 1 - \xi_i$,
$\xi_i ≥ 0$; its dual variables satisfy $0 ≤ \alpha_i ≤ C$, $\sum_i \alpha_i y_i = 0$, $w = \sum_i \alpha_i y_i x_i$.
The hard-margin problem asks
for $\xi_i = 0$ throughout, and there $\alpha_i$ has no upper bound.

**Data** (the first four functions). `X` is a float array of shape (m, d), 2 ≤ m ≤ 150, 1 ≤ d ≤ 20, `y` a list of +1/−1, both occur;
`w` has d entries,
which like those of `X` are multiples of ¼ of size at most 10; b is a multiple of 1/16, |b| ≤ 2000. So $y_i f(x_i)$ is exact in floats.
Only in `bias_interval` may `w` be zero. These w, b need not be optimal for these samples.

**Constructions** (the last three functions). The `X` that you return has at most 8 rows, both classes occur, `y` holds +1/−1,
and the index i counts
from 0. For `silent_point` and `optional_point` `X` has d columns (d is 2 to 4), its entries are multiples of ¼ of size at most 10, no two
rows are equal, and the classes are strictly linearly separable; this is verified exactly, in fractions.

**Conventions.** Numbers may be off by 1e-9. Lists may come back for arrays. A call may take 1 second. Do not change the arguments.
"""

import numpy as np


def positions(w: np.ndarray, b: float, X: np.ndarray, y: list[int]) -> list[str]:
    """每个样本的位置，由 y_i f(x_i) 定：大于 1 是 "outside"，等于 1 是 "margin"，在 0 与 1 之间是 "inside"，等于 0 是 "plane"，小于 0 是 "wrong"。

    Where each sample lies, by y_i f(x_i): above 1 is "outside", 1 is "margin", between 0 and 1 is "inside", 0 is "plane", below 0
    is "wrong".

    >>> import numpy as np
    >>> positions(np.array([1.0]), 0.0, np.array([[2.0], [0.5]]), [1, -1])
    ['outside', 'wrong']
    """
    raise NotImplementedError


def slacks(w: np.ndarray, b: float, X: np.ndarray, y: list[int]) -> list[tuple[float, float]]:
    """每个样本的（允许的最小的 ξ_i，距离）：ξ_i > 0 时，距离是从 x_i 到本类的间隔边界 (y_i f(x) = 1) 的几何距离；ξ_i = 0 时是 0。

    For each sample (the least ξ_i allowed, a distance): where ξ_i > 0, the geometric distance from x_i to the margin of its own class
    (y_i f(x) = 1); where ξ_i = 0, it is 0.
    """
    raise NotImplementedError


def support_status(w: np.ndarray, b: float, X: np.ndarray, y: list[int]) -> list[str]:
    """只凭每个样本的 y_i f(x_i) 能断定什么。考虑一切以 (w, b) 为最优解、含有一个取这个值的样本的软间隔问题（其余样本与有限的 C > 0 任意）：
    这个样本在每个对偶最优解中都有 α_i > 0 的，是 "always"；都有 α_i = 0 的，是 "never"；两种情形都会出现的，是 "open"。

    What y_i f(x_i) alone tells of each sample. Consider all soft-margin problems with the optimum (w, b) and a sample of this value
    (the other samples and the finite C > 0 are free): "always" if the sample has α_i > 0 in every dual optimum, "never" if it has
    α_i = 0 in every one, "open" if both occur.
    """
    raise NotImplementedError


def bias_interval(w: np.ndarray, X: np.ndarray, y: list[int]) -> tuple[float, float]:
    """对给定的 w，使 Σ ξ_i 最小的 b 中最小的与最大的。

    The smallest and the largest b that minimise Σ ξ_i for this w.

    >>> import numpy as np
    >>> low, high = bias_interval(np.array([0.5]), np.array([[-1.0], [1.0]]), [-1, 1])
    >>> print(low, high)
    -0.5 0.5
    """
    raise NotImplementedError


def silent_point(d: int) -> tuple[np.ndarray, list[int], int]:
    """(X, y, i)：硬间隔问题中，x_i 在间隔边界上，却在每个对偶最优解中都有 α_i = 0。

    (X, y, i): in the hard-margin problem x_i lies on the margin, and yet α_i = 0 in every dual optimum.
    """
    raise NotImplementedError


def optional_point(d: int) -> tuple[np.ndarray, list[int], int]:
    """(X, y, i)：硬间隔问题的一个对偶最优解中 α_i > 0，另一个中 α_i = 0。

    (X, y, i): in the hard-margin problem α_i > 0 in one dual optimum and α_i = 0 in another.
    """
    raise NotImplementedError


def capped_point(C: float) -> dict:
    """{"X", "y", "alpha", "b", "i"}：代价为 C 的软间隔问题的一个最优解，其中 α_i = C 而 ξ_i = 0。0.05 ≤ C ≤ 10；`X` 的列数 1 到 4，
    元素的绝对值不超过 100。验证 KKT 条件：w = Σ α_j y_j x_j, |Σ α_j y_j| ≤ 1e-9, −1e-9 ≤ α_j ≤ C + 1e-9, |α_i − C| ≤ 1e-9, |y_i f(x_i) − 1| ≤ 1e-9，
    且对每个 j：α_j ≤ 1e-9 或 y_j f(x_j) ≤ 1 + 1e-9；α_j ≥ C − 1e-9 或 y_j f(x_j) ≥ 1 − 1e-9。

    {"X", "y", "alpha", "b", "i"}: an optimum of the soft-margin problem with cost C in which α_i = C and ξ_i = 0. 0.05 ≤ C ≤ 10; `X`
    has 1 to 4 columns and entries of size at most 100. The KKT conditions are verified: w = Σ α_j y_j x_j, |Σ α_j y_j| ≤ 1e-9,
    −1e-9 ≤ α_j ≤ C + 1e-9, |α_i − C| ≤ 1e-9, |y_i f(x_i) − 1| ≤ 1e-9, and for every j: α_j ≤ 1e-9 or y_j f(x_j) ≤ 1 + 1e-9; α_j ≥ C − 1e-9 or
    y_j f(x_j) ≥ 1 − 1e-9.
    """
    raise NotImplementedError
