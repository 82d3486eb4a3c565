r"""5.9 Elman 网络的 BP 算法 / Back-propagation for the Elman network

Elman 网络把隐层的输出在下一时刻送回隐层。推导总误差对全部参数的梯度，并与 "把送回来的输出当作常数" 的截断做法区分开。

**网络** 是字典 `net = {"U": (d, q), "R": (q, q), "gamma": (q,), "W": (q, l), "theta": (l,)}`，括号里是数组的形状。时刻 t = 1, …, T：
隐层 $h_t = \sigma(x_t U + h_{t-1} R - \gamma)$，输出 $o_t = \sigma(h_t W - \theta)$；都是行向量，**阈值是减去的**，σ 是对率函数。
总误差 $E = \frac{1}{2} \sum_t \lVert o_t - y_t \rVert^2$ 对时刻**求和**。

**参数。** `xs` 是 (T, d)，`ys` 是 (T, l)，`h0` 是 (q,), T ≥ 1；`h0` 不一定是零，也不是要学的参数。梯度是字典，键和形状与 `net` 相同。
净输入的绝对值到 1000 时结果也应有限。不要改动传入的参数。

---

An Elman network feeds the outputs of its hidden layer back to that layer at the next time. Derive the gradient of the total error
by all parameters, and tell it from the truncated rule that takes what is fed back for a constant.

**The net** is a dict `net = {"U": (d, q), "R": (q, q), "gamma": (q,), "W": (q, l), "theta": (l,)}` of arrays with the shapes given. At
times t = 1, …, T: hidden layer $h_t = \sigma(x_t U + h_{t-1} R - \gamma)$, output $o_t = \sigma(h_t W - \theta)$; all are row vectors,
**thresholds are subtracted**, σ is the logistic function. The total error $E = \frac{1}{2} \sum_t \lVert o_t - y_t \rVert^2$ is
**summed** over time.

**Arguments.** `xs` is (T, d), `ys` is (T, l), `h0` is (q,), T ≥ 1; `h0` is not always zero, and it is not learned. A gradient is a dict
with the keys and shapes of `net`. Results are finite for net inputs of size up to 1000. Do not change the arguments.
"""

import numpy as np

Net = dict[str, np.ndarray]


def elman_forward(net: Net, xs: np.ndarray, h0: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """前向计算：(H, O), H 为 (T, q), O 为 (T, l)，第 t 行（从 0 起）是第 t + 1 个时刻的隐层输出和网络输出。

    The forward pass: (H, O) of shapes (T, q) and (T, l); row t (from 0) holds the hidden and the network outputs at time t + 1.

    >>> import numpy as np
    >>> net = {"U": np.zeros((1, 1)), "R": np.ones((1, 1)), "gamma": np.ones(1), "W": np.ones((1, 1)), "theta": np.array([0.5])}
    >>> elman_forward(net, np.array([[3.0]]), np.array([1.0]))
    (array([[0.5]]), array([[0.5]]))
    """
    raise NotImplementedError


def elman_loss(net: Net, xs: np.ndarray, ys: np.ndarray, h0: np.ndarray) -> float:
    """总误差 E。

    The total error E.
    """
    raise NotImplementedError


def hidden_deltas(net: Net, xs: np.ndarray, ys: np.ndarray, h0: np.ndarray) -> np.ndarray:
    """(T, q)：第 t 行是 -∂E/∂（h_{t+1} 的净输入），经过**以后所有时刻**的影响都算在内。

    (T, q): row t holds -∂E/∂(net input of h_{t+1}), with the influence through **all later times**.
    """
    raise NotImplementedError


def bptt_gradient(net: Net, xs: np.ndarray, ys: np.ndarray, h0: np.ndarray) -> Net:
    """E 对五组参数的梯度，一点不截断。

    The gradient of E by the five groups of parameters, nothing truncated.
    """
    raise NotImplementedError


def truncated_gradient(net: Net, xs: np.ndarray, ys: np.ndarray, h0: np.ndarray) -> Net:
    """截断的做法 (Elman, 1990)：在每个时刻，把 h_{t-1} 当作与参数无关的一个输入，求该时刻误差的梯度，再对时刻求和。

    The truncated rule (Elman, 1990): at each time take h_{t-1} for an input that does not depend on the parameters, differentiate the
    error of that time, and sum over time.
    """
    raise NotImplementedError


def derivation() -> str:
    """（选做，由教师阅读）写出推导过程。返回 Markdown 文本。

    (Optional, read by a person) The derivation written out. Returns Markdown.
    """
    raise NotImplementedError
