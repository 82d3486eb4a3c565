"""9.6 AGNES 的最小距离与最大距离 / Single and complete linkage

**书上的题。** 分析 AGNES 用最小距离 (9.41) 与用最大距离 (9.42) 的区别。先实现 AGNES，再用自己构造的数据说明：一种会沿着链一直延伸
下去，另一种总让簇的直径（簇内最远的两个样本的距离）小。

**先看一个小例子。** 数轴上的四个样本 0, 1, 3, 7。三种距离都依次把左边的三个并起来，合并时的距离却不同：

                        "min"    "max"    "avg"
    {0} + {1}             1        1        1
    {0, 1} + {3}          2        3        2.5
    {0, 1, 3} + {7}       4        7        5.67

"max" 的一列正是新簇的直径；"min" 的一列是相邻两个样本的间隔。

**约定。** 样本下标从 0 数起。`D` 是对称的距离矩阵，不一定满足三角不等式；自己构造的数据用欧氏距离。`kind` 是 "min"、"max"、"avg"，依次为
(9.41)、(9.42)、(9.43)。几对簇同样近时合并哪一对都行。标签相同的样本在同一个簇，名字不限。

**做完想一想。** 两团样本之间加上一条稀疏的“桥”，三种距离各会怎样？簇数不知道时，能从合并距离的序列里看出该停在哪里吗？

**★** 数极大极小、四十多个样本、不等的距离只差百万分之一时也对；`chaining_witness` 在 r 到 8 时仍成立。提示：不要拿一个大数冒充无穷。

---

**The exercise.** What is the difference between AGNES with the minimum distance (9.41) and with the maximum (9.42)? Implement
AGNES, and show by data of your own that one of them follows chains on and on, while the other keeps the diameters of clusters
(the largest distance of two of its samples) small.

**A small example first.** Four samples 0, 1, 3, 7 on a line. All three distances merge the three on the left first, but at
different distances:

                        "min"    "max"    "avg"
    {0} + {1}             1        1        1
    {0, 1} + {3}          2        3        2.5
    {0, 1, 3} + {7}       4        7        5.67

The column of "max" has the diameters of the new clusters, that of "min" the gaps between neighbours.

**Conventions.** Samples are counted from 0. `D` is a symmetric matrix of distances, for which the triangle inequality need not
hold; for data of your own the distance is Euclidean. `kind` is "min", "max" or "avg": (9.41), (9.42) and (9.43). Of several
nearest pairs of clusters any may be merged. Samples of equal labels are in one cluster, by any names.

**Worth a thought.** Add a sparse “bridge” between two heaps of samples: what do the three distances make of it? If you do not
know the number of clusters, can the list of heights tell you where to stop?

**★** Right as well for huge and tiny numbers, more than forty samples, and distances that differ by a millionth; and
`chaining_witness` up to r = 8. Hint: let no large number stand for infinity.
"""

import numpy as np


def linkage_distance(D: np.ndarray, A: list[int], B: list[int], kind: str) -> float:
    """簇 A 与簇 B 的距离；它们是样本下标的列表，没有公共的样本。

    The distance of the clusters A and B, lists of indices of samples without a common one.

    >>> import numpy as np
    >>> D = np.array([[0.0, 1.0, 4.0], [1.0, 0.0, 2.0], [4.0, 2.0, 0.0]])
    >>> float(linkage_distance(D, [0, 1], [2], "avg"))
    3.0
    """
    raise NotImplementedError


def agnes(D: np.ndarray, k: int, kind: str) -> tuple[list[int], list[float]]:
    """图 9.11 的算法，直到剩下 k 个簇：（各样本的标签，依次合并时两个簇的距离）。

    The algorithm of fig. 9.11 until k clusters are left: (the labels of the samples, the distances at which clusters were merged
    one after the other).

    >>> import numpy as np
    >>> labels, heights = agnes(np.array([[0.0, 1.0, 4.0], [1.0, 0.0, 2.0], [4.0, 2.0, 0.0]]), 1, "max")
    >>> [float(height) for height in heights]
    [1.0, 4.0]
    """
    raise NotImplementedError


def threshold_components(D: np.ndarray, t: float) -> list[int]:
    """把距离不大于 t 的样本两两连边，得到的图的各连通分支：各样本的标签。

    Join any two samples at a distance of at most t by an edge: the connected components of that graph, as labels of the samples.

    >>> import numpy as np
    >>> D = np.array([[0.0, 1.0, 4.0], [1.0, 0.0, 2.0], [4.0, 2.0, 0.0]])
    >>> labels = threshold_components(D, 1.0)
    >>> bool(labels[0] == labels[1]), bool(labels[1] == labels[2])
    (True, False)
    """
    raise NotImplementedError


def chain_data(n: int) -> tuple[np.ndarray, list[int]]:
    """2n 个样本与它们的真实标签，两类各 n 个（n 不小于 4）。取 k = 2 时，"min" 恰好找回两类，"max" 找不回。不论样本怎样排列，并列时怎样
    合并，都应如此。

    2n samples and their true labels, n of either class (n is 4 or more). With k = 2, "min" recovers the classes exactly, and
    "max" does not. This should hold in whatever order the samples come, and whichever of tied pairs are merged.

    >>> X, labels = chain_data(4)
    >>> len(X), len(set(labels))
    (8, 2)
    """
    raise NotImplementedError


def chaining_witness(r: int) -> tuple[np.ndarray, int]:
    """至多 20r 个样本 X 与 k：同样分成 k 个簇，"min" 的最大的簇直径大于 0，且至少是 "max" 的 r 倍。不论样本怎样排列，并列时怎样合并，都应
    如此。（十几个样本凑不出来时，先画出来，再让样本多一些。）

    At most 20r samples X, and k: of the k clusters by "min" the largest has a diameter greater than 0, and at least r times
    that of the largest of the k clusters by "max". This should hold in whatever order the samples come, and whichever of tied
    pairs are merged. (If a dozen samples will not do, draw them first, and then take more.)
    """
    raise NotImplementedError


def claims() -> dict[str, bool]:
    """六句话各是否成立，设合并时从无并列。第六句要与 `chain_data` 的例子相符。

    - "min_depends_only_on_distance_order"：把全部距离换成它们的任意严格递增的函数值，"min" 的各次合并不变
    - "max_depends_only_on_distance_order"："max" 也是这样
    - "avg_depends_only_on_distance_order"："avg" 也是这样
    - "min_equals_threshold_graph"："min" 停在 k < m 个簇时，总有一个 t 使 `threshold_components` 给出同样的簇
    - "max_height_equals_cluster_diameter"：用 "max" 时，合并的距离总等于新簇的直径
    - "min_height_equals_cluster_diameter"：用 "min" 时，合并的距离总等于新簇的直径

    Whether each of six statements holds, if no ties occur in merging. The sixth has to agree with the example of `chain_data`.

    - "min_depends_only_on_distance_order": if all distances are replaced by any strictly increasing function of them, "min"
      merges as before
    - "max_depends_only_on_distance_order": so it is with "max"
    - "avg_depends_only_on_distance_order": so it is with "avg"
    - "min_equals_threshold_graph": where "min" stops with k < m clusters there always is a t for which `threshold_components`
      gives the same ones
    - "max_height_equals_cluster_diameter": with "max" the distance of a merger always is the diameter of the new cluster
    - "min_height_equals_cluster_diameter": with "min" the distance of a merger always is the diameter of the new cluster
    """
    raise NotImplementedError


def analysis() -> str:
    """两种距离各适合什么样的数据，各有什么缺点，Markdown，由老师评阅。

    What data each of the two distances suits, and what its faults are, in Markdown, read by your teacher.
    """
    raise NotImplementedError
