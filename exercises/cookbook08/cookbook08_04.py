r"""cookbook8.4 卷积就是一个矩阵 / Convolution is a matrix

有多个通道、带步长与填充的卷积是输入的线性函数，也是卷积核的线性函数。写出卷积和它的矩阵，再写出对输入和对卷积核的反向传播。平均汇合也是一种卷积，
最大汇合却连线性也不是：为两者各造一个证据。

**定义。** X 的形状是 (h, w, c), K 是 (k, k, c, f)。在 X 的上下左右各补 `pad` 行（列）0，得到 $X^{\text{pad}}$；窗口每次移动 `stride`。
卷积核**不翻转**，没有偏置，下标从 0 数起：

$Y[i, j, l] = \sum_{a, b, m} X^{\text{pad}}[i \cdot \text{stride} + a, j \cdot \text{stride} + b, m] \cdot K[a, b, m, l]$

窗口不能伸到填充之外：Y 的形状是 (h', w', f)，$h' = \lfloor (h + 2 \cdot \text{pad} - k) / \text{stride} \rfloor + 1$，w' 也这样由 w 得到。

**大小。** h, w, k, stride 从 1 到 15，pad 从 0 到 12, c, f 从 1 到 4；至少有一个窗口放得下；乘法的次数 h'·w'·f·k·k·c
不超过 3000，h·w·c 不超过 225。数的绝对值不超过 $10^6$，可以是整数也可以是小数（整数的数组可以是整数类型）。

**数值。** 每个结果都是一些乘积之和；误差不超过这些乘积绝对值之和的 $10^{-9}$ 倍。每次调用不超过 2 秒 CPU 时间。不要改动传入的参数。

---

Convolution with several channels, stride and padding is linear in the input, and linear in the kernel, too. Write it and its matrix, then
the backward passes to the input and to the kernel. Average pooling is a convolution as well; max pooling is not even linear: build
evidence for either.

**Definition.** X has shape (h, w, c), K has (k, k, c, f). `pad` rows and columns of zeros are put on each of the four sides of X, which gives
$X^{\text{pad}}$; the window moves by `stride`. The kernel is **not flipped**, there is no bias, and indices begin with 0:

$Y[i, j, l] = \sum_{a, b, m} X^{\text{pad}}[i \cdot \text{stride} + a, j \cdot \text{stride} + b, m] \cdot K[a, b, m, l]$

A window must not reach beyond the padding: Y has shape (h', w', f), $h' = \lfloor (h + 2 \cdot \text{pad} - k) / \text{stride} \rfloor + 1$, and w' comes from w in the
same way.

**Sizes.** h, w, k and stride are 1 to 15, pad 0 to 12, c and f 1 to 4; one window fits at least; the number of products h'·w'·f·k·k·c is at
most 3000, and h·w·c at most 225. Numbers are at most $10^6$ in size, and may be whole or not (an array of whole numbers may be of an
integer type).

**Numbers.** Each result is a sum of products; its error is at most $10^{-9}$ times the sum of the absolute values of these products. A call
takes at most 2 seconds of CPU time. Do not change the arguments.
"""

import numpy as np


def convolve(X: np.ndarray, K: np.ndarray, stride: int, pad: int) -> np.ndarray:
    """Y，形状 (h', w', f)。

    Y, of shape (h', w', f).

    >>> import numpy as np
    >>> Y = convolve(np.array([[[2.0], [3.0]]]), np.array([[[[5.0]]]]), 1, 0)
    >>> np.shape(Y), [float(value) for value in np.ravel(Y)]
    ((1, 2, 1), [10.0, 15.0])
    """
    raise NotImplementedError


def conv_matrix(K: np.ndarray, h: int, w: int, stride: int, pad: int) -> np.ndarray:
    """矩阵 T，形状 (h'·w'·f, h·w·c)，对每个 X 都有 T @ X.ravel() = Y.ravel()。`ravel` 让最后一个下标变得最快。

    The matrix T, of shape (h'·w'·f, h·w·c), with T @ X.ravel() = Y.ravel() for each X. In `ravel` the last index runs fastest.

    >>> import numpy as np
    >>> [[float(value) for value in row] for row in conv_matrix(np.array([[[[5.0]]]]), 1, 2, 1, 0)]
    [[5.0, 0.0], [0.0, 5.0]]
    """
    raise NotImplementedError


def input_gradient(dY: np.ndarray, K: np.ndarray, h: int, w: int, stride: int, pad: int) -> np.ndarray:
    """损失对 X 的导数，形状 (h, w, c)，已知它对 Y 的导数是 dY，形状 (h', w', f)。损失是 dY ⊙ Y 之和时就是这样。

    The derivative of a loss by X, of shape (h, w, c), if its derivative by Y is dY, of shape (h', w', f); the sum of dY ⊙ Y is such a loss.

    >>> import numpy as np
    >>> dX = input_gradient(np.array([[[1.0], [2.0]]]), np.array([[[[5.0]]]]), 1, 2, 1, 0)
    >>> np.shape(dX), [float(value) for value in np.ravel(dX)]
    ((1, 2, 1), [5.0, 10.0])
    """
    raise NotImplementedError


def kernel_gradient(X: np.ndarray, dY: np.ndarray, k: int, stride: int, pad: int) -> np.ndarray:
    """损失对 K 的导数，形状 (k, k, c, f)，已知它对 Y 的导数是 dY。

    The derivative of a loss by K, of shape (k, k, c, f), if its derivative by Y is dY.

    >>> import numpy as np
    >>> dK = kernel_gradient(np.array([[[2.0], [3.0]]]), np.array([[[1.0], [10.0]]]), 1, 1, 0)
    >>> np.shape(dK), [float(value) for value in np.ravel(dK)]
    ((1, 1, 1, 1), [32.0])
    """
    raise NotImplementedError


def average_kernel(s: int, c: int) -> np.ndarray:
    """卷积核 K，形状 (s, s, c, c)：convolve(X, K, s, 0) 的通道 l 是 X 的通道 l 在各个 s×s 的块上的平均值（平均汇合）。s 从 1 到 15，c 从 1 到 4。

    A kernel K of shape (s, s, c, c): channel l of convolve(X, K, s, 0) holds the means of channel l of X over its blocks of s×s (average
    pooling). s is 1 to 15, c is 1 to 4.
    """
    raise NotImplementedError


def not_additive(s: int) -> tuple[np.ndarray, np.ndarray]:
    """最大汇合不是线性的：两个 s×s 的块 (A, B)，各块的最大值之和比 A + B 的最大值至少大 1。数的绝对值不超过 1000，s 从 2 到 15。

    Max pooling is not linear: two blocks (A, B) of s×s, the maxima of which have a sum that exceeds the maximum of A + B by 1 at least.
    Numbers are at most 1000 in size, s is 2 to 15.
    """
    raise NotImplementedError
