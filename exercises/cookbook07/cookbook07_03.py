r"""cookbook7.3 RELIEF 看见什么 / What RELIEF sees

RELIEF 随机取样本，用最近的同类样本与最近的异类样本给每个特征加减分。按给定的取样序列算出权重，再精确地求出权重的期望与方差。讲义说，
RELIEF 的本质是：样本在某个特征上取值各不相同，这个特征就有用。是这样吗？造两组数据：一组里每个特征单独看毫无用处，RELIEF 却给高分；
另一组里有个特征人人取值不同，RELIEF 却不给正分。

**表。** `X` 是行的列表，2 到 60 行，1 到 8 列；`y` 是标记的列表，至少两类，标记是文字或整数（一张表中不混用）。`kinds[j]` 说明第 j
列是 `"numeric"`（数，绝对值不超过 $10^7$）还是 `"nominal"`（文字，逐字相同才算相同）。下标从 0 起。

**差异与距离。** 两行在连续列（numeric）上的差异是 |a - b| / (max - min)，max 与 min 对全体行取，全列相等时差异是 0；在离散列
（nominal）上相同是 0，不同是 1。两行的距离是各列差异**之和**。找近邻时距离相等的取下标最小的，相差不到 $10^{-9}$ 算相等。传入的表中，
一行到其余各行的距离要么相差至少 $10^{-6}$，要么用浮点数算也恰好相等。

**数值。** 误差不超过 $10^{-9}$。每次调用不超过 2 秒 CPU 时间。不要改动传入的参数。

---

RELIEF draws samples and scores every feature by the nearest sample of the same class and the nearest of another.
Compute the weights for a given sequence of draws, then their exact mean and variance. The notes say that in essence a
feature is useful if the samples differ in it. Is it so? Build two data sets: one where each feature by itself is
useless, and yet RELIEF rewards it, and one where a feature differs in all samples, and yet gets no positive weight.

**Tables.** `X` is a list of 2 to 60 rows with 1 to 8 columns; `y` is the list of labels of two classes at least, either
texts or ints (not both in one table). `kinds[j]` says whether column j is `"numeric"` (numbers of at most $10^7$ in
size) or `"nominal"` (texts, alike if they are the same character by character). Indices count from 0.

**Differences and distances.** In a numeric column two rows differ by |a - b| / (max - min), max and min being taken
over all rows, and by 0 if the whole column is equal; in a nominal column by 0 if they are alike and by 1 otherwise. The
distance of two rows is the **sum** of these over the columns. Of equally near neighbours take the one with the smallest
index; less than $10^{-9}$ apart counts as equal. In tables that you are given, the distances of a row from the others
are either $10^{-6}$ apart at least, or exactly equal in floating point, too.

**Numbers.** Errors are $10^{-9}$ at most. A call takes at most 2 seconds of CPU time. Do not change the arguments.
"""

from collections.abc import Hashable

Table = list[list[float | str]]


def differences(X: Table, kinds: list[str], a: int, b: int) -> list[float]:
    """第 a 行与第 b 行在各列上的差异。

    The differences of rows a and b in all columns.

    >>> [float(d) for d in differences([[1.0, "x"], [3.0, "x"], [9.0, "y"]], ["numeric", "nominal"], 0, 1)]
    [0.25, 0.0]
    """
    raise NotImplementedError


def nearest_pair(X: Table, y: list[Hashable], kinds: list[str], i: int) -> tuple[int | None, int]:
    """（与第 i 行同类的其他各行中最近的一行，与它**不同类**的各行中最近的一行）。这一类只有第 i 行时，前者是 None。

    (The nearest other row of the class of row i, the nearest row of **any** other class.) The first is None if row i is
    alone in its class.

    >>> nearest_pair([[0.0], [2.0], [8.0]], ["p", "q", "q"], ["numeric"], 2)
    (1, 0)
    """
    raise NotImplementedError


def relief(X: Table, y: list[Hashable], kinds: list[str], picks: list[int]) -> list[float]:
    r"""依次取 `picks` 中的各行（1 到 100 个，可以重复，共 n 个）之后各列的权重：$w_j = \frac{1}{n} \sum$（与最近异类的差异 -
    与最近同类的差异）。没有同类的行，与最近同类的差异算 0。

    The weights of all columns after drawing the rows in `picks` (1 to 100 of them, perhaps repeated; n in all):
    $w_j = \frac{1}{n} \sum$ (difference from the nearest row of another class - difference from the nearest of the same
    class). Where a row is alone in its class, the latter counts 0.

    >>> [float(w) for w in relief([[0.0], [2.0], [8.0]], ["p", "q", "q"], ["numeric"], [2, 2, 0, 0])]
    [0.25]
    """
    raise NotImplementedError


def expected(X: Table, y: list[Hashable], kinds: list[str]) -> list[float]:
    """独立地、均匀地有放回取 n 行时，各列权重的期望。

    The expectation of all weights if n rows are drawn independently and uniformly, with replacement.
    """
    raise NotImplementedError


def variance(X: Table, y: list[Hashable], kinds: list[str], n: int) -> list[float]:
    """这样取 n 行时，各列权重的方差；n 从 1 到 10^4，误差不超过 10^-9 / n。

    The variance of all weights for n such draws; n is 1 to 10^4, and errors are 10^-9 / n at most.
    """
    raise NotImplementedError


def interaction(m: int) -> tuple[list[list[float]], list[Hashable]]:
    r"""造 (X, y)：m 行，两个连续列，两类；m 是 8, 16, 24 或 40。每一列单独看都没有用：(两类均值之差)² /（两类方差之和）不超过
    $10^{-9}$，方差除以个数，分母不是 0。每一列的期望权重却不小于 0.2。数的绝对值不超过 $10^6$。

    Builds (X, y) of m rows with two numeric columns and two classes; m is 8, 16, 24 or 40. Each column by itself is
    useless: (difference of the class means)² / (sum of the class variances) is at most $10^{-9}$, where variances are
    divided by the number of samples and the denominator is not 0. And yet the expected weight of each column is 0.2 at
    least. Numbers are at most $10^6$ in size.
    """
    raise NotImplementedError


def busy_column(m: int) -> tuple[list[list[float]], list[Hashable]]:
    r"""造 (X, y)：m 行，4 ≤ m ≤ 30，两个连续列，两类，每类至少两行。第 0 列的 m 个值互不相同，期望权重却不大于 0；第 1
    列的期望权重不小于 0.9。数的绝对值不超过 $10^6$。

    Builds (X, y) of m rows, 4 ≤ m ≤ 30, with two numeric columns and two classes of two rows each at least. Column 0
    has m different values, and yet its expected weight is not above 0; the expected weight of column 1 is 0.9 at least.
    Numbers are at most $10^6$ in size.
    """
    raise NotImplementedError
