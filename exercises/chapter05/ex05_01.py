r"""5.1 线性激活函数的缺陷 / What a linear activation cannot do

若每个神经元都把净输入原样输出（激活函数是恒等函数），多层网络还剩下什么？用构造和反例说清楚失去了哪些能力。

**网络。** 第 l 层把行向量 $h$ 变成 $h W_l - \theta_l$：`weights[l]` 的形状是 $(n_l, n_{l+1})$，`thresholds[l]` 的形状是
$(n_{l+1},)$，阈值是**减去**的；$n_0$ 是输入的维数，至少有一层。样本是矩阵 X 的行。

不要改动传入的参数。

---

Suppose that every neuron puts out its net input as it is (its activation is the identity). What is left of a network of
many layers? Show by constructions and counterexamples which abilities are lost.

**The network.** Layer l turns a row vector $h$ into $h W_l - \theta_l$: `weights[l]` has shape $(n_l, n_{l+1})$,
`thresholds[l]` has shape $(n_{l+1},)$, and thresholds are **subtracted**; $n_0$ is the dimension of the input, and there is
at least one layer. Samples are the rows of a matrix X.

Do not change the arguments.
"""

import numpy as np


def collapse(weights: list[np.ndarray], thresholds: list[np.ndarray]) -> tuple[np.ndarray, np.ndarray]:
    """把整个网络并成一层：(A, c), A 的形状是 (输入维数, 输出维数)，c 是一维数组，对一切 X 网络的输出都是 XA - c。

    The whole network as one layer: (A, c) with A of shape (inputs, outputs) and c one-dimensional, such that the output
    of the network is XA - c for every X.

    >>> import numpy as np
    >>> collapse([np.array([[2.0]]), np.array([[3.0]])], [np.array([0.0]), np.array([1.0])])
    (array([[6.]]), array([1.]))
    """
    raise NotImplementedError


def max_rank(widths: list[int]) -> int:
    """各层宽度为 n_0, …, n_L（至少两个数）的网络，在权任意取值时，上面的矩阵 A 的秩最大能到多少。

    The largest rank that the matrix A above can have, over all weights, for layers of widths n_0, …, n_L (two at least).

    >>> max_rank([3, 4])
    3
    """
    raise NotImplementedError


def best_linear_error(X: np.ndarray, y: np.ndarray) -> float:
    """只有一个输出的线性网络（层数不限，隐层宽度至少为 1）在这些样本上能达到的最小均方误差 (1/n) Σ (f(x) - y)²。
    X 为 (n, d), y 为 (n,)。可能有常数列、线性相关或几乎相关的列，也可能 n < d + 1；各列的大小和位置可以相差悬殊（例如都在 10⁶ 附近，或只有 10⁻⁹）。
    与真值相差不应超过 y 的平均平方的 10⁻⁶。

    The smallest mean squared error (1/n) Σ (f(x) - y)² on these samples that a linear network with one output can reach
    (any number of layers, hidden layers of width 1 or more). X is (n, d), y is (n,). Columns may be constant, linearly
    dependent or nearly so, n < d + 1 may occur, and columns may differ greatly in size and position (all values near 10⁶, or
    of size 10⁻⁹, for example).
    The error of the result should not exceed 10⁻⁶ of the mean square of y.

    >>> import numpy as np
    >>> round(best_linear_error(np.array([[0.0], [1.0], [2.0]]), np.array([1.0, 3.0, 5.0])), 9)
    0.0
    """
    raise NotImplementedError


def unbounded_input(w: np.ndarray, bound: float) -> np.ndarray:
    """线性神经元的输出不是有界的“发放率”：给定权 w（不全为 0）与 bound > 0，返回一个 x，使 w·x > bound。

    The output of a linear neuron is no bounded "firing rate": for weights w (not all 0) and bound > 0, return an x with
    w·x > bound.
    """
    raise NotImplementedError


def claims() -> dict[str, bool]:
    """下列说法各是否成立；合并各层的检查通过后才计分，瞎猜不得分。

    - "more_layers_more_functions"：各层都是线性神经元时，有隐层的网络能表示某个没有隐层的网络表示不了的函数
    - "gradient_depends_on_net_input"：线性神经元的激活函数的导数随净输入而变
    - "linear_net_can_still_do_linear_regression"：多层线性网络仍能表示线性回归的每一个模型
    - "one_nonlinear_hidden_layer_suffices_for_xor"：只要把一个隐层换成对率函数（宽度可选），输出仍是线性神经元，就能在异或的
      四个点上恰好取到 0, 1, 1, 0

    Whether each statement holds; it counts once the check of the collapsed layers is passed, and guessing earns nothing.

    - "more_layers_more_functions": if all neurons are linear, nets with hidden layers represent some function that no net
      without hidden layers represents
    - "gradient_depends_on_net_input": the derivative of a linear neuron's activation changes with its net input
    - "linear_net_can_still_do_linear_regression": a linear net of many layers can still represent every model of linear
      regression
    - "one_nonlinear_hidden_layer_suffices_for_xor": with one hidden layer of logistic neurons (of a width to choose), and a
      linear output neuron as before, the values 0, 1, 1, 0 of XOR are met exactly at its four points
    """
    raise NotImplementedError


def essay() -> str:
    """（选做，由教师阅读）用三五句话说明线性激活函数的缺陷。返回 Markdown 文本。

    (Optional, read by a person) The shortcomings of a linear activation in three to five sentences. Returns Markdown.
    """
    raise NotImplementedError
