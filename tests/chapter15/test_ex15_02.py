"""Checks of exercise 15.2."""

from collections import Counter

from hypothesis import strategies as st

from grader.checks import at, check, equal, exercise, hint, integer, memo, picture, require, sequence

from .pins import ex15_02 as pins
from .pins.ex15_02 import ONE
from .shared import a_body, a_literal, consistent, covered, covers, is_good, melons, noisy, planted, tally, training

EXERCISE = exercise(
    kind="program",
    book="§15.2",
    patterns=["oracle", "trace", "certificate"],
    hints=[
        (
            "从样例 1 的规则开始，对每个文字问：删去它会放进反例吗？会多盖住几个正例？",
            "Begin with the rule of sample 1, and ask of each literal: does deleting it let a negative in? How many positives does it gain?",
        ),
        (
            "每删去一个文字，安全与否和正例数都要重新算。",
            "After each deletion work out anew which are safe, and the numbers of positives.",
        ),
        (
            "学下一条规则时表并不变小，只是种子换成下一个还没有覆盖的正例。",
            "The table does not shrink for the next rule; only the seed is the next positive that is not covered.",
        ),
    ],
)

HINT_SAFE = ("安全，当且仅当没有反例溜进来。", "A deletion is safe if and only if no negative slips in.")
HINT_STEP = (
    "在安全的删除中取覆盖正例最多的，相同时取靠前的；删去一个以后重新算。多覆盖不到正例也继续删，直到没有安全的删除为止。",
    "Of the safe deletions take the one that covers most positives, of equal ones the earliest; then work it out anew. Go on even if "
    "no more positives are covered, until no deletion is safe.",
)
HINT_SEED = (
    "种子是第一个还没有覆盖的正例；反例和正例都按全部样例来数。",
    "The seed is the first positive not yet covered; negatives and positives are counted on all samples.",
)
HINT_LGG = (
    "两条规则都有的文字，留下；只有一条有的，它会挡住另一条覆盖的样例。",
    "Keep a literal that both rules have; one that only one of them has shuts out what the other covers.",
)
DATA = st.one_of(planted(), st.integers(0, 200).map(noisy))


def _bodies(attributes, values):
    one = st.permutations(attributes).flatmap(
        lambda names: st.lists(st.sampled_from(values), max_size=len(names)).map(
            lambda some: [(name, "=", value) for name, value in zip(names, some, strict=False)]
        )
    )
    return st.tuples(one, one)


@check(points=2.5, book="§15.2")
def test_melons(answer):
    """西瓜数据集 2.0：由样例 1 泛化的过程；用全部样例和只用训练集学得的规则集 /
    Watermelon 2.0: how sample 1 is generalised; the rules learned from all samples, and from the training set alone"""
    rows, values = melons().values()
    with hint(*HINT_STEP):
        body, trace = both(answer.generalise(describing(rows[0], values), rows), values)
        expected = [
            (("色泽", "=", "青绿"), 3),
            (("敲声", "=", "浊响"), 5),
            (("根蒂", "=", "蜷缩"), 5),
            (("脐部", "=", "凹陷"), 6),
        ]
        equal(trace, expected, ("由样例 1 泛化的过程", "the trace from sample 1"))
        equal(body, [("纹理", "=", "清晰"), ("触感", "=", "硬滑")], ("泛化后的规则", "the rule generalised"))
    expected = [
        [("纹理", "=", "清晰"), ("触感", "=", "硬滑")],
        [("色泽", "=", "青绿"), ("脐部", "=", "稍凹"), ("触感", "=", "软粘")],
        [("纹理", "=", "稍糊"), ("触感", "=", "软粘")],
    ]
    for data, zh, en in ((rows, "全部样例", "all samples"), (training()["rows"], "训练集", "the training set")):
        with at(zh, en), hint(*HINT_SEED):
            got = rules_of(answer.bottom_up(data, list(values)), values)
            equal(got, expected, ("规则集", "the set of rules"))


@check(
    points=2,
    given={
        "data": st.one_of(planted(clash=True), DATA),
        "pick": st.integers(0, 40),
        "dropped": st.lists(st.integers(0, 9), max_size=3),
        "turn": st.integers(0, 3),
    },
    also=pins.safe_deletions,
    hint=HINT_SAFE,
)
def test_safe_deletions(answer, data, pick, dropped, turn):
    """描述样例的规则；安全的删除与其正例数，从任何规则出发 /
    The rule that describes a sample; the safe deletions with their positives, from any rule"""
    rows, values = data.values()
    seed = rows[pick % len(rows)]
    body = describing(seed, values)
    got = a_body(answer.initial_rule(seed, list(values)), values, EQUALS)
    equal(got, body, ("描述样例的规则", "the rule that describes the sample"))
    body = [one for place, one in enumerate(body) if place not in dropped]
    body = body[turn % len(body) :] + body[: turn % len(body)] if body else body
    got = steps_of(answer.safe_deletions(body, rows), values, ("安全的删除", "the safe deletions"))
    equal(got, safe_of(body, rows), ("安全的删除", "the safe deletions"))


@check(
    points=2,
    given={"data": DATA, "pick": st.integers(0, 40), "turn": st.integers(0, 3)},
    also=pins.generalise,
    hint=HINT_STEP,
)
def test_generalise(answer, data, pick, turn):
    """泛化的每一步取覆盖正例最多的安全的删除，直到再删哪一个都会放进反例 /
    Each step takes the safe deletion that covers most positives, until any other would let a negative in"""
    rows, values = data.values()
    good = good_rows(data)
    body = describing(good[pick % len(good)], values)
    body = body[turn % len(body) :] + body[: turn % len(body)]
    got, trace = both(answer.generalise(body, rows), values)
    expected, steps = general_of(body, rows)
    equal(trace, steps, ("过程", "the trace"))
    equal(got, expected, ("泛化后的规则", "the rule generalised"))


@check(points=2.5, given={"data": DATA.filter(consistent)}, also=pins.bottom_up, hint=HINT_SEED)
def test_bottom_up(answer, data):
    """规则集覆盖每个正例，不覆盖反例，每条都覆盖自己的种子，且不能再删；每条都是 generalise 由种子泛化所得 /
    The rules cover all positives and no negative; each covers its seed, allows no further deletion, and is what generalise makes of the seed
    """
    rows, values = data.values()
    rules = rules_of(answer.bottom_up(rows, list(values)), values)
    if list(map(sorted, rules)) != list(map(sorted, bottom_up_of(rows, values))):
        judge_by_own_rules(answer, data, rules)


@check(
    points=1,
    book="§15.5.1",
    given={
        "pair": st.one_of(
            _bodies(["a", "b", "c", "d"], ["x", "y"]), _bodies(["1", "甲", "甲乙", "a b"], ["1", "10", "甲"])
        )
    },
    also=pins.lgg,
    hint=HINT_LGG,
)
def test_lgg(answer, pair):
    """两条规则的最小一般泛化 / The least general generalisation of two rules"""
    first, second = pair
    values = {}
    for attribute, _, value in (*first, *second):
        values.setdefault(attribute, []).append(value)
    got = a_body(answer.lgg_rule(first, second), values, EQUALS)
    expected = [one for one in first if any(one == other for other in second)]
    equal(got, expected, ("最小一般泛化", "the least general generalisation"))


@picture(
    "由样例 1 出发的路：每一步删去一个文字，覆盖的正例越来越多",
    "The way from sample 1: each step deletes a literal, and more positives are covered",
    alt=(
        "从上到下每行一条规则，越来越短，右边的横条是它覆盖的正例数。",
        "From top to bottom a rule in each line, shorter and shorter, with a bar for the number of positives that it covers.",
    ),
)
def draw_way(figure, answer, reference, says):
    rows, values = melons().values()
    body = describing(rows[0], values)
    _, trace = both(answer.generalise(body, rows), values)
    lines = [body]
    for literal, _ in trace:
        lines.append(without(lines[-1], literal))
    axes = figure.subplots()
    numbers = [sum(map(is_good, covered(one, rows))) for one in lines]
    axes.barh(range(len(lines)), numbers, color="lightgray")
    for place, one in enumerate(lines):
        axes.text(0.05, place, " ∧ ".join(f"{name}={value}" for name, _, value in one), va="center", fontsize="small")
    axes.set(xlabel=says("覆盖的正例数", "positives covered"), yticks=[])
    axes.invert_yaxis()


EQUALS = ("=",)


def without(body, literal):
    return [one for one in body if one != literal]


@memo
def safe_of(body, rows):
    return _safe(body, _failing(body, rows))


def _failing(body, rows):
    """For each row whether it is good, and the literals that it fails: a deletion covers it if there are no others."""
    return [(is_good(row), {one for one in body if row[one[0]] != one[2]}) for row in rows]


def _safe(body, failing):
    covered_by = {True: Counter(), False: Counter()}
    for good, fails in failing:
        if len(fails) <= 1:
            covered_by[good][next(iter(fails), None)] += 1
    p, n = covered_by[True], covered_by[False]
    return [(one, p[None] + p[one]) for one in body if n[None] + n[one] == 0]


@memo
def general_of(body, rows):
    failing, trace = _failing(body, rows), []
    while safe := _safe(body, failing):
        step = min(safe, key=lambda one: -one[1])
        body = without(body, step[0])
        failing = [(good, fails - {step[0]}) for good, fails in failing]
        trace.append(step)
    return body, trace


@memo
def bottom_up_of(rows, values):
    rules = []
    for row in rows:
        if is_good(row) and not any(covers(body, row) for body in rules):
            rules.append(general_of(describing(row, values), rows)[0])
    return rules


def steps_of(got, values, what):
    result = []
    for step in sequence(got, None, what):
        literal, p = sequence(step, 2, ("（文字，正例数）", "(literal, positives)"))
        result.append((a_literal(literal, values, EQUALS), integer(p, ("正例数", "the number of positives"))))
    return result


def both(got, values):
    body, trace = sequence(got, 2, ("（规则，过程）", "(rule, trace)"))
    return a_body(body, values, EQUALS), steps_of(trace, values, ("过程", "the trace"))


def rules_of(got, values):
    return [a_body(body, values, EQUALS) for body in sequence(got, None, ("规则集", "the set of rules"))]


def describing(row, values):
    return [(attribute, "=", row[attribute]) for attribute in values]


def good_rows(data):
    return [row for row in data["rows"] if is_good(row)]


ONE["rows"][0]["编号"] = 0


def judge_by_own_rules(answer, data, rules):
    """They may still be what the student's own `generalise` makes of the seeds: if it is wrong, another check says so."""
    rows, values = data.values()
    left = good_rows(data)
    for number, body in enumerate(rules, 1):
        with at(f"第 {number} 条规则", f"rule {number}"):
            require(left, "正例都已覆盖，不应再有规则", "All positives are covered: there should be no rule", got=body)
            seed = left[0]
            require(
                covers(body, seed),
                f"它没有覆盖种子，编号 {seed['编号']} 的正例",
                f"It does not cover its seed, the positive of 编号 {seed['编号']}",
                got=body,
            )
            n = tally(body, rows)[1]
            require(n == 0, f"它覆盖了 {n} 个反例", f"It covers negatives: {n}", got=body)
            safe = safe_of(body, rows)
            require(not safe, "还可以安全地删去文字", "There is a literal that may still be deleted safely", got=body)
            own, _ = both(answer.generalise(describing(seed, values), rows), values)
            equal(sorted(body), sorted(own), ("文字（排了序）", "its literals (sorted)"))
        left = [row for row in left if not covers(body, row)]
    missed = [row["编号"] for row in left]
    require(not missed, f"正例 {missed} 没有规则覆盖", f"The positives {missed} are covered by no rule", got=rules)
