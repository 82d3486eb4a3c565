"""Checks of exercise statistics5.4."""

import math
from fractions import Fraction
from itertools import product

import numpy as np
from hypothesis import strategies as st

from grader.checks import check, close, equal, exercise, hint, integer, is_none, memo, number, one_of, picture, sequence
from grader.strategies import seeds

from .pins import statistics05_04 as pins
from .pins.statistics05_04 import LAMBDAS, people_tables
from .shared import the_people

EXERCISE = exercise(
    kind="derive",
    book="§5.2, (5.11), (5.12)",
    patterns=["two sides", "derived formula", "oracle"],
    hints=[
        (
            "从 S = 2、两三个样本的小例子做起：逐个预测的概率乘起来是多少？再与似然的平均比较。",
            "Begin with S = 2 and two or three samples: what is the product of the predictions, and what the averaged likelihood?",
        ),
        (
            "概率之积与阶乘都会变得极小极大：一直用对数。",
            "Products of probabilities and factorials become tiny and huge: stay with logarithms.",
        ),
        (
            "留一法：去掉一个样本之后，它自己那个取值的计数与 n 各少 1，然后才平滑。",
            "Leaving one out takes 1 from the count of its own value and from n, and only then is smoothed.",
        ),
    ],
)


@st.composite
def count_lists(draw, least=0):
    """Counts of one attribute, 1 to 6 values, often with zeros, with `least` samples at least."""
    counts = draw(st.lists(st.sampled_from(_COUNTS), min_size=1, max_size=6))
    return counts if sum(counts) >= least else [*counts[:-1], counts[-1] + least]


def lambdas(zero=True):
    return st.sampled_from([*([0, 0.0] * zero), 1, 0.5, 0.25, 2.0, 1e-5, 0.123456789, 250.0, 1e6])


@st.composite
def domain_lists(draw):
    sizes = draw(st.lists(st.integers(1, 4), min_size=1, max_size=4))
    kind = draw(st.sampled_from(["", "", "wide", "long", "names"]))
    if kind == "wide":
        sizes = (sizes * 60)[: draw(st.sampled_from([12, 41, 60]))]
    if kind == "long":
        sizes[-1] = draw(st.sampled_from([13, 45, 110]))
    names = ["是", "是否", "1", "a b"] if kind == "names" else [f"v{k}" for k in range(max(sizes))]
    return [names[:size] for size in sizes]


@check(points=1, book="(5.11), (5.12)")
def test_numbers_of_the_text(answer):
    """书中平滑后的概率 / The smoothed probabilities of the text"""
    printed = {
        (8, 7): (0.5294, 0.4706),
        (1, 1, 6): (0.1818, 0.1818, 0.6364),
        (3, 3, 1): (0.4, 0.4, 0.2),
        (8, 0): (0.9, 0.1),
    }
    for counts, wanted in printed.items():
        with hint(*HINT_SMOOTHED):
            close(
                answer.smoothed(list(counts), 1),
                wanted,
                (f"{list(counts)} 平滑后", f"{list(counts)} smoothed"),
                abs=6e-5,
            )


@check(points=1, book="(5.10)–(5.12)")
def test_veto_lifted(answer):
    """（老年，短发，高跟，深色）：没有平滑时男性被一票否决，平滑之后又可以比较 /
    （老年，短发，高跟，深色）：a single value vetoes men without smoothing; with it they can be compared"""
    X, y, _, domains, classes = the_people().values()
    wanted = {0: (Fraction(0), Fraction(4, 1029)), 1: (Fraction(126, 22627), Fraction(12, 2125))}
    for lam, scores in wanted.items():
        prior = answer.smoothed([y.count(c) for c in classes], lam)
        for c, one, score in zip(classes, sequence(prior, 2, ("先验", "the prior")), scores, strict=True):
            product_ = number(one)
            for j, value in enumerate(("老年", "短发", "高跟", "深色")):
                counts = [sum(row[j] == v and label == c for row, label in zip(X, y, strict=True)) for v in domains[j]]
                got = sequence(
                    answer.smoothed(counts, lam), len(counts), ("平滑后的概率", "the smoothed probabilities")
                )
                product_ *= number(got[domains[j].index(value)])
            with hint(*HINT_SMOOTHED):
                close(product_, score, (f"λ = {lam} 时 {c} 的得分", f"the score of {c} with λ = {lam}"))


@check(points=1, given={"counts": count_lists(), "lam": lambdas()}, also=pins.shrinkage)
def test_shrinkage(answer, counts, lam):
    """平滑是频率与均匀分布的加权平均，频率的权随样本增多而趋于 1 /
    Smoothing is a weighted mean of the frequencies and the uniform distribution; the former's weight tends to 1"""
    with hint(*HINT_SMOOTHED):
        close(answer.smoothed(counts, lam), exactly(counts, lam), ("平滑后的概率", "the smoothed probabilities"))
    n, size = sum(counts), len(counts)
    if n and lam and n <= 10**4:
        with hint(*HINT_WEIGHT):
            wanted = n / (n + Fraction(lam) * size)
            close(answer.weight_of_data(n, size, lam), wanted, ("频率的权 t", "the weight t of the frequencies"))


@check(points=3, given={"counts": count_lists(), "seed": seeds()}, also=pins.two_sides, examples=30)
def test_two_sides(answer, counts, seed):
    """逐个预测的概率之积与似然的平均相等，与次序无关 /
    The product of the predictions equals the averaged likelihood, whatever the order"""
    wanted = average_exactly(counts)
    values = np.repeat(np.arange(len(counts)), counts)
    values = np.random.default_rng(seed).permutation(values).tolist() if seed else values.tolist()
    if len(values) <= 10**4:
        with hint(*HINT_SEQUENCE):
            got = answer.sequential_log_probability(values, len(counts))
            close(got, wanted, ("逐个预测的对数之和", "the sum of the logs of the predictions"))
    with hint(*HINT_AVERAGE):
        got = answer.log_average_likelihood(counts)
        close(got, wanted, ("似然平均的对数", "the log of the averaged likelihood"))


@check(points=1, given={"domains": domain_lists(), "j": st.integers(0, 59)}, also=pins.combinations, examples=30)
def test_combinations(answer, domains, j):
    """“每种组合加一个样本”对各属性相当于不同的 λ /
    “One more sample of every combination” is a different λ for every attribute"""
    j %= len(domains)
    if math.prod(map(len, domains)) <= 300:
        wanted = sum(row[j] == domains[j][0] for row in product(*domains))
    else:
        wanted = 1
        for i, domain in enumerate(domains):
            wanted *= 1 if i == j else len(domain)
    with hint(*HINT_COMBINATIONS):
        equal(integer(answer.combination_lambda(domains, j)), wanted, ("λ", "λ"))


@check(points=2, given={"counts": count_lists(), "lam": lambdas()}, also=pins.left_out)
def test_left_out(answer, counts, lam):
    """留一法的对数似然：每个样本由其余样本预测 /
    The leave-one-out log-likelihood: each sample is predicted from the others"""
    with hint(*HINT_LEFT_OUT):
        got = answer.loo_log_likelihood(counts, lam)
        close(got, left_out_exactly(counts, lam), ("留一法的对数似然", "the leave-one-out log-likelihood"))


@check(
    points=1,
    given={
        "tables": st.lists(count_lists(), min_size=1, max_size=5),
        "candidates": st.lists(lambdas(), min_size=1, max_size=6),
    },
    also=pins.choice,
    examples=40,
)
def test_choice(answer, tables, candidates):
    """选出的 λ 使各张表的留一法对数似然之和最大 /
    The chosen λ has the largest sum of leave-one-out log-likelihoods over the tables"""
    scores = {lam: math.fsum(left_out_exactly(counts, lam) for counts in tables) for lam in candidates}
    best = max(scores.values())
    with hint(*HINT_CHOICE):
        got = answer.choose_lambda(tables, candidates)
        if best == -math.inf:
            is_none(got, ("λ", "λ"))
        else:
            slack = 1e-9 * (1 + abs(best))
            one_of(got, [lam for lam, score in scores.items() if score >= best - slack], ("λ", "λ"))


@picture(
    "表 5.1 的八张计数表上，留一法对数似然之和怎样随 λ 变化",
    "The sum of leave-one-out log-likelihoods over the eight tables of table 5.1 against λ",
    alt=(
        "横轴是 λ（对数刻度），纵轴是对数似然之和；曲线先升后降，顶点附近用圆圈标出所选的 λ",
        "λ on a logarithmic axis, the sum of log-likelihoods upwards; the curve rises and falls, a circle marks the λ chosen",
    ),
)
def draw_choice(figure, answer, reference, says):
    tables = people_tables()
    grid = [2 ** (k / 4) for k in range(-8, 25)]
    axes = figure.add_subplot()
    axes.plot(grid, [sum(answer.loo_log_likelihood(counts, lam) for counts in tables) for lam in grid], color="black")
    best = answer.choose_lambda(tables, list(LAMBDAS))
    axes.plot([best], [sum(answer.loo_log_likelihood(counts, best) for counts in tables)], "o", color="black")
    axes.set_xscale("log")
    axes.set_xlabel("λ")
    axes.set_ylabel(says("留一法对数似然之和", "sum of leave-one-out log-likelihoods"))


HINT_SMOOTHED = (
    "分母加的是 λ 乘取值个数，没出现的取值也算。",
    "The divisor gains λ times the number of values, also those that do not occur.",
)
HINT_WEIGHT = (
    "把 (n_v + λ)/(n + λS) 拆成 n_v/n 与 1/S 两部分的加权平均。",
    "Split (n_v + λ)/(n + λS) into a weighted mean of n_v/n and 1/S.",
)
HINT_SEQUENCE = (
    "第 i 个取值（从 0 起）前面有 i 个样本：分母是 i + S，分子是它前面同样取值的个数加 1。",
    "Before value i (from 0) there are i samples: the divisor is i + S, the numerator 1 more than how often it occurred before.",
)
HINT_AVERAGE = (
    "平均是积分除以全部概率表的体积；S = 2 时检验：一个样本应得 ln ½。",
    "An average is an integral divided by the volume of all tables; for S = 2 one sample should give ln ½.",
)
HINT_COMBINATIONS = (
    "属性 j 的某个取值会出现在多少种组合里？",
    "In how many combinations does one value of attribute j stand?",
)
HINT_LEFT_OUT = (
    "先去掉自己，再平滑；每个样本都算一次，取值相同的有 n_v 个。",
    "Take the sample out, then smooth; every sample counts, and n_v of them share a value.",
)
HINT_CHOICE = ("先把各张表的值加起来，再比较各个候选。", "Add over the tables first, then compare the candidates.")
_COUNTS = [0, 0, 1, 1, 2, 3, 5, 6, 12, 40, 700, 2000]


def exactly(counts, lam):
    """The smoothed probabilities in fractions."""
    n, size, lam = sum(counts), len(counts), Fraction(lam)
    return [(count + lam) / (n + lam * size) if n + lam else Fraction(1, size) for count in counts]


def log_of(p):
    """The logarithm of a fraction whose parts may be beyond floats."""
    return _log_int(p.numerator) - _log_int(p.denominator)


def _log_int(k):
    bits = max(0, k.bit_length() - 900)
    return math.log(k >> bits) + bits * math.log(2)


@memo
def average_exactly(counts):
    """ln of (S-1)!·Πn_v!/(n+S-1)!, built up by Gibbs' recursion of ratios, as one fraction."""
    p, before = Fraction(1), 0
    top, bottom = 1, 1
    for count in counts:
        for k in range(count):
            top, bottom = top * (k + 1), bottom * (before + len(counts))
            before += 1
    p = Fraction(top, bottom) if before < 200 else None
    return log_of(p) if p is not None else _log_int(top) - _log_int(bottom)


@memo
def left_out_exactly(counts, lam):
    """Every sample by itself, taken out and predicted from the others."""
    terms = []
    for v, count in enumerate(counts):
        if count:
            rest = [one - (u == v) for u, one in enumerate(counts)]
            p = exactly(rest, lam)[v]
            if not p:
                return -math.inf
            terms.append(count * math.log(p))
    return math.fsum(terms)
