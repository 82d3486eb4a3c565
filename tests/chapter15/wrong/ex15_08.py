"""Known mistakes of 15.8. Each cell holds what differs from the reference."""

# %% all_predicates: 初始规则列了全部谓词，不看事实 / The initial rule lists all predicates, whatever the facts
# caught by: test_book, test_lgg_of
# book: §15.5.1
def initial_clause(example, facts, predicates):
    return ("更好", *example), [(p, *example) for p in predicates]


# %% always_variables: LGG 的头总是变量，相同的对象也不保持 / The head of the LGG is always variables, even for equal objects
# caught by: test_book, test_lgg_of
# book: §15.5.1
def lgg_of(examples, facts, predicates):
    # All atoms of an initial rule have the objects of its head, so the LGG has the terms of the head, too.
    terms = [name for side, name in zip(zip(*examples), ("?X", "?Y"), strict=True)]
    common = [p for p in predicates if all((p, *example) in facts for example in examples)]
    return ("更好", *terms), [(p, *terms) for p in common]


# %% at_most_two_predicates: 只考虑至多两个谓词的体 / Considers bodies of at most two predicates
# caught by: test_lgg_set
# book: §15.5.1
def lgg_set(facts, constants, pos, neg, predicates):
    holding = {example: frozenset(p for p in predicates if (p, *example) in facts) for example in pos}
    bodies = set()
    for own in holding.values():
        # Every body of an LGG is an intersection of some of these sets.
        bodies |= {own} | {own & other for other in bodies}
    found = []
    for body in sorted(bodies, key=lambda body: (len(body), sorted(body))):
        members = [example for example in pos if body <= holding[example]]
        if len(body) > 2:
            continue
        clause = lgg_of(members, facts, predicates)
        has_constant = not all(map(is_variable, clause[0][1:]))
        is_larger = any(set(members) < set(one["members"]) for one in found)
        if not has_constant and not is_larger and consistent(clause, facts, constants, neg):
            found.append({"clause": clause, "members": members})
    return found


# %% best_one_only: 只给出覆盖最多的一条 / Gives only the one with most positives
# caught by: test_melons, test_lgg_set
# book: §15.5.1
def lgg_set(facts, constants, pos, neg, predicates):
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
    return sorted(found, key=lambda one: -len(one["members"]))[:1]


# %% body_for_a_pair_only: 只有一个样例时也换成变量 / Makes variables of a single example, too
# caught by: test_lgg_of
# book: §15.5.1
def lgg_of(examples, facts, predicates):
    # All atoms of an initial rule have the objects of its head, so the LGG has the terms of the head, too.
    terms = [side[0] if len(set(side)) == 1 and len(side) > 1 else name for side, name in zip(zip(*examples), ("?X", "?Y"), strict=True)]
    common = [p for p in predicates if all((p, *example) in facts for example in examples)]
    return ("更好", *terms), [(p, *terms) for p in common]


# %% body_not_empty: 不考虑空的体 / Does not consider the empty body
# caught by: test_lgg_set
# book: §15.5.1
def lgg_set(facts, constants, pos, neg, predicates):
    holding = {example: frozenset(p for p in predicates if (p, *example) in facts) for example in pos}
    bodies = set()
    for own in holding.values():
        # Every body of an LGG is an intersection of some of these sets.
        bodies |= {own} | {own & other for other in bodies}
    found = []
    for body in sorted(bodies, key=lambda body: (len(body), sorted(body))):
        members = [example for example in pos if body <= holding[example]]
        if not body:
            continue
        clause = lgg_of(members, facts, predicates)
        has_constant = not all(map(is_variable, clause[0][1:]))
        is_larger = any(set(members) < set(one["members"]) for one in found)
        if not has_constant and not is_larger and consistent(clause, facts, constants, neg):
            found.append({"clause": clause, "members": members})
    return found


# %% both_directions: 初始规则里也放进了 p(j, i) / The initial rule takes p(j, i) as well
# caught by: test_lgg_of
# book: §15.5.1
def initial_clause(example, facts, predicates):
    return ("更好", *example), [(p, *pair) for p in predicates for pair in (example, example[::-1]) if (p, *pair) in facts]


# %% constants_of_the_first: LGG 的头保留第一个样例的对象 / The LGG keeps the objects of the first example
# caught by: test_book, test_lgg_of
# book: §15.5.1
def lgg_of(examples, facts, predicates):
    # All atoms of an initial rule have the objects of its head, so the LGG has the terms of the head, too.
    terms = [side[0] if name == "?X" else name for side, name in zip(zip(*examples), ("?X", "?Y"), strict=True)]
    common = [p for p in predicates if all((p, *example) in facts for example in examples)]
    return ("更好", *terms), [(p, *terms) for p in common]


# %% different_objects: 头以外的变量只取与样例不同的对象 / Other variables take only objects that the example has not
# caught by: test_consistent
# book: §15.5.1
def covers(clause, facts, constants, example):
    (_, *head), body = clause
    theta = {}
    for term, thing in zip(head, example, strict=True):
        if is_variable(term):
            term = theta.setdefault(term, thing)
        if term != thing:
            return False
    free = list({term for _, *terms in body for term in terms if is_variable(term) and term not in theta})
    for things in product([one for one in constants if one not in example], repeat=len(free)):
        chosen = theta | dict(zip(free, things, strict=True))
        if all((p, chosen.get(s, s), chosen.get(t, t)) in facts for p, s, t in body):
            return True
    return False


# %% every_choice: 要求头以外的变量怎样选都成立 / Demands that the body is true for every choice
# caught by: test_consistent
# book: §15.5.1
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
        if not all((p, chosen.get(s, s), chosen.get(t, t)) in facts for p, s, t in body):
            return False
    return True


# %% facts_not_in_the_key: LGG 的集合留着再用，而只按正例和反例区分 / Sets of LGGs are kept for later calls, but only by positives and negatives
# caught by: test_lgg_set
# book: §15.5.1
# kind: narrow
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


# %% first_negative_only: 只看第一个反例 / Looks at the first negative only
# caught by: test_consistent
# book: §15.5.1
def consistent(clause, facts, constants, negatives):
    return not any(covers(clause, facts, constants, example) for example in negatives[:1])


# %% first_two_only: LGG 只看前两个样例 / The LGG looks at the first two examples only
# caught by: test_lgg_of
# book: §15.5.1
def lgg_of(examples, facts, predicates):
    # All atoms of an initial rule have the objects of its head, so the LGG has the terms of the head, too.
    terms = [side[0] if len(set(side)) == 1 else name for side, name in zip(zip(*examples), ("?X", "?Y"), strict=True)]
    examples = examples[:2]
    common = [p for p in predicates if all((p, *example) in facts for example in examples)]
    return ("更好", *terms), [(p, *terms) for p in common]


# %% hard_coded_five: 写死了西瓜数据集 5.0 的五条规则 / The five rules of watermelon 5.0 are written down
# caught by: test_lgg_set
# book: §15.5.1
def lgg_set(facts, constants, pos, neg, predicates):
    holding = {example: frozenset(p for p in predicates if (p, *example) in facts) for example in pos}
    bodies = set()
    pairs = ({"色泽更深", "脐部更凹"}, {"色泽更深", "根蒂更蜷"}, {"色泽更深", "纹理更清"}, {"纹理更清", "脐部更凹"}, {"根蒂更蜷", "脐部更凹"})
    bodies = set(map(frozenset, pairs))
    for own in ():
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


# %% head_not_matched: 判断覆盖时不看头，反例的对象没有代入 / Coverage does not look at the head's constants
# caught by: test_consistent
# book: §15.5.1
def covers(clause, facts, constants, example):
    (_, *head), body = clause
    theta = {}
    for term, thing in zip(head, example, strict=True):
        if is_variable(term):
            term = theta.setdefault(term, thing)
    free = list({term for _, *terms in body for term in terms if is_variable(term) and term not in theta})
    for things in product(constants, repeat=len(free)):
        chosen = theta | dict(zip(free, things, strict=True))
        if all((p, chosen.get(s, s), chosen.get(t, t)) in facts for p, s, t in body):
            return True
    return False


# %% intersections_of_two: 只试单个正例与两个正例的谓词之交 / Tries intersections of two positives only
# caught by: test_lgg_set
# book: §15.5.1
def lgg_set(facts, constants, pos, neg, predicates):
    holding = {example: frozenset(p for p in predicates if (p, *example) in facts) for example in pos}
    bodies = {one & other for one in holding.values() for other in holding.values()}
    for own in ():
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


# %% keeps_constant_heads: 留下头里有常量的规则 / Keeps rules with a constant in the head
# caught by: test_lgg_set
# book: §15.5.1
def lgg_set(facts, constants, pos, neg, predicates):
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
        if len(members) > 1 and not is_larger and consistent(clause, facts, constants, neg):
            found.append({"clause": clause, "members": members})
    return found


# %% members_are_the_pair: members 只列求 LGG 用的两个正例 / The members are only the pair from which the LGG was made
# caught by: test_melons, test_lgg_set
# book: §15.5.1
def lgg_set(facts, constants, pos, neg, predicates):
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
            found.append({"clause": clause, "members": members[:2] if lgg_of(members[:2], facts, predicates) == clause else members})
    return found


# %% no_consistency_test: 不检查是否覆盖反例 / Does not look at negatives
# caught by: test_melons, test_lgg_set
# book: §15.5.1
def lgg_set(facts, constants, pos, neg, predicates):
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
        if not has_constant and not is_larger:
            found.append({"clause": clause, "members": members})
    return found


# %% not_maximal: 也留下还能加进正例的规则 / Keeps rules that more positives could join
# caught by: test_melons, test_lgg_set
# book: §15.5.1
def lgg_set(facts, constants, pos, neg, predicates):
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
        if not has_constant and consistent(clause, facts, constants, neg):
            found.append({"clause": clause, "members": members})
    return found


# %% objects_as_text: 对象按文字比较，1 与 "1" 相同 / Compares objects as text, so that 1 is "1"
# caught by: test_lgg_of
# book: §15.5.1
def lgg_of(examples, facts, predicates):
    # All atoms of an initial rule have the objects of its head, so the LGG has the terms of the head, too.
    terms = [side[0] if len(set(map(str, side))) == 1 else name for side, name in zip(zip(*examples), ("?X", "?Y"), strict=True)]
    common = [p for p in predicates if all((p, *example) in facts for example in examples)]
    return ("更好", *terms), [(p, *terms) for p in common]


# %% one_atom_suffices: 体中有一个原子成立就算覆盖 / A rule covers if one atom of its body is true
# caught by: test_consistent
# book: §15.5.1
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
        if any((p, chosen.get(s, s), chosen.get(t, t)) in facts for p, s, t in body):
            return True
    return False


# %% one_letter_variables: 变量只认问号后一个字的 / Takes only a question mark and one more sign for a variable
# caught by: test_consistent
# book: §15.5.1
from itertools import combinations


def var(t):
    return isinstance(t, str) and t.startswith("?") and len(t) == 2


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


# %% one_variable: 头的两处用同一个变量 / Both places of the head get the same variable
# caught by: test_lgg_of, test_book
# book: §15.5.1
def lgg_of(examples, facts, predicates):
    # All atoms of an initial rule have the objects of its head, so the LGG has the terms of the head, too.
    terms = [side[0] if len(set(side)) == 1 else name for side, name in zip(zip(*examples), ("?X", "?X"), strict=True)]
    common = [p for p in predicates if all((p, *example) in facts for example in examples)]
    return ("更好", *terms), [(p, *terms) for p in common]


# %% other_variables_false: 体里有头以外的变量就当作不成立 / A body with other variables is taken as false
# caught by: test_consistent
# book: §15.5.1
def covers(clause, facts, constants, example):
    (_, *head), body = clause
    theta = {}
    for term, thing in zip(head, example, strict=True):
        if is_variable(term):
            term = theta.setdefault(term, thing)
        if term != thing:
            return False
    free = list({term for _, *terms in body for term in terms if is_variable(term) and term not in theta})
    if free:
        return False
    for things in product(constants, repeat=len(free)):
        chosen = theta | dict(zip(free, things, strict=True))
        if all((p, chosen.get(s, s), chosen.get(t, t)) in facts for p, s, t in body):
            return True
    return False


# %% other_variables_ignored: 含有头以外变量的原子忽略不计 / Atoms with other variables are ignored
# caught by: test_consistent
# book: §15.5.1
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
        if all(s in free or t in free or (p, chosen.get(s, s), chosen.get(t, t)) in facts for p, s, t in body):
            return True
    return False


# %% pairs_only: 只由两个正例求 LGG / Takes LGGs of two positives only
# caught by: test_melons, test_lgg_set
# book: §15.5.1
def lgg_set(facts, constants, pos, neg, predicates):
    holding = {example: frozenset(p for p in predicates if (p, *example) in facts) for example in pos}
    bodies = set()
    for own in holding.values():
        # Every body of an LGG is an intersection of some of these sets.
        bodies |= {own} | {own & other for other in bodies}
    found = []
    pairs = [[one, other] for k, one in enumerate(pos) for other in pos[k + 1 :]]
    for members in pairs:
        clause = lgg_of(members, facts, predicates)
        has_constant = not all(map(is_variable, clause[0][1:]))
        is_larger = any(set(members) < set(one["members"]) for one in found)
        if not has_constant and not is_larger and consistent(clause, facts, constants, neg):
            found.append({"clause": clause, "members": members})
    return found


# %% question_mark_anywhere: 名称里有问号就当作变量 / Takes any name with a question mark in it for a variable
# caught by: test_consistent
# book: §15.5.1
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


# %% repeated_variable_ignored: 头里同一变量两次出现时不要求对象相同 / A variable twice in the head may be two objects
# caught by: test_consistent
# book: §15.5.1
def covers(clause, facts, constants, example):
    (_, *head), body = clause
    theta = {}
    for term, thing in zip(head, example, strict=True):
        if is_variable(term):
            theta[term] = thing
            continue
        if term != thing:
            return False
    free = list({term for _, *terms in body for term in terms if is_variable(term) and term not in theta})
    for things in product(constants, repeat=len(free)):
        chosen = theta | dict(zip(free, things, strict=True))
        if all((p, chosen.get(s, s), chosen.get(t, t)) in facts for p, s, t in body):
            return True
    return False


# %% reversed_facts: 初始规则取的是 p(j, i) / The initial rule takes p(j, i)
# caught by: test_book, test_lgg_of
# book: §15.5.1
def initial_clause(example, facts, predicates):
    return ("更好", *example), [(p, *example) for p in predicates if (p, *example[::-1]) in facts]


# %% says_inconsistent: 返回值的意思反了 / Says the opposite
# caught by: test_consistent, test_book
# book: §15.5.1
def consistent(clause, facts, constants, negatives):
    return any(covers(clause, facts, constants, example) for example in negatives)


def lgg_set(facts, constants, pos, neg, predicates):
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
        if not has_constant and not is_larger and not consistent(clause, facts, constants, neg):
            found.append({"clause": clause, "members": members})
    return found


# %% stops_at_disjoint: 已覆盖的正例不再进入别的规则 / A positive covered before enters no other rule
# caught by: test_melons, test_lgg_set
# book: §15.5.1
def lgg_set(facts, constants, pos, neg, predicates):
    holding = {example: frozenset(p for p in predicates if (p, *example) in facts) for example in pos}
    bodies = set()
    for own in holding.values():
        # Every body of an LGG is an intersection of some of these sets.
        bodies |= {own} | {own & other for other in bodies}
    found = []
    for body in sorted(bodies, key=lambda body: (len(body), sorted(body))):
        taken = [one for entry in found for one in entry["members"]]
        members = [example for example in pos if body <= holding[example] and example not in taken]
        if len(members) < 2:
            continue
        clause = lgg_of(members, facts, predicates)
        has_constant = not all(map(is_variable, clause[0][1:]))
        is_larger = any(set(members) < set(one["members"]) for one in found)
        if not has_constant and not is_larger and consistent(clause, facts, constants, neg):
            found.append({"clause": clause, "members": members})
    return found


# %% subsets_not_closed: 按谓词的子集从小到大取，先取到的不一定包含更多的正例 / Takes subsets of predicates, small ones first, though a later one may have more positives
# caught by: test_melons, test_lgg_set
# book: §15.5.1
from itertools import chain, combinations


def initial_clause(example, facts, predicates):
    wanted = {(p,) + tuple(example) for p in predicates}
    return ("更好",) + tuple(example), list(wanted & facts)


def lgg_of(examples, facts, predicates):
    i, j = examples[0]
    s = i if all(a == i for a, _ in examples) else "?a"
    t = j if all(b == j for _, b in examples) else "?b"
    return ("更好", s, t), [(p, s, t) for p in predicates if all((p, a, b) in facts for a, b in examples)]


def consistent(clause, facts, constants, negatives):
    head, body = clause
    names = sorted({t for atom in (head, *body) for t in atom[1:] if isinstance(t, str) and t.startswith("?")})
    others = [name for name in names if name not in head[1:]]
    for i, j in negatives:
        for things in product(constants, repeat=len(others)):
            value = dict(zip(others, things))
            if head[1] in names:
                value[head[1]] = i
            if head[2] in names:
                if value.get(head[2], j) != j:
                    continue
                value[head[2]] = j
            put = [tuple([atom[0]] + [value.get(t, t) for t in atom[1:]]) for atom in body]
            if (value.get(head[1], head[1]), value.get(head[2], head[2])) == (i, j) and set(put) <= facts:
                return False
    return True


def lgg_set(facts, constants, pos, neg, predicates):
    subsets = chain.from_iterable(combinations(predicates, k) for k in range(len(predicates) + 1))
    taken = []
    for subset in subsets:
        if any(all((p, *n) in facts for p in subset) for n in neg):
            continue
        members = [e for e in pos if all((p, *e) in facts for p in subset)]
        if len({a for a, _ in members}) < 2 or len({b for _, b in members}) < 2:
            continue
        if any(set(members) <= set(old) for _, old in taken):
            continue
        taken.append((lgg_of(members, facts, predicates), members))
    return [{"clause": clause, "members": members} for clause, members in taken]


# %% symmetric_facts: 事实的两个对象不分先后 / Facts are taken in either order
# caught by: test_consistent
# book: §15.5.1
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
        if all((p, chosen.get(s, s), chosen.get(t, t)) in facts or (p, chosen.get(t, t), chosen.get(s, s)) in facts for p, s, t in body):
            return True
    return False


# %% union_of_bodies: LGG 的体取了并 / The body of the LGG is the union
# caught by: test_book, test_lgg_of
# book: §15.5.1
def lgg_of(examples, facts, predicates):
    # All atoms of an initial rule have the objects of its head, so the LGG has the terms of the head, too.
    terms = [side[0] if len(set(side)) == 1 else name for side, name in zip(zip(*examples), ("?X", "?Y"), strict=True)]
    common = [p for p in predicates if any((p, *example) in facts for example in examples)]
    return ("更好", *terms), [(p, *terms) for p in common]


# %% variables_in_head_only: 体里仍是第一个样例的对象 / The body keeps the objects of the first example
# caught by: test_book, test_lgg_of
# book: §15.5.1
def lgg_of(examples, facts, predicates):
    # All atoms of an initial rule have the objects of its head, so the LGG has the terms of the head, too.
    terms = [side[0] if len(set(side)) == 1 else name for side, name in zip(zip(*examples), ("?X", "?Y"), strict=True)]
    common = [p for p in predicates if all((p, *example) in facts for example in examples)]
    return ("更好", *terms), [(p, *examples[0]) for p in common]
