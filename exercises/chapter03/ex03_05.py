r"""3.5 线性判别分析 / Linear discriminant analysis

**书上的题。** 自己写出线性判别分析，看它给西瓜数据集 3.0α 的 17 个瓜找到哪个方向。

你要把 §3.4 的推导变成程序：类内散度 → 最优方向 → 多类的投影，然后用它看这 17 个瓜。

**先看一个小例子。** 第 0 类（○）有 (0, 0)、(2, 0)，第 1 类（●）有 (1, 2)、(3, 4)。

    y
    4 |           ●        μ_0 = (1, 0)    μ_1 = (2, 3)    S_w = [[4, 2], [2, 2]]
    3 |
    2 |   ●                解 S_w w = μ_0 - μ_1 = (-1, -3)，得 w = (1, -2.5)
    1 |
    0 ○-------○---- x      投影 w·x：○ 是 0、2（均值 1），● 是 -4、-7（均值 -5.5）
      0   1   2   3

两类分得很开，瑞利商是 6.5。换成两个均值的连线方向 (1, 3) 呢？自己投影一次：瑞利商只有 100/34 ≈ 2.94，看看差在哪里。

**约定。** `X` 每行一个样本；`y` 是类别 0, 1, …, N-1 的数组。散度是**求和**，不除以样本数（书上的定义）。方向的长度和正负号不限。
数据在 `exercises.datasets.watermelon_3_0a()`，好瓜是类别 1。

**做完想一想**（写在 `observations` 里）。w 的两个分量哪个大？这说明密度和含糖率谁更有用吗？分错的是哪几个瓜？画在图上看，为什么
一条直线怎么也分不对？

**★** 各列单位相差悬殊（米与毫米）、S_w 奇异、样本离原点很远时，方向照样准。书上说实践中对 S_w 作奇异值分解：单位不同时，“多小的
奇异值算 0” 该怎样定？

---

**The exercise.** Write linear discriminant analysis yourself, and see which direction it finds for the 17 melons of
watermelon 3.0α.

You turn the derivation of §3.4 into a program: within-class scatter → best direction → projection for several classes. Then
you look at the melons with it.

**A small example first.** Class 0 (○) has (0, 0) and (2, 0), class 1 (●) has (1, 2) and (3, 4).

    y
    4 |           ●        μ_0 = (1, 0)    μ_1 = (2, 3)    S_w = [[4, 2], [2, 2]]
    3 |
    2 |   ●                S_w w = μ_0 - μ_1 = (-1, -3) is solved by w = (1, -2.5)
    1 |
    0 ○-------○---- x      w·x of ○: 0 and 2 (mean 1), of ●: -4 and -7 (mean -5.5)
      0   1   2   3

The classes lie well apart; the Rayleigh quotient is 6.5. And along the line through the means, (1, 3)? Project once by
hand: the quotient is only 100/34 ≈ 2.94. See where the loss comes from.

**Conventions.** `X` has a sample in each row; `y` is an array of classes 0, 1, …, N-1. Scatter is a **sum**, not divided by
the number of samples (so the book defines it). Length and sign of a direction are free. The data are
`exercises.datasets.watermelon_3_0a()`; good melons are class 1.

**Worth a thought** (in `observations`). Which component of w is the larger one? Does that tell whether density or sugar is of
more use? Which melons are misread? Plot them: why can no straight line get all of them right?

**★** The direction is as good where the units of the columns differ widely (metres and millimetres), where S_w is singular,
and far from the origin. The book says that in practice one takes the singular value decomposition of S_w: with different
units, how small is a singular value that counts as 0?
"""

import numpy as np


def within_scatter(X: np.ndarray, y: np.ndarray) -> np.ndarray:
    """类内散度矩阵 (3.33)、(3.41)。

    The within-class scatter matrix (3.33), (3.41).

    >>> import numpy as np
    >>> within_scatter(np.array([[0.0, 0.0], [2.0, 0.0], [1.0, 2.0], [3.0, 4.0]]), np.array([0, 0, 1, 1]))
    array([[4., 2.],
           [2., 2.]])
    """
    raise NotImplementedError


def between_scatter(X: np.ndarray, y: np.ndarray) -> np.ndarray:
    """类间散度矩阵 (3.43)，任意多类。

    The between-class scatter matrix (3.43), for any number of classes.

    >>> import numpy as np
    >>> between_scatter(np.array([[0.0, 0.0], [2.0, 0.0], [1.0, 2.0], [3.0, 4.0]]), np.array([0, 0, 1, 1]))
    array([[1., 3.],
           [3., 9.]])
    """
    raise NotImplementedError


def rayleigh(w: np.ndarray, X: np.ndarray, y: np.ndarray) -> float:
    """两类时的广义瑞利商 (3.35)，其中 S_b 取 (3.34)。

    The generalised Rayleigh quotient (3.35) of two classes, with the S_b of (3.34).

    >>> import numpy as np
    >>> rayleigh(np.array([1.0]), np.array([[0.0], [2.0], [4.0], [6.0]]), np.array([0, 0, 1, 1]))
    4.0
    """
    raise NotImplementedError


def lda_direction(X: np.ndarray, y: np.ndarray) -> np.ndarray:
    """两类时最优的投影方向 (3.39)；小例子的 (1, -2.5) 乘上任何不为 0 的数都对。

    The best direction (3.39) for two classes; any multiple but 0 of (1, -2.5) is right for the small example.
    """
    raise NotImplementedError


def lda_projection(X: np.ndarray, y: np.ndarray, n_components: int) -> np.ndarray:
    """多类的投影矩阵 (3.45)，形状 (d, n_components)：每列一个方向，特征值大的在前。

    The projection (3.45) for several classes, of shape (d, n_components): a direction in each column, by decreasing eigenvalue.
    """
    raise NotImplementedError


def predict(w: np.ndarray, X_train: np.ndarray, y_train: np.ndarray, X_test: np.ndarray) -> np.ndarray:
    """两类时 X_test 每一行的类别 0/1：投影到 w 上之后，离哪一类训练样本的均值近就是哪一类。

    The class 0/1 of each row of X_test: that whose mean over the training samples is nearer after projection on w.

    >>> import numpy as np
    >>> X, y = np.array([[0.0], [4.0]]), np.array([0, 1])
    >>> predict(np.array([-1.0]), X, y, np.array([[1.0], [3.0]]))
    array([0, 1])
    """
    raise NotImplementedError


def result_on(table: dict) -> dict:
    """一张表（"ids" 编号，"X" 数组，"y" 为 "是"/"否"）上的结果 {"w": 方向, "misread": 分错的样本的编号}；表是 `watermelon_3_0a()` 时，
    就是书上要的结果。

    The result on a table ("ids", "X" an array, "y" of "是" and "否"): {"w": direction, "misread": ids of the samples that are
    misread}; for `watermelon_3_0a()` it is what the book asks for.
    """
    raise NotImplementedError


def observations() -> str:
    """“做完想一想” 的回答，Markdown，给老师看，不计分。

    Your answer to “Worth a thought”, in Markdown, for your teacher; it earns no points.
    """
    raise NotImplementedError
