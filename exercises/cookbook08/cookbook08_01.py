r"""cookbook8.1 小网络的十一个导数 / Eleven derivatives of one small network

一个小分类网络的前向计算只有六行：

$h_1 = W_1^T x + b_1$，$a_1 = \max(h_1, 0)$，$h_2 = (a_1, x)$（把 x 接在 $a_1$ 后面），$a_2 = h_2 \odot$ mask（逐元素相乘），
$h_3 = W_2^T a_2 + b_2$，$\hat{y} = \text{softmax}(h_3)$；损失是交叉熵 $L = -\sum_j y_j \ln \hat{y}_j$。

请先写出前向计算与损失，再用矩阵写出 L 对每个中间量、每个参数和输入的导数，一共十一个。

**参数** 是字典 `params = {"W1": (d, s), "b1": (s,), "W2": (s+d, k), "b2": (k,)}`，括号里是数组的形状；d, s, k 从 1 到 120。`x` 的形状是
(d,)，`mask` 是 (s+d,)，可以是任意的数，不限于 0 和 1。`y` 是 (k,)，各数非负，不必是独热的，和也不必是 1（可以是 0）。$y_j = 0$ 的那一项算作 0，
不管 $\hat{y}_j$ 是多少。

**大小。** $W_1$、$W_2$、x、mask、y 中的数绝对值不超过 10，$b_1$、$b_2$ 和各中间量中的数不超过 1000。

**导数** 与被求导的变量形状相同。对 x 和各参数求导时，六行全部重算；对中间量求导时，把它当作自变量：它之后的各行重算，这些行里的其他量不动。

**数值。** 误差不超过 $10^{-9}$（大于 1 的数按相对误差），所以请用公式，不要用差商。每次调用不超过 2 秒 CPU 时间。不要改动传入的参数。

---

The forward pass of a small classifier has only six lines:

$h_1 = W_1^T x + b_1$, $a_1 = \max(h_1, 0)$, $h_2 = (a_1, x)$ (x appended to $a_1$), $a_2 = h_2 \odot$ mask (element by element),
$h_3 = W_2^T a_2 + b_2$, $\hat{y} = \text{softmax}(h_3)$; the loss is the cross-entropy $L = -\sum_j y_j \ln \hat{y}_j$.

Write the forward pass and the loss, then, with matrices, the derivative of L by every intermediate quantity, every parameter and
the input: eleven in all.

**The parameters** are a dict `params = {"W1": (d, s), "b1": (s,), "W2": (s+d, k), "b2": (k,)}` of arrays with the shapes given; d, s
and k are 1 to 120. `x` has shape (d,); `mask` has shape (s+d,) and may hold any numbers, not only 0 and 1. `y` has shape (k,); its
numbers are not negative, it need not be one-hot, and its sum need not be 1 (it may be 0). The term with $y_j = 0$ counts 0, whatever
$\hat{y}_j$ is.

**Sizes.** The numbers in $W_1$, $W_2$, x, mask and y are at most 10 in size, those in $b_1$, $b_2$ and the intermediate quantities at
most 1000.

**A derivative** has the shape of the variable it is taken by. For x and the parameters all six lines are computed anew; an
intermediate quantity is taken as a variable by itself: the lines after it are computed anew, and everything else in them stays.

**Numbers.** Errors are $10^{-9}$ at most (relative for numbers above 1), so use formulas and no difference quotients. A call takes at most
2 seconds of CPU time. Do not change the arguments.
"""

import numpy as np

Params = dict[str, np.ndarray]


def forward(params: Params, x: np.ndarray, mask: np.ndarray) -> dict[str, np.ndarray]:
    """六行的结果，键为 "h1"，"a1"，"h2"，"a2"，"h3"，"y_hat"。

    What the six lines give, with the keys "h1", "a1", "h2", "a2", "h3", "y_hat".

    >>> import numpy as np
    >>> params = {"W1": np.array([[2.0]]), "b1": np.array([-3.0]), "W2": np.array([[1.0, 1.0], [4.0, 4.0]]), "b2": np.zeros(2)}
    >>> found = forward(params, np.array([2.0]), np.array([3.0, 0.5]))
    >>> [float(value) for value in found["a2"]], [float(value) for value in found["y_hat"]]
    ([3.0, 1.0], [0.5, 0.5])
    """
    raise NotImplementedError


def loss(params: Params, x: np.ndarray, y: np.ndarray, mask: np.ndarray) -> float:
    """损失 L。h3 中的数到 ±1000 时也要算得出来。

    The loss L. It must survive numbers of ±1000 in h3.

    >>> import numpy as np
    >>> params = {"W1": np.array([[2.0]]), "b1": np.array([-3.0]), "W2": np.array([[1.0, 1.0], [4.0, 4.0]]), "b2": np.zeros(2)}
    >>> round(float(loss(params, np.array([2.0]), np.array([0.0, 1.0]), np.array([3.0, 0.5]))), 9)
    0.693147181
    """
    raise NotImplementedError


def backward(params: Params, x: np.ndarray, y: np.ndarray, mask: np.ndarray) -> dict[str, np.ndarray]:
    """L 的十一个导数，键为 "y_hat"，"h3"，"a2"，"h2"，"a1"，"h1"，"x"，"W1"，"b1"，"W2"，"b2"：各是对该变量的导数。这里每个 ŷ_j 不小于
    10^-6，h1 中没有绝对值小于 10^-6 的数（所以不必管 ReLU 在 0 处的导数）。

    The eleven derivatives of L, with the keys "y_hat", "h3", "a2", "h2", "a1", "h1", "x", "W1", "b1", "W2", "b2": each is the derivative
    by that variable. Here every ŷ_j is at least 10^-6, and no number in h1 is smaller than 10^-6 in size (so that the derivative of ReLU
    at 0 does not matter).

    >>> import numpy as np
    >>> params = {"W1": np.array([[2.0]]), "b1": np.array([-3.0]), "W2": np.array([[1.0, 1.0], [4.0, 4.0]]), "b2": np.zeros(2)}
    >>> found = backward(params, np.array([2.0]), np.array([0.0, 1.0]), np.array([3.0, 0.5]))
    >>> [float(value) for value in found["b2"]]
    [0.5, -0.5]
    """
    raise NotImplementedError
