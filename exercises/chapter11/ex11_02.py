r"""11.2 多分类的 Relief-F / Relief-F for several classes

Relief（习题 11.1）只管两类。Relief-F (§11.2) 为每个样本找一个猜中近邻，再在其余**每一类**中各找一个猜错近邻，按 (11.4) 加权累积。
请写出它的完整步骤，写成评测程序能运行的样子，另附一份给人读的伪代码。

**表与距离**同 11.1：`X` 是行的列表，`kinds[j]` 是 `"numeric"`（连续）或 `"nominal"`（离散），`y` 是标记的列表，这里有两个或更多不同的标记，
标记是文字或整数（一张表中不混用）。距离的平方是各属性 diff 的平方之和，相等时取下标最小的。规范化：连续列按最小值、最大值变到 [0, 1]，常数列变成 0。

**(11.4)** 照书上印的：$p_l$ 是第 l 类样本在**整个**数据集中所占的比例，不再除以别的数；对全体样本求和，不除以样本数。若一类只有一个样本，它的
猜中一项算 0。（文献中的 Relief-F 常用 k 个近邻与另一种权重，是另外的统计量。）

可以 `from ex11_01 import normalize` 等等，使用你自己写的 11.1。不要改动传入的参数。

---

Relief (exercise 11.1) knows two classes only. Relief-F (§11.2) finds a near-hit of every sample, and one near-miss in **each** of
the other classes, and accumulates them with weights by (11.4). Write down its complete steps: as a program that a grader can
run, and as pseudocode for people to read.

**Tables and distance** as in 11.1: `X` is a list of rows, `kinds[j]` is `"numeric"` or `"nominal"`, `y` is the list of labels,
here of two or more classes, texts or ints (not both in one table). The squared distance is the sum of the squared diffs of all
attributes; of equally near samples take the smallest index. Normalising maps numeric columns to [0, 1] by minimum and maximum,
constant ones to 0.

**(11.4)** as printed: $p_l$ is the share of class l in the **whole** data set, divided by nothing else; it is a sum over all
samples, not divided by their number. The hit term of a sample that is alone in its class counts as 0. (The literature's
Relief-F with k neighbours and other weights is another statistic.)

You may say `from ex11_01 import normalize` and the like to use your own 11.1. Do not change the arguments.
"""

from collections.abc import Hashable

Table = list[list[float | str]]


def near_misses(X: Table, y: list[Hashable], kinds: list[str], i: int) -> dict[Hashable, int]:
    """第 i 个样本在其余各类中的猜错近邻：{标记: 下标}。X 已经规范化。

    The near-misses of sample i in each of the other classes: {label: index}. X is normalised already.

    >>> near_misses([[0.0], [0.5], [1.0]], ["a", "b", "a"], ["numeric"], 1)
    {'a': 0}
    """
    raise NotImplementedError


def relief_f_trace(X: Table, y: list[Hashable], kinds: list[str], i: int) -> list[float]:
    """(11.4) 中第 i 个样本的一项，每个属性一个数。X 已经规范化。

    The term of sample i in (11.4), a number for each attribute. X is normalised already.
    """
    raise NotImplementedError


def relief_f(X: Table, y: list[Hashable], kinds: list[str]) -> list[float]:
    """各属性的相关统计量 (11.4)，X 是原始的表，先规范化。

    The relevance statistics (11.4) of all attributes. X is the raw table, to be normalised first.
    """
    raise NotImplementedError


def pseudocode() -> str:
    """（由教师阅读）Relief-F 的算法描述：输入、编号的步骤、输出。返回 Markdown 文本。

    (Read by a person) The algorithm Relief-F: input, numbered steps, output. Returns Markdown.
    """
    raise NotImplementedError
