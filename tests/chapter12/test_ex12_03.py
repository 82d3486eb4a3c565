"""Checks of exercise 12.3."""

import math
from fractions import Fraction

from hypothesis import strategies as st

from grader.checks import check, close, equal, exercise, hint, integer, number, picture, require, sequence
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
    contract=[
        (
            "10⁻⁶ ≤ δ < 1，0.005 ≤ ε < 1，m 至多 10⁶（coverage 与 hypotheses_to_break 中至多 200），b 至多 1000，假设至多 10⁹ 个；"
            "hypotheses_to_break 中 0.01 ≤ δ ≤ 0.99，且 ε(m, δ) < ½",
            "10⁻⁶ ≤ δ < 1, 0.005 ≤ ε < 1, m up to 10⁶ (to 200 in coverage and hypotheses_to_break), b up to 1000, up to 10⁹ hypotheses; in "
            "hypotheses_to_break 0.01 ≤ δ ≤ 0.99, and ε(m, δ) < ½",
        ),
        (
            "浮点数的误差不超过 10⁻⁹；要比较的两个数相对差都大于 10⁻⁹，舍入不会决定结果",
            "Floats have an error of 10⁻⁹ at most; wherever numbers are compared, they differ by more than 10⁻⁹ of their size, so that "
            "rounding decides nothing",
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

usual_sizes = st.one_of(st.integers(1, 200), st.sampled_from((250, 1000)))
usual_deltas = st.one_of(edges(0.01, 0.99), st.sampled_from((0.05, 0.1, 0.2)))
sizes = st.one_of(st.integers(1, 200), st.sampled_from((250, 10_000, 123_456, 250_000)))
deltas = st.one_of(edges(1e-6, 0.999), st.sampled_from((0.05, 0.1, 0.2)))


@st.composite
def demands(draw, far=False):
    least = 5 if far else 20
    eps = draw(st.one_of(edges(least / 1000, 0.999), st.integers(least, 400).map(lambda k: k / 1000)))
    return {"eps": eps, "delta": draw(deltas if far else usual_deltas)}


@st.composite
def covers(draw, far=False):
    b = draw(st.sampled_from((1, 2, 3, 7, 20, 20, 100, 1000)))
    m = draw(st.one_of(st.integers(1, 12), st.integers(13, 200 if far else 50)))
    return {"a": draw(st.integers(0, b)), "b": b, "m": m, "delta": draw(deltas if far else usual_deltas)}


@st.composite
def breaks(draw, far=False):
    m = draw(st.one_of(st.integers(2, 20), st.integers(21, 200 if far else 50)))
    limits = (0.01, 0.99) if far else (0.05, 0.9)
    return {"m": m, "delta": draw(st.one_of(edges(*limits), st.sampled_from((0.05, 0.1, 0.2))))}


def clear(strategy, is_clear):
    """Cases in which rounding decides nothing."""
    return {"case": strategy.filter(lambda case: is_clear(**case))}


@check(points=0.5, book="(12.18)")
def test_values(answer):
    """三组 (m, δ) 的半宽 / The half-widths for three (m, δ)"""
    with hint(*HINT_RADIUS):
        for m, delta, expected in ((10, 0.1, 0.387023), (100, 0.05, 0.135810), (1000, 0.01, 0.051470)):
            close(answer.epsilon(m, delta), expected, (f"ε({m}, {delta})", f"ε({m}, {delta})"), abs=1e-6)


@check(
    points=1,
    book="(12.18)",
    given={"m": usual_sizes, "delta": usual_deltas},
    also=pins.radius,
    strict_given={"m": sizes, "delta": deltas},
)
def test_epsilon(answer, m, delta):
    """ε 代回 2e^(−2mε²) 得到 δ / ε put into 2e^(−2mε²) gives δ"""
    with hint(*HINT_RADIUS):
        close(answer.epsilon(m, delta), radius_of(m, delta), ("ε", "ε"))


@check(
    points=0.5,
    book="(12.18)",
    given={"m": usual_sizes, "delta": usual_deltas, "wrong": st.integers(0, 200)},
    also=pins.interval,
    strict_given={"m": sizes, "delta": deltas, "wrong": st.integers(0, 200)},
)
def test_interval(answer, m, delta, wrong):
    """区间以经验误差为中心，两端各差 ε，不截断 /
    The interval has the empirical error as its centre and ends ε away, not clipped"""
    err, radius = min(wrong, m) / m, radius_of(m, delta)
    with hint(*HINT_INTERVAL):
        ends = sequence(answer.interval(err, m, delta), 2, ("区间", "the interval"))
        close(ends, [err - radius, err + radius], ("区间", "the interval"))


@check(points=0.5, book="(12.17)")
def test_sizes(answer):
    """四组 (ε, δ) 的样例数 / The sample sizes for four (ε, δ)"""
    with hint(*HINT_SIZE):
        for eps, delta, expected in ((0.1, 0.05, 185), (0.05, 0.05, 738), (0.01, 0.01, 26492), (0.5, 0.5, 3)):
            equal(
                integer(answer.sample_size(eps, delta), ("样例数", "the sample size")),
                expected,
                (f"ε = {eps}，δ = {delta} 的样例数", f"the sample size for ε = {eps}, δ = {delta}"),
            )


@check(
    points=1,
    book="(12.17)",
    given=clear(demands(), size_is_clear),
    also=pins.sample_size,
    strict_given=clear(demands(far=True), size_is_clear),
    strict=pins.fine_sample_size,
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


@check(points=0.5, book="(12.18)")
def test_coverage_of_ten(answer):
    """E = 1/2，m = 10，δ = 0.1 时的覆盖率 / The coverage for E = 1/2, m = 10 and δ = 0.1"""
    # Outside are 0 and 10 errors, and 1 and 9: 22 of 1024 outcomes.
    with hint(*HINT_COVERAGE):
        close(answer.coverage(1, 2, 10, 0.1), 1 - 22 / 1024, ("覆盖率", "the coverage"), abs=1e-6)


@check(
    points=2,
    book="(12.18)",
    given=clear(covers(), interval_is_clear),
    also=pins.coverage,
    strict_given=clear(covers(far=True), interval_is_clear),
    strict=pins.fine_coverage,
)
def test_coverage(answer, case):
    """覆盖率是精确的概率，不小于 1 − δ / The coverage is the exact probability, which is at least 1 − δ"""
    a, b, m, delta = case.values()
    with hint(*HINT_COVERAGE):
        got = number(answer.coverage(a, b, m, delta), ("覆盖率", "the coverage"))
        close(got, covered(a, b, m, radius_of(m, delta)), ("覆盖率", "the coverage"))


@check(points=0.5, book="推论 12.1 / corollary 12.1")
def test_breaking(answer):
    """五组 (m, δ) 的 K / K for five (m, δ)"""
    with hint(*HINT_MANY):
        for m, delta, expected in ((10, 0.1, 5), (20, 0.05, 20), (50, 0.2, 7), (100, 0.05, 8), (10, 0.5, 6)):
            equal(
                integer(answer.hypotheses_to_break(m, delta), ("K", "K")),
                expected,
                (f"m = {m}，δ = {delta} 的 K", f"K for m = {m}, δ = {delta}"),
            )


@check(
    points=2,
    book="推论 12.1 / corollary 12.1",
    given=clear(breaks(), break_is_clear),
    also=pins.many_hypotheses,
    strict_given=clear(breaks(far=True), break_is_clear),
    strict=pins.fine_many_hypotheses,
)
def test_many_hypotheses(answer, case):
    """K 个独立的假设中有一个出界的概率大于 δ，K − 1 个时不大于 /
    That one of K independent hypotheses is outside has a probability above δ; for K − 1 it has not"""
    m, delta = case.values()
    radius = radius_of(m, delta)
    K = integer(answer.hypotheses_to_break(m, delta), ("K", "K"))
    with hint(*HINT_MANY):
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


@check(points=0.5, book="(12.19)")
def test_class_of_973(answer):
    """973 个假设、100 个样例时 (12.19) 的半宽 / The half-width of (12.19) for 973 hypotheses and 100 examples"""
    with hint(*HINT_CLASS):
        got = answer.epsilon_finite_class(973, 100, 0.05)
        close(got, 0.229883, ("973 个假设的半宽", "the half-width for 973 hypotheses"), abs=1e-6)


@check(
    points=1,
    book="(12.19)",
    given={"n": st.one_of(st.integers(1, 20), st.sampled_from((50, 973))), "m": usual_sizes, "delta": usual_deltas},
    also=pins.finite_class,
    strict_given={"n": st.sampled_from((2, 973, 10**6, 10**9)), "m": sizes, "delta": deltas},
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
        "三条锯齿形的曲线，横轴是 E，纵轴是覆盖率，m 为 10、20、50，δ = 0.2；都在横线 0.8 以上很多。",
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
    "把使 |k/m − E| ≤ epsilon(m, δ) 的各 k 的二项概率加起来；k/m 与 E 都不要先舍入。",
    "Add the binomial probabilities of all k with |k/m − E| ≤ epsilon(m, δ); round neither k/m nor E before.",
)
HINT_MANY = (
    "先由二项分布求一个假设出界的概率 q；K 个都不出界的概率是 (1 − q)^K，不要用并的上界 Kq。",
    "First the probability q that one hypothesis is outside, by the binomial distribution; none of K is with probability (1 − q)^K. Do "
    "not take Kq, which only bounds the union.",
)
HINT_CLASS = (
    "每个假设失效的概率要小到什么程度，n 个之和才不超过 δ？",
    "How unlikely must the failure of each hypothesis be for the sum over n of them to be δ at most?",
)


def covered(a, b, m, radius) -> float:
    E = Fraction(a, b)
    return float(sum(p for k, p in enumerate(chances(a, b, m)) if abs(Fraction(k, m) - E) <= Fraction(radius)))
