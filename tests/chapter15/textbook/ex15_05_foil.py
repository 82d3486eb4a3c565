"""照 15.4 节的 FOIL 与 (15.3)，规则集用序贯覆盖。 / FOIL of §15.4 with (15.3); a set of rules by sequential covering."""

import itertools
from math import log2


def literal_space(predicates, negation):
    result = []
    for predicate in predicates:
        for sign in (True, False) if negation else (True,):
            result.append((sign, (predicate, "?X", "?Y")))
            result.append((sign, (predicate, "?Y", "?X")))
    return result


def is_variable(term):
    return isinstance(term, str) and term.startswith("?")


def covers(clause, facts, constants, example):
    head, body = clause
    theta = {}
    for term, value in zip(head[1:], example):
        if is_variable(term):
            if theta.setdefault(term, value) != value:
                return False
        elif term != value:
            return False
    free = {t for _, atom in body for t in atom[1:] if is_variable(t)} - set(theta)
    free = sorted(free)
    for objects in itertools.product(constants, repeat=len(free)):
        choice = {**theta, **dict(zip(free, objects))}
        if all(((a[0], choice.get(a[1], a[1]), choice.get(a[2], a[2])) in facts) == sign for sign, a in body):
            return True
    return False


def count(clause, facts, constants, examples):
    return sum(1 for example in examples if covers(clause, facts, constants, example))


def learn_clause(facts, constants, pos, neg, predicates, negation):
    head, body, trace = ("更好", "?X", "?Y"), [], []
    while True:
        p0 = count((head, body), facts, constants, pos)
        n0 = count((head, body), facts, constants, neg)
        if n0 == 0:
            break
        best = None
        for literal in literal_space(predicates, negation):
            new = (head, [*body, literal])
            p, n = count(new, facts, constants, pos), count(new, facts, constants, neg)
            gain = 0.0 if p == 0 else p * (log2(p / (p + n)) - log2(p0 / (p0 + n0)))
            if best is None or gain > best[1]:
                best = (literal, gain, p, n)
        if best is None or best[1] <= 1e-9:
            break
        body.append(best[0])
        trace.append(best)
    return (head, body), trace


def prune_clause(clause, facts, constants, pos, neg):
    head, body = clause
    best = None
    for length in range(1, len(body) + 1):
        shorter = (head, body[:length])
        p, n = count(shorter, facts, constants, pos), count(shorter, facts, constants, neg)
        value = (p + len(neg) - n) / (len(pos) + len(neg))
        if best is None or value > best[0]:
            best = (value, shorter)
    return best[1]


def learn(facts, constants, pos, neg, predicates, negation):
    rules = []
    pos = list(pos)
    while pos:
        clause, _ = learn_clause(facts, constants, pos, neg, predicates, negation)
        if count(clause, facts, constants, neg) > 0:
            break
        rules.append(clause)
        pos = [e for e in pos if not covers(clause, facts, constants, e)]
    return rules
