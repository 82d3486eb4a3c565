"""一对相同的变量沿用原名（不与新变量冲突时），递归用迭代代替一部分 / A pair of equal variables keeps its name where no new variable has it"""


def _is_var(t):
    return isinstance(t, str) and t[:1] == "?"


def _join(s, t, table):
    if isinstance(s, tuple) and isinstance(t, tuple) and (s[0], len(s)) == (t[0], len(t)):
        parts = [s[0]]
        for a, b in zip(s[1:], t[1:]):
            parts.append(_join(a, b, table))
        return tuple(parts)
    if s == t and not _is_var(s):
        return s
    if (s, t) in table:
        return table[s, t]
    if s == t and s not in table.values():
        name = s
    else:
        k = 0
        while "?n%d" % k in table.values() or "?n%d" % k in (s, t):
            k += 1
        name = "?n%d" % k
    table[s, t] = name
    return name


def lgg_term(t1, t2, table):
    table = dict(table)
    term = _join(t1, t2, table)
    return term, table


def _atoms(body1, body2, table):
    seen = []
    for a in body1:
        for b in body2:
            if a[0] != b[0] or len(a) != len(b):
                continue
            atom = (a[0],) + tuple(_join(x, y, table) for x, y in zip(a[1:], b[1:]))
            if atom not in seen:
                seen.append(atom)
    return seen


def _whole(r1, r2):
    table = {}
    atoms = _atoms(r1[1], r2[1], table)
    heads = _atoms([r1[0]], [r2[0]], table)
    return heads, atoms, table


def lgg_clause(r1, r2):
    heads, atoms, table = _whole(r1, r2)
    if not heads:
        return None
    phi1, phi2 = {}, {}
    for (s, t), name in table.items():
        phi1[name] = s
        phi2[name] = t
    return (heads[0], atoms), phi1, phi2


def factor_through(r, theta1, theta2, r1, r2):
    _, _, table = _whole(r1, r2)
    return {name: _join(theta1[name], theta2[name], table) for name in theta2}
