"""9.9 混合属性的非度量距离 / A non-metric distance for mixed attributes

**书上的题。** 设计一个能用于混合属性的非度量距离。先写出 9.3 节的 VDM 与 MinkovDM，看看它们为什么是度量；再设计自己的距离，它不满足直递性
(9.17)，并给出三个样本为证。

**先看一个小例子。** 四行的表，一个有序属性，一个无序属性，两个簇。

    重    1    1    2    2
    色    红   红   绿   绿
    簇    0    1    1    1

红的两行，一行在簇 0，一行在簇 1；绿的两行都在簇 1。所以 VDM_1(红, 绿) = |½ - 0| + |½ - 1| = 1，VDM_2(红, 绿) = ¼ + ¼ = 0.5。
第一行与第三行的 MinkovDM_2 是 √((1 - 2)² + 0.5) ≈ 1.225。

**约定。** `X` 每行是一个样本的各个值；`kinds` 是各列的种类，"numeric"（有序）或 "nominal"（无序），次序任意；`clusters` 是各行的簇，是整数或
文字。`x` 与 `z` 不一定是 `X` 的行，但无序的值都在 `X` 的同一列中出现过。有序的值不归一化。

**做完想一想。** MinkovDM 为什么满足直递性（把每个无序的值看作一个点）？直递性不成立时，“近邻的近邻”还近吗，哪些算法会受影响？
人、马与人马的例子里，你的距离给出什么？

**★** 一百多行、许多列、十多个簇、数极大极小、文字只差空格时也对。

---

**The exercise.** Design a non-metric distance for mixed attributes. First write the VDM and MinkovDM of §9.3, and see why they
are metrics; then design a distance of your own that violates the triangle inequality (9.17), and give three samples that show it.

**A small example first.** A table of four rows, with an ordered and an unordered attribute, in two clusters.

    重 (weight)     1    1    2    2
    色 (colour)     红   红   绿   绿
    cluster         0    1    1    1

Of the two rows with 红 one is in cluster 0, one in cluster 1; both with 绿 are in cluster 1. So VDM_1(红, 绿) = |½ - 0| + |½ - 1| = 1,
and VDM_2(红, 绿) = ¼ + ¼ = 0.5. The MinkovDM_2 of the first row and the third is √((1 - 2)² + 0.5) ≈ 1.225.

**Conventions.** A row of `X` has the values of one sample; `kinds` tells the kind of each column, "numeric" (ordered) or "nominal"
(unordered), in any order; `clusters` holds the cluster of each row, integers or text. `x` and `z` need not be rows of `X`, but
their unordered values occur in the same column of `X`. Ordered values are not normalised.

**Worth a thought.** Why does MinkovDM obey the triangle inequality (take each unordered value for a point)? Where it fails, is the
neighbour of a neighbour still near, and which algorithms suffer? What does your distance say of man, horse and centaur?

**★** Right as well with more than a hundred rows, many columns, a dozen clusters, huge and tiny numbers, and texts that differ by
a blank.
"""

from collections.abc import Sequence


def vdm(values: Sequence[str], clusters: Sequence[int | str], a: str, b: str, p: float) -> float:
    """(9.21) 的 VDM_p(a, b)，不开方。`values` 是一个无序属性在各行的值，`clusters` 是各行的簇。

    VDM_p(a, b) of (9.21), without a root. `values` are those of one unordered attribute in all rows, `clusters` the clusters of
    the rows.

    >>> float(vdm(["红", "红", "绿", "绿"], [0, 1, 1, 1], "红", "绿", 2.0))
    0.5
    """
    raise NotImplementedError


def minkov_dm(
    x: Sequence[float | str],
    z: Sequence[float | str],
    X: Sequence[Sequence[float | str]],
    kinds: Sequence[str],
    clusters: Sequence[int | str],
    p: float,
) -> float:
    """(9.22) 的 MinkovDM_p(x, z)，由表 `X` 与 `clusters` 计算其中的 VDM。

    MinkovDM_p(x, z) of (9.22), with its VDM computed from the table `X` and `clusters`.

    >>> X, kinds = [[1.0, "红"], [1.0, "红"], [2.0, "绿"], [2.0, "绿"]], ["numeric", "nominal"]
    >>> float(minkov_dm([1.0, "红"], [2.0, "绿"], X, kinds, [0, 1, 1, 1], 1.0))
    2.0
    >>> round(float(minkov_dm([1.0, "红"], [2.0, "绿"], X, kinds, [0, 1, 1, 1], 2.0)), 3)
    1.225
    """
    raise NotImplementedError


def my_distance(
    x: Sequence[float | str],
    z: Sequence[float | str],
    X: Sequence[Sequence[float | str]],
    kinds: Sequence[str],
    clusters: Sequence[int | str],
) -> float:
    """你自己的距离，总是有限的数。要求：
    1. 非负，对称；x 与 z 相同时是 0；打乱表的各行（连同 `clusters`）不改变它；
    2. 其余不变，z 的一个有序的值离 x 的更远时，距离不变小；x 与 z 只在一个有序属性上不同时，距离大于 0；
    3. x 与 z 只在一个无序属性上不同，而且有这两个值的行在各簇中的比例不全相同时，距离大于 0；
    4. 不满足直递性，见 `triangle_violation`。

    A distance of your own, always a finite number. It should satisfy:
    1. it is not negative, symmetric, and 0 if x and z are the same; shuffling the rows of the table together with `clusters` leaves
    it as it is;
    2. it does not get smaller if, all else being equal, an ordered value of z moves away from that of x; and it is greater than 0 if x
    and z differ in one ordered attribute alone;
    3. it is greater than 0 if x and z differ in one unordered attribute alone, and the rows with one value and those with the other
    are not in the same proportions in the clusters;
    4. it violates the triangle inequality: see `triangle_violation`.

    >>> X, kinds = [[1.0, "红"], [2.0, "绿"]], ["numeric", "nominal"]
    >>> bool(my_distance([1.0, "红"], [2.0, "绿"], X, kinds, [0, 1]) > 0)
    True
    """
    raise NotImplementedError


def triangle_violation() -> tuple[list[list[float | str]], list[str], list[int | str], int, int, int]:
    """(X, kinds, clusters, i, j, k)：至多 30 行的表与其中三行，使 `my_distance` 从第 i 行到第 j 行大于经过第 k 行的两段之和。这三行在某个有序
    属性上不全相同，在某个无序属性上也不全相同。

    (X, kinds, clusters, i, j, k): a table of at most 30 rows, and three of them: by `my_distance` it is farther from row i to row j
    than by way of row k. The three do not all agree in some ordered attribute, nor in some unordered one.

    >>> len(triangle_violation())
    6
    """
    raise NotImplementedError


def analysis() -> str:
    """你的距离怎样合并两种属性，为什么不满足直递性，什么任务需要这样的距离？Markdown，由老师评阅。

    How does your distance put the two kinds together, why does it violate the triangle inequality, and what tasks want such a
    distance? Markdown, read by your teacher.
    """
    raise NotImplementedError
