r"""10.3 中心化的作用 / What centring does

**书上的题。** 降维之前先“中心化”：把协方差矩阵 $X X^T$ 变为 $X H H^T X^T$，其中 $H = I - \frac{1}{m} 1 1^T$。析其效果：
它对散度做了什么？不做又会怎样？

**先看一个小例子。** 两个样本 (1, 3) 与 (3, 5)，均值是 (2, 4)，减去均值之后是 (-1, -1) 与 (1, 1)。

    不中心化        中心化        均值带来的
    10  18          2   2         8  16
    18  34    =     2   2    +   16  32

样本沿 (1, 1) 散开，这是中心化之后的第一主方向，单位长时是 (0.71, 0.71)。不中心化时是 (0.47, 0.88)，几乎就是均值的方向
(0.45, 0.89)：它说的不是样本怎样散开，而是样本离原点在哪一边。

**约定。** 书中样本是列，这里 `X` **每行一个样本**，所以书中的 $X X^T$ 在这里是 `X.T @ X`。散度不除以 m。

**做完想一想。** 均值离原点越来越远，不中心化的第一主方向趋于哪里？数据都是正数（像素、词频）时，这为什么是常事？第二个
主方向会好一些吗？

**★** 各列单位相差悬殊、样本离原点很远时也准。提示：先减均值，再相乘。

---

**The exercise.** Before dimensions are reduced one “centres”: the covariance matrix $X X^T$ becomes $X H H^T X^T$ with
$H = I - \frac{1}{m} 1 1^T$. Analyse the effect: what does it do to the scatter, and what happens without?

**A small example first.** Two samples, (1, 3) and (3, 5); their mean is (2, 4), and without it they are (-1, -1) and
(1, 1).

    not centred     centred       what the mean brings along
    10  18          2   2         8  16
    18  34    =     2   2    +   16  32

The samples spread along (1, 1), the first principal direction after centring; as a unit vector it is (0.71, 0.71).
Without centring it is (0.47, 0.88), nearly that of the mean, (0.45, 0.89): it does not tell how the samples spread, but
on which side of the origin they are.

**Conventions.** In the book samples are columns; here **each row** of `X` **is a sample**, so that the book's $X X^T$
is `X.T @ X`. A scatter is not divided by m.

**Worth a thought.** As the mean moves away from the origin, where does the first direction without centring go? Why is
that so common where all data are positive (pixels, word counts)? Is the second direction any better?

**★** As accurate where the units of the columns differ widely, and far from the origin. Hint: take the mean off before
multiplying.
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
    """中心化之后的散度（书中的 $X H H^T X^T$），形状 (n, n)，n 是属性数。

    The scatter after centring (the book's $X H H^T X^T$), of shape (n, n) for n attributes.

    >>> import numpy as np
    >>> float(centered_scatter(np.array([[1.0], [3.0]]))[0, 0])
    2.0
    """
    raise NotImplementedError


def scatter_decomposition(X: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """把不中心化的散度 `X.T @ X` 分成（中心化的散度，均值带来的部分），两者之和就是它。

    Splits the scatter without centring, `X.T @ X`, into (the centred scatter, what the mean brings along), which add up
    to it.

    >>> import numpy as np
    >>> [float(part[0, 0]) for part in scatter_decomposition(np.array([[1.0], [3.0]]))]
    [2.0, 8.0]
    """
    raise NotImplementedError


def center_gram(K: np.ndarray) -> np.ndarray:
    """只知道内积矩阵 $K_{ij} = x_i^T x_j$ 而不知道样本时的中心化：返回中心化之后的样本的内积矩阵。

    Centring when only the Gram matrix $K_{ij} = x_i^T x_j$ is known and not the samples: returns that of the centred
    samples.

    >>> import numpy as np
    >>> float(center_gram(np.array([[1.0, 3.0], [3.0, 9.0]]))[0, 1])
    -1.0
    """
    raise NotImplementedError


def misleading_data(u: np.ndarray, v: np.ndarray) -> np.ndarray:
    """骗人的数据：不超过 20 个样本，中心化之后的第一主方向是 ±u，不中心化时是 ±v；u、v 是互相正交的单位向量。两个散度的最
    大特征值都至少是次大的 2 倍。

    Data that mislead: no more than 20 samples whose first principal direction is ±u after centring and ±v without; u
    and v are orthogonal unit vectors. The largest eigenvalue of either scatter is at least twice the next.
    """
    raise NotImplementedError


def analysis() -> str:
    """为什么 $X H H^T X^T$ 就是减去均值之后的散度？不中心化，主成分分析会得到什么？Markdown，给老师看，不计分。

    Why is $X H H^T X^T$ the scatter about the mean? What does PCA find without centring? In Markdown, for your teacher;
    it earns no points.
    """
    raise NotImplementedError
