"""10.9* 新样本的 LLE 坐标 / Out-of-sample LLE

**书上的题。** LLE 只给出训练样本的低维坐标，试设计一个方法为新样本找到它的坐标。总不能加上它重算一遍：所有坐标都会变。先写出 LLE 的权重与嵌入，再
设计你的 `map_new`：与训练样本一致，在平整的数据上准确，只依赖近邻。

**先看一个小例子。** x = 1，两个近邻在 0 与 3。权重的和为 1，使重构误差最小：

    (2/3)·0 + (1/3)·3 = 1              误差为 0
    C = [[1, -2], [-2, 4]]              两个近邻在一条直线上，C 奇异，(10.28) 里的逆矩阵不存在
    C + 0.5·tr(C)·I = [[3.5, -2], [-2, 6.5]]，解得 (8.5, 5.5)/14 ≈ (0.607, 0.393)

加上 reg·tr(C)·I 就总有解，代价是权重稍稍偏向相等；reg 取 0.001 时是 (0.666, 0.334)。近邻多于维数时 C 总是奇异的，二维数据取 8 个近邻就是这样。

**与书不同的三处。** C 先加上 reg·tr(C)·I。(10.28) 中的 $C_{jk}^{-1}$ 是**逆矩阵**的元素。图 10.10 取最小的 d' 个特征值，但权重的和为 1，所以元素
全相等的向量总是 M 的特征向量，特征值 0：它不是坐标，要跳过。

**约定。** `X` 每行一个样本，`Z` 每行是它的低维坐标；近邻按欧氏距离，样本不是自己的近邻。

**做完想一想**（写在 `design` 里）。你的方法为什么在平整的数据上准确？为什么 `Z` 换一个坐标系，结果就跟着换？新样本离所有训练样本都很远时，它给出的
坐标还可信吗？

**★** 一百多个样本、离原点很远、两个距离只差一点点时也准。提示：先相减，再相乘。

---

**The exercise.** LLE gives coordinates to training samples only; design a method that finds those of a new sample. Working all out again will not do:
every coordinate would change. Write the weights and the embedding of LLE, then design your `map_new`: it agrees with the training
samples, is accurate on flat data, and depends on neighbours only.

**A small example first.** x = 1 has neighbours at 0 and 3. The weights sum to 1 and make the error of reconstruction least:

    (2/3)·0 + (1/3)·3 = 1              the error is 0
    C = [[1, -2], [-2, 4]]              two neighbours on a line: C is singular, the inverse in (10.28) does not exist
    C + 0.5·tr(C)·I = [[3.5, -2], [-2, 6.5]], which gives (8.5, 5.5)/14 ≈ (0.607, 0.393)

With reg·tr(C)·I added there always is a solution, at the price of weights that are drawn a little towards equal ones; with reg = 0.001 they are
(0.666, 0.334). With more neighbours than dimensions C is always singular, as for 8 neighbours in the plane.

**Unlike the book.** First, reg·tr(C)·I is added to C. Second, $C_{jk}^{-1}$ in (10.28) is an entry of the **inverse matrix**. Third, fig. 10.10
takes the d' smallest eigenvalues; but weights sum to 1, so that a vector of equal entries is always an eigenvector of M, with eigenvalue 0:
it is no coordinate, and has to be skipped.

**Conventions.** Each row of `X` is a sample, each row of `Z` its coordinates; neighbours are by Euclidean distance, and no sample is its own.

**Worth a thought** (in `design`). Why is your method accurate on flat data? Why does its answer move along when `Z` is given in other coordinates? If the
new sample is far from all training samples, are its coordinates to be trusted?

**★** As accurate with more than a hundred samples, far from the origin, and where two distances hardly differ. Hint: subtract before you multiply.
"""

import numpy as np


def lle_weights(x: np.ndarray, N: np.ndarray, reg: float) -> list[float]:
    r"""由近邻重构 x 的权重 (10.28)：N 是 (k, n) 的数组，每行一个近邻，$C_{jl} = (x - N_j)^T (x - N_l)$；式中的 $C^{-1}$ 是 C 的**逆矩阵**。C 可能奇异，因此先加上
    reg·tr(C)·I。若 tr(C) = 0（近邻都与 x 重合；不为 0 而很小的不算），各权重相等。返回 k 个权重，和为 1。reg 是 0 或在 0.0001 与 1 之间；reg = 0 时 C 的最小特征值至少是
    0.0001 tr(C)。误差至多是最大权重的 $10^{-8}$。

    The weights (10.28) that reconstruct x from its neighbours: N is a (k, n) array with a neighbour per row, and
    $C_{jl} = (x - N_j)^T (x - N_l)$; $C^{-1}$ in the formula is the **inverse matrix**. C may be singular, so reg·tr(C)·I is added first. If
    tr(C) = 0 (all neighbours coincide with x; a trace is not 0 because it is small), all weights are equal. Returns k weights that sum to
    1. reg is 0 or from 0.0001 to 1; if it is 0, the least eigenvalue of C is at least 0.0001 tr(C). The error is $10^{-8}$ of the
    largest weight at most.

    >>> import numpy as np
    >>> [round(float(w), 6) for w in lle_weights(np.array([1.0]), np.array([[0.0], [3.0]]), 0.5)]
    [0.607143, 0.392857]
    """
    raise NotImplementedError


def lle_weight_matrix(X: np.ndarray, k: int, reg: float) -> np.ndarray:
    """所有样本的权重，形状 (m, m)：第 i 行是由 k 个近邻（不含自己）重构样本 i 的权重，放在这些近邻的下标处，其余为 0。1 ≤ k ≤ m − 1, k 不超过 12；reg 在 0.0001 与 1 之间。
    误差同上。

    The weights of all samples, of shape (m, m): row i has the weights that reconstruct sample i from its k neighbours (itself not among them),
    in the columns of these, and 0 elsewhere. 1 ≤ k ≤ m − 1, and k is at most 12; reg is from 0.0001 to 1. The error is as above.
    """
    raise NotImplementedError


def lle_embed(X: np.ndarray, k: int, d: int, reg: float) -> np.ndarray:
    r"""LLE 的坐标，形状 (m, d)：在 $Z^T Z = I$ 且各列之和为 0 的条件下，使 (10.29) 的目标函数最小。正负号与旋转不限。m 不超过 60, 1 ≤ d ≤ m − 1, k 与 reg 同上；
    $M = (I - W)^T (I - W)$ 的特征值 0 是单重的，其余至少是最大特征值 μ 的 $10^{-9}$。误差：$Z^T Z$ 的元素至多 $10^{-9}$，各列之和至多 $10^{-5}$，目标函数至多
    超出最小值的万分之一加 $10^{-12} μ$。

    The coordinates of LLE, of shape (m, d): they make the objective (10.29) least subject to $Z^T Z = I$ and all columns summing to 0. Signs and
    rotations are free. m is at most 60, 1 ≤ d ≤ m − 1, k and reg are as above; the eigenvalue 0 of $M = (I - W)^T (I - W)$ is simple, all others are
    at least $10^{-9}$ of the largest, μ. Errors: $10^{-9}$ in the entries of $Z^T Z$, $10^{-5}$ in the sums of columns; the objective may
    exceed its least value by one part in ten thousand and $10^{-12} μ$.
    """
    raise NotImplementedError


def map_new(X: np.ndarray, Z: np.ndarray, x: np.ndarray, k: int) -> list[float]:
    r"""你设计的方法：由训练样本 X、它们的坐标 Z 与近邻数 k，得出新样本 x 的 d 个坐标。1 ≤ k ≤ m。对任何数据：

    - 局部：结果与 k 个近邻（X 中离 x 最近的 k 行）之外的各行的 Z 无关（误差至多 Z 中最大绝对值的 $10^{-9}$）；
    - 坐标系：把 Z 换成 Z A + b（A 是 d×d 矩阵，b 是长为 d 的向量），结果 z 也变成 z A + b（误差至多其中最大绝对值的 $10^{-6}$）。

    误差以 Z 各列中最大的极差（最大值减最小值）为单位，应做到：

    - 平面：12×8 的网格，间距为 1，在平面内的各方向另有 ±0.2 以内的随机偏移，放在 5 维空间的一个平面上，Z 是平面坐标的仿射变换；k = 8。离边缘
      1.5 以上的新样本，误差不到 1%。
    - 圆弧：平面上 270° 的圆弧上 80 个大致等距的点（偏移不到间距的 5%），Z 是角度；k = 4。弧上的新样本误差不到 0.5%。
    - 训练样本：上述两种数据中的每个样本，以及空间曲线 $(\cos t, \sin t, 0.3 t)$（0 ≤ t ≤ 4, 40 个大致等距的 t, k = 4, Z 是 LLE 的一维坐标）上的每个样本，当作新样本时，结果与
      它自己的坐标相差不到 1%。

    这些数据还可能整体旋转、平移、放大或缩小（最多 1000 倍），各行次序任意。

    A method of your own design: from training samples X, their coordinates Z and a number k of neighbours, the d coordinates of a new sample x.
    1 ≤ k ≤ m. For any data:

    - Local: the result does not depend on rows of Z but those of the k neighbours (the k rows of X nearest to x; the error is $10^{-9}$ of the
      largest absolute value in Z at most);
    - Coordinates: with Z A + b for Z (A is a d×d matrix, b a vector of length d), the result z becomes z A + b (the error is $10^{-6}$ of the
      largest absolute value among them at most).

    Errors in units of the largest span (maximum less minimum) of a column of Z should be:

    - Plane: a grid of 12×8, spacing 1, each point moved at random by 0.2 at most in either direction of the plane, which lies in space of 5
      dimensions; Z is an affine image of coordinates in the plane; k = 8. For new samples 1.5 or more from the rim, less than 1%.
    - Arc: 80 points on an arc of 270° in the plane, evenly spaced but for 5% of a step, Z is the angle; k = 4. For new samples on the arc, less than 0.5%.
    - Training samples: each sample of these data, and of the curve $(\cos t, \sin t, 0.3 t)$ in space (0 ≤ t ≤ 4, 40 t, spaced likewise, k = 4, Z from
      LLE with one dimension), taken for a new sample, gets its own coordinates but for less than 1%.

    These data may also be turned, moved, enlarged or made smaller (up to 1000 times), with rows in any order.
    """
    raise NotImplementedError


def design() -> str:
    """（由教师阅读）你的方法为什么可行，何时会失败？返回 Markdown 文本。

    (Read by a person) Why does your method work, and when will it fail? Returns Markdown.
    """
    raise NotImplementedError
