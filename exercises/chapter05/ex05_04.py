r"""5.4 学习率的影响 / What the learning rate does

**书上的题。** 试述式 (5.6) 中学习率 η 的取值对神经网络训练的影响。书上说太大容易振荡、太小收敛过慢；在二次曲面上这两
句话可以算成确切的界，再看一个真的 BP 网络是否如此。

**先看一个小例子。** $E(w) = \frac{1}{2}(w_1^2 + 4 w_2^2)$，最小点在原点，从 (1, 1) 出发。每走一步，第一个分量乘以 1 -
η，第二个乘以 1 - 4η：

    η = 0.1     (1, 1) → (0.9, 0.6)  → (0.81, 0.36)  → (0.729, 0.216)     慢，不变号
    η = 0.4     (1, 1) → (0.6, -0.6) → (0.36, 0.36)  → (0.216, -0.216)    第二个分量来回振荡，但最快
    η = 0.6     (1, 1) → (0.4, -1.4) → (0.16, 1.96)  → (0.064, -2.744)    第二个分量发散

**约定。** 二次曲面是 $E(w) = \frac{1}{2} (w - w^*)^\top A (w - w^*)$，A 对称正定，不一定是对角阵；梯度下降每步
$w \leftarrow w - \eta \nabla E(w)$。网络 `net` 的写法、阈值与误差都与 5.3 相同，`X`、`Y` 每行一个样本，总误差是
(5.16)。

**做完想一想。** 书上 η ∈ (0, 1)：这个 1 从哪里来？真的网络上没有一个固定的 A，你会怎样挑 η？学习率极大时误差为什么不
是越来越大，而是停住不动？

**★** 曲率差得很大、数很小、上百维时也对；一个巨大的输入使单元饱和时，误差表照样准。

---

**The exercise.** Discuss how the learning rate η in (5.6) influences the training of a neural network. Too large a
rate oscillates, says the book, too small a one is slow; on a quadratic surface both can be computed as exact limits,
and then you see whether a real BP net agrees.

**A small example first.** $E(w) = \frac{1}{2}(w_1^2 + 4 w_2^2)$ has its minimum at the origin; start at (1, 1). Each
step multiplies the first component by 1 - η, the second by 1 - 4η:

    η = 0.1     (1, 1) → (0.9, 0.6)  → (0.81, 0.36)  → (0.729, 0.216)     slow, no change of sign
    η = 0.4     (1, 1) → (0.6, -0.6) → (0.36, 0.36)  → (0.216, -0.216)    the second oscillates, and it is fastest
    η = 0.6     (1, 1) → (0.4, -1.4) → (0.16, 1.96)  → (0.064, -2.744)    the second diverges

**Conventions.** The quadratic surface is $E(w) = \frac{1}{2} (w - w^*)^\top A (w - w^*)$ with A symmetric and
positive definite, not always diagonal; a step of gradient descent is $w \leftarrow w - \eta \nabla E(w)$. Format,
thresholds and error of the `net` are those of 5.3; `X` and `Y` have a sample in each row, and the total error is
(5.16).

**Worth a thought.** The book has η ∈ (0, 1): where does the 1 come from? A real net has no single A; how would you
choose η? With a huge rate, why does the error not grow and grow, but get stuck?

**★** Right as well for curvatures that differ widely, for tiny numbers and a hundred dimensions; the table of errors
is accurate where a huge input saturates the units.
"""

import numpy as np


def iterates(A: np.ndarray, w_star: np.ndarray, w0: np.ndarray, eta: float, steps: int) -> np.ndarray:
    """梯度下降的轨迹，steps + 1 行：第 0 行是 w0，第 t 行是 t 步之后的 w。

    The trajectory of gradient descent in steps + 1 rows: row 0 is w0, row t is w after t steps.

    >>> import numpy as np
    >>> iterates(np.array([[2]]), np.array([1]), np.array([4]), 0.25, 2)
    array([[4.  ],
           [2.5 ],
           [1.75]])
    """
    raise NotImplementedError


def max_stable_eta(A: np.ndarray) -> float:
    """收敛的界：η 小于它时，梯度下降从任何 w0 出发都收敛到 w*，大于它时就不。

    The limit of convergence: for η below it gradient descent converges to w* from every w0, above it does not.

    >>> import numpy as np
    >>> round(max_stable_eta(np.diag([1.0, 4.0])), 9)
    0.5
    """
    raise NotImplementedError


def contraction(A: np.ndarray, eta: float) -> float:
    """最坏情形下一步的收缩率：一步之后与一步之前到 w* 的距离（欧氏）之比，对一切 w ≠ w* 取最大。

    The contraction of one step in the worst case: the (Euclidean) distance to w* after the step divided by that
    before, the largest over all w ≠ w*.

    >>> import numpy as np
    >>> contraction(np.array([[2.0]]), 0.25)
    0.5
    """
    raise NotImplementedError


def fastest_eta(A: np.ndarray) -> float:
    """使最坏情形的收缩率最小的 η。

    The η whose contraction in the worst case is the smallest.

    >>> import numpy as np
    >>> round(fastest_eta(np.diag([1.0, 4.0])), 9)
    0.4
    """
    raise NotImplementedError


def regime(A: np.ndarray, eta: float) -> str:
    """从一般的 w0 出发时的表现。在适当的正交坐标系里 w - w* 的各个分量各自演变："monotone"：收敛，没有分量变号；
    "oscillating"：收敛，有分量每步变号；"divergent"：不收敛。

    What happens from a general w0. In suitable orthogonal coordinates the components of w - w* evolve each by itself:
    "monotone": it converges and no component changes its sign; "oscillating": it converges and some component changes
    its sign at every step; "divergent": it does not converge.

    >>> import numpy as np
    >>> regime(np.diag([1.0, 4.0]), 0.1)
    'monotone'
    """
    raise NotImplementedError


def surprising_surface(eta: float) -> np.ndarray:
    """1 不是界：返回一个 1×1 的正的矩阵 A。给定的 η < 1 时，在它上面用这个 η 会发散（离 w* 越来越远）；η > 1 时，在它
    上面用这个 η 却收敛。η 不等于 1。

    1 is no limit: return a positive matrix A of shape 1×1. For an η < 1 it is one on which this η diverges (farther
    and farther from w*); for an η > 1 one on which it converges. η is never 1.
    """
    raise NotImplementedError


def learning_rate_table(
    net: dict[str, np.ndarray], X: np.ndarray, Y: np.ndarray, etas: list[float], epochs: int
) -> list[float]:
    """对 `etas` 中每个学习率，都从 `net` 出发作 `epochs` 轮累积 BP（每轮按 E (5.16) 的梯度把全部参数更新一次），列出
    最后的 E。

    For each rate in `etas`: the final E after `epochs` passes of accumulated BP (one update of all parameters by the
    gradient of E (5.16) in each pass), always starting from `net`.

    >>> import numpy as np
    >>> net = {"V": np.zeros((1, 1)), "gamma": np.zeros(1), "W": np.zeros((1, 1)), "theta": np.zeros(1)}
    >>> learning_rate_table(net, np.array([[3.0]]), np.array([[1.0]]), [0.0], 10)
    [0.125]
    """
    raise NotImplementedError


def essay() -> str:
    """短文（Markdown，三五句，由老师评阅）：学习率过小、适中、过大时训练的表现，以及为什么。

    A short text (Markdown, three to five sentences, read by your teacher): what training looks like when the learning
    rate is too small, suitable, or too large, and why.
    """
    raise NotImplementedError
