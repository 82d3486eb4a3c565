"""11.3 给每一对属性打分 / A score for every pair of attributes

Relief 逐个评价属性。有的属性单看毫无用处，合起来却能决定类别（例如类别是两个属性的异或）。请设计一个给**每一对**属性打分的改进算法，使这样的
一对显现出来。

**得分说的是**这一对属性合起来与类别有多大关系，其中一个单独就有用的情形也算在内。分数用什么单位、有多大都由你定，评测只看次序：

- 类别等于一对属性的异或，而其余属性与类别无关时，这一对得分最高；
- 有两对属性各自都能由异或得出类别时，这两对的得分高于从两对中各取一个凑成的对：两个属性的分数相加是做不到的；
- 一个属性与类别一一对应、其余与类别无关时，含有它的对高于不含它的对；
- 连续属性换单位、各值和标记改名、打乱各行或各列、添一个与类别无关的（或常数的）属性，都不改变结论。连续属性中的“异或”指的是偏大与偏小，两种各约一半，中间有空隙。
  决定类别的属性全是连续的，或全是离散的；与类别无关的可以是另一种。

**表**同 11.1：`X` 是行的列表，`kinds[j]` 是 `"numeric"`（连续）或 `"nominal"`（离散），`y` 恰有两个不同的标记，一类可以只有一个样本。最多 120 行，2 到 6 个属性，离散的
至多五种取值；一次调用不超过两秒。同样的表总得同样的分数。可以 `from ex11_01 import normalize` 等等。不要改动传入的参数。

---

Relief rates attributes one at a time. Some attributes are useless alone and decide the class together, for instance if the class
is the exclusive or of two of them. Design an improved algorithm that scores **every pair** of attributes, so that such a pair
stands out.

**The score says** how much a pair has to do with the class, including the case in which one of the two is useful by itself. Unit
and size of the scores are up to you, only their order is judged:

- if the class is the exclusive or of one pair, and the other attributes have nothing to do with it, that pair scores highest;
- if each of two pairs gives the class by exclusive or, both score higher than the pairs made of one attribute of each: adding
  the scores of two attributes cannot do this;
- if one attribute corresponds to the class one to one and the others have nothing to do with it, the pairs with it score higher
  than the pairs without it;
- other units of numeric attributes, other names for values and labels, another order of the rows or the columns, one more
  irrelevant (or constant) attribute do not change the conclusion. For numeric attributes "exclusive or" is about large and
  small, about half of the values being each, with a gap between. The attributes that decide the class are all numeric or
  all nominal; those that have nothing to do with it may be of the other kind.

**Tables** as in 11.1: `X` is a list of rows, `kinds[j]` is `"numeric"` or `"nominal"`, `y` holds exactly two different labels,
perhaps one of them once only. At most 120 rows and 2 to 6 attributes, nominal ones of five values at most; two seconds for a
call. The same table always gets the same scores. You may say `from ex11_01 import normalize` and the like. Do not change the
arguments.
"""

from collections.abc import Hashable

Table = list[list[float | str]]


def pair_scores(X: Table, y: list[Hashable], kinds: list[str]) -> list[list[float]]:
    """(d, d) 的对称矩阵：第 j 行第 k 列是属性 j 与 k 这一对的得分，越大越有关；对角线可以是任何有限的数。

    A symmetric matrix (d, d): row j, column k holds the score of the pair of attributes j and k, larger means more relevant; the
    diagonal may hold any finite numbers.
    """
    raise NotImplementedError


def best_pair(scores: list[list[float]]) -> tuple[int, int]:
    """得分最高的一对 (i, j), i < j，不看对角线；相等时取字典序最小的。

    The pair (i, j), i < j, with the highest score off the diagonal; of equal ones the lexicographically smallest.

    >>> best_pair([[9.0, 1.0, 2.0], [1.0, 9.0, 2.0], [2.0, 2.0, 9.0]])
    (0, 2)
    """
    raise NotImplementedError


def idea() -> str:
    """（由教师阅读）你的算法，以及它为什么能发现单看无用的一对。返回 Markdown 文本。

    (Read by a person) Your algorithm, and why it finds a pair whose attributes are useless alone. Returns Markdown.
    """
    raise NotImplementedError
