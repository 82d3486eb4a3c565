r"""cookbook5.1 合页损失与对偶间隙 / Hinge losses and the duality gap

软间隔支持向量机就是使 $\frac12 ‖w‖^2 + C Σ_i ℓ(y_i f(x_i))$ 最小，$f(x) = w·x + b$，b 不受惩罚。损失 ℓ 有两种：
`"hinge"` 是 $\max(0, 1 - y f)$，`"squared"` 是它的平方。写出原问题与对偶问题的值，求出解，用两个值之差证明它足够好；
再看看若允许松弛变量 ξ 为负会怎样。

**数据。** `X` 形状 (m, d)，`y` 形状 (m,)，每项是 1 或 -1，两种都有；m ≤ 200, d ≤ 6，坐标不超过 $10^6$，0.01 ≤ C ≤ 1000。
传入的 w 与 b 总满足 $|w·x_i| \le 1000$，$|b| \le 1000$。对偶变量 `alpha` 形状 (m,)，不含标记 y，也就是说
$w = Σ_i α_i y_i x_i$。

**数值。** 允许的误差：松弛 $10^{-9}(1 + ξ)$，目标 $10^{-9}(1 + C + 值)$，对偶值 $10^{-9}(1 + |值| + Σ_i α_i + r^2)$，
其中 $r = Σ_i α_i ‖x_i‖$；其他误差写在函数里。每次调用不超过 2 秒 CPU 时间。不要改动传入的参数。

---

A support vector machine with a soft margin minimises $\frac12 ‖w‖^2 + C Σ_i ℓ(y_i f(x_i))$, where $f(x) = w·x + b$ and
b is not penalised. There are two losses ℓ: `"hinge"` is $\max(0, 1 - y f)$, `"squared"` is its square. Write the values
of the primal and of the dual problem, solve them, and prove by the difference of both values that the solution is good
enough; then see what happens if the slack variables ξ may be negative.

**Data.** `X` has shape (m, d), `y` has shape (m,) and entries 1 and -1, both of which occur; m ≤ 200, d ≤ 6,
coordinates are at most $10^6$, and 0.01 ≤ C ≤ 1000. Arguments w and b always meet $|w·x_i| \le 1000$ and
$|b| \le 1000$. The dual variables `alpha` of shape (m,) do not contain the labels: $w = Σ_i α_i y_i x_i$.

**Numbers.** The errors allowed are $10^{-9}(1 + ξ)$ in slacks, $10^{-9}(1 + C + value)$ in the objective, and
$10^{-9}(1 + |value| + Σ_i α_i + r^2)$ in the dual, where $r = Σ_i α_i ‖x_i‖$; others stand with the functions. A call
takes at most 2 seconds of CPU time. Do not change the arguments.
"""

import numpy as np


def objective(w: np.ndarray, b: float, X: np.ndarray, y: np.ndarray, C: float, loss: str) -> float:
    """要最小化的目标在 (w, b) 处的值。

    The value at (w, b) of what is to be minimised.

    >>> import numpy as np
    >>> X, y = np.array([[1.0], [-2.0]]), np.array([1, -1])
    >>> float(objective(np.array([1.0]), 1.0, X, y, 2.0, "hinge"))
    0.5
    """
    raise NotImplementedError


def slacks(w: np.ndarray, b: float, X: np.ndarray, y: np.ndarray) -> np.ndarray:
    """形状 (m,)：满足 ξ_i ≥ 0 与 y_i f(x_i) ≥ 1 − ξ_i 的最小的 ξ_i。

    Shape (m,): the least ξ_i with ξ_i ≥ 0 and y_i f(x_i) ≥ 1 − ξ_i.

    >>> import numpy as np
    >>> [float(xi) for xi in slacks(np.array([1.0]), 0.5, np.array([[1.0], [0.25], [1.0]]), np.array([1, 1, -1]))]
    [0.0, 0.25, 2.5]
    """
    raise NotImplementedError


def dual(alpha: np.ndarray, X: np.ndarray, y: np.ndarray, C: float, loss: str) -> float:
    """拉格朗日对偶在 alpha 处的值；若 alpha 违反对偶问题的约束超过 10^-9，就是 −∞。（传入的 alpha 违反约束要么至少
    10^-6，要么至多 10^-12；α_i 至多 2000 左右。）

    The value of the Lagrangian dual at alpha; −∞ if alpha breaks a constraint of the dual problem by more than 10^-9.
    (Arguments break a constraint by 10^-6 at least or by 10^-12 at most; no α_i is above 2000 or so.)

    >>> import numpy as np
    >>> float(dual(np.array([0.5, 0.5]), np.array([[1.0], [-1.0]]), np.array([1, -1]), 1.0, "hinge"))
    0.5
    """
    raise NotImplementedError


def best_bias(w: np.ndarray, X: np.ndarray, y: np.ndarray, C: float) -> float:
    """w 固定时，使合页损失的目标最小的任意一个 b：Σ_i ξ_i 与最小值相差不超过 1e-9 (1 + Σ_i ξ_i)。

    Any b of least hinge objective for this w: Σ_i ξ_i exceeds the least value by 1e-9 (1 + Σ_i ξ_i) at most.

    >>> import numpy as np
    >>> round(float(best_bias(np.array([1.0]), np.array([[3.0], [1.0]]), np.array([1, -1]), 1.0)), 9)
    -2.0
    """
    raise NotImplementedError


def solve(X: np.ndarray, y: np.ndarray, C: float, loss: str) -> dict:
    """字典 {"w": (d,), "b": 数, "alpha": (m,)}：alpha 违反对偶问题的约束不超过 10^-6 (1 + C)，而 w、b 处的目标与 alpha
    处的对偶值
    相差不超过 10^-4（1 + 目标）。怎样求解不限。

    这里 m ≤ 12, d ≤ 3，坐标是 -4 到 4 的整数，C 是 0.1、0.5、1 或 2；或者是西瓜数据集 3.0α
    （`exercises.datasets.watermelon_3_0a()`，"是" 为 1），C = 1。

    A dict {"w": (d,), "b": number, "alpha": (m,)}: alpha breaks the constraints of the dual problem by 10^-6 (1 + C) at
    most, and the objective at w and b differs from the dual value at alpha by 10^-4 (1 + objective) at most. Solve it
    in any way.

    Here m ≤ 12, d ≤ 3, coordinates are integers from -4 to 4, and C is 0.1, 0.5, 1 or 2; or the data are watermelon
    3.0α (`exercises.datasets.watermelon_3_0a()`, where "是" is 1) and C = 1.

    >>> import numpy as np
    >>> found = solve(np.array([[1.0], [-1.0]]), np.array([1, -1]), 1.0, "hinge")
    >>> round(float(found["w"][0]), 2), round(float(found["alpha"][1]), 2)
    (1.0, 0.5)
    """
    raise NotImplementedError


def without_sign(X: np.ndarray, y: np.ndarray, C: float, depth: float) -> tuple[np.ndarray, float, np.ndarray]:
    """若 ξ 可以为负，目标就没有下界：给出 (w, b, xi)，满足 y_i f(x_i) ≥ 1 − xi_i（允许 10^-9 (1 + |f(x_i)|) 的误差），而
    ½‖w‖² + C Σ_i xi_i ≤ −depth（允许 10^-9 (1 + depth) 的误差）。两类样本数不等，0 ≤ depth ≤ 10^6。

    If ξ may be negative, the objective has no lower bound: (w, b, xi) with y_i f(x_i) ≥ 1 − xi_i (up to errors of 10^-9
    (1 + |f(x_i)|)) and ½‖w‖² + C Σ_i xi_i ≤ −depth (up to 10^-9 (1 + depth)). The classes are not equally large, and 0
    ≤ depth ≤ 10^6.
    """
    raise NotImplementedError
