"""位掩码计数，元组表示规则 / Counting by bit masks, rules as tuples"""

import math


def foil_gain(p0, n0, p, n):
    if p == 0:
        return 0
    return p * (math.log2(p) - math.log2(p + n) - math.log2(p0) + math.log2(p0 + n0))


def grow_prune_split(rows):
    prune = []
    for label in ("是", "否"):
        prune += [row for row in rows if row["好瓜"] == label][2::3]
    ids = {row["编号"] for row in prune}
    return [row for row in rows if row["编号"] not in ids][::-1], prune


def _literals(values):
    return [(attribute, "=", value) for attribute, domain in values.items() for value in domain]


def _mask(rows, holds):
    return int("0" + "".join("1" if holds(row) else "0" for row in rows), 2)


def _covered(body, rows):
    bits = _mask(rows, lambda row: True)
    for attribute, _, value in body:
        bits &= _mask(rows, lambda row: row[attribute] == value)
    return bits


def _good(rows):
    return _mask(rows, lambda row: row["好瓜"] == "是")


def _size(bits):
    return bin(bits).count("1")


def grow_rule(rows, values, start=()):
    literals = _literals(values)
    masks = [_mask(rows, lambda row: row[a] == v) for a, _, v in literals]
    good, bits, body = _good(rows), _covered(start, rows), tuple(tuple(one) for one in start)
    while _size(bits & ~good) > 0:
        p0, n0 = _size(bits & good), _size(bits & ~good)
        gains = [foil_gain(p0, n0, _size(bits & mask & good), _size(bits & mask & ~good)) for mask in masks]
        most = max(gains)
        if most < 1e-9:
            break
        k = [most - gain < 1e-9 for gain in gains].index(True)
        body += (literals[k],)
        bits &= masks[k]
    return body


def _score(body, rows):
    bits, good = _covered(body, rows), _good(rows)
    return _size(bits & good) - _size(bits & ~good)


def prune_value(body, rows):
    negatives = sum(row["好瓜"] == "否" for row in rows)
    return (_score(body, rows) + negatives) / len(rows)


def prune_rule(body, rows):
    best = None
    for length in range(1, len(body) + 1):
        if best is None or _score(body[:length], rows) > _score(best, rows):
            best = body[:length]
    return tuple(body) if not rows or best is None else best


def _one(rows, values, start=()):
    # The order of the samples does not matter any more.
    grow, prune = grow_prune_split(rows)
    return prune_rule(grow_rule(grow, values, start), prune)


def _rest(rules, rows):
    bits = 0
    for body in rules:
        bits |= _covered(body, rows)
    return [row for k, row in enumerate(reversed(rows)) if not bits >> k & 1][::-1]


def irep_star(rows, values):
    body = _one(rows, values)
    if not body or _score(body, rows) <= 0:
        return []
    return [body, *irep_star(_rest([body], rows), values)]


def _errors(rules, rows):
    rest = _rest(rules, rows)
    kept = sum(row["好瓜"] == "否" for row in rest)
    return len(rest) - kept + sum(row["好瓜"] == "否" for row in rows) - kept


def ripper(rows, values, k):
    rules, log = irep_star(rows, values), []
    for _ in range(k):
        log.append([_errors(rules, rows), sum(len(body) for body in rules)])
        for i in range(len(rules)):
            old = rules[i]
            left = _rest([body for j, body in enumerate(rules) if j != i], rows)
            best = _errors(rules, rows), sum(len(body) for body in rules)
            for new in (_one(left, values), _one(left, values, old)):
                changed = list(rules)
                changed[i] = new
                score = _errors(changed, rows), sum(len(body) for body in changed)
                if new and score < best:
                    best, rules = score, changed
        rules = list(rules) + list(irep_star(_rest(rules, rows), values))
    log.append([_errors(rules, rows), sum(len(body) for body in rules)])
    return rules, log
