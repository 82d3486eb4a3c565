"""Checks of exercise 15.10."""

from fractions import Fraction

import numpy as np
from hypothesis import strategies as st

from grader.checks import (
    array, at, check, close, equal, exercise, fail, hint, integers, mapping, memo, number, picture, plain, require,
    sequence
)  # fmt: skip
from grader.strategies import edges, seeds

from .pins import ex15_10 as pins
from .pins.ex15_10 import DECAYS, ONE, SAME
from .shared import a_body, a_literal, consistent, covers, is_good, literals_of, melons, noisy, planted, tally

EXERCISE = exercise(
    kind="program",
    book="§15.2",
    patterns=["oracle", "trace", "certificate", "witness"],
    hints=[
        (
            "样例一个也不删；后来的规则靠什么知道一个样例不那么重要了？",
            "No sample is deleted; what tells a later rule that a sample matters less?",
        ),
        (
            "两件事分开：选文字时比的是权之和；可不可选、停不停，看的是样例本身。",
            "Keep two things apart: literals are compared by total weights; whether one may be chosen, and when to stop, depends on the "
            "samples themselves.",
        ),
        (
            "学完一条规则，它覆盖的每个正例（包括以前覆盖过的）的计数都加一，权由计数重新算出。",
            "After a rule the count of every positive that it covers goes up by one, of those covered before, too; weights are computed anew "
            "from the counts.",
        ),
    ],
)

HINT_WEIGHTS = (
    "正例的权由它被覆盖的次数决定，一次也没有时是 1；反例的权不变。",
    "A positive weighs by how often it was covered, 1 if never; a negative's weight does not change.",
)
HINT_STEP = (
    "先比 P/(P+N)，再比 P+N，再比次序；可选的文字要留住一个从未覆盖的正例，少覆盖一个反例。",
    "Compare P/(P+N), then P+N, then position; a literal that may be chosen keeps a positive never covered, and excludes a negative.",
)
HINT_RULES = (
    "学下一条规则时全体样例都在，以前覆盖过的正例还会再被覆盖。",
    "All samples are there for the next rule, and positives covered before may be covered again.",
)
HINT_SEARCH = (
    "用自己的 weighted_covering 在随机的小数据集上找。",
    "Search small random data sets with your own weighted_covering.",
)


def clear(case) -> bool:
    return covering_of(case["data"]["rows"], case["data"]["values"], case["decay"])[1] > 1e-8


DATA = st.one_of(planted().filter(consistent), st.integers(0, 200).map(lambda seed: noisy(seed, count=24, share=0.5)))


def weights_clear(case) -> bool:
    weights, counts = _weighted(case["data"], case["seed"], case["scale"])
    return rule_of(case["data"]["rows"], case["data"]["values"], weights, counts)[2] > 1e-8


SCALES = (1.0, 1.0, 1.0, 2.0**-14)
COVERINGS = st.fixed_dictionaries({"data": DATA, "decay": st.sampled_from(DECAYS)}).filter(clear)


@check(points=1.5, book="§15.2")
def test_melons(answer):
    """西瓜数据集 2.0, decay = ½：各条规则的过程和覆盖的样例 /
    Watermelon 2.0 with decay = ½: the traces of the rules, and what they cover"""
    data = melons()
    rows, values = data.values()
    expected = [
        ([(("纹理", "=", "清晰"), 7, 2), (("触感", "=", "硬滑"), 6, 0)], [1, 2, 3, 4, 5, 8]),
        ([(("纹理", "=", "清晰"), 4, 2), (("敲声", "=", "浊响"), 3, 1), (("色泽", "=", "青绿"), 1.5, 0)], [1, 6]),
        ([(("色泽", "=", "乌黑"), 2.5, 2), (("敲声", "=", "浊响"), 2, 1), (("纹理", "=", "稍糊"), 1, 0)], [7]),
    ]
    counts = [0] * 17
    for place, (trace, ids) in enumerate(expected, 1):
        weights = weights_of(counts, rows, 0.5)
        with at(f"第 {place} 条规则", f"rule {place}"), hint(*HINT_STEP):
            same_trace(both(answer.learn_rule(rows, values, weights, counts), values)[1], trace)
        counts = [k + (row["编号"] in ids) for k, row in zip(counts, rows, strict=True)]
    rules = rules_of(answer.weighted_covering(rows, values, 0.5), data)
    with hint(*HINT_RULES):
        got = [sorted(covered) for _, _, covered in rules]
        equal(got, [ids for _, ids in expected], ("各条规则覆盖的编号", "the 编号 that each rule covers"))


@check(
    points=1.5,
    given={
        "data": DATA,
        "decay": st.one_of(edges(0.0, 1.0), st.sampled_from(DECAYS)),
        "seed": seeds(),
        "picks": st.lists(st.integers(0, 60), max_size=3),
    },
    also=pins.weights,
    hint=HINT_WEIGHTS,
)
def test_weights(answer, data, decay, seed, picks):
    """权由被覆盖的次数决定；P、N 是规则覆盖的正例、反例的权之和 /
    Weights follow from how often a sample is covered; P and N total the weights of the positives and negatives covered
    """
    rows, values = data.values()
    rng = np.random.default_rng(seed)
    labels = [row["好瓜"] for row in rows]
    counts = [int(k) for k in rng.choice((0, 0, 1, 2, 3, 12, 150), size=len(rows))]
    expected = weights_of(counts, rows, decay)
    close(answer.example_weights(counts, labels, decay), expected, ("权", "the weights"))
    literals = literals_of(values, EQUALS)
    body = [literals[k % len(literals)] for k in picks]
    weights = [float(w) for w in rng.choice((0.0, 0.00001234567, 0.123456789, 0.5, 1.0), size=len(rows))]
    sums = [
        float(
            sum(Fraction(w) for row, w in zip(rows, weights, strict=True) if covers(body, row) and is_good(row) == good)
        )
        for good in (True, False)
    ]
    close(answer.weighted_counts(body, rows, weights), sums, ("(P, N)", "(P, N)"))


@check(
    points=2.5,
    given={
        "case": st.fixed_dictionaries(
            {"data": DATA, "seed": st.integers(-1, 99), "scale": st.sampled_from(SCALES)}
        ).filter(weights_clear)
    },
    also=pins.learn_rule,
    examples=40,
    hint=HINT_STEP,
)
def test_learn_rule(answer, case):
    """在所给的权下，每一步加上最好的文字，到不覆盖反例为止 /
    With the weights given each step adds the best literal, until no negative is covered"""
    rows, values = case["data"].values()
    weights, counts = _weighted(**case)
    body, trace = both(answer.learn_rule(rows, values, weights, counts), values)
    expected = rule_of(rows, values, weights, counts)[1]
    same_trace(trace, expected)
    equal(
        sorted(body),
        sorted(step[0] for step in expected),
        ("规则的文字（排了序）", "the literals of the rule (sorted)"),
    )


@check(points=2.5, given={"case": COVERINGS}, also=pins.covering, examples=40, hint=HINT_RULES)
def test_covering(answer, case):
    """每条规则只覆盖正例，至少有一个是新的，学它时全体样例都有权，权合乎覆盖的次数；每个正例都被覆盖，然后停止 /
    Each rule covers positives only, one of them new; when it is learned all samples have weights, which fit how often they were covered; every positive is covered, and then it stops
    """
    data, decay = case["data"], case["decay"]
    rows, values = data.values()
    rules = rules_of(answer.weighted_covering(rows, values, decay), data)
    expected = covering_of(rows, values, decay)[0]
    if list(map(sorted, (body for body, _, _ in rules))) == list(map(sorted, (body for body, _ in expected))):
        for place, ((body, weights, ids), (_, wanted)) in enumerate(zip(rules, expected, strict=True), 1):
            with at(f"第 {place} 条规则", f"rule {place}"):
                judge_entry(body, weights, ids, rows, wanted)
    else:
        judge_by_own_rules(answer, data, rules, decay)


@check(
    points=1,
    given={"data": DATA},
    also=pins.no_decay,
    examples=30,
    hint=(
        "decay = 0 时覆盖过的正例不再有权；从未覆盖的正例权是 1，不是 0。",
        "With decay = 0 a positive that was covered weighs nothing; one never covered weighs 1, not 0.",
    ),
)
def test_no_decay(answer, data):
    """decay = 0 时学到的就是删除样例的序贯覆盖的规则 /
    With decay = 0 the rules are those of sequential covering that deletes"""
    rows, values = data.values()
    rules = rules_of(answer.weighted_covering(rows, values, 0.0), data)
    got = [sorted(body) for body, _, _ in rules]
    equal(
        got,
        [sorted(body) for body in by_deletion(rows, values)],
        ("各条规则的文字（排了序）", "the literals of the rules (sorted)"),
    )


@check(points=1, given={"decay": st.sampled_from(DECAYS[1:])}, hint=HINT_SEARCH)
def test_more_rules(answer, decay):
    """所给的数据集上，用这个 decay 学到的规则比 decay = 0 多 /
    On the data set given this decay learns more rules than decay = 0"""
    rows, values = sequence(answer.more_rules_data(decay), 2, ("(rows, values)", "(rows, values)"))
    values = mapping(values, (), ("values", "values"))
    require(1 <= len(values) <= 6, "属性应有 1 到 6 个", "There should be 1 to 6 attributes", got=values)
    domains = {}
    for name, domain in values.items():
        what = (f"属性 {name} 的取值", f"the values of {name}")
        domains[name] = [plain(one) for one in sequence(domain, None, what)]
        require(
            isinstance(name, str)
            and name not in ("编号", "好瓜")
            and 1 <= len(domains[name]) <= 6
            and all(isinstance(one, str) for one in domains[name])
            and len(set(domains[name])) == len(domains[name]),
            "属性名是字符串（不是 编号、好瓜），取值是 1 到 6 个不同的字符串",
            "A name should be a string (not 编号 or 好瓜), its values 1 to 6 different strings",
            got=values,
        )
    rows = sequence(rows, None, ("rows", "rows"))
    require(1 <= len(rows) <= 14, "样例应有 1 到 14 个", "There should be 1 to 14 samples", got=rows)
    table = []
    for place, row in enumerate(rows):
        row = mapping(row, (*domains, "好瓜"), ("样例", "a sample"))
        cells = {name: plain(row[name]) for name in domains}
        label = plain(row["好瓜"])
        if label not in ("是", "否") or any(cells[name] not in domains[name] for name in domains):
            fail(
                "样例的取值应在 values 中，好瓜应是 是 或 否",
                "Values of samples should be in `values`, 好瓜 是 or 否",
                got=row,
            )
        table.append({"编号": place + 1, **cells, "好瓜": label})
    require(
        consistent({"rows": table, "values": domains}),
        "不应有各属性都相同的正例和反例",
        "No positive should agree with a negative in all attributes",
        got=rows,
    )
    kept, deleted = (len(covering_of(table, domains, one)[0]) for one in (decay, 0.0))
    require(
        kept > deleted,
        f"decay = {decay:g} 时学到 {kept} 条规则，decay = 0 时 {deleted} 条",
        f"With decay = {decay:g} there are {kept} rules, with decay = 0 there are {deleted}",
        got=rows,
    )


@picture(
    "西瓜数据集 2.0, decay = ½：学每条规则时各个好瓜的权",
    "Watermelon 2.0 with decay = ½: the weight of each good melon when a rule is learned",
    alt=(
        "每行一条规则，每列一个好瓜，颜色越深权越大；方框是这条规则覆盖的。",
        "A row for each rule and a column for each good melon; the darker, the heavier; boxes are what the rule covers.",
    ),
)
def draw_weights(figure, answer, reference, says):
    data = melons()
    rules = rules_of(answer.weighted_covering(data["rows"], data["values"], 0.5), data)
    good = [k for k, row in enumerate(data["rows"]) if is_good(row)]
    axes = figure.subplots()
    axes.imshow([[weights[k] for k in good] for _, weights, _ in rules], cmap="Greys", vmin=0, vmax=1.5, aspect="auto")
    for place, (_, weights, ids) in enumerate(rules):
        for column, k in enumerate(good):
            inside = data["rows"][k]["编号"] in ids
            axes.text(
                column, place, f"{weights[k]:g}", ha="center", va="center", bbox={"fill": False} if inside else None
            )
    axes.set_xticks(range(len(good)), [data["rows"][k]["编号"] for k in good])
    axes.set_yticks(range(len(rules)), range(1, len(rules) + 1))
    axes.set(xlabel=says("好瓜的编号", "number of the good melon"), ylabel=says("规则", "rule"))


EQUALS = ("=",)


class Samples:
    """Which sample has which value (a row for each literal), and which are good."""

    def __init__(self, rows, values):
        self.literals = literals_of(values, EQUALS)
        columns = {attribute: [row[attribute] for row in rows] for attribute in values}
        having = [[one == value for one in columns[attribute]] for attribute, _, value in self.literals]
        self.having = np.array(having, dtype=bool).reshape(len(self.literals), len(rows))
        self.good = np.array([is_good(row) for row in rows], dtype=bool)

    def rule(self, weights, counts):
        """(body, trace, the samples covered, the smallest difference of two numbers that were compared).

        The weights have few bits, so that sums are exact and equal ratios are equal floats.
        """
        sides = np.array([self.good * weights, ~self.good * weights]).T
        new, bad = self.good & (np.asarray(counts) == 0), (~self.good).astype(int)
        inside, body, trace, gap = np.ones(len(self.good), dtype=bool), [], [], 1.0
        while bad[inside].any():
            kept = self.having & inside
            allowed = np.flatnonzero((kept & new).any(axis=1) & (kept @ bad < bad[inside].sum()))
            totals = kept[allowed] @ sides
            size = totals.sum(axis=1)
            rate = totals[:, 0] / size
            tied = rate == rate.max()
            best = int(np.flatnonzero(tied & (size == size[tied].max()))[0])
            for numbers in (rate, size[tied]):
                apart = np.diff(np.unique(numbers))
                gap = min(gap, *apart.tolist(), 1.0)
            body.append(self.literals[allowed[best]])
            trace.append((body[-1], *totals[best].tolist()))
            inside &= self.having[allowed[best]]
        return body, trace, inside, gap


@memo
def rule_of(rows, values, weights, counts):
    """(body, trace, smallest difference)."""
    body, trace, _, gap = Samples(rows, values).rule(weights, counts)
    return body, trace, gap


@memo
def covering_of(rows, values, decay):
    """[(body, weights)], and the smallest difference."""
    samples = Samples(rows, values)
    counts, rules, gap = [0] * len(rows), [], 1.0
    while any(is_good(row) and k == 0 for row, k in zip(rows, counts, strict=True)):
        weights = weights_of(counts, rows, decay)
        body, _, inside, least = samples.rule(weights, counts)
        rules.append((body, weights))
        gap = min(gap, least)
        counts = [k + one for k, one in zip(counts, inside.tolist(), strict=True)]
    return rules, gap


def weights_of(counts, rows, decay):
    return [float(Fraction(decay) ** k) if is_good(row) else 1.0 for k, row in zip(counts, rows, strict=True)]


def both(got, values):
    body, trace = sequence(got, 2, ("（规则，过程）", "(rule, trace)"))
    steps = []
    for step in sequence(trace, None, ("过程", "the trace")):
        literal, P, N = sequence(step, 3, ("过程的一步", "a step of the trace"))
        steps.append((a_literal(literal, values, EQUALS), number(P, ("P", "P")), number(N, ("N", "N"))))
    return a_body(body, values, EQUALS), steps


def same_trace(steps, expected):
    for place, (step, wanted) in enumerate(zip(steps, expected, strict=False), 1):
        with at(f"第 {place} 步", f"step {place}"):
            equal(step[0], wanted[0], ("文字", "the literal"))
            close(step[1:], wanted[1:], ("(P, N)", "(P, N)"))
    equal(len(steps), len(expected), ("过程的步数", "the number of steps"))


def rules_of(got, data):
    rows, values = data["rows"], data["values"]
    ids = [row["编号"] for row in rows]
    rules = []
    for place, one in enumerate(sequence(got, None, ("规则集", "the rules")), 1):
        with at(f"第 {place} 条规则", f"rule {place}"):
            rule = mapping(one, ("body", "weights", "covered"), ("一条规则", "a rule"))
            body = a_body(rule["body"], values, EQUALS)
            weights = array(rule["weights"], (len(rows),), ("weights", "the weights")).tolist()
            covered = integers(rule["covered"], None, ("covered", "what is covered"))
            require(
                set(covered) <= set(ids),
                "covered 里应是样例的编号",
                "`covered` should hold the 编号 of samples",
                got=covered,
            )
            rules.append((body, weights, covered))
    return rules


ONE["rows"][0]["编号"] = 0
for _row in SAME["rows"]:
    _row["编号"] += 10**10


def _weighted(data, seed, scale):
    rows = data["rows"]
    if seed == -2:
        return [scale * (1 + k * 2.0**-21) for k in range(len(rows))], [0] * len(rows)
    if seed < 0:
        return [scale] * len(rows), [0] * len(rows)
    rng = np.random.default_rng(seed)
    good = [k for k, row in enumerate(rows) if is_good(row)]
    counts = [int(rng.integers(0, 4)) if is_good(row) else 0 for row in rows]
    counts[good[int(rng.integers(len(good)))]] = 0
    weights = [int(rng.integers(counts[k] == 0, 9)) / 8 * scale for k in range(len(rows))]
    return weights, counts


def judge_entry(body, weights, ids, rows, expected):
    with hint(*HINT_WEIGHTS):
        close(weights, expected, ("weights", "its weights"))
    inside = [row["编号"] for row in rows if covers(body, row)]
    equal(sorted(ids), sorted(inside), ("covered（排了序）", "`covered` (sorted)"))
    return inside


def judge_by_own_rules(answer, data, rules, decay):
    """They may still be what the student's own `learn_rule` makes of the weights: if it is wrong, another check says so."""
    rows, values = data.values()
    counts = [0] * len(rows)
    for place, (body, weights, ids) in enumerate(rules, 1):
        with at(f"第 {place} 条规则", f"rule {place}"):
            new = [row["编号"] for row, k in zip(rows, counts, strict=True) if is_good(row) and k == 0]
            require(
                new,
                "正例都已覆盖过，不应再有规则",
                "All positives have been covered: there should be no rule",
                got=body,
            )
            expected = weights_of(counts, rows, decay)
            inside = judge_entry(body, weights, ids, rows, expected)
            n = tally(body, rows)[1]
            require(n == 0, f"它覆盖了 {n} 个反例", f"It covers negatives: {n}", got=body)
            require(set(inside) & set(new), "它没有覆盖新的正例", "It covers no new positive", got=body)
            own, _ = both(answer.learn_rule(rows, values, expected, counts), values)
            equal(
                sorted(body),
                sorted(own),
                ("learn_rule 给出的文字（排了序）", "the literals that learn_rule gives (sorted)"),
            )
        counts = [k + covers(body, row) for k, row in zip(counts, rows, strict=True)]
    missed = [row["编号"] for row, k in zip(rows, counts, strict=True) if is_good(row) and k == 0]
    require(not missed, f"正例 {missed} 没有规则覆盖", f"The positives {missed} are covered by no rule", got=rules)


@memo
def by_deletion(rows, values):
    """The rules of covering that deletes, in which every sample weighs 1."""
    rules = []
    while any(map(is_good, rows)):
        body = rule_of(rows, values, [1.0] * len(rows), [0] * len(rows))[0]
        rules.append(body)
        rows = [row for row in rows if not covers(body, row)]
    return rules
