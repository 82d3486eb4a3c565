r"""5.9 Elman 网络的 BP 算法 / Back-propagation for the Elman network

**书上的题。** 试推导用于 Elman 网络的 BP 算法。它的隐层输出在下一时刻又送回隐层，所以一个参数从好几个时刻影响误差。算
出完整的梯度，再与“把送回来的输出当作常数”的截断做法对照。

**先看一个小例子。** 各层只有一个单元：U = 1，R = 2，γ = 1，W = 4，θ = 2，h_0 = 0。两个时刻的输入 x = 1, 0，目标 y =
0.5, 1：

    t = 1    h = σ(1 + 0 - 1) = 0.5        o = σ(2 - 2) = 0.5     没有误差     g_1 = 0
    t = 2    h = σ(0 + 2·0.5 - 1) = 0.5    o = 0.5                差了 0.5     g_2 = ¼ · 0.5 = 1/8
    往回     δ_2 = ¼ · W g_2 = 1/8         δ_1 = ¼ · (W g_1 + R δ_2) = 1/16

t = 1 没有误差，δ_1 却不是 0：那时的 h 影响了 t = 2 的误差。U 只在 t = 1 有输入，所以完整的梯度是 -1/16，截断的做法得
0：它永远学不到第一个输入有用。

**约定。** 网络是字典 `net = {"U": (d, q), "R": (q, q), "gamma": (q,), "W": (q, l), "theta": (l,)}`：
$h_t = \sigma(x_t U + h_{t-1} R - \gamma)$，$o_t = \sigma(h_t W - \theta)$，都是行向量，阈值是**减去**的。
$E = \frac{1}{2} \sum_t \lVert o_t - y_t \rVert^2$ 对时刻**求和**。`xs`、`ys` 每行一个时刻；`h0` 不一定是零，也不是要
学的参数。梯度是与 `net` 同样形状的字典。

**做完想一想。** 影响从时刻 s 传到 t，要乘 t - s 次 R 和斜率。它什么时候越传越小，什么时候越传越大？截断的做法省下了什
么？

**★** 四十五个乃至上百个时刻、单元饱和、影响越传越大时也准；净输入很大时是有限的数。

---

**The exercise.** Derive the BP algorithm for the Elman network. Its hidden outputs are fed back to the hidden layer
at the next time, so that a parameter reaches the error from several times. Compute the full gradient, and set it
against the truncated rule that takes what is fed back for a constant.

**A small example first.** One unit in each layer: U = 1, R = 2, γ = 1, W = 4, θ = 2, h_0 = 0. At two times the inputs
are x = 1, 0, the targets y = 0.5, 1:

    t = 1    h = σ(1 + 0 - 1) = 0.5        o = σ(2 - 2) = 0.5     no error     g_1 = 0
    t = 2    h = σ(0 + 2·0.5 - 1) = 0.5    o = 0.5                off by 0.5   g_2 = ¼ · 0.5 = 1/8
    back     δ_2 = ¼ · W g_2 = 1/8         δ_1 = ¼ · (W g_1 + R δ_2) = 1/16

At t = 1 there is no error, and yet δ_1 is not 0: the h of that time has influenced the error at t = 2. U has an input
at t = 1 only, so its full gradient is -1/16, while the truncated rule finds 0: it can never learn that the first
input is of use.

**Conventions.** The net is a dict `net = {"U": (d, q), "R": (q, q), "gamma": (q,), "W": (q, l), "theta": (l,)}`:
$h_t = \sigma(x_t U + h_{t-1} R - \gamma)$, $o_t = \sigma(h_t W - \theta)$, all row vectors, with thresholds
**subtracted**. $E = \frac{1}{2} \sum_t \lVert o_t - y_t \rVert^2$ is **summed** over time. `xs` and `ys` have a time
in each row; `h0` is not always zero, and it is not learned. A gradient is a dict of the shapes of `net`.

**Worth a thought.** On its way from time s to t an influence is multiplied t - s times by R and a slope. When does it
shrink, when does it grow? What does the truncated rule save?

**★** Accurate for forty-five and even a hundred times, for saturated units and for influences that grow; finite for
large net inputs.
"""

import numpy as np

Net = dict[str, np.ndarray]


def elman_forward(net: Net, xs: np.ndarray, h0: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """前向计算 (H, O)：第 t 行（从 0 起）是第 t + 1 个时刻的隐层输出和网络输出。

    The forward pass (H, O): row t (from 0) holds the hidden and the network outputs at time t + 1.

    >>> import numpy as np
    >>> net = {"U": np.ones((1, 1)), "R": 2 * np.ones((1, 1)), "gamma": np.ones(1), "W": 4 * np.ones((1, 1)), "theta": 2 * np.ones(1)}
    >>> elman_forward(net, np.array([[1.0]]), np.array([0.0]))
    (array([[0.5]]), array([[0.5]]))
    """
    raise NotImplementedError


def elman_loss(net: Net, xs: np.ndarray, ys: np.ndarray, h0: np.ndarray) -> float:
    """总误差 E。

    The total error E.

    >>> import numpy as np
    >>> net = {"U": np.ones((1, 1)), "R": 2 * np.ones((1, 1)), "gamma": np.ones(1), "W": 4 * np.ones((1, 1)), "theta": 2 * np.ones(1)}
    >>> elman_loss(net, np.array([[1.0], [0.0]]), np.array([[0.5], [1.0]]), np.array([0.0]))
    0.125
    """
    raise NotImplementedError


def hidden_deltas(net: Net, xs: np.ndarray, ys: np.ndarray, h0: np.ndarray) -> np.ndarray:
    """隐层的梯度项 δ，每行一个时刻：-∂E/∂（该时刻隐层的净输入），经过**以后所有时刻**的影响都算在内。

    The terms δ of the hidden layer, a time in each row: -∂E/∂(net input of the hidden layer at that time), with the
    influence through **all later times**.

    >>> import numpy as np
    >>> net = {"U": np.ones((1, 1)), "R": 2 * np.ones((1, 1)), "gamma": np.ones(1), "W": 4 * np.ones((1, 1)), "theta": 2 * np.ones(1)}
    >>> hidden_deltas(net, np.array([[1.0], [0.0]]), np.array([[0.5], [1.0]]), np.array([0.0]))
    array([[0.0625],
           [0.125 ]])
    """
    raise NotImplementedError


def bptt_gradient(net: Net, xs: np.ndarray, ys: np.ndarray, h0: np.ndarray) -> Net:
    """E 对五组参数的完整的梯度。

    The full gradient of E by the five groups of parameters.

    >>> import numpy as np
    >>> net = {"U": np.ones((1, 1)), "R": 2 * np.ones((1, 1)), "gamma": np.ones(1), "W": 4 * np.ones((1, 1)), "theta": 2 * np.ones(1)}
    >>> bptt_gradient(net, np.array([[1.0], [0.0]]), np.array([[0.5], [1.0]]), np.array([0.0]))["U"]
    array([[-0.0625]])
    """
    raise NotImplementedError


def truncated_gradient(net: Net, xs: np.ndarray, ys: np.ndarray, h0: np.ndarray) -> Net:
    """截断的做法 (Elman, 1990)：在每个时刻，把 h_{t-1} 当作与参数无关的一个输入，求该时刻误差的梯度，再对时刻求和。

    The truncated rule (Elman, 1990): at each time take h_{t-1} for an input that does not depend on the parameters,
    differentiate the error of that time, and sum over time.

    >>> import numpy as np
    >>> net = {"U": np.ones((1, 1)), "R": 2 * np.ones((1, 1)), "gamma": np.ones(1), "W": 4 * np.ones((1, 1)), "theta": 2 * np.ones(1)}
    >>> truncated_gradient(net, np.array([[1.0], [0.0]]), np.array([[0.5], [1.0]]), np.array([0.0]))["U"] + 0
    array([[0.]])
    """
    raise NotImplementedError


def derivation() -> str:
    """推导过程（Markdown，由老师评阅）。

    The derivation written out (Markdown, read by your teacher).
    """
    raise NotImplementedError
