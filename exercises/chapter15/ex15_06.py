r"""15.6 学习概念 "更坏" / Learning the concept "worse"

反过来问：哪个瓜更坏？取一个正例，以关于它的全部事实为规则体，把常量换成变量，再逐步放宽：用这样自底向上的办法，从西瓜数据集 5.0 学出判定 更坏(X, Y) 的规则，不许借用
"更好"。再看看，只说两个瓜之间有什么关系，哪些正例怎么也说不清楚。

**数据。** `exercises.datasets` 的 `watermelon_5_0()` 是字典："constants" 对象（瓜的编号）的列表，"facts" 事实 `(谓词, s, t)` 的集合，
"positives"、"negatives" 是 "更好" 的正例、反例的列表；样例 `(i, j)` 说的是 更好(i, j)。不在 "facts" 里的就不成立。检查也用别的数据：对象可以是整数或字符串（不以 "?"
开头），谓词是字符串；每个样例的两个对象不同，各个样例互不相同；一个对象与自己也可以有关系。

**规则** 是 `(头, [文字, …])`：头是 `("更坏", s, t)`；文字是原子 `(谓词, s, t)`，或者否定的 `(False, 原子)`，肯定的也可以写成 `(True, 原子)`。变量是以 "?"
开头的字符串，其余是常量。规则**覆盖**样例 (i, j)，是指可以给各变量在 "constants" 中选取对象（同一变量同一对象，不同的变量也可以是同一个），使头成为 更坏(i, j)，肯定文字的原子都是事实，否定文字的原子都不是。体可以为空。返回时用元组或列表都可以。

**规模。** 至多 12 个对象，6 个谓词，25 个正例，25 个反例。每次调用不超过 2 秒 CPU 时间。不要改动传入的参数。

---

Ask the other way round: which melon is worse? Take a positive, and all facts about it as the body of a rule; turn
constants into variables, and generalise step by step. In this way, from the bottom up, learn rules for 更坏(X, Y) from
watermelon 5.0, without the help of "better". See also which positives cannot be told by any relation of the two
melons alone.

**Data.** `watermelon_5_0()` of `exercises.datasets` is a dict: "constants" is a list of objects (the numbers of the
melons), "facts" a set of facts `(predicate, s, t)`, "positives" and "negatives" are lists of the examples of
"better"; an example `(i, j)` is about 更好(i, j). What is not in "facts" is false. The checks have other data, too:
objects are integers or strings (which do not begin with "?"), predicates are strings; the two objects of an example
differ, the examples are all different; an object may stand in a relation to itself.

**A rule** is `(head, [literal, …])`: the head is `("更坏", s, t)`; a literal is an atom `(predicate, s, t)`, or,
negated, `(False, atom)`; a positive one may also be written `(True, atom)`. A variable is a string that begins with
"?", anything else is a constant. A rule **covers** an example (i, j) if objects of "constants" can be chosen for its
variables (the same for the same variable; different ones may share an object) so that the head becomes 更坏(i, j), the
atoms of all positive literals are facts, and those of the negated ones are not. Bodies may be empty. Tuples or lists
may be returned.

**Sizes.** At most 12 objects, 6 predicates, 25 positives and 25 negatives. A call takes at most 2 seconds of CPU
time. Do not change the arguments.
"""

Rule = tuple[tuple, list[tuple]]
"""（头，[文字, …]）。(head, [literal, …])。"""


def worse_examples(better_pos: list[tuple], better_neg: list[tuple]) -> tuple[list[tuple], list[tuple]]:
    """由 "更好" 的正例和反例得到 "更坏" 的（正例，反例）：更坏(j, i) 就是 更好(i, j)；这里的样例 (j, i) 说的是 更坏(j, i)。各个列表的次序任意。

    (positives, negatives) of "worse", from those of "better": 更坏(j, i) means 更好(i, j); here an example (j, i) is
    about 更坏(j, i). The lists may be in any order.
    """
    raise NotImplementedError


def saturate(example: tuple, facts: set[tuple], max_constants: int) -> Rule:
    """以 更坏(i, j) 为头的规则，没有变量，(i, j) 是样例。max_constants 是 2 时体由两个对象都在 i、j 之中的全部事实构成（哪个在前都可以）；是 3 时由至少有一个对象是 i 或 j 的
    全部事实构成。体的次序任意。

    The rule without variables with head 更坏(i, j), where (i, j) is the example. If max_constants is 2 its body has all
    facts of which both objects are among i and j (in either order), if it is 3 all facts of which at least one object
    is i or j. The body may be in any order.

    >>> head, body = saturate((1, 2), {("p", 2, 1), ("p", 1, 3)}, 2)
    >>> tuple(head), [tuple(atom) for atom in body]
    (('更坏', 1, 2), [('p', 2, 1)])
    """
    raise NotImplementedError


def variabilise(clause: Rule) -> Rule:
    """把没有变量的规则中的常量换成变量：头 更坏(i, j) 中的 i 换成 "?X"，j 换成 "?Y"，体中其余的对象按第一次出现的先后换成 "?Z1"，"?Z2", …；同一对象换成同一变量。文字都是原子，
    次序不变。

    Turns the constants of a rule without variables into variables: i and j of its head 更坏(i, j) become "?X" and "?Y",
    the other objects of the body become "?Z1", "?Z2", … in the order in which they first occur; the same object
    becomes the same variable. All literals are atoms; their order stays.
    """
    raise NotImplementedError


def unreachable(facts: set[tuple], pos: list[tuple], neg: list[tuple]) -> set[tuple]:
    """pos 中这样的样例：凡是头为 更坏(?X, ?Y)、体中只有肯定文字、没有常量、变量只有 ?X 和 ?Y 的规则，覆盖它就会覆盖 neg 中的样例。集合或列表都可以。pos、neg 是 "更坏" 的正例和反例。

    The examples of pos that no rule can cover without covering one of neg, if its head is 更坏(?X, ?Y), and its body
    has positive literals only, no constants, and no variables but ?X and ?Y. A set or a list. pos and neg are the
    positives and negatives of "worse".
    """
    raise NotImplementedError


def learn_worse(facts: set[tuple], constants: list, pos: list[tuple], neg: list[tuple]) -> list[Rule]:
    """一组规则，办法不限。每条的头是 ("更坏", "?X", "?Y")，体中只有 facts 里出现的谓词，没有常量，头以外至多一个变量，可以有否定文字；每条至少覆盖一个正例，不覆盖反例。
    合起来覆盖 unreachable 以外的全部正例。在西瓜数据集 5.0 上至多 10 条。pos、neg 是 "更坏" 的正例和反例。

    A set of rules, by whatever method. Each has the head ("更坏", "?X", "?Y"), in its body only predicates that occur
    in facts, no constants, and at most one variable outside the head; literals may be negated. Each covers a positive
    at least, and no negative. Together they cover all positives that are not unreachable. On watermelon 5.0 there are
    at most 10. pos and neg are the positives and negatives of "worse".
    """
    raise NotImplementedError


def learn_all(facts: set[tuple], constants: list, pos: list[tuple], neg: list[tuple]) -> list[Rule]:
    """选做：同 learn_worse，条数不限，但在西瓜数据集 5.0 上覆盖全部正例。

    Optional: as learn_worse, with as many rules as you like, but on watermelon 5.0 they cover all positives.
    """
    raise NotImplementedError
