r"""5.2 Sigmoid 神经元与对率回归 / The sigmoid neuron and logistic regression

**书上的题。** 试述使用图 5.2(b) 激活函数的神经元与对率回归的联系。写出两者参数的对应，再看它们怎么训练：均方误差与对
数似然的梯度差在哪里？最后造两个例子，一个显出饱和，一个显出非凸。

**先看一个小例子。** 一个样本 x = 1，y = 1，θ = 0，于是净输入就是 w。输出 ŷ = σ(w)，两种损失对 w 的导数是：

    w             0        -2        -4        -10
    ŷ             0.5      0.119     0.018     0.00005
    ½(ŷ - y)²    -0.125   -0.0925   -0.0173   -0.00005
    -ln ŷ        -0.5     -0.881    -0.982    -1.000

越往右错得越厉害。对数损失推得越来越用力，平方误差却几乎不动了：多出来的因子 ŷ(1 - ŷ) 趋于 0，这就是饱和。

**约定。** 神经元的输出是 $\hat{y} = \sigma(w \cdot x - \theta)$，阈值是**减去**的。`X` 每行一个样本，`y` 是 0/1 标
记。损失对样本**求和**；θ 的梯度是对 θ 自己的导数。

**做完想一想。** 平方误差为什么非凸，不看公式，只看它在两端的样子能说清吗？分类网络的输出层如今几乎都用对数损失，隐层
里的饱和由谁来治？

**★** 净输入到 ±1000 时结果仍有限而准确；饱和的例子要小到 10⁻³⁰。让指数里永远不出现大的正数。

---

**The exercise.** Discuss how a neuron with the activation of figure 5.2(b) and logistic regression are related. Write
down how their parameters correspond; then see how they are trained: where do the gradients of squared error and of
likelihood differ? In the end build two examples, one that shows saturation, one that shows non-convexity.

**A small example first.** One sample x = 1, y = 1, with θ = 0, so that the net input is w. The output is ŷ = σ(w),
and the derivatives of both losses by w are:

    w             0        -2        -4        -10
    ŷ             0.5      0.119     0.018     0.00005
    ½(ŷ - y)²    -0.125   -0.0925   -0.0173   -0.00005
    -ln ŷ        -0.5     -0.881    -0.982    -1.000

To the right the output is worse and worse. The log loss pushes harder and harder, the squared error hardly moves: its
additional factor ŷ(1 - ŷ) goes to 0. That is saturation.

**Conventions.** The output of the neuron is $\hat{y} = \sigma(w \cdot x - \theta)$: the threshold is **subtracted**.
`X` has a sample in each row, `y` holds labels 0/1. Losses are **summed** over the samples; the gradient for θ is the
derivative by θ itself.

**Worth a thought.** Why is the squared error not convex: can you tell from its two ends alone, without a formula?
Output layers of classifiers nearly all use the log loss today; what helps against saturation in hidden layers?

**★** Results stay finite and accurate for net inputs of ±1000; saturated examples go down to 10⁻³⁰. Let no large
positive number ever be an exponent.
"""

import numpy as np


def to_logistic(w: np.ndarray, theta: float) -> tuple[np.ndarray, float]:
    """对率回归 (3.23) 的参数 (w, b)：P(y=1|x) = 1/(1 + e^{-(w·x + b)}) 与这个神经元的输出处处相等。

    The parameters (w, b) of logistic regression (3.23) for which P(y=1|x) = 1/(1 + e^{-(w·x + b)}) equals the output
    of this neuron everywhere.
    """
    raise NotImplementedError


def neuron(X: np.ndarray, w: np.ndarray, theta: float) -> np.ndarray:
    """神经元在各样本上的输出。

    The outputs of the neuron on the samples.

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
    """饱和：一维的一个样本，y = 1。返回 (x, w, θ)，使输出大错特错（|ŷ - y| > 0.9），平方误差对 w 的导数的绝对值却小于
    正数 tol，而对数损失对 w 的导数的绝对值大于 0.5。

    Saturation: one sample in one dimension with y = 1. Return (x, w, θ) such that the output is badly wrong (|ŷ - y|
    > 0.9), and yet the derivative of the squared error by w is smaller in size than tol, a positive number, while
    that of the log loss is larger than 0.5.
    """
    raise NotImplementedError


def nonconvex_case(x: float, y: int) -> tuple[float, float]:
    """非凸：一维，θ = 0，E(w) = ½(σ(wx) - y)²。给定 x ≠ 0 与 y（0 或 1），返回 (w_a, w_b)，使 E 在中点处比弦的中点高
    出 0.05 以上：E((w_a + w_b)/2) > (E(w_a) + E(w_b))/2 + 0.05。

    No convexity: one dimension, θ = 0, E(w) = ½(σ(wx) - y)². For x ≠ 0 and y (0 or 1) return (w_a, w_b) such that E
    at the midpoint is more than 0.05 above the middle of the chord: E((w_a + w_b)/2) > (E(w_a) + E(w_b))/2 + 0.05.
    """
    raise NotImplementedError


def essay() -> str:
    """短文（Markdown，三五句，由老师评阅）：这种神经元与对率回归的联系与不同。

    A short text (Markdown, three to five sentences, read by your teacher): what such a neuron and logistic regression
    share, and where they differ.
    """
    raise NotImplementedError
