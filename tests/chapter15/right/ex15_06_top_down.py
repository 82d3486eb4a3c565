"""自顶向下：每次加上排除反例最多的文字，种子总被覆盖 / From the top down: literals true of a seed, each excluding most negatives"""

import itertools


def worse_examples(better_pos, better_neg):
    return [tuple(reversed(one)) for one in better_pos], [tuple(reversed(one)) for one in better_neg]


def saturate(example, facts, max_constants):
    found = set()
    for fact in facts:
        inside = [thing in example for thing in fact[1:]]
        if inside.count(True) >= 4 - max_constants:
            found.add(fact)
    return ("更坏",) + tuple(example), list(found)


def variabilise(clause):
    (_, a, b), body = clause
    others = []
    for _, s, t in body:
        for thing in (s, t):
            if thing != a and thing != b and thing not in others:
                others.append(thing)

    def variable(thing):
        if thing == a:
            return "?X"
        return "?Y" if thing == b else f"?Z{others.index(thing) + 1}"

    return ["更坏", "?X", "?Y"], [[p, variable(s), variable(t)] for p, s, t in body]


def _holds(literal, example, third, facts):
    sign, (p, s, t) = literal
    things = {"?X": example[0], "?Y": example[1], "?Z": third}
    return ((p, things[s], things[t]) in facts) == sign


def _covers(body, example, facts, constants):
    if all("?Z" not in atom for _, atom in body):
        return all(_holds(literal, example, None, facts) for literal in body)
    return any(all(_holds(literal, example, third, facts) for literal in body) for third in constants)


def _grow(seed, third, literals, facts, constants, neg):
    own = [literal for literal in literals if _holds(literal, seed, third, facts)]
    body, left = [], list(neg)
    while left:
        best = None
        for literal in own:
            if literal not in body:
                still = [one for one in left if _covers(body + [literal], one, facts, constants)]
                if best is None or len(still) < len(best[1]):
                    best = literal, still
        if best is None:
            return None
        body.append(best[0])
        left = best[1]
    return body


def _learn(facts, constants, pos, neg, literals, thirds):
    rules, left = [], list(pos)
    for seed in pos:
        if seed not in left:
            continue
        for third in thirds:
            body = _grow(seed, third, literals, facts, constants, neg)
            if body is not None:
                rules.append((("更坏", "?X", "?Y"), body))
                left = [one for one in left if not _covers(body, one, facts, constants)]
                break
    return rules


def _space(facts, terms, signs):
    predicates = sorted({p for p, _, _ in facts})
    return [(sign, (p, s, t)) for p in predicates for sign in signs for s, t in itertools.product(terms, repeat=2)]


def unreachable(facts, pos, neg):
    literals = _space(facts, ("?X", "?Y"), (True,))
    found = set()
    for seed in pos:
        if _grow(seed, None, literals, facts, [], neg) is None:
            found.add(seed)
    return found


def learn_worse(facts, constants, pos, neg):
    return _learn(facts, constants, pos, neg, _space(facts, ("?X", "?Y"), (True, False)), [None])


def learn_all(facts, constants, pos, neg):
    return _learn(facts, constants, pos, neg, _space(facts, ("?X", "?Y", "?Z"), (True,)), constants)
