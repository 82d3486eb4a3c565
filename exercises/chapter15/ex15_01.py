r"""15.1 自顶向下学规则，允许否定文字 / Rules from the top down, with negated literals

从什么都覆盖的空规则开始，每次加一个文字，直到不再覆盖反例；去掉已覆盖的样例，再学下一条。文字既可以是 "色泽=乌黑"，也可以是
否定的 "色泽≠乌黑"。先重现图 15.1，再在西瓜数据集 2.0 上学出规则集，最后用集束搜索看看贪心错过了什么。

**数据。** `rows` 是样例的列表，每个样例是字典：各属性 → 取值，"编号" → 整数（各不相同），"好瓜" → "是"（正例）或 "否"（反例）。`values` 是字典：属性 →
它的全部取值的列表，键的次序就是属性的次序，样例的字典中键的次序没有意义。属性名和取值都是字符串。西瓜数据集 2.0 可以由 `exercises.datasets` 得到：
`named_rows(watermelon_2_0())`，`named_values(watermelon_2_0())`；训练集的编号见 `watermelon_2_0_split()`。

**文字** 是 `(属性, "=" 或 "!=", 取值)`。**规则** 是文字的列表，表示 "好瓜=是" 的条件，各文字都成立时覆盖样例；`[]` 覆盖一切。

**选文字。** 规则覆盖 p 个正例、n 个反例时，准确率是 p/(p+n)。一个文字可选，是指加上它以后至少还覆盖一个正例，并且至少少覆盖一个反例。可选的
文字中取加上以后准确率最高的，相同时取 p+n 大的，再相同时取候选次序靠前的。`negation` 为 False 时只用 "="。

**规模。** 至多 150 个样例，120 个属性，300 个候选文字，集束宽度 1 至 12。`counts` 和 `best_literal` 中的 body 可以是任何规则，也可以有重复的文字。
每次调用不超过 2 秒 CPU 时间。不要改动传入的参数。

---

Begin with the empty rule that covers everything, add one literal at a time until no negative is covered; remove what is covered and learn
the next rule. A literal may be 色泽=乌黑, or negated, 色泽≠乌黑. Reproduce figure 15.1, learn a set of rules for watermelon 2.0, and see
by beam search what greed has missed.

**Data.** `rows` is a list of samples, each a dict from attributes to values, from "编号" to an integer (all different) and from "好瓜" to
"是" (positive) or "否" (negative). `values` is a dict from each attribute to the list of all its values; its keys are in the order of the
attributes, while the order of the keys of a sample means nothing. Names and values are strings. `exercises.datasets` has watermelon 2.0:
`named_rows(watermelon_2_0())`, `named_values(watermelon_2_0())`, and the numbers of its training set: `watermelon_2_0_split()`.

**A literal** is `(attribute, "=" or "!=", value)`. **A rule** is a list of literals, the condition of 好瓜=是; it covers a sample for
which all of them hold, `[]` covers everything.

**Choosing a literal.** The accuracy of a rule that covers p positives and n negatives is p/(p+n). A literal may be chosen if with it the
rule still covers a positive, and at least one negative less. Of these take the one with the largest accuracy after adding it, of equal ones
that with the larger p+n, and then the earliest candidate. If `negation` is False only "=" is used.

**Sizes.** At most 150 samples, 120 attributes, 300 candidates, beams 1 to 12 wide. The body given to `counts` and `best_literal` may be any
rule, even with repeated literals. A call takes at most 2 seconds of CPU time. Do not change the arguments.
"""


def candidate_literals(values: dict[str, list[str]], negation: bool) -> list[tuple[str, str, str]]:
    """全部候选文字：按属性的次序，同一属性内先是各个 "="，再是各个 "!="（若允许），都按取值的次序。

    All candidates: in the order of the attributes, for each attribute first all "=", then all "!=" (if allowed), in the order of the
    values.

    >>> [tuple(one) for one in candidate_literals({"a": ["x", "y"]}, True)]
    [('a', '=', 'x'), ('a', '=', 'y'), ('a', '!=', 'x'), ('a', '!=', 'y')]
    """
    raise NotImplementedError


def counts(body: list[tuple[str, str, str]], rows: list[dict]) -> tuple[int, int]:
    """规则覆盖的正例数 p 与反例数 n。

    How many positives p and negatives n the rule covers.

    >>> tuple(counts([("a", "!=", "x")], [{"编号": 1, "a": "y", "好瓜": "是"}, {"编号": 2, "a": "x", "好瓜": "否"}]))
    (1, 0)
    """
    raise NotImplementedError


def best_literal(
    body: list[tuple[str, str, str]], rows: list[dict], values: dict[str, list[str]], negation: bool
) -> tuple[str, str, str] | None:
    """加到规则 body 上的最好的文字；没有可选的文字时是 None。

    The best literal to add to the rule; None if none may be chosen.
    """
    raise NotImplementedError


def learn_rule(rows: list[dict], values: dict[str, list[str]], negation: bool) -> tuple[list, list]:
    """（规则，过程）：从 [] 开始逐个加上最好的文字，直到不覆盖反例，或没有可选的文字。过程是 [(文字, p, n), …], p、n 是加上它以后的计数。rows 中有正例。

    (rule, trace): from [] on add the best literal until no negative is covered or none may be chosen. The trace is [(literal, p, n), …]
    with the counts after adding it. There is a positive in rows.
    """
    raise NotImplementedError


def sequential_covering(rows: list[dict], values: dict[str, list[str]], negation: bool) -> list[list]:
    """学得的各条规则，依次排列。每学一条就去掉它覆盖的样例，直到没有正例；若学到的规则仍覆盖反例（只会发生在有的正例与反例各属性都相同时），
    不要这一条，就此停止。

    The rules in the order in which they are learned. After each the samples that it covers are removed, until there is no positive. If a
    rule still covers negatives (which happens only where a positive and a negative agree in all attributes), leave it out and stop.
    """
    raise NotImplementedError


def beam_rule(rows: list[dict], values: dict[str, list[str]], negation: bool, width: int) -> list[tuple[str, str, str]]:
    """用集束搜索学一条规则。从一条空规则开始；每一轮给留下的每条规则加上每个可选的文字，按同样的标准（准确率，p+n，产生的先后）排出最好的 width 条
    留下，文字集合相同的只算一条（先产生的那条）。产生的先后：先按所来自的规则的名次，再按候选次序。留下的规则中有不覆盖反例的，就返回其中名次最前的
    （空规则若不覆盖反例，就是它）。rows 中有正例，没有各属性都相同的正例和反例。

    Learns one rule by beam search, from the empty rule. In each round every rule kept is extended by every literal that may be chosen, and
    the best `width` are kept by the same criterion (accuracy, p+n, order of creation); rules with the same set of literals count once, as
    the one created first. The order of creation is by the rank of the rule extended, then by that of the candidates. As soon as a rule kept
    covers no negative, the first of these by rank is returned (the empty rule, if it covers none). There is a positive in rows, and no
    positive agrees with a negative in all attributes.
    """
    raise NotImplementedError
