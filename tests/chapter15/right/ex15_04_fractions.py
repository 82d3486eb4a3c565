"""内部用分数，权按列算 / Fractions inside, weights column by column"""

from fractions import Fraction


def _share(column, weights, value):
    known = sum((w for one, w in zip(column, weights) if one is not None), Fraction(0))
    here = sum((w for one, w in zip(column, weights) if one == value), Fraction(0))
    return here / known if known else known


def _applied(column, weights, value):
    share = _share(column, weights, value)
    return [w * share if one is None else w if one == value else Fraction(0) for one, w in zip(column, weights)]


def _column(rows, attribute):
    return [row[attribute] for row in rows]


def value_share(rows, weights, attribute, value):
    return float(_share(_column(rows, attribute), list(map(Fraction, weights)), value))


def apply_literal(rows, weights, literal):
    attribute, _, value = literal
    return tuple(map(float, _applied(_column(rows, attribute), list(map(Fraction, weights)), value)))


def _counts(rows, weights):
    total = {"是": Fraction(0), "否": Fraction(0)}
    for row, w in zip(rows, weights):
        total[row["好瓜"]] += w
    return total["是"], total["否"]


def weighted_counts(rows, weights):
    return [float(one) for one in _counts(rows, map(Fraction, weights))]


def _learn(rows, values):
    columns = {attribute: _column(rows, attribute) for attribute in values}
    body, steps, weights = [], [], [Fraction(1)] * len(rows)
    P, N = _counts(rows, weights)
    while N:
        choices = []
        for attribute, domain in values.items():
            for value in domain:
                kept = _applied(columns[attribute], weights, value)
                p, n = _counts(rows, kept)
                if p + n:
                    choices.append((p / (p + n), p + n, (attribute, "=", value), p, n, kept))
        if not choices:
            break
        # The first of equals.
        best = max(choices, key=lambda one: one[:2])
        if best[0] <= P / (P + N):
            break
        _, _, literal, P, N, weights = best
        body.append(literal)
        steps.append([literal, float(P), float(N)])
    return body, weights, steps


def learn_rule(rows, values):
    body, weights, steps = _learn(rows, values)
    return body, [float(w) for w in weights], steps


def sequential_covering(rows, values):
    left, rules = list(rows), []
    while _counts(left, [Fraction(1)] * len(left))[0]:
        body, weights, _ = _learn(left, values)
        if body == [] and any(row["好瓜"] == "否" for row in left):
            return rules
        rules.append(body)
        heavy = {row["编号"] for row, w in zip(left, weights) if 2 * w >= 1}
        if all(row["好瓜"] == "否" for row in left if row["编号"] in heavy):
            heavy |= {row["编号"] for row, w in zip(left, weights) if w > 0 and row["好瓜"] == "是"}
        left = [row for row in left if row["编号"] not in heavy]
    return rules
