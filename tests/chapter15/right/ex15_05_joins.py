"""逐个文字扩展变量的取值，规则集允许第三个变量 / Bindings are extended literal by literal"""

import math


def literal_space(predicates, negation):
    result = []
    for p in predicates:
        for sign in [True, False][: 2 if negation else 1]:
            result.append([sign, [p, "?X", "?Y"]])
            result.append([sign, [p, "?Y", "?X"]])
    return result


def _is_var(t):
    return isinstance(t, str) and t[:1] == "?"


def covers(clause, facts, constants, example):
    head, body = clause
    first = {}
    for term, thing in zip(head[1:], example):
        if _is_var(term):
            if term in first and first[term] != thing:
                return False
            first[term] = thing
        elif term != thing:
            return False
    bindings = [first]
    for sign, atom in body:
        extended = []
        for binding in bindings:
            todo = [binding]
            for t in atom[1:]:
                if _is_var(t):
                    todo = [b if t in b else {**b, t: c} for b in todo for c in ([0] if t in b else constants)]
            for b in todo:
                values = [b[t] if _is_var(t) else t for t in atom[1:]]
                if ((atom[0], *values) in facts) is bool(sign):
                    extended.append(b)
        bindings = extended
    return len(bindings) > 0


def learn_clause(facts, constants, pos, neg, predicates, negation):
    head, body, trace = ["更好", "?X", "?Y"], [], []
    p0, n0 = len(pos), len(neg)
    while n0 > 0:
        table = []
        for literal in literal_space(predicates, negation):
            longer = [head, body + [literal]]
            p = sum(covers(longer, facts, constants, e) for e in pos)
            n = sum(covers(longer, facts, constants, e) for e in neg)
            gain = 0.0 if p == 0 else p * math.log2(p * (p0 + n0) / (p0 * (p + n)))
            table.append((gain, p, n, literal))
        most = max(one[0] for one in table)
        if most <= 1e-9:
            break
        gain, p0, n0, literal = [one for one in table if one[0] >= most - 1e-9][0]
        body = body + [literal]
        trace.append([literal, gain, p0, n0])
    return [head, body], trace


def prune_clause(clause, facts, constants, pos, neg):
    head, body = clause
    best = None
    for length in range(1, len(body) + 1):
        part = (head, body[:length])
        right = sum(covers(part, facts, constants, e) for e in pos)
        right += sum(not covers(part, facts, constants, e) for e in neg)
        if best is None or right > best[0]:
            best = (right, part)
    return best[1]


def learn(facts, constants, pos, neg, predicates, negation):
    rules, left = [], list(pos)
    while left:
        clause, _ = learn_clause(facts, constants, left, neg, predicates, negation)
        if not clause[1]:
            break
        # literals that are not needed go, the last ones first
        for k in reversed(range(len(clause[1]))):
            shorter = [clause[0], clause[1][:k] + clause[1][k + 1 :]]
            if shorter[1] and not any(covers(shorter, facts, constants, e) for e in neg):
                clause = shorter
        if any(covers(clause, facts, constants, e) for e in neg):
            break
        rules.append(clause)
        left = [e for e in left if not covers(clause, facts, constants, e)]
    if not neg and pos:
        return [(("更好", "?X", "?Y"), [])]
    return rules
