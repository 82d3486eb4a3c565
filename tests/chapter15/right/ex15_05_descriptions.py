"""规则集由每个正例的完整描述删去文字得到 / The rules are the positives' whole descriptions with literals deleted"""

from fractions import Fraction
from itertools import product
from math import log2


def literal_space(predicates, negation):
    return [
        (sign, (p, *pair))
        for p, sign, pair in product(predicates, (True, False), (("?X", "?Y"), ("?Y", "?X")))
        if sign or negation
    ]


def _variable(t):
    return str(t)[0:1] == "?" and not isinstance(t, int)


def _search(literals, facts, constants, theta):
    if not literals:
        return True
    (sign, (p, *terms)), rest = literals[0], literals[1:]
    for t in terms:
        if _variable(t) and t not in theta:
            return any(_search(literals, facts, constants, {**theta, t: c}) for c in constants)
    fact = (p, *(theta[t] if _variable(t) else t for t in terms)) in facts
    return fact == sign and _search(rest, facts, constants, theta)


def covers(clause, facts, constants, example):
    (_, s, t), body = clause
    theta = {}
    for term, thing in ((s, example[0]), (t, example[1])):
        if not _variable(term):
            if term != thing:
                return False
        elif theta.setdefault(term, thing) != thing:
            return False
    return _search(list(body), facts, constants, theta)


def learn_clause(facts, constants, pos, neg, predicates, negation):
    head, body, trace = ("更好", "?X", "?Y"), (), []
    candidates = literal_space(predicates, negation)

    def true_for(literal, example):
        return covers((head, [literal]), facts, constants, example)

    while neg:
        scored = []
        for literal in candidates:
            p = sum(true_for(literal, e) for e in pos)
            n = sum(true_for(literal, e) for e in neg)
            ratio = Fraction(p, p + n) / Fraction(len(pos), len(pos) + len(neg)) if p else Fraction(1)
            # gains are equal exactly if the p-th powers of the ratios are
            scored.append((ratio**p, log2(ratio) * p, p, n, literal))
        most = max(one[0] for one in scored)
        if most <= 1:
            break
        _, gain, p, n, literal = next(one for one in scored if one[0] == most)
        body += (literal,)
        trace.append((literal, gain, p, n))
        pos = [e for e in pos if true_for(literal, e)]
        neg = [e for e in neg if true_for(literal, e)]
    return (head, body), tuple(trace)


def prune_clause(clause, facts, constants, pos, neg):
    head, body = clause
    prefixes = [body[:k] for k in range(1, len(body) + 1)]

    def value(part):
        right = [covers((head, part), facts, constants, e) for e in pos]
        right += [not covers((head, part), facts, constants, e) for e in neg]
        return Fraction(sum(right), len(right))

    best = max(map(value, prefixes))
    return head, [part for part in prefixes if value(part) == best][0]


def learn(facts, constants, pos, neg, predicates, negation):
    head = ("更好", "?X", "?Y")
    rules = []
    first, _ = learn_clause(facts, constants, pos, neg, predicates, negation)
    if pos and not any(covers(first, facts, constants, e) for e in neg):
        rules.append(first)
    for example in pos:
        if any(covers(one, facts, constants, example) for one in rules):
            continue
        body = [one for one in literal_space(predicates, negation) if covers((head, [one]), facts, constants, example)]
        if any(covers((head, body), facts, constants, e) for e in neg):
            continue
        for literal in list(body):
            rest = [one for one in body if one != literal]
            if not any(covers((head, rest), facts, constants, e) for e in neg):
                body = rest
        rules.append((head, body))
    return rules
