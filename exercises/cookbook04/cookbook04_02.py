r"""cookbook4.2 缺了几个数据 / When entries are missing

多元正态样本里有些分量没有测到。用 EM 估计均值与协方差：E 步补出来的不只是数，还有补数的不确定性。如果数据只有两维，
而且只缺第二维，最大似然估计不必迭代就能写出来：求出它，EM 应当走到同一个地方。

**数据。** `X` 形状 (n, d)，`mask` 形状相同，取 True 与 False，True 表示测到了。`X` 中没有测到的地方放着 0.0，
没有任何含义。一个样本可以全部测到，也可以一个分量都没有测到。假定缺与不缺和数值无关。n ≤ 200, d ≤ 6，坐标不超过 $10^8$。

**参数。** `mu` 形状 (d,)，`Sigma` 形状 (d, d)，对称正定，条件数不超过 1000（`em` 各轮得到的也是），各方向的标准差在
$10^{-6}$ 与 $10^6$ 之间。记 o 为一个样本测到的分量，则 $(x_o - μ_o)^T Σ_{oo}^{-1} (x_o - μ_o) \le 10^4$。

**数值。** 自然对数。记 s 为测到的数、`mu`、正确的均值（包括补出的数）与各个标准差中最大的绝对值。允许的误差：均值
$10^{-9}s$，协方差 $10^{-9}s^2$，`e_step` 的两个和再乘以 n；对数似然 $10^{-9}(1 + |值|)$。`em`
的每一轮与由它的前一轮推出的相比；一百轮之后的极限与不迭代的解相比，允许 $10^{-7}s$ 与 $10^{-7}s^2$。每次调用不超过 2 秒
CPU 时间。不要改动传入的参数。

---

Some entries of samples from a normal distribution were not measured. Estimate mean and covariance by EM: the E-step
fills in numbers, and also says how uncertain they are. If there are two columns and only the second has gaps, the
maximum of the likelihood can be written down without iterating: find it; EM should arrive there, too.

**Data.** `X` has shape (n, d), and so has `mask`, of True and False, where True says measured. Where nothing was
measured `X` holds 0.0, which means nothing. A sample may be measured completely, or not at all. Whether an entry is
missing is taken to have nothing to do with its value. n ≤ 200, d ≤ 6, and coordinates are at most $10^8$.

**Parameters.** `mu` has shape (d,), `Sigma` has shape (d, d), is symmetric and positive definite with a condition
number of at most 1000 (those in all rounds of `em`, too), and standard deviations in any direction are between
$10^{-6}$ and $10^6$. If o are the measured entries of a sample, $(x_o - μ_o)^T Σ_{oo}^{-1} (x_o - μ_o) \le 10^4$.

**Numbers.** Logarithms are natural. Let s be the largest absolute value of measured entries, `mu`, right means (those
filled in, too) and standard deviations. The errors allowed are $10^{-9}s$ in means and $10^{-9}s^2$ in covariances, n
times that in both sums of `e_step`; and $10^{-9}(1 + |value|)$ in log-likelihoods. A round of `em` is compared with
what follows from the round before; its limit, after a hundred rounds, with the solution without iterating, where
$10^{-7}s$ and $10^{-7}s^2$ are allowed. A call takes at most 2 seconds of CPU time. Do not change the arguments.
"""

import numpy as np


def conditional(mu: np.ndarray, Sigma: np.ndarray, x: np.ndarray, mask: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """一个样本 x 与它的 mask，形状都是 (d,)：给定测到的分量，所有分量的条件均值 (d,) 与条件协方差 (d, d)。
    测到的分量均值就是测到的数，所在的行与列协方差为 0。

    One sample x and its mask, both of shape (d,): mean (d,) and covariance (d, d) of all entries, given those that were
    measured. The mean of a measured entry is what was measured, and the covariance is 0 in its row and column.

    >>> import numpy as np
    >>> Sigma = np.array([[1.0, 0.5], [0.5, 1.0]])
    >>> mean, cov = conditional(np.array([0.0, 0.0]), Sigma, np.array([2.0, 0.0]), np.array([True, False]))
    >>> [round(float(entry), 9) for entry in mean], round(float(cov[1][1]), 9)
    ([2.0, 1.0], 0.75)
    """
    raise NotImplementedError


def e_step(X: np.ndarray, mask: np.ndarray, mu: np.ndarray, Sigma: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """给定测到的数据，两个期望 (Σ_i E[x_i], Σ_i E[x_i x_iᵀ])，形状 (d,) 与 (d, d)。

    Two expectations given what was measured: (Σ_i E[x_i], Σ_i E[x_i x_iᵀ]), of shapes (d,) and (d, d).

    >>> import numpy as np
    >>> S1, S2 = e_step(np.array([[3.0], [1.0]]), np.array([[True], [True]]), np.array([0.0]), np.array([[1.0]]))
    >>> float(S1[0]), float(S2[0][0])
    (4.0, 10.0)
    """
    raise NotImplementedError


def m_step(S1: np.ndarray, S2: np.ndarray, n: int) -> tuple[np.ndarray, np.ndarray]:
    """由 n 个样本的这两个和，似然最大的 (mu, Sigma)。这里的 s 是各个 (S2_jj / n) 的平方根中最大的。

    The (mu, Sigma) of largest likelihood, from these two sums over n samples. Here s is the largest of the square roots
    of S2_jj / n.

    >>> import numpy as np
    >>> mu, Sigma = m_step(np.array([4.0]), np.array([[10.0]]), 2)
    >>> float(mu[0]), float(Sigma[0][0])
    (2.0, 1.0)
    """
    raise NotImplementedError


def observed_log_likelihood(X: np.ndarray, mask: np.ndarray, mu: np.ndarray, Sigma: np.ndarray) -> float:
    """测到的数据的对数似然：只用测到的分量的密度，一个分量都没有测到的样本贡献 0。

    The log-likelihood of what was measured: with densities of the measured entries only; a sample without any adds 0.

    >>> import numpy as np
    >>> X, mask = np.array([[1.0, 0.0]]), np.array([[True, False]])
    >>> round(float(observed_log_likelihood(X, mask, np.array([1.0, 5.0]), np.eye(2))), 9)
    -0.918938533
    """
    raise NotImplementedError


def em(X: np.ndarray, mask: np.ndarray, steps: int) -> list[tuple[np.ndarray, np.ndarray]]:
    """EM 的 steps + 1 组参数 (mu, Sigma)，不提前结束。第一组的均值与方差是各列测到的数的均值与方差（除以测到的个数），
    协方差都是 0。
    每列测到的数不全相同；steps ≤ 100, n · steps ≤ 1200。

    The steps + 1 pairs (mu, Sigma) of EM, which does not end early. The first pair has means and variances of the
    measured entries of each column (divided by their number), and covariances of 0. The measured entries of a column
    are not all alike; steps ≤ 100 and n · steps ≤ 1200.

    >>> import numpy as np
    >>> mu, Sigma = em(np.array([[1.0], [3.0], [0.0]]), np.array([[True], [True], [False]]), 0)[0]
    >>> float(mu[0]), float(Sigma[0][0])
    (2.0, 1.0)
    """
    raise NotImplementedError


def monotone_mle(x: np.ndarray, y: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """n 个数 x 与前 m 个样本的第二个分量 y, 3 ≤ m ≤ n ≤ 200：使测到的数据似然最大的 (mu, Sigma)，形状 (2,) 与 (2, 2)。

    x 的前 m 个数的标准差至少是 x 的最大绝对值的百分之一，y 不是它们的一次函数。误差按分量计：记 s_1、s_2
    为两个分量的数据、正确的均值与标准差中最大的绝对值，均值不超过 1e-9 s_j，协方差不超过 1e-9 s_j s_k。

    n numbers x and the second entries y of the first m samples, 3 ≤ m ≤ n ≤ 200: the (mu, Sigma) of largest likelihood
    of what was measured, of shapes (2,) and (2, 2).

    The standard deviation of the first m numbers in x is a hundredth of the largest absolute value in x at least, and y
    is no linear function of them. Errors go by entries: if s_1 and s_2 are the largest absolute values of data, right
    mean and standard deviation of both entries, they are at most 1e-9 s_j in means and 1e-9 s_j s_k in covariances.

    >>> import numpy as np
    >>> mu, Sigma = monotone_mle(np.array([0.0, 1.0, 2.0]), np.array([0.0, 0.0, 3.0]))
    >>> [round(float(entry), 9) for entry in mu], round(float(Sigma[0][1]), 9)
    ([1.0, 1.0], 1.0)
    """
    raise NotImplementedError
