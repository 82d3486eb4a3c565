r"""6.7 SVR 的完整 KKT 条件 / The complete KKT conditions of SVR

**书上的题。** 给出式 (6.52) 的完整 KKT 条件。从拉格朗日函数 (6.46) 写出全部条件，做成残差：对任意给定的变量和乘子，每一条被违反了多少。再说明
(6.52) 中哪些是推论、要什么前提，并举例说明单凭 (6.52) 断定不了最优。推导写在 `derivation` 里。

**先看一个小例子。** 两个样本 x = 0, 2，输出 t = 0, 4，C = 1，ε = 0.5。最优解是 f(x) = 1.5x + 0.5，α = (0.75, 0)，α̂ = (0, 0.75)，ξ = ξ̂ = 0。

    平稳性    w = Σ(α̂_i - α_i)x_i = 0.75·2 = 1.5        Σ(α̂_i - α_i) = 0        μ = C - α = (0.25, 1)，μ̂ = (1, 0.25)
    可行      f - t = 0.5, -0.5，都在带的边缘 ±ε 上
    互补      α₁(f₁ - t₁ - ε - ξ₁) = 0.75·0 = 0，α̂₂ 也一样；μξ = 0

把 b 改成 1.5：f - t = 1.5, 0.5，上面一条约束超出 1；两条互补松弛的残差都成了 0.75·1 = 0.75；其余照旧。

**约定。** 线性模型 $f(x) = w^T x + b$，输出写作 `t`。`p` 是字典，键是 (6.46) 的全部变量与乘子："w"、"b"、"alpha"、"alpha_hat"、"xi"、"xi_hat"、"mu"、"mu_hat"；
α 配 $f - t ≤ \epsilon + \xi$，α̂ 配 $t - f ≤ \epsilon + \hat\xi$。残差：等式取两边之差的绝对值，不等式取超出的量（成立时为 0），再对各样本取最大。`p` 可以是
任意的，每条都照给出的数算，不借别的条件改写。

**做完想一想。** 哪几条一旦不查，不是最优的点也会混过去？书上说 αα̂ = 0：ε = 0 时它在哪一步上落空？

**★** 数大到 $10^8$、小到 $10^{-8}$，样本上百时残差照样准。

---

**The exercise.** Give the complete KKT conditions (6.52). From the Lagrangian (6.46) write down all of them as residuals: for any given
variables and multipliers, by how much each is violated. Then tell which of (6.52) are consequences and what they rest on, and
show by example that (6.52) alone does not make an optimum. The derivation goes into `derivation`.

**A small example first.** Two samples x = 0, 2 with outputs t = 0, 4, C = 1, ε = 0.5. The optimum is f(x) = 1.5x + 0.5 with α = (0.75, 0),
α̂ = (0, 0.75), ξ = ξ̂ = 0.

    stationarity     w = Σ(α̂_i - α_i)x_i = 0.75·2 = 1.5      Σ(α̂_i - α_i) = 0      μ = C - α = (0.25, 1), μ̂ = (1, 0.25)
    feasibility      f - t = 0.5, -0.5: both on the edges ±ε of the tube
    complementarity  α₁(f₁ - t₁ - ε - ξ₁) = 0.75·0 = 0, likewise α̂₂; μξ = 0

Make b 1.5: f - t = 1.5, 0.5, the upper constraint is exceeded by 1, both residuals of complementary slackness with the tube become
0.75·1 = 0.75, and all else stays.

**Conventions.** The model is linear, $f(x) = w^T x + b$, outputs are written `t`. `p` is a dict of all variables and multipliers
of (6.46): "w", "b", "alpha", "alpha_hat", "xi", "xi_hat", "mu", "mu_hat"; α belongs to $f - t ≤ \epsilon + \xi$, α̂ to
$t - f ≤ \epsilon + \hat\xi$. Residuals: of an equation the absolute difference of its sides, of an inequality what exceeds it
(0 if it holds), then the maximum over the samples. `p` may be anything; each is computed from the numbers as they are, without
help of another condition.

**Worth a thought.** Which of the conditions, left unchecked, let a point pass that is no optimum? The book says αα̂ = 0: at which
step does that fail for ε = 0?

**★** Residuals as right for numbers up to $10^8$ and down to $10^{-8}$, and for a hundred samples.
"""

import numpy as np


def residuals(X: np.ndarray, t: np.ndarray, C: float, eps: float, p: dict) -> dict[str, float]:
    """全部 KKT 条件的残差，16 个键。
    平稳性（拉格朗日函数对各原始变量的偏导数）："stationarity_w"、"stationarity_b"、"stationarity_xi"、"stationarity_xi_hat"。
    原始可行："primal_upper"（f - t 的约束）、"primal_lower"（t - f 的约束）、"xi_nonnegative"、"xi_hat_nonnegative"。
    对偶可行："alpha_nonnegative"、"alpha_hat_nonnegative"、"mu_nonnegative"、"mu_hat_nonnegative"。
    互补松弛（乘子乘它的约束）："slack_upper"、"slack_lower"、"slack_xi"、"slack_xi_hat"。

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
    """(6.52) 中六个乘积的残差，依次是 "slack_upper"、"slack_lower"、"alpha_alpha_hat"、"xi_xi_hat"、"capped_xi"（含 C - α 的）、
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
    """αα̂ = 0 是有前提的：只有一个样本 X = [[x]]，ε = 0，自选 t，给出满足全部 KKT 条件而 α 与 α̂ 都明显大于 0（至少 C/1000）的
    {"t": t, "p": p}。

    αα̂ = 0 rests on a condition: with a single sample X = [[x]] and ε = 0, choose t and give {"t": t, "p": p} with all KKT conditions
    fulfilled though α and α̂ are both clearly above 0 (C/1000 at least).
    """
    raise NotImplementedError


def not_sufficient(X: np.ndarray, t: np.ndarray, C: float, eps: float) -> dict[str, np.ndarray | float]:
    """一个 p，满足 (6.52) 的每一式，但不是最优：(6.43) 在它的 (w, b) 处的值比最小值至少大 0.01。

    A p that satisfies all of (6.52) and is not optimal: (6.43) at its (w, b) is at least 0.01 above the minimum.
    """
    raise NotImplementedError


def derivation() -> str:
    """推导，Markdown，由老师评阅：全部 KKT 条件从何而来；(6.52) 中哪些是它们的推论，怎样推出，需要什么前提；为什么全部条件合起来足以保证最优。

    The derivation, in Markdown, read by your teacher: where all the KKT conditions come from; which of (6.52) follow from them, how,
    and what for that is needed; why all conditions together are sufficient for an optimum.
    """
    raise NotImplementedError
