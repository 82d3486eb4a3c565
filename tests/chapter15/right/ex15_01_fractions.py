"""分数比较，递归地长规则 / Compares fractions and grows rules by recursion"""

from fractions import Fraction
from itertools import product


def candidate_literals(values, negation):
    return tuple(
        (name, sign, value)
        for name in values
        for sign, value in product(["=", "!="] if negation else ["="], values[name])
    )


def _true(literal, row):
    name, sign, value = literal
    if sign == "=":
        return row[name] == value
    return row[name] != value


def _filter(literal, rows):
    return [row for row in rows if _true(literal, row)]


def _all(body, rows):
    for literal in body:
        rows = _filter(literal, rows)
    return rows


def counts(body, rows):
    inside = _all(body, rows)
    p = sum(row["好瓜"] == "是" for row in inside)
    return p, len(inside) - p


def _key(p, n, place):
    return Fraction(p, p + n), p + n, -place


def _allowed(inside, values, negation):
    _, before = counts([], inside)
    for place, literal in enumerate(candidate_literals(values, negation)):
        p, n = counts([literal], inside)
        if p >= 1 and n <= before - 1:
            yield _key(p, n, place), literal, p, n


def best_literal(body, rows, values, negation):
    allowed = list(_allowed(_all(body, rows), values, negation))
    return max(allowed)[1] if allowed else None


def learn_rule(rows, values, negation):
    allowed = list(_allowed(rows, values, negation))
    if not counts([], rows)[1] or not allowed:
        return [], []
    _, literal, p, n = max(allowed)
    body, trace = learn_rule(_filter(literal, rows), values, negation)
    return [literal] + body, [(literal, p, n)] + trace


def sequential_covering(rows, values, negation):
    if not counts([], rows)[0]:
        return []
    body = learn_rule(rows, values, negation)[0]
    inside = _all(body, rows)
    if counts([], inside)[1]:
        return []
    covered = [row["编号"] for row in inside]
    return [body] + sequential_covering([row for row in rows if row["编号"] not in covered], values, negation)


def beam_rule(rows, values, negation, width):
    beam = [()]
    while True:
        pure = [body for body in beam if not counts(body, rows)[1]]
        if pure:
            return list(pure[0])
        ranked, seen = [], set()
        for body in beam:
            for (rate, size, _), literal, _, _ in _allowed(_all(body, rows), values, negation):
                new = body + (literal,)
                if frozenset(new) not in seen:
                    seen.add(frozenset(new))
                    ranked.append((-rate, -size, len(ranked), new))
        beam = [one[3] for one in sorted(ranked)[:width]]
