"""Checks of exercise 15.5."""

import math
from itertools import product

from hypothesis import strategies as st

from exercises.datasets import watermelon_5_0
from grader.checks import (
    at, boolean, check, close, equal, exercise, fail, hint, integer, memo, number, picture, require, sequence
)  # fmt: skip

from .pins import ex15_05 as pins
from .pins.ex15_05 import HEAD, space
from .shared import an_atom, fires, relational, variables_of

EXERCISE = exercise(
    kind="program",
    book="§15.4, (15.3)，图 15.2 / figure 15.2",
    patterns=["oracle", "trace", "certificate"],
    hints=[
        (
            "先把覆盖写对：只加上 色泽更深(?X, ?Y) 时应覆盖 16 个正例、2 个反例。",
            "Get coverage right first: with 色泽更深(?X, ?Y) alone 16 positives and 2 negatives are covered.",
        ),
        (
            "增益是剩下的正例数，乘以准确率的对数增加了多少；每加一个文字，都从当前规则覆盖的样例重新算起。",
            "The gain is the number of positives that stay, times the increase of the logarithm of the accuracy; after each literal start again from "
            "what the rule covers now.",
        ),
        (
            '否定文字说的是 "不更深"，即相等或更浅；学规则集时去掉已覆盖的正例，反例都留着。',
            'A negated literal says "not darker", that is equal or lighter; when a set is learned covered positives go, all negatives stay.',
        ),
    ],
)


def clear(case) -> bool:
    return clause_of(case["data"], case["negation"])[1] > 1e-7


@st.composite
def rules(draw, further=True):
    """{"data", "rule"}: any rule over the data, with up to two further variables."""
    data = draw(relational())
    some = st.sampled_from((*TERMS, data["constants"][0]) if further else TERMS[:4])
    heads = [
        HEAD,
        HEAD,
        HEAD,
        ("更好", "?B", "?A"),
        ("更好", "?X", "?X"),
        ("更好", data["positives"][0][0], "?Y"),
        ("更好", *data["negatives"][0]),
    ]
    head = draw(st.sampled_from(heads if further else heads[:1]))
    atoms = st.tuples(st.sampled_from(data["predicates"]), some, some)
    body = draw(st.lists(st.tuples(st.booleans(), atoms), min_size=0 if further else 1, max_size=4))
    if head[1] == "?B":
        turned = {"?X": "?B", "?Y": "?A"}
        body = [(sign, (p, turned.get(s, s), turned.get(t, t))) for sign, (p, s, t) in body]
    free = set().union(*(variables_of(atom) for _, atom in body)) - {one for one in head if isinstance(one, str)}
    return {"data": data, "rule": (head, body if len(free) <= 2 else body[:1])}


@check(points=2, book="(15.3)")
def test_melons(answer):
    """西瓜数据集 5.0：覆盖的正例与反例，第一步的增益，整条规则的过程 /
    Watermelon 5.0: positives and negatives covered, the gain of the first step, the trace of the rule"""
    data = watermelon_5_0()
    darker = (HEAD, [(True, ("色泽更深", "?X", "?Y"))])
    both_better = (HEAD, [(True, ("根蒂更蜷", "?X", "?Y")), (True, ("脐部更凹", "?X", "?Y"))])
    for rule, wrong, count in ((darker, {(15, 1), (15, 6)}, 16), (both_better, set(), 8)):
        # Facts of other predicates would only take their time on the way.
        facts = {fact for fact in data["facts"] if any(fact[0] == atom[0] for _, atom in rule[1])}
        some = {"facts": facts, "constants": data["constants"]}
        for examples, expected in ((data["negatives"], wrong), (data["positives"], None)):
            answers = {one: boolean(answer.covers(rule, facts, data["constants"], one)) for one in examples}
            for one, covered in answers.items():
                judge_covers(covered, rule, some, one)
            got = [one for one, covered in answers.items() if covered]
            if expected is None:
                equal(len(got), count, ("覆盖的正例数", "the number of positives covered"))
            else:
                equal(sorted(got), sorted(expected), ("覆盖的反例", "the negatives covered"))
    second = (True, ("纹理更清", "?X", "?Y"))
    for negation in (False, True):
        _, steps = both(answer.learn_clause(*arguments(data), negation))
        first = steps[0][0] if steps else None
        with hint(*about_step(data, [], first, (darker[1][0], 16 * math.log2(16 / 9), 16, 2))):
            equal(first, darker[1][0], ("第一个文字", "the first literal"))
            close(steps[0][1], 13.2812, ("它的增益", "its gain"), abs=1e-4)
        own = steps[1][0] if len(steps) > 1 else None
        with hint(*about_step(data, [darker[1][0]], own, (second, 11 * math.log2(18 / 16), 11, 0))):
            equal([step[2:] for step in steps], [(16, 2), (11, 0)], ("各步的 (p, n)", "(p, n) of the steps"))
            equal(steps[1][0], second, ("第二个文字", "the second literal"))


@check(points=2, given={"case": rules(), "negation": st.booleans()}, also=pins.covers)
def test_covers(answer, case, negation):
    """候选文字的次序；规则是否覆盖样例：否定文字，头以外的变量，重复的变量，常量 /
    The order of the candidates; whether a rule covers an example: negated literals, other variables, repeated ones, constants
    """
    data, one = case["data"], case["rule"]
    predicates = data["predicates"]
    got = [
        a_literal(part)
        for part in sequence(answer.literal_space(predicates, negation), None, ("候选文字", "the candidates"))
    ]
    about = (
        "依次按谓词，先肯定后否定，先 (?X, ?Y) 后 (?Y, ?X)。",
        "By predicate, positive before negated, (?X, ?Y) before (?Y, ?X).",
    )
    if negation != any(not sign for sign, _ in got):
        about = (
            f"negation 是 {negation}：{'应有' if negation else '没有'}否定文字。",
            f"negation is {negation}: there are {'negated' if negation else 'no negated'} literals.",
        )
    with hint(*about):
        equal(got, space(predicates, negation), ("候选文字", "the candidates"))
    for example in (*data["positives"][:3], *data["negatives"][:3]):
        judge_covers(answer.covers(one, data["facts"], data["constants"], example), one, data, example)


@check(
    points=2,
    book="(15.3)",
    given={
        "case": st.fixed_dictionaries(
            {"data": st.one_of(relational(), relational(predicates=(5, 6))), "negation": st.booleans()}
        ).filter(clear)
    },
    also=pins.learn_clause,
)
def test_learn_clause(answer, case):
    """单条规则的过程：每一步加上增益最大的文字，相等时取靠前的 /
    The trace of a rule: each step adds the literal of largest gain, of equal ones the earliest"""
    data, negation = case["data"], case["negation"]
    (head, body), steps = both(answer.learn_clause(*arguments(data), negation))
    same_trace(steps, data, negation)
    equal(head, HEAD, ("头", "the head"))
    equal(body, [step[0] for step in steps], ("规则体", "the body"))


@check(
    points=1.5,
    book="§15.3",
    given={
        "case": st.one_of(rules(further=False), rules().filter(lambda case: case["rule"][1])),
        "skip": st.integers(0, 3),
        "cut": st.integers(0, 4),
    },
    also=pins.prune,
)
def test_prune(answer, case, skip, cut):
    """剪枝取使 (p + N − n)/(P + N) 最大的前缀，相等时取最短的 /
    Pruning takes the prefix with the largest (p + N − n)/(P + N), of equal ones the shortest"""
    data, (head, body) = case["data"], case["rule"]
    pos, neg = data["positives"][skip:], data["negatives"][cut:]
    if not pos and not neg:
        pos = data["positives"]
    got = a_rule(answer.prune_clause((head, body), data["facts"], data["constants"], pos, neg))
    P, N, counts = len(pos), len(neg), []
    for length in range(1, len(body) + 1):
        # A longer prefix covers none that a shorter one does not.
        pos, neg = (reached((head, body[:length]), data, examples) for examples in (pos, neg))
        counts.append((len(pos), len(neg)))
    values = [p - n for p, n in counts]
    expected = body[: values.index(max(values)) + 1]
    listed = ", ".join(f"{length}: ({p}, {n})" for length, (p, n) in enumerate(counts, 1))
    note = (" 相等时取最短的。", " Of equal ones the shortest counts.") if values.count(max(values)) > 1 else ("", "")
    if not got[1]:
        note = " 至少留一个文字。", " One literal stays at least."
    with hint(
        f"P = {P}, N = {N}；留 1 个、2 个、… 文字时覆盖的 (p, n) 是 {listed}.{note[0]}",
        f"P = {P}, N = {N}; with the first 1, 2, … literals (p, n) are covered: {listed}.{note[1]}",
    ):
        equal(got, (head, expected), ("剪枝后的规则", "the rule after pruning"))


@check(
    points=2.5,
    book="表 15.1 / table 15.1",
    given={
        "case": st.fixed_dictionaries(
            {"data": st.one_of(relational(), relational(predicates=(5, 6))), "negation": st.booleans()}
        ).filter(clear)
    },
    also=pins.learn_clause,
    examples=25,
)
def test_learn(answer, case):
    """规则集不覆盖反例；西瓜数据集 5.0 上允许否定时覆盖全部正例，不允许时至少 21 个 /
    The rules cover no negative; on watermelon 5.0 all positives with negation, and at least 21 without"""
    data, negation = case["data"], case["negation"]
    got = answer.learn(*arguments(data), negation)
    together = judge_rules(got, data, negation)
    if data == watermelon_5_0():
        least = 25 if negation else 21
    else:
        trace = clause_of(data, negation)[0]
        greedy = (HEAD, [step[0] for step in trace])
        least = 0 if reached(greedy, data, data["negatives"]) else len(set(reached(greedy, data, data["positives"])))
    missed = [one for one in data["positives"] if one not in together]
    with hint(*HINT_LEARN):
        require(
            len(together) >= least,
            f"只覆盖了 {len(together)} 个正例，至少应有 {least} 个；没有覆盖的是 {missed}",
            f"Only {len(together)} positives are covered, there should be {least} at least; those not covered are {missed}",
            got=got,
        )


@picture(
    "西瓜数据集 5.0：每个正例最先由哪条规则覆盖（允许否定）",
    "Watermelon 5.0: the first rule that covers each positive (with negation)",
    alt=(
        "五乘五的方格图，行是好瓜，列是坏瓜，格中是最先覆盖它的规则的序号。",
        "A five by five grid, rows are good melons, columns bad ones; each square has the number of the first rule that covers it.",
    ),
)
def draw_grid(figure, answer, reference, says):
    data = watermelon_5_0()
    found = [a_rule(one) for one in sequence(answer.learn(*arguments(data), True))]
    good, bad = (sorted({pair[side] for pair in data["positives"]}) for side in (0, 1))
    first = [
        [next((k for k, one in enumerate(found, 1) if reached(one, data, [(i, j)])), 0) for j in bad] for i in good
    ]
    axes = figure.subplots()
    axes.imshow(first, cmap="Greys", vmin=0, vmax=2 * len(found) + 1)
    for row, numbers in enumerate(first):
        for column, number_of in enumerate(numbers):
            axes.text(column, row, number_of, ha="center", va="center")
    axes.set_xticks(range(len(bad)), bad)
    axes.set_yticks(range(len(good)), good)
    axes.set(xlabel=says("坏瓜", "bad melon"), ylabel=says("好瓜", "good melon"))


HINT_LEARN = (
    "反复学一条规则，去掉它覆盖的正例；反例一个也不能去掉。",
    "Learn a rule, remove the positives that it covers, and so on; no negative may be removed.",
)


def a_literal(got, what=("文字", "the literal")):
    sign, atom = sequence(got, 2, what)
    return boolean(sign, ("文字的正负", "the sign of a literal")), an_atom(atom)


def a_rule(got):
    head, body = sequence(got, 2, ("规则", "the rule"))
    return an_atom(head, ("规则头", "the head")), [
        a_literal(one) for one in sequence(body, None, ("规则体", "the body"))
    ]


def reached(rule, data, examples):
    return [one for one in examples if fires(*rule, data["facts"], data["constants"], one)]


def holding(literal, data, examples):
    """Those for which a literal over ?X and ?Y holds."""
    sign, (predicate, *terms) = literal
    sides = [("?X", "?Y").index(term) for term in terms]
    facts = data["facts"]
    return [one for one in examples if ((predicate, *(one[side] for side in sides)) in facts) == sign]


@memo
def clause_of(data, negation):
    """(trace, smallest difference of gains that are not equal)."""
    pos, neg = data["positives"], data["negatives"]
    trace, gap = [], 1.0
    while neg:
        gains = []
        for literal in space(data["predicates"], negation):
            p, n = len(holding(literal, data, pos)), len(holding(literal, data, neg))
            before = math.log2(len(pos) / (len(pos) + len(neg)))
            gains.append((p * (math.log2(p / (p + n)) - before) if p else 0.0, literal, p, n))
        most = max(one[0] for one in gains)
        # Gains at or below 0 are not compared with one another.
        gap = min([gap, *(abs(most - one[0]) for one in gains if abs(most - one[0]) > 1e-9 and most > 1e-9)])
        if most <= 1e-9:
            gap = min([gap, *(abs(one[0]) for one in gains if abs(one[0]) > 1e-9)])
            break
        gain, literal, p, n = next(one for one in gains if one[0] > most - 1e-9)
        trace.append((literal, gain, p, n))
        pos, neg = holding(literal, data, pos), holding(literal, data, neg)
    return trace, gap


def both(got):
    rule, trace = sequence(got, 2, ("（规则，过程）", "(rule, trace)"))
    steps = []
    for step in sequence(trace, None, ("过程", "the trace")):
        literal, gain, p, n = sequence(step, 4, ("过程的一步", "a step of the trace"))
        steps.append(
            (a_literal(literal), number(gain, ("增益", "the gain")), integer(p, ("p", "p")), integer(n, ("n", "n")))
        )
    return a_rule(rule), steps


def same_trace(steps, data, negation):
    expected, _ = clause_of(data, negation)
    for place, (step, wanted) in enumerate(zip(steps, expected, strict=False), 1):
        about = about_step(data, [literal for literal, *_ in expected[: place - 1]], step[0], wanted)
        with at(f"第 {place} 步", f"step {place}"), hint(*about):
            equal(step[0], wanted[0], ("文字", "the literal"))
            close(step[1], wanted[1], ("增益", "the gain"))
            equal(step[2:], wanted[2:], ("(p, n)", "(p, n)"))
    about = "还有增益为正的文字，也还覆盖反例。", "Some gain is positive yet, and negatives are covered."
    if len(steps) > len(expected):
        about = (
            "不覆盖反例，或增益都不超过 1e-9 时就停。",
            "Stop when no negative is covered, or no gain exceeds 1e-9.",
        )
    with hint(*about):
        equal(len(steps), len(expected), ("过程的步数", "the number of steps"))


def about_step(data, before, literal, wanted):
    """The hint for a step of the trace: the counts that the gain of the right literal is made of, and those of the answer's."""
    pos, neg = data["positives"], data["negatives"]
    for one in before:
        pos, neg = holding(one, data, pos), holding(one, data, neg)
    right, gain, p, n = wanted
    zh = f"这一步之前覆盖 p = {len(pos)} 个正例，n = {len(neg)} 个反例；加上 {said(right)} 后 p̂ = {p}, n̂ = {n}，增益 {gain:.6g}。"
    en = (
        f"Before this step p = {len(pos)} positives and n = {len(neg)} negatives are covered; with {said(right)} added p̂ = {p} and n̂ = {n}, "
        f"the gain is {gain:.6g}."
    )
    if literal != right and literal in space(data["predicates"], True):
        hold = [holding(literal, data, examples) for examples in (pos, neg)]
        own_p, own_n = map(len, hold)
        own = (
            own_p * (math.log2(own_p / (own_p + own_n)) - math.log2(len(pos) / (len(pos) + len(neg)))) if own_p else 0.0
        )
        zh += f" 加上 {said(literal)} 则 p̂ = {own_p}, n̂ = {own_n}，增益 {own:.9g}。"
        en += f" With {said(literal)} p̂ = {own_p}, n̂ = {own_n}, and the gain is {own:.9g}."
        if abs(own - gain) <= 1e-9:
            zh, en = zh + " 相等时取靠前的。", en + " Of equal gains the earliest counts."
    return zh, en


def said(literal, theta=None):
    """A literal in words, its variables replaced where `theta` says by what."""
    sign, (predicate, *terms) = literal
    return f"{'' if sign else '¬'}{predicate}({', '.join(str((theta or {}).get(term, term)) for term in terms)})"


def judge_covers(got, one, data, example):
    """Fails with a choice of objects that makes every literal true, or with what is false."""
    (_, *terms), body = one
    facts, constants = data["facts"], data["constants"]
    expected, got = fires(*one, facts, constants, example), boolean(got, ("是否覆盖", "whether it covers"))
    if got == expected:
        return
    theta = {}
    for term, thing in zip(terms, example, strict=True):
        theta.setdefault(term, thing)
        if (theta[term] if variables_of(("", term)) else term) != thing:
            theta = None
            break
    if theta is None:
        zh = f"不覆盖 {example}：规则头 {said((True, one[0]))} 不能变成 更好({example[0]}, {example[1]})"
        en = f"{example} is not covered: the head {said((True, one[0]))} cannot become 更好({example[0]}, {example[1]})"
        fail(zh, en, expected=expected, got=got)
    theta = {term: thing for term, thing in theta.items() if variables_of(("", term))}
    free = sorted(set().union(*(variables_of(atom) for _, atom in body)) - set(theta))

    def truths(chosen):
        return [((p, chosen.get(s, s), chosen.get(t, t)) in facts) == sign for sign, (p, s, t) in body]

    choices = [theta | dict(zip(free, things, strict=True)) for things in product(constants, repeat=len(free))]
    right = [chosen for chosen in choices if all(truths(chosen))]
    right.sort(key=lambda chosen: -len(set(map(repr, chosen.values()))))
    shared = False
    if right:
        chosen = right[0]
        values = ", ".join(f"{term} = {chosen[term]}" for term in free)
        literals = ", ".join(said(literal, chosen) for literal in body) or "∅"
        shared = len(set(map(repr, chosen.values()))) < len(chosen)
        zh = f"覆盖 {example}：{f'取 {values}, ' if free else ''}各文字都成立：{literals}"
        en = f"{example} is covered: {f'with {values} ' if free else ''}every literal is true: {literals}"
    else:
        # Of all choices the one that goes wrong last.
        chosen = max(choices, key=lambda chosen: truths(chosen).index(False))
        k = truths(chosen).index(False)
        values = ", ".join(f"{term} = {chosen[term]}" for term in free)
        zh = f"不覆盖 {example}：{f'无论怎样选 {free}；例如 {values} 时，' if free else ''}{said(body[k], chosen)} 不成立"
        en = f"{example} is not covered{f' for any choice of {free}: with {values}' if free else ':'} {said(body[k], chosen)} is false"
        zh, en = zh.replace("'", ""), en.replace("'", "")
    about = "不在事实里的原子就是假的，它的否定就是真的。", "An atom that is no fact is false, and its negation true."
    if shared:
        about = (
            "同一变量取同一对象；不同的变量也可以取同一个对象。",
            "The same variable stands for the same object; different ones may do so, too.",
        )
    elif free:
        about = (
            "头以外的变量，只要有一种选法使各文字都成立就行。",
            "For variables outside the head one choice that makes every literal true is enough.",
        )
    with hint(*about):
        fail(zh, en, expected=expected, got=got)


def arguments(data):
    return [data[key] for key in ("facts", "constants", "positives", "negatives", "predicates")]


def judge_rules(got, data, negation):
    """The positives that the rules cover together."""
    together = set()
    for place, one in enumerate(sequence(got, None, ("规则集", "the rules")), 1):
        with at(f"第 {place} 条规则", f"rule {place}"):
            head, body = a_rule(one)
            equal(head, HEAD, ("头", "the head"))
            for sign, atom in body:
                require(
                    atom[0] in data["predicates"] and len(atom) == 3 and all(map(variables_of, atom[1:])),
                    f"体中的原子应是（所给的谓词，变量，变量），不是 {atom}",
                    f"An atom of the body should be (a given predicate, variable, variable), not {atom}",
                    got=one,
                )
                require(sign or negation, "不允许否定文字", "Negated literals are not allowed", got=one)
            others = set().union(*(variables_of(atom) for _, atom in body)) - {"?X", "?Y"}
            require(
                len(others) <= 1, "头以外至多一个变量", "There should be one variable outside the head at most", got=one
            )
            wrong = reached((head, body), data, data["negatives"])
            with hint(
                "每条规则都对照全部反例；反例一个也不能去掉。",
                "Each rule is judged by all negatives; none of them may be removed.",
            ):
                require(not wrong, f"它覆盖了反例 {wrong}", f"It covers the negatives {wrong}", got=one)
            right = reached((head, body), data, data["positives"])
            require(right, "它没有覆盖正例", "It covers no positive", got=one)
            together |= set(right)
    return together


TERMS = ("?X", "?X", "?Y", "?Y", "?Z", "?W")
