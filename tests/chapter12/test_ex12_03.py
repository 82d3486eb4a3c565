"""Checks of exercise 12.3."""

import math
from fractions import Fraction

from hypothesis import strategies as st

from grader.checks import (
    CheckFailed, at_least, check, close, equal, exercise, hint, integer, number, picture, require, sequence
)  # fmt: skip
from grader.strategies import edges

from .pins import ex12_03 as pins
from .pins.ex12_03 import break_is_clear, chances, interval_is_clear, radius_of, size_is_clear, some_outside

EXERCISE = exercise(
    kind="prove",
    book="推论 12.1, (12.17)-(12.19) / corollary 12.1, (12.17)-(12.19)",
    patterns=["derived formula", "two sides", "witness"],
    hints=[
        (
            "对 δ = 2e^(−2mε²) 两边取对数，分别解出 ε 和 m。",
            "Take logarithms on both sides of δ = 2e^(−2mε²), and solve for ε and for m.",
        ),
        (
            "E 是固定的，随机的是区间：m 个样例中错 k 个时，区间的中心是 k/m。哪些 k 使它含有 E？",
            "E is fixed, it is the interval that is random: with k errors among m examples its centre is k/m. For which k does it contain E?",
        ),
        (
            "先求一个假设出界的概率 q；彼此独立时，K 个都不出界的概率是什么？",
            "Find the probability q that one hypothesis is outside; if they are independent, how likely is it that none of K is?",
        ),
    ],
    written={
        "proof": [
            ("由 δ 解出 ε，代入 (12.17)", "ε from δ, put into (12.17)"),
            ("由 |E − Ê| 的不等式得到两端", "Both ends from the inequality for |E − Ê|"),
            (
                "h 先于样例给定，不是对所有 h 同时成立",
                "h is given before the examples; the statement is not for all h together",
            ),
        ]
    },
)

sizes = st.one_of(st.integers(1, 200), st.sampled_from((250, 10_000, 123_456, 250_000)))
deltas = st.one_of(edges(1e-6, 0.999), st.sampled_from((0.05, 0.1, 0.2)))


@st.composite
def demands(draw):
    eps = draw(st.one_of(edges(0.005, 0.999), st.integers(5, 400).map(lambda k: k / 1000)))
    return {"eps": eps, "delta": draw(deltas)}


@st.composite
def covers(draw):
    b = draw(st.sampled_from((1, 2, 3, 7, 20, 20, 100, 1000)))
    m = draw(st.one_of(st.integers(1, 12), st.integers(13, 200)))
    return {"a": draw(st.integers(0, b)), "b": b, "m": m, "delta": draw(deltas)}


@st.composite
def breaks(draw):
    m = draw(st.one_of(st.integers(2, 20), st.integers(21, 200)))
    return {"m": m, "delta": draw(st.one_of(edges(0.01, 0.99), st.sampled_from((0.05, 0.1, 0.2))))}


@check(points=2, book="(12.18), (12.19)")
def test_values(answer):
    """半宽、样例数与 (12.19) 的几个数值 / Some half-widths, sample sizes, and (12.19)"""
    with hint(*HINT_RADIUS):
        for m, delta, expected in ((10, 0.1, 0.387023), (100, 0.05, 0.135810), (1000, 0.01, 0.051470)):
            close(answer.epsilon(m, delta), expected, (f"ε({m}, {delta})", f"ε({m}, {delta})"), abs=1e-6)
    with hint(*HINT_SIZE):
        for eps, delta, expected in ((0.1, 0.05, 185), (0.05, 0.05, 738), (0.01, 0.01, 26492), (0.5, 0.5, 3)):
            equal(
                integer(answer.sample_size(eps, delta), ("样例数", "the sample size")),
                expected,
                (f"ε = {eps}, δ = {delta} 的样例数", f"the sample size for ε = {eps}, δ = {delta}"),
            )
    with hint(*HINT_CLASS):
        got = answer.epsilon_finite_class(973, 100, 0.05)
        close(got, 0.229883, ("973 个假设的半宽", "the half-width for 973 hypotheses"), abs=1e-6)


@check(points=1, book="推论 12.1 / corollary 12.1")
def test_coverage_and_breaking(answer):
    """m = 10 时的覆盖率，五组 (m, δ) 的 K / The coverage for m = 10, and K for five (m, δ)"""
    with hint(*HINT_COVERAGE):
        close(answer.coverage(1, 2, 10, 0.1), 0.978516, ("覆盖率", "the coverage"), abs=1e-6)
    with hint(*HINT_MANY):
        for m, delta, expected in ((10, 0.1, 5), (20, 0.05, 20), (50, 0.2, 7), (100, 0.05, 8), (10, 0.5, 6)):
            equal(
                integer(answer.hypotheses_to_break(m, delta), ("K", "K")),
                expected,
                (f"m = {m}, δ = {delta} 的 K", f"K for m = {m}, δ = {delta}"),
            )


@check(
    points=1.5, book="(12.18)", given={"m": sizes, "delta": deltas, "wrong": st.integers(0, 200)}, also=pins.round_trip
)
def test_round_trip(answer, m, delta, wrong):
    """ε 代回 2e^(−2mε²) 得到 δ，样例增到四倍时减半；区间以经验误差为中心，不截断 /
    ε put into 2e^(−2mε²) gives δ, and is halved by four times the examples; the interval is centred at the empirical error, not clipped
    """
    radius = radius_of(m, delta)
    with hint(*HINT_RADIUS):
        close(answer.epsilon(m, delta), radius, ("ε", "ε"))
        if 4 * m <= 10**6:
            close(answer.epsilon(4 * m, delta), radius / 2, ("样例增到四倍时的 ε", "ε with four times the examples"))
    err = min(wrong, m) / m
    with hint(*HINT_INTERVAL):
        ends = sequence(answer.interval(err, m, delta), 2, ("区间", "the interval"))
        close(ends, [err - radius, err + radius], ("区间", "the interval"))


@check(
    points=1,
    book="(12.17)",
    given={"case": demands().filter(lambda case: size_is_clear(**case))},
    also=pins.sample_size,
)
def test_sample_size(answer, case):
    """sample_size 个样例够了，少一个就不够 / sample_size examples suffice, one fewer does not"""
    eps, delta = case.values()
    m = integer(answer.sample_size(eps, delta), ("样例数", "the sample size"))
    require(m >= 1, "m 应不小于 1", "m should be at least 1", got=m)

    def bound(m):
        return 2 * math.exp(-2 * m * eps * eps)

    with hint(*HINT_SIZE):
        require(
            bound(m) <= delta,
            f"m = {m} 时 2e^(−2mε²) = {bound(m):.10g}，大于 δ = {delta:.10g}",
            f"With m = {m}, 2e^(−2mε²) = {bound(m):.10g} is above δ = {delta:.10g}",
            got=m,
        )
        require(
            m == 1 or bound(m - 1) > delta,
            f"m = {m} 不是最小的：m = {m - 1} 时 2e^(−2mε²) = {bound(m - 1):.10g} 已不大于 δ = {delta:.10g}",
            f"m = {m} is not the least: with m = {m - 1}, 2e^(−2mε²) = {bound(m - 1):.10g} is not above δ = {delta:.10g}",
            got=m,
        )


@check(
    points=2,
    book="(12.18)",
    given={"case": covers().filter(lambda case: interval_is_clear(**case))},
    also=pins.coverage,
)
def test_coverage(answer, case):
    """覆盖率是精确的概率，不小于 1 − δ / The coverage is the exact probability, which is at least 1 − δ"""
    a, b, m, delta = case.values()

    def judge(radius):
        got = number(answer.coverage(a, b, m, delta), ("覆盖率", "the coverage"))
        close(got, covered(a, b, m, radius), ("覆盖率", "the coverage"))

    at_least(covered(a, b, m, radius_of(m, delta)), 1 - delta)
    with hint(*HINT_COVERAGE):
        by_own_radius(answer, m, delta, judge)


@check(
    points=1.5,
    book="推论 12.1 / corollary 12.1",
    given={"case": breaks().filter(lambda case: break_is_clear(**case))},
    also=pins.many_hypotheses,
)
def test_many_hypotheses(answer, case):
    """K 个独立的假设中有一个出界的概率大于 δ，K − 1 个时不大于 /
    That one of K independent hypotheses is outside has a probability above δ; for K − 1 it has not"""
    m, delta = case.values()

    def judge(radius):
        K = integer(answer.hypotheses_to_break(m, delta), ("K", "K"))
        require(K >= 1, "K 应不小于 1", "K should be at least 1", got=K)
        chance = some_outside(K, m, radius)
        require(
            chance > delta,
            f"{K} 个假设中有一个出界的概率是 {chance:.10g}，不大于 δ = {delta:.10g}",
            f"One of {K} hypotheses is outside with probability {chance:.10g}, not above δ = {delta:.10g}",
            got=K,
        )
        chance = some_outside(K - 1, m, radius)
        require(
            chance <= delta,
            f"K = {K} 不是最小的：{K - 1} 个假设中有一个出界的概率 {chance:.10g} 已大于 δ = {delta:.10g}",
            f"K = {K} is not the least: one of {K - 1} is outside with probability {chance:.10g}, above δ = {delta:.10g}",
            got=K,
        )

    with hint(*HINT_MANY):
        by_own_radius(answer, m, delta, judge)


@check(
    points=1,
    book="(12.19)",
    given={"n": st.one_of(st.integers(1, 20), st.sampled_from((973, 10**6, 10**9))), "m": sizes, "delta": deltas},
    also=pins.finite_class,
)
def test_finite_class(answer, n, m, delta):
    """一个假设时 (12.19) 就是 (12.18)；假设多时每一个失效的概率至多 δ 除以个数 /
    For one hypothesis (12.19) is (12.18); for more, each fails with probability δ divided by their number at most"""
    with hint(*HINT_CLASS):
        got = answer.epsilon_finite_class(n, m, delta)
        close(got, radius_of(m, delta / n), (f"{n} 个假设的半宽", f"the half-width for n = {n}"))


@picture(
    "区间 (12.18) 的覆盖率随 E 而变，总在 1 − δ 之上",
    "The coverage of the interval (12.18) varies with E and stays above 1 − δ",
    alt=(
        "三条锯齿形的曲线，横轴是 E，纵轴是覆盖率，m 为 10、20、50, δ = 0.2；都在横线 0.8 以上很多。",
        "Three jagged curves of coverage against E for m = 10, 20 and 50 with δ = 0.2; all lie far above the line at 0.8.",
    ),
)
def draw_coverage(figure, answer, reference, says):
    axes = figure.subplots()
    across = range(101)
    for m in (10, 20, 50):
        axes.plot([a / 100 for a in across], [answer.coverage(a, 100, m, 0.2) for a in across], label=f"m = {m}")
    axes.axhline(0.8, linestyle=":", color="gray", label="1 − δ")
    axes.set(xlabel="E", ylabel=says("覆盖率", "coverage"))
    axes.legend()


HINT_RADIUS = ("ln(2/δ) = 2mε²；ln 是自然对数。", "ln(2/δ) = 2mε², with the natural logarithm.")
HINT_SIZE = (
    "m 是整数，要使不等式成立：往哪边取整？",
    "m is a whole number for which the inequality holds: which way to round?",
)
HINT_INTERVAL = (
    "以 Ê 为中心，两端各差 epsilon(m, δ)，不截断。",
    "Centred at Ê, with ends epsilon(m, δ) away, not clipped.",
)
HINT_COVERAGE = (
    "把使 |k/m − E| ≤ epsilon(m, δ) 的各 k 的二项概率加起来。",
    "Add the binomial probabilities of all k with |k/m − E| ≤ epsilon(m, δ).",
)
HINT_MANY = (
    "先由二项分布求一个假设出界的概率 q；K 个都不出界的概率是 (1 − q)^K，不要用并的上界 Kq。q 里的 k/m 与 E 都不要先舍入。",
    "First the probability q that one hypothesis is outside, by the binomial distribution; none of K is with probability (1 − q)^K. Do "
    "not take Kq, which only bounds the union. Within q neither k/m nor E is rounded.",
)
HINT_CLASS = (
    "每个假设失效的概率要小到什么程度，n 个之和才不超过 δ？",
    "How unlikely must the failure of each hypothesis be for the sum over n of them to be δ at most?",
)


def covered(a, b, m, radius) -> float:
    E = Fraction(a, b)
    return float(sum(p for k, p in enumerate(chances(a, b, m)) if abs(Fraction(k, m) - E) <= Fraction(radius)))


def by_own_radius(answer, m, delta, judge):
    """Judges by the true half-width; what follows rightly from a half-width that is wrong by a slip lost its points there."""
    radius = radius_of(m, delta)
    try:
        return judge(radius)
    except CheckFailed:
        own, less_sure, more = (
            number(answer.epsilon(*case), ("epsilon(m, δ)", "epsilon(m, δ)"))
            for case in ((m, delta), (m, math.sqrt(delta)), (4 * m, delta))
        )
        is_slip = own > max(0.0, less_sure) and abs(own - 2 * more) <= 1e-8 < abs(own - radius)
        return judge(own if is_slip else radius)
