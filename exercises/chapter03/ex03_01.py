r"""3.1 什么时候不必有偏置 / When the bias is not needed

线性模型 $w \cdot x + b$ 在哪些情形下可以不要 b？用最小二乘说清三件事：加上 b 能让误差平方和降多少；数据作什么变换之后不再需要 b；
什么样的数据本来就不需要 b。

**约定。** `X` 是 (n, d) 的实数数组，n ≥ 2，各列可能线性相关；`y` 是长为 n 的实数数组。误差平方和 SSE 是
$\sum_i (y_i - w \cdot x_i - b)^2$，不除以 n。最小点不唯一时给出任何一个都对。不为 0 的数在 10⁻⁵ 到 10⁷ 之间，一列也可以像年份
那样集中 (2001, 2002, …)；拟合值 $w \cdot x_i + b$ 应准到 $\max_i |y_i|$ 的 10⁻⁷，SSE 应准到 $\sum_i y_i^2$ 的 10⁻⁸。不要改动传入的参数。

---

In which cases can a linear model $w \cdot x + b$ do without b? Settle three things for least squares: by how much b lowers
the sum of squared errors; which change of the data makes b needless; which data never need it.

**Conventions.** `X` is a real (n, d) array with n ≥ 2 whose columns may be linearly dependent, `y` a real array of length
n. The sum of squared errors SSE is $\sum_i (y_i - w \cdot x_i - b)^2$, not divided by n. If the minimiser is not unique,
any is right. Numbers other than 0 are between 10⁻⁵ and 10⁷ in size, and a column may be as close together as years are (2001,
2002, …); fitted values $w \cdot x_i + b$ should be right to 10⁻⁷ of $\max_i |y_i|$, an SSE to 10⁻⁸ of $\sum_i y_i^2$. Do not
change the arguments.
"""

import numpy as np


def fit_with_bias(X: np.ndarray, y: np.ndarray) -> tuple[list[float], float]:
    """使 SSE 最小的 (w, b)。

    The (w, b) of smallest SSE.

    >>> import numpy as np
    >>> w, b = fit_with_bias(np.array([[1.0], [2.0]]), np.array([5.0, 8.0]))
    >>> round(w[0], 6), round(b, 6)
    (3.0, 2.0)
    """
    raise NotImplementedError


def fit_without_bias(X: np.ndarray, y: np.ndarray) -> list[float]:
    """令 b = 0 时使 SSE 最小的 w。

    The w of smallest SSE when b = 0.

    >>> import numpy as np
    >>> w = fit_without_bias(np.array([[1.0], [2.0]]), np.array([5.0, 10.0]))
    >>> round(w[0], 6)
    5.0
    """
    raise NotImplementedError


def sse_drop(X: np.ndarray, y: np.ndarray) -> float:
    """加上 b 之后 SSE 降低多少：（没有 b 时的最小 SSE）-（有 b 时的最小 SSE）。

    How much b lowers the SSE: (smallest SSE without b) - (smallest SSE with b).

    >>> import numpy as np
    >>> round(sse_drop(np.array([[1.0], [-1.0]]), np.array([3.0, 3.0])), 6)
    18.0
    """
    raise NotImplementedError


def remove_bias(X: np.ndarray, y: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """同样大小的新数据 (X', y')，对它作不带 b 的最小二乘，得到的 w 和最小 SSE 都与在 (X, y) 上带 b 时一样。补上一列 1 的 X 列满秩。

    New data (X', y') of the same size for which least squares without b gives the same w and the same smallest SSE as
    with b on (X, y). X with a column of ones appended has full column rank.
    """
    raise NotImplementedError


def needless_example(n: int, d: int, seed: int) -> tuple[np.ndarray, np.ndarray]:
    """随机造一组 n 个样本、d 个特征的 (X, y), n ≥ d + 3：b = 0 已经最优（b 使 SSE 降低的部分不超过最小 SSE 的 10⁻⁶），而 X
    各列的均值、y 的均值的绝对值都不小于 0.1，最小 SSE 不小于 0.001。随机数由 `seed` 决定：种子相同，结果相同；种子不同，结果不同。

    A random (X, y) with n samples and d features, n ≥ d + 3, for which b = 0 is already best (b lowers the SSE by at most
    10⁻⁶ of the smallest SSE) although the means of all columns of X and of y are at least 0.1 in size, and the smallest SSE
    is at least 0.001. `seed` determines the random numbers: the same data for the same seed, other data for another.
    """
    raise NotImplementedError


def dummy_columns(values: list[str]) -> np.ndarray:
    """离散属性的 0/1 列 (n, k)：每个不同的取值一列，样本取该值处为 1，其余为 0；列的次序不限。特征里有了这些列就不再需要 b。

    The 0/1 columns (n, k) of a discrete attribute: one for each different value, 1 where a sample has that value, 0
    elsewhere, in any order of columns. With these among the features b is not needed.

    >>> dummy_columns(["甲", "乙", "甲"])
    array([[1., 0.],
           [0., 1.],
           [1., 0.]])
    """
    raise NotImplementedError


def essay() -> str:
    """（由教师阅读）小结：回归与分类中，什么情形下可以不要 b？返回 Markdown 文本。

    (Read by a person) In short: in which cases of regression and of classification can b be left out?
    Returns Markdown.
    """
    raise NotImplementedError
