"""1.1 版本空间 / Version space

表 1.1 若只剩编号 1 和 4 的两个瓜（`exercises.datasets.table_1_1()`），与它们都一致的合取假设有哪些？写成函数：给定任意的
取值域和样例，都能列出版本空间，并找出其中最特殊和最一般的假设。

**假设** 是元组，按属性的顺序各写一个取值或通配符 `"*"`，如 `("青绿", "*", "浊响")`；另有 `None` 表示 "世上没有好瓜"
（书中的 ∅），它不接受任何瓜。假设按写法计数：即使某属性只有一种取值，写那个取值和写 `"*"` 也是两个假设。

**数据。** `domains[j]` 是第 j 个属性的全部取值（其中没有 `"*"`）；`X` 是行的列表；`y` 中 1 表示好瓜，0 表示不是。样例
可以重复，也可以互相矛盾，也可以一个都没有。不同属性可以有同样的取值。返回的假设列表次序不限，但不能有重复。假设空间不超过 600 个假设。
不要改动传入的参数。

---

Keep only melons 1 and 4 of table 1.1 (`exercises.datasets.table_1_1()`): which conjunctive hypotheses are consistent with
both? Answer with functions that list the version space for any domains and samples, and find its most specific and
most general members.

**A hypothesis** is a tuple with a value or the wildcard `"*"` for each attribute in order, such as `("青绿", "*",
"浊响")`; and `None` says "there is no good melon" (∅ in the book) and accepts nothing. Hypotheses are counted as written:
even if an attribute has a single value, that value and `"*"` make two hypotheses.

**Data.** `domains[j]` lists all values of attribute j (never `"*"`); `X` is a list of rows; in `y` 1 stands for a good
melon, 0 for another. Samples may repeat, contradict each other, or be none at all; attributes may share values. Lists
of hypotheses may have any order, but no repeats. No space has more than 600 hypotheses. Do not change the arguments.
"""


def covers(hypothesis: tuple[str, ...] | None, x: list[str]) -> bool:
    """假设是否接受这个瓜。

    Whether the hypothesis accepts the melon.

    >>> covers(("*", "蜷缩"), ["青绿", "蜷缩"])
    True
    """
    raise NotImplementedError


def hypothesis_space(domains: list[list[str]]) -> list[tuple[str, ...] | None]:
    """全部假设，包括 `None`。

    All hypotheses, `None` among them.

    >>> hypothesis_space([["青绿", "乌黑"]])
    [None, ('*',), ('青绿',), ('乌黑',)]
    """
    raise NotImplementedError


def version_space(domains: list[list[str]], X: list[list[str]], y: list[int]) -> list[tuple[str, ...] | None]:
    """与所有样例一致的假设。

    The hypotheses consistent with all samples.

    >>> version_space([["青绿", "乌黑"]], [["青绿"]], [1])
    [('*',), ('青绿',)]
    """
    raise NotImplementedError


def boundaries(space: list[tuple[str, ...] | None]) -> dict[str, list[tuple[str, ...] | None]]:
    """一组假设的两个边界：`"specific"` 是其中没有更特殊者的假设，`"general"` 是没有更一般者的假设。
    把假设的一些取值换成 `"*"` 就更一般；任何假设都比 `None` 更一般。

    The two boundaries of a set of hypotheses: `"specific"` lists those without a more specific one in the set, `"general"`
    those without a more general one. Replacing values by `"*"` makes a hypothesis more general; any is more general than
    `None`.

    >>> boundaries([("青绿", "浊响"), ("青绿", "*"), ("*", "浊响")])
    {'specific': [('青绿', '浊响')], 'general': [('青绿', '*'), ('*', '浊响')]}
    """
    raise NotImplementedError
