"""Checks of exercise 15.4."""

import numpy as np
from hypothesis import strategies as st

from exercises.datasets import named_rows, named_values, watermelon_2_0a
from grader.checks import array, at, check, close, equal, exercise, hint, memo, number, picture, require, sequence
from grader.strategies import seeds

from .pins import ex15_04 as pins
from .pins.ex15_04 import EQUALS, STRANGE, Gap, erase, left_after, matrices, rule_from, rule_of
from .shared import a_body, a_literal, is_good, literals_of, planted

EXERCISE = exercise(
    kind="program",
    book="§15.2，§4.4.2，表 4.4 / table 4.4",
    patterns=["oracle", "trace"],
    hints=[
        (
            "先算 2.0α 上 纹理=清晰 的权：纹理已知的瓜有 15 个，其中 7 个清晰。",
            "Compute the weights with 纹理=清晰 on 2.0α first: the texture of 15 melons is known, 7 of these are 清晰.",
        ),
        (
            "从第二个文字起，样例的权已经不全是 0 和 1 了；比例用这些权算，而不是数样例。",
            "From the second literal on weights are no longer all 0 and 1; shares are computed with them, not by counting samples.",
        ),
        (
            "一条规则要的不一定是 N = 0：再没有文字能提高准确率时就停；学完以后看每个样例的权与 ½。",
            "A rule need not reach N = 0: stop when no literal raises the accuracy; then compare the weight of each sample with ½.",
        ),
    ],
)

HINT_SHARE = (
    "分母只算这个属性已知的样例；分子分母都是权之和，不是个数。",
    "The denominator has only samples whose attribute is known; numerator and denominator are total weights, not numbers of samples.",
)
HINT_APPLY = (
    "三种样例：取这个值的，取别的值的，缺失的；比例用传入的权算。",
    "There are three kinds of samples: with this value, with another, with none; the share is computed with the weights passed.",
)
HINT_COVERING = (
    "去掉权不小于 ½ 的，正例反例都去掉；其中没有正例时再去掉权大于 0 的正例。剩下的样例权都回到 1。",
    "Those of weight ½ and more go, positives and negatives; if no positive is among them, positives of weight above 0 go as well. Those left "
    "weigh 1 again.",
)


def is_clear(data) -> bool:
    return covering_of(data)[1] > 2e-7


@st.composite
def with_gaps(draw) -> dict:
    data = draw(st.one_of(planted(), planted(clash=True)))
    return erase(data, draw(seeds()), draw(st.sampled_from(KINDS)), draw(st.sampled_from((0.1, 0.25, 0.4))))


@st.composite
def weighted(draw) -> dict:
    """Such data with weights for the samples."""
    data, rng = draw(with_gaps()), np.random.default_rng(draw(seeds()))
    kind = draw(st.sampled_from(("ones", "halves", "any", "any", "tiny", "some tiny")))
    count = len(data["rows"])
    weights = {
        "ones": np.ones(count),
        "halves": rng.integers(0, 3, count) / 2,
        "any": np.where(rng.random(count) < 0.2, 0.0, rng.integers(1, 2**20, count) / 2**20),
        "tiny": rng.integers(1, 100, count) * 1e-6,
        "some tiny": np.where(
            rng.random(count) < 0.5, rng.integers(1, 100, count) * 1e-6, rng.random(count).round(6) + 1e-6
        ),
    }[kind]
    return {**data, "weights": [min(1.0, float(w)) for w in weights]}


@check(points=1.5, book="§4.4.2")
def test_root(answer):
    """2.0α 上加 纹理=清晰 以后的权，以及 P 和 N / The weights on 2.0α with 纹理=清晰, and P and N"""
    rows = melons_with_gaps()["rows"]
    ones = [1.0] * len(rows)
    with hint(*HINT_SHARE):
        close(answer.value_share(rows, ones, "纹理", "清晰"), 7 / 15, ("纹理=清晰 的 r̃", "r̃ of 纹理=清晰"))
        close(answer.value_share(rows, ones, "色泽", "青绿"), 4 / 14, ("色泽=青绿 的 r̃", "r̃ of 色泽=青绿"))
    expected = [1.0] * 6 + [0, 7 / 15, 0, 7 / 15, 0, 0, 0, 0, 1, 0, 0]
    with hint(*HINT_APPLY):
        got = answer.apply_literal(rows, ones, ("纹理", "=", "清晰"))
        close(got, expected, ("加上 纹理=清晰 以后的权", "the weights with 纹理=清晰"), **NEAR)
    got = answer.weighted_counts(rows, expected)
    close(got, (97 / 15, 22 / 15), ("加上 纹理=清晰 以后的 (P, N)", "(P, N) with 纹理=清晰"), **NEAR)


@check(points=1.5, book="表 4.4 / table 4.4")
def test_melons(answer):
    """2.0α 上的规则集，第一条的过程和学完时的权 /
    The rules for 2.0α, the trace of the first and the weights in the end"""
    data = melons_with_gaps()
    first = [("纹理", "=", "清晰"), ("触感", "=", "硬滑")]
    # 触感 is unknown of 2 and 11, 纹理 of 8 and 10; of the known weights 4 + 7/15 of 6 + 14/15 have 触感=硬滑.
    share = (4 + 7 / 15) / (6 + 14 / 15)
    weights = [1, share, 1, 1, 1, 0, 0, 7 / 15, *[0] * 9]
    trace = [(first[0], 97 / 15, 22 / 15), (first[1], 4 + share + 7 / 15, 0)]
    judge_rule(answer.learn_rule(data["rows"], data["values"]), data, (first, weights, trace))
    rules = rules_of(answer.sequential_covering(data["rows"], data["values"]), data)
    with hint(*HINT_COVERING):
        expected = [
            first,
            [("脐部", "=", "稍凹"), ("敲声", "=", "浊响"), ("纹理", "=", "稍糊")],
            [("纹理", "=", "清晰"), ("色泽", "=", "青绿"), ("根蒂", "=", "稍蜷")],
        ]
        equal(rules, expected, ("规则集", "the rules"))


@check(
    points=1.5,
    book="(4.11)",
    given={"data": weighted(), "pick": st.integers(0, 40)},
    also=pins.value_share,
    examples=40,
    hint=HINT_SHARE,
)
def test_value_share(answer, data, pick):
    """r̃ 是已知的样例中按权算的比例，没有已知的样例（或权都是 0）时是 0 /
    r̃ is the share by weight among the samples known, 0 if none are (or all weigh 0)"""
    rows, values, weights = (data[key] for key in ("rows", "values", "weights"))
    some = literals_of(values, EQUALS)
    for attribute, _, value in (some[pick % len(some)], some[(pick * 5 + 1) % len(some)]):
        known = [(row[attribute], w) for row, w in zip(rows, weights, strict=True) if row[attribute] is not None]
        total = sum(w for _, w in known)
        expected = sum(w for one, w in known if one == value) / total if total else 0.0
        got = answer.value_share(rows, weights, attribute, value)
        close(got, expected, (f"{attribute}={value} 的 r̃", f"r̃ of {attribute}={value}"), **NEAR)


@check(
    points=1,
    book="§4.4.2",
    given={"data": weighted(), "pick": st.integers(0, 40)},
    also=pins.apply_literal,
    examples=40,
    hint=HINT_APPLY,
)
def test_apply_literal(answer, data, pick):
    """加上文字以后的权：取这个值的不变，取别的值的是 0，缺失的乘以 r̃ /
    The weights after adding a literal: the same with its value, 0 with another, times r̃ where it is missing"""
    rows, values, weights = (data[key] for key in ("rows", "values", "weights"))
    some = literals_of(values, EQUALS)
    literal = some[pick % len(some)]
    got = array(answer.apply_literal(rows, weights, literal), (len(rows),), ("权", "the weights"))
    expected = applied(rows, weights, literal)
    if not np.allclose(got, expected, rtol=NEAR["rel"], atol=NEAR["abs"]):
        # A wrong share is the matter of another check.
        share = number(answer.value_share(rows, weights, literal[0], literal[2]), ("r̃", "r̃"))
        expected = applied(rows, weights, literal, share)
        answer.apply_literal(rows, weights, literal)  # the last call is the one that is shown
    close(got, expected, ("权", "the weights"), **NEAR)


@check(points=0.5, given={"data": weighted()}, also=pins.weighted_counts, examples=25)
def test_weighted_counts(answer, data):
    """P 和 N 是正例和反例的权之和 / P and N are the total weights of positives and negatives"""
    got = answer.weighted_counts(data["rows"], data["weights"])
    close(got, totals(data["rows"], data["weights"]), ("(P, N)", "(P, N)"), **NEAR)


@check(points=2.5, book="§15.2", given={"data": with_gaps().filter(is_clear)}, also=pins.learn_rule)
def test_learn_rule(answer, data):
    """单条规则的过程：每一步加上最好的文字，准确率不能再提高时停下；学完时的权 /
    The trace of a rule: each step adds the best literal, until the accuracy cannot be raised; the weights in the end"""
    got = answer.learn_rule(data["rows"], data["values"])
    judge_rule(got, data, rule_of(data["rows"], data["values"]))


@check(
    points=1.5,
    book="§15.2",
    given={"data": with_gaps().filter(is_clear)},
    also=pins.sequential_covering,
    examples=40,
    hint=HINT_COVERING,
)
def test_sequential_covering(answer, data):
    """规则集：每一条都是 learn_rule 在剩下的样例上学得的，直到没有正例，或学不到 /
    The set of rules: each is what learn_rule learns on the samples left, until there is no positive or nothing is learned
    """
    rules = rules_of(answer.sequential_covering(data["rows"], data["values"]), data)
    if rules != covering_of(data)[0]:
        judge_by_own_rules(answer, data, rules)


@picture(
    "西瓜数据集 2.0α：学第一条规则时，每加一个文字以后各个瓜的权",
    "Watermelon 2.0α: the weight of each melon after each literal of the first rule",
    alt=(
        "每个文字一幅条形图，横轴是瓜的编号，纵轴是权；好瓜与坏瓜颜色不同。",
        "A bar chart for each literal, the number of the melon across, its weight up; good and bad melons differ in colour.",
    ),
)
def draw_weights(figure, answer, reference, says):
    data = melons_with_gaps()
    rows = data["rows"]
    body = a_body(sequence(answer.learn_rule(rows, data["values"]), 3)[0], data["values"], EQUALS)[:4]
    panels = figure.subplots(max(1, len(body)), 1, sharex=True, sharey=True, squeeze=False)[:, 0]
    weights = [1.0] * len(rows)
    for panel, literal in zip(panels, body, strict=False):
        weights = [float(w) for w in sequence(answer.apply_literal(rows, weights, literal), len(rows))]
        for good, colour, name in ((True, "C2", says("好瓜", "good")), (False, "C3", says("坏瓜", "bad"))):
            some = [(row["编号"], w) for row, w in zip(rows, weights, strict=True) if is_good(row) is good]
            panel.bar(*zip(*some, strict=True), color=colour, label=name)
        panel.set_title(f"{literal[0]}={literal[2]}", fontsize="small")
        panel.set_ylabel(says("权", "weight"))
    panels[0].legend(fontsize="small")
    panels[-1].set_xticks([row["编号"] for row in rows])
    panels[-1].set_xlabel(says("编号", "number"))
    figure.tight_layout()


NEAR = {"abs": 1e-12, "rel": 1e-9}
HINT_STEP = (
    "先比准确率，再比 P+N，再比次序；准确率不能提高就停。下一个文字从上一步的权出发。",
    "Compare accuracy, then P+N, then position, and stop if the accuracy cannot be raised. The next literal starts from the weights of the step before.",
)
HINT_STOP = (
    "N = 0，或没有文字能提高准确率（相差不到 10^-9 算相等）时停下，否则继续。",
    "Stop where N = 0 or no literal raises the accuracy (less than 10^-9 apart counts as equal), otherwise go on.",
)


def melons_with_gaps() -> dict:
    table = watermelon_2_0a()
    return {"rows": named_rows(table), "values": named_values(table)}


def applied(rows, weights, literal, share=None) -> list[float]:
    attribute, _, value = literal
    column = [row[attribute] for row in rows]
    if share is None:
        known = sum(w for one, w in zip(column, weights, strict=True) if one is not None)
        share = sum(w for one, w in zip(column, weights, strict=True) if one == value) / (known or 1)
    return [w * (share if one is None else one == value) for one, w in zip(column, weights, strict=True)]


def totals(rows, weights) -> tuple[float, float]:
    sides = [[w for row, w in zip(rows, weights, strict=True) if is_good(row) is good] for good in (True, False)]
    return sum(sides[0]), sum(sides[1])


@memo
def covering_of(data):
    """(the rules, the smallest difference of all that is compared while they are learned)."""
    equal_to, known, good = matrices(data["rows"], data["values"])
    literals, rules, gap = literals_of(data["values"], EQUALS), [], Gap()
    while good.any():
        body, weights, _ = rule_from(equal_to, known, good, gap)
        if not body and not good.all():
            break
        rules.append([literals[k] for k in body])
        gap.see(weights, 0.5)
        gap.see(weights, 0.0)
        gone = weights > 0.5 - 1e-9
        if not (gone * good).any():
            gone |= (weights > 1e-9) & (good > 0)
        equal_to, known, good = equal_to[:, ~gone], known[:, ~gone], good[~gone]
    return rules, gap.least


KINDS = ("none", "some", "some", "some", "column only", "attribute", "row", "many")
for _row, _one in zip(STRANGE["rows"], ("None", "-", "?", "nan", None, "0"), strict=True):
    _row["b"] = _one
STRANGE["values"]["b"] = ["?", "nan", "0", "-", "None"]
"""Values that look as if they were missing."""


def steps_of(got, values):
    steps = []
    for step in sequence(got, None, ("过程", "the trace")):
        literal, P, N = sequence(step, 3, ("过程的一步", "a step of the trace"))
        steps.append((a_literal(literal, values, EQUALS), number(P, ("P", "P")), number(N, ("N", "N"))))
    return steps


def judge_rule(got, data, expected):
    body, weights, trace = sequence(got, 3, ("（规则，权，过程）", "(rule, weights, trace)"))
    body, steps = a_body(body, data["values"], EQUALS), steps_of(trace, data["values"])
    wanted, wanted_weights, wanted_steps = expected
    with hint(*HINT_STEP):
        for place, (step, right) in enumerate(zip(steps, wanted_steps, strict=False), 1):
            with at(f"第 {place} 步", f"step {place}"):
                equal(step[0], right[0], ("文字", "the literal"))
                close(step[1:], right[1:], ("(P, N)", "(P, N)"), **NEAR)
    with hint(*HINT_STOP):
        equal(len(steps), len(wanted_steps), ("过程的步数", "the number of steps"))
    equal(body, wanted, ("规则", "the rule"))
    close(weights, wanted_weights, ("学完时的权", "the weights in the end"), **NEAR)


def rules_of(got, data):
    return [a_body(body, data["values"], EQUALS) for body in sequence(got, None, ("规则集", "the set of rules"))]


def judge_by_own_rules(answer, data, rules):
    """They may still be what the student's own `learn_rule` makes of the samples left: if it is wrong, another check says so."""
    left, gone = data["rows"], []
    for place, body in enumerate(rules, 1):
        with at(f"第 {place} 条规则", f"rule {place}"):
            require(
                any(map(is_good, left)),
                "没有正例可学了，不应再有规则",
                "No positive is left: there should be no rule",
                got=body,
            )
            own = learned(answer, left, data)
            equal(body, own, (f"去掉的样例是 {gone} 时的规则", f"the rule where the samples {gone} are removed"))
            require(
                body or all(map(is_good, left)),
                "规则是 [] 而还有反例，应就此停止",
                "The rule is [] and there are negatives: it should be left out",
                got=rules,
            )
            weights = [1.0] * len(left)
            for literal in body:
                weights = applied(left, weights, literal)
            stay = left_after(left, weights)
            gone += [row["编号"] for row in left if row not in stay]
            left = stay
    if any(map(is_good, left)):
        body = learned(answer, left, data)
        require(
            not body and not all(map(is_good, left)),
            f"还剩正例 {[row['编号'] for row in left if is_good(row)]}，应再学一条规则",
            f"The positives {[row['编号'] for row in left if is_good(row)]} are left: another rule should be learned",
            got=rules,
        )


def learned(answer, rows, data):
    """The student's own rule for these samples."""
    return a_body(sequence(answer.learn_rule(rows, data["values"]), 3)[0], data["values"], EQUALS)
