r"""5.1 线性激活函数的缺陷 / What a linear activation cannot do

**书上的题。** 试述把线性函数 $f(x) = w^\top x$ 用作神经元激活函数的缺陷。这里不只是说：把多层网络并成一层，算出它最多
能有多大的秩、在异或上最好能做到多好，再造出一个让输出越过任何界的输入。

**先看一个小例子。** 一个输入、一个隐单元、一个输出，激活函数都是恒等函数：

    隐层    h = 2x - 1
    输出    y = 3h - 4 = 3(2x - 1) - 4 = 6x - 7

两层就是一层：权是 2 × 3 = 6，阈值是 1 × 3 + 4 = 7。第一层的阈值也穿过了第二层的权。再看异或：四个点 (0, 0)、(0, 1)、
(1, 0)、(1, 1) 应取 0, 1, 1, 0，而最好的线性函数是常数 0.5，均方误差 0.25。

**约定。** 第 l 层把行向量 $h$ 变成 $h W_l - \theta_l$（阈值是**减去**的）；`weights` 与 `thresholds` 从输入一侧列起。
样本是 X 的行。

**做完想一想。** 一个恒等激活的十层网络有几千个参数，能表示的函数却和线性回归一样多：多出来的参数到哪里去了？梯度下降
在这两种写法上走的路一样吗？

**★** 各列在一百万附近、只有十亿分之一大、线性相关或几乎相关时，最小误差照样准；上百层、上百个分量也对。先减去各列的均
值，再问求解器把多小的奇异值当作 0。

---

**The exercise.** Discuss what is wrong with a linear function $f(x) = w^\top x$ as the activation of a neuron. Here
you do not only say it: collapse a net of many layers into one, find the largest rank it can have and how well it can
do on XOR at best, and build an input that takes the output beyond any bound.

**A small example first.** One input, one hidden unit, one output, all with the identity as activation:

    hidden    h = 2x - 1
    output    y = 3h - 4 = 3(2x - 1) - 4 = 6x - 7

Two layers are one: the weight is 2 × 3 = 6, the threshold 1 × 3 + 4 = 7. The first threshold has passed the weight of
the second layer. And XOR: the points (0, 0), (0, 1), (1, 0), (1, 1) should get 0, 1, 1, 0, but the best linear
function is the constant 0.5, with a mean squared error of 0.25.

**Conventions.** Layer l turns a row vector $h$ into $h W_l - \theta_l$ (thresholds are **subtracted**); `weights` and
`thresholds` are listed from the input on. Samples are the rows of X.

**Worth a thought.** A net of ten layers with identity activations has thousands of parameters, and represents no more
functions than linear regression: where have the others gone? Does gradient descent take the same path in both?

**★** The least error is as good for columns near a million, of the size of a billionth, dependent or nearly so; a
hundred layers and a hundred components are right as well. Subtract the mean of each column first; then ask how small
a singular value your solver takes for 0.
"""

import numpy as np


def collapse(weights: list[np.ndarray], thresholds: list[np.ndarray]) -> tuple[np.ndarray, np.ndarray]:
    """把整个网络并成一层：(A, c)，A 的形状是（输入维数，输出维数），c 是一维数组，对一切 X 网络的输出都是 XA - c。

    The whole network as one layer: (A, c) with A of shape (inputs, outputs) and c one-dimensional, such that the
    output of the network is XA - c for every X.

    >>> import numpy as np
    >>> collapse([np.array([[2.0]]), np.array([[3.0]])], [np.array([1.0]), np.array([4.0])])
    (array([[6.]]), array([7.]))
    """
    raise NotImplementedError


def max_rank(widths: list[int]) -> int:
    """各层宽度为 n_0, …, n_L 的网络，在权任意取值时，上面的矩阵 A 的秩最大能到多少。

    The largest rank that the matrix A above can have, over all weights, for layers of widths n_0, …, n_L.

    >>> max_rank([3, 4])
    3
    """
    raise NotImplementedError


def best_linear_error(X: np.ndarray, y: np.ndarray) -> float:
    """只有一个输出的线性网络（层数不限）在这些样本上能达到的最小均方误差 (1/n) Σ (f(x) - y)²。

    The smallest mean squared error (1/n) Σ (f(x) - y)² on these samples that a linear network with one output can
    reach, with any number of layers.

    >>> import numpy as np
    >>> round(best_linear_error(np.array([[0.0], [1.0], [2.0]]), np.array([1.0, 3.0, 5.0])), 9)
    0.0
    """
    raise NotImplementedError


def unbounded_input(w: np.ndarray, bound: float) -> np.ndarray:
    """线性神经元的输出不是有界的“发放率”：给定权 w（不全为 0）与正数 bound，返回一个 x，使 w·x > bound。

    The output of a linear neuron is no bounded “firing rate”: for weights w (not all 0) and a positive bound, return
    an x with w·x > bound.

    >>> import numpy as np
    >>> bool(2 * unbounded_input(np.array([2.0]), 6.0)[0] > 6)
    True
    """
    raise NotImplementedError


def claims() -> dict[str, bool]:
    """下列说法各是否成立；合并各层的检查通过后才计分。

    - "more_layers_more_functions"：各层都是线性神经元时，有隐层的网络能表示某个没有隐层的网络表示不了的函数
    - "gradient_depends_on_net_input"：线性神经元的激活函数的导数随净输入而变
    - "linear_net_can_still_do_linear_regression"：多层线性网络仍能表示线性回归的每一个模型
    - "one_nonlinear_hidden_layer_suffices_for_xor"：只要把一个隐层换成对率函数（宽度可选），输出仍是线性神经元，就能
      在异或的四个点上恰好取到 0, 1, 1, 0

    Whether each statement holds; it counts once the check of the collapsed layers is passed.

    - "more_layers_more_functions": if all neurons are linear, nets with hidden layers represent some function that no
      net without hidden layers represents
    - "gradient_depends_on_net_input": the derivative of a linear neuron's activation changes with its net input
    - "linear_net_can_still_do_linear_regression": a linear net of many layers can still represent every model of
      linear regression
    - "one_nonlinear_hidden_layer_suffices_for_xor": with one hidden layer of logistic neurons (of a width to choose),
      and a linear output neuron as before, the values 0, 1, 1, 0 of XOR are met exactly at its four points
    """
    raise NotImplementedError


def essay() -> str:
    """短文（Markdown，三五句，由老师评阅）：线性激活函数有哪些缺陷。

    A short text (Markdown, three to five sentences, read by your teacher): the shortcomings of a linear activation.
    """
    raise NotImplementedError
