"""1.1 平均、方差与标准分 / Mean, variance and standard scores

**书上的题。** 写出一列数的平均值、方差和标准分。标准分说一个数离平均有几个标准差，不同科目的成绩由此可以相比。

**先看一个小例子。** 1、2、6 的平均是 3，离差是 -2、-1、3，方差是 (4 + 1 + 9) / 3 = 14 / 3。

**约定。** 方差除以个数；全部相等时标准分都是 0。

**做完想一想。** 全部数加上 100，三个函数的结果哪些变，哪些不变？

**★** 离原点很远的数也要算对；提示：先减去平均，再平方。

---

**The exercise.** Write the mean, the variance and the standard scores of some numbers. A score says how many standard
deviations a number is from the mean, so that marks of different subjects can be compared.

**A small example first.** The mean of 1, 2, 6 is 3, the deviations are -2, -1, 3, the variance is (4 + 1 + 9) / 3 = 14 / 3.

**Conventions.** The variance is divided by the count; the scores are all 0 where the numbers are equal.

**Worth a thought.** Add 100 to all numbers: which of the three results change, and which do not?

**★** Numbers far from the origin come out right as well; a hint: subtract the mean before you square.
"""


def mean(values: list[float]) -> float:
    """平均值；至少有一个数。

    The mean of at least one number.

    >>> mean([1.0, 2.0])
    1.5
    """
    raise NotImplementedError


def variance(values: list[float]) -> float:
    """方差，除以个数。

    The variance, divided by the count.

    >>> variance([1.0, 3.0])
    1.0
    """
    raise NotImplementedError


def scores(values: list[float]) -> list[float]:
    """标准分。

    The standard scores.

    >>> scores([1.0, 3.0])
    [-1.0, 1.0]
    """
    raise NotImplementedError
