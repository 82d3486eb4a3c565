r"""9.6 AGNES 的最小距离与最大距离 / Single and complete linkage

AGNES 每次合并最近的两个簇。簇间距离用最小距离 (9.41) 还是最大距离 (9.42)，结果有什么不同？实现 AGNES，再用自己构造的数据说明：一种会沿着链
一直延伸下去，另一种总让簇的直径（其中样本两两距离的最大值）小。

**记号。** 样本下标从 0 数起。`D` 是 m×m 的距离矩阵，1 ≤ m ≤ 50：对称，非负，对角线为 0；除此之外可以是任意的数，不一定满足三角不等式，不同的
样本距离可以为 0。`kind` 是 "min"、"max" 或 "avg"，依次为 (9.41)、(9.42)、(9.43)。自己构造的数据用欧氏距离。

**约定。** 几对簇同样近时合并哪一对都行（平均距离只差舍入误差时也算同样近）。标签是 m 个整数，相同的在同一个簇，名字不限。数值的相对误差至多 $10^{-9}$。
不要改动传入的参数。

---

AGNES always merges the two clusters that are nearest. What difference does it make whether the distance of clusters is the
minimum (9.41) or the maximum (9.42)? Implement AGNES, and show by data of your own that one of them follows chains on and on,
while the other keeps the diameters of clusters (the largest distance of two of its samples) small.

**Notation.** Samples are counted from 0. `D` is an m×m matrix of distances, 1 ≤ m ≤ 50: symmetric, not negative, 0 on the
diagonal; beyond that its numbers are arbitrary: the triangle inequality need not hold, and different samples may have distance
0. `kind` is "min", "max" or "avg": (9.41), (9.42) and (9.43). For data of your own the distance is Euclidean.

**Conventions.** Of several nearest pairs of clusters any may be merged (average distances that differ by rounding errors alone
are equally near). Labels are m integers, equal ones in one cluster, by any names. Numbers have a relative error of $10^{-9}$ at
most. Do not change the arguments.
"""

import numpy as np


def linkage_distance(D: np.ndarray, A: list[int], B: list[int], kind: str) -> float:
    """簇 A 与簇 B 的距离；它们是样本下标的列表，不空，没有公共的样本。

    The distance of the clusters A and B, lists of indices of samples, neither empty, without a common one.

    >>> import numpy as np
    >>> D = np.array([[0.0, 1.0, 4.0], [1.0, 0.0, 2.0], [4.0, 2.0, 0.0]])
    >>> float(linkage_distance(D, [0, 1], [2], "avg"))
    3.0
    """
    raise NotImplementedError


def agnes(D: np.ndarray, k: int, kind: str) -> tuple[list[int], list[float]]:
    """图 9.11 的算法，直到剩下 k 个簇 (1 ≤ k ≤ m)：（各样本的标签，依次合并时两个簇的距离，共 m − k 个）。

    The algorithm of fig. 9.11 until k clusters are left (1 ≤ k ≤ m): (the labels of the samples, the distances at which
    clusters were merged one after the other, m − k of them).

    >>> import numpy as np
    >>> labels, heights = agnes(np.array([[0.0, 1.0, 4.0], [1.0, 0.0, 2.0], [4.0, 2.0, 0.0]]), 1, "max")
    >>> [float(height) for height in heights]
    [1.0, 4.0]
    """
    raise NotImplementedError


def threshold_components(D: np.ndarray, t: float) -> list[int]:
    """把距离不大于 t 的样本两两连边，得到的图的各连通分支：各样本的标签。t ≥ 0。

    Join any two samples at a distance of at most t by an edge: the connected components of that graph, as labels of the
    samples. t ≥ 0.
    """
    raise NotImplementedError


def chain_data(n: int) -> tuple[np.ndarray, list[int]]:
    """2n 个样本与它们的真实标签，两类各 n 个，4 ≤ n ≤ 20。取 k = 2 时，"min" 恰好找回两类，"max" 找不回。不论样本怎样排列，并列时怎样合并，
    都应如此。

    2n samples and their true labels, n of either class, 4 ≤ n ≤ 20. With k = 2, "min" recovers the classes exactly, and "max"
    does not. This should hold in whatever order the
    samples come, and whichever of tied pairs are merged.
    """
    raise NotImplementedError


def chaining_witness(r: int) -> tuple[np.ndarray, int]:
    """至多 20r 个样本 X 与 k：同样分成 k 个簇，"min" 的最大的簇直径大于 0，且至少是 "max" 的 r 倍；r 是 1, …, 8。不论样本怎样排列，并列时怎样合并，
    都应如此。

    At most 20r samples X, and k: of the k clusters by "min" the largest has a diameter greater than 0, and at least r times
    that of the largest of the k clusters by "max"; r is 1, …, 8. This should hold in whatever order the
    samples come, and whichever of tied pairs are merged.
    """
    raise NotImplementedError


def claims() -> dict[str, bool]:
    """六句话各是否成立，设合并时从无并列（键不变，值为 True 或 False；只有在 `chain_data` 正确时才计分）：

    "min_depends_only_on_distance_order"：把全部距离换成它们的任意严格递增的函数值，"min" 的各次合并不变；
    "max_depends_only_on_distance_order"，"avg_depends_only_on_distance_order"："max" 与 "avg" 也是这样；
    "min_equals_threshold_graph"："min" 停在 k 个簇时，总有一个 t 使 `threshold_components` 给出同样的簇 (k < m)；
    "max_height_equals_cluster_diameter"：用 "max" 时，合并的距离总等于新簇的直径；
    "min_height_equals_cluster_diameter"：用 "min" 时，合并的距离总等于新簇的直径。

    Whether each of six statements holds, if no ties occur in merging (the same keys, True or False; they count only with a
    right `chain_data`):

    "min_depends_only_on_distance_order": if all distances are replaced by any strictly increasing function of them, "min"
    merges as before;
    "max_depends_only_on_distance_order", "avg_depends_only_on_distance_order": so it is with "max" and "avg";
    "min_equals_threshold_graph": where "min" stops with k clusters there always is a t for which `threshold_components` gives
    the same ones (k < m);
    "max_height_equals_cluster_diameter": with "max" the distance of a merger always is the diameter of the new cluster;
    "min_height_equals_cluster_diameter": with "min" the distance of a merger always is the diameter of the new cluster.
    """
    raise NotImplementedError


def analysis() -> str:
    """（由教师阅读）两种距离各适合什么样的数据，各有什么缺点？返回 Markdown 文本。

    (Read by a person) What data does each of the two distances suit, and what are its faults? Returns Markdown.
    """
    raise NotImplementedError
