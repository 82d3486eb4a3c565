"""15.9* 求最一般合一化子 / Computing a most general unifier

给定一组一阶原子公式，求它们的最一般合一化子（MGU）；不能合一时报告无解（§15.5.2）。

**记法。** 变量是以 "?" 开头的字符串，如 `"?X"`；常量是其他字符串或整数，`1` 与 `"1"` 是不同的常量。复合项是元组
`(函数符号, 项, …)`，如 `("f", "a", "?X")`；原子公式也是元组 `(谓词, 项, …)`。项可以嵌套。符号相同而参数个数不同的，视为不同的符号。
返回的项用元组或列表都可以。

**置换** 是字典 {变量: 项}，书中的 {2/X, 1/Y} 写作 `{"?X": 2, "?Y": 1}`。各变量同时替换：换进来的项里的变量不再替换。

**合一化子** 使所有公式变得相同。各公式中的同名变量是同一个变量。所求的 MGU 只绑定公式中出现的变量，不引入新变量，并且是幂等的：
被绑定的变量不出现在任何一个换进来的项里。这样的 MGU 至多相差变量的改名，哪个都对：`{"?X": "?Y"}` 与 `{"?Y": "?X"}` 一样好。

**规模。** 至多 150 个公式，一个符号至多 150 个参数；各公式以及置换之后的项，嵌套至多 150 层，合起来至多 5000 个符号。每次调用不超过 1 秒 CPU 时间。
不要改动传入的参数。

---

Find a most general unifier (MGU) of some first-order atoms, or report that there is none (§15.5.2).

**Notation.** A variable is a string that begins with "?", like `"?X"`; other strings and integers are constants, and `1`
differs from `"1"`. A compound term is a tuple `(function symbol, term, …)` like `("f", "a", "?X")`; an atom is a tuple
`(predicate, term, …)`, too. Terms may be nested. A symbol with another number of arguments is another symbol.
Terms may be returned as tuples or lists.

**A substitution** is a dict {variable: term}; the book's {2/X, 1/Y} is `{"?X": 2, "?Y": 1}`. All variables are replaced
simultaneously: variables inside the terms put in are not replaced again.

**A unifier** makes all atoms equal. A variable of one name is the same variable in all atoms. The MGU asked for binds
only variables of the atoms, brings no new ones, and is idempotent: no bound variable occurs in any of the terms put in.
Such MGUs differ at most by renaming, and any is right: `{"?X": "?Y"}` is as good as `{"?Y": "?X"}`.

**Sizes.** There are at most 150 atoms, and 150 arguments of a symbol; atoms, and terms after a substitution, are at most 150
levels deep and hold at most 5000 symbols together. A call takes at most a second of CPU time. Do not change the arguments.
"""

Term = str | int | tuple
"""变量、常量或复合项。 A variable, a constant, or a compound term."""


def apply(theta: dict[str, Term], term: Term) -> Term:
    """对一个项（或原子公式）作置换。

    A substitution applied to a term or an atom.

    >>> list(apply({"?X": "?Y", "?Y": 1}, ("f", "?X", "?Y", "a")))
    ['f', '?Y', 1, 'a']
    """
    raise NotImplementedError


def compose(theta: dict[str, Term], lam: dict[str, Term]) -> dict[str, Term]:
    """复合置换 θ∘λ：先作 θ 再作 λ，合成一个置换。不含 {"?X": "?X"} 这样的恒等绑定。

    The composition θ∘λ: first θ, then λ, as one substitution, without identities like {"?X": "?X"}.

    >>> sorted(compose({"?X": "?Y"}, {"?Y": 1}).items())
    [('?X', 1), ('?Y', 1)]
    """
    raise NotImplementedError


def occurs(variable: str, term: Term) -> bool:
    """变量是否出现在项里（不论多深）。

    Whether the variable occurs in the term, at any depth.

    >>> bool(occurs("?X", ("f", "a", ("g", "?X"))))
    True
    """
    raise NotImplementedError


def mgu(atoms: list[tuple]) -> dict[str, Term] | None:
    """这些原子公式（至少一个）的幂等 MGU；不能合一时返回 None，已经全同时返回 {}。

    An idempotent MGU of the atoms, of which there is at least one; None if there is none, {} if all are equal already.

    >>> mgu([("色泽更深", 1, "?X"), ("色泽更深", "?Y", 2)]) == {"?X": 2, "?Y": 1}
    True
    """
    raise NotImplementedError
