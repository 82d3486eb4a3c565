r"""cookbook8.5 循环网络的雅可比 / Jacobians of a recurrent network

循环网络一步一步更新状态：$v_t = \tanh(W_x x_t + W_v v_{t-1} + b_v)$，t = 1, …, T；输出是 $y = \mathrm{softmax}(W_y v + b_y)$。请推导三种导数：
输出对 $W_y$ 的（一个三维数组），状态对早先状态的，以及对循环权值 $W_v$ 的。然后检验两件容易想当然的事：特征值的绝对值都小于 1 的矩阵，它的幂就不会变大吗？
把梯度的每个分量截断到 [-1, 1] 之内，方向会偏多少？

**记号。** 状态有 m 维，输入 d 维，输出 k 维，都是 1 到 12；T ≤ 50。`xs` (T, d) 的行是 $x_1, …, x_T$；Wx (m, d), Wv (m, m), Wy (k, m)，
其余小写的是向量。`V` (T+1, m) 的行是 $v_0, …, v_T$。下标从 0 起。不要改动传入的参数。

**大小与误差。** `output_jacobian`：v 的分量在 [-1, 1] 内，Wy 和 by 的元素至多 1000（绝对值，下同），误差不超过 1e-9·max|v|。`states`：Wv 每行绝对值之和至多
1，其他元素至多 30，误差不超过 1e-9。`state_jacobian` 与 `recurrent_gradient`：Wv 的元素是 0 或在 1e-3 与 1e3 之间，V 的第 0 行至多 10，以后各行至多
0.999，g 的元素是 0 或在 1e-6 与 1e6 之间；把 Wv、V、g 都换成绝对值，误差不超过这时结果中最大的数的 1e-9（这样，正负相消不会使要求变严）。每次调用至多 2 秒
CPU 时间。

---

A recurrent net updates its state step by step: $v_t = \tanh(W_x x_t + W_v v_{t-1} + b_v)$, t = 1, …, T; its output is
$y = \mathrm{softmax}(W_y v + b_y)$. Derive three derivatives: of the output by $W_y$ (an array of three dimensions), of
a state by an earlier state, and by the recurrent weights $W_v$. Then test two beliefs: do the powers of a matrix stay
small if all its eigenvalues are below 1 in absolute value? And how far does a gradient turn if each of its components
is cut to [-1, 1]?

**Notation.** The state has m dimensions, the input d, the output k, all 1 to 12; T ≤ 50. The rows of `xs` (T, d) are
$x_1, …, x_T$; Wx is (m, d), Wv (m, m), Wy (k, m), other small letters are vectors. The rows of `V` (T+1, m) are
$v_0, …, v_T$. Indices start at 0. Do not change the arguments.

**Sizes and errors.** `output_jacobian`: components of v lie in [-1, 1], entries of Wy and by are at most 1000 (in
absolute value, here and below), errors are at most 1e-9·max|v|. `states`: the absolute values in a row of Wv add up to
at most 1, other entries are at most 30, errors at most 1e-9. `state_jacobian` and `recurrent_gradient`: entries of Wv
are 0 or between 1e-3 and 1e3, row 0 of V is at most 10, later rows at most 0.999, entries of g are 0 or between 1e-6
and 1e6; errors are at most 1e-9 of the largest number that the result has if Wv, V and g are replaced by their
absolute values (so that terms that cancel make nothing harder). A call may take 2 seconds of CPU time.
"""

import numpy as np


def output_jacobian(Wy: np.ndarray, by: np.ndarray, v: np.ndarray) -> np.ndarray:
    """形状 (k, k, m)：[i][p][q] 是 ∂y_i / ∂Wy[p][q]。

    Of shape (k, k, m): [i][p][q] is ∂y_i / ∂Wy[p][q].

    >>> import numpy as np
    >>> np.shape(output_jacobian(np.zeros((3, 2)), np.zeros(3), np.array([0.5, -0.5])))
    (3, 3, 2)
    """
    raise NotImplementedError


def states(Wx: np.ndarray, Wv: np.ndarray, bv: np.ndarray, xs: np.ndarray, v0: np.ndarray) -> np.ndarray:
    """形状 (T, m), T ≥ 1：各行是 v_1, …, v_T。

    Of shape (T, m), T ≥ 1: the rows are v_1, …, v_T.

    >>> import numpy as np
    >>> V = states(np.array([[1.0]]), np.array([[0.5]]), np.array([0.0]), np.array([[0.0], [1.0]]), np.array([0.0]))
    >>> [round(float(row[0]), 9) for row in V]
    [0.0, 0.761594156]
    """
    raise NotImplementedError


def state_jacobian(Wv: np.ndarray, V: np.ndarray, k: int, t: int) -> np.ndarray:
    """形状 (m, m)：[i][j] 是 ∂v_t[i] / ∂v_k[j], 0 ≤ k ≤ t ≤ T，输入与参数不动。

    Of shape (m, m): [i][j] is ∂v_t[i] / ∂v_k[j], 0 ≤ k ≤ t ≤ T, with inputs and parameters fixed.

    >>> import numpy as np
    >>> J = state_jacobian(np.array([[3.0]]), np.array([[0.5], [0.0]]), 0, 1)
    >>> round(float(J[0][0]), 9)
    3.0
    """
    raise NotImplementedError


def recurrent_gradient(Wv: np.ndarray, V: np.ndarray, g: np.ndarray) -> np.ndarray:
    """形状 (m, m)：g·v_T 对 Wv 的导数；v_0、输入和其他参数不动。T ≥ 1, g (m,) 是常向量。

    Of shape (m, m): the derivative of g·v_T by Wv; v_0, inputs and other parameters are fixed. T ≥ 1, g (m,) is
    constant.

    >>> import numpy as np
    >>> G = recurrent_gradient(np.array([[3.0]]), np.array([[0.5], [0.0]]), np.array([2.0]))
    >>> round(float(G[0][0]), 9)
    1.0
    """
    raise NotImplementedError


def surprise(steps: int, factor: float) -> np.ndarray:
    """一个 2×2 实矩阵 A：两个特征值的绝对值都不超过 0.9（为舍入留余地，0.901 以内都算），谱范数 ‖A^steps‖₂ 却在 factor 与 2·factor 之间。
    1 ≤ steps ≤ 50, 1 ≤ factor ≤ 1000, A 的元素的绝对值不超过 10⁴。

    A real 2×2 matrix A: both eigenvalues are at most 0.9 in absolute value (up to 0.901 is accepted, for rounding), yet
    the spectral norm ‖A^steps‖₂ lies between factor and 2·factor. 1 ≤ steps ≤ 50, 1 ≤ factor ≤ 1000, entries of A are
    at most 10⁴ in absolute value.
    """
    raise NotImplementedError


def clipped(g: np.ndarray, c: float) -> np.ndarray:
    """长度 ‖g‖ 不超过 c 时就是 g，否则是与 g 同方向、长度为 c 的向量。c 在 1e-6 与 1e6 之间，g 有 1 到 1000 个分量，各是 0 或在 1e-6 与 1e6
    之间（绝对值）；各分量的相对误差不超过 1e-9。

    g itself if its length ‖g‖ is at most c, otherwise the vector of length c in the direction of g. c lies between 1e-6
    and 1e6; g has 1 to 1000 components, each 0 or between 1e-6 and 1e6 in absolute value. Relative errors of components
    are at most 1e-9.

    >>> import numpy as np
    >>> [float(x) for x in clipped(np.array([3.0, -4.0]), 10.0)]
    [3.0, -4.0]
    """
    raise NotImplementedError


def turned(degrees: float) -> list[float]:
    """至多 1000 个数 g，不全为 0，绝对值不超过 10⁶：把每个数截断到 [-1, 1] 之内（小于 -1 的变 -1，大于 1 的变 1）以后，与 g 的夹角在 degrees 与
    degrees + 1 度之间（1e-6 度的误差不计）。1 ≤ degrees ≤ 80。

    At most 1000 numbers g, not all 0, none above 10⁶ in absolute value: cutting each to [-1, 1] (below -1 it becomes
    -1, above 1 it becomes 1) gives a vector whose angle with g lies between degrees and degrees + 1 (an error of 1e-6
    degrees does not count). 1 ≤ degrees ≤ 80.
    """
    raise NotImplementedError
