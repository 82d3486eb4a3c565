"""1.2 析合范式的假设数 / Counting hypotheses in disjunctive normal form

**书上的题。** 用最多包含 k 个合取式的析合范式（几个合取式“或”起来）来表达表 1.1 的假设空间，估算共有多少种可能的假设。“多少种”至少
有两种数法：按写法数，合取式的集合不同就不同；按含义数，接受同样一些瓜的就算同一个概念。两种都数，再按书中的提示写一个去掉冗余项的函数。

**先看一个小例子。** 只有一个属性，取值甲、乙。合取式有三个：甲、乙、`*`（任何取值）。最多用两个：

    按写法    一个不取 1 种，取一个 3 种，取两个 3 种（甲或乙，甲或 *，乙或 *）        共 7 种
    按含义    什么都不收，只收甲，只收乙，全收                                        共 4 种

“甲或乙”“甲或 `*`”“乙或 `*`”与 `*` 写法不同，收的瓜一样。

**约定。** 合取式是元组，每个属性写一个取值或 `"*"`，如 `("青绿", "*", "浊响")`，每个属性都相符的瓜才被接受。析合范式是合取式的列表，接受
至少被其中一个合取式接受的瓜，`[]` 什么都不接受。`domain_sizes` 是各属性的取值个数，按表 1.1 是 `[2, 3, 3]`；不同的合取式共有
$n = ∏(s_i + 1)$ 个。一个合取式都不取，也算一种假设。

**做完想一想。** 表 1.1 的 18 种瓜，k 大到多少以后概念数就不再增加，停在哪个数上？假设空间什么都能表达，学习是更容易了，还是更难了？

**★** 合取式多到 $10^{12}$ 个、k 大到一百万、析取有一百多项、取值的名字互相相像时也对。提示：没有新概念出现就停。

---

**The exercise.** The hypothesis space of table 1.1 is now expressed in disjunctive normal form with at most k conjunctions
(joined by "or"): estimate how many hypotheses there can be. There are at least two ways to count: as written, where different
sets of conjunctions differ, and by meaning, where hypotheses that accept the same melons are one concept. Count both ways,
and write a function that drops redundant terms as in the hint of the book.

**A small example first.** One attribute with the values a and b. There are three conjunctions: a, b and `*` (any value). With
at most two of them:

    as written    none 1, one of them 3, two of them 3 (a or b, a or *, b or *)      7 in all
    by meaning    nothing, only a, only b, everything                                4 in all

"a or b", "a or `*`", "b or `*`" and `*` are written differently, and accept the same.

**Conventions.** A conjunction is a tuple with a value or `"*"` for each attribute, such as `("青绿", "*", "浊响")`; it accepts a
melon that fits in every attribute. A disjunctive normal form is a list of conjunctions and accepts what at least one of them
accepts; `[]` accepts nothing. `domain_sizes` holds the number of values of each attribute, `[2, 3, 3]` for table 1.1; there are
$n = ∏(s_i + 1)$ different conjunctions. To take no conjunction at all is one hypothesis, too.

**Worth a thought.** For the 18 melons of table 1.1, from which k on does the number of concepts stop growing, and where? If the
hypothesis space can express everything, has learning become easier, or harder?

**★** As right for $10^{12}$ conjunctions, for k up to a million, for more than a hundred terms, and for values with names that
look alike. Hint: stop once no new concept appears.
"""


def covers_dnf(dnf: list[tuple[str, ...]], x: list[str]) -> bool:
    """析合范式是否接受这个瓜。

    Whether the disjunctive normal form accepts the melon.

    >>> bool(covers_dnf([("青绿", "*"), ("*", "蜷缩")], ["乌黑", "蜷缩"]))
    True
    """
    raise NotImplementedError


def drop_subsumed(dnf: list[tuple[str, ...]]) -> list[tuple[str, ...]]:
    """去掉重复的项，以及单凭另一项就已蕴涵的项（它接受的瓜那一项全都接受，从写法上就看得出来）；次序不限。

    Drops repeated terms and every term implied by another single one (which, by its form alone, accepts all that the term
    accepts); any order.

    >>> [tuple(term) for term in drop_subsumed([("青绿", "浊响"), ("青绿", "*")])]
    [('青绿', '*')]
    """
    raise NotImplementedError


def count_written(domain_sizes: list[int], k: int) -> int:
    """按写法数：由不超过 k 个不同合取式组成的集合的个数。

    As written: the number of sets of at most k different conjunctions.

    >>> count_written([2], 2)
    7
    """
    raise NotImplementedError


def count_concepts(domain_sizes: list[int], k: int) -> int:
    """按含义数：用不超过 k 个合取式能表示的不同概念（所接受的瓜的集合）的个数。瓜至多十几种，可以一一列举。

    By meaning: the number of different concepts (sets of accepted melons) that at most k conjunctions can express. There are
    a dozen melons or so: they can be listed.

    >>> count_concepts([2], 2)
    4
    """
    raise NotImplementedError
