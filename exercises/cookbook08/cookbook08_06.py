r"""cookbook8.6 LSTM 的两条梯度路 / Two gradient paths of an LSTM

长短时记忆网络（LSTM）的记忆单元 $c_t$ 既沿着遗忘门直行，也绕经隐状态 $h_t$ 影响后来的各个门。请写出前向与完整的反向计算，把 "直行" 的导数与 "全部" 的导数分开；
再造两组参数：一组把初值记住一千步也不走样，一组让全部的导数爆炸，虽然遗忘门从不超过 1。

**网络。** 四个预激活 $z_r = W_x[r]\, x_t + W_h[r]\, h_{t-1} + b[r]$，r = 0, 1, 2, 3 依次是输入门 i、遗忘门 f、输出门 o、候选值 g。三个门是
$\sigma(z) = 1/(1+e^{-z})$，各单元分别计算；候选值是 $\tanh(z)$。然后 $c_t = f \odot c_{t-1} + i \odot g$，$h_t = o \odot \tanh(c_t)$
（$\odot$ 是逐分量相乘），t = 1, …, T。

**数据。** `params = {"Wx": (4, m, d), "Wh": (4, m, m), "b": (4, m)}`，括号里是数组的形状；`xs` (T, d) 的行是 $x_1, …, x_T$；`h0`，`c0`
(m,)。T 从 1 到 12，m、d 从 1 到 6（另有说明的除外）。Wx、xs、h0、c0 的元素至多 10（绝对值，下同），b 的至多 1000，每个 Wh[r] 每行绝对值之和至多 1。

**误差。** `forward`：不超过 1e-9（大于 1 的数按相对误差）。`backward`：dH 的元素是 0 或在 1e-6 与 1e6 之间，误差不超过六个结果与 dH 中最大的绝对值的 1e-9。
`total_jacobian`：不超过结果中最大的绝对值的 1e-9（它小于 1 时按 1 算）。每次调用至多 2 秒 CPU 时间。不要改动传入的参数。

---

The memory cell $c_t$ of a long short-term memory (LSTM) reaches later times straight along the forget gates, and also
around through the hidden state $h_t$, which acts on the later gates. Write the forward pass and the full backward pass,
tell the "direct" derivative from the "total" one, and build two sets of parameters: one that keeps the initial cell for
a thousand steps, and one whose total derivative explodes, although no forget gate is ever above 1.

**The net.** There are four pre-activations $z_r = W_x[r]\, x_t + W_h[r]\, h_{t-1} + b[r]$, where r = 0, 1, 2, 3 are the
input gate i, the forget gate f, the output gate o and the candidate g, in this order. The three gates are
$\sigma(z) = 1/(1+e^{-z})$, each unit on its own; the candidate is $\tanh(z)$. Then $c_t = f \odot c_{t-1} + i \odot g$
and $h_t = o \odot \tanh(c_t)$ ($\odot$ multiplies component by component), t = 1, …, T.

**Data.** `params = {"Wx": (4, m, d), "Wh": (4, m, m), "b": (4, m)}` are arrays of these shapes; the rows of `xs` (T, d)
are $x_1, …, x_T$; `h0` and `c0` are (m,). T is 1 to 12, m and d are 1 to 6, unless something else is said. Entries of
Wx, xs, h0 and c0 are at most 10 (in absolute value, here and below), those of b at most 1000; the absolute values in
each row of each Wh[r] add up to at most 1.

**Errors.** `forward`: at most 1e-9 (relative for numbers above 1). `backward`: entries of dH are 0 or between 1e-6 and
1e6; errors are at most 1e-9 of the largest absolute value in the six results and dH. `total_jacobian`: at most 1e-9 of
the largest absolute value in the result (of 1, if that is less than 1). A call may take 2 seconds of CPU time. Do not
change the arguments.
"""

import numpy as np

Params = dict[str, np.ndarray]


def forward(
    params: Params, xs: np.ndarray, h0: np.ndarray, c0: np.ndarray
) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """(H, C, F)，形状都是 (T, m)：各行是 h_1, …, h_T, c_1, …, c_T 与各时刻的遗忘门。

    (H, C, F), each of shape (T, m): the rows are h_1, …, h_T, c_1, …, c_T, and the forget gates of these times.

    >>> import numpy as np
    >>> zeros = {"Wx": np.zeros((4, 1, 1)), "Wh": np.zeros((4, 1, 1)), "b": np.zeros((4, 1))}
    >>> H, C, F = forward(zeros, np.array([[1.0]]), np.array([0.0]), np.array([2.0]))
    >>> [round(float(X[0][0]), 9) for X in (H, C, F)]
    [0.380797078, 1.0, 0.5]
    """
    raise NotImplementedError


def backward(params: Params, xs: np.ndarray, h0: np.ndarray, c0: np.ndarray, dH: np.ndarray) -> dict[str, np.ndarray]:
    """Σ dH ⊙ H 的导数，dH (T, m) 是常数：键 "Wx"，"Wh"，"b"，"xs"，"h0"，"c0"，各与该变量形状相同。

    The derivatives of Σ dH ⊙ H, where dH (T, m) is constant: keys "Wx", "Wh", "b", "xs", "h0", "c0", each in the shape
    of that variable.

    >>> import numpy as np
    >>> zeros = {"Wx": np.zeros((4, 1, 1)), "Wh": np.zeros((4, 1, 1)), "b": np.zeros((4, 1))}
    >>> found = backward(zeros, np.array([[1.0]]), np.array([0.0]), np.array([0.0]), np.array([[1.0]]))
    >>> round(float(found["c0"][0]), 9)
    0.25
    """
    raise NotImplementedError


def direct_path(F: np.ndarray) -> np.ndarray:
    """形状 (m,)：各单元的 c_T 对自己的 c_0 的导数，所有的门和候选值都当作不变。F (T, m) 是各时刻的遗忘门，元素在 [0, 1] 内，T ≤ 1000, m ≤ 12。
    相对误差不超过 1e-9；小于 1e-300 的可以作 0。

    Of shape (m,): the derivative of each unit's c_T by its own c_0, with all gates and candidates held fixed. F (T, m)
    holds the forget gates of all times, entries in [0, 1], T ≤ 1000, m ≤ 12. Relative errors are at most 1e-9; what is
    below 1e-300 may be 0.

    >>> import numpy as np
    >>> [float(x) for x in direct_path(np.array([[0.5, 1.0]]))]
    [0.5, 1.0]
    """
    raise NotImplementedError


def total_jacobian(params: Params, xs: np.ndarray, h0: np.ndarray, c0: np.ndarray) -> np.ndarray:
    """形状 (m, m)：[i][j] 是 ∂c_T[i] / ∂c_0[j]；门与候选值都随之变化，xs, h0 与参数不动。

    Of shape (m, m): [i][j] is ∂c_T[i] / ∂c_0[j]; gates and candidates change along with it, xs, h0 and the parameters
    are fixed.

    >>> import numpy as np
    >>> zeros = {"Wx": np.zeros((4, 1, 1)), "Wh": np.zeros((4, 1, 1)), "b": np.zeros((4, 1))}
    >>> J = total_jacobian(zeros, np.array([[1.0]]), np.array([0.0]), np.array([2.0]))
    >>> round(float(J[0][0]), 9)
    0.5
    """
    raise NotImplementedError


def remember(T: int, tol: float) -> Params:
    """一组参数 (m = d = 1)，绝对值都不超过 ln(100·T/tol)：h0 = 0 时，不论 c0 ∈ [-2, 2] 和输入 |x_t| ≤ 1 是什么，都有 |c_T - c_0| ≤ tol。
    1 ≤ T ≤ 1000, 1e-9 ≤ tol ≤ 0.1。开头所说的参数大小在这里不适用。

    Parameters (m = d = 1), none above ln(100·T/tol) in absolute value: with h0 = 0, |c_T - c_0| ≤ tol for every c0 ∈
    [-2, 2] and all inputs |x_t| ≤ 1. 1 ≤ T ≤ 1000, 1e-9 ≤ tol ≤ 0.1. The sizes of parameters told at the beginning do
    not apply here.
    """
    raise NotImplementedError


def explode(T: int, factor: float) -> Params:
    """一组参数 (m = d = 1)，绝对值都不超过 10⁸：输入全为 0, h0 = c0 = 0 时，|∂c_T / ∂c_0|（全部的导数）在 factor 与 2·factor 之间。2 ≤ T ≤ 30,
    1 ≤ factor ≤ 10⁶。开头所说的参数大小在这里不适用。

    Parameters (m = d = 1), none above 10⁸ in absolute value: with all inputs 0 and h0 = c0 = 0, |∂c_T / ∂c_0| (the
    total derivative) lies between factor and 2·factor. 2 ≤ T ≤ 30, 1 ≤ factor ≤ 10⁶. The sizes of parameters told at
    the beginning do not apply here.
    """
    raise NotImplementedError
