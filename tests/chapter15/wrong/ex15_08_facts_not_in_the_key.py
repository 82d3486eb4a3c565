"""LGG 的集合留着再用, 而只按正例和反例区分 / Sets of LGGs are kept for later calls, but only by positives and negatives

caught by: test_lgg_set
book: §15.5.1
"""

from itertools import product


def initial_clause(example, facts, predicates):
    return ("更好", *example), [(p, *example) for p in predicates if (p, *example) in facts]


def lgg_of(examples, facts, predicates):
    # All atoms of an initial rule have the objects of its head, so the LGG has the terms of the head, too.
    terms = [side[0] if len(set(side)) == 1 else name for side, name in zip(zip(*examples), ("?X", "?Y"), strict=True)]
    common = [p for p in predicates if all((p, *example) in facts for example in examples)]
    return ("更好", *terms), [(p, *terms) for p in common]


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
    free = list({term for _, *terms in body for term in terms if is_variable(term) and term not in theta})
    for things in product(constants, repeat=len(free)):
        chosen = theta | dict(zip(free, things, strict=True))
        if all((p, chosen.get(s, s), chosen.get(t, t)) in facts for p, s, t in body):
            return True
    return False


def consistent(clause, facts, constants, negatives):
    return not any(covers(clause, facts, constants, example) for example in negatives)


_known = {}


def _lgg_set(facts, constants, pos, neg, predicates):
    holding = {example: frozenset(p for p in predicates if (p, *example) in facts) for example in pos}
    bodies = set()
    for own in holding.values():
        # Every body of an LGG is an intersection of some of these sets.
        bodies |= {own} | {own & other for other in bodies}
    found = []
    for body in sorted(bodies, key=lambda body: (len(body), sorted(body))):
        members = [example for example in pos if body <= holding[example]]
        clause = lgg_of(members, facts, predicates)
        has_constant = not all(map(is_variable, clause[0][1:]))
        is_larger = any(set(members) < set(one["members"]) for one in found)
        if not has_constant and not is_larger and consistent(clause, facts, constants, neg):
            found.append({"clause": clause, "members": members})
    return found


def lgg_set(facts, constants, pos, neg, predicates):
    key = tuple(pos), tuple(neg)
    if key not in _known:
        _known[key] = _lgg_set(facts, constants, pos, neg, predicates)
    return _known[key]
