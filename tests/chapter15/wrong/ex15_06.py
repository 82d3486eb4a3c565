"""Known mistakes of 15.6. Each cell holds what differs from the reference."""

# %% at_most_eight_rules: 至多学八条规则 / Learns eight rules at most
# caught by: test_learn_worse
# book: §15.5.1
# kind: narrow
def learn_from(bottoms, facts, constants, pos, neg):
    """Generalises the most special rules of the positives, for as long as one is not covered."""
    rules = []
    for example in pos:
        if len(rules) == 8 or any(covered(rule, facts, constants, [example]) for rule in rules):
            continue
        for bottom in bottoms(example):
            if not covered(bottom, facts, constants, neg):
                rules.append(generalised(bottom, facts, constants, pos, neg))
                break
    return rules


# %% body_not_empty: 没有反例时也至少留一个文字 / Keeps one literal even without negatives
# caught by: test_learn_worse
# book: §15.5.1
def generalised(clause, facts, constants, pos, neg):
    """Without as many literals as can go: each time the one whose deletion gains most positives."""
    head, body = clause
    while True:
        shorter = [(head, body[:k] + body[k + 1 :]) for k in range(len(body))]
        safe = [one for one in shorter if not covered(one, facts, constants, neg)]
        if not safe or len(body) == 1:
            return head, body
        head, body = max(safe, key=lambda one: len(covered(one, facts, constants, pos)))


def learn_from(bottoms, facts, constants, pos, neg):
    """Generalises the most special rules of the positives, for as long as one is not covered."""
    rules = []
    for example in pos:
        if any(covered(rule, facts, constants, [example]) for rule in rules):
            continue
        for bottom in bottoms(example):
            if bottom[1] and not covered(bottom, facts, constants, neg):
                rules.append(generalised(bottom, facts, constants, pos, neg))
                break
    return rules


# %% body_sorted: 体按文本排了序 / Sorts the body
# caught by: test_variabilise
# book: §15.5.1
def variabilise(clause):
    (predicate, a, b), body = clause
    names = {a: "?X", b: "?Y"}
    for _, *things in body:
        for thing in things:
            names.setdefault(thing, f"?Z{len(names) - 1}")
    return (predicate, "?X", "?Y"), [(p, *(names[thing] for thing in things)) for p, *things in sorted(body, key=str)]


# %% closed_world_ignored: 否定文字当作总成立 / Takes negated literals for always true
# caught by: test_learn_melons, test_learn_worse
# book: §15.5.1
def learn_worse(facts, constants, pos, neg):
    rules = learn_from(lambda example: [variabilise(saturate(example, facts, 2))], facts, constants, pos, neg)
    return [(head, [body[0], *((False, (p, t, s)) for p, s, t in body[1:])] if body else body) for head, body in rules]


# %% deletes_whatever_covers_more: 只要多覆盖正例就删文字，不看反例 / Deletes literals without a look at negatives
# caught by: test_learn_melons, test_learn_worse
# book: §15.5.1
def generalised(clause, facts, constants, pos, neg):
    """Without as many literals as can go: each time the one whose deletion gains most positives."""
    head, body = clause
    while True:
        shorter = [(head, body[:k] + body[k + 1 :]) for k in range(len(body))]
        safe = shorter if len(body) > 1 else []
        if not safe:
            return head, body
        head, body = max(safe, key=lambda one: len(covered(one, facts, constants, pos)))


# %% examples_not_turned: 样例的两个对象没有交换位置 / The objects of examples are not exchanged
# caught by: test_worse_examples
# book: §15.4
def worse_examples(better_pos, better_neg):
    return list(better_pos), list(better_neg)


# %% first_rule_only: 只学一条规则 / Learns one rule only
# caught by: test_learn_melons, test_learn_worse
# book: §15.5.1
def learn_from(bottoms, facts, constants, pos, neg):
    """Generalises the most special rules of the positives, for as long as one is not covered."""
    rules = []
    for example in pos:
        if rules:
            continue
        for bottom in bottoms(example):
            if not covered(bottom, facts, constants, neg):
                rules.append(generalised(bottom, facts, constants, pos, neg))
                break
    return rules


# %% forward_facts_only: 规则只用 p(?Y, ?X) / Rules use p(?Y, ?X) only
# caught by: test_learn_worse
# book: §15.5.1
def learn_worse(facts, constants, pos, neg):
    def bottoms(example):
        head, body = variabilise(saturate(example, facts, 2))
        return [(head, [atom for atom in body if atom[1:] == ("?Y", "?X")])]

    return learn_from(bottoms, facts, constants, pos, neg)


# %% four_literals_at_most: 规则体至多取四个文字 / Takes at most four literals for a body
# caught by: test_learn_worse
# book: §15.5.1
# kind: narrow
def learn_from(bottoms, facts, constants, pos, neg):
    """Generalises the most special rules of the positives, for as long as one is not covered."""
    rules = []
    for example in pos:
        if any(covered(rule, facts, constants, [example]) for rule in rules):
            continue
        for bottom in bottoms(example):
            if not covered(bottom, facts, constants, neg):
                head, body = generalised(bottom, facts, constants, pos, neg)
                rules.append((head, body[:4]))
                break
    return rules


# %% fresh_variable_every_time: 其余的对象每次出现都换成新变量 / Other objects become a new variable each time
# caught by: test_variabilise
# book: §15.5.1
def variabilise(clause):
    (predicate, a, b), body = clause
    names = {a: "?X", b: "?Y"}
    for _, *things in body:
        for thing in things:
            names.setdefault(thing, f"?Z{len(names) - 1}")
    count = 0
    new = []
    for p, *things in body:
        terms = []
        for thing in things:
            if thing in (a, b):
                terms.append(names[thing])
            else:
                count += 1
                terms.append(f"?Z{count}")
        new.append((p, *terms))
    return (predicate, "?X", "?Y"), new


# %% gives_up_at_the_unreachable: 遇到够不着的正例就停 / Stops at the first unreachable positive
# caught by: test_learn_melons, test_learn_worse
# book: §15.5.1
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
        else:
            return rules
    return rules


# %% head_of_better: 规则的头是 更好(?X, ?Y) / The heads of rules are 更好(?X, ?Y)
# caught by: test_learn_melons, test_learn_worse
# book: §15.5.1
def learn_worse(facts, constants, pos, neg):
    rules = learn_from(lambda example: [variabilise(saturate(example, facts, 2))], facts, constants, pos, neg)
    return [(("更好", "?X", "?Y"), body) for _, body in rules]


# %% heads_turned: 规则的头是 更坏(?Y, ?X) / The heads of rules are 更坏(?Y, ?X)
# caught by: test_learn_melons, test_learn_worse
# book: §15.5.1
def learn_worse(facts, constants, pos, neg):
    rules = learn_from(lambda example: [variabilise(saturate(example, facts, 2))], facts, constants, pos, neg)
    return [(("更坏", "?Y", "?X"), body) for _, body in rules]


# %% keeps_constants: 规则里留着常量 / Leaves constants in the rules
# caught by: test_learn_melons, test_learn_worse
# book: §15.5.1
def learn_worse(facts, constants, pos, neg):
    bottoms = [saturate(example, facts, 2) for example in pos]
    return [(("更坏", "?X", "?Y"), body) for _, body in bottoms if body]


# %% more_than_nine_objects: 编号只用一位数字 / Numbers with one digit only
# caught by: test_variabilise
# book: §15.5.1
def variabilise(clause):
    (predicate, a, b), body = clause
    names = {a: "?X", b: "?Y"}
    for _, *things in body:
        for thing in things:
            names.setdefault(thing, f"?Z{(len(names) - 1) % 10}")
    return (predicate, "?X", "?Y"), [(p, *(names[thing] for thing in things)) for p, *things in body]


# %% most_special_rules: 每个正例一条规则，不作任何放宽 / A rule for each positive, never generalised
# caught by: test_learn_melons
# book: §15.5.1
def learn_from(bottoms, facts, constants, pos, neg):
    """Generalises the most special rules of the positives, for as long as one is not covered."""
    rules = []
    for example in pos:
        if any(covered(rule, facts, constants, [example]) for rule in rules):
            continue
        for bottom in bottoms(example):
            if not covered(bottom, facts, constants, neg):
                rules.append(bottom)
                break
    return rules


# %% negation_of_better: 规则是 更坏 ← ¬更好 / The rule is 更坏 ← ¬更好
# caught by: test_learn_melons, test_learn_worse
# book: §15.5.1
def learn_worse(facts, constants, pos, neg):
    return [(("更坏", "?X", "?Y"), [(False, ("更好", "?X", "?Y"))])]


# %% no_rules: 没有规则 / No rules
# caught by: test_learn_melons, test_learn_worse
# book: §15.5.1
def learn_worse(facts, constants, pos, neg):
    return []


# %% not_better: 把 "不更好" 当作 "更坏"：交换正例与反例 / Takes "not better" for "worse": exchanges positives and negatives
# caught by: test_worse_examples
# book: §15.4
def worse_examples(better_pos, better_neg):
    return list(better_neg), list(better_pos)


# %% numbered_by_first_argument: 先给各原子的第一个对象编号 / Numbers the first objects of all atoms first
# caught by: test_variabilise
# book: §15.5.1
def variabilise(clause):
    (predicate, a, b), body = clause
    names = {a: "?X", b: "?Y"}
    for place in (1, 2):
        for atom in body:
            names.setdefault(atom[place], f"?Z{len(names) - 1}")
    return (predicate, "?X", "?Y"), [(p, *(names[thing] for thing in things)) for p, *things in body]


# %% numbered_by_object: 其余变量按对象的大小编号 / Numbers the other variables in the order of the objects
# caught by: test_variabilise
# book: §15.5.1
def variabilise(clause):
    (predicate, a, b), body = clause
    names = {a: "?X", b: "?Y"}
    others = {thing for _, *things in body for thing in things} - {a, b}
    for thing in sorted(others, key=str):
        names[thing] = f"?Z{len(names) - 1}"
    return (predicate, "?X", "?Y"), [(p, *(names[thing] for thing in things)) for p, *things in body]


# %% numbered_from_zero: 其余变量从 ?Z0 编号 / Numbers the other variables from ?Z0
# caught by: test_variabilise
# book: §15.5.1
def variabilise(clause):
    (predicate, a, b), body = clause
    names = {a: "?X", b: "?Y"}
    for _, *things in body:
        for thing in things:
            names.setdefault(thing, f"?Z{len(names) - 2}")
    return (predicate, "?X", "?Y"), [(p, *(names[thing] for thing in things)) for p, *things in body]


# %% one_negative_allowed: 允许覆盖一个反例 / Allows a rule to cover one negative
# caught by: test_learn_worse
# book: §15.5.1
def generalised(clause, facts, constants, pos, neg):
    """Without as many literals as can go: each time the one whose deletion gains most positives."""
    head, body = clause
    while True:
        shorter = [(head, body[:k] + body[k + 1 :]) for k in range(len(body))]
        safe = [one for one in shorter if len(covered(one, facts, constants, neg)) <= 1]
        if not safe:
            return head, body
        head, body = max(safe, key=lambda one: len(covered(one, facts, constants, pos)))


# %% one_third_variable: 其余的对象都换成 ?Z1 / All other objects become ?Z1
# caught by: test_variabilise
# book: §15.5.1
def variabilise(clause):
    (predicate, a, b), body = clause
    names = {a: "?X", b: "?Y"}
    for _, *things in body:
        for thing in things:
            names.setdefault(thing, "?Z1")
    return (predicate, "?X", "?Y"), [(p, *(names[thing] for thing in things)) for p, *things in body]


# %% only_positives_turned: 只有正例交换了位置 / Exchanges the objects of positives only
# caught by: test_worse_examples
# book: §15.4
def worse_examples(better_pos, better_neg):
    return [(j, i) for i, j in better_pos], list(better_neg)


# %% others_stay: 其余的对象没有换成变量 / Other objects stay as they are
# caught by: test_variabilise
# book: §15.5.1
def variabilise(clause):
    (predicate, a, b), body = clause
    names = {a: "?X", b: "?Y"}
    for _, *things in body:
        for thing in things:
            names.setdefault(thing, thing)
    return (predicate, "?X", "?Y"), [(p, *(names[thing] for thing in things)) for p, *things in body]


# %% predicates_replaced: 与对象同名的谓词也被换掉 / Replaces predicates named like an object, too
# caught by: test_variabilise
# book: §15.5.1
def variabilise(clause):
    (predicate, a, b), body = clause
    names = {a: "?X", b: "?Y"}
    for _, *things in body:
        for thing in things:
            names.setdefault(thing, f"?Z{len(names) - 1}")
    return (predicate, "?X", "?Y"), [(names.get(p, p), *(names[thing] for thing in things)) for p, *things in body]


# %% repetitions_dropped: 重复的文字只留一个 / Drops repeated literals
# caught by: test_variabilise
# book: §15.5.1
def variabilise(clause):
    (predicate, a, b), body = clause
    names = {a: "?X", b: "?Y"}
    for _, *things in body:
        for thing in things:
            names.setdefault(thing, f"?Z{len(names) - 1}")
    return (predicate, "?X", "?Y"), [(p, *(names[thing] for thing in things)) for p, *things in dict.fromkeys(map(tuple, body))]


# %% rules_for_the_unreachable: 够不着的正例也给一条规则，覆盖了反例 / Makes rules for unreachable positives, too, which cover negatives
# caught by: test_learn_melons, test_learn_worse
# book: §15.5.1
def learn_from(bottoms, facts, constants, pos, neg):
    """Generalises the most special rules of the positives, for as long as one is not covered."""
    rules = []
    for example in pos:
        if any(covered(rule, facts, constants, [example]) for rule in rules):
            continue
        for bottom in bottoms(example):
            if True:
                rules.append(generalised(bottom, facts, constants, pos, neg))
                break
    return rules


# %% rules_of_the_book_s_melons: 写死了西瓜数据集 5.0 的规则 / The rules for watermelon 5.0, whatever the data
# caught by: test_learn_worse
# book: §15.5.1
def learn_worse(facts, constants, pos, neg):
    bodies = [
        [("根蒂更蜷", "?Y", "?X"), ("脐部更凹", "?Y", "?X")],
        [("纹理更清", "?Y", "?X"), ("色泽更深", "?Y", "?X")],
        [("纹理更清", "?Y", "?X"), ("脐部更凹", "?Y", "?X")],
        [("纹理更清", "?Y", "?X"), ("触感更硬", "?X", "?Y")],
        [("敲声更沉", "?X", "?Y"), ("色泽更深", "?Y", "?X")],
    ]
    return [(("更坏", "?X", "?Y"), body) for body in bodies]


# %% rules_remembered: 规则集留着再用，而只按对象和正例区分 / Sets of rules are kept for later calls, but only by the objects and the positives
# caught by: test_learn_worse
# book: §15.5
# kind: narrow
_known = {}


def _learn_worse(facts, constants, pos, neg):
    return learn_from(lambda example: [variabilise(saturate(example, facts, 2))], facts, constants, pos, neg)


def learn_worse(facts, constants, pos, neg):
    key = tuple(constants), tuple(pos)
    if key not in _known:
        _known[key] = _learn_worse(facts, constants, pos, neg)
    return _known[key]


# %% saturate_always_three: 不管 max_constants，有一个对象在样例之中就要 / One object in the example is always enough
# caught by: test_melons, test_saturate
# book: §15.5.1
def saturate(example, facts, max_constants):
    enough = any
    body = [fact for fact in facts if enough(thing in example for thing in fact[1:])]
    return ("更坏", *example), sorted(body, key=str)


# %% saturate_always_two: 不管 max_constants，两个对象都要在样例之中 / Both objects must always be in the example
# caught by: test_saturate
# book: §15.5.1
def saturate(example, facts, max_constants):
    enough = all
    body = [fact for fact in facts if enough(thing in example for thing in fact[1:])]
    return ("更坏", *example), sorted(body, key=str)


# %% saturate_by_text: 按文本比较对象，1 与 "1" 不分 / Compares objects as texts, so that 1 and "1" are the same
# caught by: test_saturate
# book: §15.5.1
def saturate(example, facts, max_constants):
    enough = all if max_constants == 2 else any
    known = [str(thing) for thing in example]
    body = [fact for fact in facts if enough(str(thing) in known for thing in fact[1:])]
    return ("更坏", *example), sorted(body, key=str)


# %% saturate_everything: max_constants 是 3 时取全部事实 / Takes all facts if max_constants is 3
# caught by: test_saturate
# book: §15.5.1
def saturate(example, facts, max_constants):
    enough = all if max_constants == 2 else any
    body = [fact for fact in facts if enough is any or enough(thing in example for thing in fact[1:])]
    return ("更坏", *example), sorted(body, key=str)


# %% saturate_first_object_only: max_constants 是 3 时只要说到 i 的事实 / Takes facts about i only if max_constants is 3
# caught by: test_saturate
# book: §15.5.1
def saturate(example, facts, max_constants):
    enough = all if max_constants == 2 else any
    body = [fact for fact in facts if enough(thing in example for thing in fact[1:]) and (enough is all or example[0] in fact)]
    return ("更坏", *example), sorted(body, key=str)


# %% saturate_head_turned: 头的两个对象交换了位置 / The objects of the head are exchanged
# caught by: test_melons, test_saturate
# book: §15.5.1
def saturate(example, facts, max_constants):
    enough = all if max_constants == 2 else any
    body = [fact for fact in facts if enough(thing in example for thing in fact[1:])]
    return ("更坏", *example[::-1]), sorted(body, key=str)


# %% saturate_not_with_itself: 漏掉一个对象与自己的关系 / Leaves out relations of an object to itself
# caught by: test_saturate
# book: §15.5.1
def saturate(example, facts, max_constants):
    enough = all if max_constants == 2 else any
    body = [fact for fact in facts if enough(thing in example for thing in fact[1:]) and fact[1] != fact[2]]
    return ("更坏", *example), sorted(body, key=str)


# %% saturate_one_direction: 只要 p(i, j)，不要 p(j, i) / Takes p(i, j) only, not p(j, i)
# caught by: test_melons, test_saturate
# hint: both
# book: §15.5.1
def saturate(example, facts, max_constants):
    enough = all if max_constants == 2 else any
    body = [fact for fact in facts if fact[1:] == tuple(example)]
    return ("更坏", *example), sorted(body, key=str)


# %% saturate_predicates_count: 谓词与对象同名时也算说到它 / Takes a predicate for an object of the same name
# caught by: test_saturate
# book: §15.5.1
def saturate(example, facts, max_constants):
    enough = all if max_constants == 2 else any
    body = [fact for fact in facts if enough(thing in example for thing in fact[1:]) or (enough is any and fact[0] in example)]
    return ("更坏", *example), sorted(body, key=str)


# %% saturate_reversed_only: 只要 p(j, i)，不要 p(i, j) / Takes p(j, i) only, not p(i, j)
# caught by: test_saturate
# book: §15.5.1
def saturate(example, facts, max_constants):
    enough = all if max_constants == 2 else any
    body = [fact for fact in facts if fact[1:] == tuple(example)[::-1]]
    return ("更坏", *example), sorted(body, key=str)


# %% saturate_subject_only: max_constants 是 3 时只看事实的第一个对象 / Looks at the first object of a fact only if max_constants is 3
# caught by: test_saturate
# book: §15.5.1
def saturate(example, facts, max_constants):
    enough = all if max_constants == 2 else any
    body = [fact for fact in facts if enough(thing in example for thing in fact[1 : 3 if enough is all else 2])]
    return ("更坏", *example), sorted(body, key=str)


# %% turned_and_exchanged: 位置交换了，正例与反例也交换了 / Exchanges the objects, and positives with negatives as well
# caught by: test_worse_examples
# book: §15.4
def worse_examples(better_pos, better_neg):
    return [(j, i) for i, j in better_neg], [(j, i) for i, j in better_pos]


# %% two_literals_at_most: 体里至多两个文字 / Bodies of two literals at most
# caught by: test_learn_worse
# book: §15.5.1
def learn_from(bottoms, facts, constants, pos, neg):
    """Generalises the most special rules of the positives, for as long as one is not covered."""
    rules = []
    for example in pos:
        if any(covered(rule, facts, constants, [example]) for rule in rules):
            continue
        for bottom in bottoms(example):
            if not covered(bottom, facts, constants, neg):
                rule = generalised(bottom, facts, constants, pos, neg)
                if len(rule[1]) <= 2:
                    rules.append(rule)
                break
    return rules


# %% unreachable_all_together: 拿全体反例的文字之并来比 / Compares with the union of all negatives' literals
# caught by: test_unreachable
# book: §15.5.1
def unreachable(facts, pos, neg):
    def description(example):
        _, body = variabilise(saturate(example, facts, 2))
        return set(body)

    own, others = {example: description(example) for example in pos}, [description(example) for example in neg]
    together = set().union(*map(description, neg)) if neg else {None}
    return {example for example in pos if neg and description(example) <= together}


# %% unreachable_fewer_literals: 包含关系反了 / The inclusion is the wrong way round
# caught by: test_melons, test_unreachable
# book: §15.5.1
def unreachable(facts, pos, neg):
    def description(example):
        _, body = variabilise(saturate(example, facts, 2))
        return set(body)

    own, others = {example: description(example) for example in pos}, [description(example) for example in neg]
    return {example for example in pos if any(own[example] >= other for other in others)}


# %% unreachable_first_negative: 只与第一个反例比 / Compares with the first negative only
# caught by: test_melons, test_unreachable
# book: §15.5.1
def unreachable(facts, pos, neg):
    def description(example):
        _, body = variabilise(saturate(example, facts, 2))
        return set(body)

    own, others = {example: description(example) for example in pos}, [description(example) for example in neg]
    return {example for example in pos if any(own[example] <= other for other in others[:1])}


# %% unreachable_left_by_greed: 把贪心学不到的当作够不着的 / Takes what a greedy learner leaves for unreachable
# caught by: test_unreachable
# book: §15.5.1
def unreachable(facts, pos, neg):
    def description(example):
        _, body = variabilise(saturate(example, facts, 2))
        return set(body)

    own, others = {example: description(example) for example in pos}, [description(example) for example in neg]
    left, rules = list(pos), True
    while left and rules:
        body, p, n = set(), list(left), list(neg)
        while n:
            atoms = set().union(*map(description, p)) - body
            keep = {atom: ([e for e in p if atom in description(e)], [e for e in n if atom in description(e)]) for atom in sorted(atoms)}
            best = max(keep, key=lambda atom: len(keep[atom][0]) / (len(keep[atom][0]) + len(keep[atom][1])), default=None)
            if best is None or keep[best][1] == n:
                break
            body.add(best)
            p, n = keep[best]
        rules = not n
        if rules:
            left = [e for e in left if e not in p]
    return set(left)


# %% unreachable_none: 认为没有够不着的正例 / Takes no positive for unreachable
# caught by: test_melons, test_unreachable
# book: §15.5.1
def unreachable(facts, pos, neg):
    def description(example):
        _, body = variabilise(saturate(example, facts, 2))
        return set(body)

    own, others = {example: description(example) for example in pos}, [description(example) for example in neg]
    return set()


# %% unreachable_one_direction: 只看 p(?X, ?Y)，不看 p(?Y, ?X) / Looks at p(?X, ?Y) only, not at p(?Y, ?X)
# caught by: test_melons, test_unreachable
# hint: both
# book: §15.5.1
def unreachable(facts, pos, neg):
    def description(example):
        _, body = variabilise(saturate(example, facts, 2))
        return {atom for atom in body if atom[1:] == ("?X", "?Y")}

    own, others = {example: description(example) for example in pos}, [description(example) for example in neg]
    return {example for example in pos if any(own[example] <= other for other in others)}


# %% unreachable_pairs_only: 只看有没有两个文字能排除全部反例 / Looks at bodies of two literals only
# caught by: test_unreachable
# book: §15.5.1
def unreachable(facts, pos, neg):
    def description(example):
        _, body = variabilise(saturate(example, facts, 2))
        return set(body)

    own, others = {example: description(example) for example in pos}, [description(example) for example in neg]
    bad = [description(other) for other in neg]
    found = set()
    for example in pos:
        own = [*description(example), None]
        bodies = [{one, other} - {None} for one in own for other in own]
        if all(any(body <= other for other in bad) for body in bodies):
            found.add(example)
    return found


# %% unreachable_proper_only: 文字完全相同的反而不算 / Leaves out those whose literals are the same as a negative's
# caught by: test_unreachable
# book: §15.5.1
def unreachable(facts, pos, neg):
    def description(example):
        _, body = variabilise(saturate(example, facts, 2))
        return set(body)

    own, others = {example: description(example) for example in pos}, [description(example) for example in neg]
    return {example for example in pos if any(own[example] < other for other in others)}


# %% unreachable_remembered: 够不着的正例留着再用，而只按正例和反例区分 / Unreachable positives are kept for later calls, but only by positives and negatives
# caught by: test_unreachable
# book: §15.5
# kind: narrow
_known = {}


def _unreachable(facts, pos, neg):
    def description(example):
        _, body = variabilise(saturate(example, facts, 2))
        return set(body)

    own, others = {example: description(example) for example in pos}, [description(example) for example in neg]
    return {example for example in pos if any(own[example] <= other for other in others)}


def unreachable(facts, pos, neg):
    key = tuple(pos), tuple(neg)
    if key not in _known:
        _known[key] = _unreachable(facts, pos, neg)
    return _known[key]


# %% unreachable_same_description: 只有与某个反例的文字完全相同才算够不着 / Unreachable only if a negative has exactly the same literals
# caught by: test_unreachable
# book: §15.5.1
def unreachable(facts, pos, neg):
    def description(example):
        _, body = variabilise(saturate(example, facts, 2))
        return set(body)

    own, others = {example: description(example) for example in pos}, [description(example) for example in neg]
    return {example for example in pos if any(own[example] == other for other in others)}


# %% unreachable_single_literals: 只看有没有一个文字单独排除全部反例 / Unreachable if no single literal excludes all negatives
# caught by: test_melons, test_unreachable
# book: §15.5.1
def unreachable(facts, pos, neg):
    def description(example):
        _, body = variabilise(saturate(example, facts, 2))
        return set(body)

    own, others = {example: description(example) for example in pos}, [description(example) for example in neg]
    bad = [description(other) for other in neg]
    return {example for example in pos if neg and not any(all(atom not in other for other in bad) for atom in description(example))}


# %% unreachable_unsigned: 不管方向，只看有什么关系 / Looks at which relations there are, whatever their direction
# caught by: test_melons, test_unreachable
# book: §15.5.1
def unreachable(facts, pos, neg):
    def description(example):
        _, body = variabilise(saturate(example, facts, 2))
        return {atom[0] for atom in body}

    own, others = {example: description(example) for example in pos}, [description(example) for example in neg]
    return {example for example in pos if any(own[example] <= other for other in others)}


# %% unreachable_without_itself: 不看对象与自己的关系 / Ignores relations of an object to itself
# caught by: test_unreachable
# book: §15.5.1
def unreachable(facts, pos, neg):
    def description(example):
        _, body = variabilise(saturate(example, facts, 2))
        return {atom for atom in body if atom[1] != atom[2]}

    own, others = {example: description(example) for example in pos}, [description(example) for example in neg]
    return {example for example in pos if any(own[example] <= other for other in others)}


# %% uses_better: 借用了 "更好" / Uses "better" in a body
# caught by: test_learn_melons, test_learn_worse
# book: §15.5.1
def learn_worse(facts, constants, pos, neg):
    return [(("更坏", "?X", "?Y"), [("更好", "?Y", "?X")])]


# %% variables_by_text: 按文本比较对象，1 与 "1" 换成同一变量 / 1 and "1" become the same variable
# caught by: test_variabilise
# book: §15.5.1
def variabilise(clause):
    (predicate, a, b), body = clause
    names = {str(a): "?X", str(b): "?Y"}
    for _, *things in body:
        for thing in things:
            names.setdefault(str(thing), f"?Z{len(names) - 1}")
    return (predicate, "?X", "?Y"), [(p, *(names[str(thing)] for thing in things)) for p, *things in body]


# %% variables_exchanged: 头写成 更坏(?Y, ?X) / Writes the head 更坏(?Y, ?X)
# caught by: test_melons, test_variabilise
# book: §15.5.1
def variabilise(clause):
    (predicate, a, b), body = clause
    names = {a: "?X", b: "?Y"}
    for _, *things in body:
        for thing in things:
            names.setdefault(thing, f"?Z{len(names) - 1}")
    return (predicate, "?Y", "?X"), [(p, *(names[thing] for thing in things)) for p, *things in body]


# %% x_and_y_exchanged: i 换成 ?Y，j 换成 ?X / i becomes ?Y and j becomes ?X
# caught by: test_melons, test_variabilise
# book: §15.5.1
def variabilise(clause):
    (predicate, a, b), body = clause
    names = {a: "?Y", b: "?X"}
    for _, *things in body:
        for thing in things:
            names.setdefault(thing, f"?Z{len(names) - 1}")
    return (predicate, names[a], names[b]), [(p, *(names[thing] for thing in things)) for p, *things in body]
