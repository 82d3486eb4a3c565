r"""5.3 推导 v_ih 的更新公式 / Deriving the update (5.13)

**书上的题。** 对于图 5.7 中的 $v_{ih}$，试推导出 BP 算法中的更新公式 (5.13)。推导的每一步写成一个函数：输出层的 g，隐
层的 e，更新量 Δv，最后是链式法则的三环。

**先看一个小例子。** 一个输入、一个隐单元、两个输出；v = 0，γ = 0，所以 b = ½。取 x = 2，w = (2, -4)，θ = (1, -2)，y =
(1, 0)：

    x = 2 ──v = 0──> b = ½ ──w = 2───> β - θ = 0, ŷ = ½, y = 1, g = ½·½·(1 - ½) = 1/8
                            └─w = -4──> β - θ = 0, ŷ = ½, y = 0, g = ½·½·(0 - ½) = -1/8
    e  = b(1 - b)(2 · 1/8 + (-4)(-1/8)) = ¼ · ¾ = 3/16
    Δv = η e x = 3/8          (η = 1)

b 同时影响两个输出，所以两条路上传回来的误差要相加。把 v 换成 ±0.00001，误差变化的速度正是 -3/8。

**约定。** 网络是字典 `net = {"V": (d, q), "gamma": (q,), "W": (q, l), "theta": (l,)}`，记号照图 5.7，阈值是**减去**
的，f 是对率函数；一个样本的误差是 (5.4)。下标从 0 起。Δv 是要**加到** v 上的增量。

**做完想一想。** 每个 e_h 里都有两层的 f'，各不超过 ¼。网络有十层时，最前面一层的梯度会怎样？先更新 W 再算 e_h，为什么
不对？

**★** 净输入很大、单元饱和时照样是有限的数；每层上百个单元也对。

---

**The exercise.** For $v_{ih}$ in figure 5.7, derive the update (5.13) of BP. Each step of the derivation is a
function: the g of the output layer, the e of the hidden layer, the update Δv, and the three links of the chain rule.

**A small example first.** One input, one hidden unit, two outputs; v = 0 and γ = 0, so that b = ½. Take x = 2, w =
(2, -4), θ = (1, -2), y = (1, 0):

    x = 2 ──v = 0──> b = ½ ──w = 2───> β - θ = 0, ŷ = ½, y = 1, g = ½·½·(1 - ½) = 1/8
                            └─w = -4──> β - θ = 0, ŷ = ½, y = 0, g = ½·½·(0 - ½) = -1/8
    e  = b(1 - b)(2 · 1/8 + (-4)(-1/8)) = ¼ · ¾ = 3/16
    Δv = η e x = 3/8          (η = 1)

b feeds both outputs, and what comes back on both paths is added. Move v by ±0.00001: the error changes at the rate of
-3/8.

**Conventions.** The net is a dict `net = {"V": (d, q), "gamma": (q,), "W": (q, l), "theta": (l,)}`, written as in
figure 5.7, with thresholds **subtracted** and f the logistic function; the error on one sample is (5.4). Indices
start at 0. Δv is the increment that is **added** to v.

**Worth a thought.** Each e_h holds the f' of two layers, none above ¼. In a net of ten layers, what becomes of the
gradient in the first? Why is it wrong to update W before e_h is computed?

**★** Finite numbers where net inputs are large and units saturated; right as well with a hundred units in a layer.
"""

import numpy as np


def output_terms(y_hat: np.ndarray, y: np.ndarray) -> np.ndarray:
    """输出层的梯度项 g_j (5.10)，由网络的输出与目标求得。

    The gradient terms g_j (5.10) of the output layer, from the outputs of the net and the targets.

    >>> import numpy as np
    >>> output_terms(np.array([0.5, 0.5]), np.array([1.0, 0.0]))
    array([ 0.125, -0.125])
    """
    raise NotImplementedError


def hidden_terms(b: np.ndarray, W: np.ndarray, g: np.ndarray) -> np.ndarray:
    """隐层的梯度项 e_h (5.15)，由隐层输出 b、权 W、输出层的 g 求得。

    The gradient terms e_h (5.15) of the hidden layer, from its outputs b, the weights W and the g of the output layer.

    >>> import numpy as np
    >>> hidden_terms(np.array([0.5]), np.array([[2.0, -4.0]]), np.array([0.125, -0.125]))
    array([0.1875])
    """
    raise NotImplementedError


def delta_v(net: dict[str, np.ndarray], x: np.ndarray, y: np.ndarray, eta: float) -> np.ndarray:
    """更新量 Δv (5.13)，形状 (d, q)，学习率为 eta。

    The update Δv (5.13), of shape (d, q), for the learning rate eta.

    >>> import numpy as np
    >>> net = {"V": np.zeros((1, 1)), "gamma": np.zeros(1), "W": np.array([[2.0, -4.0]]), "theta": np.array([1.0, -2.0])}
    >>> delta_v(net, np.array([2.0]), np.array([1.0, 0.0]), 1.0)
    array([[0.375]])
    """
    raise NotImplementedError


def chain_factors(
    net: dict[str, np.ndarray], x: np.ndarray, y: np.ndarray, i: int, h: int
) -> tuple[float, float, float]:
    """推导中的三环：(∂E_k/∂b_h, ∂b_h/∂α_h, ∂α_h/∂v_ih)，都是导数本身，不带负号与学习率。

    The three links of the derivation: (∂E_k/∂b_h, ∂b_h/∂α_h, ∂α_h/∂v_ih), derivatives as they are, without minus sign
    or learning rate.

    >>> import numpy as np
    >>> net = {"V": np.zeros((1, 1)), "gamma": np.zeros(1), "W": np.array([[2.0, -4.0]]), "theta": np.array([1.0, -2.0])}
    >>> chain_factors(net, np.array([2.0]), np.array([1.0, 0.0]), 0, 0)
    (-0.75, 0.25, 2.0)
    """
    raise NotImplementedError


def derivation() -> str:
    """推导过程（Markdown，由老师评阅）。

    The derivation written out (Markdown, read by your teacher).
    """
    raise NotImplementedError
