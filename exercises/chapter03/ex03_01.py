r"""3.1 什么时候不必有偏置 / When the bias is not needed

**书上的题。** 线性模型 (3.2) 里的偏置 b 在什么情形下可以不要？用最小二乘把这句话变成能算的三件事：加上 b 能让误差降多少；数据作什么
变换之后不再需要 b；什么样的数据本来就不需要 b。

**先看一个小例子。** 两个点 (1, 5)、(2, 8)。

    带 b：    w = 3, b = 2，两点都在线上，SSE = 0
    不带 b：  w = (1·5 + 2·8)/(1 + 4) = 4.2，误差 5 - 4.2 = 0.8、8 - 8.4 = -0.4，SSE = 0.64 + 0.16 = 0.8
    所以 b 使 SSE 降低 0.8
    两点都减去均值 (1.5, 6.5)，成为 (-0.5, -1.5)、(0.5, 1.5)：不带 b 就得 w = 3, SSE = 0

最后一行是变换的办法之一。减去第一个点行不行？试试三个不共线的点。

**约定。** `X` 每行一个样本，`y` 是实数。误差平方和 SSE 是 $\sum_i (y_i - w \cdot x_i - b)^2$，不除以样本数。

**做完想一想**（写在 `essay` 里）。哪些情形下可以不要 b？回归与分类有什么不同？

**★** X 的各列线性相关（常数列、重复的列）、一列是年份 2001, 2002, …、几列的单位相差悬殊时照样准；取值的名字很像时 `dummy_columns`
也分得清。提示：$X^T X$ 的条件数是 X 的平方。

---

**The exercise.** When can the bias b of the linear model (3.2) be left out? For least squares the question becomes three
things that can be computed: by how much b lowers the error; which change of the data makes b needless; which data never
need it.

**A small example first.** Two points, (1, 5) and (2, 8).

    with b:      w = 3, b = 2, both points on the line, SSE = 0
    without b:   w = (1·5 + 2·8)/(1 + 4) = 4.2, errors 5 - 4.2 = 0.8 and 8 - 8.4 = -0.4, SSE = 0.64 + 0.16 = 0.8
    so b lowers the SSE by 0.8
    both less their mean (1.5, 6.5), (-0.5, -1.5) and (0.5, 1.5): without b this gives w = 3, SSE = 0

The last line is one such change. Would it do to subtract the first point? Try three points that are not on a line.

**Conventions.** `X` has a sample in each row, `y` holds real numbers. The sum of squared errors SSE is
$\sum_i (y_i - w \cdot x_i - b)^2$, not divided by the number of samples.

**Worth a thought** (in `essay`). In which cases can b be left out? What is different between regression and classification?

**★** As good where columns of X are linearly dependent (a constant or repeated column), where one holds years, 2001, 2002,
…, or units differ widely; and `dummy_columns` tells names apart that look alike. A pointer: $X^T X$ has the square of X's
condition number.
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
    >>> w = fit_without_bias(np.array([[1.0], [2.0]]), np.array([5.0, 8.0]))
    >>> round(w[0], 6)
    4.2
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
    """同样大小的新数据 (X', y')：对它不带 b 拟合，得到的 w 和最小 SSE 都与在 (X, y) 上带 b 时一样。

    New data (X', y') of the same size: fitted without b they give the same w and the same smallest SSE as (X, y) with b.
    """
    raise NotImplementedError


def needless_example(n: int, d: int, seed: int) -> tuple[np.ndarray, np.ndarray]:
    """随机造一组 n 个样本、d 个特征的 (X, y)：X 各列与 y 的均值都明显不为 0，y 也不恰好等于 Xw，而 b = 0 已经最优；种子决定数据。

    A random (X, y) with n samples and d features: no column's mean and not that of y is near 0, y is not exactly Xw, and yet
    b = 0 is best; the seed decides the data.
    """
    raise NotImplementedError


def dummy_columns(values: list[str]) -> np.ndarray:
    """离散属性的 0/1 列：每个不同的取值一列，样本取该值处为 1，其余为 0；特征里有了它们就不再需要 b。

    The 0/1 columns of a discrete attribute: one for each different value, 1 where a sample has it; with them b is not needed.

    >>> dummy_columns(["甲", "乙", "甲"])
    array([[1., 0.],
           [0., 1.],
           [1., 0.]])
    """
    raise NotImplementedError


def essay() -> str:
    """“做完想一想” 的回答，Markdown，给老师看，不计分。

    Your answer to “Worth a thought”, in Markdown, for your teacher; it earns no points.
    """
    raise NotImplementedError
