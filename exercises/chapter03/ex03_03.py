r"""3.3 对率回归 / Logistic regression

从似然、梯度、海森矩阵一路写到牛顿法，亲手拟合一个对率模型；再看密度和含糖率能把西瓜数据集 3.0α 的 17 个瓜分到什么程度
（`exercises.datasets.watermelon_3_0a()`，好瓜为 1）。

**记号。** `X` 是 (n, d) 的数组，每行一个样本；`y` 是长为 n 的 0/1 数组。`beta` 是 $\beta = (w_1, …, w_d, b)$，**偏置在最后**；
记 $z_i = w \cdot x_i + b$。对数取自然对数，似然是对样本求和，不是求平均。

**数值。** 在 $|z| ≤ 10^4$（各项 $|w_j x_j|$ 也不超过 $10^4$）时各函数的值都应有限且准确：一个 $z = 1000$ 的反例，损失就是 1000。“准确”是说误差不
超过求和各项绝对值之和的 $10^{-9}$，梯度与海森矩阵里则以 $x_{ij}$、$x_{ij} x_{ik}$ 为各项。

**拟合。** `fit` 最小化 $\ell(\beta) + \frac{\lambda}{2} \lVert w \rVert^2$，λ 即 `ridge`，**偏置不受惩罚**。用什么优化方法都行，
只要目标函数的梯度各分量的绝对值都不超过 $10^{-5} n$，而且一次调用不超过 2 秒（牛顿法只要几毫秒）。问到的数据两类都有，$|x_{ij}| ≤ 40$；
ridge = 0 时最小点存在且唯一（两类不是线性可分，添上常数列的 X 列满秩），否则 ridge ≥ 0.001。

不要改动传入的参数。

---

Build a logistic model from its parts – likelihood, gradient, Hessian, Newton's method – and see how far density and sugar
content separate the 17 melons of watermelon 3.0α (`exercises.datasets.watermelon_3_0a()`; good melons are 1).

**Notation.** `X` is an (n, d) array with one sample per row, `y` an array of n labels 0/1. `beta` is
$\beta = (w_1, …, w_d, b)$, **the bias last**; let $z_i = w \cdot x_i + b$. Logarithms are natural, and the likelihood is a
sum over the samples, not a mean.

**Numbers.** Every function is finite and accurate for $|z| ≤ 10^4$ (and each $|w_j x_j| ≤ 10^4$): a negative sample with
$z = 1000$ costs 1000. "Accurate" means an error of at most $10^{-9}$ of the sum of the sizes of all terms, which for the
gradient and the Hessian are the $x_{ij}$ and $x_{ij} x_{ik}$.

**Fitting.** `fit` minimises $\ell(\beta) + \frac{\lambda}{2} \lVert w \rVert^2$, where λ is `ridge`; **the bias is not
penalised**. Any optimiser will do, as long as no component of the gradient of that objective exceeds $10^{-5} n$ in size and
a call takes at most 2 seconds (Newton's method needs milliseconds). The data asked about have both classes and
$|x_{ij}| ≤ 40$; with ridge = 0 there is one minimum (the classes are not linearly separable, X with a column of ones has full
column rank), otherwise ridge ≥ 0.001.

Do not change the arguments.
"""

import numpy as np


def neg_log_likelihood(beta: np.ndarray, X: np.ndarray, y: np.ndarray) -> float:
    """负对数似然 (3.27)。

    The negative log-likelihood (3.27).

    >>> import numpy as np
    >>> neg_log_likelihood(np.array([1000.0, 0.0]), np.array([[1.0], [-1.0]]), np.array([0, 0]))
    1000.0
    """
    raise NotImplementedError


def gradient(beta: np.ndarray, X: np.ndarray, y: np.ndarray) -> np.ndarray:
    """(3.27) 对 β 的梯度 (3.30)，长为 d + 1。

    The gradient (3.30) of (3.27) with respect to β, of length d + 1.

    >>> import numpy as np
    >>> gradient(np.array([0.0, 0.0]), np.array([[2.0], [4.0]]), np.array([1, 1]))
    array([-3., -1.])
    """
    raise NotImplementedError


def hessian(beta: np.ndarray, X: np.ndarray, y: np.ndarray) -> np.ndarray:
    """(3.27) 的海森矩阵 (3.31)，形状 (d + 1, d + 1)。

    The Hessian (3.31) of (3.27), of shape (d + 1, d + 1).

    >>> import numpy as np
    >>> hessian(np.array([0.0, 0.0]), np.array([[2.0], [4.0]]), np.array([1, 0]))
    array([[5. , 1.5],
           [1.5, 0.5]])
    """
    raise NotImplementedError


def newton_iterates(X: np.ndarray, y: np.ndarray, n_steps: int) -> np.ndarray:
    """牛顿法 (3.29) 的迭代点，形状 (n_steps + 1, d + 1)：第 0 行全为 0，每步步长为 1。只在海森矩阵的条件数
    不超过 $10^5$ 时问到。

    The iterates of Newton's method (3.29), of shape (n_steps + 1, d + 1): row 0 is zero, every step is a full step.
    Asked only where the condition number of the Hessian is at most $10^5$.

    >>> import numpy as np
    >>> newton_iterates(np.array([[0.0], [1.0]]), np.array([0, 1]), 1)
    array([[ 0.,  0.],
           [ 4., -2.]])
    """
    raise NotImplementedError


def fit(X: np.ndarray, y: np.ndarray, ridge: float) -> np.ndarray:
    """使 (3.27) + ridge/2·‖w‖² 最小的 β。

    The β that minimises (3.27) + ridge/2·‖w‖².
    """
    raise NotImplementedError


def predict_proba(beta: np.ndarray, X: np.ndarray) -> np.ndarray:
    """每个样本的 P(y = 1 | x) (3.23)。

    P(y = 1 | x) (3.23) of each sample.

    >>> import numpy as np
    >>> predict_proba(np.array([1.0, -1000.0]), np.array([[1000.0], [0.0], [2000.0]]))
    array([0.5, 0. , 1. ])
    """
    raise NotImplementedError


def predict(beta: np.ndarray, X: np.ndarray) -> np.ndarray:
    """每个样本的类别 0/1：概率 ≥ 0.5 时为 1。

    The class 0/1 of each sample: 1 if the probability is ≥ 0.5.

    >>> import numpy as np
    >>> predict(np.array([1.0, -1.0]), np.array([[1.0], [0.9]]))
    array([1, 0])
    """
    raise NotImplementedError


def result_on(table: dict) -> dict:
    """对一张表（`exercises.datasets` 的格式："ids" 是各行的编号，"X" 是数组，"y" 是 "是"/"否" 的列表）以 ridge = 0 拟合，返回
    {"beta": β, "misread": 分错的样本的编号的列表}。`result_on(watermelon_3_0a())` 就是书上要的结果。

    Fits a table (as `exercises.datasets` has them: "ids" holds the number of each row, "X" is an array, "y" a list of "是" and
    "否") with ridge = 0 and returns {"beta": β, "misread": a list of the ids of the samples that are classified wrongly}.
    `result_on(watermelon_3_0a())` is the result that the book asks for.
    """
    raise NotImplementedError
