"""Checks of exercise statistics5.3."""

import math
from fractions import Fraction
from itertools import product

import numpy as np
from hypothesis import strategies as st

from grader.checks import (
    array, check, close, equal, exercise, hint, integers, mapping, number, picture, require, sequence
)  # fmt: skip
from grader.strategies import seeds

from .pins import statistics05_03 as pins
from .pins.statistics05_03 import PEOPLE_ARGS, PEOPLE_TABLES, exact_tables
from .shared import X0, word_tables

EXERCISE = exercise(
    kind="derive",
    book="§5.2, (5.9), (5.11), (5.12)",
    patterns=["derived formula", "two sides", "witness"],
    hints=[
        (
            "先写对数表，用表 5.1 核对：取指数以后应是书中平滑后的概率。",
            "Write the log tables first and compare them with table 5.1: exponentials are the smoothed probabilities of the text.",
        ),
        (
            "得分是一个和；两类得分之差也是一个和，它的每一项就是一个属性的证据。",
            "A score is a sum; so is the difference of two scores, and each of its terms is the evidence of one attribute.",
        ),
        (
            "独热编码的每一段里恰有一个 1：由此看权重的哪些改变不影响结果。",
            "Each block of the one-hot code holds exactly one 1: which changes of the weights does that leave without effect?",
        ),
    ],
)


@st.composite
def table_problems(draw, most_columns=4):
    """{"tables", "domains", "classes"}: log tables, not of samples, with one class or more, and with few or many columns."""
    table = draw(word_tables(rows=(0, 1), classes=(2, 5), columns=(1, most_columns)))
    rng = np.random.default_rng(draw(seeds()))
    scale = float(rng.choice([1.0, 1.0, 1e-5, 100.0]))

    def logs(keys):
        if scale == 1.0:
            shares = rng.random(len(keys)) + 0.01
            return {key: math.log(share) for key, share in zip(keys, shares / (shares.sum() + 1e-9), strict=True)}
        return {key: -round(float(scale * rng.choice([0.0, 1.0]) * (rng.random() * 9 + 1e-3)), 9) for key in keys}

    domains, classes = table["domains"], table["classes"]
    return {
        "tables": {"prior": logs(classes), "values": {c: [logs(domain) for domain in domains] for c in classes}},
        "domains": domains,
        "classes": classes,
    }


@st.composite
def weights(draw):
    """{"w", "b", "domains", "shifts"}."""
    domains = draw(word_tables(rows=(0, 1)))["domains"]
    rng = np.random.default_rng(draw(seeds()))
    scale = float(rng.choice([1.0, 1.0, 1e-5, 1e5]))
    w = (scale * rng.integers(-40, 41, size=sum(map(len, domains))) / 8).tolist()
    shifts = (scale * rng.integers(-16, 17, size=len(domains)) / 8).tolist()
    return {"w": w, "b": float(scale * rng.integers(-16, 17) / 8), "domains": domains, "shifts": shifts}


@check(points=1, book="(5.11), (5.12)")
def test_tables_of_people(answer):
    """由表 5.1 得到的对数表与书中平滑后的概率相符 /
    The log tables of table 5.1 are those of the smoothed probabilities of the text"""
    parts = mapping(answer.log_tables(*PEOPLE_ARGS.values()), ("prior", "values"), ("对数表", "the log tables"))
    printed = {
        "男性": (9 / 17, {"长发": 2 / 11, "中发": 2 / 11, "短发": 7 / 11}),
        "女性": (8 / 17, {"长发": 0.4, "中发": 0.4, "短发": 0.2}),
    }
    for c, (prior, hair) in printed.items():
        with hint(*HINT_TABLES):
            priors = mapping(parts["prior"], printed, ("先验的对数", "the log priors"))
            close(number(priors[c]), math.log(prior), (f"ln P({c})", f"ln P({c})"))
            values = mapping(parts["values"], printed, ("取值的对数", "the logs of values"))
            columns = sequence(values[c], 4, (f"{c}各属性的表", f"the tables of {c}"))
            found = mapping(columns[1], hair, (f"{c}的发长", f"发长 of {c}"))
            for value, share in hair.items():
                close(number(found[value]), math.log(share), (f"ln P({value} | {c})", f"ln P({value} | {c})"))


@check(points=2, book="(5.9)")
def test_evidence_of_the_example(answer):
    """书中的例子（青年，中发，平底，花色）的证据 / The evidence of the text's example（青年，中发，平底，花色）"""
    # 8/17 : 9/17, then 4/10 : 3/11, 4/10 : 2/11, 3/9 : 9/10, 3/10 : 2/11.
    odds = [Fraction(8, 9), Fraction(22, 15), Fraction(11, 5), Fraction(10, 27), Fraction(33, 20)]
    with hint(*HINT_EVIDENCE):
        got = answer.evidence(PEOPLE_TABLES, X0, "女性", "男性")
        close(got, [math.log(one) for one in odds], ("女性对男性的证据", "the evidence for 女性 against 男性"))
        got = answer.evidence(PEOPLE_TABLES, X0, "男性", "女性")
        close(got, [-math.log(one) for one in odds], ("男性对女性的证据", "the evidence for 男性 against 女性"))


@check(points=1, book="(5.11), (5.12)", given={"table": word_tables(classes=(1, 5))}, also=pins.log_tables, examples=30)
def test_log_tables(answer, table):
    """对数表就是平滑后的频率的对数，没有出现的取值与类别也在其中 /
    Log tables hold the logarithms of the smoothed frequencies, those of values and classes that do not occur as well"""
    X, y, _, domains, classes = table.values()
    wanted = exact_tables(X, y, domains, classes)
    with hint(*HINT_TABLES):
        parts = mapping(answer.log_tables(X, y, domains, classes), ("prior", "values"), ("对数表", "the log tables"))
        priors = mapping(parts["prior"], classes, ("先验的对数", "the log priors"))
        values = mapping(parts["values"], classes, ("取值的对数", "the logs of values"))
        for c in classes:
            close(number(priors[c]), math.log(wanted["prior"][c]), (f"ln P({c})", f"ln P({c})"))
            columns = sequence(values[c], len(domains), (f"{c} 各属性的表", f"the tables of {c}"))
            for j, domain in enumerate(domains):
                found = mapping(columns[j], domain, (f"{c} 的属性 {j}", f"attribute {j} of {c}"))
                for v in domain:
                    words = f"属性 {j} 的 ln P({v} | {c})", f"ln P({v} | {c}) of attribute {j}"
                    close(number(found[v]), math.log(wanted["values"][c][j][v]), words)


@check(points=1, book="(5.9)", given={"problem": table_problems(), "seed": seeds()}, also=pins.scores, examples=30)
def test_scores(answer, problem, seed):
    """得分是对数之和；得分之差取指数，就是两类的概率之比 /
    Scores are sums of logarithms; the exponential of a difference is the ratio of the two probabilities"""
    tables, domains, classes = problem.values()
    tables, rng = shuffled(tables, seed), np.random.default_rng(seed)
    x = [domain[int(rng.integers(len(domain)))] for domain in domains]
    terms = {c: terms_of(tables, x, c) for c in classes}
    with hint(*HINT_SCORES):
        found = mapping(answer.log_scores(tables, x, classes), classes, ("得分", "the scores"))
        for c in classes:
            words = f"{c} 的得分", f"the score of {c}"
            close(number(found[c]), math.fsum(terms[c]), words, abs=near(terms[c]), rel=0.0)
    with hint(*HINT_EVIDENCE):
        positive, negative = classes[int(rng.integers(len(classes)))], classes[int(rng.integers(len(classes)))]
        wanted = [yes - no for yes, no in zip(terms[positive], terms[negative], strict=True)]
        got = answer.evidence(tables, x, positive, negative)
        close(got, wanted, ("证据", "the evidence"), abs=near([*terms[positive], *terms[negative]]), rel=0.0)


@check(
    points=1,
    book="(5.9)",
    given={"columns": st.sampled_from((1, 2, 5, 40, 150)), "number": st.integers(2, 4), "seed": seeds()},
    also=pins.many_attributes,
    examples=16,
)
def test_many_attributes(answer, columns, number, seed):
    """属性多到两类的概率都下溢为 0 时，判断仍然对 /
    The decision is still right where the probabilities of all classes underflow to 0"""
    rng = np.random.default_rng(seed)
    classes = [str(c) for c in rng.permutation(["是", "是否", "10", "a b", "1"])[:number]]
    domain = ["1", "10", "a b"]
    # The first columns say one thing, the others another; where all classes have one table, the priors decide alone.
    pools = [
        [dict(zip(domain, (-rng.integers(0, 64, 3) / part).tolist(), strict=True)) for _ in range(3 * number)]
        for part in (64, 8)
    ]
    alike = seed % 2
    tables = {
        "prior": {
            c: -float(rng.integers(0, 4)) * 2.0**-18 - k * 2.0**-16
            for k, c in enumerate(rng.permutation(classes).tolist())
        },
        "values": {
            c: [pools[3 * j > 2 * columns][(0 if alike else k) + number * (j % 3)] for j in range(columns)]
            for k, c in enumerate(classes)
        },
    }
    x = [domain[int(rng.integers(3))] for _ in range(columns)]
    # All terms are multiples of 2^-18, and their sums exact.
    scores = {c: math.fsum(terms_of(tables, x, c)) for c in classes}
    if sorted(scores.values())[-1] == sorted(scores.values())[-2]:
        return
    with hint(*HINT_DECIDE):
        equal(answer.decide(tables, x, classes), max(classes, key=scores.__getitem__), ("类别", "the class"))


@check(points=2, given={"problem": table_problems(), "seed": seeds()}, also=pins.linear_form, examples=30)
def test_linear_form(answer, problem, seed):
    """独热编码每段一个 1；权重与偏置在每一种组合上给出后验几率的对数 /
    The one-hot code has one 1 in each block; weights and bias give the log of the posterior odds for every combination
    """
    tables, domains, classes = problem.values()
    tables, rng = shuffled(tables, seed), np.random.default_rng(seed)
    positive, negative = (str(c) for c in rng.permutation(classes)[:2])
    width = sum(map(len, domains))
    with hint(*HINT_LINEAR):
        got = sequence(answer.linear_form(tables, domains, positive, negative), 2, ("(w, b)", "(w, b)"))
        w, b = array(got[0], (width,), ("权重 w", "the weights w")), number(got[1], ("偏置 b", "the bias b"))
        size = max(abs(w).max(), abs(b))
        require(
            size <= 1e4, "权重与偏置的绝对值不应超过 1e4", "No weight nor the bias should exceed 1e4 in size", got=got
        )
    codes = {}
    for x in _some_combinations(domains, rng):
        wanted = [int(value == v) for value, domain in zip(x, domains, strict=True) for v in domain]
        if len(codes) < 3:
            with hint(*HINT_ONE_HOT):
                equal(
                    integers(answer.one_hot(list(x), domains), width, ("独热编码", "the one-hot code")),
                    wanted,
                    ("独热编码", "the one-hot code"),
                )
        codes[x] = wanted
    for x, code in codes.items():
        terms = terms_of(tables, x, positive) + [-one for one in terms_of(tables, x, negative)]
        with hint(*HINT_LINEAR):
            words = f"w·one_hot({list(x)}) + b", f"w·one_hot({list(x)}) + b"
            value = math.fsum([*(w * np.array(code)), b])
            close(value, math.fsum(terms), words, abs=near(terms) + 1e-9 * (math.fsum(abs(w) * code) + abs(b)), rel=0.0)


@check(points=2, given={"case": weights(), "seed": seeds()}, also=pins.other_weights, examples=40)
def test_other_weights(answer, case, seed):
    """权重不唯一：按要求移动之后，在所有独热编码上的值不变 /
    Weights are not unique: moved as asked, they give the same values on all one-hot codes"""
    w, b, domains, shifts = case.values()
    rng = np.random.default_rng(seed)
    with hint(*HINT_OTHER):
        got = sequence(answer.other_weights(w, b, domains, shifts), 2, ("(w, b)", "(w, b)"))
        other, bias = array(got[0], (len(w),), ("权重", "the weights")), number(got[1], ("偏置", "the bias"))
        first = np.cumsum([0, *map(len, domains)])[:-1]
        firsts = [w[i] + shift for i, shift in zip(first, shifts, strict=True)]
        largest = max(map(abs, [*w, b, *shifts]))
        close(other[first], firsts, ("各段的第一个权重", "the first weight of each block"), abs=1e-9 * largest, rel=0.0)
        for x in _some_combinations(domains, rng):
            code = [int(value == v) for value, domain in zip(x, domains, strict=True) for v in domain]
            terms = [*(np.array(w) * code), b]
            words = f"在 {list(x)} 的独热编码上的值", f"the value on the one-hot code of {list(x)}"
            slack = 1e-9 * math.fsum(map(abs, [*terms, *shifts]))
            close(math.fsum([*(other * code), bias]), math.fsum(terms), words, abs=slack + 1e-300, rel=0.0)


@picture(
    "先验与各属性的证据怎样加成书中例子的判断",
    "How prior and attributes add up to the decision on the text's example",
    alt=(
        "瀑布图：从先验的 −0.12 起，青年、中发把和推高，平底拉低，花色再推高，终点 0.56 大于 0",
        "A waterfall: from −0.12 of the prior, 青年 and 中发 raise the sum, 平底 lowers it, 花色 raises it to 0.56, above 0",
    ),
)
def draw_waterfall(figure, answer, reference, says):
    parts = np.array(answer.evidence(answer.log_tables(*PEOPLE_ARGS.values()), X0, "女性", "男性"), dtype=float)
    ends = np.cumsum(parts)
    axes = figure.add_subplot()
    for k, (part, end) in enumerate(zip(parts, ends, strict=True)):
        axes.barh(
            k,
            part,
            left=end - part,
            color="gray" if part > 0 else "white",
            edgecolor="black",
            hatch="" if part > 0 else "///",
        )
        axes.text(end, k, f" {part:+.2f}", va="center")
    axes.axvline(0, color="black")
    axes.set_yticks(range(5), [says("先验", "prior"), *X0])
    axes.invert_yaxis()
    axes.margins(x=0.15)
    axes.set_xlabel(says("女性对男性的对数几率", "log odds of 女性 against 男性"))


HINT_TABLES = (
    "先平滑，再取对数；分母加的是全部可能取值的个数（先验是类别的个数），没出现的也算。",
    "Smooth first, then take the logarithm; the divisor gains the number of all possible values (for the prior, of all classes), "
    "whether they occur or not.",
)
HINT_SCORES = (
    "先验的对数加上每个属性的对数，全程都是加法。",
    "The logarithm of the prior plus that of each attribute: nothing but additions.",
)
HINT_DECIDE = (
    "比较的是对数之和；不要取指数回到概率，它们会全部变成 0。",
    "Compare the sums of logarithms; back at probabilities they would all be 0.",
)
HINT_EVIDENCE = (
    "每一项是 positive 的对数减去 negative 的对数。",
    "Each term is the logarithm of `positive` minus that of `negative`.",
)
HINT_ONE_HOT = (
    "逐个属性、逐个取值走一遍 domains；不同的列可以有相同的取值。",
    "Walk through `domains`, attribute by attribute and value by value; columns may share values.",
)
HINT_LINEAR = (
    "把独热编码代进 w·one_hot(x) + b：每一段只留下一个权重，它应是谁的证据？",
    "Put a one-hot code into w·one_hot(x) + b: one weight of each block remains; whose evidence should it be?",
)
HINT_OTHER = (
    "第 j 段的所有权重同加一个数时，每个 x 的值都变多少？由谁抵消？",
    "If all weights of block j gain a number, by how much does the value of each x change, and what can make up for it?",
)


def shuffled(tables, seed):
    """The same tables, the entries of every dict in another order: the stub promises none."""
    rng = np.random.default_rng(seed)

    def mixed(entries):
        entries = list(entries.items())
        return dict(entries[k] for k in rng.permutation(len(entries)))

    values = {c: [mixed(table) for table in columns] for c, columns in mixed(tables["values"]).items()}
    return {"prior": mixed(tables["prior"]), "values": values}


def terms_of(tables, x, c):
    return [tables["prior"][c], *(table[v] for table, v in zip(tables["values"][c], x, strict=True))]


def near(terms):
    """How far a sum of these may be off."""
    return 1e-9 * (1 + math.fsum(map(abs, terms)))


def _some_combinations(domains, rng):
    """All combinations of values if there are few, else ones in which each value of each attribute occurs."""
    if math.prod(map(len, domains)) <= 60:
        return list(product(*domains))
    most = max(map(len, domains))
    orders = [rng.permutation(domain).tolist() for domain in domains]
    return [tuple(str(order[k % len(order)]) for order in orders) for k in range(2 * most)]
