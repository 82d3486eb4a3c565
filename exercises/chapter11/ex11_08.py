r"""11.8 近端算子的闭式解 / The closed form of the proximal step

近端梯度下降的每一步都要求 $(L/2) ‖x - z‖^2 + λ ‖x‖_1$ 的最小点。请推导它的闭式解 (11.14)：各分量互不影响，每个分量分 $x > 0$、
$x < 0$、$x = 0$ 三种情形。再为它写出最优性的证书，用它求解 LASSO，最后看看步长能取多大。

**LASSO** 是 (11.7)：$f(w) = ‖y - Xw‖^2$，目标是 $f(w) + λ ‖w‖_1$。平方误差前没有 1/2，也不除以样本数。

**(11.9) 的印刷。** 书中 (11.9) 的两个范数都带平方。本题的 $L$ 除最后一个函数外，都按不带平方的通常定义：
$‖∇f(u) - ∇f(v)‖ ≤ L ‖u - v‖$。

**约定。** 向量和矩阵以 numpy 数组传入，返回列表或数组都可以。`X` 是 (m, d)，每行一个样本；$λ ≥ 0$，$L > 0$。
推导写在 `derivation` 里。

**数值。** m ≤ 150, d ≤ 12，向量至多 150 个分量；数的绝对值不超过 $10^7$；$λ$ 是 0 或在 $10^{-4}$ 与 $10^4$ 之间，$L$ 在 $10^{-3}$ 与 $10^4$ 之间。
`prox_l1` 准到 $10^{-9} \max_i |z_i|$，证书准到 $10^{-9} + 10^{-15} L \max_i |z_i| / λ$，目标值与 `lipschitz` 的相对误差不超过 $10^{-8}$，`pgd` 的 $w$ 准到 $10^{-8} \max_i |w_i|$
（目标值准到 $w_0$ 处目标值的 $10^{-8}$）。每次调用不超过 1 秒 CPU 时间。不要改动传入的参数。

---

Every step of proximal gradient descent needs the minimiser of $(L/2) ‖x - z‖^2 + λ ‖x‖_1$. Derive its closed form (11.14):
the components do not affect each other, and each of them has the cases $x > 0$, $x < 0$ and $x = 0$. Then certify that it is
optimal, solve the LASSO with it, and see how large a step may be.

**The LASSO** is (11.7): with $f(w) = ‖y - Xw‖^2$ minimise $f(w) + λ ‖w‖_1$. There is no 1/2 before the squared error, and no
division by the number of samples.

**(11.9) in print** has both norms squared. Except in the last function, $L$ has its usual meaning here, without the squares:
$‖∇f(u) - ∇f(v)‖ ≤ L ‖u - v‖$.

**Conventions.** Vectors and matrices come as numpy arrays; lists and arrays are equally right as answers. `X` is (m, d), a
sample per row; $λ ≥ 0$ and $L > 0$. The derivation belongs into `derivation`.

**Numbers.** m ≤ 150, d ≤ 12, vectors have 150 components at most; numbers are at most $10^7$ in size; $λ$ is 0 or between
$10^{-4}$ and $10^4$, $L$ between $10^{-3}$ and $10^4$. `prox_l1` is right to $10^{-9} \max_i |z_i|$, the certificate to $10^{-9} + 10^{-15} L \max_i |z_i| / λ$,
objectives and `lipschitz` to $10^{-8}$ of their size, the $w$ of `pgd` to $10^{-8} \max_i |w_i|$ (and its objectives to
$10^{-8}$ of that at $w_0$). A call takes at most a second of CPU time. Do not change the arguments.
"""

import numpy as np


def prox_objective(x: np.ndarray, z: np.ndarray, lam: float, L: float) -> float:
    """目标函数 $(L/2) ‖x - z‖^2 + λ ‖x‖_1$ (11.13)。

    The objective $(L/2) ‖x - z‖^2 + λ ‖x‖_1$ (11.13).

    >>> import numpy as np
    >>> float(prox_objective(np.array([1.0, -1.0]), np.array([3.0, -1.0]), 0.5, 2.0))
    5.0
    """
    raise NotImplementedError


def prox_l1(z: np.ndarray, lam: float, L: float) -> np.ndarray:
    """目标函数 (11.13) 的最小点。

    The minimiser of (11.13).

    >>> import numpy as np
    >>> [float(x) for x in prox_l1(np.array([3.0, 0.0]), 0.5, 1.0)]
    [2.5, 0.0]
    """
    raise NotImplementedError


def certificate(z: np.ndarray, lam: float, L: float) -> np.ndarray:
    """$x$ 为最小点的证书，$λ > 0$：向量 $g$，使 $L (x - z) + λ g = 0$，而且每个 $g_i$ 都是 $|·|$ 在 $x_i$ 处的次梯度：$x_i ≠ 0$
    时等于其符号，$x_i = 0$ 时可以是 [-1, 1] 中的数。

    The certificate that $x$ is the minimiser, $λ > 0$: a vector $g$ with $L (x - z) + λ g = 0$ where every $g_i$ is a
    subgradient of $|·|$ at $x_i$: the sign of $x_i ≠ 0$, some number in [-1, 1] if $x_i = 0$.

    >>> import numpy as np
    >>> [float(g) for g in certificate(np.array([3.0, 0.0]), 0.5, 1.0)]
    [1.0, 0.0]
    """
    raise NotImplementedError


def lipschitz(X: np.ndarray) -> float:
    """$f(w) = ‖y - Xw‖^2$ 的最小的 $L$：对一切 $u$，$v$ 有 $‖∇f(u) - ∇f(v)‖ ≤ L ‖u - v‖$。

    The smallest $L$ for $f(w) = ‖y - Xw‖^2$: $‖∇f(u) - ∇f(v)‖ ≤ L ‖u - v‖$ for all $u$, $v$.

    >>> import numpy as np
    >>> round(float(lipschitz(np.array([[1.0, 0.0]]))), 6)
    2.0
    """
    raise NotImplementedError


def pgd(X: np.ndarray, y: np.ndarray, lam: float, steps: int) -> tuple[np.ndarray, list[float]]:
    """用近端梯度下降求解 LASSO：从 $w_0 = 0$ 出发走 `steps` 步（0 至 200），步长 1/L, L 为 `lipschitz(X)`，X ≠ 0。返回最后的 $w$，以及
    $w_0$，$w_1$, … 处的目标值 (11.7)，共 steps + 1 个。

    Solves the LASSO by proximal gradient descent: `steps` steps (0 to 200) of size 1/L from $w_0 = 0$, L being `lipschitz(X)`, X ≠ 0.
    Returns the last $w$, and the objective (11.7) at $w_0$, $w_1$, …: steps + 1 numbers.

    >>> import numpy as np
    >>> w, objectives = pgd(np.array([[1.0, 0.0]]), np.array([2.0]), 1.0, 1)
    >>> [round(float(value), 6) for value in w], [round(float(value), 6) for value in objectives]
    ([1.5, 0.0], [4.0, 1.75])
    """
    raise NotImplementedError


def literal_step_diverges(a_max: float) -> float:
    """照字面读 (11.9)：对 $f(x) = (a/2) x^2$，$L = a^2$ 满足两边带平方的不等式。找一个 0 < a ≤ a_max，使梯度下降从 x = 1 出发、
    步长 1/L 时发散：200 步之内 |x| > 1000。a_max 在 10^-6 与 1000 之间。

    (11.9) read literally: for $f(x) = (a/2) x^2$ the inequality with the squares holds for $L = a^2$. Find an a with 0 < a ≤
    a_max for which gradient descent from x = 1 with steps 1/L diverges: |x| > 1000 within 200 steps. a_max lies between 10^-6 and
    1000.

    >>> 0 < literal_step_diverges(4.0) <= 4.0
    True
    """
    raise NotImplementedError


def derivation() -> str:
    """用 Markdown 写出 (11.14) 的推导：分量为何互不影响，三种情形各在何时成立，为何是最小点。由老师阅读，不计分。

    The derivation of (11.14) in Markdown: why components do not affect each other, when each of the three cases holds, and why
    this is the minimum. Read by a person, without points.
    """
    raise NotImplementedError
