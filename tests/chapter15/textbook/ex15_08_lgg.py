"""照 15.5.1 节 (15.4)、(15.5) 的初始规则与 LGG，逐组求不覆盖反例而最大的。 / Initial rules and LGGs as in (15.4) and (15.5) of §15.5.1; those that are largest without covering a negative."""

import itertools


def is_variable(term):
    return isinstance(term, str) and term.startswith("?")


def initial_clause(example, facts, predicates):
    i, j = example
    return ("更好", i, j), [(p, i, j) for p in predicates if (p, i, j) in facts]


def lgg_of(examples, facts, predicates):
    head, body = initial_clause(examples[0], facts, predicates)
    for example in examples[1:]:
        other_head, other_body = initial_clause(example, facts, predicates)
        s = head[1] if head[1] == other_head[1] else "?X"
        t = head[2] if head[2] == other_head[2] else "?Y"
        common = {atom[0] for atom in other_body}
        head = ("更好", s, t)
        body = [(atom[0], s, t) for atom in body if atom[0] in common]
    return head, body


def covers(clause, facts, constants, example):
    head, body = clause
    theta = {}
    for term, value in zip(head[1:], example):
        if is_variable(term):
            if theta.setdefault(term, value) != value:
                return False
        elif term != value:
            return False
    free = sorted({t for atom in body for t in atom[1:] if is_variable(t)} - set(theta))
    for objects in itertools.product(constants, repeat=len(free)):
        choice = {**theta, **dict(zip(free, objects))}
        if all((p, choice.get(s, s), choice.get(t, t)) in facts for p, s, t in body):
            return True
    return False


def consistent(clause, facts, constants, negatives):
    return not any(covers(clause, facts, constants, example) for example in negatives)


def no_constant(clause):
    return is_variable(clause[0][1]) and is_variable(clause[0][2])


def lgg_set(facts, constants, pos, neg, predicates):
    found = []
    for size in range(len(predicates) + 1):
        for chosen in itertools.combinations(predicates, size):
            members = [(i, j) for i, j in pos if all((p, i, j) in facts for p in chosen)]
            if len(members) < 2 or members in [one["members"] for one in found]:
                continue
            clause = lgg_of(members, facts, predicates)
            if not no_constant(clause) or not consistent(clause, facts, constants, neg):
                continue
            others = [(i, j) for i, j in pos if (i, j) not in members]
            if any(consistent(lgg_of([*members, e], facts, predicates), facts, constants, neg) for e in others):
                continue
            found.append({"clause": clause, "members": members})
    return found
