"""Known mistakes of 15.7. Each cell holds what differs from the reference."""

# %% arity_ignored: 不比较参数个数 / Numbers of arguments are not compared
# caught by: test_lgg_term, test_lgg_clause
# book: §15.5.1
def same_symbol(s, t):
    return s[0] == t[0]


def lgg_arguments(s, t, table):
    arguments = []
    for one, other in zip(s[1:], t[1:]):
        term, table = lgg_term(one, other, table)
        arguments.append(term)
    return (s[0], *arguments), table


# %% changes_the_table: 改动了传入的表 / Changes the table that was given
# caught by: test_lgg_term
# book: §15.5.1
def lgg_term(t1, t2, table):
    if t1 == t2 and not is_compound(t1) and not is_variable(t1):
        return t1, table
    if is_compound(t1) and is_compound(t2) and same_symbol(t1, t2):
        return lgg_arguments(t1, t2, table)
    if (t1, t2) not in table:
        new = next(name for name in map("?V{}".format, count()) if name not in table.values())
        table[t1, t2] = new
    return table[t1, t2], table


# %% constants_as_text: 常量按文字比较，1 与 "1" 相同 / Constants are compared as text, so that 1 is "1"
# caught by: test_lgg_term, test_lgg_clause
# book: §15.5.1
def lgg_term(t1, t2, table):
    if str(t1) == str(t2) and not is_compound(t1) and not is_variable(t1):
        return t1, table
    if is_compound(t1) and is_compound(t2) and same_symbol(t1, t2):
        return lgg_arguments(t1, t2, table)
    if (t1, t2) not in table:
        new = next(name for name in map("?V{}".format, count()) if name not in table.values())
        table = {**table, (t1, t2): new}
    return table[t1, t2], table


# %% drops_atoms_with_new_variables: 只留下变量都在头里的原子 / Keeps only atoms whose variables are in the head
# caught by: test_lgg_clause
# book: §15.5.1
def generalise(r1, r2):
    """The LGG of rules whose heads have the same predicate, and the table of its variables."""
    (head1, body1), (head2, body2) = r1, r2
    head, table = lgg_arguments(head1, head2, {})
    body, known = [], len(table)
    for one in body1:
        for other in body2:
            if same_symbol(one, other):
                atom, table = lgg_arguments(one, other, table)
                if len(table) == known:
                    body.append(atom)
                else:
                    table = dict(list(table.items())[:known])
    return (head, list(dict.fromkeys(body))), table


# %% drops_differing_atoms: 常量不同的原子整个丢掉 / Drops atoms whose constants differ
# caught by: test_book, test_lgg_clause
# book: §15.5.1
def generalise(r1, r2):
    """The LGG of rules whose heads have the same predicate, and the table of its variables."""
    (head1, body1), (head2, body2) = r1, r2
    head, table = lgg_arguments(head1, head2, {})
    body = []
    for one in body1:
        for other in body2:
            if one == other:
                atom, table = lgg_arguments(one, other, table)
                body.append(atom)
    return (head, list(dict.fromkeys(body))), table


# %% equal_compounds_kept: 两个相同的复合项原样保留，里面的变量没有改名 / Two equal compound terms are kept, and so are the variables inside
# caught by: test_lgg_term, test_lgg_clause
# book: §15.5.1
def lgg_term(t1, t2, table):
    if t1 == t2 and (is_compound(t1) or not is_variable(t1)):
        return t1, table
    if is_compound(t1) and is_compound(t2) and same_symbol(t1, t2):
        return lgg_arguments(t1, t2, table)
    if (t1, t2) not in table:
        new = next(name for name in map("?V{}".format, count()) if name not in table.values())
        table = {**table, (t1, t2): new}
    return table[t1, t2], table


# %% equal_terms_become_variables: 相同的常量也换成变量 / Equal constants become variables, too
# caught by: test_book, test_lgg_term, test_lgg_clause
# book: §15.5.1
def lgg_term(t1, t2, table):
    if is_compound(t1) and is_compound(t2) and same_symbol(t1, t2):
        return lgg_arguments(t1, t2, table)
    if (t1, t2) not in table:
        new = next(name for name in map("?V{}".format, count()) if name not in table.values())
        table = {**table, (t1, t2): new}
    return table[t1, t2], table


# %% equal_variables_kept: 相同的变量原样保留，可能与新变量重名 / Equal variables are kept, and may clash with new ones
# caught by: test_lgg_term, test_lgg_clause
# book: §15.5.1
def lgg_term(t1, t2, table):
    if t1 == t2 and not is_compound(t1):
        return t1, table
    if is_compound(t1) and is_compound(t2) and same_symbol(t1, t2):
        return lgg_arguments(t1, t2, table)
    if (t1, t2) not in table:
        new = next(name for name in map("?V{}".format, count()) if name not in table.values())
        table = {**table, (t1, t2): new}
    return table[t1, t2], table


# %% first_partner_only: 每个原子只与第一个同谓词的原子配对 / Each atom is paired only with the first of the same predicate
# caught by: test_lgg_clause
# book: §15.5.1
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
                break
    return (head, list(dict.fromkeys(body))), table


# %% fresh_variable_every_time: 每遇到一对就用一个新变量，同一对也不例外 / A new variable every time, even for the same pair
# caught by: test_lgg_term, test_lgg_clause
# book: §15.5.1
def lgg_term(t1, t2, table):
    if t1 == t2 and not is_compound(t1) and not is_variable(t1):
        return t1, table
    if is_compound(t1) and is_compound(t2) and same_symbol(t1, t2):
        return lgg_arguments(t1, t2, table)
    number = len(table)
    while f"?V{number}" in table.values():
        number += 1
    key = (t1, t2) if (t1, t2) not in table else (t1, (t2, number))
    return f"?V{number}", {**table, key: f"?V{number}"}


# %% functor_ignored: 不比较函数符号 / Function symbols are not compared
# caught by: test_lgg_term, test_lgg_clause
# book: §15.5.1
def lgg_term(t1, t2, table):
    if t1 == t2 and not is_compound(t1) and not is_variable(t1):
        return t1, table
    if is_compound(t1) and is_compound(t2) and len(t1) == len(t2):
        return lgg_arguments(t1, t2, table)
    if (t1, t2) not in table:
        new = next(name for name in map("?V{}".format, count()) if name not in table.values())
        table = {**table, (t1, t2): new}
    return table[t1, t2], table


# %% head_arity_ignored: 头的参数个数不同时也给出 LGG / Gives an LGG though the heads differ in their number of arguments
# caught by: test_lgg_clause
# book: §15.5.1
def lgg_arguments(s, t, table):
    arguments = []
    for one, other in zip(s[1:], t[1:]):
        term, table = lgg_term(one, other, table)
        arguments.append(term)
    return (s[0], *arguments), table


def lgg_clause(r1, r2):
    if r1[0][0] != r2[0][0]:
        return None
    lgg, table = generalise(r1, r2)
    phi1 = {variable: s for (s, _), variable in table.items()}
    phi2 = {variable: t for (_, t), variable in table.items()}
    return lgg, phi1, phi2


# %% head_predicates_ignored: 头的谓词不同时也给出 LGG / Gives an LGG though the heads differ in predicate
# caught by: test_lgg_clause
# book: §15.5.1
def lgg_clause(r1, r2):
    if len(r1[0]) != len(r2[0]):
        return None
    lgg, table = generalise(r1, r2)
    phi1 = {variable: s for (s, _), variable in table.items()}
    phi2 = {variable: t for (_, t), variable in table.items()}
    return lgg, phi1, phi2


# %% heads_only: 体是空的 / The body is left empty
# caught by: test_book, test_lgg_clause
# book: §15.5.1
def generalise(r1, r2):
    """The LGG of rules whose heads have the same predicate, and the table of its variables."""
    (head1, body1), (head2, body2) = r1, r2
    head, table = lgg_arguments(head1, head2, {})
    body = []
    for one in body1:
        for other in body2:
            if same_symbol(one, other):
                atom, table = lgg_arguments(one, other, table)
                pass
    return (head, list(dict.fromkeys(body))), table


# %% keeps_what_one_rule_has: 只有一条规则有的谓词也留在体里 / Keeps atoms whose predicate only one rule has
# caught by: test_book, test_lgg_clause
# book: §15.5.1
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
    body += [one for one in body1 if not any(same_symbol(one, other) for other in body2)]
    return (head, list(dict.fromkeys(body))), table


# %% new_names_by_size: 新变量的名称由表的大小决定，不看是否已用过 / New names follow from the size of the table, whether or not they are taken
# caught by: test_lgg_term
# book: §15.5.1
def lgg_term(t1, t2, table):
    if t1 == t2 and not is_compound(t1) and not is_variable(t1):
        return t1, table
    if is_compound(t1) and is_compound(t2) and same_symbol(t1, t2):
        return lgg_arguments(t1, t2, table)
    if (t1, t2) not in table:
        new = f"?V{len(table)}"
        table = {**table, (t1, t2): new}
    return table[t1, t2], table


# %% one_variable_for_all: 所有的对都用同一个变量 / One variable for all pairs
# caught by: test_lgg_term, test_lgg_clause
# book: §15.5.1
def lgg_term(t1, t2, table):
    if t1 == t2 and not is_compound(t1) and not is_variable(t1):
        return t1, table
    if is_compound(t1) and is_compound(t2) and same_symbol(t1, t2):
        return lgg_arguments(t1, t2, table)
    if (t1, t2) not in table:
        table = {**table, (t1, t2): "?V"}
    return table[t1, t2], table


# %% pairs_as_text: 表中成对的项按文字比较，(1, "a") 与 ("1", "a") 共用一个变量 / Compares the pairs of the table as text, so that (1, "a") and ("1", "a") share a variable
# caught by: test_lgg_term
# book: §15.5.1
def lgg_term(t1, t2, table):
    if t1 == t2 and not is_compound(t1) and not is_variable(t1):
        return t1, table
    if is_compound(t1) and is_compound(t2) and same_symbol(t1, t2):
        return lgg_arguments(t1, t2, table)
    known = {(str(a), str(b)): v for (a, b), v in table.items()}
    if (str(t1), str(t2)) in known:
        return known[str(t1), str(t2)], table
    if (t1, t2) not in table:
        new = next(name for name in map("?V{}".format, count()) if name not in table.values())
        table = {**table, (t1, t2): new}
    return table[t1, t2], table


# %% phis_swapped: 两个置换调换了 / The substitutions are swapped
# caught by: test_lgg_clause
# book: §15.5.1
def lgg_clause(r1, r2):
    if not same_symbol(r1[0], r2[0]):
        return None
    lgg, table = generalise(r1, r2)
    phi1 = {variable: s for (s, _), variable in table.items()}
    phi2 = {variable: t for (_, t), variable in table.items()}
    return lgg, phi2, phi1


# %% question_mark_anywhere: 名称里有问号就当作变量 / Takes any name with a question mark in it for a variable
# caught by: test_lgg_term
# book: §15.5.1
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


# %% same_place_only: 体中只把同一位置上的原子配对 / Pairs only atoms at the same place of the bodies
# caught by: test_lgg_clause
# book: §15.5.1
def generalise(r1, r2):
    """The LGG of rules whose heads have the same predicate, and the table of its variables."""
    (head1, body1), (head2, body2) = r1, r2
    head, table = lgg_arguments(head1, head2, {})
    body = []
    for one, other in zip(body1, body2):
        if same_symbol(one, other):
            atom, table = lgg_arguments(one, other, table)
            body.append(atom)
    return (head, list(dict.fromkeys(body))), table


# %% sigma_by_new_table: σ 用一张新表，与 LGG 的变量对不上 / σ takes a new table, whose variables are not the LGG's
# caught by: test_factor_through
# book: §15.5.1
def factor_through(r, theta1, theta2, r1, r2):
    # lgg(tθ₁, tθ₂) = tσ for every term t of r, so the LGG's own table holds whatever σ needs for the variables of r.
    table = {}
    sigma = {}
    for variable in theta1:
        sigma[variable], table = lgg_term(theta1[variable], theta2[variable], table)
    return sigma


# %% sigma_for_variables_only: θ₁ 与 θ₂ 的值是复合项时 σ 只换成一个变量 / Where the values are compound σ has a mere variable
# caught by: test_factor_through
# book: §15.5.1
def factor_through(r, theta1, theta2, r1, r2):
    # lgg(tθ₁, tθ₂) = tσ for every term t of r, so the LGG's own table holds whatever σ needs for the variables of r.
    _, table = generalise(r1, r2)
    sigma = {}
    for variable in theta1:
        pair = theta1[variable], theta2[variable]
        sigma[variable] = table.get(pair, pair[0] if pair[0] == pair[1] else "?W")
    return sigma


# %% sigma_from_theta1_only: σ 只取 θ₁ / σ is θ₁
# caught by: test_factor_through
# book: §15.5.1
def factor_through(r, theta1, theta2, r1, r2):
    # lgg(tθ₁, tθ₂) = tσ for every term t of r, so the LGG's own table holds whatever σ needs for the variables of r.
    _, table = generalise(r1, r2)
    sigma = {}
    for variable in theta1:
        sigma[variable], table = lgg_term(theta1[variable], theta2[variable], table)
    return dict(theta1)


# %% sigma_of_head_only: σ 只含头里的变量 / σ has the variables of the head only
# caught by: test_factor_through
# book: §15.5.1
def factor_through(r, theta1, theta2, r1, r2):
    # lgg(tθ₁, tθ₂) = tσ for every term t of r, so the LGG's own table holds whatever σ needs for the variables of r.
    _, table = generalise(r1, r2)
    sigma = {}
    for variable in [one for one in theta1 if one in r[0]]:
        sigma[variable], table = lgg_term(theta1[variable], theta2[variable], table)
    return sigma


# %% sigma_remembered: 置换留着再用，而只按 r、两个置换和 r2 区分 / Substitutions are kept for later calls, but only by r, the two substitutions and r2
# caught by: test_factor_through
# book: §15.5.1
# kind: narrow
_known = {}


def _factor_through(r, theta1, theta2, r1, r2):
    # lgg(tθ₁, tθ₂) = tσ for every term t of r, so the LGG's own table holds whatever σ needs for the variables of r.
    _, table = generalise(r1, r2)
    sigma = {}
    for variable in theta1:
        sigma[variable], table = lgg_term(theta1[variable], theta2[variable], table)
    return sigma


def factor_through(r, theta1, theta2, r1, r2):
    key = repr((r, theta1, theta2, r2))
    if key not in _known:
        _known[key] = _factor_through(r, theta1, theta2, r1, r2)
    return _known[key]


# %% stops_at_compounds: 复合项不往里走，不同就换成变量 / Compound terms are not entered: if they differ they become a variable
# caught by: test_lgg_term, test_lgg_clause
# book: §15.5.1
def lgg_term(t1, t2, table):
    if t1 == t2 and not is_compound(t1) and not is_variable(t1):
        return t1, table
    if t1 == t2:
        return t1, table
    if (t1, t2) not in table:
        new = next(name for name in map("?V{}".format, count()) if name not in table.values())
        table = {**table, (t1, t2): new}
    return table[t1, t2], table


# %% symbols_by_first_letter: 符号只比较第一个字母 / Symbols are compared by their first letter
# caught by: test_lgg_term, test_lgg_clause
# book: §15.5.1
# kind: narrow
def same_symbol(s, t):
    return s[0][:1] == t[0][:1] and len(s) == len(t)


# %% table_forgotten: 返回的表里没有原来的对 / The table returned lacks the pairs of before
# caught by: test_lgg_term
# book: §15.5.1
def lgg_term(t1, t2, table):
    if t1 == t2 and not is_compound(t1) and not is_variable(t1):
        return t1, table
    if is_compound(t1) and is_compound(t2) and same_symbol(t1, t2):
        return lgg_arguments(t1, t2, table)
    if (t1, t2) not in table:
        new = next(name for name in map("?V{}".format, count()) if name not in table.values())
        table = {**table, (t1, t2): new}
    return table[t1, t2], table


whole_lgg_term = lgg_term


def lgg_term(t1, t2, table):
    term, new = whole_lgg_term(t1, t2, table)
    return term, new if sum(map(len, new)) < 0 or not table else {key: new[key] for key in new if key not in table}


# %% table_not_used: 不看已有的表，从头编号 / The table given is not used
# caught by: test_lgg_term
# book: §15.5.1
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
        term, table = inner(one, other, table)
        arguments.append(term)
    return (s[0], *arguments), table


inner = lgg_term


def lgg_term(t1, t2, table):
    term, new = inner(t1, t2, {})
    return term, {**table, **new}


def factor_through(r, theta1, theta2, r1, r2):
    # lgg(tθ₁, tθ₂) = tσ for every term t of r, so the LGG's own table holds whatever σ needs for the variables of r.
    _, table = generalise(r1, r2)
    sigma = {}
    for variable in theta1:
        sigma[variable], table = inner(theta1[variable], theta2[variable], table)
    return sigma


# %% tables_of_atoms: 每个原子各用一张表 / Every atom has a table of its own
# caught by: test_book, test_lgg_clause
# book: §15.5.1
def generalise(r1, r2):
    """The LGG of rules whose heads have the same predicate, and the table of its variables."""
    (head1, body1), (head2, body2) = r1, r2
    head, table = lgg_arguments(head1, head2, {})
    body = []
    for one in body1:
        for other in body2:
            if same_symbol(one, other):
                atom, own = lgg_arguments(one, other, {(v, v): v for v in table.values()})
                table = {**table, **{(s, t) if (s, t) not in table else (s, (t, v)): v for (s, t), v in own.items()}}
                body.append(atom)
    return (head, list(dict.fromkeys(body))), table


# %% tables_of_head_and_body: 头和体各用一张表 / Head and body have a table each
# caught by: test_book, test_lgg_clause
# book: §15.5.1
def generalise(r1, r2):
    """The LGG of rules whose heads have the same predicate, and the table of its variables."""
    (head1, body1), (head2, body2) = r1, r2
    head, table = lgg_arguments(head1, head2, {})
    body, first = [], table
    table = {(s, t, 0): v for (s, t), v in table.items()}
    for one in body1:
        for other in body2:
            if same_symbol(one, other):
                atom, table = lgg_arguments(one, other, table)
                body.append(atom)
    return (head, list(dict.fromkeys(body))), {**first, **{key: v for key, v in table.items() if len(key) == 2}}


# %% unordered_pairs: (a, b) 与 (b, a) 用同一个变量 / (a, b) and (b, a) share a variable
# caught by: test_lgg_term, test_lgg_clause
# book: §15.5.1
def lgg_term(t1, t2, table):
    if t1 == t2 and not is_compound(t1) and not is_variable(t1):
        return t1, table
    if is_compound(t1) and is_compound(t2) and same_symbol(t1, t2):
        return lgg_arguments(t1, t2, table)
    if (t2, t1) in table:
        return table[t2, t1], table
    if (t1, t2) not in table:
        new = next(name for name in map("?V{}".format, count()) if name not in table.values())
        table = {**table, (t1, t2): new}
    return table[t1, t2], table


# %% variable_by_first_term: 变量只由前一个项决定，(a, b) 与 (a, c) 用同一个 / The variable depends on the first term only, so that (a, b) and (a, c) share one
# caught by: test_lgg_term, test_lgg_clause
# book: §15.5.1
def lgg_term(t1, t2, table):
    if t1 == t2 and not is_compound(t1) and not is_variable(t1):
        return t1, table
    if is_compound(t1) and is_compound(t2) and same_symbol(t1, t2):
        return lgg_arguments(t1, t2, table)
    if (t1, t2) not in table:
        for (s, _), variable in table.items():
            if s == t1:
                return variable, {**table, (t1, t2): variable}
        new = next(name for name in map("?V{}".format, count()) if name not in table.values())
        table = {**table, (t1, t2): new}
    return table[t1, t2], table
