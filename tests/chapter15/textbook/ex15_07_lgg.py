"""照 15.5.1 节的 LGG：同一对项换成同一个变量，没有共同谓词的文字不要。 / The LGG of §15.5.1: the same pair of terms becomes the same variable, literals without a common predicate are dropped."""


def is_compound(term):
    return isinstance(term, (tuple, list))


def is_variable(term):
    return isinstance(term, str) and term.startswith("?")


def frozen(term):
    return tuple(frozen(t) for t in term) if is_compound(term) else term


def lgg_term(t1, t2, table):
    t1, t2 = frozen(t1), frozen(t2)
    if is_compound(t1) and is_compound(t2) and t1[0] == t2[0] and len(t1) == len(t2):
        parts = [t1[0]]
        for a, b in zip(t1[1:], t2[1:]):
            part, table = lgg_term(a, b, table)
            parts.append(part)
        return tuple(parts), table
    if t1 == t2 and not is_compound(t1) and not is_variable(t1):
        return t1, table
    if (t1, t2) in table:
        return table[t1, t2], table
    k = len(table)
    while "?V" + str(k) in table.values():
        k += 1
    return "?V" + str(k), {**table, (t1, t2): "?V" + str(k)}


def with_table(r1, r2):
    (head1, body1), (head2, body2) = r1, r2
    if head1[0] != head2[0] or len(head1) != len(head2):
        return None
    head, table = lgg_term(head1, head2, {})
    body = []
    for a in body1:
        for b in body2:
            if a[0] == b[0] and len(a) == len(b):
                atom, table = lgg_term(a, b, table)
                if atom not in body:
                    body.append(atom)
    return (head, body), table


def lgg_clause(r1, r2):
    result = with_table(r1, r2)
    if result is None:
        return None
    rule, table = result
    return rule, {v: s for (s, _), v in table.items()}, {v: t for (_, t), v in table.items()}


def factor_through(r, theta1, theta2, r1, r2):
    _, table = with_table(r1, r2)
    result = {}
    for variable in theta1:
        result[variable], table = lgg_term(theta1[variable], theta2[variable], table)
    return result


def proof():
    return "设 r' 经 θ1、θ2 特化为 r1、r2，令 θ(V) = LGG(Vθ1, Vθ2)，则 r'θ 的头就是 LGG 的头，体是 LGG 的体的子集。"
