r"""5.7 解决异或的 RBF 网络 / An RBF network for XOR

**书上的题。** 根据式 (5.18) 和 (5.19)，试构造一个能解决异或问题的单层 RBF 神经网络。先用四个单元，让四个角恰好各得其
值；再看两个单元是不是也够。

**先看一个小例子。** 单位正方形，四个角就是四个中心，β = ln 2。相邻的角在彼此身上留下 $e^{-β} = 1/2$，对角留下
$e^{-2β} = 1/4$。设 (0, 0)、(1, 1) 的权是 a，另两个的权是 b：

    (0, 0) 处：  a + b/2 + b/2 + a/4 = 0
    (0, 1) 处：  b + a/2 + a/2 + b/4 = 1          解得 a = -16/9，b = 20/9

只在 (0, 1)、(1, 0) 放两个单元，权都是 1 呢？这两处得 1 + 1/4，另两处得 1/2 + 1/2 = 1：高低是分出来了，但 0.5 这个门槛
还分不开。

**约定。** 网络是字典 `{"centers": (q, d), "weights": (q,), "betas": (q,)}`，输出是
$\varphi(x) = \sum_i w_i e^{-\beta_i \lVert x - c_i \rVert^2}$，每个 $β_i$ 都是正数，没有偏置。

**做完想一想。** 一个高斯单元加一个门槛，分出来的是什么形状？由此说明一个单元为什么解决不了异或（写在 `justification`
里）。β 很小时，四个单元的方程组会怎样？

**★** `one_unit_obstruction` 算出一个单元办不到的理由。坐标在一百万附近、四个点挨得很近、正方形极大极小时也对：先相减
再平方，方程接近奇异也不加岭。

---

**The exercise.** From (5.18) and (5.19), construct an RBF network of one layer that solves XOR. Take four units first
and give each corner exactly its value; then see whether two units are enough.

**A small example first.** On the unit square the four corners are the centers, and β = ln 2. A corner receives
$e^{-β} = 1/2$ from its neighbours and $e^{-2β} = 1/4$ from the opposite one. Let (0, 0) and (1, 1) have the weight a,
the others b:

    at (0, 0):  a + b/2 + b/2 + a/4 = 0
    at (0, 1):  b + a/2 + a/2 + b/4 = 1          with the solution a = -16/9, b = 20/9

And two units only, at (0, 1) and (1, 0), of weight 1? These corners get 1 + 1/4, the others 1/2 + 1/2 = 1: high and
low are told apart, but not by a threshold of 0.5.

**Conventions.** A net is a dict `{"centers": (q, d), "weights": (q,), "betas": (q,)}` with the output
$\varphi(x) = \sum_i w_i e^{-\beta_i \lVert x - c_i \rVert^2}$; every $β_i$ is positive, and there is no bias.

**Worth a thought.** One Gaussian unit with a threshold: what shape does it separate? Say from that why one unit
cannot solve XOR (in `justification`). What becomes of the equations of four units when β is small?

**★** `one_unit_obstruction` computes why one unit cannot do it. Right as well for coordinates near a million, four
points close by, and huge or tiny squares: subtract before you square, and add no ridge though the equations are
nearly singular.
"""

import numpy as np


def rbf_output(net: dict[str, np.ndarray], X: np.ndarray) -> np.ndarray:
    """网络在 X 各行上的输出。

    The outputs of the net on the rows of X.

    >>> import numpy as np
    >>> net = {"centers": np.array([[0.0], [5.0]]), "weights": np.array([2.0, 7.0]), "betas": np.array([1.0, 900.0])}
    >>> rbf_output(net, np.array([[0.0]]))
    array([2.])
    """
    raise NotImplementedError


def exact_xor(corners: np.ndarray, targets: np.ndarray, beta: float) -> dict[str, np.ndarray]:
    """在四个点上恰好取到给定值的网络：φ(corners[i]) = targets[i]。corners 是平面上四个不同的点，不一定是正方形；
    targets 是四个实数，不一定是 0 和 1。每个 β_i 都等于 beta；中心与单元数自选。

    A net that takes the given values at four points exactly: φ(corners[i]) = targets[i]. corners holds four different
    points of the plane, not always a square; targets are four real numbers, not always 0 and 1. Every β_i is beta;
    the centers and the number of units are yours.
    """
    raise NotImplementedError


def two_unit_xor(side: float) -> dict[str, np.ndarray]:
    """只用两个单元的网络：在边长为 side 的正方形上，φ(0, side) 与 φ(side, 0) 不小于 0.5，φ(0, 0) 与 φ(side, side) 不
    大于 0.45。β 自选。

    A net of two units: on the square of this side, φ(0, side) and φ(side, 0) are 0.5 at least, φ(0, 0) and φ(side,
    side) are 0.45 at most. β is yours to choose.
    """
    raise NotImplementedError


def justification() -> str:
    """短文（Markdown，由老师评阅）：为什么一个高斯单元（再加门槛）不能解决异或。

    A short text (Markdown, read by your teacher): why one Gaussian unit (with a threshold) cannot solve XOR.
    """
    raise NotImplementedError


# ---- ★ ----


def one_unit_obstruction(center: np.ndarray, corners: np.ndarray) -> float:
    """|c - A|² + |c - C|² - |c - B|² - |c - D|²，c 是 center，corners 是按绕行次序排列的任意四点 A, B, C, D。在各种矩
    形上算一算：它为什么说明一个单元不够？

    |c - A|² + |c - C|² - |c - B|² - |c - D|², where c is center and corners holds any four points A, B, C, D in the
    order around them. Try it on rectangles: why does it say that one unit is not enough?

    >>> import numpy as np
    >>> one_unit_obstruction(np.array([0.0]), np.array([[1.0], [2.0], [3.0], [1.0]]))
    5.0
    """
    raise NotImplementedError
