"""10.9* 新样本的 LLE 坐标 / Out-of-sample LLE

**书上的题。** LLE 只给出训练样本的低维坐标，试设计一个方法为新样本找到它的坐标。总不能加上它重算一遍：所有坐标都会变。
先写出 LLE 的权重与嵌入，再设计你的 `map_new`：与训练样本一致，在平整的数据上准确，只依赖近邻。

**先看一个小例子。** x = 1，两个近邻在 0 与 3。权重的和为 1，使重构误差最小：

    (2/3)·0 + (1/3)·3 = 1              误差为 0
    C = [[1, -2], [-2, 4]]              两个近邻在一条直线上，C 奇异，(10.28) 里的逆矩阵不存在
    C + 0.5·tr(C)·I = [[3.5, -2], [-2, 6.5]]，解得 (8.5, 5.5)/14 ≈ (0.607, 0.393)

加上 reg·tr(C)·I 就总有解，代价是权重稍稍偏向相等；reg 取 0.001 时是 (0.666, 0.334)。近邻多于维数时 C 总是奇异的，二维数
据取 8 个近邻就是这样。

**与书不同的三处。** C 先加上 reg·tr(C)·I。(10.28) 中的 $C_{jk}^{-1}$ 是**逆矩阵**的元素。图 10.10 取最小的 d' 个特征
值，但权重的和为 1，所以元素全相等的向量总是 M 的特征向量，特征值 0：它不是坐标，要跳过。

**约定。** `X` 每行一个样本，`Z` 每行是它的低维坐标；近邻按欧氏距离，样本不是自己的近邻。

**做完想一想**（写在 `design` 里）。你的方法为什么在平整的数据上准确？为什么 `Z` 换一个坐标系，结果就跟着换？新样本离所
有训练样本都很远时，它给出的坐标还可信吗？

**★** 一百多个样本、离原点很远、两个距离只差一点点时也准。提示：先相减，再相乘。

---

**The exercise.** LLE gives coordinates to training samples only; design a method that finds those of a new sample.
Working all out again will not do: every coordinate would change. Write the weights and the embedding of LLE, then
design your `map_new`: it agrees with the training samples, is accurate on flat data, and depends on neighbours only.

**A small example first.** x = 1 has neighbours at 0 and 3. The weights sum to 1 and make the error of reconstruction
least:

    (2/3)·0 + (1/3)·3 = 1              the error is 0
    C = [[1, -2], [-2, 4]]              two neighbours on a line: C is singular, the inverse in (10.28) does not exist
    C + 0.5·tr(C)·I = [[3.5, -2], [-2, 6.5]], which gives (8.5, 5.5)/14 ≈ (0.607, 0.393)

With reg·tr(C)·I added there always is a solution, at the price of weights that are drawn a little towards equal ones;
with reg = 0.001 they are (0.666, 0.334). With more neighbours than dimensions C is always singular, as for 8 neighbours
in the plane.

**Unlike the book.** First, reg·tr(C)·I is added to C. Second, $C_{jk}^{-1}$ in (10.28) is an entry of the
**inverse matrix**. Third, fig. 10.10 takes the d' smallest eigenvalues; but weights sum to 1, so that a vector of equal
entries is always an eigenvector of M, with eigenvalue 0: it is no coordinate, and has to be skipped.

**Conventions.** Each row of `X` is a sample, each row of `Z` its coordinates; neighbours are by Euclidean distance, and
no sample is its own.

**Worth a thought** (in `design`). Why is your method accurate on flat data? Why does its answer move along when `Z` is
given in other coordinates? If the new sample is far from all training samples, are its coordinates to be trusted?

**★** As accurate with more than a hundred samples, far from the origin, and where two distances hardly differ. Hint:
subtract before you multiply.
"""

import numpy as np


def lle_weights(x: np.ndarray, N: np.ndarray, reg: float) -> list[float]:
    """由近邻 `N`（每行一个）重构 x 的 k 个权重 (10.28)，和为 1；$C_{jl} = (x - N_j)^T (x - N_l)$，求逆之前加上
    reg·tr(C)·I。近邻都与 x 重合时，各权重相等。

    The k weights (10.28) that reconstruct x from its neighbours `N`, one in each row; they sum to 1.
    $C_{jl} = (x - N_j)^T (x - N_l)$, to which reg·tr(C)·I is added before the inverse is taken. If all neighbours
    coincide with x, all weights are equal.

    >>> import numpy as np
    >>> [round(float(w), 6) for w in lle_weights(np.array([1.0]), np.array([[0.0], [3.0]]), 0.5)]
    [0.607143, 0.392857]
    """
    raise NotImplementedError


def lle_weight_matrix(X: np.ndarray, k: int, reg: float) -> np.ndarray:
    """所有样本的权重：第 i 行是由 k 个近邻重构样本 i 的权重，放在这些近邻的下标处，其余为 0。

    The weights of all samples: row i has the weights that reconstruct sample i from its k neighbours, in the columns of
    these, and 0 elsewhere.

    >>> import numpy as np
    >>> [float(w) for w in lle_weight_matrix(np.array([[0.0], [1.0], [3.0]]), 1, 0.001)[2]]
    [0.0, 1.0, 0.0]
    """
    raise NotImplementedError


def lle_embed(X: np.ndarray, k: int, d: int, reg: float) -> np.ndarray:
    """LLE 的坐标，每行一个样本：在 $Z^T Z = I$ 且各列之和为 0 的条件下，使 (10.29) 的目标函数最小。正负号与旋转不限。

    The coordinates of LLE, a row for each sample: they make the objective (10.29) least subject to $Z^T Z = I$ and all
    columns summing to 0. Signs and rotations are free.
    """
    raise NotImplementedError


def map_new(X: np.ndarray, Z: np.ndarray, x: np.ndarray, k: int) -> list[float]:
    r"""你设计的方法：由训练样本 X、它们的坐标 Z 与近邻数 k，得出新样本 x 的坐标。对任何数据，结果只依赖 k 个近邻的 Z；把 Z
    换成 Z A + b（A 是方阵，b 是向量），结果 z 也变成 z A + b。

    它应当准确，误差以 Z 的极差为单位。平面（k = 8）：12×8 的网格，间距为 1，在平面内另有 ±0.2 的随机偏移，放在 5 维空间
    中，Z 是平面坐标的仿射变换；离边缘 1.5 以上的新样本，误差不到百分之一。圆弧（k = 4）：270° 的圆弧上 80 个大致等距的
    点，Z 是角度；误差不到千分之五。训练样本当作新样本，得到的就是它自己的坐标，相差不到百分之一；空间曲线
    $(\cos t, \sin t, 0.3 t)$ 上 LLE 的一维坐标 (k = 4) 也是这样。这些数据可能整体旋转、平移、放大或缩小，各行次序任意。

    A method of your own design: from training samples X, their coordinates Z and a number k of neighbours, the
    coordinates of a new sample x. For any data the result depends on the Z of the k neighbours only; and with Z A + b
    for Z (A a square matrix, b a vector) the result z becomes z A + b.

    It should be accurate, in units of the span of Z. A plane (k = 8): a grid of 12×8, spacing 1, moved at random by 0.2
    at most within the plane, placed in space of 5 dimensions, Z an affine image of coordinates in the plane; new
    samples 1.5 or more from the rim are off by less than a hundredth. An arc (k = 4): 80 points on an arc of 270°,
    nearly evenly spaced, Z the angle; less than five thousandths. A training sample, taken for a new one, gets its own
    coordinates but for less than a hundredth; so on the curve $(\cos t, \sin t, 0.3 t)$ with the one coordinate of LLE
    (k = 4). These data may be turned, moved, enlarged or made smaller, with rows in any order.
    """
    raise NotImplementedError


def design() -> str:
    """“做完想一想”的回答，Markdown，给老师看，不计分：你的方法为什么可行，何时会失败？

    Your answer to “Worth a thought”, in Markdown, for your teacher, without points: why does your method work, and when
    will it fail?
    """
    raise NotImplementedError
