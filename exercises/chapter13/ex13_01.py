r"""13.1 半监督高斯混合的 EM 更新式 / EM updates for a semi-supervised Gaussian mixture

每一类恰对应一个高斯成分，少数样本有标记，其余没有。写出观测数据的对数似然 (13.4)，求它对各参数的导数；令导数为零（混合系数之和为 1，
用拉格朗日乘子），推导 (13.5)~(13.8)，并实现它们。推导写在 `derivation` 里。

**数据。** `X_l`、`X_u` 是形状 (l, d)、(u, d) 的数组，l、u 可以为 0（形状 (0, d)），都不超过 150；`y_l` 是 l 个类别，取 0, …, N − 1；d ≤ 6,
2 ≤ N ≤ 5。

**参数。** `alpha` 形状 (N,)，每项不小于 $10^{-6}$，和为 1；`mu` 形状 (N, d)；`Sigma` 形状 (N, d, d)，协方差矩阵对称正定，条件数不超过 100，不作
任何正则化。每个样本对每个成分都有 $(x - μ_i)^T Σ_i^{-1} (x - μ_i) \le 10^4$：密度在浮点数中可能成为 0，结果仍应正确。`gamma` 形状 (u, N)。

**约定。** 自然对数。有标记样本只属于它的类。协方差除以软计数，不减 1。记 s 为坐标的最大绝对值（`X_l`、`X_u` 与 `mu` 中），允许的误差是：概率
$10^{-9}$，对数似然 $10^{-9}(1 + |LL|)$，均值 $10^{-9}s$，协方差 $10^{-9}s^2$，梯度的每一部分是 $10^{-8}$
乘以各样本贡献的绝对值之和（取其中最大的一项）。每次调用不超过 2 秒
CPU 时间。不要改动传入的参数。

---

Each class is one Gaussian component, a few samples are labelled, the others are not. Write the log-likelihood (13.4) of what is
observed and its derivatives in all parameters; set these to zero (with a Lagrange multiplier for the sum of the mixing weights), derive
(13.5) to (13.8), and implement them. The derivation belongs into `derivation`.

**Data.** `X_l` and `X_u` are arrays of shape (l, d) and (u, d); l and u may be 0 (shape (0, d)) and are at most 150. `y_l` holds l
classes out of 0, …, N − 1; d ≤ 6, 2 ≤ N ≤ 5.

**Parameters.** `alpha` of shape (N,), entries at least $10^{-6}$, summing to 1; `mu` of shape (N, d); `Sigma` of shape (N, d, d),
symmetric positive definite covariances with condition numbers of at most 100, without regularisation of any kind. For every sample and
component $(x - μ_i)^T Σ_i^{-1} (x - μ_i) \le 10^4$: densities may become 0 as floats, and results should be right all the same. `gamma`
has shape (u, N).

**Conventions.** Logarithms are natural. A labelled sample belongs to its class alone. Covariances are divided by the soft count, nothing
subtracted. Let s be the largest absolute value of a coordinate (in `X_l`, `X_u` and `mu`); the errors allowed are $10^{-9}$ in
probabilities, $10^{-9}(1 + |LL|)$ in the log-likelihood, $10^{-9}s$ in means, $10^{-9}s^2$ in covariances, and in each part of the gradient
$10^{-8}$ times the largest sum of the absolute contributions of the samples to an entry. A call takes at most 2 seconds of CPU time. Do not change the arguments.
"""

import numpy as np


def log_likelihood(
    X_l: np.ndarray, y_l: list[int], X_u: np.ndarray, alpha: np.ndarray, mu: np.ndarray, Sigma: np.ndarray
) -> float:
    """对数似然 (13.4)，l + u ≥ 1。

    The log-likelihood (13.4), l + u ≥ 1.
    """
    raise NotImplementedError


def responsibilities(X_u: np.ndarray, alpha: np.ndarray, mu: np.ndarray, Sigma: np.ndarray) -> np.ndarray:
    """(13.5) 的 γ，形状 (u, N)。

    The γ of (13.5), of shape (u, N).

    >>> import numpy as np
    >>> one = np.array([[[1.0]], [[1.0]]])
    >>> gamma = responsibilities(np.array([[0.0]]), np.array([0.25, 0.75]), np.array([[-1.0], [1.0]]), one)
    >>> [round(float(g), 9) for g in gamma[0]]
    [0.25, 0.75]
    """
    raise NotImplementedError


def ll_gradient(
    X_l: np.ndarray, y_l: list[int], X_u: np.ndarray, alpha: np.ndarray, mu: np.ndarray, Sigma: np.ndarray
) -> dict[str, np.ndarray]:
    """LL 的导数：{"alpha": (N,), "mu": (N, d), "Sigma": (N, d, d)}, l + u ≥ 1。对 α_i 求导时不管和为 1 的约束。"Sigma" 中的第 i 个是对称矩阵 G，
    对每个对称的 dΣ_i 有 dLL = Σ_ab G_ab (dΣ_i)_ab。

    The derivatives of LL: {"alpha": (N,), "mu": (N, d), "Sigma": (N, d, d)}, l + u ≥ 1. Those in α_i disregard that the sum is 1. Entry
    i of "Sigma" is the symmetric matrix G with dLL = Σ_ab G_ab (dΣ_i)_ab for every symmetric dΣ_i.
    """
    raise NotImplementedError


def multiplier(n_l: int, n_u: int) -> float:
    """有 n_l 个有标记、n_u 个无标记样本时，LL + λ(Σ_i α_i − 1) 的驻点处的 λ。

    The λ at a stationary point of LL + λ(Σ_i α_i − 1) with n_l labelled and n_u unlabelled samples.
    """
    raise NotImplementedError


def m_step(
    X_l: np.ndarray, y_l: list[int], X_u: np.ndarray, gamma: np.ndarray
) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """(13.6)~(13.8)：(alpha, mu, Sigma)。N 是 gamma 的列数（u = 0 时 gamma 的形状是 (0, N)）；每一类的软计数不小于 10^-3。

    (13.6) to (13.8): (alpha, mu, Sigma). N is the number of columns of gamma (of shape (0, N) if u = 0); the soft count of every
    class is 10^-3 at least.
    """
    raise NotImplementedError


def em(
    X_l: np.ndarray, y_l: list[int], X_u: np.ndarray, alpha: np.ndarray, mu: np.ndarray, Sigma: np.ndarray, n_iter: int
) -> list[tuple[np.ndarray, np.ndarray, np.ndarray]]:
    """EM 的 n_iter + 1 组参数 (alpha, mu, Sigma)，第一组是传入的。0 ≤ n_iter ≤ 100；不提前结束。各轮的参数都合乎上面的条件。

    The n_iter + 1 triples (alpha, mu, Sigma) of EM, the first being the one given. 0 ≤ n_iter ≤ 100; it does not end early. The
    parameters of all rounds meet the conditions above.
    """
    raise NotImplementedError


def derivation() -> str:
    """用 Markdown 写出 (13.5)~(13.8) 的推导。由老师阅读，不计分。

    The derivation of (13.5) to (13.8) in Markdown. Read by a person, without points.
    """
    raise NotImplementedError
