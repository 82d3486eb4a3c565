r"""13.3 混合专家：一类多成分 / Mixture of experts: several components for a class

数据由 k 个成分混合而成 (13.22)，每个成分属于一个类别，一个类别可以有多个成分。成分的密度取高斯。有标记样本只知道类别，不知道来自其中哪个
成分。推导相应的半监督 EM 算法，写出它的 E 步与 M 步，再由混合模型得到类别的后验概率。推导写在 `derivation` 里。

**参数。** `alpha` 形状 (k,)，每项不小于 $10^{-6}$，和为 1；`mu` 形状 (k, d)；`Sigma` 形状 (k, d, d)，对称正定，条件数不超过 100；`owner[i]` 是成分 i
所属的类别，类别是 0, …, N − 1，每个类别至少有一个成分。k ≤ 8, d ≤ 6。

**数据。** `X_l`、`X_u` 是形状 (l, d)、(u, d) 的数组，l、u 可以为 0（形状 (0, d)），都不超过 150；`y_l` 是 l 个类别。每个样本对每个成分都有
$(x - μ_i)^T Σ_i^{-1} (x - μ_i) \le 10^4$：密度在浮点数中可能成为 0，结果仍应正确。

**约定。** 自然对数。协方差除以软计数，不减 1，不作正则化。记 s 为 `X` 的坐标的最大绝对值，允许的误差是：概率 $10^{-9}$，对数似然 $10^{-9}(1 + |LL|)$，
均值 $10^{-9}s$，协方差 $10^{-9}s^2$。每次调用不超过 2 秒 CPU 时间。不要改动传入的参数。

---

The data come from a mixture of k components (13.22), each owned by one class, and a class may own several. The densities of components
are Gaussian. Of a labelled sample the class is known, but not which of its components it comes from. Derive the semi-supervised EM
algorithm for this, write its E- and M-step, and get the posterior probabilities of the classes from the mixture. The derivation belongs
into `derivation`.

**Parameters.** `alpha` of shape (k,), entries at least $10^{-6}$, summing to 1; `mu` of shape (k, d); `Sigma` of shape (k, d, d), symmetric
positive definite with condition numbers of at most 100; `owner[i]` is the class that owns component i. Classes are 0, …, N − 1, and each
owns one component at least. k ≤ 8, d ≤ 6.

**Data.** `X_l` and `X_u` are arrays of shape (l, d) and (u, d); l and u may be 0 (shape (0, d)) and are at most 150; `y_l` holds l classes.
For every sample and component $(x - μ_i)^T Σ_i^{-1} (x - μ_i) \le 10^4$: densities may become 0 as floats, and results should be right all
the same.

**Conventions.** Logarithms are natural. Covariances are divided by the soft count, nothing subtracted, without regularisation. Let s be
the largest absolute value of a coordinate in `X`; the errors allowed are $10^{-9}$ in probabilities, $10^{-9}(1 + |LL|)$ in the
log-likelihood, $10^{-9}s$ in means, $10^{-9}s^2$ in covariances. A call takes at most 2 seconds of CPU time. Do not change the arguments.
"""

import numpy as np


def log_likelihood(
    X_l: np.ndarray,
    y_l: list[int],
    X_u: np.ndarray,
    alpha: np.ndarray,
    mu: np.ndarray,
    Sigma: np.ndarray,
    owner: list[int],
) -> float:
    """观测数据的对数似然：有标记样本观测到 (x, y)，无标记样本观测到 x。l + u ≥ 1。

    The log-likelihood of what is observed: (x, y) for labelled samples, x for unlabelled ones. l + u ≥ 1.
    """
    raise NotImplementedError


def e_step(
    X_l: np.ndarray,
    y_l: list[int],
    X_u: np.ndarray,
    alpha: np.ndarray,
    mu: np.ndarray,
    Sigma: np.ndarray,
    owner: list[int],
) -> tuple[np.ndarray, np.ndarray]:
    """E 步：(gamma_l, gamma_u)，形状 (l, k)、(u, k)，每个样本来自各成分的后验概率，以观测到的为条件。

    The E-step: (gamma_l, gamma_u) of shape (l, k) and (u, k), the posterior probabilities that a sample comes from each component, given
    what is observed of it.
    """
    raise NotImplementedError


def m_step(X: np.ndarray, gamma: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """M 步：(alpha, mu, Sigma)。X 的各行先是 X_l，后是 X_u，gamma 的各行与之对应；每个成分的软计数不小于 10^-3。

    The M-step: (alpha, mu, Sigma). The rows of X are those of X_l, then those of X_u, and so are those of gamma; the soft count of every
    component is 10^-3 at least.
    """
    raise NotImplementedError


def class_posterior(
    X: np.ndarray, alpha: np.ndarray, mu: np.ndarray, Sigma: np.ndarray, owner: list[int], n_classes: int
) -> np.ndarray:
    """X 的每一行属于各类别的后验概率 (13.2)，形状 (n, n_classes)。n ≥ 1。

    The posterior probabilities (13.2) of the classes for each row of X, of shape (n, n_classes). n ≥ 1.
    """
    raise NotImplementedError


def derivation() -> str:
    """用 Markdown 写出推导。由老师阅读，不计分。

    The derivation in Markdown. Read by a person, without points.
    """
    raise NotImplementedError
