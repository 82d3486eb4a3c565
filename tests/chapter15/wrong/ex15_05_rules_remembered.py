"""规则集留着再用, 而只按事实、谓词和 negation 区分 / Sets of rules are kept for later calls, but only by facts, predicates and negation

caught by: test_learn
book: §15.5
"""

from itertools import product
from math import log2

HEAD = ("更好", "?X", "?Y")


def literal_space(predicates, negation):
    signs = (True, False) if negation else (True,)
    orders = (("?X", "?Y"), ("?Y", "?X"))
    return [(sign, (p, *terms)) for p in predicates for sign in signs for terms in orders]


def is_variable(term):
    return isinstance(term, str) and term.startswith("?")


def covers(clause, facts, constants, example):
    (_, *head), body = clause
    theta = {}
    for term, thing in zip(head, example, strict=True):
        if is_variable(term):
            term = theta.setdefault(term, thing)
        if term != thing:
            return False
    free = list({term for _, (_, *terms) in body for term in terms if is_variable(term) and term not in theta})
    for things in product(constants, repeat=len(free)):
        chosen = theta | dict(zip(free, things, strict=True))
        if all(((p, chosen.get(s, s), chosen.get(t, t)) in facts) == sign for sign, (p, s, t) in body):
            return True
    return False


def covered(clause, facts, constants, examples):
    return [example for example in examples if covers(clause, facts, constants, example)]


def foil_gain(p0, n0, p, n):
    return p * (log2(p / (p + n)) - log2(p0 / (p0 + n0))) if p else 0.0


def learn_clause(facts, constants, pos, neg, predicates, negation):
    body, trace = [], []
    while neg:
        best = None
        for literal in literal_space(predicates, negation):
            p, n = (len(covered((HEAD, [literal]), facts, constants, examples)) for examples in (pos, neg))
            gain = foil_gain(len(pos), len(neg), p, n)
            if gain > (best[1] if best else 0.0) + 1e-9:
                best = literal, gain, p, n
        if best is None:
            break
        body.append(best[0])
        trace.append(best)
        pos, neg = (covered((HEAD, body[-1:]), facts, constants, examples) for examples in (pos, neg))
    return (HEAD, body), trace


def prune_clause(clause, facts, constants, pos, neg):
    head, body = clause

    def value(length):
        p, n = (len(covered((head, body[:length]), facts, constants, examples)) for examples in (pos, neg))
        return p + len(neg) - n

    # `max` keeps the first of equals.
    return head, body[: max(range(1, len(body) + 1), key=value)]


_known = {}


def _learn(facts, constants, pos, neg, predicates, negation):
    rules = []
    while pos:
        rule, _ = learn_clause(facts, constants, pos, neg, predicates, negation)
        if covered(rule, facts, constants, neg):
            break
        rules.append(rule)
        pos = [example for example in pos if not covers(rule, facts, constants, example)]
    return rules


def learn(facts, constants, pos, neg, predicates, negation):
    key = frozenset(facts), tuple(predicates), negation
    if key not in _known:
        _known[key] = _learn(facts, constants, pos, neg, predicates, negation)
    return _known[key]
