"""照 15.5.1 节自底向上：以具体事实为初始规则，常量换成变量，再删除文字。 / Bottom-up as in §15.5.1: facts as the initial rule, constants to variables, then literals are deleted."""

import itertools


def worse_examples(better_pos, better_neg):
    return [(j, i) for i, j in better_pos], [(j, i) for i, j in better_neg]


def saturate(example, facts, max_constants):
    i, j = example
    if max_constants == 2:
        body = [f for f in facts if f[1] in (i, j) and f[2] in (i, j)]
    else:
        body = [f for f in facts if f[1] in (i, j) or f[2] in (i, j)]
    return ("更坏", i, j), sorted(body, key=str)


def variabilise(clause):
    head, body = clause
    names = {head[1]: "?X", head[2]: "?Y"}
    new = []
    for predicate, s, t in body:
        for value in (s, t):
            if value not in names:
                names[value] = "?Z" + str(len(names) - 1)
        new.append((predicate, names[s], names[t]))
    return ("更坏", "?X", "?Y"), new


def truth(literal, choice, facts):
    sign = True
    if isinstance(literal[0], bool):
        sign, literal = literal
    predicate, s, t = literal
    return ((predicate, choice[s], choice[t]) in facts) == sign


def covers(body, facts, constants, example):
    choice = {"?X": example[0], "?Y": example[1]}
    if "?Z" not in str(body):
        return all(truth(literal, choice, facts) for literal in body)
    return any(all(truth(literal, {**choice, "?Z1": z}, facts) for literal in body) for z in constants)


def unreachable(facts, pos, neg):
    result = set()
    for example in pos:
        _, body = variabilise(saturate(example, facts, 2))
        if any(covers(body, facts, [], other) for other in neg):
            result.add(tuple(example))
    return result


def generalise(body, facts, constants, neg):
    body = list(body)
    for literal in list(body):
        rest = [one for one in body if one != literal]
        if not any(covers(rest, facts, constants, other) for other in neg):
            body = rest
    return body


def learn_worse(facts, constants, pos, neg):
    rules = []
    left = [example for example in pos if tuple(example) not in unreachable(facts, pos, neg)]
    while left:
        _, body = variabilise(saturate(left[0], facts, 2))
        body = generalise(body, facts, constants, neg)
        rules.append((("更坏", "?X", "?Y"), body))
        left = [example for example in left if not covers(body, facts, constants, example)]
    return rules


def learn_all(facts, constants, pos, neg):
    predicates = sorted({f[0] for f in facts})
    rules = []
    for i, j in pos:
        if any(covers(body, facts, constants, (i, j)) for _, body in rules):
            continue
        for z in constants:
            choice = {"?X": i, "?Y": j, "?Z1": z}
            body = []
            for p, s, t in itertools.product(predicates, choice, choice):
                body.append(((p, choice[s], choice[t]) in facts, (p, s, t)))
            if not any(covers(body, facts, constants, other) for other in neg):
                rules.append((("更坏", "?X", "?Y"), generalise(body, facts, constants, neg)))
                break
    return rules
