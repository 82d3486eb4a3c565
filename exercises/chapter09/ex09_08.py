r"""9.8 设计聚类性能指标 / Designing a clustering index

先实现 9.2 节的外部指标与内部指标，再设计一个自己的内部指标，检验它的基本性质，并给出它与 DBI、DI 意见相反的两个划分。

**记号。** `X` 是 (m, n) 的数组，每行一个样本，m ≥ 2；距离是欧氏距离。划分用标签表示：m 个整数，相同的在同一个簇，名字不限，可以不连续，也可以为负。
avg 与 diam 依 (9.8)、(9.9)；只有一个样本的簇，avg 与 diam 都是 0。

**约定。** 坐标可以小到 $10^{-7}$，大到 $10^8$，但不比样本之间的距离大上千倍。数值的相对误差至多 $10^{-9}$。不要改动传入的参数。

---

Implement the external and internal indices of §9.2; then design an internal index of your own, make sure of its basic properties,
and show two partitions on which it disagrees with DBI and with DI.

**Notation.** `X` is an (m, n) array with one sample per row, m ≥ 2; distances are Euclidean. A partition is given by labels: m
integers, equal ones in one cluster, by any names, which need not be consecutive and may be negative. avg and diam are those of
(9.8) and (9.9); both are 0 for a cluster of one sample.

**Conventions.** Coordinates may be as small as $10^{-7}$ and as large as $10^8$, but are not a thousand times larger
than the distances between samples. Numbers have a relative error of $10^{-9}$ at most. Do not change the arguments.
"""

import numpy as np


def pair_counts(labels: list[int], reference: list[int]) -> tuple[int, int, int, int]:
    """(9.1)–(9.4) 的 (a, b, c, d)：`labels` 是聚类的结果 λ，`reference` 是参考模型 λ*。

    (a, b, c, d) of (9.1)–(9.4): `labels` is the clustering λ, `reference` the model λ* to compare it with.

    >>> tuple(int(count) for count in pair_counts([4, 4, 7], [0, 0, 0]))
    (1, 0, 2, 0)
    """
    raise NotImplementedError


def external_indices(labels: list[int], reference: list[int]) -> dict[str, float]:
    """(9.5)–(9.7)：{"JC", "FMI", "RI"}。a + b + c = 0 时 JC = 1；a + b 与 a + c 都是 0 时 FMI = 1，只有一个是 0 时 FMI = 0。

    (9.5)–(9.7): {"JC", "FMI", "RI"}. JC = 1 if a + b + c = 0; FMI = 1 if both a + b and a + c are 0, and 0 if only one of them is.
    """
    raise NotImplementedError


def dbi(X: np.ndarray, labels: list[int]) -> float:
    """DB 指数 (9.12)，至少两个簇；有两个簇的中心重合时是 inf。

    The Davies-Bouldin index (9.12) for two clusters or more; inf if the centres of two clusters coincide.
    """
    raise NotImplementedError


def dunn(X: np.ndarray, labels: list[int]) -> float:
    """Dunn 指数 (9.13)，至少两个簇；各簇的直径都是 0 时是 inf。

    The Dunn index (9.13) for two clusters or more; inf if the diameters of all clusters are 0.

    >>> import numpy as np
    >>> float(dunn(np.array([[0.0], [2.0], [5.0]]), [1, 1, 0]))
    1.5
    """
    raise NotImplementedError


def my_index(X: np.ndarray, labels: list[int]) -> float:
    """你自己的指标，越大越好；样本互不相同，簇的个数在 2 与 m − 1 之间，值总是有限的数。要求：

    1. 打乱样本（连同标签），给簇改名，平移，把一个坐标变号，都不改变它（允许 1e-7 的误差）；
    2. 设 6 维空间中有 3 到 5 团样本，每团 12 到 25 个，团中心两两相距 25 到 30，样本的各坐标在团中心 ±1 之内均匀随机。以各团为簇，严格好于下列每一种：把三成
       样本的标签打乱；把两团合并成一个簇；把一团任意分成两半。

    An index of your own, the larger the better, for samples that all differ, in 2 to m − 1 clusters; always a finite number. It
    should satisfy:

    1. shuffling the samples (with their labels), renaming clusters, a shift, and changing the sign of one coordinate leave it as
       it is (but for an error of 1e-7);
    2. let there be 3 to 5 heaps of 12 to 25 samples in six dimensions, whose centres are 25 to 30 apart, each coordinate of a
       sample being drawn uniformly within ±1 of the centre's. The heaps as clusters are strictly better than each of these: the
       labels of three tenths of the samples shuffled; two heaps merged into one cluster; one heap split in halves in any way.
    """
    raise NotImplementedError


def disagreement(other: str) -> tuple[np.ndarray, list[int], list[int]]:
    """至多 40 个互不相同的样本 X 与两个划分：`my_index` 认为前一个较好，`other`（"DBI" 或 "DI"）认为后一个较好。两个划分都有 2 到 m − 1 个簇，两个值
    的差都至少是其中较大绝对值的百万分之一。（DBI 越小越好，DI 越大越好。）

    At most 40 samples X, all different, and two partitions: `my_index` holds the first to be better, and `other` ("DBI" or "DI")
    the second. Both have 2 to m − 1 clusters, and either index tells them apart by a millionth of the larger absolute value at
    least. (DBI is better if smaller, DI if larger.)
    """
    raise NotImplementedError


def analysis() -> str:
    """（由教师阅读）你的指标度量什么，与 9.2 节的指标相比优缺点何在？返回 Markdown 文本。

    (Read by a person) What does your index measure, and what are its merits and faults beside those of §9.2? Returns Markdown.
    """
    raise NotImplementedError
