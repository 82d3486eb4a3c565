"""照图 15.2 与 (15.3) 写 RIPPER，IREP* 的度量照 15.3 节。 / RIPPER of fig. 15.2 with (15.3); the measure of IREP* is that of §15.3."""

from math import log2


def covers(body, row):
    return all(row[attribute] == value for attribute, _, value in body)


def count(body, rows):
    inside = [row for row in rows if covers(body, row)]
    p = sum(1 for row in inside if row["好瓜"] == "是")
    return p, len(inside) - p


def foil_gain(p0, n0, p, n):
    if p == 0:
        return 0.0
    return p * (log2(p / (p + n)) - log2(p0 / (p0 + n0)))


def grow_prune_split(rows):
    grow, prune = [], []
    for label in ("是", "否"):
        for i, row in enumerate([row for row in rows if row["好瓜"] == label]):
            (prune if i % 3 == 2 else grow).append(row)
    return grow, prune


def grow_rule(rows, values, start=()):
    body = list(start)
    while True:
        p0, n0 = count(body, rows)
        if n0 == 0:
            return body
        best, best_gain = None, 0
        for attribute, domain in values.items():
            for value in domain:
                literal = (attribute, "=", value)
                gain = foil_gain(p0, n0, *count([*body, literal], rows))
                if gain > best_gain:
                    best, best_gain = literal, gain
        if best is None:
            return body
        body.append(best)


def prune_value(body, rows):
    m_plus, m_minus = count([], rows)
    p, n = count(body, rows)
    return (p + (m_minus - n)) / (m_plus + m_minus)


def prune_rule(body, rows):
    if not rows or not body:
        return list(body)
    best = None
    for length in range(1, len(body) + 1):
        value = prune_value(body[:length], rows)
        if best is None or value > best[0]:
            best = (value, list(body[:length]))
    return best[1]


def irep_star(rows, values):
    rules = []
    while True:
        grow, prune = grow_prune_split(rows)
        body = prune_rule(grow_rule(grow, values), prune)
        p, n = count(body, rows)
        if not body or p <= n:
            return rules
        rules.append(body)
        rows = [row for row in rows if not covers(body, row)]


def errors(rules, rows):
    return sum(1 for row in rows if any(covers(body, row) for body in rules) != (row["好瓜"] == "是"))


def literals(rules):
    return sum(len(body) for body in rules)


def post_opt(rules, rows, values):
    for i in range(len(rules)):
        others = rules[:i] + rules[i + 1 :]
        left = [row for row in rows if not any(covers(body, row) for body in others)]
        grow, prune = grow_prune_split(left)
        replacement = prune_rule(grow_rule(grow, values), prune)
        revised = prune_rule(grow_rule(grow, values, rules[i]), prune)
        candidates = [rules]
        for new in (replacement, revised):
            if new:
                candidates.append(rules[:i] + [new] + rules[i + 1 :])
        rules = min(candidates, key=lambda r: (errors(r, rows), literals(r)))
    return rules


def ripper(rows, values, k):
    rules = irep_star(rows, values)
    log = [(errors(rules, rows), literals(rules))]
    for _ in range(k):
        rules = post_opt(rules, rows, values)
        left = [row for row in rows if not any(covers(body, row) for body in rules)]
        rules = rules + irep_star(left, values)
        log.append((errors(rules, rows), literals(rules)))
    return rules, log
