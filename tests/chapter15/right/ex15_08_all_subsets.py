"""试遍谓词的所有子集，从小到大 / All subsets of the predicates, small ones first"""

from itertools import chain, combinations, product


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
    groups = []
    for subset in chain.from_iterable(combinations(predicates, k) for k in range(len(predicates) + 1)):
        members = [e for e in pos if all((p, *e) in facts for p in subset)]
        if members and members not in groups:
            groups.append(members)
    taken = []
    for members in sorted(groups, key=len, reverse=True):
        clause = lgg_of(members, facts, predicates)
        if len({a for a, _ in members}) < 2 or len({b for _, b in members}) < 2:
            continue
        if any(set(members) <= set(old["members"]) for old in taken):
            continue
        if consistent(clause, facts, constants, neg):
            taken.append({"clause": clause, "members": members})
    return taken
