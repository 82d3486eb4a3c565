r"""6.9 核对率回归 / Kernel logistic regression

用核技巧推广对率回归。由表示定理 (6.58)，最优的函数可以写成核函数的线性组合，于是

$J(\alpha, b) = \sum_i (-y_i f_i + \ln(1 + e^{f_i})) + \frac{\lambda}{2} \lVert w \rVert^2$，其中 $f_i = \sum_j \alpha_j \kappa(x_i, x_j) + b$。

写出用 $\alpha$ 和 b 表示的目标函数、梯度、海森矩阵，求解，并看看系数是否稀疏。

**约定。** $y_i$ 是 0 或 1（好瓜为 1），不是 ±1；系数 $\alpha_i$ 不带标签，可正可负。b 不受惩罚，即 $w = \sum_j \alpha_j \phi(x_j)$ 不含 b；损失求和，
不求平均。核矩阵 `K` 对称半正定，可以奇异，元素的绝对值不超过 1e4；λ 在 0.01 与 100 之间。|f| 可以达到 1e5：不要溢出。
除求解外，误差允许 1e-9 乘以（1 + 式中各项绝对值之和）。

**求解** (`fit`) 得到的 $(\alpha, b)$ 应使 J 与最小值之差不超过 $10^{-6} \max(1, 最小值)$；K 奇异时 α 不唯一，任何一个都对。这时两类都有样本，至多
60 个，K 的元素绝对值不超过 100；时间以 2 秒 CPU 为限。

不要改动传入的参数。

---

Generalise logistic regression by the kernel trick. By the representer theorem (6.58) the best function is a linear combination of
kernels, so that

$J(\alpha, b) = \sum_i (-y_i f_i + \ln(1 + e^{f_i})) + \frac{\lambda}{2} \lVert w \rVert^2$ with $f_i = \sum_j \alpha_j \kappa(x_i, x_j) + b$.

Write the objective, its gradient and its Hessian in terms of $\alpha$ and b; solve, and see whether the coefficients are sparse.

**Conventions.** $y_i$ is 0 or 1 (good melons are 1), not ±1; the coefficients $\alpha_i$ are without labels and of either sign. b is not
penalised, that is $w = \sum_j \alpha_j \phi(x_j)$ without b; losses are summed, not averaged. The kernel matrix `K` is symmetric positive
semidefinite, may be singular, and has no entry above 1e4 in size; λ is 0.01 to 100. |f| may reach 1e5: beware of overflow. But for
solving, an error of 1e-9 times (1 + the sum of the absolute values of the terms) is allowed.

**Solving** (`fit`) finds $(\alpha, b)$ with J at most $10^{-6} \max(1, minimum)$ above its minimum; where K is singular α is not unique, and
any is right. Both classes occur then, there are at most 60 samples, no entry of K exceeds 100 in size; it may take 2 seconds of CPU.

Do not change the arguments.
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
    """
    raise NotImplementedError


def hessian(alpha: np.ndarray, b: float, K: np.ndarray, y: np.ndarray, lam: float) -> np.ndarray:
    """J 的海森矩阵，形状 (m + 1, m + 1)，变量的次序同上。

    The Hessian of J, of shape (m + 1, m + 1), variables in the same order.
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
    """
    raise NotImplementedError


def coefficients_from_probabilities(p: np.ndarray, y: np.ndarray, lam: float) -> np.ndarray:
    """K 非奇异时，由最优解处训练样本为正例的概率 p 得到 α。

    Where K is nonsingular: α, from the probabilities p at the optimum that the training samples are positive.
    """
    raise NotImplementedError


def primal_weights(alpha: np.ndarray, X: np.ndarray) -> np.ndarray:
    """线性核时与 α 相应的 w，长为 d；X 的形状是 (m, d)。

    The w of length d that belongs to α under the linear kernel; X has shape (m, d).
    """
    raise NotImplementedError


def derivation() -> str:
    """推导（Markdown）：表示定理怎样用上，目标函数中的惩罚项从何而来，梯度与海森矩阵，以及与 SVM 相比系数是否稀疏、为什么。

    The derivation (Markdown): how the representer theorem is used, where the penalty comes from, gradient and Hessian, and
    whether the coefficients are sparse compared with an SVM, and why.
    """
    raise NotImplementedError
