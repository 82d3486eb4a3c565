r"""14.8 平均场近似了什么 / What mean field approximates

平均场把 q 限制成 (14.35) 的乘积。从 (14.32) 出发，试析它求解的近似问题与原问题的差异，以及怎样选择先验分布。先在离散变量上算出 (14.32) 的两项和
(14.40) 的更新；再看近似差在哪里：最优的 q 可以不止一个，高斯分布的方差会变；最后在共轭先验下写出闭式的更新。

讨论写在 `essay` 里。

**离散的模型。** 观测 x 已定，`p` 是表 p(x, z)：第 j 根轴对应隐变量 $z_j$，有 1 到 3 根轴，每根长 1 到 4，各数在 $10^{-6}$ 与 $10^6$ 之间；它不必
规范化，总和就是 p(x)。`qs` 是各 $z_j$ 的分布的列表，$q(z) = \prod_j q_j(z_j)$，其中的概率可以是 0 ($0 \ln 0 = 0$)。

**数值。** 对数是自然对数。误差不超过 $10^{-9}$，结果很大时相对误差不超过 $10^{-9}$。每次调用不超过 2 秒 CPU 时间。不要改动传入的参数。

---

Mean field restricts q to a product (14.35). Starting from (14.32), discuss how the problem it solves differs from the original one, and
how priors are chosen. First compute both terms of (14.32) and the update (14.40) for discrete variables; then see where the
approximation is off: there may be more than one optimal q, and the variances of a Gaussian change; at last write updates in closed
form with a conjugate prior.

The discussion belongs into `essay`.

**The discrete model.** The observation x is fixed, and `p` is the table p(x, z): axis j is the hidden variable $z_j$; there are 1 to 3
axes of length 1 to 4, and the numbers are between $10^{-6}$ and $10^6$; it need not be normalised, its total is p(x). `qs` lists a
distribution for each $z_j$, $q(z) = \prod_j q_j(z_j)$; some of its probabilities may be 0 ($0 \ln 0 = 0$).

**Numbers.** Logarithms are natural. Errors are $10^{-9}$ at most, or $10^{-9}$ of the result where it is large. A call takes at most 2
seconds of CPU time. Do not change the arguments.
"""

import numpy as np


def elbo(p: np.ndarray, qs: list[list[float]]) -> float:
    """(14.33) 的 L(q)。

    L(q) of (14.33).

    >>> import numpy as np
    >>> round(float(elbo(np.array([2.0, 2.0]), [[0.5, 0.5]])), 6)
    1.386294
    """
    raise NotImplementedError


def kl_gap(p: np.ndarray, qs: list[list[float]]) -> float:
    """(14.34) 的 KL(q ‖ p(z | x))。

    KL(q ‖ p(z | x)) of (14.34).

    >>> import numpy as np
    >>> round(float(kl_gap(np.array([1.0, 3.0]), [[0.0, 1.0]])), 6)
    0.287682
    """
    raise NotImplementedError


def coordinate_update(p: np.ndarray, qs: list[list[float]], j: int) -> list[float]:
    """(14.40)：其余的 q_i 不动时最优的 q_j（qs[j] 不起作用）。

    (14.40): the optimal q_j while all other q_i stay (qs[j] does not matter).

    >>> import numpy as np
    >>> [round(float(q), 9) for q in coordinate_update(np.array([1.0, 3.0]), [[0.5, 0.5]], 0)]
    [0.25, 0.75]
    """
    raise NotImplementedError


def bimodal(h: float) -> np.ndarray:
    """两个二值隐变量的表，形状 (2, 2)，处处为正，总和为 1：q_0 = q_1 = (1-h, h) 与 q_0 = q_1 = (h, 1-h) 都是 L(q) 的局部极大（在那里 (14.40)
    的更新不动，误差 10^-9 以内），0.6 ≤ h ≤ 0.95。

    A table of two binary hidden variables, of shape (2, 2), positive everywhere, of total 1: both q_0 = q_1 = (1-h, h) and
    q_0 = q_1 = (h, 1-h) are local maxima of L(q) (where the updates (14.40) stay, within 10^-9), 0.6 ≤ h ≤ 0.95.
    """
    raise NotImplementedError


def mean_field_gaussian(mu: np.ndarray, Sigma: np.ndarray) -> tuple[list[float], list[float]]:
    """后验是高斯分布 N(mu, Sigma), 1 到 4 维：(14.35) 中每个分量自成一组时，使 KL(q ‖ p) 最小的 q 的（各均值，各方差）。Sigma 对称，特征值在
    0.01 与 100 之间，|mu| ≤ 100。

    The posterior is a Gaussian N(mu, Sigma) of 1 to 4 dimensions: (means, variances) of the q that minimises KL(q ‖ p), where every
    component is a group of its own in (14.35). Sigma is symmetric with eigenvalues between 0.01 and 100, |mu| ≤ 100.
    """
    raise NotImplementedError


def vb_normal(x: list[float], mu0: float, lambda0: float, a0: float, b0: float, n_iter: int) -> dict[str, float]:
    """模型：x_1, …, x_n 独立地服从 N(μ, 1/τ), μ 给定 τ 服从 N(mu0, 1/(lambda0 τ)), τ 服从 Gamma(a0, b0)，密度正比于 τ^(a0-1) e^(-b0 τ)。
    用 q(μ, τ) = q(μ) q(τ) 近似后验。从 E[τ] = a0/b0 开始做 n_iter 轮，每轮先由 (14.40) 求 q(μ)，再求 q(τ)。返回 {"m", "lam", "a", "b"}：
    最后的 q(μ) = N(m, 1/lam), q(τ) = Gamma(a, b)，参数的含义同上。

    1 到 8 个数据，绝对值不超过 10；|mu0| ≤ 10, 0.1 ≤ lambda0, a0, b0 ≤ 10, 1 ≤ n_iter ≤ 100。

    The model: x_1, …, x_n are independently N(μ, 1/τ), μ given τ is N(mu0, 1/(lambda0 τ)), τ is Gamma(a0, b0), with a density proportional to
    τ^(a0-1) e^(-b0 τ). Approximate the posterior by q(μ, τ) = q(μ) q(τ). Start from E[τ] = a0/b0 and take n_iter rounds, each finding q(μ)
    first and then q(τ) by (14.40). Return {"m", "lam", "a", "b"}: the last q(μ) = N(m, 1/lam) and q(τ) = Gamma(a, b), in the same
    parameters.

    There are 1 to 8 data of size 10 at most; |mu0| ≤ 10, 0.1 ≤ lambda0, a0, b0 ≤ 10, 1 ≤ n_iter ≤ 100.
    """
    raise NotImplementedError


def claims() -> dict[str, bool]:
    """下列说法的真假；`bimodal` 和 `mean_field_gaussian` 的检查都通过后才计分，瞎猜不得分。

    - "elbo_never_exceeds_evidence"：对任何 q, L(q) ≤ ln p(x)。
    - "gap_zero_iff_posterior_factorises"：最优的乘积 q 使 KL(q ‖ p(z | x)) 为 0，当且仅当后验本身就是这样的乘积。
    - "means_of_gaussian_exact"：后验是高斯分布时，平均场的最优 q 的均值就是后验的均值。
    - "conjugate_prior_keeps_family"：在指数族的模型中，若每个 z_j 给定其余变量时的先验是共轭的，则 (14.40) 的 q_j 与先验同族。
    - "unique_optimum"：使 L(q) 局部极大的乘积 q 总是唯一的。
    - "mean_field_overestimates_variance"：后验是高斯分布时，平均场的最优 q 的方差有时大于后验的边际方差。
    - "elbo_needs_true_posterior"：要按 (14.40) 增大 L(q)，必须先知道 p(z | x) 的规范化因子 p(x)。

    Which of these hold. They count once the checks of `bimodal` and `mean_field_gaussian` are passed, and guessing earns nothing.

    - "elbo_never_exceeds_evidence": L(q) ≤ ln p(x) for every q.
    - "gap_zero_iff_posterior_factorises": the best product q has KL(q ‖ p(z | x)) = 0 if and only if the posterior is such a product.
    - "means_of_gaussian_exact": if the posterior is Gaussian, the optimal q of mean field has the means of the posterior.
    - "conjugate_prior_keeps_family": in a model of exponential families, if the prior of each z_j given the others is conjugate, q_j of
      (14.40) is of the same family as that prior.
    - "unique_optimum": the product q that is a local maximum of L(q) is always unique.
    - "mean_field_overestimates_variance": if the posterior is Gaussian, the optimal q of mean field sometimes has a larger variance
      than the marginal of the posterior.
    - "elbo_needs_true_posterior": to increase L(q) by (14.40), the normaliser p(x) of p(z | x) must be known first.
    """
    raise NotImplementedError


def essay() -> str:
    """用 Markdown 讨论：近似问题与原问题差在哪里，实践中怎样选择先验分布。由老师阅读，不计分。

    Discuss in Markdown how the approximate problem differs from the original one, and how priors are chosen in practice. Read by a
    person, without points.
    """
    raise NotImplementedError
