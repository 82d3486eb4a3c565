"""Checks of exercise 15.3."""

import math
from fractions import Fraction

from hypothesis import strategies as st

from grader.checks import (
    check, close, equal, exercise, hint, integers, mapping, memo, number, one_label, picture, require, sequence
)  # fmt: skip
from grader.strategies import seeds

from .pins import ex15_03 as pins
from .pins.ex15_03 import flipped
from .shared import Masks, a_body, literals_of, melons, planted, tally

EXERCISE = exercise(
    kind="program",
    book="§15.3, (15.3)，图 15.2 / figure 15.2",
    patterns=["oracle", "trace"],
    hints=[
        (
            "先把一条规则的一生写对：分样例，在生长集上加文字，在剪枝集上从尾部剪。",
            "Get the life of one rule right first: split the samples, add literals on the growing set, cut from the end on the pruning set.",
        ),
        (
            "增益是剩下的正例数乘以准确率的对数的增加；每加一个文字，都从当前规则覆盖的样例重新算起。",
            "The gain is the number of positives that stay, times the increase of the logarithm of the accuracy; after each literal start again from "
            "what the rule covers now.",
        ),
        (
            "后处理时换一条规则，别的规则都不动；替换规则和修订规则用同一批样例：别的规则都不覆盖的那些。",
            "When a rule is replaced all others stay; the replacement and the revised rule come from the same samples: those that no other rule covers.",
        ),
    ],
)

HINT_GAIN = (
    "增益 = 剩下的正例数 ×（新准确率的 log₂ − 原准确率的 log₂）。",
    "The gain is the number of positives that stay × (log₂ of the new accuracy − log₂ of the old one).",
)
HINT_SPLIT = (
    "正例和反例各数各的：数到 3, 6, 9, … 的去剪枝集。",
    "Count positives and negatives apart: those counted 3, 6, 9, … go to the pruning set.",
)
HINT_GROW = (
    "p0、n0 是加文字以前的规则覆盖的，每加一个都要重新数；增益相等时取靠前的。",
    "p0 and n0 are covered by the rule before adding, and counted anew after each literal; of equal gains take the earliest.",
)
HINT_PRUNE = (
    "试每一个前缀，在剪枝集上数它覆盖的正例和没有覆盖的反例；相等时取短的。",
    "Try every prefix, count the positives that it covers on the pruning set and the negatives that it does not; of equal ones take the shortest.",
)
HINT_IREP = (
    "每条规则都用剩下的样例重新分一次；停不停，看它在剩下的全部样例（而不只是剪枝集）上覆盖多少。",
    "The samples left are split anew for each rule; whether to stop is decided by what it covers among all of them, not only in the pruning set.",
)
HINT_RIPPER = (
    "一轮中逐条来：换不换这一条，看换了以后整个规则集在全体样例上的错误数和文字数。",
    "A round goes rule by rule: whether to replace one depends on errors and literals of the whole set, on all samples.",
)


def is_clear(data) -> bool:
    return gap_of(data) > 2e-7


@st.composite
def noisy_data(draw, most=60) -> dict:
    """Such data, or planted ones: names that are shared, equal rows, a positive and a negative that agree."""
    if draw(st.integers(0, 2)) == 0:
        return draw(st.one_of(planted(), planted(clash=True)))
    return flipped(
        draw(seeds()),
        draw(st.integers(20, most)),
        draw(st.integers(1, 4)),
        draw(st.integers(1, 3)),
        draw(st.sampled_from((0.0, 0.05, 0.1, 0.3))),
        draw(st.integers(2, 4)),
        draw(st.integers(3, 6)),
    )


@st.composite
def covered_counts(draw):
    most = draw(st.sampled_from((5, 30, 200, 10000)))
    p0, n0 = draw(st.integers(1, most)), draw(st.integers(0, most))
    return p0, n0, draw(st.integers(0, p0)), draw(st.integers(0, n0))


@check(points=1.5, book="(15.3)")
def test_book(answer):
    """书中的增益 13.28；西瓜数据集 2.0 怎样分开，长出的规则和剪枝的值 /
    The gain 13.28 of the book; how watermelon 2.0 is split, the rule grown, and the values for pruning"""
    rows, values = melons().values()
    with hint(*HINT_GAIN):
        close(answer.foil_gain(25, 25, 16, 2), 13.28, ("16 × (log₂ 16/18 − log₂ 25/50)",) * 2, abs=0.005)
        close(answer.foil_gain(6, 6, 4, 1), 4 * math.log2(8 / 5), ("4 × (log₂ 4/5 − log₂ 6/12)",) * 2)
    with hint(*HINT_SPLIT):
        _, prune = parts_of(answer.grow_prune_split(rows), rows)
        ids = sorted(row["编号"] for row in prune)
        equal(ids, [3, 6, 11, 14, 17], ("剪枝集的编号", "the numbers of the pruning set"))
    body = [("脐部", "=", "凹陷"), ("根蒂", "=", "蜷缩")]
    prune = [row for row in rows if row["编号"] in ids]
    with hint(*HINT_GROW):
        got = a_body(answer.grow_rule([row for row in rows if row not in prune], values), values, EQUALS)
        equal(got, body, ("长出的规则", "the rule grown"))
    with hint(*HINT_PRUNE):
        close(answer.prune_value(body[:1], prune), 3 / 5, ("只留 脐部=凹陷 的值", "the value of 脐部=凹陷 alone"))
        close(answer.prune_value(body, prune), 4 / 5, ("整条规则的值", "the value of the whole rule"))


@check(points=0.5, book="图 15.2 / figure 15.2")
def test_melons(answer):
    """西瓜数据集 2.0 上 IREP* 和 RIPPER 的规则集，以及记录 /
    The rules of IREP* and of RIPPER for watermelon 2.0, and the log"""
    rows, values = melons().values()
    expected = [[("脐部", "=", "凹陷"), ("根蒂", "=", "蜷缩")]]
    with hint(*HINT_IREP):
        equal(rules_of(answer.irep_star(rows, values), values), expected, ("IREP* 的规则集", "the rules of IREP*"))
    with hint(*HINT_RIPPER):
        rules, log = both(answer.ripper(rows, values, 2), values)
        equal(rules, expected, ("RIPPER 的规则集", "the rules of RIPPER"))
        # It covers melons 1 to 5, but not the good melons 6, 7 and 8.
        equal(log, [(3, 2)] * 3, ("记录", "the log"))


@check(points=1, book="(15.3)", given={"numbers": covered_counts()}, also=pins.gain, examples=40, hint=HINT_GAIN)
def test_gain(answer, numbers):
    """增益符合 (15.3)，可以是负的 / The gain is what (15.3) says, and may be negative"""
    close(answer.foil_gain(*numbers), gain_of(*numbers), (f"foil_gain{numbers}",) * 2)


@check(points=0.5, given={"data": noisy_data()}, also=pins.split, examples=15, hint=HINT_SPLIT)
def test_split(answer, data):
    """正例和反例各自每三个中的第三个归剪枝集，其余归生长集 /
    Each third positive and each third negative goes to the pruning set, all others to the growing set"""
    rows = data["rows"]
    bits = Bits(rows, data["values"])
    grow, prune = parts_of(answer.grow_prune_split(rows), rows)
    expected = [row["编号"] for k, row in enumerate(rows) if bits.split(bits.all)[1] >> k & 1]
    equal(sorted(row["编号"] for row in prune), sorted(expected), ("剪枝集的编号", "the numbers of the pruning set"))
    rest = sorted(row["编号"] for row in rows if row["编号"] not in expected)
    equal(sorted(row["编号"] for row in grow), rest, ("生长集的编号", "the numbers of the growing set"))


@check(
    points=2,
    book="(15.3)",
    given={"data": noisy_data(), "picks": st.lists(st.integers(0, 30), max_size=2)},
    also=pins.grow,
    hint=HINT_GROW,
)
def test_grow(answer, data, picks):
    """长出的规则：从任何规则接着长，每一步加增益最大的文字 /
    The rule grown, from any rule on: each step adds the literal of largest gain"""
    rows, values = data["rows"], data["values"]
    bits = Bits(rows, values)
    start = [bits.literals[pick % len(bits.literals)] for pick in picks]
    got = answer.grow_rule(rows, values, start) if start else answer.grow_rule(rows, values)
    got = a_body(got, values, EQUALS)
    expected = bits.grow(bits.all, start)
    if got != expected:
        expected = Own(answer, rows, values).grow(bits.all, start)
        answer.grow_rule(rows, values, start)  # the last call is the one that is shown
    equal(got, expected, ("长出的规则", "the rule grown"))


@check(
    points=0.5,
    book="§15.3",
    given={"data": noisy_data(), "picks": st.lists(st.integers(0, 30), max_size=4)},
    also=pins.prune_value,
    examples=30,
    hint=HINT_PRUNE,
)
def test_prune_value(answer, data, picks):
    """剪枝的值：覆盖的正例与没有覆盖的反例所占的比例 /
    The value for pruning: the share of positives covered and negatives not covered"""
    bits = Bits(data["rows"], data["values"])
    body = drawn_body(bits, picks)
    close(
        answer.prune_value(body, data["rows"]), float(bits.value(body, bits.all)), ("剪枝的值", "the value for pruning")
    )


@check(
    points=1,
    book="§15.3",
    given={"data": noisy_data(), "picks": st.lists(st.integers(0, 30), max_size=5)},
    also=pins.prune_rule,
    hint=HINT_PRUNE,
)
def test_prune_rule(answer, data, picks):
    """剪枝取值最大的非空前缀，相等时取最短的 /
    Pruning takes the prefix of largest value that is not empty, of equal ones the shortest"""
    rows, values = data["rows"], data["values"]
    bits = Bits(rows, values)
    body = drawn_body(bits, picks)
    got = a_body(answer.prune_rule(body, rows), values, EQUALS)
    expected = bits.prune(body, bits.all)
    if got != expected:
        expected = Own(answer, rows, values).prune(body, bits.all)
        answer.prune_rule(body, rows)
    equal(got, expected, ("剪枝后的规则", "the rule after pruning"))


@check(points=1.5, book="§15.3", given={"data": noisy_data().filter(is_clear)}, also=pins.irep, hint=HINT_IREP)
def test_irep(answer, data):
    """IREP* 的规则集：每条都由剩下的样例重新分开、长出、剪枝 /
    The rules of IREP*: for each the samples left are split anew, a rule is grown and pruned"""
    rows, values = data["rows"], data["values"]
    got = rules_of(answer.irep_star(rows, values), values)
    bits = Bits(rows, values)
    expected = bits.irep(bits.all)
    if got != expected:
        expected = Own(answer, rows, values).irep(bits.all)
        answer.irep_star(rows, values)
    equal(got, expected, ("规则集", "the set of rules"))


@check(
    points=1.5,
    book="图 15.2 / figure 15.2",
    given={"data": noisy_data().filter(is_clear), "k": st.integers(0, 3)},
    also=pins.ripper,
    examples=20,
    hint=HINT_RIPPER,
)
def test_ripper(answer, data, k):
    """RIPPER 的规则集和每一轮以后的记录 / The rules of RIPPER, and the log after each round"""
    rows, values = data["rows"], data["values"]
    rules, log = both(answer.ripper(rows, values, k), values)
    expected = ripper_of(data, k)
    if (rules, log) != expected:
        expected = OwnAndIrep(answer, rows, values).ripper(k)
        answer.ripper(rows, values, k)
    equal(log, expected[1], ("记录", "the log"))
    equal(rules, expected[0], ("规则集", "the set of rules"))


@picture(
    "西瓜数据集 2.0：IREP* 的第一条规则，在生长集、剪枝集和全体样例上的 p/(p+n)",
    "Watermelon 2.0: the first rule of IREP*, with p/(p+n) on the growing set, the pruning set and all samples",
    alt=(
        "三组条形，每组对应规则的一个前缀，绿色是覆盖的正例数，红色是覆盖的反例数。",
        "Three groups of bars, one for each prefix of the rule; positives covered are green, negatives red.",
    ),
)
def draw_rule(figure, answer, reference, says):
    rows, values = melons().values()
    grow, prune = parts_of(answer.grow_prune_split(rows), rows)
    body = a_body(answer.grow_rule(grow, values), values, EQUALS)[:4]
    sets = (
        (says("生长集", "growing set"), grow),
        (says("剪枝集", "pruning set"), prune),
        (says("全体样例", "all samples"), rows),
    )
    panels = figure.subplots(1, 3, sharey=True)
    names = [says("[]", "[]"), *(f"+ {attribute}={value}" for attribute, _, value in body)]
    for panel, (title, some) in zip(panels, sets, strict=True):
        for place in range(len(names)):
            p, n = tally(body[:place], some)
            panel.barh(-place, p, color="C2")
            panel.barh(-place, n, left=p, color="C3")
            panel.text(p + n, -place, f" {p}/{p + n}", va="center", fontsize="small")
        panel.set_title(title, fontsize="small")
        panel.set_xlim(0, len(rows) + 7)
    panels[0].set_yticks([-place for place in range(len(names))], names)
    figure.tight_layout()


EQUALS = ("=",)


def gain_of(p0, n0, p, n):
    return p * math.log2(p * (p0 + n0) / ((p + n) * p0)) if p else 0.0


class Bits(Masks):
    """What RIPPER does, on rows as bits; `seen` collects the differences of gains that were compared."""

    def __init__(self, rows, values):
        super().__init__(rows, values)
        self.values, self.literals, self.seen = values, literals_of(values, EQUALS), set()

    def split(self, bits):
        prune = 0
        for part in (bits & self.good, bits & ~self.good):
            count = 0
            while part:
                count += 1
                prune |= part & -part if count % 3 == 0 else 0
                part &= part - 1
        return bits & ~prune, prune

    def gain(self, p0, n0, p, n):
        return gain_of(p0, n0, p, n)

    def grow(self, bits, start=()):
        body, bits = list(start), self.covered(start, bits)
        while True:
            p0, n0 = self.tally(bits)
            if not p0 or not n0:
                return body
            gains = [(self.gain(p0, n0, *self.tally(bits & self.of[one])), one) for one in self.literals]
            most = max(gain for gain, _ in gains)
            self.seen |= {abs(most), *(most - gain for gain, _ in gains)}
            if most < 1e-9:
                return body
            body.append(next(one for gain, one in gains if gain > most - 1e-9))
            bits = self.covered(body[-1:], bits)

    def value(self, body, bits):
        p, n = self.tally(self.covered(body, bits))
        P, N = self.tally(bits)
        return Fraction(p + N - n, P + N)

    def prune(self, body, bits):
        if not bits or not body:
            return body
        values = [self.value(body[:length], bits) for length in range(1, len(body) + 1)]
        return body[: values.index(max(values)) + 1]

    def rule(self, bits, start=()):
        grow, prune = self.split(bits)
        return self.prune(self.grow(grow, start), prune)

    def irep(self, bits):
        rules = []
        while True:
            body = self.rule(bits)
            p, n = self.tally(self.covered(body, bits))
            if not body or p <= n:
                return rules
            rules.append(body)
            bits &= ~self.covered(body, bits)

    def left(self, rules):
        bits = self.all
        for body in rules:
            bits &= ~self.covered(body, bits)
        return bits

    def quality(self, rules):
        missed, rest = self.tally(self.left(rules))
        return missed + self.tally(self.all)[1] - rest, sum(map(len, rules))

    def ripper(self, k):
        rules = self.irep(self.all)
        log = [self.quality(rules)]
        for _ in range(k):
            for place in range(len(rules)):
                before, after = rules[:place], rules[place + 1 :]
                bits = self.left([*before, *after])
                variants = [self.rule(bits), self.rule(bits, rules[place])]
                choices = [rules, *([*before, one, *after] for one in variants if one)]
                rules = min(choices, key=self.quality)
            rules = [*rules, *self.irep(self.left(rules))]
            log.append(self.quality(rules))
        return rules, log


class Own(Bits):
    """The same with the student's own parts, some of which may be wrong: that is the matter of other checks."""

    def __init__(self, answer, rows, values):
        super().__init__(rows, values)
        self.answer, self.known = answer, {}

    def gain(self, *numbers):
        if numbers not in self.known:
            self.known[numbers] = number(self.answer.foil_gain(*numbers), ("增益", "the gain"))
        return self.known[numbers]

    def some(self, bits):
        return [row for k, row in enumerate(self.rows) if bits >> k & 1]

    def value(self, body, bits):
        return number(self.answer.prune_value(body, self.some(bits)), ("剪枝的值", "the value for pruning"))

    def rule(self, bits, start=()):
        grow, prune = parts_of(self.answer.grow_prune_split(self.some(bits)), self.rows)
        body = a_body(self.answer.grow_rule(grow, self.values, list(start)), self.values, EQUALS)
        return a_body(self.answer.prune_rule(body, prune), self.values, EQUALS)


class OwnAndIrep(Own):
    def irep(self, bits):
        return rules_of(self.answer.irep_star(self.some(bits), self.values), self.values)


def parts_of(got, rows):
    """The growing and the pruning set, as rows."""
    by_id = {row["编号"]: row for row in rows}
    parts = []
    for part in sequence(got, 2, ("（生长集，剪枝集）", "(growing set, pruning set)")):
        samples = [mapping(row, ("编号",), ("样例", "a sample")) for row in sequence(part)]
        ids = [one_label(sample["编号"], ("编号", "编号")) for sample in samples]
        require(
            all(one in by_id for one in ids), "有不在 rows 里的样例", "There are samples that are not in rows", got=ids
        )
        parts.append([by_id[one] for one in ids])
    return parts


def rules_of(got, values):
    return [a_body(body, values, EQUALS) for body in sequence(got, None, ("规则集", "the set of rules"))]


@memo
def ripper_of(data, k):
    return Bits(data["rows"], data["values"]).ripper(k)


@memo
def gap_of(data) -> float:
    """The smallest difference of two gains that are not equal, wherever they are compared."""
    bits = Bits(data["rows"], data["values"])
    bits.ripper(3)
    bits.grow(bits.all)
    return min((one for one in bits.seen if one > 1e-10), default=1.0)


def both(got, values):
    rules, log = sequence(got, 2, ("（规则集，记录）", "(rules, log)"))
    log = [
        tuple(integers(one, 2, ("记录的一项", "an entry of the log")))
        for one in sequence(log, None, ("记录", "the log"))
    ]
    return rules_of(rules, values), log


def drawn_body(bits, picks):
    """Literals of a row, so that some prefixes cover something, and at last any one."""
    if not bits.rows or not picks:
        return [bits.literals[pick % len(bits.literals)] for pick in picks]
    row = bits.rows[picks[0] % len(bits.rows)]
    names = list(bits.values)
    body = [(names[pick % len(names)], "=", row[names[pick % len(names)]]) for pick in picks]
    return [*body, bits.literals[picks[-1] % len(bits.literals)]]
