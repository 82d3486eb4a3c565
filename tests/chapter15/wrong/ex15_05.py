"""Known mistakes of 15.5. Each cell holds what differs from the reference."""

# %% constants_in_rules: 规则里写死了样例的编号 / Writes the objects of the examples into the rules
# caught by: test_learn
# book: §15.4
def learn(facts, constants, pos, neg, predicates, negation):
    return [(("更好", *example), []) for example in pos]
    rules = []
    while pos:
        rule, _ = learn_clause(facts, constants, pos, neg, predicates, negation)
        if covered(rule, facts, constants, neg):
            break
        rules.append(rule)
        pos = [example for example in pos if not covers(rule, facts, constants, example)]
    return rules


# %% different_objects: 头以外的变量只取样例之外的对象 / Other variables take only objects that the example has not
# caught by: test_covers
# book: §15.4
def covers(clause, facts, constants, example):
    (_, *head), body = clause
    theta = {}
    for term, thing in zip(head, example, strict=True):
        if is_variable(term):
            term = theta.setdefault(term, thing)
        if term != thing:
            return False
    free = list({term for _, (_, *terms) in body for term in terms if is_variable(term) and term not in theta})
    for things in product([one for one in constants if one not in example], repeat=len(free)):
        chosen = theta | dict(zip(free, things, strict=True))
        if all(((p, chosen.get(s, s), chosen.get(t, t)) in facts) == sign for sign, (p, s, t) in body):
            return True
    return False


# %% every_choice: 要求对头以外变量的一切选法都成立 / Demands the body for every choice of other variables
# caught by: test_covers
# book: §15.4
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
            continue
        return False
    return True


# %% first_rule_only: 只学一条规则 / Learns a single rule
# caught by: test_learn
# book: §15.4
def learn(facts, constants, pos, neg, predicates, negation):
    rules = []
    while pos:
        rule, _ = learn_clause(facts, constants, pos, neg, predicates, negation)
        if covered(rule, facts, constants, neg):
            break
        rules.append(rule)
        break
        pos = [example for example in pos if not covers(rule, facts, constants, example)]
    return rules


# %% gain_against_the_start: 增益总与空规则相比，不是与当前规则 / The gain is always against the empty rule, not the rule as it is
# caught by: test_learn_clause, test_melons
# book: (15.3)
def learn_clause(facts, constants, pos, neg, predicates, negation):
    body, trace = [], []
    p0, n0 = len(pos), len(neg)
    while neg:
        best = None
        for literal in literal_space(predicates, negation):
            p, n = (len(covered((HEAD, [literal]), facts, constants, examples)) for examples in (pos, neg))
            gain = foil_gain(p0, n0, p, n)
            if gain > (best[1] if best else 0.0) + 1e-9:
                best = literal, gain, p, n
        if best is None:
            break
        body.append(best[0])
        trace.append(best)
        pos, neg = (covered((HEAD, body[-1:]), facts, constants, examples) for examples in (pos, neg))
    return (HEAD, body), trace


# %% gain_times_old_positives: 增益乘的是原规则覆盖的正例数 / The gain is multiplied by the positives of the rule before
# caught by: test_learn_clause, test_melons
# book: (15.3)
def foil_gain(p0, n0, p, n):
    return p0 * (log2(p / (p + n)) - log2(p0 / (p0 + n0))) if p else 0.0


# %% gain_without_weight: 增益没有乘正例数 / The gain lacks the number of positives as a factor
# caught by: test_learn_clause, test_melons
# book: (15.3)
def foil_gain(p0, n0, p, n):
    return (log2(p / (p + n)) - log2(p0 / (p0 + n0))) if p else 0.0


# %% gains_to_six_places: 增益舍入到六位小数再比较 / Compares gains rounded to six places
# caught by: test_learn_clause
# book: (15.3)
# kind: narrow
from math import log
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
        return any(search({**env, free[0]: c}, free[1:]) for c in constants)
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
            if best is None or round(g, 6) > round(best[0], 6):
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


# %% head_constants_ignored: 头里的常量不与样例比较 / Constants of the head are not compared
# caught by: test_covers
# book: §15.4
def covers(clause, facts, constants, example):
    (_, *head), body = clause
    theta = {}
    for term, thing in zip(head, example, strict=True):
        if is_variable(term):
            term = theta.setdefault(term, thing)
    free = list({term for _, (_, *terms) in body for term in terms if is_variable(term) and term not in theta})
    for things in product(constants, repeat=len(free)):
        chosen = theta | dict(zip(free, things, strict=True))
        if all(((p, chosen.get(s, s), chosen.get(t, t)) in facts) == sign for sign, (p, s, t) in body):
            return True
    return False


# %% impure_rules: 覆盖反例的规则也收下 / Keeps rules that cover negatives
# caught by: test_learn
# book: §15.4
def learn(facts, constants, pos, neg, predicates, negation):
    rules = []
    while pos:
        rule, _ = learn_clause(facts, constants, pos, neg, predicates, negation)
        rules.append(rule)
        if covered(rule, facts, constants, neg):
            break
        pos = [example for example in pos if not covers(rule, facts, constants, example)]
    return rules


# %% information_gain: 用信息增益代替 FOIL 增益 / Information gain instead of the FOIL gain
# caught by: test_learn_clause, test_melons
# book: (15.3)
def foil_gain(p0, n0, p, n):
    def entropy(a, b):
        return -sum(c / (a + b) * log2(c / (a + b)) for c in (a, b) if c) if a + b else 0.0

    rest = p0 + n0 - p - n
    return entropy(p0, n0) - (p + n) / (p0 + n0) * entropy(p, n) - rest / (p0 + n0) * entropy(p0 - p, n0 - n)


# %% last_of_equals: 增益相等时取最后一个 / Of equal gains takes the last
# caught by: test_learn_clause
# book: §15.4
def learn_clause(facts, constants, pos, neg, predicates, negation):
    body, trace = [], []
    while neg:
        best = None
        for literal in literal_space(predicates, negation):
            p, n = (len(covered((HEAD, [literal]), facts, constants, examples)) for examples in (pos, neg))
            gain = foil_gain(len(pos), len(neg), p, n)
            if gain > 1e-9 and (best is None or gain > best[1] - 1e-9):
                best = literal, gain, p, n
        if best is None:
            break
        body.append(best[0])
        trace.append(best)
        pos, neg = (covered((HEAD, body[-1:]), facts, constants, examples) for examples in (pos, neg))
    return (HEAD, body), trace


# %% leaks_target: 规则体里用了目标谓词 更好 / Uses the target 更好 in the body
# caught by: test_learn
# book: §15.4
def learn(facts, constants, pos, neg, predicates, negation):
    rules = [(HEAD, [(True, ("更好", "?X", "?Y"))])]
    return rules if pos else []
    while pos:
        rule, _ = learn_clause(facts, constants, pos, neg, predicates, negation)
        if covered(rule, facts, constants, neg):
            break
        rules.append(rule)
        pos = [example for example in pos if not covers(rule, facts, constants, example)]
    return rules


# %% natural_logarithm: 用自然对数 / Natural logarithm
# caught by: test_learn_clause, test_melons
# book: (15.3)
from math import log as log2


# %% negated_means_reversed: 把否定当作反过来成立 / Takes a negated literal as the reversed fact
# caught by: test_covers
# book: §15.4
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
        if all((p, *((chosen.get(s, s), chosen.get(t, t)) if sign else (chosen.get(t, t), chosen.get(s, s)))) in facts for sign, (p, s, t) in body):
            return True
    return False


# %% negation_always: 不管 negation，总有否定文字 / There are always negated literals, whatever negation is
# caught by: test_covers, test_learn
# book: §15.4
def literal_space(predicates, negation):
    signs = (True, False)
    orders = (("?X", "?Y"), ("?Y", "?X"))
    return [(sign, (p, *terms)) for p in predicates for sign in signs for terms in orders]


# %% negation_for_all: 否定文字要求对一切选法都不成立 / A negated literal must be false for every choice of other variables
# caught by: test_covers
# book: §15.4
def covers(clause, facts, constants, example):
    (_, *head), body = clause
    theta = {}
    for term, thing in zip(head, example, strict=True):
        if is_variable(term):
            term = theta.setdefault(term, thing)
        if term != thing:
            return False
    if any(not sign and any((p, *pair) in facts for pair in product(*([theta.get(x, x)] if x in theta or not is_variable(x) else constants for x in (s, t)))) for sign, (p, s, t) in body):
        return False
    free = list({term for _, (_, *terms) in body for term in terms if is_variable(term) and term not in theta})
    for things in product(constants, repeat=len(free)):
        chosen = theta | dict(zip(free, things, strict=True))
        if all(((p, chosen.get(s, s), chosen.get(t, t)) in facts) == sign for sign, (p, s, t) in body):
            return True
    return False


# %% negation_ignored: 不管 negation，总没有否定文字 / There are never negated literals, whatever negation is
# caught by: test_covers, test_learn
# book: §15.4
def literal_space(predicates, negation):
    signs = (True,)
    orders = (("?X", "?Y"), ("?Y", "?X"))
    return [(sign, (p, *terms)) for p in predicates for sign in signs for terms in orders]


# %% negatives_removed: 学完一条规则，没有被它覆盖的反例也去掉 / After a rule removes negatives as well
# caught by: test_learn
# book: §15.4
def learn(facts, constants, pos, neg, predicates, negation):
    rules = []
    while pos:
        rule, _ = learn_clause(facts, constants, pos, neg, predicates, negation)
        if covered(rule, facts, constants, neg):
            break
        rules.append(rule)
        pos = [example for example in pos if not covers(rule, facts, constants, example)]
        neg = neg[: len(neg) // 2]
    return rules


# %% no_rules: 一条规则也不给 / Gives no rule
# caught by: test_learn
# book: §15.4
def learn(facts, constants, pos, neg, predicates, negation):
    rules = []
    while pos:
        rule, _ = learn_clause(facts, constants, pos, neg, predicates, negation)
        if covered(rule, facts, constants, neg):
            break
        rules.append(rule)
        pos = [example for example in pos if not covers(rule, facts, constants, example)]
    return []


# %% objects_of_facts_only: 头以外的变量只取事实里有的对象 / Further variables are only objects that some fact has
# caught by: test_covers
# book: §15.4
from math import log
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


# %% one_letter_variables: 变量只认问号后一个字的 / Takes only a question mark and one more sign for a variable
# caught by: test_covers
# book: §15.4
from math import log
from fractions import Fraction


def var(t):
    return isinstance(t, str) and t.startswith("?") and len(t) == 2


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
        return any(search({**env, free[0]: c}, free[1:]) for c in constants)
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


# %% one_literal_suffices: 有一个文字成立就算覆盖 / Covers if one literal is true
# caught by: test_covers
# book: §15.4
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
        if not body or any(((p, chosen.get(s, s), chosen.get(t, t)) in facts) == sign for sign, (p, s, t) in body):
            return True
    return False


# %% one_order_only: 候选文字里没有 (?Y, ?X) / The candidates lack (?Y, ?X)
# caught by: test_covers
# book: §15.4
def literal_space(predicates, negation):
    signs = (True, False) if negation else (True,)
    orders = (("?X", "?Y"),)
    return [(sign, (p, *terms)) for p in predicates for sign in signs for terms in orders]


# %% order_signs_first: 候选文字先列全部肯定的 / All positive candidates come first
# caught by: test_covers
# book: §15.4
def literal_space(predicates, negation):
    signs = (True, False) if negation else (True,)
    orders = (("?X", "?Y"), ("?Y", "?X"))
    return [(sign, (p, *terms)) for sign in signs for p in predicates for terms in orders]


# %% other_variables_false: 有头以外的变量就当作不覆盖 / Covers nothing if there are other variables
# caught by: test_covers
# book: §15.4
def covers(clause, facts, constants, example):
    (_, *head), body = clause
    theta = {}
    for term, thing in zip(head, example, strict=True):
        if is_variable(term):
            term = theta.setdefault(term, thing)
        if term != thing:
            return False
    free = list({term for _, (_, *terms) in body for term in terms if is_variable(term) and term not in theta})
    if free:
        return False
    for things in product(constants, repeat=len(free)):
        chosen = theta | dict(zip(free, things, strict=True))
        if all(((p, chosen.get(s, s), chosen.get(t, t)) in facts) == sign for sign, (p, s, t) in body):
            return True
    return False


# %% prune_by_accuracy: 剪枝按准确率 p/(p+n) / Prunes by accuracy p/(p+n)
# caught by: test_prune
# book: §15.3
def prune_clause(clause, facts, constants, pos, neg):
    head, body = clause

    def value(length):
        p, n = (len(covered((head, body[:length]), facts, constants, examples)) for examples in (pos, neg))
        return p / (p + n) if p + n else 0.0

    # `max` keeps the first of equals.
    return head, body[: max(range(1, len(body) + 1), key=value)]


# %% prune_by_p_minus_n_share: 剪枝按 (p − n)/(p + n) / Prunes by (p − n)/(p + n)
# caught by: test_prune
# book: §15.3
def prune_clause(clause, facts, constants, pos, neg):
    head, body = clause

    def value(length):
        p, n = (len(covered((head, body[:length]), facts, constants, examples)) for examples in (pos, neg))
        return (p - n) / (p + n) if p + n else 0.0

    # `max` keeps the first of equals.
    return head, body[: max(range(1, len(body) + 1), key=value)]


# %% prune_from_the_front: 从头部删文字 / Deletes literals at the front
# caught by: test_prune
# book: §15.3
def prune_clause(clause, facts, constants, pos, neg):
    head, body = clause

    def value(length):
        p, n = (len(covered((head, body[-length:]), facts, constants, examples)) for examples in (pos, neg))
        return p + len(neg) - n

    # `max` keeps the first of equals.
    return head, body[-max(range(1, len(body) + 1), key=value) :]


# %% prune_keeps_longest: 相等时取较长的 / Of equal prefixes keeps the longest
# caught by: test_prune
# book: §15.3
def prune_clause(clause, facts, constants, pos, neg):
    head, body = clause

    def value(length):
        p, n = (len(covered((head, body[:length]), facts, constants, examples)) for examples in (pos, neg))
        return p + len(neg) - n

    # `max` keeps the first of equals.
    return head, body[: max(range(len(body), 0, -1), key=value)]


# %% prune_literal_by_literal: 剪枝时每个文字各自选取头以外的变量 / Pruning lets each literal choose the further variables for itself
# caught by: test_prune
# book: §15.3
from math import log
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
        return any(search({**env, free[0]: c}, free[1:]) for c in constants)
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
        each = [(head, [one]) for one in body[:k]]
        v = sum(all(covers(one, facts, constants, e) for one in each) for e in pos)
        v += sum(not all(covers(one, facts, constants, e) for one in each) for e in neg)
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


# %% prune_never: 不剪枝 / Does not prune
# caught by: test_prune
# book: §15.3
def prune_clause(clause, facts, constants, pos, neg):
    head, body = clause

    def value(length):
        p, n = (len(covered((head, body[:length]), facts, constants, examples)) for examples in (pos, neg))
        return p + len(neg) - n

    # `max` keeps the first of equals.
    return head, body


# %% prune_one_at_most: 至多删去一个文字 / Deletes one literal at most
# caught by: test_prune
# book: §15.3
def prune_clause(clause, facts, constants, pos, neg):
    head, body = clause

    def value(length):
        p, n = (len(covered((head, body[:length]), facts, constants, examples)) for examples in (pos, neg))
        return p + len(neg) - n

    # `max` keeps the first of equals.
    return head, body[: max(range(max(1, len(body) - 1), len(body) + 1), key=value)]


# %% prune_stops_at_first_loss: 一变差就停，不看更短的 / Stops at the first loss without a look at shorter prefixes
# caught by: test_prune
# book: §15.3
def prune_clause(clause, facts, constants, pos, neg):
    head, body = clause

    def value(length):
        p, n = (len(covered((head, body[:length]), facts, constants, examples)) for examples in (pos, neg))
        return p + len(neg) - n

    length = len(body)
    while length > 1 and value(length - 1) >= value(length):
        length -= 1
    return head, body[:length]


# %% prune_to_nothing: 可能一个文字也不留 / May leave no literal
# caught by: test_prune
# book: §15.3
def prune_clause(clause, facts, constants, pos, neg):
    head, body = clause

    def value(length):
        p, n = (len(covered((head, body[:length]), facts, constants, examples)) for examples in (pos, neg))
        return p + len(neg) - n

    # `max` keeps the first of equals.
    return head, body[: max(range(len(body) + 1), key=value)]


# %% pruned_on_all_samples: 每条规则在全部样例上剪枝，又覆盖了反例 / Prunes each rule on all samples, so that negatives come in again
# caught by: test_learn
# book: §15.4
def learn(facts, constants, pos, neg, predicates, negation):
    rules = []
    while pos:
        rule, _ = learn_clause(facts, constants, pos, neg, predicates, negation)
        if covered(rule, facts, constants, neg):
            break
        if rule[1]:
            rule = prune_clause(rule, facts, constants, pos, neg)
        rules.append(rule)
        pos = [example for example in pos if not covers(rule, facts, constants, example)]
    return rules


# %% question_mark_anywhere: 名称里有问号就当作变量 / Takes any name with a question mark in it for a variable
# caught by: test_covers
# book: §15.4
from math import log
from fractions import Fraction


def var(t):
    return isinstance(t, str) and "?" in t


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
        return any(search({**env, free[0]: c}, free[1:]) for c in constants)
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


# %% repeated_head_variable: 头里同一变量两次时不要求对象相同 / A variable twice in the head may be two objects
# caught by: test_covers
# book: §15.4
def covers(clause, facts, constants, example):
    (_, *head), body = clause
    theta = {}
    for term, thing in zip(head, example, strict=True):
        if is_variable(term):
            theta[term] = term = thing
        if term != thing:
            return False
    free = list({term for _, (_, *terms) in body for term in terms if is_variable(term) and term not in theta})
    for things in product(constants, repeat=len(free)):
        chosen = theta | dict(zip(free, things, strict=True))
        if all(((p, chosen.get(s, s), chosen.get(t, t)) in facts) == sign for sign, (p, s, t) in body):
            return True
    return False


# %% rules_remembered: 规则集留着再用，而只按事实、谓词和 negation 区分 / Sets of rules are kept for later calls, but only by facts, predicates and negation
# caught by: test_learn
# book: §15.5
# kind: narrow
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


# %% signs_ignored: 不看文字的正负 / Ignores the signs of literals
# caught by: test_covers
# book: §15.4
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
        if all(((p, chosen.get(s, s), chosen.get(t, t)) in facts) for sign, (p, s, t) in body):
            return True
    return False


# %% stops_after_one: 只加一个文字 / Adds one literal only
# caught by: test_learn_clause, test_melons
# book: §15.4
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
        break
        pos, neg = (covered((HEAD, body[-1:]), facts, constants, examples) for examples in (pos, neg))
    return (HEAD, body), trace


# %% symmetric_facts: 事实的两个对象不分先后 / Facts are taken in either order
# caught by: test_covers, test_melons
# book: §15.4
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
        if all(((p, chosen.get(s, s), chosen.get(t, t)) in facts or (p, chosen.get(t, t), chosen.get(s, s)) in facts) == sign for sign, (p, s, t) in body):
            return True
    return False


# %% ties_without_tolerance: 比较增益时不留舍入的余地 / Compares gains without room for rounding
# caught by: test_learn_clause
# book: §15.4
def foil_gain(p0, n0, p, n):
    return (p * log2(p / (p + n)) - p * log2(p0 / (p0 + n0))) if p else 0.0


def learn_clause(facts, constants, pos, neg, predicates, negation):
    body, trace = [], []
    while neg:
        best = None
        for literal in literal_space(predicates, negation):
            p, n = (len(covered((HEAD, [literal]), facts, constants, examples)) for examples in (pos, neg))
            gain = foil_gain(len(pos), len(neg), p, n)
            if gain > (best[1] if best else 1e-9):
                best = literal, gain, p, n
        if best is None:
            break
        body.append(best[0])
        trace.append(best)
        pos, neg = (covered((HEAD, body[-1:]), facts, constants, examples) for examples in (pos, neg))
    return (HEAD, body), trace


# %% until_no_gain: 不覆盖反例以后还继续加文字 / Goes on adding literals when no negative is covered
# caught by: test_learn_clause
# book: §15.4
def learn_clause(facts, constants, pos, neg, predicates, negation):
    body, trace = [], []
    while len(body) < 4:
        best = None
        for literal in literal_space(predicates, negation) if neg or body else ():
            p, n = (len(covered((HEAD, [literal]), facts, constants, examples)) for examples in (pos, neg))
            gain = foil_gain(len(pos), len(neg), p, n)
            if gain > (best[1] if best else 0.0) + 1e-9:
                best = literal, gain, p, n
        if best is None and not neg and len(trace) < 3 and body:
            best = body[-1], 0.0, len(pos), 0
        if best is None:
            break
        body.append(best[0])
        trace.append(best)
        pos, neg = (covered((HEAD, body[-1:]), facts, constants, examples) for examples in (pos, neg))
    return (HEAD, body), trace
