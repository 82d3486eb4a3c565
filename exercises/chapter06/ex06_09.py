r"""6.9 核对率回归 / Kernel logistic regression

**书上的题。** 用核技巧推广对率回归，得到“核对率回归”。由表示定理 (6.58)，最优的函数是核函数的线性组合，于是要最小化的是

$J(\alpha, b) = \sum_i (-y_i f_i + \ln(1 + e^{f_i})) + \frac{\lambda}{2} \lVert w \rVert^2$，其中 $f_i = \sum_j \alpha_j \kappa(x_i, x_j) + b$，$w = \sum_j \alpha_j \phi(x_j)$。

用 α 和 b 写出目标、梯度、海森矩阵，求解，再看系数是否稀疏。推导写在 `derivation` 里。

**先看一个小例子。** 两个样本，K 是单位阵，y = (1, 0)，λ = 0.5；在 α = (1, 0)，b = -1 处 f = (0, -1)：

    J      ln 2 + ln(1 + e⁻¹) + 0.25·1² = 0.693 + 0.313 + 0.25 = 1.256
    p      (0.5, 0.269)        p - y = (-0.5, 0.269)
    梯度   对 α：K(p - y + λα) = (-0.5 + 0.5, 0.269) = (0, 0.269)        对 b：-0.5 + 0.269 = -0.231

**算法。** J 是凸的，用牛顿法 (3.29)；对 α 的梯度下降也行，只是 K 近于奇异时要走上万步。不加控制的牛顿步在 λ 小时可能越走越远：步长减半，直到 J 下降。

**约定。** $y_i$ 是 0 或 1（好瓜为 1）；α 不带标签，可正可负。b 不受惩罚；损失求和，不求平均。`K` 半正定，可以奇异。

**做完想一想。** 与 6.2 的 SVM 比，有几个系数是 0？从 α = (y - p)/λ 说明为什么。预测时这意味着什么？

**★** |f| 到十万也不溢出（$e^f$ 换一种写法，见 7.4）；J 准到百万分之一，哪怕 K 奇异、λ = 0.01。

---

**The exercise.** Generalise logistic regression by the kernel trick to kernel logistic regression. By the representer theorem (6.58)
the best function is a linear combination of kernels, so that what is to be minimised is

$J(\alpha, b) = \sum_i (-y_i f_i + \ln(1 + e^{f_i})) + \frac{\lambda}{2} \lVert w \rVert^2$ with $f_i = \sum_j \alpha_j \kappa(x_i, x_j) + b$ and $w = \sum_j \alpha_j \phi(x_j)$.

Write objective, gradient and Hessian in terms of α and b, solve, and see whether the coefficients are sparse. The derivation goes
into `derivation`.

**A small example first.** Two samples, K the identity, y = (1, 0), λ = 0.5; at α = (1, 0), b = -1 there is f = (0, -1):

    J          ln 2 + ln(1 + e⁻¹) + 0.25·1² = 0.693 + 0.313 + 0.25 = 1.256
    p          (0.5, 0.269)        p - y = (-0.5, 0.269)
    gradient   by α: K(p - y + λα) = (-0.5 + 0.5, 0.269) = (0, 0.269)        by b: -0.5 + 0.269 = -0.231

**The algorithm.** J is convex: use Newton's method (3.29); gradient descent on α will do as well, but takes ten thousand steps where K
is nearly singular. With a small λ whole Newton steps may lead ever further away: halve a step until J falls.

**Conventions.** $y_i$ is 0 or 1 (good melons are 1); α is without labels and of either sign. b is not penalised; losses are summed,
not averaged. `K` is positive semidefinite and may be singular.

**Worth a thought.** Compared with the SVM of 6.2, how many coefficients are 0? Say why from α = (y - p)/λ. What does that mean for
predicting?

**★** Nothing overflows for |f| up to a hundred thousand (write $e^f$ another way, see 7.4); J within a millionth of its minimum, for
singular K and λ = 0.01 as well.
"""

import numpy as np


def objective(alpha: np.ndarray, b: float, K: np.ndarray, y: np.ndarray, lam: float) -> float:
    """目标函数 J。

    The objective J.

    >>> import numpy as np
    >>> round(objective(np.array([1.0, 0.0]), -1.0, np.eye(2), np.array([1, 0]), 0.5), 6)
    1.256409
    """
    raise NotImplementedError


def gradient(alpha: np.ndarray, b: float, K: np.ndarray, y: np.ndarray, lam: float) -> np.ndarray:
    """J 的梯度，长为 m + 1：先是对 α 的 m 个偏导数，最后是对 b 的。

    The gradient of J, of length m + 1: the m derivatives by α first, the one by b last.

    >>> import numpy as np
    >>> [float(one) for one in gradient(np.zeros(2), 0.0, np.eye(2), np.array([1, 0]), 0.5)]
    [-0.5, 0.5, 0.0]
    """
    raise NotImplementedError


def hessian(alpha: np.ndarray, b: float, K: np.ndarray, y: np.ndarray, lam: float) -> np.ndarray:
    """J 的海森矩阵，形状 (m + 1, m + 1)，变量的次序同上。

    The Hessian of J, of shape (m + 1, m + 1), variables in the same order.

    >>> import numpy as np
    >>> hessian(np.zeros(1), 0.0, np.eye(1), np.array([1]), 0.5).tolist()
    [[0.75, 0.25], [0.25, 0.25]]
    """
    raise NotImplementedError


def fit(K: np.ndarray, y: np.ndarray, lam: float) -> tuple[np.ndarray, float]:
    """使 J 最小的 (α, b)。

    An (α, b) that minimises J.

    >>> import numpy as np
    >>> alpha, b = fit(np.eye(2), np.array([1, 0]), 0.25)
    >>> abs(round(float(b), 3))
    0.0
    """
    raise NotImplementedError


def probability(alpha: np.ndarray, b: float, K_test: np.ndarray) -> np.ndarray:
    """测试样本为正例的概率；K_test 每行一个测试样本，每列一个训练样本。

    The probability that test samples are positive; K_test has a row for each test sample and a column for each training
    sample.

    >>> import numpy as np
    >>> probability(np.array([1.0]), -1.0, np.array([[1.0]])).tolist()
    [0.5]
    """
    raise NotImplementedError


def coefficients_from_probabilities(p: np.ndarray, y: np.ndarray, lam: float) -> np.ndarray:
    """K 非奇异时，由最优解处训练样本为正例的概率 p 得到 α。

    Where K is nonsingular: α, from the probabilities p at the optimum that the training samples are positive.

    >>> import numpy as np
    >>> coefficients_from_probabilities(np.array([0.75, 0.25]), np.array([1, 0]), 0.5).tolist()
    [0.5, -0.5]
    """
    raise NotImplementedError


def primal_weights(alpha: np.ndarray, X: np.ndarray) -> np.ndarray:
    """线性核时与 α 相应的 w。

    The w that belongs to α under the linear kernel.

    >>> import numpy as np
    >>> primal_weights(np.array([1.0, -1.0]), np.array([[1.0, 2.0], [0.0, 1.0]])).tolist()
    [1.0, 1.0]
    """
    raise NotImplementedError


def derivation() -> str:
    """推导，Markdown，由老师评阅：表示定理怎样用上，目标函数中的惩罚项从何而来，梯度与海森矩阵，以及与 SVM 相比系数是否稀疏、为什么。

    The derivation, in Markdown, read by your teacher: how the representer theorem is used, where the penalty comes from, gradient and Hessian, and
    whether the coefficients are sparse compared with an SVM, and why.
    """
    raise NotImplementedError
