r"""slides4.1 三个点的对偶问题 / The dual of three points, by hand

课件用手算求解硬间隔支持向量机的对偶问题：正例 (3, 3)、(4, 3)，负例 (1, 1)。先用等式约束消去最后一个乘子，求驻点；驻点不可行，就到可行域的各个
边界面上去找。请把这套手算写成程序，使它对任意几个整数点都成立。

**对偶问题** 写成求最小的形式：在 $\sum_i \alpha_i y_i = 0$ 与 $\alpha_i ≥ 0$ 之下使

$s(\alpha) = \frac{1}{2}\sum_i\sum_j \alpha_i \alpha_j y_i y_j \, x_i \cdot x_j - \sum_i \alpha_i$

最小。**一个面** 由若干个 $\alpha_i = 0$ 给出；在面上仍要求 $\sum_i \alpha_i y_i = 0$，其余的乘子可正可负。

**数据。** `X` 是 (m, d) 的浮点数组，元素是 −5 到 5 的整数，2 ≤ m ≤ 5, 1 ≤ d ≤ 3；`y` 是 +1/−1 的列表，两类都有。点可以重合。
只有 `solve_dual` 与 `hyperplane` 保证两类严格线性可分（这时不同类的点不重合）。`dual_objective` 中 |α_i| ≤ 10，可正可负，不必满足约束。

**约定。** 除 `solve_dual` 外，数值允许误差 1e-9·(1 + 该答案中最大的绝对值)。`solve_dual` 的解法不限，最优解不唯一时任何一个都对；
记 $w = \sum_i \alpha_i y_i x_i$，它的答案这样验证：$\alpha_i ≥ -10^{-9}$，$|\sum_i \alpha_i y_i| ≤ 10^{-6}(1 + \sum_i \alpha_i)$，
有一个 b 使每个 $y_i(w \cdot x_i + b) ≥ 1 - 10^{-6}$，且 $\lVert w \rVert^2 / 2$ 与 $\sum_i \alpha_i - \lVert w \rVert^2 / 2$ 相差不超过
$10^{-6} \max(1, \lVert w \rVert^2 / 2)$。数组可以是列表。每次调用至多 1 秒。不要改动传入的参数。

---

The slides solve the dual of a hard-margin support vector machine by hand, for the positive points (3, 3), (4, 3) and the negative point
(1, 1): the equality eliminates the last multiplier, the stationary point is found, and as it is not feasible, the faces of the
feasible set are searched. Turn this computation into a program that holds for any few integer points.

**The dual problem**, as a minimisation: under $\sum_i \alpha_i y_i = 0$ and $\alpha_i ≥ 0$ minimise

$s(\alpha) = \frac{1}{2}\sum_i\sum_j \alpha_i \alpha_j y_i y_j \, x_i \cdot x_j - \sum_i \alpha_i$.

**A face** is given by some $\alpha_i = 0$; on it $\sum_i \alpha_i y_i = 0$ still holds, and the other multipliers may have any sign.

**Data.** `X` is a float array of shape (m, d) whose entries are whole numbers from −5 to 5, 2 ≤ m ≤ 5, 1 ≤ d ≤ 3; `y` is a list of +1/−1,
both occur. Points may coincide. Only `solve_dual` and `hyperplane` can rely on strict linear separability (there, points of different
classes do not coincide). In `dual_objective` |α_i| ≤ 10, of any sign and without regard to the constraints.

**Conventions.** Except in `solve_dual`, numbers may be off by 1e-9·(1 + the largest size of a number in that answer). `solve_dual` may use any
method, and any of several optimal solutions is right; with $w = \sum_i \alpha_i y_i x_i$ its answer is verified like this:
$\alpha_i ≥ -10^{-9}$, $|\sum_i \alpha_i y_i| ≤ 10^{-6}(1 + \sum_i \alpha_i)$, some b makes every $y_i(w \cdot x_i + b) ≥ 1 - 10^{-6}$, and
$\lVert w \rVert^2 / 2$ and $\sum_i \alpha_i - \lVert w \rVert^2 / 2$ differ by at most $10^{-6} \max(1, \lVert w \rVert^2 / 2)$. Lists
may come back for arrays. A call may take 1 second. Do not change the arguments.
"""

import numpy as np


def dual_objective(alpha: np.ndarray, X: np.ndarray, y: list[int]) -> float:
    """要最小化的 s(α)。

    The s(α) to be minimised.

    >>> import numpy as np
    >>> dual_objective(np.array([0.5, 0.5]), np.array([[0.0], [2.0]]), [-1, 1])
    -0.5
    """
    raise NotImplementedError


def reduced(X: np.ndarray, y: list[int]) -> tuple[np.ndarray, np.ndarray]:
    """用 Σ α_i y_i = 0 消去最后一个乘子：对称阵 H (m−1, m−1) 与向量 g (m−1,)，使 s(α) = ½ aᵀHa + gᵀa, a 是前 m−1 个乘子。

    The last multiplier eliminated by Σ α_i y_i = 0: the symmetric H (m−1, m−1) and the vector g (m−1,) with
    s(α) = ½ aᵀHa + gᵀa, where a holds the first m−1 multipliers.
    """
    raise NotImplementedError


def face_minimum(X: np.ndarray, y: list[int], zeros: list[int]) -> tuple[np.ndarray, float] | None:
    """在 `zeros` 中的下标 i 都有 α_i = 0 的面上 s 的最小点（全部 m 个乘子）与最小值；没有最小点或最小点不唯一时返回 None。
    `zeros` 里的下标（0 到 m−1）各不相同，次序不定，可以为空，也可以是全部 m 个（这时是零向量与 0.0）。

    The minimum of s on the face with α_i = 0 for all indices i in `zeros`: (all m multipliers, least value); None if there is no
    minimum or more than one point has it. The indices in `zeros` (0 to m−1) are different, in any order; there may be none of
    them, or all m (then it is the zero vector and 0.0).
    """
    raise NotImplementedError


def solve_dual(X: np.ndarray, y: list[int]) -> np.ndarray:
    """对偶问题的一个最优解 α ≥ 0。

    An optimal α ≥ 0 of the dual problem.
    """
    raise NotImplementedError


def hyperplane(alpha: np.ndarray, X: np.ndarray, y: list[int]) -> tuple[np.ndarray, float]:
    """由一个最优解 α（其中的 0 恰是 0.0）得到超平面 w·x + b = 0 的 (w, b)。

    The (w, b) of the hyperplane w·x + b = 0 from an optimal α (whose zeros are exactly 0.0).

    >>> import numpy as np
    >>> w, b = hyperplane(np.array([0.5, 0.5]), np.array([[0.0], [2.0]]), [-1, 1])
    >>> print(*w, b)
    1.0 -1.0
    """
    raise NotImplementedError
