r"""5.2 Sigmoid 神经元与对率回归 / The sigmoid neuron and logistic regression

以对率函数为激活函数（图 5.2(b)）的单个神经元，与对率回归是同一个模型吗？若按均方误差训练它，又与按对数似然训练有何不同？
把参数的对应、两种梯度写成函数，再造出两个例子：一个显出饱和，一个显出非凸。

**约定。** 神经元的输出是 $\hat{y} = \sigma(w \cdot x - \theta)$，$\sigma(z) = 1/(1 + e^{-z})$，阈值是**减去**的。`X` 的形状是 (n, d)，
每行一个样本，`y` 是 n 个 0/1 标记。损失对样本**求和**，不取平均；对数是自然对数。净输入的绝对值到 1000 时，结果也应是有限的数。
$\theta$ 的梯度是对 $\theta$ 自己的导数。

不要改动传入的参数。

---

Is one neuron with the logistic activation (figure 5.2(b)) the same model as logistic regression? And if it is trained by
squared error, what is different from training by likelihood? Write the correspondence of the parameters and both gradients
as functions, then build two examples: one that shows saturation, one that shows non-convexity.

**Conventions.** The output of the neuron is $\hat{y} = \sigma(w \cdot x - \theta)$ with $\sigma(z) = 1/(1 + e^{-z})$: the
threshold is **subtracted**. `X` has shape (n, d), a sample in each row; `y` holds n labels 0/1. Losses are **summed** over
the samples, not averaged; logarithms are natural. Results are finite numbers for net inputs of size up to 1000. The gradient
for $\theta$ is the derivative by $\theta$ itself.

Do not change the arguments.
"""

import numpy as np


def to_logistic(w: np.ndarray, theta: float) -> tuple[np.ndarray, float]:
    """对率回归 (3.23) 的参数 (w, b)：P(y=1|x) = 1/(1 + e^{-(w·x + b)}) 与这个神经元的输出处处相等。

    The parameters (w, b) of logistic regression (3.23) for which P(y=1|x) = 1/(1 + e^{-(w·x + b)}) equals the output of this
    neuron everywhere.
    """
    raise NotImplementedError


def neuron(X: np.ndarray, w: np.ndarray, theta: float) -> np.ndarray:
    """神经元在各样本上的输出，长为 n。

    The outputs of the neuron on the samples, n of them.

    >>> import numpy as np
    >>> neuron(np.array([[1.0, 2.0], [3.0, 0.0]]), np.array([1.0, 1.0]), 3.0)
    array([0.5, 0.5])
    """
    raise NotImplementedError


def squared_error_gradient(X: np.ndarray, y: np.ndarray, w: np.ndarray, theta: float) -> tuple[np.ndarray, float]:
    """½ Σ (ŷ - y)² 对 (w, θ) 的梯度。

    The gradient of ½ Σ (ŷ - y)² by (w, θ).

    >>> import numpy as np
    >>> squared_error_gradient(np.array([[2.0]]), np.array([1]), np.array([0.0]), 0.0)
    (array([-0.25]), 0.125)
    """
    raise NotImplementedError


def log_loss_gradient(X: np.ndarray, y: np.ndarray, w: np.ndarray, theta: float) -> tuple[np.ndarray, float]:
    """负对数似然 Σ (-y z + ln(1 + e^z)) (3.27) 对 (w, θ) 的梯度，z = w·x - θ。

    The gradient of the negative log-likelihood Σ (-y z + ln(1 + e^z)) (3.27) by (w, θ), where z = w·x - θ.

    >>> import numpy as np
    >>> log_loss_gradient(np.array([[2.0]]), np.array([1]), np.array([0.0]), 0.0)
    (array([-1.]), 0.5)
    """
    raise NotImplementedError


def saturated_case(tol: float) -> tuple[float, float, float]:
    """一维 (d = 1)，y = 1 的一个样本：返回 (x, w, θ)，使输出大错特错 (|ŷ - y| > 0.9)，平方误差对 w 的导数的绝对值却小于 tol，
    而对数损失对 w 的导数的绝对值大于 0.5。10⁻³⁰ ≤ tol < 1。

    One sample with d = 1 and y = 1: return (x, w, θ) such that the output is badly wrong (|ŷ - y| > 0.9), and yet the
    derivative of the squared error by w is smaller than tol in size, while that of the log loss is larger than 0.5.
    10⁻³⁰ ≤ tol < 1.
    """
    raise NotImplementedError


def nonconvex_case(x: float, y: int) -> tuple[float, float]:
    """一维，θ = 0：平方误差 E(w) = ½(σ(wx) - y)² 不是 w 的凸函数。给定 x ≠ 0 与 y（0 或 1），返回 (w_a, w_b)，使
    E((w_a + w_b)/2) > (E(w_a) + E(w_b))/2 + 0.05。10⁻³ ≤ |x| ≤ 10³。

    One dimension, θ = 0: the squared error E(w) = ½(σ(wx) - y)² is no convex function of w. For x ≠ 0 and y (0 or 1) return
    (w_a, w_b) with E((w_a + w_b)/2) > (E(w_a) + E(w_b))/2 + 0.05. 10⁻³ ≤ |x| ≤ 10³.
    """
    raise NotImplementedError


def essay() -> str:
    """（选做，由教师阅读）用三五句话说明这种神经元与对率回归的联系与不同。返回 Markdown 文本。

    (Optional, read by a person) What such a neuron and logistic regression share and where they differ, in three to five
    sentences. Returns Markdown.
    """
    raise NotImplementedError
