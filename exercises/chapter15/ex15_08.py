r"""15.8 西瓜数据集 5.0 的 LGG 集合 / A set of LGGs for watermelon 5.0

由西瓜数据集 5.0 的正例的初始规则，求它们的最小一般泛化，生成一组 LGG：不含常量，不覆盖反例，每一条都尽可能多地包含正例，合起来覆盖所有能这样覆盖的正例。

**数据。** `exercises.datasets` 的 `watermelon_5_0()` 是字典："constants" 对象（瓜的编号）的列表，"predicates" 谓词的列表，"facts" 事实 `(谓词, 甲, 乙)` 的集合，
"positives"、"negatives" 正例、反例的列表；样例 `(i, j)` 说的是 更好(i, j)。不在 "facts" 里的就不成立。检查也用别的数据：对象可以是整数或字符串
（不以 "?" 开头），谓词是字符串，每个样例的两个对象不同，各个样例互不相同。

**规则** 是 `(头, [原子, …])`，原子是 `(谓词, s, t)`，头的谓词是 "更好"；变量是以 "?" 开头的字符串，如 `"?X"`，其余是常量。返回时用元组或列表都可以，体中原子的
次序和变量的名称随意。规则**覆盖**样例 (i, j)，是指可以给各变量选取对象（同一变量同一对象），使头成为 更好(i, j)，体中的原子都是事实。

**初始规则。** 正例 (i, j) 的初始规则是 更好(i, j) ← 事实中所有形如 p(i, j) 的原子（只要这个次序，见 §15.5.1）。

**规模。** 至多 15 个对象，6 个谓词，30 个正例，30 个反例；`consistent` 的规则至多 10 个原子，头以外至多两个变量。每次调用不超过 2 秒 CPU 时间。不要改动传入的参数。

---

From the initial rules of the positives of watermelon 5.0 find least general generalisations, a set of them: without constants, covering no
negative, each with as many positives as possible, and together covering all positives that can be covered so.

**Data.** `watermelon_5_0()` of `exercises.datasets` is a dict: "constants" is a list of objects (the numbers of the melons), "predicates" one
of predicates, "facts" a set of facts `(predicate, a, b)`, "positives" and "negatives" are lists of examples; an example `(i, j)` is about
更好(i, j). What is not in "facts" is false. The checks have other data, too: objects are integers or strings (which do not begin with "?"),
predicates are strings, the two objects of an example differ, and the examples are all different.

**A rule** is `(head, [atom, …])` with atoms `(predicate, s, t)`, the head's predicate is "更好"; a variable is a string that begins with "?",
like `"?X"`, anything else is a constant. Tuples or lists may be returned; the order of a body and the names of variables do not matter. A rule
**covers** an example (i, j) if objects can be chosen for its variables (the same for the same variable) so that the head becomes 更好(i, j)
and all atoms of the body are facts.

**The initial rule** of a positive (i, j) is 更好(i, j) ← all atoms p(i, j) that are facts (in this order only, see §15.5.1).

**Sizes.** At most 15 objects, 6 predicates, 30 positives and 30 negatives; the rules given to `consistent` have at most 10 atoms, and two
variables outside the head. A call takes at most 2 seconds of CPU time. Do not change the arguments.
"""

Rule = tuple[tuple, list[tuple]]
"""（头，[原子, …]）。(head, [atom, …])。"""


def initial_clause(example: tuple, facts: set[tuple], predicates: list[str]) -> Rule:
    """样例的初始规则。

    The initial rule of the example.

    >>> head, body = initial_clause((1, 2), {("p", 1, 2), ("q", 2, 1)}, ["p", "q"])
    >>> tuple(head), [tuple(atom) for atom in body]
    (('更好', 1, 2), [('p', 1, 2)])
    """
    raise NotImplementedError


def lgg_of(examples: list[tuple], facts: set[tuple], predicates: list[str]) -> Rule:
    """这些样例（一个或多个，各不相同）的初始规则的 LGG，见 §15.5.1；三个以上时逐个求。

    The LGG of the initial rules of these examples (one or more, all different), see §15.5.1; for three and more it is taken one by one.
    """
    raise NotImplementedError


def consistent(clause: Rule, facts: set[tuple], constants: list, negatives: list[tuple]) -> bool:
    """规则是否不覆盖任何反例。体中可以有头以外的变量和常量。

    Whether the rule covers no negative. The body may hold variables and constants that the head has not.
    """
    raise NotImplementedError


def lgg_set(
    facts: set[tuple], constants: list, pos: list[tuple], neg: list[tuple], predicates: list[str]
) -> list[dict]:
    """一组 {"clause": 规则, "members": 正例的列表}，满足：

    (1) members 至少两个，clause 是它们的 LGG，头里没有常量；
    (2) clause 不覆盖反例；
    (3) members 是 clause 覆盖的全部正例，再加进任何一个别的正例，LGG 就会覆盖反例；
    (4) 各条 clause 互不相同（改名和次序不算）；
    (5) 凡是满足 (1) 和 (2) 的规则能覆盖的正例，都至少被其中一条覆盖。
    一条也没有时是 []。members 及各条的次序任意。

    A list of {"clause": rule, "members": list of positives} such that

    (1) there are two members or more, the clause is their LGG, and no constant is in its head;
    (2) the clause covers no negative;
    (3) the members are all positives that the clause covers, and with any other positive added the LGG covers a negative;
    (4) no two clauses are the same (up to names and order);
    (5) every positive that some rule with (1) and (2) covers is covered by one of them.
    It is [] if there is none. Members, and the list itself, may be in any order.
    """
    raise NotImplementedError
