"""Checks of exercise 15.1."""

from hypothesis import strategies as st

from grader.checks import at, check, equal, exercise, hint, integer, memo, picture, plain, require, sequence

from .pins import ex15_01 as pins
from .shared import (
    Masks, a_body, a_literal, consistent, covered, covers, is_good, literals_of, melons, planted, tally, training
)  # fmt: skip

EXERCISE = exercise(
    kind="program",
    book="§15.2，图 15.1 / figure 15.1",
    patterns=["oracle", "trace", "certificate"],
    hints=[
        (
            "先把 p 和 n 数对：在训练集上给每个候选文字写出 p/(p+n)，与图 15.1 核对。",
            "Get p and n right first: write p/(p+n) behind each candidate on the training set and compare with figure 15.1.",
        ),
        (
            "先比准确率，再比 p+n，最后看次序：遇到一样好的，留下先来的。",
            "Compare accuracy first, then p+n, then position: of equals keep the one that came first.",
        ),
        (
            "去掉已覆盖的样例后，表变小了，但反例都还在；用变小的表从 [] 重新开始。",
            "When what is covered is removed the table is smaller, but all negatives are still there; begin again with [] on it.",
        ),
    ],
)

HINT_BEST = (
    "先比准确率，再比覆盖的总数，再比次序；不少覆盖反例的文字不可选。",
    "Compare accuracy, then the total covered, then position; a literal that excludes no negative may not be chosen.",
)
HINT_TRACE = ("在上一步的规则上继续加文字，直到 n = 0。", "Go on from the rule of the step before, until n = 0.")
HINT_COVERING = (
    "学完一条规则，它覆盖的样例就离开表；还有正例就接着学。",
    "After a rule the samples that it covers leave the table; go on while there are positives.",
)
HINT_BEAM = (
    "下一轮要从留下的每一条规则出发，不只是最好的那一条。",
    "The next round starts from every rule that was kept, not only from the best.",
)
WITH_CLASHES = {"data": st.one_of(planted(negation=True), planted(clash=True)), "negation": st.booleans()}


@check(points=1.5, book="图 15.1 / figure 15.1")
def test_figure(answer):
    """图 15.1：训练集上第一轮和第二轮的计数，单条规则，宽度为 2 的集束搜索 /
    Figure 15.1: counts of the first and the second round on the training set, the single rule, the beam of width 2"""
    rows, values = training().values()
    dark = ("色泽", "=", "乌黑")
    for body, expected in (
        ([dark], (3, 1)),
        ([("脐部", "=", "凹陷")], (3, 1)),
        ([dark, ("根蒂", "=", "蜷缩")], (2, 0)),
        ([dark, ("敲声", "=", "沉闷")], (1, 0)),
        ([dark, ("纹理", "=", "稍糊")], (1, 0)),
    ):
        words = " ∧ ".join("".join(literal) for literal in body)
        equal(answer.counts(body, rows), expected, (f"{words} 的 (p, n)", f"(p, n) of {words}"))
    with hint(*HINT_BEST):
        equal(answer.best_literal([], rows, values, False), dark, ("第一个文字", "the first literal"))
        equal(
            answer.best_literal([dark], rows, values, False),
            ("根蒂", "=", "蜷缩"),
            ("第二个文字", "the second literal"),
        )
    with hint(*HINT_BEAM):
        body = a_body(answer.beam_rule(rows, values, False, 2), values)
        expected = [("根蒂", "=", "蜷缩"), ("脐部", "=", "凹陷")]
        equal(sorted(body), expected, ("集束搜索的规则中的文字", "the literals of the rule by beam search"))


@check(points=1.5, book="§15.2")
def test_melons(answer):
    """西瓜数据集 2.0 上的规则集，允许否定与不允许否定 / The rules for watermelon 2.0, with and without negation"""
    rows, values = melons().values()
    expected = [
        [("纹理", "=", "清晰"), ("触感", "=", "硬滑")],
        [("脐部", "=", "稍凹"), ("敲声", "=", "浊响"), ("色泽", "=", "青绿")],
        [("色泽", "=", "乌黑"), ("敲声", "=", "浊响"), ("纹理", "=", "稍糊")],
    ]
    for negation in (True, False):
        with at(f"negation 为 {negation}", f"with negation {negation}"):
            _, trace = both(answer.learn_rule(rows, values, negation), values)
            with hint(*HINT_TRACE):
                steps = [(expected[0][0], 7, 2), (expected[0][1], 6, 0)]
                equal(trace, steps, ("第一条规则的过程", "the trace of the first rule"))
            rules = rules_of(answer.sequential_covering(rows, values, negation), values, negation)
            with hint(*HINT_COVERING):
                equal(
                    [sorted(body) for body in rules],
                    [sorted(body) for body in expected],
                    ("各条规则的文字（排了序）", "the literals of the rules (sorted)"),
                )


@check(
    points=1,
    given={**WITH_CLASHES, "picks": st.lists(st.integers(0, 60), max_size=4), "times": st.sampled_from((1, 1, 2, 60))},
    also=pins.candidates_and_counts,
)
def test_candidates_and_counts(answer, data, negation, picks, times):
    """候选文字的次序；任何规则的计数 / The order of the candidates; the counts of any rule"""
    rows, values = data.values()
    expected = literals_of(values, ("=", "!=") if negation else ("=",))
    got = [
        plain(one)
        for one in sequence(answer.candidate_literals(values, negation), None, ("候选文字", "the candidates"))
    ]
    equal(got, [list(one) for one in expected], ("候选文字", "the candidates"))
    some = literals_of(values)
    body = [some[k % len(some)] for k in picks] * times
    equal(answer.counts(body, rows), tally(body, rows), ("(p, n)", "(p, n)"))


@check(
    points=2,
    book="§15.2",
    given={**WITH_CLASHES, "depth": st.integers(0, 2), "pick": st.integers(0, 9), "times": st.sampled_from((1, 1, 2))},
    also=pins.best_literal,
    hint=HINT_BEST,
)
def test_best_literal(answer, data, negation, depth, pick, times):
    """最好的文字：先看准确率，再看 p+n，再看次序；没有可选的文字时是 None /
    The best literal by accuracy, then p+n, then position; None if none may be chosen"""
    rows, values = data.values()
    body = []
    for _ in range(depth):
        found = best_of(body, rows, values, True)
        if found:
            body = [*body, found[pick % len(found)][0]]
    body = body * times
    got = answer.best_literal(body, rows, values, negation)
    expected = best_of(body, rows, values, negation)
    if not expected or got is None:
        equal(got, expected[0][0] if expected else None, ("最好的文字", "the best literal"))
        return
    literal = a_literal(got, values)
    p, n = tally([*body, literal], rows)
    equal(
        literal,
        expected[0][0],
        (f"最好的文字（所给的 p = {p}, n = {n}）", f"the best literal (yours has p = {p}, n = {n})"),
    )


@check(points=1.5, book="§15.2", given=WITH_CLASHES, also=pins.learn_rule, hint=HINT_TRACE)
def test_learn_rule(answer, data, negation):
    """单条规则的过程：每一步加上最好的文字，记下 p 与 n，到 n = 0 为止 /
    The trace of a rule: each step adds the best literal and notes p and n, until n = 0"""
    rows, values = data.values()
    body, trace = both(answer.learn_rule(rows, values, negation), values)
    equal(trace, rule_of(rows, values, negation)[1], ("过程", "the trace"))
    equal(
        sorted(body), sorted(step[0] for step in trace), ("规则的文字（排了序）", "the literals of the rule (sorted)")
    )


@check(points=1.5, book="§15.2", given=WITH_CLASHES, also=pins.sequential_covering, hint=HINT_COVERING)
def test_sequential_covering(answer, data, negation):
    """规则集不覆盖反例，覆盖每个正例；每一条都是 learn_rule 在尚未覆盖的样例上学得的 /
    The rules cover no negative and every positive; each is what learn_rule learns on the samples not yet covered"""
    rows, values = data.values()
    rules = rules_of(answer.sequential_covering(rows, values, negation), values, negation)
    if list(map(sorted, rules)) != list(map(sorted, covering_of(rows, values, negation))):
        judge_by_own_rules(answer, data, negation, rules)


@check(
    points=1,
    book="§15.2",
    given={
        "data": planted(negation=True).filter(consistent),
        "negation": st.booleans(),
        "width": st.sampled_from((1, 2, 2, 3, 4, 6, 11, 12)),
    },
    also=pins.beam,
    examples=30,
    hint=HINT_BEAM,
)
def test_beam(answer, data, negation, width):
    """集束搜索：每一轮从留下的每条规则出发；宽度为 1 时就是贪心 /
    Beam search starts each round from every rule kept; with width 1 it is greedy"""
    rows, values = data.values()
    body = a_body(answer.beam_rule(rows, values, negation, width), values)
    p, n = tally(body, rows)
    equal(
        sorted(body),
        sorted(beam_of(rows, values, negation, width)),
        (
            f"规则的文字（排了序；所给的 p = {p}, n = {n}）",
            f"the literals of the rule (sorted; yours has p = {p}, n = {n})",
        ),
    )


@picture(
    "图 15.1：在训练集上学单条规则时每一轮试过的文字",
    "Figure 15.1: the literals tried in each round while one rule is learned on the training set",
    alt=(
        "每一轮一列，列出各个候选文字和加上它以后的 p/(p+n)，选中的一个加粗。",
        "A column for each round lists the candidates with p/(p+n) after adding them; the one chosen is bold.",
    ),
)
def draw_search(figure, answer, reference, says):
    rows, values = training().values()
    body, _ = both(answer.learn_rule(rows, values, False), values)
    rounds = body[:3]
    panels = figure.subplots(1, max(1, len(rounds)), squeeze=False)[0]
    for place, (panel, chosen) in enumerate(zip(panels, rounds, strict=False)):
        panel.axis("off")
        panel.set_title(says(f"第 {place + 1} 轮", f"round {place + 1}"), fontsize="small")
        literals = [one for one in literals_of(values, ("=",)) if covered([*rounds[:place], one], rows)]
        for line, literal in enumerate(literals):
            p, n = tally([*rounds[:place], literal], rows)
            panel.text(
                0.1,
                1 - (line + 1) / (len(literals) + 1),
                f"{literal[0]}={literal[2]}  {p}/{p + n}",
                weight="bold" if literal == chosen else "normal",
                fontsize="small",
            )


def choices(masks, bits, literals):
    """The literals that may be chosen where the rows `bits` are covered: (order, literal, p, n), in the order of the candidates.

    Equal fractions divide to equal floats, so the order by floats is exact.
    """
    before, found = masks.tally(bits)[1], []
    for literal in literals:
        p, n = masks.tally(bits & masks.of[literal])
        if p >= 1 and n < before:
            found.append(((-p / (p + n), -(p + n)), literal, p, n))
    return found


def candidates(values, negation):
    return literals_of(values, ("=", "!=") if negation else ("=",))


@memo
def best_of(body, rows, values, negation):
    """The literals that may be chosen with (p, n), best first."""
    masks = Masks(rows, values)
    found = choices(masks, masks.covered(body, masks.all), candidates(values, negation))
    return [one[1:] for one in sorted(found, key=lambda one: one[0])]


def rule_on(masks, bits, literals):
    """(body, trace) for the rows `bits`."""
    body, trace = [], []
    while masks.tally(bits)[1]:
        found = choices(masks, bits, literals)
        if not found:
            break
        _, literal, p, n = min(found, key=lambda one: one[0])
        body.append(literal)
        trace.append((literal, p, n))
        bits &= masks.of[literal]
    return body, trace


@memo
def rule_of(rows, values, negation):
    masks = Masks(rows, values)
    return rule_on(masks, masks.all, candidates(values, negation))


@memo
def covering_of(rows, values, negation):
    masks, literals = Masks(rows, values), candidates(values, negation)
    bits, rules = masks.all, []
    while masks.tally(bits)[0]:
        body, _ = rule_on(masks, bits, literals)
        inside = masks.covered(body, bits)
        if masks.tally(inside)[1]:
            break
        rules.append(body)
        bits &= ~inside
    return rules


@memo
def beam_of(rows, values, negation, width):
    masks, literals = Masks(rows, values), candidates(values, negation)
    beam = [([], masks.all)]
    while True:
        for body, bits in beam:
            if masks.tally(bits)[1] == 0:
                return body
        created = {}
        for body, bits in beam:
            for order, literal, _, _ in choices(masks, bits, literals):
                created.setdefault(frozenset([*body, literal]), (order, [*body, literal], bits & masks.of[literal]))
        # Sorting keeps equals in the order of creation.
        beam = [one[1:] for one in sorted(created.values(), key=lambda one: one[0])[:width]]


def a_trace(got, values):
    steps = []
    for step in sequence(got, None, ("过程", "the trace")):
        literal, p, n = sequence(step, 3, ("过程的一步", "a step of the trace"))
        steps.append((a_literal(literal, values), integer(p, ("p", "p")), integer(n, ("n", "n"))))
    return steps


def rules_of(got, values, negation):
    signs = ("=", "!=") if negation else ("=",)
    return [a_body(body, values, signs) for body in sequence(got, None, ("规则集", "the set of rules"))]


def both(got, values):
    body, trace = sequence(got, 2, ("（规则，过程）", "(rule, trace)"))
    return a_body(body, values), a_trace(trace, values)


DATA = {"data": planted(negation=True), "negation": st.booleans()}


def judge_by_own_rules(answer, data, negation, rules):
    """They may still be what the student's own `learn_rule` makes of the samples left: if it is wrong, another check says so."""
    rows, values = data.values()
    left = rows
    for number, body in enumerate(rules, 1):
        with at(f"第 {number} 条规则", f"rule {number}"):
            require(
                any(is_good(row) for row in left),
                "没有正例可学了，不应再有规则",
                "No positive is left: there should be no rule",
                got=body,
            )
            p, n = tally(body, left)
            require(n == 0, f"这条规则覆盖了 {n} 个反例", f"The rule covers negatives: {n}", got=body)
            require(p > 0, "这条规则没有覆盖新的正例", "The rule covers no new positive", got=body)
            own = a_body(sequence(answer.learn_rule(left, values, negation), 2)[0], values)
            equal(sorted(body), sorted(own), ("文字（排了序）", "its literals (sorted)"))
        left = [row for row in left if not covers(body, row)]
    missed = [row["编号"] for row in left if is_good(row)]
    if missed and not consistent(data):
        body, _ = rule_of(left, values, negation)
        missed = missed if tally(body, left)[1] == 0 else []
    require(
        not missed,
        f"正例 {missed} 没有规则覆盖，而还能学到只覆盖正例的规则",
        f"The positives {missed} are covered by no rule, though a rule that covers positives only can still be learned",
        got=rules,
    )
