"""15.7 LGG 是最特殊的泛化 / The least general generalisation is least"""

from itertools import count


def is_compound(term):
    return isinstance(term, tuple)


def is_variable(term):
    return isinstance(term, str) and term.startswith("?")


def same_symbol(s, t):
    return s[0] == t[0] and len(s) == len(t)


def lgg_term(t1, t2, table):
    if t1 == t2 and not is_compound(t1) and not is_variable(t1):
        return t1, table
    if is_compound(t1) and is_compound(t2) and same_symbol(t1, t2):
        return lgg_arguments(t1, t2, table)
    if (t1, t2) not in table:
        new = next(name for name in map("?V{}".format, count()) if name not in table.values())
        table = {**table, (t1, t2): new}
    return table[t1, t2], table


def lgg_arguments(s, t, table):
    arguments = []
    for one, other in zip(s[1:], t[1:], strict=True):
        term, table = lgg_term(one, other, table)
        arguments.append(term)
    return (s[0], *arguments), table


def generalise(r1, r2):
    """The LGG of rules whose heads have the same predicate, and the table of its variables."""
    (head1, body1), (head2, body2) = r1, r2
    head, table = lgg_arguments(head1, head2, {})
    body = []
    for one in body1:
        for other in body2:
            if same_symbol(one, other):
                atom, table = lgg_arguments(one, other, table)
                body.append(atom)
    return (head, list(dict.fromkeys(body))), table


def lgg_clause(r1, r2):
    if not same_symbol(r1[0], r2[0]):
        return None
    lgg, table = generalise(r1, r2)
    phi1 = {variable: s for (s, _), variable in table.items()}
    phi2 = {variable: t for (_, t), variable in table.items()}
    return lgg, phi1, phi2


def factor_through(r, theta1, theta2, r1, r2):
    # lgg(tθ₁, tθ₂) = tσ for every term t of r, so the LGG's own table holds whatever σ needs for the variables of r.
    _, table = generalise(r1, r2)
    sigma = {}
    for variable in theta1:
        sigma[variable], table = lgg_term(theta1[variable], theta2[variable], table)
    return sigma


def proof():
    return r"""设 $r'$ 经 $θ_1$ 特化为 $r_1$，经 $θ_2$ 特化为 $r_2$；$L$ 是 LGG，各对项的 LGG 都按同一张表取变量。
令 $σ(X) = \mathrm{LGG}(Xθ_1, Xθ_2)$，$X$ 取遍 $r'$ 的变量。

**引理。** 对由 $r'$ 的变量构成的每个项 $t$，$\mathrm{LGG}(tθ_1, tθ_2) = tσ$。对 $t$ 的结构归纳：
$t$ 是变量时就是定义；$t$ 是常量 $c$ 时两边都是 $c$；$t = f(t_1, …, t_n)$ 时 $tθ_1$ 与 $tθ_2$ 的函数符号都是 $f$，
由定义逐个参数求 LGG，再用归纳假设。对原子同理。

**结论。** $r'$ 的头 $h$ 满足 $hσ = \mathrm{LGG}(hθ_1, hθ_2)$，而 $hθ_1, hθ_2$ 就是 $r_1, r_2$ 的头，
所以 $hσ$ 是 $L$ 的头。$r'$ 的体中每个原子 $a$ 满足 $aσ = \mathrm{LGG}(aθ_1, aθ_2)$，
而 $aθ_1$ 在 $r_1$ 的体中，$aθ_2$ 在 $r_2$ 的体中，谓词相同，所以这一对的 LGG 在 $L$ 的体中。
于是 $r'$ 经 $σ$ 特化为 $L$：若 $r'$ 又能由 $L$ 特化而来，它就与 $L$ 等价，所以没有严格更特殊的。"""
