"""11.3 给每一对属性打分 / A score for every pair of attributes

**书上的题。** Relief 逐个考察属性。设计一个改进算法，能考察**每一对**属性：两个属性单看都毫无用处、合起来却决定类别（例如类别是两者的异或）
时，这一对也要显现出来。

**先看一个小例子。** 两个二值属性，每种组合有两个样本，类别是异或：

    样本        0  1   2  3   4  5   6  7
    属性 0      0  0   0  0   1  1   1  1
    属性 1      0  0   1  1   0  0   1  1
    类别        否 否  是 是  是 是  否 否

只留下属性 0 一列：每个样本的同类和异类中都有取值与它相同的，到猜中近邻和猜错近邻的距离都是 0，统计量是 0；属性 1 也一样。放在这两个属性的平面上看：
猜中近邻就在同一点上，距离 0；猜错近邻总要差一个属性，距离 1。八个样本的“猜错减猜中”加起来是 8，而单个统计量之和是 0 + 0。

**约定。** 表同 11.1，可以 `from ex11_01 import normalize`。怎样打分、用什么单位都由你定，只看次序：越有关，分数越高；其中一个属性单独
就决定类别的对，也算有关。连续属性的“异或”看偏大与偏小，两种大约各半。换单位、改名、打乱行列、添一个无关的属性，都不应改变
哪一对最好；同样的表总得同样的分数。

**做完想一想**（写在 `idea` 里）。把两个属性单独的统计量相加或相乘，为什么都不行？若近邻在全部属性上找，六个属性里有两对异或时会怎样？
三个属性的异或呢，你的办法要多花多少？

**★** 连续属性的单位相差十亿倍也看得出那一对；得分只差一点点时，`best_pair` 也分得清。

---

**The exercise.** Relief rates attributes one at a time. Design an improved algorithm that rates **every pair**: two attributes that are
useless alone and decide the class together (say, the class is their exclusive or) should stand out, too.

**A small example first.** Two binary attributes, each combination with two samples, the class their exclusive or:

    sample         0  1   2  3   4  5   6  7
    attribute 0    0  0   0  0   1  1   1  1
    attribute 1    0  0   1  1   0  0   1  1
    class          否 否  是 是  是 是  否 否

Keep attribute 0 as the only column: among the samples of either class some have the same value, so that near-hit and near-miss are both at distance 0,
and the statistic is 0; attribute 1 is no better. Now look at the plane of both: the near-hit is at the very same point, at distance 0;
the near-miss always differs in one attribute and is at distance 1. “Miss minus hit” sums to 8 over the eight samples, while the single
statistics sum to 0 + 0.

**Conventions.** Tables as in 11.1; `from ex11_01 import normalize` is fine. How to score, and in which unit, is up to you, and only the order
matters: the more relevant the higher; a pair in which one attribute alone decides the class is relevant, too. For numeric attributes “exclusive
or” is about large and small, about half of the values being each. Other units, other names, another order of rows or columns or one more
irrelevant attribute should not change which pair is best; the same table always gets the same scores.

**Worth a thought** (in `idea`). Why will neither the sum nor the product of the two single statistics do? If neighbours are sought by all
attributes, what happens with two such pairs among six attributes? And for an exclusive or of three attributes: how much more would your way cost?

**★** The pair shows even where the units of numeric attributes differ by a billion; `best_pair` tells scores apart that hardly differ.
"""

from collections.abc import Hashable

Table = list[list[float | str]]


def pair_scores(X: Table, y: list[Hashable], kinds: list[str]) -> list[list[float]]:
    """(d, d) 的对称矩阵：第 j 行第 k 列是属性 j 与 k 这一对的得分；对角线上写什么数都行。

    A symmetric matrix (d, d): row j, column k holds the score of the pair of attributes j and k; any numbers will do on the diagonal.

    >>> scores = pair_scores([["a", 1.0], ["a", 5.0], ["b", 1.0], ["b", 5.0]], ["是", "是", "否", "否"], ["nominal", "numeric"])
    >>> len(scores), scores[0][1] == scores[1][0]
    (2, True)
    """
    raise NotImplementedError


def best_pair(scores: list[list[float]]) -> tuple[int, int]:
    """得分最高的一对 (i, j)，i < j，不看对角线；相等时取字典序最小的。

    The pair (i, j), i < j, with the highest score off the diagonal; of equal ones the lexicographically smallest.

    >>> best_pair([[9.0, 1.0, 2.0], [1.0, 9.0, 2.0], [2.0, 2.0, 9.0]])
    (0, 2)
    """
    raise NotImplementedError


def idea() -> str:
    """（由教师阅读）你的算法，它为什么能发现单看无用的一对，以及“做完想一想”的问题。返回 Markdown 文本。

    (Read by a person) Your algorithm, why it finds a pair whose attributes are useless alone, and the questions under “Worth a thought”.
    Returns Markdown.
    """
    raise NotImplementedError
