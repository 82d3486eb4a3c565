r"""15.7 LGG 是最特殊的泛化 / The least general generalisation is least

能同时特化为 $r_1$ 和 $r_2$ 的公式很多，§15.5.1 说其中最特殊的是它们的 LGG：这样的公式 $r'$ 总能再特化为 LGG，所以没有一个比 LGG 更特殊。证明的核心是
构造。先求 LGG，连同使它特化为 $r_1$ 和 $r_2$ 的两个置换；再由使 $r'$ 特化为 $r_1$ 和 $r_2$ 的两个置换，造出使 $r'$ 特化为 LGG 的置换。证明写在 `proof` 里。

**项。** 变量是以 "?" 开头的字符串，如 `"?X"`；其他字符串和整数是常量，`1` 与 `"1"` 不同。复合项是元组 `(函数符号, 项, …)`，至少一个参数；项可以嵌套。
原子是元组 `(谓词, 项, …)`，可以没有参数。符号（谓词）相同而参数个数不同的，视为不同的符号。返回的项、原子、规则用元组或列表都可以。

**置换** 是字典 {变量: 项}，各变量同时替换；没有列出的变量不变。

**规则** $r$ 是 `(头, [原子, …])`，头是原子，规则体是原子的集合（次序和重复没有意义）。$r$ 经置换 θ **特化为** $s$：$r$ 的头经 θ 等于 $s$ 的头，$r$ 的体经 θ
是 $s$ 的体的子集。两条规则里同名的变量互不相干。

**LGG。** 两项的 LGG：两个相同的常量，是它自己；函数符号和参数个数都相同的复合项，逐个参数求 LGG；其余的每一对 (s, t) 换成一个变量，同一对换成同一个变量，不同的对换成
不同的变量。一对相同的变量 (?X, ?X) 也换成一个变量，名称随意。原子谓词相同、参数个数相同时逐个参数求 LGG。规则的 LGG：头是两个头的 LGG，体是取自两个体的每一对谓词和参数个数都相同的原子
的 LGG；在整条规则中，同一对项换成同一个变量。与它只差变量改名，或者可以互相特化的，都算对。

**规模。** 规则体至多 60 个原子，同一谓词至多 3 个；项至多嵌套 6 层，一项至多 120 个符号。每次调用不超过 2 秒 CPU 时间。不要改动传入的参数。

---

Many formulas specialise to both $r_1$ and $r_2$; the most special of them, says §15.5.1, is their LGG: any such formula $r'$ can be
specialised further to the LGG, so that none is more special. The heart of the proof is a construction. Find the LGG with the two substitutions
that specialise it to $r_1$ and $r_2$; then, from two substitutions that specialise $r'$ to $r_1$ and $r_2$, make one that specialises it to the
LGG. The proof belongs into `proof`.

**Terms.** A variable is a string that begins with "?", like `"?X"`; other strings and integers are constants, and `1` differs from `"1"`. A
compound term is a tuple `(function symbol, term, …)` with at least one argument; terms may be nested. An atom is a tuple `(predicate, term, …)`
and may have no arguments. A symbol (predicate) with another number of arguments is another symbol. Terms, atoms and rules may be returned
as tuples or lists.

**A substitution** is a dict {variable: term}; all variables are replaced simultaneously, those not listed stay.

**A rule** $r$ is `(head, [atom, …])`; the head is an atom, the body a set of atoms (order and repetition mean nothing). $r$ **specialises to**
$s$ by θ if the head of $r$ under θ is the head of $s$, and the body of $r$ under θ is a subset of the body of $s$. Variables of the same name
in two rules have nothing to do with each other.

**The LGG** of two terms: for two equal constants it is that constant; for compound terms with the same function symbol and number of arguments
it is taken argument by argument; every other pair (s, t) becomes a variable, the same pair the same variable, and different pairs different
variables. A pair of equal variables (?X, ?X) becomes a variable, too, of whatever name. For atoms with the same predicate and number of
arguments it is taken argument by argument. The LGG of two rules has the LGG of the heads as its head; its body are the LGGs of all pairs of
atoms, one from each body, that agree in predicate and number of arguments; in the whole rule the same pair of terms becomes the same variable. Whatever
differs from it by the names of variables only, or specialises to it and it to that, is right as well.

**Sizes.** Bodies have at most 60 atoms, at most 3 of the same predicate; terms are at most 6 levels deep and hold at most 120
symbols. A call takes at most 2 seconds of CPU time. Do not change the arguments.
"""

Term = str | int | tuple
"""变量、常量或复合项。 A variable, a constant, or a compound term."""
Rule = tuple[tuple, list[tuple]]
"""（头，[原子, …]）。(head, [atom, …])。"""


def lgg_term(t1: Term, t2: Term, table: dict[tuple[Term, Term], str]) -> tuple[Term, dict[tuple[Term, Term], str]]:
    """（t1 与 t2 的 LGG，新的表）。表由一对项（元组）到代替它的变量：已在表中的对用表中的变量，新的对用新的变量，并加进新的表。

    (the LGG of t1 and t2, the new table). A table leads from a pair of terms (a tuple) to the variable that stands for it: a pair in the table
    gets its variable, a new pair a new variable, and goes into the new table.

    >>> term, table = lgg_term(("f", "a", "a"), ("f", "b", "b"), {("a", "b"): "?V"})
    >>> list(term), table
    (['f', '?V', '?V'], {('a', 'b'): '?V'})
    """
    raise NotImplementedError


def lgg_clause(r1: Rule, r2: Rule) -> tuple[Rule, dict[str, Term], dict[str, Term]] | None:
    """（r1 与 r2 的 LGG，使它特化为 r1 的置换，使它特化为 r2 的置换）；两个头的谓词或参数个数不同时没有 LGG，是 None。

    (the LGG of r1 and r2, the substitution that specialises it to r1, that to r2); if the heads differ in predicate or number of arguments
    there is no LGG, and it is None.
    """
    raise NotImplementedError


def factor_through(r: Rule, theta1: dict[str, Term], theta2: dict[str, Term], r1: Rule, r2: Rule) -> dict[str, Term]:
    """已知 r 经 theta1 特化为 r1，经 theta2 特化为 r2（r 的每个变量都在两个置换里）：使 r 特化为 LGG 的置换，这里的 LGG 就是你的 lgg_clause(r1, r2) 给出的那一个。

    Given that r specialises to r1 by theta1 and to r2 by theta2 (each variable of r is in both): a substitution by which r specialises to the
    LGG, the one that your lgg_clause(r1, r2) gives.
    """
    raise NotImplementedError


def proof() -> str:
    """用 Markdown 写出证明。由老师阅读，不计分。

    The proof in Markdown. Read by a person, without points.
    """
    raise NotImplementedError
