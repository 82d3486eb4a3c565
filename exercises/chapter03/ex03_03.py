r"""3.3 对率回归 / Logistic regression

从似然、梯度、海森矩阵一路写到牛顿法, 亲手拟合一个对率模型; 再看密度和含糖率能把西瓜数据集 3.0α 的 17 个瓜分到什么程度
(`exercises.datasets.watermelon_3_0a()`, 好瓜为 1).

**记号.** `X` 是 (n, d) 的数组, 每行一个样本; `y` 是长为 n 的 0/1 数组. `beta` 是 $\beta = (w_1, …, w_d, b)$, **偏置在最后**;
记 $z_i = w \cdot x_i + b$. 对数取自然对数, 似然是对样本求和, 不是求平均.

**数值.** 在 $|z| ≤ 10^4$ 时各函数的值都应有限且准确: 一个 $z = 1000$ 的反例, 损失就是 1000.

**拟合.** `fit` 最小化 $\ell(\beta) + \frac{\lambda}{2} \lVert w \rVert^2$, λ 即 `ridge`, **偏置不受惩罚**. 用什么优化方法都行,
只要目标函数的梯度各分量的绝对值都不超过 $10^{-5} n$. 两类线性可分而又没有惩罚时最小值不存在, 所以不会问到.

---

Build a logistic model from its parts – likelihood, gradient, Hessian, Newton's method – and see how far density and sugar
content separate the 17 melons of watermelon 3.0α (`exercises.datasets.watermelon_3_0a()`; good melons are 1).

**Notation.** `X` is an (n, d) array with one sample per row, `y` an array of n labels 0/1. `beta` is
$\beta = (w_1, …, w_d, b)$, **the bias last**; let $z_i = w \cdot x_i + b$. Logarithms are natural, and the likelihood is a
sum over the samples, not a mean.

**Numbers.** Every function is finite and accurate for $|z| ≤ 10^4$: a negative sample with $z = 1000$ costs 1000.

**Fitting.** `fit` minimises $\ell(\beta) + \frac{\lambda}{2} \lVert w \rVert^2$, where λ is `ridge`; **the bias is not
penalised**. Any optimiser will do, as long as no component of the gradient of that objective exceeds $10^{-5} n$ in size.
Linearly separable classes without a penalty have no minimum and are never asked.
"""

import numpy as np


def neg_log_likelihood(beta: np.ndarray, X: np.ndarray, y: np.ndarray) -> float:
    """负对数似然 (3.27).

    The negative log-likelihood (3.27).

    >>> import numpy as np
    >>> neg_log_likelihood(np.array([1000.0, 0.0]), np.array([[1.0], [-1.0]]), np.array([0, 0]))
    1000.0
    """
    raise NotImplementedError


def gradient(beta: np.ndarray, X: np.ndarray, y: np.ndarray) -> np.ndarray:
    """(3.27) 对 β 的梯度 (3.30), 长为 d + 1.

    The gradient (3.30) of (3.27) with respect to β, of length d + 1.

    >>> import numpy as np
    >>> gradient(np.array([0.0, 0.0]), np.array([[2.0], [4.0]]), np.array([1, 1]))
    array([-3., -1.])
    """
    raise NotImplementedError


def hessian(beta: np.ndarray, X: np.ndarray, y: np.ndarray) -> np.ndarray:
    """(3.27) 的海森矩阵 (3.31), 形状 (d + 1, d + 1).

    The Hessian (3.31) of (3.27), of shape (d + 1, d + 1).

    >>> import numpy as np
    >>> hessian(np.array([0.0, 0.0]), np.array([[2.0], [4.0]]), np.array([1, 0]))
    array([[5. , 1.5],
           [1.5, 0.5]])
    """
    raise NotImplementedError


def newton_iterates(X: np.ndarray, y: np.ndarray, n_steps: int) -> np.ndarray:
    """牛顿法 (3.29) 的迭代点, 形状 (n_steps + 1, d + 1): 第 0 行全为 0, 每步步长为 1. 只在海森矩阵远非奇异时问到.

    The iterates of Newton's method (3.29), of shape (n_steps + 1, d + 1): row 0 is zero, every step is a full step.
    Asked only where the Hessian is far from singular.

    >>> import numpy as np
    >>> newton_iterates(np.array([[0.0], [1.0]]), np.array([0, 1]), 1)
    array([[ 0.,  0.],
           [ 4., -2.]])
    """
    raise NotImplementedError


def fit(X: np.ndarray, y: np.ndarray, ridge: float) -> np.ndarray:
    """使 (3.27) + ridge/2·‖w‖² 最小的 β.

    The β that minimises (3.27) + ridge/2·‖w‖².
    """
    raise NotImplementedError


def predict_proba(beta: np.ndarray, X: np.ndarray) -> np.ndarray:
    """每个样本的 P(y = 1 | x) (3.23).

    P(y = 1 | x) (3.23) of each sample.

    >>> import numpy as np
    >>> predict_proba(np.array([1.0, -1000.0]), np.array([[1000.0], [0.0], [2000.0]]))
    array([0.5, 0. , 1. ])
    """
    raise NotImplementedError


def predict(beta: np.ndarray, X: np.ndarray) -> np.ndarray:
    """每个样本的类别 0/1: 概率 ≥ 0.5 时为 1.

    The class 0/1 of each sample: 1 if the probability is ≥ 0.5.

    >>> import numpy as np
    >>> predict(np.array([1.0, -1.0]), np.array([[1.0], [0.9]]))
    array([1, 0])
    """
    raise NotImplementedError
