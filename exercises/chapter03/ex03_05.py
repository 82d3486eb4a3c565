r"""3.5 线性判别分析 / Linear discriminant analysis

把类内、类间散度写成代码，求出最能分开两类的投影方向，再推广到多类；看看在西瓜数据集 3.0α 上这个方向指向哪里
（`exercises.datasets.watermelon_3_0a()`，好瓜为 1）。

**约定。** `X` 是 (n, d) 的数组，`y` 是类别 0, 1, …, N-1 的整数数组，N ≥ 2，每一类都有样本。**散度是求和，不除以样本数。** 方向与投影
矩阵的列只要求非零：长度、正负号不限。

**数值。** 不为 0 的数在 $10^{-5}$ 到 $10^7$ 之间，各列的数量级可以不同。记 $s_j$ 为第 j 列离差平方和（全局散度的对角元）的平方根：散度的元素
(j, k) 应准到 $10^{-8} s_j s_k$，瑞利商的相对误差不超过 $10^{-8}$，方向与特征向量在各列除以 $s_j$ 之后准到 $10^{-7}$。各列这样缩放之后，$S_w$ 要么
奇异，要么条件数不超过 $10^4$。不要改动传入的参数。

---

Code the within-class and between-class scatter, find the direction whose projection separates two classes best, extend it
to several classes, and see where it points on watermelon 3.0α (`exercises.datasets.watermelon_3_0a()`; good melons are 1).

**Conventions.** `X` is an (n, d) array, `y` an integer array of classes 0, 1, …, N-1, all of which occur, N ≥ 2. **Scatter is
a sum and not divided by any number of samples.** Directions and columns of a projection must not be zero; their length and
sign are free.

**Numbers** other than 0 are between $10^{-5}$ and $10^7$ in size, and columns may differ in scale. Let $s_j$ be the root of the
sum of squared deviations of column j (the diagonal of the total scatter): entry (j, k) of a scatter should be right to
$10^{-8} s_j s_k$, a Rayleigh quotient to $10^{-8}$ of its size, directions and eigenvectors to $10^{-7}$ once the columns are
divided by $s_j$. With the columns so scaled $S_w$ is either singular or has a condition number of at most $10^4$. Do not change
the arguments.
"""

import numpy as np


def within_scatter(X: np.ndarray, y: np.ndarray) -> np.ndarray:
    """类内散度矩阵 (3.33), (3.41)，形状 (d, d)。

    The within-class scatter matrix (3.33), (3.41), of shape (d, d).

    >>> import numpy as np
    >>> within_scatter(np.array([[0.0, 0.0], [2.0, 4.0], [5.0, 5.0]]), np.array([0, 0, 1]))
    array([[2., 4.],
           [4., 8.]])
    """
    raise NotImplementedError


def between_scatter(X: np.ndarray, y: np.ndarray) -> np.ndarray:
    """类间散度矩阵 (3.43)，形状 (d, d)，任意多类。

    The between-class scatter matrix (3.43), of shape (d, d), for any number of classes.

    >>> import numpy as np
    >>> between_scatter(np.array([[0.0, 0.0], [0.0, 0.0], [3.0, 6.0]]), np.array([0, 0, 1]))
    array([[ 6., 12.],
           [12., 24.]])
    """
    raise NotImplementedError


def rayleigh(w: np.ndarray, X: np.ndarray, y: np.ndarray) -> float:
    """两类时的广义瑞利商 (3.35)，其中 S_b 取 (3.34)。分母不为 0。

    The generalised Rayleigh quotient (3.35) of two classes, with the S_b of (3.34). The denominator is not 0.

    >>> import numpy as np
    >>> rayleigh(np.array([1.0]), np.array([[0.0], [2.0], [4.0], [6.0]]), np.array([0, 0, 1, 1]))
    4.0
    """
    raise NotImplementedError


def lda_direction(X: np.ndarray, y: np.ndarray) -> np.ndarray:
    """两类时最优的投影方向 (3.39)，长为 d。S_w 奇异时（例如有重复的列、常数列、一列是另两列之和）
    任何满足 $S_w w = μ_0 - μ_1$ 的 w 都对（只在有解时问到）。

    The best direction (3.39) for two classes, of length d. If S_w is singular (for example with a repeated or a constant
    column, or one that is the sum of two others), any w with $S_w w = μ_0 - μ_1$ is right (asked only if there is one).
    """
    raise NotImplementedError


def lda_projection(X: np.ndarray, y: np.ndarray, n_components: int) -> np.ndarray:
    """多类的投影矩阵，形状 (d, n_components)：各列是 (3.45) 的广义特征向量，按特征值从大到小；n_components ≤ min(d, N-1),
    S_w 非奇异，所取的特征值之间、与下一个特征值之间都相差 1% 以上。

    The projection for several classes, of shape (d, n_components): its columns are generalised eigenvectors of (3.45) by
    decreasing eigenvalue; n_components ≤ min(d, N-1), S_w is not singular, and the eigenvalues taken differ by more than 1 %
    from one another and from the next one.
    """
    raise NotImplementedError


def predict(w: np.ndarray, X_train: np.ndarray, y_train: np.ndarray, X_test: np.ndarray) -> np.ndarray:
    """两类时 X_test 每一行的类别 0/1：投影到 w 上之后，离哪一类训练样本的投影均值更近；恰好等距时取 0。

    The class 0/1 of each row of X_test: after projection on w, that of the nearer projected mean of the training samples;
    at exactly equal distance 0.

    >>> import numpy as np
    >>> X, y = np.array([[0.0], [4.0]]), np.array([0, 1])
    >>> predict(np.array([-1.0]), X, y, np.array([[1.0], [2.0], [3.0]]))
    array([0, 0, 1])
    """
    raise NotImplementedError


def result_on(table: dict) -> dict:
    """对一张表（`exercises.datasets` 的格式："ids" 是各行的编号，"X" 是数组，"y" 是 "是"/"否" 的列表，“是” 为类别 1）求方向，返回
    {"w": 方向, "misread": 按 `predict` 分错的样本的编号的列表}。`result_on(watermelon_3_0a())` 就是书上要的结果。

    The direction on a table (as `exercises.datasets` has them: "ids" holds the number of each row, "X" is an array, "y" a list
    of "是" and "否", of which 是 is class 1): {"w": direction, "misread": a list of the ids of the samples that `predict`
    classifies wrongly}. `result_on(watermelon_3_0a())` is the result that the book asks for.
    """
    raise NotImplementedError
