r"""15.2 自底向上学规则 / Rules from the bottom up

把一个好瓜的全部取值写成一条规则，它几乎只覆盖这一个瓜；再逐个删去文字，让它覆盖得越来越多，直到再删哪一个都会放进坏瓜。命题规则里删去一个文字，
就等于把其中的常量换成别处不用的变量。用这样的规则逐条覆盖西瓜数据集 2.0 的好瓜；最后看看两条规则的最小一般泛化是什么。

**数据。** `rows` 是样例的列表，每个样例是字典：各属性 → 取值，"编号" → 整数（各不相同），"好瓜" → "是"（正例）或 "否"（反例），字典中键的次序没有意义。
`attributes` 是属性名的列表。属性名和取值都是字符串。西瓜数据集 2.0：`exercises.datasets` 的 `table = watermelon_2_0()`，`named_rows(table)`，
`table["attributes"]`。

**文字** 是 `(属性, "=", 取值)`。**规则** 是文字的列表，每个属性至多一个文字，各文字都成立时覆盖样例；`[]` 覆盖一切。

**安全。** 从规则中删去一个文字是安全的，是指删去以后规则不覆盖反例。

**规模。** 至多 150 个样例，120 个属性。每次调用不超过 2 秒 CPU 时间。不要改动传入的参数。

---

Write all values of a good melon as a rule, which covers hardly more than this melon; then delete literals one by one so that it covers more
and more, until deleting any other would let bad melons in. In propositional rules, to delete a literal is to replace its constant by a
variable that is used nowhere else. Cover the good melons of watermelon 2.0 with such rules, and see at last what the least general
generalisation of two rules is.

**Data.** `rows` is a list of samples, each a dict from attributes to values, from "编号" to an integer (all different) and from "好瓜" to
"是" (positive) or "否" (negative); the order of its keys means nothing. `attributes` is the list of the names of the attributes. Names and
values are strings. Watermelon 2.0 is in `exercises.datasets`: `table = watermelon_2_0()`, `named_rows(table)`, `table["attributes"]`.

**A literal** is `(attribute, "=", value)`. **A rule** is a list of literals, at most one for each attribute; it covers a sample for which
all of them hold, `[]` covers everything.

**Safe.** To delete a literal from a rule is safe if the rule covers no negative without it.

**Sizes.** At most 150 samples and 120 attributes. A call takes at most 2 seconds of CPU time. Do not change the arguments.
"""


def initial_rule(row: dict, attributes: list[str]) -> list[tuple[str, str, str]]:
    """描述这个样例的最特殊的规则：按 `attributes` 的次序，每个属性一个文字。

    The most special rule that describes the sample: a literal for each attribute, in the order of `attributes`.

    >>> [tuple(one) for one in initial_rule({"编号": 1, "b": "y", "a": "x", "好瓜": "是"}, ["a", "b"])]
    [('a', '=', 'x'), ('b', '=', 'y')]
    """
    raise NotImplementedError


def safe_deletions(body: list[tuple[str, str, str]], rows: list[dict]) -> list[tuple]:
    """各个安全的删除 [(文字, 删去以后覆盖的正例数), …]，按文字在 body 中的次序。

    The safe deletions [(literal, number of positives covered without it), …] in the order of the body.
    """
    raise NotImplementedError


def generalise(body: list[tuple[str, str, str]], rows: list[dict]) -> tuple[list, list]:
    """（规则，过程）：反复删去一个文字，直到没有安全的删除。每次取删去以后覆盖正例最多的安全的删除，相同时取在当前规则中靠前的。过程是
    [(删去的文字, 删去以后覆盖的正例数), …]。留下的文字保持原来的次序。

    (rule, trace): literals are deleted until no deletion is safe. Each time take the safe deletion after which most positives are covered, of
    equal ones the earliest in the rule as it is then. The trace is [(literal deleted, number of positives covered after that), …]. The
    literals left keep their order.
    """
    raise NotImplementedError


def bottom_up(rows: list[dict], attributes: list[str]) -> list[list]:
    """规则集，依学得的次序。每次取 rows 中第一个还没有规则覆盖的正例，把描述它的规则在 **全部** 样例上泛化，直到每个正例都被覆盖。没有各属性都相同的正例和
    反例。

    The rules in the order in which they are learned. Take the first positive in rows that no rule covers yet, and generalise the rule that
    describes it on **all** samples, until every positive is covered. No positive agrees with a negative in all attributes.
    """
    raise NotImplementedError


def lgg_rule(body1: list[tuple[str, str, str]], body2: list[tuple[str, str, str]]) -> list[tuple[str, str, str]]:
    """两条规则的最小一般泛化：在任何数据上都覆盖两者所覆盖的样例的规则中，最特殊的一条。文字按 body1 中的次序。

    The least general generalisation of two rules: the most special of the rules that cover, on any data, whatever either covers. Its literals
    are in the order of body1.
    """
    raise NotImplementedError
