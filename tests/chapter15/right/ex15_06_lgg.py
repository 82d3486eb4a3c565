"""描述的交（LGG）：从一个正例开始吸收别的正例 / Intersections of descriptions (LGGs) that take in one positive after another"""


def worse_examples(better_pos, better_neg):
    return tuple([[b, a] for a, b in examples][::-1] for examples in (better_pos, better_neg))


def saturate(example, facts, max_constants):
    a, b = example
    if max_constants == 2:
        body = [(p, s, t) for p, s, t in facts if s in (a, b) and t in (a, b)]
    else:
        body = [(p, s, t) for p, s, t in facts if s in (a, b) or t in (a, b)]
    return [["更坏", a, b], [[True, list(atom)] for atom in body]]


def variabilise(clause):
    head, body = clause
    table = [(head[1], "?X"), (head[2], "?Y")]

    def name(thing):
        for one, variable in table:
            if one == thing:
                return variable
        table.append((thing, "?Z" + str(len(table) - 1)))
        return table[-1][1]

    return ("更坏", "?X", "?Y"), [(True, (p, name(s), name(t))) for p, s, t in body]


def _description(facts, example):
    a, b = example
    predicates = {fact[0] for fact in facts}
    terms = {"?X": a, "?Y": b}
    return frozenset((p, s, t) for p in predicates for s in terms for t in terms if (p, terms[s], terms[t]) in facts)


def unreachable(facts, pos, neg):
    bad = [_description(facts, one) for one in neg]
    return [one for one in pos if not all(_description(facts, one) - other for other in bad)]


def learn_worse(facts, constants, pos, neg):
    good = {one: _description(facts, one) for one in pos}
    bad = {_description(facts, one) for one in neg}

    def consistent(body):
        return all(not body <= other for other in bad)

    rules, waiting = [], [one for one in pos if consistent(good[one])]
    while waiting:
        body = good[waiting[0]]
        for one in pos:
            if consistent(body & good[one]):
                body &= good[one]
        rules.append((("更坏", "?X", "?Y"), sorted(body)))
        waiting = [one for one in waiting if not body <= good[one]]
    return rules


def learn_all(facts, constants, pos, neg):
    # With negated literals the description of an example is complete.
    predicates = sorted({fact[0] for fact in facts})

    def full(example):
        holds = _description(facts, example)
        atoms = [(p, s, t) for p in predicates for s in ("?X", "?Y") for t in ("?X", "?Y")]
        return frozenset((atom in holds, atom) for atom in atoms)

    bad = [full(one) for one in neg]
    rules, left = [], [one for one in pos if full(one) not in bad]
    while left:
        body = full(left[0])
        for one in pos:
            if not any(body & full(one) <= other for other in bad):
                body &= full(one)
        rules.append((("更坏", "?X", "?Y"), list(body)))
        left = [one for one in left if not body <= full(one)]
    return rules
