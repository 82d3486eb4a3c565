"""增益留着再用, 而键中漏了 p0 / Gains are kept for later calls, but not by p0

caught by: test_gain
book: (15.3)
"""

from collections import Counter
from math import log2

# Gains that are equal in theory may differ by rounding.
CLOSE = 1e-9


_gains = {}


def _foil_gain(p0, n0, p, n):
    return p * (log2(p / (p + n)) - log2(p0 / (p0 + n0))) if p else 0.0


def foil_gain(p0, n0, p, n):
    if (n0, p, n) not in _gains:
        _gains[n0, p, n] = _foil_gain(p0, n0, p, n)
    return _gains[n0, p, n]


def grow_prune_split(rows):
    parts, seen = ([], []), Counter()
    for row in rows:
        seen[row["好瓜"]] += 1
        parts[seen[row["好瓜"]] % 3 == 0].append(row)
    return parts


def covers(body, row):
    return all(row[attribute] == value for attribute, _, value in body)


def counts(body, rows):
    labels = [row["好瓜"] for row in rows if covers(body, row)]
    return labels.count("是"), labels.count("否")


def grow_rule(rows, values, start=()):
    body = list(start)
    while True:
        rows = [row for row in rows if covers(body, row)]
        tally = Counter((attribute, row[attribute], row["好瓜"]) for row in rows for attribute in values)
        p0, n0 = counts([], rows)
        most, best = 0.0, None
        for attribute in values:
            for value in values[attribute]:
                gain = foil_gain(p0, n0, tally[attribute, value, "是"], tally[attribute, value, "否"])
                if gain > most + CLOSE:
                    most, best = gain, (attribute, "=", value)
        # Where no negative is covered no gain is above 0.
        if best is None:
            return body
        body.append(best)


def prune_value(body, rows):
    P, N = counts([], rows)
    p, n = counts(body, rows)
    return (p + N - n) / (P + N)


def prune_rule(body, rows):
    if not rows or not body:
        return body
    prefixes = [body[:length] for length in range(1, len(body) + 1)]
    # `max` keeps the first of equals.
    return max(prefixes, key=lambda prefix: prune_value(prefix, rows))


def pruned_rule(rows, values, start=()):
    grow, prune = grow_prune_split(rows)
    return prune_rule(grow_rule(grow, values, start), prune)


def not_covered(rules, rows):
    return [row for row in rows if not any(covers(body, row) for body in rules)]


def irep_star(rows, values):
    rules = []
    while True:
        body = pruned_rule(rows, values)
        p, n = counts(body, rows)
        if not body or p <= n:
            return rules
        rules.append(body)
        rows = not_covered([body], rows)


def quality(rules, rows):
    """(errors, literals) of a rule set: the smaller the better."""
    errors = sum(any(covers(body, row) for body in rules) != (row["好瓜"] == "是") for row in rows)
    return errors, sum(map(len, rules))


def ripper(rows, values, k):
    rules = irep_star(rows, values)
    log = [quality(rules, rows)]
    for _ in range(k):
        for i, body in enumerate(rules):
            before, after = rules[:i], rules[i + 1 :]
            left = not_covered(before + after, rows)
            variants = [pruned_rule(left, values), pruned_rule(left, values, body)]
            choices = [rules] + [[*before, variant, *after] for variant in variants if variant]
            # `min` keeps the first of equals.
            rules = min(choices, key=lambda choice: quality(choice, rows))
        rules = rules + irep_star(not_covered(rules, rows), values)
        log.append(quality(rules, rows))
    return rules, log
