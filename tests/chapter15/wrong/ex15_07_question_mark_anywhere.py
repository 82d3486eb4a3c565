"""名称里有问号就当作变量 / Takes any name with a question mark in it for a variable

caught by: test_lgg_term
book: §15.5.1
"""

def var(t):
    return isinstance(t, str) and "?" in t


def lgg_term(t1, t2, table):
    pairs = list(table.items())
    used = set(table.values())

    def same(a, b):
        return type(a) is type(b) and a == b if not isinstance(a, (tuple, list)) else (
            isinstance(b, (tuple, list)) and len(a) == len(b) and all(same(x, y) for x, y in zip(a, b)))

    def go(a, b):
        if isinstance(a, (tuple, list)) and isinstance(b, (tuple, list)):
            if len(a) == len(b) and a[0] == b[0]:
                return tuple([a[0]] + [go(x, y) for x, y in zip(a[1:], b[1:])])
        elif not isinstance(a, (tuple, list)) and same(a, b) and not var(a):
            return a
        for (x, y), v in pairs:
            if same(x, a) and same(y, b):
                return v
        i = 0
        while f"?neu{i}" in used:
            i += 1
        used.add(f"?neu{i}")
        pairs.append(((a, b), f"?neu{i}"))
        return f"?neu{i}"
    term = go(t1, t2)
    return term, dict(pairs)


def lgg_clause(r1, r2):
    (h1, b1), (h2, b2) = r1, r2
    if h1[0] != h2[0] or len(h1) != len(h2):
        return None
    table = {}

    def atom(a, b):
        nonlocal table
        out = [a[0]]
        for x, y in zip(a[1:], b[1:]):
            t, table = lgg_term(x, y, table)
            out.append(t)
        return out
    body = []
    for a in reversed(b1):
        for b in b2:
            if a[0] == b[0] and len(a) == len(b):
                c = atom(a, b)
                if c not in body:
                    body.append(c)
    head = atom(h1, h2)
    return [head, body], {v: x for (x, _), v in table.items()}, {v: y for (_, y), v in table.items()}


def factor_through(r, theta1, theta2, r1, r2):
    (head, body), s1, s2 = lgg_clause(r1, r2)
    table = {(s1[v], s2[v]): v for v in s1}
    names = set()

    def collect(t):
        if var(t):
            names.add(t)
        elif isinstance(t, (tuple, list)):
            for x in t[1:]:
                collect(x)
    collect(r[0])
    for a in r[1]:
        collect(a)
    return {v: lgg_term(theta1[v], theta2[v], table)[0] for v in names}


def proof():
    return "proof"
