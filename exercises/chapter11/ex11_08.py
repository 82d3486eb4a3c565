r"""11.8 近端算子的闭式解 / The closed form of the proximal step

**书上的题。** 给出 L1 范数最小化问题中闭式解 (11.14) 的详细推导。近端梯度下降的每一步都要求 $(L/2) ‖x - z‖^2 + λ ‖x‖_1$ 的最小点；推导写在 `derivation` 里，
再用程序验证它：为最小点写出最优性的证书，用它求解 LASSO。

**先看一个小例子。** 一个分量，L = 2，λ = 2：使 $(x - z)^2 + 2|x|$ 最小。

    z = 3      若 x > 0：导数 2(x - 3) + 2 = 0，x = 2        目标值 1 + 4 = 5，而 x = 0 处是 9
    z = 1/2    若 x > 0：得 x = -1/2，矛盾；x < 0 得 3/2，也矛盾；所以 x = 0
    z = -2     若 x < 0：导数 2(x + 2) - 2 = 0，x = -1

z = 1/2 时 x = 0 的证书：|x| 在 0 处的斜率可以取 [-1, 1] 中任何数，取 g = 1/2，正好 L(x - z) + λg = -1 + 1 = 0。

**与书不同的一处。** 书中 (11.9) 的两个范数都带平方，那是印错了；这里 $L$ 按通常的定义：$‖∇f(u) - ∇f(v)‖ ≤ L ‖u - v‖$。

**约定。** LASSO 是 (11.7)：$f(w) = ‖y - Xw‖^2$，目标是 $f(w) + λ ‖w‖_1$，没有 1/2，不除以样本数。`X` 每行一个样本。

**做完想一想。** 软阈值把每个系数都缩短 λ/L，留下的也不例外：这对预测有什么影响？步长取 1/L 的两倍以上会怎样？

**★** 再找一个反例，说明照字面读 (11.9) 时步长 1/L 会发散；数极大、极小，样本上百时也对。

---

**The exercise.** Derive the closed form (11.14) of L1 minimisation in detail. Every step of proximal gradient descent needs the minimiser of
$(L/2) ‖x - z‖^2 + λ ‖x‖_1$. The derivation belongs into `derivation`; programs then verify it: certify that the point is optimal, and solve the LASSO with it.

**A small example first.** One component, L = 2, λ = 2: minimise $(x - z)^2 + 2|x|$.

    z = 3      if x > 0: the derivative 2(x - 3) + 2 = 0 gives x = 2        objective 1 + 4 = 5, against 9 at x = 0
    z = 1/2    if x > 0: x = -1/2, a contradiction; x < 0 gives 3/2, another one; so x = 0
    z = -2     if x < 0: the derivative 2(x + 2) - 2 = 0 gives x = -1

The certificate of x = 0 for z = 1/2: the slope of |x| at 0 may be any number of [-1, 1]; with g = 1/2 just L(x - z) + λg = -1 + 1 = 0.

**One difference from the book.** Both norms in (11.9) are squared in print, by mistake; $L$ has its usual meaning here:
$‖∇f(u) - ∇f(v)‖ ≤ L ‖u - v‖$.

**Conventions.** The LASSO is (11.7): with $f(w) = ‖y - Xw‖^2$ minimise $f(w) + λ ‖w‖_1$; no 1/2, no division by the number of samples. `X` has a sample in each
row.

**Worth a thought.** The soft threshold shortens every coefficient by λ/L, those that stay, too: what does that do to predictions? What happens with steps of more
than twice 1/L?

**★** One more counterexample: with (11.9) read literally, steps of 1/L diverge. And as right for huge and tiny numbers, and with a hundred samples.
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
    """$x$ 为最小点的证书：向量 $g$，使 $L (x - z) + λ g = 0$，而且每个 $g_i$ 都是 $|·|$ 在 $x_i$ 处的次梯度：$x_i ≠ 0$ 时等于其符号，$x_i = 0$ 时是 [-1, 1] 中的某个数。

    The certificate that $x$ is the minimiser: a vector $g$ with $L (x - z) + λ g = 0$ where every $g_i$ is a subgradient of $|·|$ at $x_i$: the sign of
    $x_i ≠ 0$, some number of [-1, 1] if $x_i = 0$.

    >>> import numpy as np
    >>> [float(g) for g in certificate(np.array([3.0, 0.5, -2.0]), 2.0, 2.0)]
    [1.0, 0.5, -1.0]
    """
    raise NotImplementedError


def lipschitz(X: np.ndarray) -> float:
    """$f(w) = ‖y - Xw‖^2$ 的最小的 $L$：对一切 $u$、$v$ 有 $‖∇f(u) - ∇f(v)‖ ≤ L ‖u - v‖$。

    The smallest $L$ for $f(w) = ‖y - Xw‖^2$: $‖∇f(u) - ∇f(v)‖ ≤ L ‖u - v‖$ for all $u$, $v$.

    >>> import numpy as np
    >>> round(float(lipschitz(np.array([[1.0, 0.0]]))), 6)
    2.0
    """
    raise NotImplementedError


def pgd(X: np.ndarray, y: np.ndarray, lam: float, steps: int) -> tuple[np.ndarray, list[float]]:
    """用近端梯度下降求解 LASSO：从 $w_0 = 0$ 出发走 `steps` 步，步长 1/L，L 为 `lipschitz(X)`，X ≠ 0。返回最后的 $w$，以及 $w_0$、$w_1$、… 处的目标值
    (11.7)，共 steps + 1 个。

    Solves the LASSO by proximal gradient descent: `steps` steps of size 1/L from $w_0 = 0$, L being `lipschitz(X)`, X ≠ 0. Returns the last $w$, and the
    objective (11.7) at $w_0$, $w_1$, …: steps + 1 numbers.

    >>> import numpy as np
    >>> w, objectives = pgd(np.array([[1.0, 0.0]]), np.array([2.0]), 1.0, 1)
    >>> [round(float(value), 6) for value in w], [round(float(value), 6) for value in objectives]
    ([1.5, 0.0], [4.0, 1.75])
    """
    raise NotImplementedError


def derivation() -> str:
    """（由教师阅读）(11.14) 的推导：分量为何互不影响，三种情形各在何时成立，为何是最小点。返回 Markdown 文本。

    (Read by a person) The derivation of (11.14): why components do not affect each other, when each of the three cases holds, and why this is the minimum.
    Returns Markdown.
    """
    raise NotImplementedError


# ---- ★ ----


def literal_step_diverges(a_max: float) -> float:
    """照字面读 (11.9)：对 $f(x) = (a/2) x^2$，$L = a^2$ 满足两边带平方的不等式。找一个 0 < a ≤ a_max，使梯度下降从 x = 1 出发、步长 1/L 时发散：一两百步之后 |x| 已经
    超过 1000。

    (11.9) read literally: for $f(x) = (a/2) x^2$ the inequality with the squares holds for $L = a^2$. Find an a with 0 < a ≤ a_max for which gradient descent
    from x = 1 with steps 1/L diverges: after one or two hundred steps |x| has passed 1000.

    >>> 0 < literal_step_diverges(4.0) <= 4.0
    True
    """
    raise NotImplementedError
