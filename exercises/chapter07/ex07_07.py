"""7.7 AODE 需要多少样例 / How many examples AODE needs

**书上的题。** d 个二值属性、两个类，每个要估计的先验项至少要有 30 个样例。朴素贝叶斯的 $P(c)$ 需要 60 个；AODE 的
$P(c, x_i)$ 最好、最坏各需要多少？书没有说“最坏”怎样理解，流传的答案因此各不相同；先把它说清楚，答案就只有一个，还能造
出来给人看。

**先看一个小例子。** d = 2，每项只要 1 个样例（n = 1），只看类 0：四项是“x_1 = 0”“x_1 = 1”“x_2 = 0”“x_2 = 1”。

    来的次序    每行新凑齐的项
    00 11       x_1=0 x_2=0；x_1=1 x_2=1                     两行就够了
    00 10 01    x_1=0 x_2=0；x_1=1；x_2=1                    三行，每行来时都还有用
    00 01 00    x_1=0 x_2=0；x_2=1；（没有）                 第三行来时它的两项都已齐了：白来一趟，而且还不够

**约定。** 样例是 0/1 数组 `X` 的各行，`y` 是 0/1 的类别，可以一行也没有。一**项**是（类别 c，属性 i，取值 v），一个样
例属于 d 项。样例集**足够**：每一项都至少有 n 个样例。按行的次序收集时**有用**：它是足够的，而且每一行到来时，它所属的
项中至少有一项还不足 n 个。**最好**是最小的足够的样例集有多少行，**最坏**是最长的有用的样例集有多少行。

**做完想一想。** n = 30 时，流传的答案中“最坏”还有 60d 与 120d。它们各把“最坏”理解成了什么？真去收集样例时，次序由不得
你：随机来的样例，需要的数目离哪一头近？

**★** `other_readings` 给出另外两种理解之下的数目；上千行的样例集也判得快。提示：一个样例同时支持 d 项，除非规定它只算
给一项。

---

**The exercise.** There are d binary attributes and two classes, and every prior term needs at least 30 examples.
$P(c)$ of naive Bayes needs 60; how many does $P(c, x_i)$ of AODE need at best and at worst? The book does not say
what “worst” means, and the answers in circulation differ; once it is said there is one answer only, and it can be
shown by building it.

**A small example first.** d = 2, one example for each term (n = 1), class 0 only. Its four terms are “x_1 = 0”, “x_1
= 1”, “x_2 = 0”, “x_2 = 1”.

    order       terms that each row fills
    00 11       x_1=0 x_2=0; x_1=1 x_2=1                     two rows will do
    00 10 01    x_1=0 x_2=0; x_1=1; x_2=1                    three rows, each of use when it comes
    00 01 00    x_1=0 x_2=0; x_2=1; (none)                   both terms of the third row are full: it comes in vain, and
                                                             it is not enough yet

**Conventions.** Examples are the rows of a 0/1 array `X`, `y` holds their classes 0/1; there may be no row. A
**term** is (class c, attribute i, value v), and an example belongs to d terms. A collection is **enough** if every
term has at least n examples. In the order of its rows it is **useful** if it is enough and every row, when it
arrives, belongs to at least one term that still has fewer than n. **Best** is the number of rows of the smallest
collection that is enough, **worst** that of the longest useful one.

**Worth a thought.** For n = 30 there are answers in circulation that make the worst 60d or 120d. What does each take
“worst” for? When you really collect examples the order is not yours: if they come at random, which end is the number
needed nearer to?

**★** `other_readings` gives the numbers of two other readings; collections of a thousand rows are judged quickly.
Hint: an example supports d terms at once, unless it may count for one only.
"""

import numpy as np


def enough(X: np.ndarray, y: np.ndarray, n: int) -> bool:
    """样例集是否足够。

    Whether the collection is enough.

    >>> import numpy as np
    >>> enough(np.array([[0], [1], [0], [1]]), np.array([0, 0, 1, 1]), 1)
    True
    """
    raise NotImplementedError


def useful(X: np.ndarray, y: np.ndarray, n: int) -> bool:
    """按行的次序收集时，样例集是否有用。

    Whether the collection, in the order of its rows, is useful.

    >>> import numpy as np
    >>> useful(np.array([[0], [0], [1], [0], [1]]), np.array([0, 0, 0, 1, 1]), 1)
    False
    """
    raise NotImplementedError


def best_set(d: int, n: int) -> tuple[np.ndarray, np.ndarray]:
    """每项要 n 个样例时，最小的足够的样例集 (X, y)，d 个属性。

    A smallest collection (X, y) of d attributes that is enough with n examples a term.

    >>> len(best_set(1, 1)[0])
    4
    """
    raise NotImplementedError


def worst_sequence(d: int, n: int) -> tuple[np.ndarray, np.ndarray]:
    """每项要 n 个样例时，最长的有用的样例集 (X, y)，d 个属性。

    A longest useful collection (X, y) of d attributes with n examples a term.

    >>> len(worst_sequence(1, 1)[0])
    4
    """
    raise NotImplementedError


def sizes(d: int, n: int) -> dict[str, int]:
    """d 个属性、每项 n 个样例时的各个数目，键依次是 "terms"（项数），"best"（最好），"worst"（最坏）。

    The numbers for d attributes and n examples a term, with the keys "terms" (how many terms there are), "best", "worst".

    >>> sizes(1, 1)
    {'terms': 4, 'best': 4, 'worst': 4}
    """
    raise NotImplementedError


def reasoning() -> str:
    """（由教师阅读）说明最好与最坏的数目为何不能更小或更大。返回 Markdown 文本。

    (Read by a person) Why the best number cannot be smaller, nor the worst larger. Returns Markdown.
    """
    raise NotImplementedError


# ---- ★ ----
def other_readings(d: int, n: int) -> dict[str, int]:
    """另外两种理解之下的数目。"no_sharing"：每一项各用自己的 n 个样例，一个样例只算给一项，共需多少。"query_best"、"query_worst"：只要
    求与一个给定的测试样例 q 取值相同的那些项，“足够”“有用”“最好”“最坏”都只就这些项而言。

    The numbers of two other readings. "no_sharing": each term has n examples of its own, an example counting for one term
    only. "query_best", "query_worst": only the terms that share their value with one given test example q are wanted, and
    enough, useful, best and worst refer to these alone.

    >>> other_readings(1, 1)
    {'no_sharing': 4, 'query_best': 2, 'query_worst': 2}
    """
    raise NotImplementedError
