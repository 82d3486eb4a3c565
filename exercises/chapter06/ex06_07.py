r"""6.7 SVR 的完整 KKT 条件 / The complete KKT conditions of SVR

式 (6.52) 并不是支持向量回归的全部 KKT 条件。由拉格朗日函数 (6.46) 写出全部条件，做成残差：对任意给定的变量和乘子算出每一条被违反了
多少。再说明书上的 (6.52) 中哪些是推论、需要什么前提，并举例说明单凭 (6.52) 不能断定最优。

**约定。** 线性模型 $f(x) = w^T x + b$，输出写作 `t`。`p` 是字典，给出 (6.46) 中的全部变量与乘子：`"w"` 长为 d 的数组，`"b"` 一个数，
`"alpha"`，`"alpha_hat"`，`"xi"`，`"xi_hat"`，`"mu"`，`"mu_hat"` 长为 m 的数组，依次是 $\alpha, \hat\alpha, \xi, \hat\xi, \mu, \hat\mu$。按书上的配对，
$\alpha_i$ 是约束 $f(x_i) - t_i ≤ \epsilon + \xi_i$ 的乘子，$\hat\alpha_i$ 是 $t_i - f(x_i) ≤ \epsilon + \hat\xi_i$ 的。`X` 是形状 (m, d) 的数组，
m, d ≥ 1；C > 0, ε ≥ 0。

**残差。** 等式取两边之差的绝对值，不等式取超出的量（成立时为 0），再对各样本（或 w 的各分量）取最大值。每一条都直接用 `p` 中给出的数，
不借别的条件改写：`p` 可以是任意的，不必满足任何一条。

所有的数绝对值不超过 1e8；误差允许 1e-9 乘以（1 + 式中各项绝对值之和）。不要改动传入的参数。

---

The conditions (6.52) are not all KKT conditions of support vector regression. From the Lagrangian (6.46) write down all of them,
as residuals: for any given variables and multipliers, by how much each one is violated. Then tell which of (6.52) are consequences
and what they rest on, and show by an example that (6.52) alone does not make an optimum.

**Conventions.** The model is linear, $f(x) = w^T x + b$, outputs are written `t`. `p` is a dict of all variables and multipliers in
(6.46): `"w"` an array of length d, `"b"` a number, and `"alpha"`, `"alpha_hat"`, `"xi"`, `"xi_hat"`, `"mu"`, `"mu_hat"` arrays of length
m, which are $\alpha, \hat\alpha, \xi, \hat\xi, \mu, \hat\mu$. As in the book $\alpha_i$ is the multiplier of
$f(x_i) - t_i ≤ \epsilon + \xi_i$ and $\hat\alpha_i$ that of $t_i - f(x_i) ≤ \epsilon + \hat\xi_i$. `X` is an array of shape (m, d),
m, d ≥ 1; C > 0, ε ≥ 0.

**Residuals.** Of an equation take the absolute difference of its sides, of an inequality what exceeds it (0 if it holds), then the
maximum over the samples (or the components of w). Each is computed from the numbers in `p` as they are, without help of another
condition: `p` may be anything and need not satisfy any of them.

No number exceeds 1e8 in size; an error of 1e-9 times (1 + the sum of the absolute values of the terms) is allowed. Do not change the
arguments.
"""

import numpy as np


def residuals(X: np.ndarray, t: np.ndarray, C: float, eps: float, p: dict) -> dict[str, float]:
    """全部 KKT 条件的残差，16 个键。
    平稳性（拉格朗日函数对各原始变量的偏导数）："stationarity_w"，"stationarity_b"，"stationarity_xi"，"stationarity_xi_hat"。
    原始可行："primal_upper"（f - t 的约束），"primal_lower"（t - f 的约束），"xi_nonnegative"，"xi_hat_nonnegative"。
    对偶可行："alpha_nonnegative"，"alpha_hat_nonnegative"，"mu_nonnegative"，"mu_hat_nonnegative"。
    互补松弛（乘子与它的约束）："slack_upper"，"slack_lower"，"slack_xi"，"slack_xi_hat"。

    The residuals of all KKT conditions, 16 keys.
    Stationarity (derivatives of the Lagrangian by the primal variables): "stationarity_w", "stationarity_b",
    "stationarity_xi", "stationarity_xi_hat". Primal feasibility: "primal_upper" (the constraint on f - t), "primal_lower"
    (on t - f), "xi_nonnegative", "xi_hat_nonnegative". Dual feasibility: "alpha_nonnegative", "alpha_hat_nonnegative",
    "mu_nonnegative", "mu_hat_nonnegative". Complementary slackness (a multiplier and its constraint): "slack_upper",
    "slack_lower", "slack_xi", "slack_xi_hat".

    >>> import numpy as np
    >>> zero = np.zeros(1)
    >>> p = {"w": np.array([2.0]), "b": 1.0, "alpha": zero, "alpha_hat": zero}
    >>> p = {**p, "xi": np.array([0.25]), "xi_hat": zero, "mu": zero, "mu_hat": zero}
    >>> residuals(np.array([[3.0]]), np.array([5.0]), 1.0, 0.5, p)["primal_upper"]
    1.25
    """
    raise NotImplementedError


def printed_conditions(X: np.ndarray, t: np.ndarray, C: float, eps: float, p: dict) -> dict[str, float]:
    """(6.52) 中六个乘积的残差，依次是 "slack_upper"，"slack_lower"，"alpha_alpha_hat"，"xi_xi_hat"，"capped_xi"（含 C - α 的），
    "capped_xi_hat"。

    The residuals of the six products in (6.52), in this order: "slack_upper", "slack_lower", "alpha_alpha_hat",
    "xi_xi_hat", "capped_xi" (the one with C - α), "capped_xi_hat".
    """
    raise NotImplementedError


def recover(
    X: np.ndarray,
    t: np.ndarray,
    C: float,
    eps: float,
    w: np.ndarray,
    b: float,
    alpha: np.ndarray,
    alpha_hat: np.ndarray,
) -> dict[str, np.ndarray | float]:
    """给出最优解的 w, b, α, α̂，补出 ξ, ξ̂, μ, μ̂，返回完整的 p（8 个键）。

    Given w, b, α, α̂ of an optimum, adds ξ, ξ̂, μ, μ̂ and returns the whole p (8 keys).
    """
    raise NotImplementedError


def both_active(x: float, C: float) -> dict[str, float | dict]:
    """αα̂ = 0 是有前提的：取 m = 1, X = [[x]], ε = 0，自选 t，给出满足全部 KKT 条件而 α 与 α̂ 都不小于 C/1000 的 p。返回
    {"t": 一个数, "p": p}。

    αα̂ = 0 rests on a condition: with m = 1, X = [[x]] and ε = 0, choose t and give a p that satisfies all KKT conditions
    though α and α̂ are both at least C/1000. Returns {"t": a number, "p": p}.
    """
    raise NotImplementedError


def not_sufficient(X: np.ndarray, t: np.ndarray, C: float, eps: float) -> dict[str, np.ndarray | float]:
    """一个 p，满足 (6.52) 的每一式，但不是最优：(6.43) 在它的 (w, b) 处的值比最小值至少大 0.01。这里 C ≥ 0.001，传入的数绝对值不超过 1e4。

    A p that satisfies all of (6.52) and is not optimal: (6.43) at its (w, b) is at least 0.01 above the minimum. Here C ≥ 0.001
    and no number passed in exceeds 1e4 in size.
    """
    raise NotImplementedError


def derivation() -> str:
    """说明（Markdown）：全部 KKT 条件从何而来；(6.52) 中哪些是它们的推论，怎样推出，需要什么前提；为什么全部条件合起来足以保证最优。

    In words (Markdown): where all the KKT conditions come from; which of (6.52) follow from them, how, and what for that is
    needed; why all conditions together are sufficient for an optimum.
    """
    raise NotImplementedError
