r"""5.3 推导 v_ih 的更新公式 / Deriving the update (5.13)

对图 5.7 的单隐层网络，由链式法则推出输入层到隐层连接权的 BP 更新量 $\Delta v_{ih}$，并把推导中的每一环写成函数。

**网络** 是字典 `net = {"V": (d, q), "gamma": (q,), "W": (q, l), "theta": (l,)}`，括号里是数组的形状。
隐层 $b_h = f(\alpha_h - \gamma_h)$，$\alpha_h = \sum_i v_{ih} x_i$；输出 $\hat{y}_j = f(\beta_j - \theta_j)$，
$\beta_j = \sum_h w_{hj} b_h$；**阈值是减去的**，f 是对率函数。一个样本的误差是 $E_k = \frac{1}{2} \sum_j (\hat{y}_j - y_j)^2$。

**约定。** `x` 长为 d，`y` 长为 l，下标从 0 起。$\Delta v$ 是要**加到** v 上的增量，即学习率乘以**负**梯度；式中的 W 一律是更新之前的。
净输入的绝对值到 1000 时结果也应有限。不要改动传入的参数。

---

For the net of figure 5.7 with one hidden layer, derive by the chain rule the BP update $\Delta v_{ih}$ of the weights from
input to hidden layer, and write each link of the derivation as a function.

**The net** is a dict `net = {"V": (d, q), "gamma": (q,), "W": (q, l), "theta": (l,)}` of arrays with the shapes given.
Hidden layer $b_h = f(\alpha_h - \gamma_h)$, $\alpha_h = \sum_i v_{ih} x_i$; output $\hat{y}_j = f(\beta_j - \theta_j)$,
$\beta_j = \sum_h w_{hj} b_h$; **thresholds are subtracted**, f is the logistic function. The error on one sample is
$E_k = \frac{1}{2} \sum_j (\hat{y}_j - y_j)^2$.

**Conventions.** `x` has length d, `y` length l, indices start at 0. $\Delta v$ is the increment that is **added** to v: the
learning rate times the **negative** gradient. W is always the one before the update. Results are finite for net inputs of
size up to 1000. Do not change the arguments.
"""

import numpy as np


def output_terms(y_hat: np.ndarray, y: np.ndarray) -> np.ndarray:
    """输出层的梯度项 g_j (5.10)，长为 l。

    The gradient terms g_j (5.10) of the output layer, of length l.

    >>> import numpy as np
    >>> output_terms(np.array([0.5, 0.5]), np.array([1.0, 0.5]))
    array([0.125, 0.   ])
    """
    raise NotImplementedError


def hidden_terms(b: np.ndarray, W: np.ndarray, g: np.ndarray) -> np.ndarray:
    """隐层的梯度项 e_h (5.15)，长为 q，由隐层输出 b、权 W、输出层的 g 求得。

    The gradient terms e_h (5.15) of the hidden layer, of length q, from its outputs b, the weights W and the g of the
    output layer.

    >>> import numpy as np
    >>> hidden_terms(np.array([0.5]), np.array([[4.0]]), np.array([0.25]))
    array([0.25])
    """
    raise NotImplementedError


def delta_v(net: dict[str, np.ndarray], x: np.ndarray, y: np.ndarray, eta: float) -> np.ndarray:
    """更新量 Δv (5.13)，形状 (d, q)，学习率为 eta。

    The update Δv (5.13), of shape (d, q), for the learning rate eta.

    >>> import numpy as np
    >>> net = {"V": np.zeros((2, 1)), "gamma": np.zeros(1), "W": np.ones((1, 1)), "theta": np.array([0.5])}
    >>> delta_v(net, np.array([2.0, -1.0]), np.array([1.0]), 1.0)
    array([[ 0.0625 ],
           [-0.03125]])
    """
    raise NotImplementedError


def chain_factors(
    net: dict[str, np.ndarray], x: np.ndarray, y: np.ndarray, i: int, h: int
) -> tuple[float, float, float]:
    """推导中的三环：(∂E_k/∂b_h, ∂b_h/∂α_h, ∂α_h/∂v_ih)，都是导数本身，不带负号与学习率。

    The three links of the derivation: (∂E_k/∂b_h, ∂b_h/∂α_h, ∂α_h/∂v_ih), derivatives as they are, without minus sign or
    learning rate.

    >>> import numpy as np
    >>> net = {"V": np.zeros((2, 1)), "gamma": np.zeros(1), "W": np.ones((1, 1)), "theta": np.array([0.5])}
    >>> chain_factors(net, np.array([2.0, -1.0]), np.array([1.0]), 0, 0)
    (-0.125, 0.25, 2.0)
    """
    raise NotImplementedError


def derivation() -> str:
    """（选做，由教师阅读）写出推导过程。返回 Markdown 文本。

    (Optional, read by a person) The derivation written out. Returns Markdown.
    """
    raise NotImplementedError
