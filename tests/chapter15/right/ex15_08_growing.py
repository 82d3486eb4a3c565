"""从每个正例出发，逐个加进还能加的，列表里记规则 / From each positive on adds whatever can still be added; rules as lists"""


def initial_clause(example, facts, predicates):
    i, j = example
    return [["更好", i, j], [[p, i, j] for p in sorted(predicates) if (p, i, j) in facts]]


def _lgg(r, s):
    names, pairs = ["?U", "?V"], {}

    def term(a, b):
        if a == b and not (isinstance(a, str) and a.startswith("?")):
            return a
        if (a, b) not in pairs:
            pairs[a, b] = names[len(pairs)]
        return pairs[a, b]

    head = ["更好", term(r[0][1], s[0][1]), term(r[0][2], s[0][2])]
    body = [[a[0], term(a[1], b[1]), term(a[2], b[2])] for a in r[1] for b in s[1] if a[0] == b[0]]
    return [head, body]


def lgg_of(examples, facts, predicates):
    clause = initial_clause(examples[0], facts, predicates)
    for example in examples[1:]:
        clause = _lgg(clause, initial_clause(example, facts, predicates))
    return clause


def _var(term):
    return isinstance(term, str) and term[:1] == "?"


def _satisfied(body, facts, theta):
    if not body:
        return True
    p, s, t = body[0]
    for q, a, b in facts:
        if q != p:
            continue
        new = dict(theta)
        good = True
        for term, thing in ((s, a), (t, b)):
            if _var(term):
                good = good and new.setdefault(term, thing) == thing
            else:
                good = good and term == thing
        if good and _satisfied(body[1:], facts, new):
            return True
    return False


def _covers(clause, facts, example):
    theta = {}
    for term, thing in zip(clause[0][1:], example):
        if _var(term):
            if theta.setdefault(term, thing) != thing:
                return False
        elif term != thing:
            return False
    return _satisfied(list(clause[1]), facts, theta)


def consistent(clause, facts, constants, negatives):
    for example in negatives:
        if _covers(clause, facts, example):
            return False
    return True


def lgg_set(facts, constants, pos, neg, predicates):
    result, reached = [], set()

    def fine(members):
        clause = lgg_of(members, facts, predicates)
        free = _var(clause[0][1]) and _var(clause[0][2])
        pure = consistent([["更好", "?X", "?Y"], [[a[0], "?X", "?Y"] for a in clause[1]]], facts, constants, neg)
        return free, pure

    for start in reversed(pos):
        if start in reached or not fine([start])[1]:
            continue
        for second in pos:
            if start in reached:
                break
            members = [start]
            # the partner first, then whoever still fits
            for other in [second, *pos]:
                if other not in members and fine(members + [other])[1]:
                    members.append(other)
            if start in reached or len(members) < 2 or not fine(members)[0]:
                continue
            reached |= set(members)
            clause = lgg_of(members, facts, predicates)
            result.append({"members": members, "clause": clause})
    return result
