r"""3.5 线性判别分析 / Linear discriminant analysis

把类内、类间散度写成代码, 求出最能分开两类的投影方向, 再推广到多类; 看看在西瓜数据集 3.0α 上这个方向指向哪里
(`exercises.datasets.watermelon_3_0a()`, 好瓜为 1).

**约定.** `X` 是 (n, d) 的数组, `y` 是类别 0, 1, …, N-1 的整数数组, 每一类都有样本. **散度是求和, 不除以样本数.** 方向与投影矩阵的
列只要求非零: 长度、正负号不限.

---

Code the within-class and between-class scatter, find the direction whose projection separates two classes best, extend it
to several classes, and see where it points on watermelon 3.0α (`exercises.datasets.watermelon_3_0a()`; good melons are 1).

**Conventions.** `X` is an (n, d) array, `y` an integer array of classes 0, 1, …, N-1, all of which occur. **Scatter is a
sum and not divided by any number of samples.** Directions and columns of a projection must not be zero; their length and
sign are free.
"""

import numpy as np


def class_mean(X: np.ndarray, y: np.ndarray, label: int) -> np.ndarray:
    """一类样本的均值向量, 长为 d.

    The mean vector of one class, of length d.

    >>> import numpy as np
    >>> class_mean(np.array([[1.0, 2.0], [3.0, 4.0], [0.0, 0.0]]), np.array([1, 1, 0]), 1)
    array([2., 3.])
    """
    raise NotImplementedError


def within_scatter(X: np.ndarray, y: np.ndarray) -> np.ndarray:
    """类内散度矩阵 (3.33), (3.41), 形状 (d, d).

    The within-class scatter matrix (3.33), (3.41), of shape (d, d).

    >>> import numpy as np
    >>> within_scatter(np.array([[0.0, 0.0], [2.0, 4.0], [5.0, 5.0]]), np.array([0, 0, 1]))
    array([[2., 4.],
           [4., 8.]])
    """
    raise NotImplementedError


def between_scatter(X: np.ndarray, y: np.ndarray) -> np.ndarray:
    """类间散度矩阵 (3.43), 形状 (d, d), 任意多类.

    The between-class scatter matrix (3.43), of shape (d, d), for any number of classes.

    >>> import numpy as np
    >>> between_scatter(np.array([[0.0, 0.0], [0.0, 0.0], [3.0, 6.0]]), np.array([0, 0, 1]))
    array([[ 6., 12.],
           [12., 24.]])
    """
    raise NotImplementedError


def rayleigh(w: np.ndarray, X: np.ndarray, y: np.ndarray) -> float:
    """两类时的广义瑞利商 (3.35), 其中 S_b 取 (3.34). 分母不为 0.

    The generalised Rayleigh quotient (3.35) of two classes, with the S_b of (3.34). The denominator is not 0.

    >>> import numpy as np
    >>> rayleigh(np.array([1.0]), np.array([[0.0], [2.0], [4.0], [6.0]]), np.array([0, 0, 1, 1]))
    4.0
    """
    raise NotImplementedError


def lda_direction(X: np.ndarray, y: np.ndarray) -> np.ndarray:
    """两类时最优的投影方向 (3.39), 长为 d. S_w 奇异时 (例如有重复的列、全同的列) 用伪逆.

    The best direction (3.39) for two classes, of length d. If S_w is singular (for example with a repeated or a
    constant column), use the pseudo-inverse.
    """
    raise NotImplementedError


def lda_projection(X: np.ndarray, y: np.ndarray, n_components: int) -> np.ndarray:
    """多类的投影矩阵, 形状 (d, n_components): 各列是 (3.45) 的广义特征向量, 按特征值从大到小; n_components ≤ min(d, N-1),
    S_w 非奇异, 所取的特征值互不相等.

    The projection for several classes, of shape (d, n_components): its columns are generalised eigenvectors of (3.45) by
    decreasing eigenvalue; n_components ≤ min(d, N-1), S_w is not singular, the eigenvalues taken are all different.
    """
    raise NotImplementedError


def predict(w: np.ndarray, X_train: np.ndarray, y_train: np.ndarray, X_test: np.ndarray) -> np.ndarray:
    """两类时 X_test 每一行的类别 0/1: 投影到 w 上之后, 离哪一类训练样本的投影均值更近; 恰好等距时取 0.

    The class 0/1 of each row of X_test: after projection on w, that of the nearer projected mean of the training samples;
    at exactly equal distance 0.

    >>> import numpy as np
    >>> X, y = np.array([[0.0], [4.0]]), np.array([0, 1])
    >>> predict(np.array([-1.0]), X, y, np.array([[1.0], [2.0], [3.0]]))
    array([0, 0, 1])
    """
    raise NotImplementedError
