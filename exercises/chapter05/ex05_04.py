r"""5.4 学习率的影响 / What the learning rate does

式 (5.6) 中的学习率 η 过小，训练缓慢；过大，来回振荡，甚至发散。在二次误差曲面上把这些话变成可以计算的界，说明
"η ∈ (0, 1)" 既不充分也不必要，再在一个真实的 BP 网络上印证。

**二次曲面。** $E(w) = \frac{1}{2} (w - w^*)^\top A (w - w^*)$，A 是 n 阶对称正定矩阵（不一定是对角阵）。梯度下降每步
$w \leftarrow w - \eta \nabla E(w)$，η > 0。A、w* 与出发点 w0 的元素可以是整数。

**网络**（图 5.7）是字典 `net = {"V": (d, q), "gamma": (q,), "W": (q, l), "theta": (l,)}`，括号里是数组的形状。隐层
$b = \sigma(xV - \gamma)$，输出 $\hat{y} = \sigma(bW - \theta)$，**阈值是减去的**，σ 是对率函数。`X` 为 (m, d)，`Y` 为 (m, l)；
一个样本的误差是 $E_k = \frac{1}{2} \sum_j (\hat{y}_j - y_j)^2$，$E = \frac{1}{m} \sum_k E_k$ (5.16)。净输入很大时结果也应有限。

不要改动传入的参数。

---

With a small learning rate η in (5.6) training crawls; with a large one it oscillates or even diverges. Turn these words into
limits that can be computed on a quadratic error surface, show that "η ∈ (0, 1)" is neither sufficient nor necessary, and see
the same on a real BP net.

**The quadratic surface.** $E(w) = \frac{1}{2} (w - w^*)^\top A (w - w^*)$ with A symmetric and positive definite, n by n (not
always diagonal). A step of gradient descent is $w \leftarrow w - \eta \nabla E(w)$, η > 0. Entries of A, w* and the start w0 may be
ints.

**The net** (figure 5.7) is a dict `net = {"V": (d, q), "gamma": (q,), "W": (q, l), "theta": (l,)}` of arrays with the shapes
given. Hidden layer $b = \sigma(xV - \gamma)$, output $\hat{y} = \sigma(bW - \theta)$: **thresholds are subtracted**, σ is the
logistic function. `X` is (m, d), `Y` is (m, l); the error on one sample is $E_k = \frac{1}{2} \sum_j (\hat{y}_j - y_j)^2$,
and $E = \frac{1}{m} \sum_k E_k$ (5.16). Results are finite for large net inputs, too.

Do not change the arguments.
"""

import numpy as np


def iterates(A: np.ndarray, w_star: np.ndarray, w0: np.ndarray, eta: float, steps: int) -> np.ndarray:
    """梯度下降的轨迹，形状 (steps + 1, n)：第 0 行是 w0，第 t 行是 t 步之后的 w。steps ≥ 0。

    The trajectory of gradient descent, of shape (steps + 1, n): row 0 is w0, row t is w after t steps. steps ≥ 0.

    >>> import numpy as np
    >>> iterates(np.array([[2.0]]), np.array([1.0]), np.array([5.0]), 0.25, 2)
    array([[5.],
           [3.],
           [2.]])
    """
    raise NotImplementedError


def max_stable_eta(A: np.ndarray) -> float:
    """使梯度下降从任何 w0 出发都收敛到 w* 的 η 的上确界。

    The supremum of the η for which gradient descent converges to w* from every w0.
    """
    raise NotImplementedError


def contraction(A: np.ndarray, eta: float) -> float:
    """最坏情形下一步的收缩率：一步之后与一步之前到 w* 的距离（欧氏）之比，对一切 w ≠ w* 取最大。

    The contraction of one step in the worst case: the (Euclidean) distance to w* after the step divided by that before, the
    largest over all w ≠ w*.

    >>> import numpy as np
    >>> contraction(np.array([[2.0]]), 0.25)
    0.5
    """
    raise NotImplementedError


def fastest_eta(A: np.ndarray) -> float:
    """使最坏情形的收缩率最小的 η。

    The η whose contraction in the worst case is the smallest.
    """
    raise NotImplementedError


def regime(A: np.ndarray, eta: float) -> str:
    """从一般的 w0 出发时的表现。在适当的正交坐标系里，w - w* 的各个分量各自演变：
    "monotone"：收敛，没有分量变号；"oscillating"：收敛，有分量每步变号；"divergent"：不收敛。
    η 与各分界的相对距离至少为 10⁻³。

    What happens from a general w0. In suitable orthogonal coordinates the components of w - w* evolve each by itself:
    "monotone": it converges and no component changes its sign; "oscillating": it converges and some component changes its
    sign at every step; "divergent": it does not converge. η differs from each limit by 10⁻³ of it at least.
    """
    raise NotImplementedError


def surprising_surface(eta: float) -> np.ndarray:
    """一个 1×1 的矩阵 A, A > 0：给定的 η < 1 时，用这个 η 会发散（离 w* 越来越远）；η > 1 时，用这个 η 却收敛。η > 0, η ≠ 1。

    A matrix A of shape 1×1, A > 0: for an η < 1 one on which this η diverges (farther and farther from w*); for an η > 1 one on
    which it converges. η > 0, η ≠ 1.
    """
    raise NotImplementedError


def learning_rate_table(
    net: dict[str, np.ndarray], X: np.ndarray, Y: np.ndarray, etas: list[float], epochs: int
) -> list[float]:
    """对 `etas` 中每个学习率，都从 `net` 出发作 `epochs` 轮累积 BP（每轮按 E (5.16) 的梯度更新一次），列出最后的 E。

    For each rate in `etas`: the final E after `epochs` passes of accumulated BP (one update by the gradient of E (5.16) in
    each pass), always starting from `net`.
    """
    raise NotImplementedError


def essay() -> str:
    """（选做，由教师阅读）用三五句话说明学习率过小、适中、过大时训练的表现。返回 Markdown 文本。

    (Optional, read by a person) What training looks like when the learning rate is too small, suitable, or too large, in three
    to five sentences. Returns Markdown.
    """
    raise NotImplementedError
