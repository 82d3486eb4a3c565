r"""cookbook12.2 谱聚类的松弛有多松 / How loose is the spectral relaxation?

讲义 §12.4 直接给出谱聚类的步骤。它从哪里来？用指示矩阵表示划分，割的代价就是一个迹；把指示矩阵放宽为任意满足同样约束的矩阵，最优解就与特征向量有关，
最小值是代价的下界。写出等式的各部分，处理孤立点与不连通的图；再造一张图，按第二个特征向量的符号去切，比另一种切法差好几倍。

**图。** W 的形状是 (m, m), 1 ≤ m ≤ 30，对称，对角线是 0，其余各数是 0（没有边）或在 10⁻⁶ 与 10⁶ 之间。d_i 是第 i 行之和，D = diag(d), L = D - W, Δ 是最大的 d_i。
`labels[i]` 是顶点 i 的类，0 到 C-1，没有空类。对顶点的集合 S, cut(S) = Σ_{i∈S, j∉S} W[i][j], vol(S) = Σ_{i∈S} d_i。

**两种代价。** `kind` 是 "ratio" 或 "normalized"。划分的代价是各类的 cut(S)/|S| ("ratio") 或 cut(S)/vol(S) ("normalized") 之和，不乘 ½。
矩阵 U 的约束是 UᵀU = I ("ratio") 或 UᵀDU = I ("normalized")。"normalized" 时所有的 d_i > 0。

**数值。** 代价与迹允许差 10⁻⁹·C·Δ ("ratio") 或 10⁻⁹·C ("normalized")；约束中各数允许差 10⁻⁸。有几个答案时任选其一。每次调用不超过 2 秒 CPU 时间。不要改动传入的参数。

---

In §12.4 of the source spectral clustering is a recipe. Where does it come from? With a partition written as an indicator matrix the cost of
its cut is a trace; let the matrix be any that satisfies the same constraint, and the best one is made of eigenvectors, while the least
value is a lower bound of the cost. Write the parts of this identity, and deal with isolated vertices and graphs that are not connected; then
build a graph for which cutting by the sign of the second eigenvector is several times worse than another cut.

**Graphs.** W has shape (m, m), 1 ≤ m ≤ 30; it is symmetric with a zero diagonal, and other numbers are 0 (no edge) or between 10⁻⁶ and
10⁶. d_i is the sum of row i, D = diag(d), L = D - W, and Δ the largest d_i. `labels[i]` is the cluster of vertex i, 0 to C-1, and no cluster is
empty. For a set S of vertices cut(S) = Σ_{i∈S, j∉S} W[i][j] and vol(S) = Σ_{i∈S} d_i.

**Two costs.** `kind` is "ratio" or "normalized". The cost of a partition is the sum of cut(S)/|S| ("ratio") or of cut(S)/vol(S) ("normalized")
over its clusters, without a factor ½. The constraint on a matrix U is UᵀU = I ("ratio") or UᵀDU = I ("normalized"). For "normalized" all d_i > 0.

**Numbers.** Costs and traces may be off by 10⁻⁹·C·Δ ("ratio") or 10⁻⁹·C ("normalized"), and numbers in a constraint by 10⁻⁸. Where several
answers are right, any of them will do. A call takes at most 2 seconds of CPU time. Do not change the arguments.
"""

import numpy as np


def laplacians(W: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """L（误差不超过 10⁻⁹·Δ）与 I - D⁻¹W（误差不超过 10⁻⁹）；后者在 d_i = 0 的行全是 0。

    L (up to 10⁻⁹·Δ) and I - D⁻¹W (up to 10⁻⁹); a row of the latter is all 0 where d_i = 0.

    >>> import numpy as np
    >>> [matrix.tolist() for matrix in map(np.array, laplacians(np.array([[0.0, 2.0], [2.0, 0.0]])))]
    [[[2.0, -2.0], [-2.0, 2.0]], [[1.0, -1.0], [-1.0, 1.0]]]
    """
    raise NotImplementedError


def components(W: np.ndarray) -> list[int]:
    """每个顶点所在的连通块的编号；编号是哪些整数不限。

    The number of the connected component of every vertex; any integers will do as numbers.

    >>> import numpy as np
    >>> numbers = components(np.array([[0.0, 0.0, 1.0], [0.0, 0.0, 0.0], [1.0, 0.0, 0.0]]))
    >>> bool(numbers[0] == numbers[2]), bool(numbers[0] == numbers[1])
    (True, False)
    """
    raise NotImplementedError


def cut_value(W: np.ndarray, labels: list[int], kind: str) -> float:
    """划分的代价。

    The cost of the partition.

    >>> import numpy as np
    >>> float(cut_value(np.array([[0.0, 2.0], [2.0, 0.0]]), [0, 0], "ratio"))
    0.0
    """
    raise NotImplementedError


def indicator(W: np.ndarray, labels: list[int], kind: str) -> np.ndarray:
    """指示矩阵 H，形状 (m, C)：每行恰有一个数不是 0，同类的顶点在同一列，不同类的在不同列；H 满足约束，而且 tr(HᵀLH) 等于划分的代价。

    An indicator matrix H of shape (m, C): each row has exactly one number that is not 0, in the same column for vertices of the same cluster and in
    different columns for vertices of different clusters; H satisfies the constraint, and tr(HᵀLH) is the cost of the partition.

    >>> import numpy as np
    >>> [[abs(float(number)) for number in row] for row in indicator(np.array([[0.0, 2.0], [2.0, 0.0]]), [0, 1], "ratio")]
    [[1.0, 0.0], [0.0, 1.0]]
    """
    raise NotImplementedError


def embedding(W: np.ndarray, C: int, kind: str) -> np.ndarray:
    """满足约束、使 tr(UᵀLU) 最小的矩阵 U，形状 (m, C), 1 ≤ C ≤ m。

    A matrix U of shape (m, C), 1 ≤ C ≤ m, that satisfies the constraint and has the least tr(UᵀLU).

    >>> import numpy as np
    >>> U = np.array(embedding(np.array([[0.0, 2.0], [2.0, 0.0]]), 1, "normalized"))
    >>> [round(float(square), 6) for square in U[:, 0] ** 2]
    [0.25, 0.25]
    """
    raise NotImplementedError


def lower_bound(W: np.ndarray, C: int) -> float:
    """"ratio" 时 tr(UᵀLU) 的最小值，U 的形状是 (m, C), 1 ≤ C ≤ m。

    The least tr(UᵀLU) for "ratio", where U has shape (m, C), 1 ≤ C ≤ m.

    >>> import numpy as np
    >>> round(float(lower_bound(np.array([[0.0, 2.0], [2.0, 0.0]]), 2)), 6)
    4.0
    """
    raise NotImplementedError


def sign_fails(factor: float) -> tuple[np.ndarray, list[int]]:
    """(W, labels)：一张连通的图（对称，对角线是 0，至多 60 个顶点，其余各数是 0 或在 0.01 与 100 之间），和它的两类划分 0、1，"ratio" 代价乘 factor
    （容许 10⁻⁹ 的相对误差）不超过按符号切的代价：把 L 的第二小的特征值的特征向量中大于 0 的顶点归一类，其余归另一类。第二与第三小的特征值至少差最大特征值的 10⁻³，
    长度是 1 的这个特征向量每个分量的绝对值至少是 10⁻⁴。1.1 ≤ factor ≤ 2.5。

    (W, labels): a connected graph (symmetric, zero diagonal, 60 vertices at most, other numbers 0 or between 0.01 and 100), and a partition of it into
    clusters 0 and 1 whose "ratio" cost, times factor (up to a relative error of 10⁻⁹), is at most that of the cut by sign: the vertices at
    which the eigenvector of the second smallest eigenvalue of L is positive form one cluster, the others the other. The second and third
    smallest eigenvalues are at least 10⁻³ of the largest one apart, and each component of this eigenvector, at length 1, is 10⁻⁴ in size
    at least. 1.1 ≤ factor ≤ 2.5.
    """
    raise NotImplementedError
