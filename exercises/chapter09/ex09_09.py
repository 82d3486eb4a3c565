r"""9.9* 混合属性的非度量距离 / A non-metric distance for mixed attributes

先实现 VDM 与 MinkovDM；再设计一个能同时处理有序与无序属性的距离，它不满足直递性 (9.17)，并给出违反直递性的三个样本。

**数据。** `X` 是行的列表，每行是一个样本各属性的值；`kinds` 是各列的种类，"numeric"（有序，值是数）或 "nominal"（无序，值是文字），次序任意，某一列可以是
常数；`clusters` 是各行所属的簇，是整数或文字。`x` 与 `z` 是两个样本，不一定是 `X` 的行：无序属性的值在 `X` 的同一列中出现过，有序属性的值可以是任何数。
行的下标从 0 数起。

**约定。** 有序属性的值不加归一化。1 ≤ p ≤ 10。数值的绝对值不超过 $10^7$，结果的相对误差至多 $10^{-9}$。不要改动传入的参数。

---

Implement VDM and MinkovDM; then design a distance that handles ordered and unordered attributes together and violates the triangle
inequality (9.17), with three samples that show it.

**Data.** `X` is a list of rows, each with the values of one sample; `kinds` tells the kind of each column, "numeric" (ordered, the
values are numbers) or "nominal" (unordered, the values are text), in any order, and a column may be constant; `clusters` holds the
cluster of each row, integers or text. `x` and `z` are two samples, not necessarily rows of `X`: the values of unordered attributes
occur in the same column of `X`, those of ordered ones may be any numbers. Rows count from 0.

**Conventions.** Values of ordered attributes are not normalised. 1 ≤ p ≤ 10. Numbers are at most $10^7$ in size; results have a
relative error of $10^{-9}$ at most. Do not change the arguments.
"""

from collections.abc import Sequence


def vdm(values: Sequence[str], clusters: Sequence[int | str], a: str, b: str, p: float) -> float:
    """(9.21) 的 VDM_p(a, b)，不开方。`values` 是一个无序属性在各行的值，`clusters` 是各行的簇；a 与 b 都出现过。

    VDM_p(a, b) of (9.21), without a root. `values` are those of one unordered attribute in all rows, `clusters` the clusters of
    the rows; both a and b occur.

    >>> float(vdm(["s", "s", "t"], [0, 1, 1], "s", "t", 2.0))
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
    """
    raise NotImplementedError


def my_distance(
    x: Sequence[float | str],
    z: Sequence[float | str],
    X: Sequence[Sequence[float | str]],
    kinds: Sequence[str],
    clusters: Sequence[int | str],
) -> float:
    """你自己的距离，总是有限的数。这里有序属性的值在 −1000 与 1000 之间，不同的值至少差 0.001。要求：

    1. 非负，对称；x 与 z 相同时是 0（后两条允许 1e-9 的误差）；打乱表的各行（连同 `clusters`）不改变它（允许 1e-9 的相对误差）；
    2. 其余不变，z 的一个有序属性的值离 x 的更远时，距离不变小；x 与 z 只在一个有序属性上不同时，距离大于 0；
    3. x 与 z 只在一个无序属性上不同，并且这两个值的各行在各簇中的比例不全相同时，距离大于 0；
    4. 存在违反直递性的样本，见 `triangle_violation`。

    A distance of your own, always a finite number. Here values of ordered attributes are between −1000 and 1000, and different
    ones differ by 0.001 at least. It should satisfy:

    1. it is not negative, symmetric, and 0 if x and z are the same (within 1e-9); shuffling the rows of the table together with
       `clusters` leaves it as it is (within a relative error of 1e-9);
    2. it does not get smaller if, all else being equal, the value of an ordered attribute of z moves away from that of x; and it
       is greater than 0 if x and z differ in one ordered attribute alone;
    3. it is greater than 0 if x and z differ in one unordered attribute alone, and the rows with one value and those with the
       other are not in the same proportions in the clusters;
    4. there are samples that violate the triangle inequality: see `triangle_violation`.
    """
    raise NotImplementedError


def triangle_violation() -> tuple[list[list[float | str]], list[str], list[int | str], int, int, int]:
    """(X, kinds, clusters, i, j, k)：至多 30 行的表与其中三行，使 `my_distance` 从第 i 行到第 j 行大于经过第 k 行的两段之和，至少多百万分之一。这三行
    在某个有序属性上不全相同，在某个无序属性上也不全相同。

    (X, kinds, clusters, i, j, k): a table of at most 30 rows, and three of them: by `my_distance` it is farther from row i to row j
    than by way of row k, by a millionth at least. The three do not all agree in some ordered attribute, nor in some unordered one.
    """
    raise NotImplementedError


def analysis() -> str:
    """（由教师阅读）你的距离怎样合并两种属性，为什么不满足直递性，什么任务需要这样的距离？返回 Markdown 文本。

    (Read by a person) How does your distance put the two kinds together, why does it violate the triangle inequality, and what
    tasks want such a distance? Returns Markdown.
    """
    raise NotImplementedError
