"""规则集留着再用, 而只按对象和正例区分 / Sets of rules are kept for later calls, but only by the objects and the positives

caught by: test_learn_worse
book: §15.5
"""

from itertools import product


def worse_examples(better_pos, better_neg):
    return [(j, i) for i, j in better_pos], [(j, i) for i, j in better_neg]


def saturate(example, facts, max_constants):
    enough = all if max_constants == 2 else any
    body = [fact for fact in facts if enough(thing in example for thing in fact[1:])]
    return ("更坏", *example), sorted(body, key=str)


def variabilise(clause):
    (predicate, a, b), body = clause
    names = {a: "?X", b: "?Y"}
    for _, *things in body:
        for thing in things:
            names.setdefault(thing, f"?Z{len(names) - 1}")
    return (predicate, "?X", "?Y"), [(p, *(names[thing] for thing in things)) for p, *things in body]


def covered(clause, facts, constants, examples):
    """By a rule with positive literals and the head 更坏(?X, ?Y)."""
    _, body = clause
    free = sorted({term for _, *terms in body for term in terms} - {"?X", "?Y"})

    def covers(example):
        for things in product(constants, repeat=len(free)):
            chosen = dict(zip(("?X", "?Y", *free), (*example, *things)))
            if all((p, chosen[s], chosen[t]) in facts for p, s, t in body):
                return True
        return False

    return [example for example in examples if covers(example)]


def generalised(clause, facts, constants, pos, neg):
    """Without as many literals as can go: each time the one whose deletion gains most positives."""
    head, body = clause
    while True:
        shorter = [(head, body[:k] + body[k + 1 :]) for k in range(len(body))]
        safe = [one for one in shorter if not covered(one, facts, constants, neg)]
        if not safe:
            return head, body
        head, body = max(safe, key=lambda one: len(covered(one, facts, constants, pos)))


def learn_from(bottoms, facts, constants, pos, neg):
    """Generalises the most special rules of the positives, for as long as one is not covered."""
    rules = []
    for example in pos:
        if any(covered(rule, facts, constants, [example]) for rule in rules):
            continue
        for bottom in bottoms(example):
            if not covered(bottom, facts, constants, neg):
                rules.append(generalised(bottom, facts, constants, pos, neg))
                break
    return rules


_known = {}


def _learn_worse(facts, constants, pos, neg):
    return learn_from(lambda example: [variabilise(saturate(example, facts, 2))], facts, constants, pos, neg)


def learn_worse(facts, constants, pos, neg):
    key = tuple(constants), tuple(pos)
    if key not in _known:
        _known[key] = _learn_worse(facts, constants, pos, neg)
    return _known[key]


def unreachable(facts, pos, neg):
    def description(example):
        _, body = variabilise(saturate(example, facts, 2))
        return set(body)

    own, others = {example: description(example) for example in pos}, [description(example) for example in neg]
    return {example for example in pos if any(own[example] <= other for other in others)}


def learn_all(facts, constants, pos, neg):
    def bottoms(example):
        yield variabilise(saturate(example, facts, 2))
        for third in constants:
            things = {*example, third}
            near = {fact for fact in facts if set(fact[1:]) <= things}
            yield variabilise(saturate(example, near, 3))

    return learn_from(bottoms, facts, constants, pos, neg)
