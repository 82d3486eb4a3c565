"""属性的次序按样例的键 / Attributes in the order of a sample's keys

caught by: test_learn_rule
book: §15.2
"""

from math import inf

# Sums that are equal in theory may differ by rounding.
CLOSE = 1e-9


def value_share(rows, weights, attribute, value):
    here = known = 0.0
    for row, w in zip(rows, weights):
        if row[attribute] is not None:
            known += w
        if row[attribute] == value:
            here += w
    return here / known if known > 0 else 0.0


def apply_literal(rows, weights, literal):
    attribute, _, value = literal
    kept = {value: 1.0, None: value_share(rows, weights, attribute, value)}
    return [w * kept.get(row[attribute], 0.0) for row, w in zip(rows, weights)]


def is_good(row):
    return row["好瓜"] == "是"


def weighted_counts(rows, weights):
    total = {"是": 0.0, "否": 0.0}
    for row, w in zip(rows, weights):
        total[row["好瓜"]] += w
    return total["是"], total["否"]


def accuracy(P, N):
    return P / (P + N) if P > 0 else 0.0


def learn_rule(rows, values):
    names = [name for name in rows[0] if name in values]
    candidates = [(attribute, "=", value) for attribute in names for value in values[attribute]]
    body, weights, trace = [], [1.0] * len(rows), []
    P, N = weighted_counts(rows, weights)
    while N > CLOSE:
        # As nothing is larger than inf, only a higher accuracy is better than no literal.
        most, size, best = accuracy(P, N), inf, None
        for literal in candidates:
            kept = apply_literal(rows, weights, literal)
            p, n = weighted_counts(rows, kept)
            gain = accuracy(p, n) - most
            if gain > CLOSE or (gain > -CLOSE and p + n > size + CLOSE):
                most, size, best = accuracy(p, n), p + n, (literal, p, n, kept)
        if best is None:
            break
        literal, P, N, weights = best
        body.append(literal)
        trace.append((literal, P, N))
    return body, weights, trace


def sequential_covering(rows, values):
    rules = []
    while any(map(is_good, rows)):
        body, weights, _ = learn_rule(rows, values)
        if not body and not all(map(is_good, rows)):
            break
        rules.append(body)
        covered = [w > 0.5 - CLOSE for w in weights]
        if not any(is_good(row) for row, gone in zip(rows, covered) if gone):
            covered = [gone or (is_good(row) and w > CLOSE) for row, w, gone in zip(rows, weights, covered)]
        rows = [row for row, gone in zip(rows, covered) if not gone]
    return rules
