r"""cookbook8.3 批标准化的雅可比 / The Jacobian of batch normalisation

批标准化时，均值和方差也随输入而变。写出一列 m 个数标准化之后的完整雅可比矩阵，找出它 "看不见" 的全部方向；由此写出反向传播；最后把推理时的批标准化
并进前一个线性层。

**定义。** X 的形状是 (m, n)，每行一个样本，每一列各自标准化：μ 与 var 是该列的均值与方差（除以 m），一列的尺度是
$s = \sqrt{\text{var} + \text{eps}}$，$\hat{x} = (x - \mu) / s$，$z = \gamma \hat{x} + \beta$。每列有自己的 γ 与 β：`gamma` 与 `beta` 的形状是 (n,)。

**大小。** m 从 1 到 200，n 从 1 到 20；数的绝对值不超过 $10^7$。eps ≥ 0。每列的尺度 s 大于 0，并且不小于该列最大绝对值的 $10^{-6}$ 倍
（所以有一列是常数时 eps > 0）。

**数值。** 误差不超过 $10^{-8}$ 乘以算式中各项的大小，其中 $\hat{x}$ 按 1 计，方差按 $s^2$ 计。每次调用不超过 2 秒 CPU 时间。不要改动传入的参数。

---

In batch normalisation mean and variance move with the input. Write the whole Jacobian of normalising a column of m numbers, and find all
directions to which it is blind; derive the backward pass from it; at last fold the normalisation, as it is at inference, into the linear
layer before it.

**Definition.** X has shape (m, n), a sample in each row, and each column is normalised by itself: μ and var are its mean and its variance
(divided by m), its scale is $s = \sqrt{\text{var} + \text{eps}}$, and $\hat{x} = (x - \mu) / s$, $z = \gamma \hat{x} + \beta$. Each column has its own γ and
β: `gamma` and `beta` have shape (n,).

**Sizes.** m is 1 to 200, n 1 to 20; numbers are at most $10^7$ in size. eps ≥ 0. The scale s of each column is above 0, and at least
$10^{-6}$ times the largest absolute value in that column (so eps > 0 where a column is constant).

**Numbers.** Errors are at most $10^{-8}$ times the size of the terms in a formula, where $\hat{x}$ counts as 1 and the variance as $s^2$. A call takes at most
2 seconds of CPU time. Do not change the arguments.
"""

import numpy as np


def normalize(
    X: np.ndarray, gamma: np.ndarray, beta: np.ndarray, eps: float
) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """（Z，各列的均值，各列的方差），形状是 (m, n), (n,), (n,)。

    (Z, the means of the columns, their variances), of shapes (m, n), (n,), (n,).

    >>> import numpy as np
    >>> Z, mean, variance = normalize(np.array([[1.0], [3.0]]), np.array([2.0]), np.array([1.0]), 0.0)
    >>> [float(row[0]) for row in Z], float(mean[0]), float(variance[0])
    ([-1.0, 3.0], 2.0, 1.0)
    """
    raise NotImplementedError


def jacobian(x: np.ndarray, eps: float) -> np.ndarray:
    """x 是一列，形状 (m,)。返回 (m, m) 的矩阵，第 i 行第 j 列是 ∂x̂_i/∂x_j。

    x is one column, of shape (m,). The (m, m) matrix with ∂x̂_i/∂x_j in row i, column j.

    >>> import numpy as np
    >>> [[float(value) for value in row] for row in jacobian(np.array([7.0]), 1.0)]
    [[0.0]]
    """
    raise NotImplementedError


def blind_directions(x: np.ndarray) -> np.ndarray:
    """这里 eps = 0；x 不是常数，m ≥ 2，尺度 s 不小于最大绝对值的 10^-3 倍。返回形状 (r, m) 的数组，各行是满足 Jv = 0 的全体 v 的一组基，J 是
    jacobian(x, 0)。哪一组基都可以，但各行化为长度 1 之后，矩阵最小的奇异值不小于 10^-6。

    Here eps = 0; x is not constant, m ≥ 2, and its scale s is at least 10^-3 times the largest absolute value. The rows of the result, of
    shape (r, m), are a basis of all v with Jv = 0, where J is jacobian(x, 0). Any basis will do, but once its rows are scaled to length 1,
    the smallest singular value of the matrix is at least 10^-6.
    """
    raise NotImplementedError


def backward(X: np.ndarray, gamma: np.ndarray, eps: float, dZ: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """(dX, dgamma, dbeta)：损失对 X、gamma、beta 的导数，形状 (m, n), (n,), (n,)，已知它对 Z 的导数是 dZ，形状 (m, n)。

    (dX, dgamma, dbeta): the derivatives of a loss by X, gamma and beta, of shapes (m, n), (n,), (n,), if its derivative by Z is dZ, of shape
    (m, n).

    >>> import numpy as np
    >>> dX, dgamma, dbeta = backward(np.array([[1.0], [3.0]]), np.array([5.0]), 0.0, np.array([[4.0], [4.0]]))
    >>> float(dgamma[0]), float(dbeta[0])
    (0.0, 8.0)
    """
    raise NotImplementedError


def fold(
    W: np.ndarray, b: np.ndarray, gamma: np.ndarray, beta: np.ndarray, mean: np.ndarray, var: np.ndarray, eps: float
) -> tuple[np.ndarray, np.ndarray]:
    """推理时 mean 与 var 是固定的数，形状 (n,)，var + eps 的各数不小于 10^-12。W 的形状是 (d, n), b 是 (n,), d 从 1 到 120。返回 (W', b')，使得对
    每个 x 都有 xW' + b' = γ(xW + b - mean)/√(var + eps) + β。

    At inference mean and var are fixed, of shape (n,); each number of var + eps is at least 10^-12. W has shape (d, n), b (n,); d is 1 to
    120. (W', b') such that xW' + b' = γ(xW + b - mean)/√(var + eps) + β for each x.

    >>> import numpy as np
    >>> one = np.ones(1)
    >>> W, b = fold(np.array([[6.0]]), 0 * one, one, 0 * one, 0 * one, 4 * one, 0.0)
    >>> float(W[0][0]), float(b[0])
    (3.0, 0.0)
    """
    raise NotImplementedError
