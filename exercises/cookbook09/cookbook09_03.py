r"""cookbook9.3 LLE 的代价矩阵与坍缩 / LLE's cost matrix and its collapse

讲义 §9.4 先用近邻重构每个样本，再用同样的权重找低维坐标。请自己推导这两步，不要照抄讲义的公式：有几处要当心。重构的权重在方程奇异时也要给出；
低维坐标的代价写成二次型，求中心化、协方差为单位矩阵时的最优坐标；最后看近邻图断成几块时，代价为零的坐标长什么样。

**约定。** 这里**每行是一个样本**（讲义里每列是一个样本）。W 的形状是 (N, N), 2 ≤ N ≤ 30, W[i][j] 是重构样本 i 时样本 j 的权重；对角线是 0，每行的和是 1
（误差不超过 10⁻¹²），其余各数是 0 或绝对值在 10⁻⁶ 与 10 之间。F 表示 1 + Σ_ij W[i][j]²。Y 的形状是 (N, d)，一行是一个样本的低维坐标，它的**代价**是
Σ_i ‖y_i - Σ_j W[i][j] y_j‖²。

**数值。** 误差的界限写在各个函数里。有几个答案时任选其一。每次调用不超过 2 秒 CPU 时间。不要改动传入的参数。

---

In §9.4 of the source each sample is first reconstructed from its neighbours; then coordinates of few dimensions are sought for the same
weights. Derive both steps yourself rather than copy the formulas of the source: there are places to be careful with. Give weights
even where their equations are singular; write the cost of coordinates as a quadratic form, and find the best ones that are centred and
have the identity as their covariance; and at last see what coordinates without any cost look like when the neighbour graph falls apart.

**Conventions.** Here **each row is a sample** (in the source each column is). W has shape (N, N), 2 ≤ N ≤ 30, and W[i][j] is the weight of
sample j in the reconstruction of sample i; its diagonal is 0, each row has sum 1 (up to 10⁻¹²), and other numbers are 0 or between 10⁻⁶ and 10
in size. F stands for 1 + Σ_ij W[i][j]². Y has shape (N, d), a row for the coordinates of each sample, and its **cost** is
Σ_i ‖y_i - Σ_j W[i][j] y_j‖².

**Numbers.** How far an answer may be off is said at each function. Where several answers are right, any of them will do. A call takes at
most 2 seconds of CPU time. Do not change the arguments.
"""

import numpy as np


def best_weights(x: np.ndarray, neighbours: np.ndarray) -> np.ndarray:
    """形状 (K,) 的权重 w, Σ w_j = 1（误差不超过 10⁻⁹），使 ‖x - Σ w_j n_j‖² 最小，n_j 是 neighbours 的各行；没有正则化。x 的形状是 (D,)，neighbours 的形状是
    (K, D), 1 ≤ K ≤ 8, 1 ≤ D ≤ 5；K 可以大于 D，近邻可以重合，也可以与 x 重合。各坐标是 s 的整数倍，10⁻³ ≤ s ≤ 1，整数的绝对值不超过 10；
    乘积的舍入误差不算，误差和最小值都按整数来算。‖x - Σ w_j n_j‖² 允许比最小值大 (10⁻⁸·M)²，M 是各坐标中绝对值最大的数。

    Weights w of shape (K,) with Σ w_j = 1 (up to 10⁻⁹) for which ‖x - Σ w_j n_j‖² is least, n_j being the rows of neighbours; without any
    regularisation. x has shape (D,), neighbours has shape (K, D), 1 ≤ K ≤ 8, 1 ≤ D ≤ 5; K may exceed D, and neighbours may coincide with each
    other and with x. Coordinates are integer multiples of s, where 10⁻³ ≤ s ≤ 1 and the integers are at most 10 in size; that the products
    are rounded does not count, and errors and their least value are taken for the integers. ‖x - Σ w_j n_j‖² may exceed its least value by
    (10⁻⁸·M)², where M is the largest coordinate in size.

    >>> import numpy as np
    >>> [round(float(w), 9) for w in best_weights(np.array([1.0]), np.array([[0.0], [4.0]]))]
    [0.75, 0.25]
    """
    raise NotImplementedError


def cost(W: np.ndarray, Y: np.ndarray) -> float:
    """Y 的代价，1 ≤ d ≤ 5, Y 中各数是 0 或绝对值在 10⁻⁶ 与 10⁶ 之间。误差不超过 10⁻⁹·F·‖Y‖²，‖Y‖² 是 Y 中各数的平方和。

    The cost of Y, where 1 ≤ d ≤ 5 and the numbers in Y are 0 or between 10⁻⁶ and 10⁶ in size. Up to 10⁻⁹·F·‖Y‖², where ‖Y‖² is the sum of the
    squares of all numbers in Y.

    >>> import numpy as np
    >>> float(cost(np.array([[0.0, 1.0], [1.0, 0.0]]), np.array([[0.0], [3.0]])))
    18.0
    """
    raise NotImplementedError


def cost_matrix(W: np.ndarray) -> np.ndarray:
    """(N, N) 的对称矩阵 M，对任何 Y 代价都是 tr(Yᵀ M Y)。各数误差不超过 10⁻⁹·F。

    The symmetric matrix M, of shape (N, N), for which the cost of every Y is tr(Yᵀ M Y). Each number up to 10⁻⁹·F.

    >>> import numpy as np
    >>> [[float(number) for number in row] for row in cost_matrix(np.array([[0.0, 1.0], [1.0, 0.0]]))]
    [[2.0, -2.0], [-2.0, 2.0]]
    """
    raise NotImplementedError


def embed(W: np.ndarray, d: int) -> np.ndarray:
    """代价最小的坐标 Y，形状 (N, d), 1 ≤ d ≤ N - 1，满足 Σ_i y_i = 0 和 (1/N) Yᵀ Y = I（Σ_i y_i / N 的分量与 (1/N) Yᵀ Y 的各数至多差 10⁻⁸）。
    代价允许比最小值大 10⁻¹⁰·N·F。

    Coordinates Y of least cost, of shape (N, d), 1 ≤ d ≤ N - 1, with Σ_i y_i = 0 and (1/N) Yᵀ Y = I (the components of Σ_i y_i / N, and the
    numbers in (1/N) Yᵀ Y, up to 10⁻⁸). The cost may exceed the least one by 10⁻¹⁰·N·F.

    >>> import numpy as np
    >>> [[abs(round(float(number), 6)) for number in row] for row in embed(np.array([[0.0, 1.0], [1.0, 0.0]]), 1)]
    [[1.0], [1.0]]
    """
    raise NotImplementedError


def collapse(W: np.ndarray) -> np.ndarray | None:
    """W[i][j] ≠ 0 或 W[j][i] ≠ 0 时 i 与 j 相连，连通的样本成为一块。有两块以上时，返回 N 个数：同一块中相等，平均是 0，平方的平均是 1（各误差不超过 10⁻⁹）。
    只有一块时返回 None。

    Samples i and j are joined if W[i][j] ≠ 0 or W[j][i] ≠ 0, and samples that are connected form a group. With two groups or more: N numbers
    that are equal within each group, have mean 0, and squares of mean 1 (each up to 10⁻⁹). With one group: None.

    >>> import numpy as np
    >>> print(collapse(np.array([[0.0, 1.0], [1.0, 0.0]])))
    None
    """
    raise NotImplementedError
