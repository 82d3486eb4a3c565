r"""3.3 对率回归 / Logistic regression

**书上的题。** 自己写出对率回归，看它把西瓜数据集 3.0α 的 17 个瓜分到什么程度。似然、梯度、海森矩阵、牛顿法，一件一件写：以后凡是
“写出损失、求导、迭代” 的方法都是这个套路。

**先看一个小例子。** 两个样本：x = 0 是反例，x = 1 是正例。从 β = (w, b) = (0, 0) 走一步牛顿法。

    z = 0, 0        p = 1/2, 1/2        损失 ln 2 + ln 2 ≈ 1.386
    补上 1：x̂ = (0, 1), (1, 1)
    梯度 = (0, 1)·(1/2 - 0) + (1, 1)·(1/2 - 1) = (-1/2, 0)
    海森矩阵 = 1/4·[[0, 0], [0, 1]] + 1/4·[[1, 1], [1, 1]] = 1/4·[[1, 1], [1, 2]]
    解 海森矩阵·s = 梯度，得 s = (-4, 2)，新的 β = (0, 0) - s = (4, -2)

分界线 4x - 2 = 0 在 x = 1/2，正中间，一步就找到了。

**约定。** `X` 每行一个样本，`y` 是 0/1 数组。`beta` 是 $(w_1, …, w_d, b)$，**偏置在最后**。似然对样本**求和**，不求平均。
数据在 `exercises.datasets.watermelon_3_0a()`，好瓜为 1。

**做完想一想。** 小例子再走几步牛顿法，β 会怎样？损失呢？(3.27) 在这两个样本上有没有最小点？3.0α 上的 w 与 3.5 的方向几乎平行，分错的瓜
也一样：两种方法的出发点完全不同，为什么？

**★** z 大到 ±10000 也不溢出；样本离得很远时整步的牛顿法会越走越远，你的 `fit` 照样收敛。提示：步长可以减半。

---

**The exercise.** Write logistic regression yourself, and see how far it separates the 17 melons of watermelon 3.0α.
Likelihood, gradient, Hessian, Newton's method, one after the other: every method that writes down a loss, differentiates it
and iterates goes this way.

**A small example first.** Two samples: x = 0 is negative, x = 1 positive. One Newton step from β = (w, b) = (0, 0).

    z = 0, 0        p = 1/2, 1/2        loss ln 2 + ln 2 ≈ 1.386
    with a 1 appended: x̂ = (0, 1), (1, 1)
    gradient = (0, 1)·(1/2 - 0) + (1, 1)·(1/2 - 1) = (-1/2, 0)
    Hessian = 1/4·[[0, 0], [0, 1]] + 1/4·[[1, 1], [1, 1]] = 1/4·[[1, 1], [1, 2]]
    Hessian·s = gradient is solved by s = (-4, 2); the new β = (0, 0) - s = (4, -2)

The boundary 4x - 2 = 0 is at x = 1/2, in the middle, after a single step.

**Conventions.** `X` has a sample in each row, `y` is an array of 0 and 1. `beta` is $(w_1, …, w_d, b)$, **the bias last**.
The likelihood is a **sum** over the samples, not a mean. The data are `exercises.datasets.watermelon_3_0a()`; good melons
are 1.

**Worth a thought.** Take more Newton steps in the small example: what becomes of β, and of the loss? Has (3.27) a minimum on
these two samples? On 3.0α w is nearly parallel to the direction of 3.5, and the same melons are misread: the two methods
start from quite different ideas, so why?

**★** Nothing overflows for z up to ±10000; and where samples lie far out, full Newton steps run away, but your `fit`
converges. A pointer: a step may be halved.
"""

import numpy as np


def neg_log_likelihood(beta: np.ndarray, X: np.ndarray, y: np.ndarray) -> float:
    """负对数似然 (3.27)。

    The negative log-likelihood (3.27).

    >>> import numpy as np
    >>> round(neg_log_likelihood(np.array([0.0, 0.0]), np.array([[0.0], [1.0]]), np.array([0, 1])), 3)
    1.386
    """
    raise NotImplementedError


def gradient(beta: np.ndarray, X: np.ndarray, y: np.ndarray) -> np.ndarray:
    """(3.27) 对 β 的梯度 (3.30)，长为 d + 1。

    The gradient (3.30) of (3.27) with respect to β, of length d + 1.

    >>> import numpy as np
    >>> gradient(np.array([0.0, 0.0]), np.array([[0.0], [1.0]]), np.array([0, 1]))
    array([-0.5,  0. ])
    """
    raise NotImplementedError


def hessian(beta: np.ndarray, X: np.ndarray, y: np.ndarray) -> np.ndarray:
    """(3.27) 的海森矩阵 (3.31)，形状 (d + 1, d + 1)。

    The Hessian (3.31) of (3.27), of shape (d + 1, d + 1).

    >>> import numpy as np
    >>> hessian(np.array([0.0, 0.0]), np.array([[0.0], [1.0]]), np.array([0, 1]))
    array([[0.25, 0.25],
           [0.25, 0.5 ]])
    """
    raise NotImplementedError


def newton_iterates(X: np.ndarray, y: np.ndarray, n_steps: int) -> np.ndarray:
    """牛顿法 (3.29) 从 0 出发、每步走一整步的迭代点，形状 (n_steps + 1, d + 1)：第 0 行是出发点。

    The iterates of Newton's method (3.29) from zero in full steps, of shape (n_steps + 1, d + 1): row 0 is the start.

    >>> import numpy as np
    >>> newton_iterates(np.array([[0.0], [1.0]]), np.array([0, 1]), 1)
    array([[ 0.,  0.],
           [ 4., -2.]])
    """
    raise NotImplementedError


def fit(X: np.ndarray, y: np.ndarray, ridge: float) -> np.ndarray:
    """使 (3.27) + ridge/2·‖w‖² 最小的 β：偏置不受惩罚，优化方法任选，迭代到梯度几乎为 0。

    The β that minimises (3.27) + ridge/2·‖w‖²: the bias is not penalised; take any optimiser, until the gradient all but vanishes.
    """
    raise NotImplementedError


def predict_proba(beta: np.ndarray, X: np.ndarray) -> np.ndarray:
    """每个样本的 P(y = 1 | x) (3.23)。

    P(y = 1 | x) (3.23) of each sample.

    >>> import numpy as np
    >>> predict_proba(np.array([4.0, -2.0]), np.array([[0.5]]))
    array([0.5])
    """
    raise NotImplementedError


def predict(beta: np.ndarray, X: np.ndarray) -> np.ndarray:
    """每个样本的类别 0/1：概率 ≥ 0.5 时为 1。

    The class 0/1 of each sample: 1 if the probability is ≥ 0.5.

    >>> import numpy as np
    >>> predict(np.array([4.0, -2.0]), np.array([[0.0], [1.0]]))
    array([0, 1])
    """
    raise NotImplementedError


def result_on(table: dict) -> dict:
    """一张表（"ids" 编号，"X" 数组，"y" 为 "是"/"否"）以 ridge = 0 拟合的结果 {"beta": β, "misread": 分错的样本的编号}；表是
    `watermelon_3_0a()` 时，就是书上要的结果。

    The result on a table ("ids", "X" an array, "y" of "是" and "否") with ridge = 0: {"beta": β, "misread": ids of the samples that
    are misread}; for `watermelon_3_0a()` it is what the book asks for.
    """
    raise NotImplementedError
