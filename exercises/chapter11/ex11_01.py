"""11.1 Relief 与西瓜 3.0 / Relief on watermelon 3.0

**书上的题。** 编程实现 Relief，看看它在西瓜数据集 3.0 上给八个属性打出怎样的分、排出怎样的名次。好的属性应当使一个样本与它的同类近邻
相似，与异类近邻不同；Relief (§11.2) 把这句话变成了一个数。

**先看一个小例子。** 四个瓜，密度已经规范化：

    样本      0      1      2      3
    色泽      青绿   乌黑   乌黑   青绿
    密度      1      0.8    0.2    0
    好瓜      是     是     否     否

样本 0 的猜中近邻是 1（同类只有它）。猜错近邻是 3：到 3 的距离平方是 0 + 1 = 1，到 2 的是 1 + 0.64。于是样本 0 给色泽的是
0 - 1 = -1，给密度的是 1 - 0.2² = 0.96。四个样本加起来，色泽得 -4，密度得 2.56：密度有用，色泽帮倒忙。

**约定。** `X` 是行的列表；`kinds[j]` 说第 j 列是 `"numeric"`（连续）还是 `"nominal"`（离散）；`y` 是标记，恰有两种。两行之间距离的平方是
各属性 diff 的平方之和，一样近时取下标最小的。(11.3) 是对全体样本的**和**，不是平均。

**做完想一想。** 色泽的统计量是 -7，一个属性怎么会比毫无关系还差？不做规范化，西瓜 3.0 的密度和含糖率会落到多少？

**★** 数值极大、极小或挤在一起时，规范化照样准；取值的名字只差一个空格也是两个值。提示：先减最小值，再除以极差。

---

**The exercise.** Implement Relief, and see which scores and which ranking it gives the eight attributes of watermelon 3.0. A
good attribute is alike in a sample and its neighbour of the same class, and differs in its neighbour of the other class; Relief
(§11.2) makes that sentence a number.

**A small example first.** Four melons, with 密度 (density) normalised already:

    sample    0      1      2      3
    色泽      青绿   乌黑   乌黑   青绿
    密度      1      0.8    0.2    0
    好瓜      是     是     否     否

The near-hit of sample 0 is 1, the only other one of its class. Its near-miss is 3, at a squared distance of 0 + 1 = 1; to 2 it
is 1 + 0.64. So sample 0 gives 色泽 (colour) 0 - 1 = -1, and 密度 1 - 0.2² = 0.96. All four together give 色泽 -4 and 密度 2.56:
density is of use, colour does harm.

**Conventions.** `X` is a list of rows; `kinds[j]` says whether column j is `"numeric"` or `"nominal"`; `y` are the labels, of
exactly two kinds. The squared distance of two rows is the sum of the squared diffs of all attributes; of equally near ones take
the smallest index. (11.3) is a **sum** over all samples, no mean.

**Worth a thought.** The statistic of 色泽 is -7: how can an attribute be worse than one that has nothing to do with the class?
Without normalising, what would become of density and sugar content on watermelon 3.0?

**★** Normalising is as exact for huge, tiny or crowded numbers, and names that differ by a blank are two values. Hint: subtract
the minimum first, then divide by the range.
"""

from collections.abc import Hashable

Table = list[list[float | str]]


def normalize(X: Table, kinds: list[str]) -> Table:
    """规范化：每个连续列按全部行的最小值、最大值线性变到 [0, 1]，常数列变成 0；离散列不变。返回新的行。

    Maps every numeric column linearly to [0, 1] by its minimum and maximum, a constant one to 0; nominal columns stay. Returns new
    rows.

    >>> normalize([["青绿", 3.0], ["乌黑", 1.0], ["青绿", 2.0]], ["nominal", "numeric"])
    [['青绿', 1.0], ['乌黑', 0.0], ['青绿', 0.5]]
    """
    raise NotImplementedError


def diff(a: float | str, b: float | str, kind: str) -> float:
    """(11.3) 中的 diff；a、b 是同一列的两个值，连续的已经规范化。

    The diff of (11.3) for two values of one column, which are normalised if they are numbers.

    >>> diff("青绿", "乌黑", "nominal"), diff(1.0, 0.75, "numeric")
    (1.0, 0.25)
    """
    raise NotImplementedError


def near_hit_miss(X: Table, y: list[Hashable], kinds: list[str], i: int) -> tuple[int | None, int]:
    """第 i 个样本的猜中近邻与猜错近邻的下标，X 已经规范化。它那一类没有别的样本时，猜中近邻是 None。

    The indices of the near-hit and the near-miss of sample i; X is normalised already. The near-hit is None if there is no other
    sample of its class.

    >>> near_hit_miss([["甲", 0.0], ["甲", 1.0], ["乙", 0.5]], ["是", "否", "否"], ["nominal", "numeric"], 2)
    (1, 0)
    """
    raise NotImplementedError


def relief(X: Table, y: list[Hashable], kinds: list[str]) -> list[float]:
    """各属性的相关统计量 (11.3)；X 是原始的表，先规范化。没有猜中近邻时，那一项算 0。

    The relevance statistics (11.3) of all attributes; X is the raw table, to be normalised first. Without a near-hit, its term
    counts as 0.

    >>> relief([[1.0], [2.0], [4.0], [5.0]], ["是", "是", "否", "否"], ["numeric"])
    [1.375]
    """
    raise NotImplementedError


def select(delta: list[float], k: int) -> list[int]:
    """相关统计量最大的 k 个属性的下标，从大到小；相等的，下标小的在前。

    The indices of the k attributes with the largest statistics, in descending order; of equal ones the smaller index comes first.

    >>> select([0.5, 2.0, -1.0, 2.0], 3)
    [1, 3, 0]
    """
    raise NotImplementedError


def ranking(table: dict) -> list[str]:
    """一张数据集的属性名，相关统计量大的在前。`table` 的样子同 `exercises.datasets.watermelon_3_0()`：`"X"`、`"y"`、`"attributes"` 和 `"domains"`，
    连续属性的 domain 是 None。

    The names of the attributes of a data set, the largest statistic first. `table` looks like
    `exercises.datasets.watermelon_3_0()`: `"X"`, `"y"`, `"attributes"` and `"domains"`, where the domain of a continuous one is None.

    >>> four = [["a", 1.0], ["a", 5.0], ["b", 1.0], ["b", 5.0]]
    >>> ranking({"X": four, "y": ["是", "是", "否", "否"], "attributes": ["形", "重"], "domains": [["a", "b"], None]})
    ['形', '重']
    >>> from exercises.datasets import watermelon_3_0
    >>> ranking(watermelon_3_0())[0]
    '纹理'
    """
    raise NotImplementedError
