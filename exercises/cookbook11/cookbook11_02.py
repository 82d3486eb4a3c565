r"""cookbook11.2 投票、名次与分数 / Votes, ranks and scores

几个分类器对同一个样本各给出一个类别、一个名次表或一组分数，几种融合规则未必选出同一类。写出这些规则，并列的全部报告；用它们核对讲义
§11.4 的两张表。再造两组名次表：一组使多数票、名次分与两两比较各选一类，另一组使删掉一个落选的类就改变名次分的胜者。

**约定。** 类是 0, …, C-1, 2 ≤ C ≤ 12。`rankings` 的每一行是一个分类器的名次表，从最好的类排到最差的类，每类恰好出现一次；共 L 行，1
≤ L ≤ 200。`scores` 的形状是 (L, C), 1 ≤ L ≤ 30，第 l 行第 k 列是第 l 个分类器给第 k 类的分数，是 0 或在 $10^{-4}$ 与 $10^4$ 之间；
每一行的和大于 0。名次分（Borda）：在一张名次表里，第一名得 C 分，以后每名少 1 分，最后一名得 1 分。

**数值。** 分数合计的相对误差不超过 $10^{-9}$。每次调用不超过 2 秒 CPU 时间。不要改动传入的参数。

---

For one sample, some classifiers each give a class, a ranking of the classes or scores, and the rules of fusion need not
elect the same class. Write these rules, reporting all that tie, and audit with them the two tables of §11.4 of the
notes. Then build two sets of rankings: one where plurality, rank points and pairwise comparison each elect another
class, and one where deleting a losing class changes the winner by rank points.

**Conventions.** The classes are 0, …, C-1, 2 ≤ C ≤ 12. Each row of `rankings` is the ranking of one classifier, from
the best class to the worst, each class once; there are L rows, 1 ≤ L ≤ 200. `scores` has shape (L, C), 1 ≤ L ≤ 30; row
l, column k is the score that classifier l gives to class k, and it is 0 or between $10^{-4}$ and $10^4$; the sum of
each row is above 0. Rank points (Borda): in each ranking the first class gets C points, each further one a point less,
the last one 1.

**Numbers.** Totals of scores are right to a relative error of $10^{-9}$. A call takes at most 2 seconds of CPU time. Do
not change the arguments.
"""

import numpy as np


def plurality(rankings: list[list[int]]) -> list[int]:
    """排第一的次数最多的所有类，从小到大。

    All classes that are ranked first most often, in ascending order.

    >>> [int(k) for k in plurality([[2, 0, 1], [0, 1, 2], [2, 1, 0], [0, 2, 1]])]
    [0, 2]
    """
    raise NotImplementedError


def borda(rankings: list[list[int]]) -> list[int]:
    """各类的名次分总和，第 k 项属于第 k 类。

    The total rank points of all classes; entry k is that of class k.

    >>> [int(points) for points in borda([[2, 0, 1]])]
    [2, 1, 3]
    """
    raise NotImplementedError


def condorcet(rankings: list[list[int]]) -> int | None:
    """两两比较的胜者：与其他任何一类相比，都在**超过半数**的名次表里排得更前的那一类；没有这样的类时是 None。

    The winner by pairwise comparison: the class that, compared with any other one, is placed higher in **more than
    half** of the rankings; None if there is no such class.
    """
    raise NotImplementedError


def winners(points: list[float]) -> list[int]:
    r"""分数最高的所有类，从小到大。与最高分之差不超过 $10^{-9} \max_k |points_k|$ 的算并列；其余各类与最高分之差都超过
    $10^{-7} \max_k |points_k|$。共 1 到 200 项，可以是负的；绝对值最大的一项在 $10^{-200}$ 与 $10^{200}$ 之间，或者各项都是 0。

    All classes with the highest points, in ascending order. Those short of it by at most $10^{-9} \max_k |points_k|$
    tie; all others are short by more than $10^{-7} \max_k |points_k|$. There are 1 to 200 points, which may be
    negative; the largest in size is between $10^{-200}$ and $10^{200}$, or all are 0.

    >>> [int(k) for k in winners([1.5, 4.0, 4.0])]
    [1, 2]
    """
    raise NotImplementedError


def score_totals(scores: np.ndarray, rule: str, normalise: bool) -> list[float]:
    """各类的分数合计：`rule` 是 "sum" 时对各分类器求和，是 "product" 时求积。`normalise` 为 True 时，先把每一行除以这一行的和。

    The totals of all classes: sums over the classifiers if `rule` is "sum", products if it is "product". If `normalise`
    is True, each row is first divided by its own sum.

    >>> import numpy as np
    >>> [round(float(total), 9) for total in score_totals(np.array([[3.0, 1.0], [2.0, 2.0]]), "sum", True)]
    [1.25, 0.75]
    """
    raise NotImplementedError


def three_winners(a: int, b: int, c: int) -> list[list[int]]:
    """a, b, c 是 0, 1, 2 的一个排列。造至多 200 张三个类的名次表：多数票只选 a，名次分只选 b，两两比较的胜者是 c。

    a, b, c are 0, 1, 2 in some order. Builds at most 200 rankings of three classes: plurality elects a alone, rank
    points elect b alone, and the winner by pairwise comparison is c.
    """
    raise NotImplementedError


def spoiler(a: int, b: int, c: int) -> list[list[int]]:
    """a, b, c 是 0, 1, 2 的一个排列。造至多 200 张三个类的名次表：名次分只选 b；从每张表中删掉 c 之后（剩下两类各得 2 分与 1 分），
    名次分只选 a。

    a, b, c are 0, 1, 2 in some order. Builds at most 200 rankings of three classes: rank points elect b alone; after c
    has been deleted from each ranking (the other two getting 2 points and 1 point), they elect a alone.
    """
    raise NotImplementedError
