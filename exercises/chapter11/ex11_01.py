"""11.1 Relief 与西瓜 3.0 / Relief on watermelon 3.0

好的属性应当使一个样本与它的同类近邻相似，而与异类近邻不同。Relief (§11.2) 正是这样给属性打分的：为每个样本找猜中近邻与猜错近邻，再按
(11.3) 累积每个属性的相关统计量。请实现它，看看西瓜数据集 3.0 (`exercises.datasets.watermelon_3_0()`) 的八个属性怎样排名。

**表。** `X` 是行的列表；`kinds[j]` 说明第 j 列是 `"numeric"`（连续，数）还是 `"nominal"`（离散，文字）。`y` 是标记的列表，恰有两个不同的
标记，标记可以是任何文字或整数（一张表中不混用）。文字逐字相同才算相同：`"1"`、`"1.0"` 与 `"1 "` 是三个值。下标从 0 起。

**距离。** 两行之间距离的平方是各属性 diff 的平方之和。找近邻时若距离相等，取下标最小的。

**(11.3)** 取的是**和**，对全体样本求和，不除以样本数。

不要改动传入的参数。

---

A good attribute is alike in a sample and its neighbour of the same class, and differs in its neighbour of the other class. That
is how Relief (§11.2) rates attributes: find the near-hit and the near-miss of every sample, and accumulate the relevance
statistic of every attribute by (11.3). Implement it, and see how it ranks the eight attributes of watermelon 3.0
(`exercises.datasets.watermelon_3_0()`).

**Tables.** `X` is a list of rows; `kinds[j]` says whether column j is `"numeric"` (numbers) or `"nominal"` (texts). `y` is the
list of labels, of which there are exactly two; labels may be any texts or any ints (not both in one table). Texts are alike if
they are the same character by character: `"1"`, `"1.0"` and `"1 "` are three values. Indices count from 0.

**Distance.** The squared distance of two rows is the sum of the squared diffs of all attributes. Of equally near neighbours take
the one with the smallest index.

**(11.3)** is a **sum** over all samples, not divided by their number.

Do not change the arguments.
"""

from collections.abc import Hashable

Table = list[list[float | str]]


def normalize(X: Table, kinds: list[str]) -> Table:
    """规范化：每个连续列按全部行的最小值、最大值线性变到 [0, 1]；所有值都相等的连续列变成 0.0；离散列不变。返回新的行。

    Maps every numeric column linearly to [0, 1] by its minimum and maximum over all rows; a numeric column whose values are all
    equal becomes 0.0; nominal columns stay. Returns new rows.

    >>> normalize([["青绿", 3.0], ["乌黑", 1.0], ["青绿", 2.0]], ["nominal", "numeric"])
    [['青绿', 1.0], ['乌黑', 0.0], ['青绿', 0.5]]
    """
    raise NotImplementedError


def diff(a: float | str, b: float | str, kind: str) -> float:
    """式 (11.3) 中的 diff，a、b 是同一列的两个值（连续的已经规范化）。

    The diff of (11.3) for two values of one column (normalised if the column is numeric).
    """
    raise NotImplementedError


def near_hit_miss(X: Table, y: list[Hashable], kinds: list[str], i: int) -> tuple[int | None, int]:
    """第 i 个样本的猜中近邻与猜错近邻的下标。X 已经规范化。若该类只有这一个样本，猜中近邻为 None。

    The indices of the near-hit and the near-miss of sample i. X is normalised already. The near-hit is None if the sample is
    alone in its class.

    >>> near_hit_miss([["甲", 0.0], ["甲", 1.0], ["乙", 0.5]], ["是", "否", "否"], ["nominal", "numeric"], 2)
    (1, 0)
    """
    raise NotImplementedError


def relief(X: Table, y: list[Hashable], kinds: list[str]) -> list[float]:
    """各属性的相关统计量 (11.3)，X 是原始的表，先规范化。没有猜中近邻的样本，猜中的一项算 0。

    The relevance statistics (11.3) of all attributes. X is the raw table, to be normalised first. For a sample without a
    near-hit, the hit term counts as 0.
    """
    raise NotImplementedError


def select(delta: list[float], k: int) -> list[int]:
    """相关统计量最大的 k 个属性的下标（0 ≤ k ≤ 属性个数），从大到小；相等的，下标小的在前。

    The indices of the k attributes with the largest statistics (0 ≤ k ≤ their number), in descending order; of equal ones the
    smaller index comes first.

    >>> select([0.5, 2.0, -1.0, 2.0], 3)
    [1, 3, 0]
    """
    raise NotImplementedError
