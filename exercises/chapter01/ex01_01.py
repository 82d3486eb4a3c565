"""1.1 版本空间 / Version space

**书上的题。** 表 1.1 若只有编号为 1 和 4 的两个样例，给出相应的版本空间，也就是与它们都一致的全部合取假设。写成函数：对任意的取值域和样例
都能列出版本空间，并找出其中最特殊和最一般的假设，其余的都夹在这两头之间。

**先看一个小例子。** 两个属性：色泽是青绿或乌黑，敲声是浊响或沉闷。每个属性有三种写法（两个取值或 `*`），连同“没有好瓜”共
3 × 3 + 1 = 10 个假设。

    （青绿，浊响）是好瓜       接受它的有四个：（青绿，浊响）（青绿，*）（*，浊响）（*，*）
    （乌黑，沉闷）不是         它否决（*，*），剩下三个

版本空间就是这三个。最特殊的是（青绿，浊响）；最一般的有两个，（青绿，*）与（*，浊响），谁也不比谁更一般。

**约定。** 假设是元组，按属性的次序各写一个取值或通配符 `"*"`；另有 `None` 表示“没有好瓜”（书中的 ∅），不接受任何瓜。假设按写法计数：
某属性只有一种取值时，写那个取值与写 `"*"` 是两个假设。`domains[j]` 是第 j 个属性的全部取值，`X` 是样例的列表，`y` 中 1 是好瓜，0 不是。
返回的假设次序不限，不重复。表 1.1 在 `exercises.datasets.table_1_1()`。

**做完想一想。** 来了一个新瓜，版本空间里一半的假设说好，一半说不好，你怎么答？要是有一个样例标错了，版本空间会变成什么样？

**★** 取值的名字互相相像（`"1"` 与 `"10"`，带空格、逗号、星号）时也对，样例上百个时也对。提示：逐个属性整个地比，别把取值连成一串。

---

**The exercise.** Suppose table 1.1 held only melons 1 and 4: give the version space, that is, all conjunctive hypotheses
consistent with both. Answer with functions that list the version space for any domains and samples, and that find its most
specific and most general members; all others lie between these.

**A small example first.** Two attributes: 色泽 is 青绿 or 乌黑, 敲声 is 浊响 or 沉闷. Each has three entries (two values or
`*`), which with "there is no good melon" makes 3 × 3 + 1 = 10 hypotheses.

    (青绿, 浊响) is good      accepted by four: (青绿, 浊响)  (青绿, *)  (*, 浊响)  (*, *)
    (乌黑, 沉闷) is not       vetoes (*, *), three are left

These three are the version space. Most specific is (青绿, 浊响); most general are two, (青绿, *) and (*, 浊响), of which neither
is more general than the other.

**Conventions.** A hypothesis is a tuple with a value or the wildcard `"*"` for each attribute in order; and `None` says "there is
no good melon" (∅ in the book) and accepts nothing. Hypotheses are counted as written: where an attribute has a single value,
that value and `"*"` make two hypotheses. `domains[j]` lists all values of attribute j, `X` is a list of samples, and in `y` 1
stands for a good melon, 0 for another. Lists of hypotheses have any order and no repeats. Table 1.1 is
`exercises.datasets.table_1_1()`.

**Worth a thought.** Half of the version space calls a new melon good, half does not: what do you answer? And what becomes of the
version space if one sample is mislabelled?

**★** As right for values with names that look alike (`"1"` beside `"10"`, with blanks, commas, asterisks), and for more than a
hundred samples. Hint: compare attribute by attribute, each as a whole; do not run the values together.
"""


def covers(hypothesis: tuple[str, ...] | None, x: list[str]) -> bool:
    """假设是否接受这个瓜。

    Whether the hypothesis accepts the melon.

    >>> bool(covers(("*", "蜷缩"), ["青绿", "蜷缩"]))
    True
    """
    raise NotImplementedError


def hypothesis_space(domains: list[list[str]]) -> list[tuple[str, ...] | None]:
    """全部假设，包括 `None`。

    All hypotheses, `None` among them.

    >>> len(hypothesis_space([["青绿", "乌黑"]]))
    4
    """
    raise NotImplementedError


def version_space(domains: list[list[str]], X: list[list[str]], y: list[int]) -> list[tuple[str, ...] | None]:
    """与所有样例一致的假设。

    The hypotheses consistent with all samples.

    >>> len(version_space([["青绿", "乌黑"]], [["青绿"]], [1]))
    2
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
