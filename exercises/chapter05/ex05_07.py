r"""5.7 解决异或的 RBF 网络 / An RBF network for XOR

高斯单元只认 "近不近"。把几个这样的单元加权相加，能让异或的四个角各得其值吗？造出这样的网络，再看看最少要几个单元。

**网络** 是字典 `{"centers": (q, d), "weights": (q,), "betas": (q,)}`，括号里是数组的形状。输出 (5.18), (5.19) 是
$\varphi(x) = \sum_i w_i e^{-\beta_i \lVert x - c_i \rVert^2}$，$\beta_i > 0$，没有偏置。坐标可以很大而彼此相近（例如都在 10⁶ 附近）。

不要改动传入的参数。

---

A Gaussian unit only knows what is near. Can a weighted sum of a few of them give each of the four corners of XOR its value?
Build such networks, and see how few units will do.

**A net** is a dict `{"centers": (q, d), "weights": (q,), "betas": (q,)}` of arrays with the shapes given. Its output (5.18), (5.19)
is $\varphi(x) = \sum_i w_i e^{-\beta_i \lVert x - c_i \rVert^2}$ with $\beta_i > 0$, without a bias. Coordinates may be large and close
to one another (all near 10⁶, for example).

Do not change the arguments.
"""

import numpy as np


def rbf_output(net: dict[str, np.ndarray], X: np.ndarray) -> np.ndarray:
    """网络在 X 各行上的输出，长为 n；X 的形状是 (n, d)。

    The outputs of the net on the rows of X, n of them; X has shape (n, d).

    >>> import numpy as np
    >>> net = {"centers": np.array([[0.0], [5.0]]), "weights": np.array([2.0, 7.0]), "betas": np.array([1.0, 900.0])}
    >>> rbf_output(net, np.array([[0.0]]))
    array([2.])
    """
    raise NotImplementedError


def exact_xor(corners: np.ndarray, targets: np.ndarray, beta: float) -> dict[str, np.ndarray]:
    """在四个点上恰好取到给定值的网络：φ(corners[i]) = targets[i]，误差不超过 10⁻⁶。corners 是平面上四个不同的点 (4, 2)，两两相距
    0.2 以上，不一定是正方形；targets 是四个实数，不一定是 0 和 1。每个 β_i 都等于 beta（0.2 到 5）；中心与单元数自选。

    A net that takes the given values at four points exactly: φ(corners[i]) = targets[i], within 10⁻⁶. corners holds four different
    points of the plane (4, 2), 0.2 apart at least and not always a square; targets are four real numbers, not always 0 and 1.
    Every β_i is beta (0.2 to 5); the centers and the number of units are yours.
    """
    raise NotImplementedError


def two_unit_xor(side: float) -> dict[str, np.ndarray]:
    """只用两个单元的网络：在边长为 side 的正方形上，φ(0, side) 与 φ(side, 0) 不小于 0.5, φ(0, 0) 与 φ(side, side) 不大于 0.45。
    β 自选；10⁻³ ≤ side ≤ 10³。

    A net of two units: on the square of this side, φ(0, side) and φ(side, 0) are 0.5 at least, φ(0, 0) and φ(side, side) are 0.45 at
    most. β is yours to choose; 10⁻³ ≤ side ≤ 10³.
    """
    raise NotImplementedError


def one_unit_obstruction(center: np.ndarray, corners: np.ndarray) -> float:
    """corners 是按绕行次序排列的四个点 A, B, C, D，形状 (4, d)。返回 |c - A|² + |c - C|² - |c - B|² - |c - D|², c 是 center。对一般
    的四点也要算对；在各种矩形上算一算，就知道为什么一个单元（再加阈值）不能解决异或。

    corners holds four points A, B, C, D in the order around them, of shape (4, d). Return |c - A|² + |c - C|² - |c - B|² - |c - D|²,
    where c is center, for any four points; try it on rectangles to see why one unit (and a threshold) cannot solve XOR.

    >>> import numpy as np
    >>> one_unit_obstruction(np.array([0.0]), np.array([[1.0], [2.0], [3.0], [1.0]]))
    5.0
    """
    raise NotImplementedError


def justification() -> str:
    """（选做，由教师阅读）说明为什么一个高斯单元（再加阈值）不能解决异或。返回 Markdown 文本。

    (Optional, read by a person) Why one Gaussian unit (with a threshold) cannot solve XOR. Returns Markdown.
    """
    raise NotImplementedError
