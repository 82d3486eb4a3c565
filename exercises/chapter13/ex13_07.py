r"""13.7* 能处理新样本的图半监督学习 / Graph-based learning that classifies new samples

标记传播只给训练图上的结点以值，来了新样本就得重建图、重新传播（§13.4）。先写出图上的各步，再设计一个不必重来的办法：冻结已经学得的
f，把新样本作为一个结点接到图上，它的值取使扩充后的图的能量 (13.12) 最小的那一个。由此得到对新样本的判别规则。

**图。** `W` 是形状 (m, m) 的对称矩阵，元素非负，对角线为 0；每个结点的度 $d_i$ 为正，不小于最大度的 $10^{-6}$。有标记的结点排在前面。

**范围。** 2 ≤ m ≤ 150，至多 12 个属性，σ 在 $10^{-6}$ 与 $10^8$ 之间，所有坐标（包括新样本的）不超过 300σ。在 `harmonic` 与
`classify_new` 中至少一个有标记、一个无标记的结点，矩阵 $D_{uu} - W_{uu}$ 的条件数不超过 1000；在 `classify_new` 中新样本有 0 到 150 个，
它们的值与 0 至少相差 $10^{-6}$。`f`、`f_l` 中的数不超过 1000。新样本可以与某个结点重合，也可以离所有结点都很远，以至各边的权在浮点数中都成了
0：这时仍要给出按定义应有的值。

**精度。** 亲和矩阵、F 允许 $10^{-9}$ 的误差；能量允许 $10^{-9}(1 + \sum_{ij} W_{ij} f_i^2)$；f 的值允许 $10^{-8}(1 + \max|f|)$。每次调用
不超过 2 秒 CPU 时间。不要改动传入的参数。

---

Label propagation gives values to the nodes of its training graph alone; for a new sample the graph is to be built, and labels to be
propagated, once more (§13.4). First write the steps on the graph, then design a way that need not start again: freeze the f that has
been learned, attach the new sample to the graph as one more node, and give it the value for which the energy (13.12) of the extended
graph is least. That is the rule by which new samples are classified.

**The graph.** `W` is a symmetric matrix of shape (m, m) with entries ≥ 0 and 0 on the diagonal; the degree $d_i$ of every node is
positive, and at least $10^{-6}$ of the largest one. Labelled nodes come first.

**Ranges.** 2 ≤ m ≤ 150, at most 12 attributes, σ lies between $10^{-6}$ and $10^8$, all coordinates (those of new samples, too) at most
300σ in size. In `harmonic` and `classify_new` there are one labelled and one unlabelled node at least, and the matrix $D_{uu} - W_{uu}$
has a condition number of at most 1000; in `classify_new` there are 0 to 150 new samples, whose values are $10^{-6}$ or more away from
0. Numbers in `f` and `f_l` are at most 1000 in size. A new sample may coincide with a node, or be so far from all of them that the
weights of its edges are all 0 as floats: even then it has the value that the definition gives.

**Accuracy.** The affinity matrix and F may have an error of $10^{-9}$, an energy one of $10^{-9}(1 + \sum_{ij} W_{ij} f_i^2)$, values of f
one of $10^{-8}(1 + \max|f|)$. A call takes at most 2 seconds of CPU time. Do not change the arguments.
"""

import numpy as np


def affinity(X: np.ndarray, sigma: float) -> np.ndarray:
    """亲和矩阵 (13.11)，形状 (m, m)。

    The affinity matrix (13.11), of shape (m, m).

    >>> import numpy as np
    >>> [[round(float(w), 6) for w in row] for row in affinity(np.array([[0.0], [2.0]]), 2.0)]
    [[0.0, 0.606531], [0.606531, 0.0]]
    """
    raise NotImplementedError


def energy(W: np.ndarray, f: np.ndarray) -> float:
    """能量 (13.12)。

    The energy (13.12).

    >>> import numpy as np
    >>> float(energy(np.array([[0.0, 3.0], [3.0, 0.0]]), np.array([1.0, -1.0])))
    12.0
    """
    raise NotImplementedError


def harmonic(W: np.ndarray, f_l: np.ndarray) -> np.ndarray:
    """有标记的结点（前 len(f_l) 个）取值 f_l 时，使能量最小的其余结点的值 f_u，长为 u。

    The values f_u, of length u, of the other nodes for which the energy is least while the labelled nodes (the first len(f_l)) have
    the values f_l.
    """
    raise NotImplementedError


def propagate(W: np.ndarray, Y: np.ndarray, alpha: float) -> np.ndarray:
    """图 13.5 的算法收敛到的 F*，形状同 Y。Y 由 (13.18) 给出，0.01 ≤ alpha ≤ 0.99。

    The F* to which the algorithm of fig. 13.5 converges, of the shape of Y. Y is that of (13.18), 0.01 ≤ alpha ≤ 0.99.
    """
    raise NotImplementedError


def induce(x_new: np.ndarray, X: np.ndarray, f: np.ndarray, sigma: float) -> float:
    """新样本 x_new 的值：图的结点是 X 的各行，它们的值 f 不再改变；x_new 与各结点之间的边的权是 (13.11) 中的高斯函数（重合时权为 1）。

    The value of the new sample x_new: the rows of X are the nodes of the graph, and their values f stay as they are; the weights of
    the edges from x_new to them are the Gaussian function of (13.11) (1 if they coincide).
    """
    raise NotImplementedError


def classify_new(X_new: np.ndarray, X_l: np.ndarray, y_l: list[int], X_u: np.ndarray, sigma: float) -> list[int]:
    """X_new 各行的类别，−1 或 +1：先在 X_l 与 X_u 上由 `harmonic` 学得 f（有标记的值是 y_l），再由 `induce` 求新样本的值，取符号。
    各个新样本互不影响。

    The classes, −1 or +1, of the rows of X_new: learn f on X_l and X_u by `harmonic` (labelled values are y_l), then the sign of what
    `induce` gives. New samples do not influence one another.
    """
    raise NotImplementedError
