r"""cookbook4.1 EM 的下界 / The lower bound behind EM

对高斯混合写出对数似然的下界 $F(q, θ) = Σ_i Σ_k q_{ik} \ln [p(x_i, k | θ) / q_{ik}]$，其中 q
为每个样本任给一个在各成分上的分布，约定 0·ln 0 = 0（联合密度为 0 处也是）。说明下界比对数似然小多少、何时相等，以及为何
M 步不会使它下降。令 $G(q, θ) = Σ_i Σ_k q_{ik} \ln p(x_i, k | θ)$；推广的 EM 只要求 G 上升。这是似然上升的充分条件，
却不是必要条件：造一组参数，使 G 下降而似然上升。

证明写在 `proof` 里。

**参数。** 高斯混合 θ 由 `alpha`、`mu`、`Sigma` 给出，形状 (c,)、(c, d)、(c, d, d)：混合系数每项不小于 $10^{-6}$，和为 1；
协方差矩阵对称正定，条件数不超过 100。`X` 形状 (n, d)，每行一个样本。1 ≤ n ≤ 200, 1 ≤ c ≤ 6, 1 ≤ d ≤ 6。坐标不超过
$10^8$，各方向的标准差在 $10^{-6}$ 与 $10^6$ 之间，每个样本离每个成分不超过 1000 个标准差，即
$(x - μ_k)^T Σ_k^{-1} (x - μ_k) \le 10^6$。

**联合密度的对数。** 参数 `log_joint` 形状 (n, c)，第 i 行第 k 列是 $\ln p(x_i, k | θ)$：在 $-10^6$ 与 $10^4$ 之间，
或者是 −∞，但每行至少有一个有限的数。`q` 形状 (n, c)，每项是 0 或不小于 $10^{-9}$，每行的和是 1。

**数值。** 自然对数。允许的误差：`log_joint` 每项 $10^{-9}(1 + |值|)$，后验 $10^{-9}$；对数似然、F 与差是
$10^{-9}(1 + L)$，L 是 `log_joint` 中有限的数的最大绝对值；`m_step` 中 α 是 $10^{-9}$，均值 $10^{-9}s$，协方差
$10^{-9}s^2$，s 是坐标的最大绝对值。每次调用不超过 2 秒 CPU 时间。不要改动传入的参数。

---

For a Gaussian mixture write the lower bound $F(q, θ) = Σ_i Σ_k q_{ik} \ln [p(x_i, k | θ) / q_{ik}]$ of the
log-likelihood, where q gives each sample any distribution over the components, and 0·ln 0 = 0 (also where the joint
density is 0). Show by how much it falls short of the log-likelihood, when it is exact, and why the M-step never lowers
it. Let $G(q, θ) = Σ_i Σ_k q_{ik} \ln p(x_i, k | θ)$; generalised EM asks only that G rises. This suffices for a higher
likelihood, but it is not necessary: build parameters with a lower G and a higher likelihood.

The proof goes into `proof`.

**Parameters.** A Gaussian mixture θ is given by `alpha`, `mu` and `Sigma` of shapes (c,), (c, d) and (c, d, d): mixing
weights of at least $10^{-6}$ with sum 1; covariance matrices that are symmetric and positive definite, with condition
numbers of at most 100. `X` has shape (n, d), a sample in each row. 1 ≤ n ≤ 200, 1 ≤ c ≤ 6, 1 ≤ d ≤ 6. Coordinates are
at most $10^8$, standard deviations in any direction between $10^{-6}$ and $10^6$, and every sample is within 1000
deviations of every component: $(x - μ_k)^T Σ_k^{-1} (x - μ_k) \le 10^6$.

**Logarithms of the joint density.** The argument `log_joint` has shape (n, c), with $\ln p(x_i, k | θ)$ in row i and
column k: between $-10^6$ and $10^4$, or −∞, though one number of each row at least is finite. `q` has shape (n, c),
entries that are 0 or at least $10^{-9}$, and rows of sum 1.

**Numbers.** Logarithms are natural. The errors allowed are $10^{-9}(1 + |value|)$ in entries of `log_joint` and
$10^{-9}$ in posteriors; $10^{-9}(1 + L)$ in log-likelihood, F and gap, where L is the largest absolute value of a
finite number in `log_joint`; in `m_step` $10^{-9}$ for α, $10^{-9}s$ for means and $10^{-9}s^2$ for covariances, where
s is the largest absolute value of a coordinate. A call takes at most 2 seconds of CPU time. Do not change the
arguments.
"""

import numpy as np


def log_joint(X: np.ndarray, alpha: np.ndarray, mu: np.ndarray, Sigma: np.ndarray) -> np.ndarray:
    """形状 (n, c)：ln p(x_i, k | θ)。

    Shape (n, c): ln p(x_i, k | θ).

    >>> import numpy as np
    >>> one = np.array([[1.0]])
    >>> table = log_joint(np.array([[0.0]]), np.array([0.5, 0.5]), np.array([[0.0], [2.0]]), np.array([one, one]))
    >>> [round(float(entry), 9) for entry in table[0]]
    [-1.612085714, -3.612085714]
    """
    raise NotImplementedError


def log_likelihood(log_joint: np.ndarray) -> float:
    """所有样本的对数似然。

    The log-likelihood of all samples.

    >>> import numpy as np
    >>> round(float(log_likelihood(np.array([[0.0, -np.inf], [0.0, 0.0]]))), 9)
    0.693147181
    """
    raise NotImplementedError


def posterior(log_joint: np.ndarray) -> np.ndarray:
    """形状 (n, c)：P(k | x_i, θ)。

    Shape (n, c): P(k | x_i, θ).

    >>> import numpy as np
    >>> [round(float(entry), 9) for entry in posterior(np.array([[1.0, 1.0]]))[0]]
    [0.5, 0.5]
    """
    raise NotImplementedError


def lower_bound(log_joint: np.ndarray, q: np.ndarray) -> float:
    """下界 F(q, θ)；如果联合密度为 0 处有 q > 0，就是 −∞。

    The lower bound F(q, θ); −∞ if q > 0 somewhere where the joint density is 0.

    >>> import numpy as np
    >>> round(float(lower_bound(np.array([[0.0, -np.inf]]), np.array([[1.0, 0.0]]))), 9)
    0.0
    """
    raise NotImplementedError


def bound_gap(log_joint: np.ndarray, q: np.ndarray) -> float:
    """对数似然减去 F(q, θ)，可以是 +∞。

    The log-likelihood minus F(q, θ), which may be +∞.

    >>> import numpy as np
    >>> round(float(bound_gap(np.array([[0.0, 0.0]]), np.array([[1.0, 0.0]]))), 9)
    0.693147181
    """
    raise NotImplementedError


def m_step(X: np.ndarray, q: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """使 G(q, θ) 最大的 (alpha, mu, Sigma)，不作平滑。q 每列的和不小于 1/2，得到的协方差矩阵都不奇异。

    The (alpha, mu, Sigma) of largest G(q, θ), without smoothing. Every column of q has a sum of 1/2 at least, and none
    of the covariance matrices is singular.

    >>> import numpy as np
    >>> alpha, mu, Sigma = m_step(np.array([[0.0], [2.0]]), np.array([[1.0], [1.0]]))
    >>> float(alpha[0]), float(mu[0][0]), float(Sigma[0][0][0])
    (1.0, 1.0, 1.0)
    """
    raise NotImplementedError


def better_but_not_gem(
    X: np.ndarray, alpha: np.ndarray, mu: np.ndarray, Sigma: np.ndarray
) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """另一组参数 (alpha, mu, Sigma)，形状与传入的相同：对数似然至少高 0.001；取 q 为传入参数下的后验时，G 至少低 0.001。
    混合系数大于 0，和为 1；协方差矩阵对称，
    特征值都不小于 1e-200；所有的数都有限。

    这里 4 ≤ n ≤ 12, 2 ≤ c ≤ 4, d ≤ 3，至少有 c + 2 个不同的样本。传入的混合系数不小于 0.05，每个样本离每个成分不超过 5
    个标准差，各协方差矩阵的所有特征值 彼此相差不超过 100 倍。

    Other parameters (alpha, mu, Sigma) of the same shapes: with a log-likelihood higher by 0.001 at least, and with G
    lower by 0.001 at least, q being the posterior at the parameters given. Mixing weights are above 0 and sum to 1,
    covariance matrices are symmetric without an eigenvalue below 1e-200, and all numbers are finite.

    Here 4 ≤ n ≤ 12, 2 ≤ c ≤ 4 and d ≤ 3, and c + 2 samples at least are different. The mixing weights given are at
    least 0.05, every sample is within 5 deviations of every component, and no two eigenvalues of the covariance
    matrices differ by a factor above 100.
    """
    raise NotImplementedError


def proof() -> str:
    """用 Markdown 证明：F 比对数似然小多少，何时相等，M 步为何不使似然下降。由老师阅读，不计分。

    A proof in Markdown: by how much F falls short of the log-likelihood, when it is exact, and why the M-step never
    lowers the likelihood. Read by a person, without points.
    """
    raise NotImplementedError
