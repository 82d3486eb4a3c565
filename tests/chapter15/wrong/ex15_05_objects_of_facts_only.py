"""头以外的变量只取事实里有的对象 / Further variables are only objects that some fact has

caught by: test_covers
book: §15.4
"""

from math import log2, log
from fractions import Fraction


def var(t):
    return isinstance(t, str) and t.startswith("?")


def literal_space(predicates, negation):
    return [[sign, [p, *args]] for p in predicates for sign in ([True, False] if negation else [True])
            for args in (("?X", "?Y"), ("?Y", "?X"))]


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
    free = []
    for _, atom in body:
        for t in atom[1:]:
            if var(t) and t not in env and t not in free:
                free.append(t)

    def search(env, free):
        if not free:
            for sign, (p, s, t) in body:
                atom = (p, env[s] if var(s) else s, env[t] if var(t) else t)
                if (atom in facts) != sign:
                    return False
            return True
        return any(search({**env, free[0]: c}, free[1:]) for c in {thing for fact in facts for thing in fact[1:]})
    return search(env, free)


def gain(p0, n0, p1, n1):
    if p1 == 0:
        return 0.0
    return p1 * (log2(p1 / (p1 + n1)) - log2(p0 / (p0 + n0)))


def learn_clause(facts, constants, pos, neg, predicates, negation):
    head = ("更好", "?X", "?Y")
    body, trace = [], []
    while neg:
        best = None
        for lit in literal_space(predicates, negation):
            c = (head, [lit])
            p = [e for e in pos if covers(c, facts, constants, e)]
            n = [e for e in neg if covers(c, facts, constants, e)]
            g = gain(len(pos), len(neg), len(p), len(n))
            if best is None or g > best[0] + 1e-9:
                best = (g, lit, p, n)
        if best is None or best[0] <= 1e-9:
            break
        g, lit, pos, neg = best
        body.append(lit)
        trace.append([lit, g, len(pos), len(neg)])
    return [[head, body], trace]


def prune_clause(clause, facts, constants, pos, neg):
    head, body = clause
    best = None
    for k in range(1, len(body) + 1):
        c = [head, body[:k]]
        v = sum(covers(c, facts, constants, e) for e in pos) + sum(not covers(c, facts, constants, e) for e in neg)
        if best is None or v > best[0]:
            best = (v, c)
    return best[1]


def learn(facts, constants, pos, neg, predicates, negation):
    head = ("更好", "?X", "?Y")
    lits = literal_space(predicates, negation)
    if True:
        for p in predicates:
            for q in predicates:
                lits.append([True, [p, "?X", "?Z"]])
            lits.append([True, [p, "?Z", "?Y"]])
            lits.append([True, [p, "?Y", "?Z"]])
            lits.append([True, [p, "?Z", "?X"]])
            if negation:
                lits.append([False, [p, "?X", "?Z"]])
                lits.append([False, [p, "?Z", "?Y"]])
                lits.append([False, [p, "?Y", "?Z"]])
                lits.append([False, [p, "?Z", "?X"]])
    rules = []

    def add(body):
        nonlocal left
        left = [e for e in left if not covers((head, body), facts, constants, e)]
        rules.append([head, body])
    left = list(pos)
    rule, _ = learn_clause(facts, constants, pos, neg, predicates, negation)
    if left and not any(covers(rule, facts, constants, e) for e in neg) and any(covers(rule, facts, constants, e) for e in pos):
        add(rule[1])
    while left:
        body, P, N = [], left, neg
        while N:
            best = None
            for l in lits:
                b = body + [l]
                p = [e for e in P if covers((head, b), facts, constants, e)]
                if not p:
                    continue
                n = [e for e in N if covers((head, b), facts, constants, e)]
                if len(n) == len(N):
                    continue
                s = len(p) / (len(p) + len(n)), len(p)
                if best is None or s > best[0]:
                    best = s, l, p, n
            if best is None:
                break
            _, l, P, N = best
            body = body + [l]
        if N:
            break
        add(body)
    return rules
