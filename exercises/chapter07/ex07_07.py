r"""7.7 AODE 需要多少样例 / How many examples AODE needs

两个类，d 个二值属性。若每个要估计的先验项至少要有 n 个样例支持（书中 n = 30），朴素贝叶斯的 $P(c)$ 需要 2n 个样例；AODE 的各项
$P(c, x_i)$ 总共要收集多少样例？运气最好时多少，最坏时又是多少？

**样例** 是形状 (m, d) 的 0/1 数组 `X` 的各行，`y` 是长为 m 的 0/1 类别；m 可以是 0。
**项** 是一个组合（类别 c，属性 i，取值 v）；一个样例属于它的类别与各个取值所组成的那些项。

- 样例集**足够**：每一项都至少有 n 个样例。
- 按行的次序收集时，样例集**有用**：它是足够的，而且每一行到来时，它所属的项中至少有一项还不足 n 个样例。
- **最好** (`best`)：最小的足够的样例集有多少行。**最坏** (`worst`)：最长的有用的样例集有多少行。
- **互不共用** (`no_sharing`)：假如每一项各用自己的 n 个样例，一个样例只算给一项，共需多少。
- **只为一个测试样例** (`query_best`, `query_worst`)：只要求与一个给定的测试样例 q 取值相同的那些项，“足够”、“有用”、“最好”、“最坏”都只就
  这些项而言。

书没有说明“最坏”怎样理解，流传的答案因此各不相同；上面的定义把它们分开。不要改动传入的参数。

---

Two classes and d binary attributes. If every prior term to be estimated needs at least n supporting examples (n = 30 in the
book), $P(c)$ of naive Bayes needs 2n examples; how many do the terms $P(c, x_i)$ of AODE need, with the best luck and with
the worst?

**Examples** are the rows of a 0/1 array `X` of shape (m, d), their classes the 0/1 array `y` of length m; m may be 0.
**A term** is a combination (class c, attribute i, value v); an example belongs to the terms made of its class and each of its
values.

- A collection is **enough** if every term has at least n examples.
- Collected in the order of its rows it is **useful** if it is enough and every row, when it arrives, belongs to at least one
  term that still has fewer than n examples.
- **Best** (`best`): the number of rows of the smallest collection that is enough. **Worst** (`worst`): that of the longest
  useful collection.
- **No sharing** (`no_sharing`): how many it would take if each term had n examples of its own, an example counting for one
  term only.
- **For one query** (`query_best`, `query_worst`): only the terms that share their value with one given test example q are
  wanted, and enough, useful, best and worst refer to these alone.

The book does not say what "worst" means, and the answers in circulation differ; these definitions tell them apart. Do not
change the arguments.
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
    """最小的足够的样例集 (X, y)。

    A smallest collection (X, y) that is enough.
    """
    raise NotImplementedError


def worst_sequence(d: int, n: int) -> tuple[np.ndarray, np.ndarray]:
    """最长的有用的样例集 (X, y)。

    A longest useful collection (X, y).
    """
    raise NotImplementedError


def sizes(d: int, n: int) -> dict[str, int]:
    """d 个属性、每项 n 个样例时的各个数目，键依次是 "terms"（项数），"best"，"worst"，"no_sharing"，"query_best"，"query_worst"。

    The numbers for d attributes and n examples a term, with the keys "terms" (how many terms there are), "best", "worst",
    "no_sharing", "query_best", "query_worst".
    """
    raise NotImplementedError


def reasoning() -> str:
    """（由教师阅读）说明最好与最坏的数目为何不能更小或更大。返回 Markdown 文本。

    (Read by a person) Why the best number cannot be smaller, nor the worst larger. Returns Markdown.
    """
    raise NotImplementedError
