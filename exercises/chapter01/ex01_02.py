"""1.2 析合范式的假设数 / Counting hypotheses in disjunctive normal form

一个假设改用最多 k 个合取式的析取（析合范式）来表示，共有多少种假设？"多少种" 至少有两种数法：按写法数，不同的合取式集合
就不同；按含义数，接受同样一些瓜的就算同一个概念。两种都要数，再写一个函数去掉书中提示里的那种冗余项。

**写法。** 合取式是元组，每个属性写一个取值或 `"*"`（含义同练习 1.1，但没有 `None`）；析合范式是合取式的列表，接受至少被其中一个
合取式接受的瓜，空列表不接受任何瓜。`domain_sizes` 是各属性的取值个数 $s_1, s_2, …$（至少为 1），于是共有 $n = ∏(s_i + 1)$ 个写法
不同的合取式。不同属性可以有同样的取值。不要改动传入的参数。

---

A hypothesis is now an OR of at most k conjunctions (a disjunctive normal form). How many hypotheses are there? There are
at least two ways to count: as written, where different sets of conjunctions differ, and by meaning, where hypotheses that
accept the same melons are one concept. Count both ways, and write a function that drops redundant terms as in the hint of
the book.

**Form.** A conjunction is a tuple with a value or `"*"` for each attribute (as in exercise 1.1, but without `None`); a
disjunctive normal form is a list of conjunctions and accepts the melons that at least one of them accepts; the empty list
accepts nothing. `domain_sizes` holds the number of values $s_1, s_2, …$ of each attribute (at least 1), so there are $n =
∏(s_i + 1)$ differently written conjunctions. Attributes may share values. Do not change the arguments.
"""


def covers_dnf(dnf: list[tuple[str, ...]], x: list[str]) -> bool:
    """析合范式是否接受这个瓜。

    Whether the disjunctive normal form accepts the melon.

    >>> covers_dnf([("青绿", "*"), ("*", "蜷缩")], ["乌黑", "蜷缩"])
    True
    """
    raise NotImplementedError


def drop_subsumed(dnf: list[tuple[str, ...]]) -> list[tuple[str, ...]]:
    """去掉重复的项，以及单凭另一项就已蕴涵的项（它接受的瓜那一项全都接受，从写法上就看得出来）；次序不限。

    Drops repeated terms and every term implied by another single one (which, by its form alone, accepts all that the term
    accepts); any order.

    >>> drop_subsumed([("青绿", "浊响"), ("青绿", "*")])
    [('青绿', '*')]
    """
    raise NotImplementedError


def count_written(domain_sizes: list[int], k: int) -> int:
    """按写法数：由不超过 k 个不同合取式组成的集合的个数，含空集；k ≥ 0。精确的整数。n 可达 $10^{12}$，n > 1000 时 k ≤ 4。

    As written: the number of sets of at most k different conjunctions, the empty set included; k ≥ 0. An exact integer.
    n may reach $10^{12}$; where n > 1000, k ≤ 4.

    >>> count_written([2], 2)
    7
    """
    raise NotImplementedError


def count_concepts(domain_sizes: list[int], k: int) -> int:
    """按含义数：用不超过 k 个合取式能表示的不同概念（所接受的瓜的集合）的个数。只会问 $∏ s_i ≤ 12$，或取值数 (2, 3, 3) 且 k ≤ 3；
    属性不超过 13 个；k 可以很大。

    By meaning: the number of different concepts (sets of accepted melons) that at most k conjunctions can express. Only
    asked where $∏ s_i ≤ 12$, or for sizes (2, 3, 3) with k ≤ 3, and for at most 13 attributes; k may be large.

    >>> count_concepts([2], 2)
    4
    """
    raise NotImplementedError
