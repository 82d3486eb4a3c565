"""准确率舍入到四位小数再比较 / Compares accuracies rounded to four places

caught by: test_best_literal
book: §15.2
"""


def candidate_literals(values, negation):
    out = []
    for a in values:
        for op in ["=", "!="] if negation else ["="]:
            for v in values[a]:
                out.append([a, op, v])
    return out


def holds(lit, row):
    a, op, v = lit
    return (row[a] == v) == (op == "=")


def covered(body, rows):
    return [r for r in rows if all(holds(l, r) for l in body)]


def counts(body, rows):
    c = covered(body, rows)
    p = sum(r["好瓜"] == "是" for r in c)
    return [p, len(c) - p]


def score(p, n):
    return (round(p / (p + n), 4), p + n)


def best_literal(body, rows, values, negation):
    rows = covered(body, rows)
    n0 = counts([], rows)[1]
    best, chosen = None, None
    for lit in candidate_literals(values, negation):
        p, n = counts([lit], rows)
        if p >= 1 and n < n0:
            s = score(p, n)
            if best is None or s > best:
                best, chosen = s, lit
    return chosen


def learn_rule(rows, values, negation):
    body, trace = [], []
    while counts(body, rows)[1] > 0:
        lit = best_literal(body, rows, values, negation)
        if lit is None:
            break
        body = body + [lit]
        p, n = counts(body, rows)
        trace.append([lit, p, n])
    return [body, trace]


def sequential_covering(rows, values, negation):
    if counts([], rows)[0] == 0:
        return []
    body = learn_rule(rows, values, negation)[0]
    if counts(body, rows)[1] > 0:
        return []
    rest = [r for r in rows if not all(holds(l, r) for l in body)]
    return [body] + sequential_covering(rest, values, negation)


def beam_rule(rows, values, negation, width):
    beam = [([], rows)]
    while True:
        for body, cov in beam:
            if counts([], cov)[1] == 0:
                return body
        made, seen = [], set()
        for body, cov in beam:
            n0 = counts([], cov)[1]
            for lit in candidate_literals(values, negation):
                key = frozenset(tuple(x) for x in body + [lit])
                sub = covered([lit], cov)
                p, n = counts([], sub)
                if p >= 1 and n < n0 and key not in seen:
                    seen.add(key)
                    made.append((score(p, n), body + [lit], sub))
        made.sort(key=lambda m: m[0], reverse=True)
        beam = [(b, c) for _, b, c in made[:width]]
