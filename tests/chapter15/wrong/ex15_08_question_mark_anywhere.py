"""名称里有问号就当作变量 / Takes any name with a question mark in it for a variable

caught by: test_consistent
book: §15.5.1
"""

from itertools import combinations


def var(t):
    return isinstance(t, str) and "?" in t


def initial_clause(example, facts, predicates):
    i, j = example
    return [["更好", i, j], [[p, i, j] for p in reversed(predicates) if (p, i, j) in facts]]


def lgg_of(examples, facts, predicates):
    i = examples[0][0] if len({repr(e[0]) for e in examples}) == 1 else "?B"
    j = examples[0][1] if len({repr(e[1]) for e in examples}) == 1 else "?A"
    return [["更好", i, j], [[p, i, j] for p in predicates if all((p, *e) in facts for e in examples)]]


def covers(clause, facts, constants, example):
    head, body = clause
    env = {}
    for t, c in zip(head[1:], example):
        if var(t):
            if t in env and env[t] != c:
                return False
            env[t] = c
        elif t != c:
            return False
    free = sorted({t for a in body for t in a[1:] if var(t) and t not in env})

    def search(env, free):
        if not free:
            return all((p, env.get(s, s), env.get(t, t)) in facts for p, s, t in body)
        return any(search({**env, free[0]: c}, free[1:]) for c in constants)
    return search(env, free)


def consistent(clause, facts, constants, negatives):
    return not any(covers(clause, facts, constants, e) for e in negatives)


def lgg_set(facts, constants, pos, neg, predicates):
    found = {}
    sig = {e: frozenset(p for p in predicates if (p, *e) in facts) for e in pos}
    for k in range(len(predicates) + 1):
        for c in combinations(predicates, k):
            members = [e for e in pos if set(c) <= sig[e]]
            if len(members) < 2:
                continue
            clause = lgg_of(members, facts, predicates)
            if not (var(clause[0][1]) and var(clause[0][2])):
                continue
            if not consistent(clause, facts, constants, neg):
                continue
            found[frozenset(members)] = (clause, members)
    out = []
    for key, (clause, members) in found.items():
        if not any(key < other for other in found):
            out.append({"clause": clause, "members": members})
    return out
