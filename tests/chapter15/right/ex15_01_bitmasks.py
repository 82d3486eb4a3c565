"""每个文字是一个位掩码，规则是掩码之交 / A bit mask for each literal; a rule is the intersection of masks"""


def candidate_literals(values, negation):
    result = []
    for attribute, domain in values.items():
        result += [[attribute, "=", value] for value in domain]
        if negation:
            result += [[attribute, "!=", value] for value in domain]
    return result


def _mask(literal, rows):
    attribute, sign, value = literal
    bits = 0
    for k, row in enumerate(rows):
        if (row[attribute] == value) is (sign == "="):
            bits |= 1 << k
    return bits


def _positives(rows):
    return sum(1 << k for k, row in enumerate(rows) if row["好瓜"] == "是")


def _of(body, rows):
    bits = (1 << len(rows)) - 1
    for literal in body:
        bits &= _mask(literal, rows)
    return bits


def counts(body, rows):
    bits, good = _of(body, rows), _positives(rows)
    return [bin(bits & good).count("1"), bin(bits & ~good).count("1")]


def _choices(bits, masks, good):
    """(p, n, number of the literal) of all that may be chosen."""
    before = bin(bits & ~good).count("1")
    for number, mask in enumerate(masks):
        p, n = bin(bits & mask & good).count("1"), bin(bits & mask & ~good).count("1")
        if p and n < before:
            yield p, n, number


def _better(one, other):
    # p/(p+n) compared by cross-multiplication
    left, right = one[0] * (other[0] + other[1]), other[0] * (one[0] + one[1])
    return left > right or (left == right and one[0] + one[1] > other[0] + other[1])


def best_literal(body, rows, values, negation):
    candidates = candidate_literals(values, negation)
    best = None
    for choice in _choices(_of(body, rows), [_mask(one, rows) for one in candidates], _positives(rows)):
        if best is None or _better(choice, best):
            best = choice
    return None if best is None else candidates[best[2]]


def learn_rule(rows, values, negation):
    body, trace = [], []
    while counts(body, rows)[1]:
        literal = best_literal(body, rows, values, negation)
        if literal is None:
            break
        body = body + [literal]
        trace.append([literal, *counts(body, rows)])
    return body, trace


def sequential_covering(rows, values, negation):
    rules, left = [], list(rows)
    while any(row["好瓜"] == "是" for row in left):
        body, _ = learn_rule(left, values, negation)
        if counts(body, left)[1]:
            return rules
        rules.append(body)
        bits = _of(body, left)
        left = [row for k, row in enumerate(left) if not bits >> k & 1]
    return rules


def beam_rule(rows, values, negation, width):
    candidates = candidate_literals(values, negation)
    masks, good = [_mask(one, rows) for one in candidates], _positives(rows)
    beam = [(set(), (1 << len(rows)) - 1)]
    while True:
        for chosen, bits in beam:
            if not bits & ~good:
                return [candidates[k] for k in sorted(chosen)]
        pool = []
        for chosen, bits in beam:
            for p, n, number in _choices(bits, masks, good):
                new = chosen | {number}
                if new not in [one[2] for one in pool]:
                    pool.append((p, n, new, bits & masks[number]))
        kept = []
        while pool and len(kept) < width:
            top = pool[0]
            for one in pool[1:]:
                if _better(one, top):
                    top = one
            pool.remove(top)
            kept.append(top)
        beam = [(one[2], one[3]) for one in kept]
