r"""cookbook3.3 窗估计的偏差与方差 / Bias and variance of window estimates

Parzen 窗把体积固定，数落进来的点；近邻估计把点数固定，量出体积。在能够精确计算的分布上，算出窗估计的期望与方差，选出均方误差最小的窗宽；再说明近邻估计为什么不是概率密度。

**窗。** 窗宽是 h，维数是 d，$u = (x - x_i)/h$。`kernel` 是 "cube" 时，各 $|u_j| \le 1/2$（含端点）则窗函数 $\varphi(u) = 1$，否则为 0；是
"gauss" 时，$\varphi$ 是 d 维标准正态分布的密度。样本 $x_1, \dots, x_n$ 的窗估计是 $\frac{1}{n h^d} \sum_i \varphi(u)$。

**范围。** 1 ≤ d ≤ 12，样本（或取值）1 到 200 个，坐标的绝对值不超过 $10^7$，$10^{-6} \le h \le 10^6$；概率不小于 0，和是 1（误差不超过 $10^{-12}$）。每个
$|u_j|$ 或者恰好是 1/2（此时 $x_j$，$x_{ij}$，h 都是 1/64 的倍数），或者与 1/2 至少相差 $10^{-6}$。其余限制见各函数。

**精度。** 记 $c = \varphi(0)/h^d$。`parzen`，`expected` 的误差不超过 $10^{-9} c$，`variance` 的误差不超过 $10^{-9} c^2 / n$；
`mse_cubic`，`knn_density` 的相对误差不超过 $10^{-9}$。每次调用不超过 2 秒 CPU 时间。不要改动传入的参数。

---

A Parzen window fixes the volume, and counts the points that fall in; a neighbour estimate fixes the number of points,
and measures the volume. Where it can be done exactly compute mean and variance of the window estimate, and choose the
width of least mean squared error; then show why the neighbour estimate is no probability density.

**Windows.** The width is h, the dimension d, and $u = (x - x_i)/h$. If `kernel` is "cube", the window function
$\varphi(u)$ is 1 if all $|u_j| \le 1/2$ (ends included), and 0 otherwise; if it is "gauss", $\varphi$ is the density of
the standard normal distribution in d dimensions. The window estimate from samples $x_1, \dots, x_n$ is
$\frac{1}{n h^d} \sum_i \varphi(u)$.

**Ranges.** 1 ≤ d ≤ 12; there are 1 to 200 samples (or values); coordinates are at most $10^7$ in size, and
$10^{-6} \le h \le 10^6$; probabilities are at least 0, with sum 1 (to within $10^{-12}$). Each $|u_j|$ either is
exactly 1/2 ($x_j$, $x_{ij}$ and h being multiples of 1/64 then), or differs from 1/2 by $10^{-6}$ at least. Other
bounds stand with the functions.

**Accuracy.** Let $c = \varphi(0)/h^d$. `parzen` and `expected` are right to $10^{-9} c$, `variance` to
$10^{-9} c^2 / n$; `mse_cubic` and `knn_density` to a relative $10^{-9}$. A call takes at most 2 seconds of CPU time. Do
not change the arguments.
"""

import numpy as np


def parzen(x: np.ndarray, X: np.ndarray, h: float, kernel: str) -> float:
    """由样本 X (n, d) 得到的窗估计在 x (d,) 处的值。

    The window estimate from the samples X (n, d) at x (d,).

    >>> import numpy as np
    >>> float(parzen(np.array([0.0]), np.array([[0.0], [3.0]]), 2.0, "cube"))
    0.25
    """
    raise NotImplementedError


def expected(x: np.ndarray, values: np.ndarray, probs: list[float], h: float, kernel: str) -> float:
    """窗估计在 x 处的期望：n 个样本独立地以概率 probs[j] 取 values[j]（values 的形状是 (m, d)）。期望与 n 无关。

    The mean of the window estimate at x, each of n independent samples being values[j] with probability probs[j]
    (values has shape (m, d)). It does not depend on n.

    >>> import numpy as np
    >>> float(expected(np.array([0.0]), np.array([[0.0], [3.0]]), [0.25, 0.75], 2.0, "cube"))
    0.125
    """
    raise NotImplementedError


def variance(x: np.ndarray, values: np.ndarray, probs: list[float], h: float, kernel: str, n: int) -> float:
    """同样情形下窗估计在 x 处的方差，1 ≤ n ≤ 10^6。

    The variance of the window estimate at x in the same situation, 1 ≤ n ≤ 10^6.

    >>> import numpy as np
    >>> float(variance(np.array([0.0]), np.array([[0.0], [3.0]]), [0.5, 0.5], 2.0, "cube", 1))
    0.0625
    """
    raise NotImplementedError


def mse_cubic(x: float, h: float, n: int) -> float:
    """真实密度是 [0, 1] 上的 3t²，由 n 个独立样本，用窗宽 h 的 "cube" 窗 (d = 1)：E[(x 处的估计 − 3x²)²]。0.01 ≤ x ≤ 0.99, 10^-4 ≤ h ≤
    2·min(x, 1 − x), 1 ≤ n ≤ 10^6。

    The true density is 3t² on [0, 1], and there are n independent samples and a "cube" window of width h (d = 1):
    E[(estimate at x − 3x²)²]. 0.01 ≤ x ≤ 0.99, 10^-4 ≤ h ≤ 2·min(x, 1 − x), 1 ≤ n ≤ 10^6.

    >>> round(float(mse_cubic(0.5, 1.0, 10)), 6)
    0.0625
    """
    raise NotImplementedError


def best_h(x: float, n: int) -> float:
    """在 0 < h ≤ 2·min(x, 1 − x) 中选一个窗宽，使 mse_cubic(x, h, n) 不超过该范围内最小值的 1 + 10^-6 倍。0.01 ≤ x ≤ 0.99, 1 ≤ n ≤ 10^6。

    A width in 0 < h ≤ 2·min(x, 1 − x) for which mse_cubic(x, h, n) is at most 1 + 10^-6 times the least in that range.
    0.01 ≤ x ≤ 0.99, 1 ≤ n ≤ 10^6.
    """
    raise NotImplementedError


def knn_density(x: float, X: list[float], k: int) -> float:
    """一维的 k 近邻估计 k / (n·V), n = len(X), 1 ≤ k ≤ n；V 是以 x 为中心、至少含 k 个样本（与 x 相等的也算）的最短区间的长度。V = 0 时是 float("inf")。

    The k-nearest-neighbour estimate k / (n·V) in one dimension, n = len(X), 1 ≤ k ≤ n; V is the length of the shortest
    interval centred at x that holds k samples at least (one equal to x counts, too). float("inf") if V = 0.

    >>> float(knn_density(0.0, [1.0, 4.0], 1))
    0.25
    """
    raise NotImplementedError


def escape(X: list[float], k: int, mass: float) -> float:
    """X 是 2 到 5 个数，两两至少相差 0.001，绝对值不超过 1000；2 ≤ k ≤ len(X), 1.05 ≤ mass ≤ 4。一个 R > 0，使 k 近邻估计在 [−R, R] 上的积分在 mass
    与 mass + 0.5 之间。

    X are 2 to 5 numbers, at least 0.001 apart from one another and at most 1000 in size; 2 ≤ k ≤ len(X), 1.05 ≤ mass ≤
    4. An R > 0 for which the integral of the k-nearest-neighbour estimate over [−R, R] is between mass and mass + 0.5.
    """
    raise NotImplementedError
