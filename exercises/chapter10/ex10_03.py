r"""10.3 中心化的作用 / What centring does

降维之前先把样本的均值移到原点。书中用 $H = I - \frac{1}{m} 1 1^T$ 写出这一步：协方差矩阵由 $X X^T$ 变为 $X H H^T X^T$。写出 H；看清
$H H^T$ 究竟对散度做了什么，不中心化时又多出了什么；再造出数据，使不中心化得到的第一主方向恰是你想要的任何一个错误方向。

**数据。** 书中样本是列，这里 `X` 是 (m, n) 的数组，**每行一个样本**，所以书中的 $X X^T$ 在这里是 `X.T @ X` (n×n)。至少一个样本，m 不超过
200，n 不超过 20。散度不除以 m。

**约定。** 矩阵的误差：H 至多 $10^{-12}$；散度中第 a 行第 b 列的元素至多 $10^{-12} m A B$ 加上它自己的 $10^{-9}$，A 与 B 是 `X` 第 a 列与第 b 列
中最大的绝对值；`center_gram` 至多 `K` 中最大绝对值的 $10^{-11}$。数的绝对值不超过 $10^7$（`K` 不超过 $10^{14}$）。不要改动传入的参数。

---

Before dimensions are reduced the mean of the samples is moved to the origin. The book writes this step with
$H = I - \frac{1}{m} 1 1^T$: the covariance matrix $X X^T$ becomes $X H H^T X^T$. Write H; see what $H H^T$ does to the scatter, and
what is added to it without centring; and make data for which the first principal direction without centring is whatever wrong
direction you like.

**Data.** In the book samples are columns; here `X` is an (m, n) array with **one sample per row**, so that the book's $X X^T$ is
`X.T @ X` (n×n). There is at least one sample, m is at most 200, n at most 20. A scatter is not divided by m.

**Conventions.** Errors of matrices: $10^{-12}$ for H; for entry (a, b) of a scatter $10^{-12} m A B$ and $10^{-9}$ of itself, where A
and B are the largest absolute values in columns a and b of `X`; for `center_gram` $10^{-11}$ of the largest absolute value in `K`.
No number exceeds $10^7$ in absolute value ($10^{14}$ in `K`). Do not change the arguments.
"""

import numpy as np


def centering_matrix(m: int) -> np.ndarray:
    """中心化的矩阵 H，形状 (m, m)。

    The matrix H that centres m samples, of shape (m, m).

    >>> float(centering_matrix(4)[0, 0])
    0.75
    """
    raise NotImplementedError


def centered_scatter(X: np.ndarray) -> np.ndarray:
    """中心化之后的散度（书中的 $X H H^T X^T$），形状 (n, n)。

    The scatter after centring (the book's $X H H^T X^T$), of shape (n, n).

    >>> import numpy as np
    >>> float(centered_scatter(np.array([[1.0], [3.0]]))[0, 0])
    2.0
    """
    raise NotImplementedError


def scatter_decomposition(X: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """把不中心化的散度 `X.T @ X` 分成（中心化的散度，均值带来的部分），都是 (n, n)，两者之和就是它。

    Splits the scatter without centring, `X.T @ X`, into (the centred scatter, what the mean brings along), both (n, n); the two
    add up to it.
    """
    raise NotImplementedError


def center_gram(K: np.ndarray) -> np.ndarray:
    """只知道内积矩阵 $K_{ij} = x_i^T x_j$（m×m，对称）而不知道样本时的中心化：返回中心化之后的样本的内积矩阵。

    Centring when only the Gram matrix $K_{ij} = x_i^T x_j$ (m×m, symmetric) is known and not the samples: returns the Gram matrix
    of the centred samples.

    >>> import numpy as np
    >>> float(center_gram(np.array([[1.0, 3.0], [3.0, 9.0]]))[0, 1])
    -1.0
    """
    raise NotImplementedError


def misleading_data(u: np.ndarray, v: np.ndarray) -> np.ndarray:
    """至多 20 个样本，形状 (m, n)：中心化的散度最大特征值的特征向量是 ±u，不中心化的是 ±v。两个散度的最大特征值都至少是次大的 2 倍。
    u、v 是长为 n 的单位向量，互相正交，n 为 2 到 10。方向允许 $10^{-6}$ 的误差（夹角的正弦）；数的绝对值不超过 $10^6$。

    At most 20 samples, of shape (m, n): the eigenvector of the largest eigenvalue is ±u for the centred scatter and ±v for that
    without centring. The largest eigenvalue of either scatter is at least twice the next. u and v are orthogonal unit vectors of
    length n, n from 2 to 10. Directions may be off by $10^{-6}$ (the sine of the angle); no number exceeds $10^6$ in absolute value.
    """
    raise NotImplementedError


def analysis() -> str:
    """（由教师阅读）为什么 $X H H^T X^T$ 就是减去均值之后的散度？不中心化，主成分分析会得到什么？返回 Markdown 文本。

    (Read by a person) Why is $X H H^T X^T$ the scatter about the mean? What does PCA find without centring? Returns Markdown.
    """
    raise NotImplementedError
