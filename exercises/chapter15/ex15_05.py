r"""15.5 西瓜数据集 5.0 上的一阶规则 / First-order rules on watermelon 5.0

"更好" 是两个瓜之间的关系。从空的规则体开始，每次加上 FOIL 增益最大的文字（可以是否定的），再按 RIPPER 的办法从尾部剪枝；最后为西瓜数据集 5.0 学出判定 更好(X, Y)
的一组规则，看看否定文字有什么用。

**数据。** `exercises.datasets` 的 `watermelon_5_0()` 是字典："constants" 对象（瓜的编号）的列表，"predicates" 谓词的列表，"facts" 事实 `(谓词, 甲, 乙)` 的集合，
"positives"、"negatives" 正例、反例的列表；样例 `(i, j)` 说的是 更好(i, j)。不在 "facts" 里的就不成立。检查也用别的数据：对象可以是整数或字符串
（不以 "?" 开头），每个样例的两个对象不同。

**规则** 是 `(头, [文字, …])`，文字是 `(True, 原子)` 或否定的 `(False, 原子)`，原子是 `(谓词, s, t)`，头的谓词是 "更好"；变量是以 "?" 开头的字符串，如 `"?X"`，其余是常量。
规则**覆盖**样例 (i, j)，是指可以给各变量选取对象（同一变量同一对象），使头成为 更好(i, j)，肯定文字的原子都是事实，否定文字的原子都不是。返回时用元组或列表都可以。

**增益。** (15.3)，对数以 2 为底；加上文字后不再覆盖正例时增益为 0。相差不到 $10^{-9}$ 的增益算相等，不相等的都相差 $10^{-7}$ 以上。

**规模。** 至多 15 个对象，6 个谓词，30 个正例，30 个反例；给 `covers` 和 `prune_clause` 的规则至多 10 个文字，头以外至多两个变量。数值允许 $10^{-9}$ 的误差。每次调用不超过 2 秒 CPU 时间。
不要改动传入的参数。

---

"Better" is a relation between two melons. Starting with an empty body add the literal of largest FOIL gain (which may be negated), then prune
from the end as RIPPER does; learn at last a set of rules that decide 更好(X, Y) for watermelon 5.0, and see what negated literals are
good for.

**Data.** `watermelon_5_0()` of `exercises.datasets` is a dict: "constants" is a list of objects (the numbers of the melons), "predicates" one
of predicates, "facts" a set of facts `(predicate, a, b)`, "positives" and "negatives" are lists of examples; an example `(i, j)` is about
更好(i, j). What is not in "facts" is false. The checks have other data, too: objects are integers or strings (which do not begin with "?"), and
the two objects of an example differ.

**A rule** is `(head, [literal, …])`; a literal is `(True, atom)` or, negated, `(False, atom)`, an atom is `(predicate, s, t)`, the head's
predicate is "更好"; a variable is a string that begins with "?", like `"?X"`, anything else is a constant. A rule **covers** an example (i, j)
if objects can be chosen for its variables (the same for the same variable) so that the head becomes 更好(i, j), the atoms of all positive
literals are facts, and those of the negated ones are not. Tuples or lists may be returned.

**The gain** is (15.3) with logarithms of base 2; it is 0 if no positive is covered with the literal. Gains that differ by less than $10^{-9}$
count as equal, others differ by more than $10^{-7}$.

**Sizes.** At most 15 objects, 6 predicates, 30 positives and 30 negatives; rules given to `covers` and `prune_clause` have at most 10 literals,
and two variables outside the head. Numbers may err by $10^{-9}$. A call takes at most 2 seconds of CPU time. Do not change the arguments.
"""

Literal = tuple[bool, tuple]
"""（True，原子）或（False，原子）。(True, atom) or (False, atom)。"""
Rule = tuple[tuple, list[Literal]]
"""（头，[文字, …]）。(head, [literal, …])。"""


def literal_space(predicates: list[str], negation: bool) -> list[Literal]:
    """全部候选文字：依次按谓词，先肯定后否定（若允许），先 (?X, ?Y) 后 (?Y, ?X)。

    All candidate literals: by predicate, then positive before negated (if allowed), then (?X, ?Y) before (?Y, ?X).

    >>> [(sign, *atom) for sign, atom in literal_space(["p"], True)][1:3]
    [(True, 'p', '?Y', '?X'), (False, 'p', '?X', '?Y')]
    """
    raise NotImplementedError


def covers(clause: Rule, facts: set[tuple], constants: list, example: tuple) -> bool:
    """规则是否覆盖样例。头里可以有常量，或同一变量出现两次；体中可以有头以外的变量。

    Whether the rule covers the example. The head may hold constants or a variable twice, the body variables that the head has not.
    """
    raise NotImplementedError


def learn_clause(
    facts: set[tuple], constants: list, pos: list[tuple], neg: list[tuple], predicates: list[str], negation: bool
) -> tuple[Rule, list]:
    """（规则，过程）：从 更好(?X, ?Y) ← 开始，每次加上增益最大的候选文字（相等时取靠前的），直到不覆盖反例，或增益都不超过 1e-9。过程是
    [(文字, 增益, p, n), …], p、n 是加上以后覆盖的正、反例数。pos 不空。

    (rule, trace): starting from 更好(?X, ?Y) ← add the candidate of largest gain (of equal ones the earliest), until no negative is covered
    or no gain exceeds 1e-9. The trace is [(literal, gain, p, n), …], where p and n count the positives and negatives covered with it. There is
    a positive.
    """
    raise NotImplementedError


def prune_clause(clause: Rule, facts: set[tuple], constants: list, pos: list[tuple], neg: list[tuple]) -> Rule:
    """从尾部删去若干文字（也可以不删，至少留一个），使 (p + N − n)/(P + N) 最大，相等时取较短的。P、N 是 pos、neg 的个数，p、n 是其中规则覆盖的个数。规则体不空，pos 与 neg 不都空。

    Delete some literals at the end (perhaps none, but one stays) so that (p + N − n)/(P + N) is largest, of equal ones the shortest. P and N are the
    numbers of pos and neg, p and n count those that the rule covers. The body is not empty, nor are pos and neg both.
    """
    raise NotImplementedError


def learn(
    facts: set[tuple], constants: list, pos: list[tuple], neg: list[tuple], predicates: list[str], negation: bool
) -> list[Rule]:
    """一组规则，办法不限（例如序贯覆盖）。每条的头是 ("更好", "?X", "?Y")，体中只有所给的谓词，没有常量，头以外至多一个变量；negation 为 False 时没有否定文字。每条至少覆盖一个正例，
    不覆盖反例。在西瓜数据集 5.0 上，允许否定时覆盖全部正例，不允许时至少 21 个。在别的数据上，若 learn_clause 由这些样例学到的规则不覆盖反例，则合起来覆盖的正例不少于它。

    A set of rules, by whatever method (such as sequential covering). Each has the head ("更好", "?X", "?Y"), and in its body only the predicates
    given, no constants, and at most one variable outside the head; if negation is False there are no negated literals. Each covers a positive at least, and no
    negative. On watermelon 5.0 they cover all positives with negation, and at least 21 without. On other data, if the rule that learn_clause
    learns from the same examples covers no negative, they together cover as many positives as it does or more.
    """
    raise NotImplementedError
