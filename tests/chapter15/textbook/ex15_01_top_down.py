"""照 15.2 节自顶向下的规则生成与集束搜索：先看准确率，再看覆盖数，再看次序。 / Top-down generation and beam search of §15.2: accuracy first, then coverage, then order."""


def candidate_literals(values, negation):
    result = []
    for attribute, domain in values.items():
        result += [(attribute, "=", value) for value in domain]
        if negation:
            result += [(attribute, "!=", value) for value in domain]
    return result


def holds(literal, row):
    attribute, sign, value = literal
    return (row[attribute] == value) == (sign == "=")


def covered(body, rows):
    return [row for row in rows if all(holds(literal, row) for literal in body)]


def count(rows):
    p = sum(1 for row in rows if row["好瓜"] == "是")
    return p, len(rows) - p


def counts(body, rows):
    return count(covered(body, rows))


def extensions(body, rows, values, negation):
    """(literal, p, n) for every literal that may be chosen."""
    inside = covered(body, rows)
    _, n0 = count(inside)
    result = []
    for literal in candidate_literals(values, negation):
        p, n = count([row for row in inside if holds(literal, row)])
        if p > 0 and n < n0:
            result.append((literal, p, n))
    return result


def best_literal(body, rows, values, negation):
    best = None
    for literal, p, n in extensions(body, rows, values, negation):
        key = (p / (p + n), p + n)
        if best is None or key > best[0]:
            best = (key, literal)
    return None if best is None else best[1]


def learn_rule(rows, values, negation):
    body, trace = [], []
    while counts(body, rows)[1] > 0:
        literal = best_literal(body, rows, values, negation)
        if literal is None:
            break
        body = [*body, literal]
        trace.append((literal, *counts(body, rows)))
    return body, trace


def sequential_covering(rows, values, negation):
    rules = []
    while count(rows)[0] > 0:
        body, _ = learn_rule(rows, values, negation)
        if counts(body, rows)[1] > 0:
            break
        rules.append(body)
        inside = covered(body, rows)
        rows = [row for row in rows if row not in inside]
    return rules


def beam_rule(rows, values, negation, width):
    kept = [([], *counts([], rows))]
    while True:
        for body, _, n in kept:
            if n == 0:
                return body
        created, seen = [], set()
        for body, _, _ in kept:
            for literal, p, n in extensions(body, rows, values, negation):
                new = [*body, literal]
                if frozenset(new) not in seen:
                    seen.add(frozenset(new))
                    created.append((new, p, n))
        created.sort(key=lambda c: (-c[1] / (c[1] + c[2]), -(c[1] + c[2])))
        kept = created[:width]
