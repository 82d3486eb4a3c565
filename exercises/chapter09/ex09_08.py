"""9.8 设计聚类性能指标 / Designing a clustering index

**书上的题。** 设计一个聚类性能度量指标，并与 9.2 节的指标比较。先写出 9.2 节的外部指标与内部指标，再设计自己的内部指标，最后给出
它与 DBI、DI 意见相反的两个划分，说明谁更有道理。

**先看一个小例子。** 数轴上四个样本 0, 2, 6, 7，λ 把它们分成 {0, 2}，{6, 7}；参考模型 λ* 是 {0, 2, 6}，{7}。

    六对样本     两者都同簇：(0, 2)          a = 1        只在 λ 同簇：(6, 7)              b = 1
                 只在 λ* 同簇：(0, 6), (2, 6)  c = 2        两者都不同簇：(0, 7), (2, 7)     d = 2

    JC = 1/4        FMI = 1/√6 ≈ 0.408        RI = 3/6 = 0.5
    λ 的 DBI：avg 是 2 与 1，中心是 1 与 6.5，所以是 3 / 5.5 ≈ 0.545
    λ 的 DI：两簇最近相距 4，最大的直径是 2，所以是 2

**约定。** `X` 每行一个样本；标签相同的样本在同一个簇，名字是任意整数。avg 与 diam 依 (9.8)、(9.9)，只有一个样本的簇两者都是 0。

**做完想一想**（写在 `analysis` 里）。你的指标度量什么？意见相反的那两个划分，你更同意谁？簇是长条或环形时，哪些指标会失灵？

**★** 坐标极大极小、一百多个样本时也对；中心只差一点点时 DBI 不是 inf。提示：先减后平方。

---

**The exercise.** Design a clustering index, and compare it with those of §9.2. First write the external and internal indices of
§9.2, then an internal one of your own; last show two partitions on which it disagrees with DBI and with DI, and say who is in
the right.

**A small example first.** Four samples 0, 2, 6, 7 on a line. λ makes {0, 2}, {6, 7} of them, the model λ* {0, 2, 6}, {7}.

    six pairs    together in both: (0, 2)               a = 1        in λ alone: (6, 7)             b = 1
                 in λ* alone: (0, 6), (2, 6)            c = 2        in neither: (0, 7), (2, 7)     d = 2

    JC = 1/4        FMI = 1/√6 ≈ 0.408        RI = 3/6 = 0.5
    DBI of λ: avg is 2 and 1, the centres are 1 and 6.5, which makes 3 / 5.5 ≈ 0.545
    DI of λ: the clusters come as near as 4, the largest diameter is 2, which makes 2

**Conventions.** Each row of `X` is a sample; samples of equal labels are in one cluster, and names are any integers. avg and
diam are those of (9.8) and (9.9), both 0 for a cluster of one sample.

**Worth a thought** (in `analysis`). What does your index measure? With which of the two partitions of the disagreement do you
side? Which indices fail where clusters are long or rings?

**★** Right as well for huge and tiny coordinates and more than a hundred samples; DBI is not inf where centres differ by
little. Hint: subtract before you square.
"""

import numpy as np


def pair_counts(labels: list[int], reference: list[int]) -> tuple[int, int, int, int]:
    """(9.1)–(9.4) 的 (a, b, c, d)：`labels` 是聚类的结果 λ，`reference` 是参考模型 λ*。

    (a, b, c, d) of (9.1)–(9.4): `labels` is the clustering λ, `reference` the model λ* to compare it with.

    >>> tuple(int(count) for count in pair_counts([4, 4, 7], [0, 0, 0]))
    (1, 0, 2, 0)
    >>> tuple(int(count) for count in pair_counts([0, 0, 1, 1], [0, 0, 0, 1]))
    (1, 1, 2, 2)
    """
    raise NotImplementedError


def external_indices(labels: list[int], reference: list[int]) -> dict[str, float]:
    """(9.5)–(9.7)：{"JC", "FMI", "RI"}。a + b + c = 0 时 JC = 1；a + b 与 a + c 都是 0 时 FMI = 1，只有一个是 0 时 FMI = 0。

    (9.5)–(9.7): {"JC", "FMI", "RI"}. JC = 1 if a + b + c = 0; FMI = 1 if both a + b and a + c are 0, and 0 if only one of them is.

    >>> found = external_indices([0, 0, 1, 1], [0, 0, 0, 1])
    >>> float(found["JC"]), float(found["RI"])
    (0.25, 0.5)
    """
    raise NotImplementedError


def dbi(X: np.ndarray, labels: list[int]) -> float:
    """DB 指数 (9.12)；有两个簇的中心重合时是 inf。

    The Davies-Bouldin index (9.12); inf if the centres of two clusters coincide.

    >>> import numpy as np
    >>> round(float(dbi(np.array([[0.0], [2.0], [6.0], [7.0]]), [0, 0, 1, 1])), 6)
    0.545455
    """
    raise NotImplementedError


def dunn(X: np.ndarray, labels: list[int]) -> float:
    """Dunn 指数 (9.13)；各簇的直径都是 0 时是 inf。

    The Dunn index (9.13); inf if the diameters of all clusters are 0.

    >>> import numpy as np
    >>> float(dunn(np.array([[0.0], [2.0], [5.0]]), [1, 1, 0]))
    1.5
    """
    raise NotImplementedError


def my_index(X: np.ndarray, labels: list[int]) -> float:
    """你自己的指标，越大越好。样本互不相同，簇至少两个而比样本少时，它总是有限的数。要求：
    1. 打乱样本（连同标签），给簇改名，平移，把一个坐标变号，都不改变它；
    2. 样本是几团，团与团远远分开时，以各团为簇，严格好于：把三成样本的标签打乱；把两团合并成一个簇；把一团任意分成两半。

    An index of your own, the larger the better. For samples that all differ, in two clusters or more, and fewer than there are
    samples, it is always a finite number. It should satisfy:
    1. shuffling the samples (with their labels), renaming clusters, a shift, and changing the sign of one coordinate leave it as
    it is;
    2. where the samples are heaps that lie far apart, the heaps as clusters are strictly better than: the labels of three tenths
    of the samples shuffled; two heaps merged into one cluster; one heap split in halves in any way.
    """
    raise NotImplementedError


def disagreement(other: str) -> tuple[np.ndarray, list[int], list[int]]:
    """至多 40 个互不相同的样本 X 与两个划分：`my_index` 认为前一个较好，`other`（"DBI" 或 "DI"）认为后一个较好。两个划分的簇都至少
    两个，而比样本少。（DBI 越小越好，DI 越大越好。）

    At most 40 samples X, all different, and two partitions: `my_index` holds the first to be better, and `other` ("DBI" or "DI")
    the second. Both have two clusters or more, and fewer than there are samples. (DBI is better if smaller, DI if larger.)

    >>> X, first, second = disagreement("DBI")
    >>> len(first) == len(second) == len(X)
    True
    """
    raise NotImplementedError


def analysis() -> str:
    """“做完想一想” 的回答，Markdown，由老师评阅：你的指标与 9.2 节的指标相比，优缺点何在？

    Your answer to “Worth a thought” in Markdown, read by your teacher: what are the merits and faults of your index beside those
    of §9.2?
    """
    raise NotImplementedError
