"""Checks of exercise 12.1."""

import math
from fractions import Fraction

import numpy as np
from hypothesis import strategies as st

from grader.checks import array, at, check, close, exercise, hint, number, picture, require, sequence
from grader.strategies import grid

from .pins import ex12_01 as pins
from .pins.ex12_01 import CONVEX, LINES, function_of, is_convex, is_settled

EXERCISE = exercise(
    kind="prove",
    book="§12.1, (12.4)",
    patterns=["certificate", "two sides", "witness"],
    hints=[
        (
            "画出 f 的图像和均值处的点：哪些直线过这一点，而在各 x_i 处都不高于图像？",
            "Draw the graph of f and the point at the mean: which lines pass through it and are not above the graph at any x_i?",
        ),
        (
            "从 (μ, f(μ)) 向左、向右的各点连弦，比较两边的斜率。归纳法中并成的点要用条件均值：除以概率之和。",
            "Draw chords from (μ, f(μ)) to the points on its left and right, and compare their slopes. In the induction the merged point lies "
            "at the conditional mean: divide by the sum of the probabilities.",
        ),
        (
            "不是凸函数，就有一条弦的中点在图像之下：两个点的分布就够了。",
            "If f is not convex, the middle of some chord lies below the graph: two points make a distribution.",
        ),
    ],
    contract=[
        (
            "f 在 [−60, 60] 上有定义，绝对值不超过 10⁸，精确到双精度的舍入；至多 60 个点，在 [−50, 50] 中，相距至少 0.001，概率至少 0.001",
            "f is defined on [−60, 60], at most 10⁸ in size there and right to the rounding of floats; at most 60 points in [−50, 50], "
            "at least 0.001 apart, with probabilities of at least 0.001",
        ),
        (
            "某个 x_i 可以恰是 μ，那时浮点数算出的 μ 与它可能有舍入之差；其余的 x_i 离 μ 至少 10⁻⁶",
            "Some x_i may be μ itself, from which a μ computed in floats may differ by rounding; the others are at least 10⁻⁶ away",
        ),
        (
            "两边与数列准到 10⁻⁹(1 + max|f(x_i)|)，支撑直线至多高出 10⁻⁷(1 + max|f(x_i)|)",
            "The sides and the sequence are right to 10⁻⁹(1 + max|f(x_i)|); a supporting line is above f by at most 10⁻⁷(1 + max|f(x_i)|)",
        ),
        (
            "f 不是凸函数时，33 个点上有一条弦的中点低于 f 至少 0.001，哪怕 f 有一百万大；一次调用至多求值 3000 次",
            "Where f is not convex, the middle of some chord of the 33 points lies at least 0.001 below f, even if f reaches a million; "
            "a call evaluates f at most 3000 times",
        ),
    ],
    written={
        "proof": [
            (
                "支撑直线的存在由凸性得来（或：归纳的一步由两点的凸性得来）",
                "The supporting line exists because of convexity (or: a step of the induction is convexity for two points)",
            ),
            (
                "取期望后一次项消失（或：条件均值的权重归一）",
                "The linear term vanishes in the expectation (or: the weights of the conditional mean sum to 1)",
            ),
            ("没有用到 f 可导", "No derivative of f is used"),
        ]
    },
)

BENT = ("cube", "sine", "quartic", "step", "dent", "cap")


def shapes(kinds, signs=(1,)):
    return st.builds(
        lambda kind, a, b, sign: {"kind": kind, "a": sign * a, "b": b},
        st.sampled_from(kinds),
        st.sampled_from((0.25, 1.0, 3.0)),
        grid(-3, 3),
        st.sampled_from(signs),
    )


@st.composite
def distributions(draw, far=False):
    """{"xs", "ps"}: on a small grid, so that the mean often is one of the points or where f has a corner.

    A point that is the mean is so exactly, in whatever way a mean is computed, unless it is `far`.
    """
    fine = draw(st.booleans())
    places = (
        st.integers(-5000, 5000).map(lambda k: k / 100) if far and fine else st.integers(-16, 16).map(lambda k: k / 4)
    )
    xs = draw(st.lists(places, min_size=1, max_size=6, unique=True))
    weights = draw(st.lists(st.integers(1, 8), min_size=len(xs), max_size=len(xs)))
    if not far:
        total = next(2**k for k in range(7) if 2**k >= sum(weights))
        weights[0] += total - sum(weights)
    return {"xs": [float(x) for x in xs], "ps": [weight / sum(weights) for weight in weights]}


@st.composite
def intervals(draw, far=False):
    lo = draw(st.sampled_from((-50.0, -0.001, 0.005, 30.0, 0.123456789)) if far else grid(-6, 6))
    width = draw(st.sampled_from((0.25, 1.0, 2.0, 3.0, 6.0, 12.0)))
    return {"lo": lo, "hi": lo + width}


def problems(far=False):
    return st.fixed_dictionaries(
        {"shape": st.one_of(shapes(BENT, (1, -1)), shapes(CONVEX, (1, -1))), "within": intervals(far)}
    ).filter(lambda one: is_settled(one["shape"], **one["within"]))


def square(x):
    return x * x


@check(points=0.5, book="(12.4)")
def test_square_sides(answer):
    """f(x) = x²，三个点：不等式的两边 / f(x) = x² and three points: both sides"""
    with hint(*HINT_SIDES):
        close(answer.jensen_sides(square, *SMALL), [1.5625, 4.25], ("两边", "the sides"))


@check(
    points=1,
    book="(12.4)",
    given={"shape": shapes((*CONVEX, *BENT), (1, -1)), "case": distributions()},
    also=pins.plain,
    strict_given={"shape": shapes((*CONVEX, *BENT), (1, -1)), "case": distributions(far=True)},
    strict=pins.hard_sides,
    examples=25,
)
def test_sides(answer, shape, case):
    """不等式的两边，f 凸、凹或都不是 / Both sides of the inequality, for convex, concave and other f"""
    f, xs, ps = function_of(shape), case["xs"], case["ps"]
    right = math.fsum(p * f(x) for x, p in zip(xs, ps, strict=True))
    with at(name_of(shape), name_of(shape)), hint(*HINT_SIDES):
        got = answer.jensen_sides(f, xs, ps)
        close(got, [f(mean_of(xs, ps)), right], ("两边", "the sides"), abs=1e-9 * size_of(f, xs))


@check(points=1, book="(12.4)")
def test_square_line(answer):
    """f(x) = x²，三个点：支撑直线的斜率 / f(x) = x² and three points: the slope of a supporting line"""
    with hint(*HINT_SLOPE):
        judge_slope(answer.supporting_slope(square, *SMALL), square, *SMALL)


@check(
    points=3,
    book="(12.4)",
    given={"shape": shapes(CONVEX), "case": distributions()},
    also=pins.plain,
    strict_given={"shape": shapes(CONVEX), "case": distributions(far=True)},
    strict=pins.hard_lines,
    examples=50,
)
def test_supporting_line(answer, shape, case):
    """直线过均值处的点，在每个 x_i 处都不高于 f，f 在那里有尖角时也是 /
    The line passes through the point at the mean and is above f at no x_i, even where f has a corner"""
    f, xs, ps = function_of(shape), case["xs"], case["ps"]
    with at(name_of(shape), name_of(shape)), hint(*about_line(f, xs, ps)):
        judge_slope(answer.supporting_slope(f, xs, ps), f, xs, ps)


@check(points=0.5, book="(12.4)")
def test_square_chain(answer):
    """f(x) = x²，三个点：归纳的数列 / f(x) = x² and three points: the sequence of the induction"""
    with hint(*HINT_CHAIN):
        close(answer.induction_chain(square, *SMALL), [4.25, 49 / 12, 1.5625], ("数列", "the sequence"))


@check(
    points=2,
    book="(12.4)",
    given={"shape": shapes((*CONVEX, *BENT), (1, 1, -1)), "case": distributions()},
    also=[*pins.plain, pins.concave],
    strict_given={"shape": shapes((*CONVEX, *BENT), (1, 1, -1)), "case": distributions(far=True)},
    strict=pins.hard,
    examples=25,
)
def test_chain(answer, shape, case):
    """数列的每一项是并合前 j 个点之后的期望；f 凸时不增，凹时不减 /
    Every term is the expectation after merging the first j points; they never increase for convex, never decrease for concave f
    """
    f, xs, ps = function_of(shape), case["xs"], case["ps"]
    expected, size = chain_of(f, xs, ps), size_of(f, xs)
    with at(name_of(shape), name_of(shape)), hint(*HINT_CHAIN):
        close(answer.induction_chain(f, xs, ps), expected, ("数列", "the sequence"), abs=1e-9 * size)


@check(
    points=2,
    book="(12.4)",
    given={"problem": problems()},
    also=pins.bends,
    strict_given={"problem": problems(far=True)},
    strict=pins.hard_bends,
    examples=25,
)
def test_breaking(answer, problem):
    """f 在 [lo, hi] 上不是凸函数时给出使不等式不成立的分布，是凸函数时没有 /
    Where f is not convex on [lo, hi] there is a distribution that breaks the inequality, and none where it is"""
    shape, lo, hi = problem["shape"], problem["within"]["lo"], problem["within"]["hi"]
    f = function_of(shape)
    convex = is_convex(shape, lo, hi)
    with at(name_of(shape), name_of(shape)), hint(*(HINT_CONVEX if convex else HINT_BREAK)):
        judge_breaking(answer.breaking_distribution(f, lo, hi), f, lo, hi, convex)


@picture(
    "均值处的支撑直线",
    "The supporting line at the mean",
    alt=(
        "左：抛物线；右：有尖角的折线。图上各点与均值处的点，过后者的支撑直线不高于图像；各点的平均高度在均值处的图像之上。",
        "Left a parabola, right a line with a corner; the points, the one at the mean, and a supporting line through it that stays below; "
        "the mean height of the points lies above the graph at the mean.",
    ),
)
def draw_supporting_line(figure, answer, reference, says):
    across = np.linspace(-3.2, 3.2, 129)
    for axes, shape in zip(
        figure.subplots(1, 2, sharey=True),
        ({"kind": "square", "a": 0.25, "b": 0.0}, {"kind": "absolute", "a": 1.0, "b": 0.0}),
        strict=True,
    ):
        f, xs, ps = function_of(shape), [-3.0, 0.5, 2.0], [0.25, 0.5, 0.25]
        mu = mean_of(xs, ps)
        a = number(answer.supporting_slope(f, xs, ps))
        low, high = sequence(answer.jensen_sides(f, xs, ps), 2)
        axes.plot(across, [f(x) for x in across], color="black")
        axes.plot(xs, [f(x) for x in xs], "o", color="C0")
        axes.plot(across, f(mu) + a * (across - mu), "--", color="C3", label=says("支撑直线", "supporting line"))
        axes.plot([mu, mu], [low, high], "s-", color="C2", label=says("f(E x) 与 E f(x)", "f(E x) and E f(x)"))
        axes.set(xlabel="x", ylim=(-2, 3.5))
        axes.legend(fontsize="small")


HINT_SIDES = (
    "左边先求均值再代入 f，右边先代入 f 再按概率求平均。",
    "On the left f of the mean; on the right the mean, by the probabilities, of f.",
)
HINT_SLOPE = (
    "支撑直线过 (μ, f(μ))，μ 是按概率的均值；它不在任何 (x_i, f(x_i)) 之上。",
    "A supporting line passes through (μ, f(μ)), with μ the mean by the probabilities, and is above no (x_i, f(x_i)).",
)
HINT_CHAIN = (
    "并成的点位于 Σ p_i x_i / Σ p_i (i ≤ j)，它的 f 值以 Σ p_i 为权。",
    "The merged point lies at Σ p_i x_i / Σ p_i over i ≤ j, and its f has the weight Σ p_i.",
)
HINT_AT_THE_MEAN = (
    "有一个点恰是均值（或只差舍入误差）：它到均值处没有弦，别用它的斜率。",
    "One point is the mean, or is so but for rounding: there is no chord to it whose slope could be used.",
)
HINT_BREAK = (
    "凸不凸要看各处的弦，长的短的都要看，不只看两端之间的一条；找到的两点各取 1/2，概率之和是 1。",
    "Whether f is convex is seen in chords everywhere, long and short, not only in the one between the ends; give the two points "
    "of a chord ½ each: probabilities sum to 1.",
)
HINT_CONVEX = (
    "凸函数的弦处处不低于图像；直线也是凸的，只差一点舍入误差的弦不算反例。",
    "No chord of a convex f is below the graph; a straight line is convex as well, and a chord that is off by rounding breaks nothing.",
)
SMALL = [0.0, 1.0, 4.0], [0.5, 0.25, 0.25]
WORDS = {
    "square": "(x − b)²",
    "absolute": "|x − b|",
    "hinge": "max(0, x − b)",
    "exponential": "e^((x − b)/10)",
    "logarithm": "−ln(x − b + 70)",
    "lines": "max(" + ", ".join(f"{slope:g}x {intercept:+g}" for slope, intercept in LINES) + ")",
    "line": "(2.3x − b)",
    "cube": "(x − b)³/10",
    "sine": "sin(x − b)",
    "quartic": "((x − b)⁴ − (x − b)²)",
    "step": "tanh(10(x − b))",
    "dent": "(x² − max(0, 1 − 2|x − b|))",
    "cap": "(10 max(0, |x − b| − 1) − min(1, (x − b)²))",
    "ramp": "(10⁶(x − b) − 0.01 min(1, (x − b)²))",
    "spike": "0.01 max(0, 1 − 200|x − b|)",
}


def name_of(shape):
    words = WORDS[shape["kind"]]
    factor = "" if shape["a"] == 1 else f"{shape['a']:g} · "
    return f"f(x) = {factor}{words}" + (f", b = {shape['b']:g}" if "b" in words else "")


def mean_of(xs, ps) -> float:
    return float(sum(Fraction(x) * Fraction(p) for x, p in zip(xs, ps, strict=True)))


def size_of(f, xs) -> float:
    return 1 + max(abs(f(x)) for x in xs)


def chain_of(f, xs, ps):
    """One point merged into the last at a time, as the induction does."""
    place, weight, chain = Fraction(0), Fraction(0), []
    for j, (x, p) in enumerate(zip(xs, ps, strict=True), start=1):
        place = (weight * place + Fraction(p) * Fraction(x)) / (weight + Fraction(p))
        weight += Fraction(p)
        rest = [p * f(x) for x, p in zip(xs[j:], ps[j:], strict=True)]
        chain.append(math.fsum([float(weight) * f(float(place)), *rest]))
    return chain


def about_line(f, xs, ps):
    """The hint for a line that is above f somewhere."""
    mu = mean_of(xs, ps)
    return HINT_AT_THE_MEAN if len(xs) > 1 and any(abs(x - mu) < 1e-9 for x in xs) else HINT_SLOPE


def judge_slope(got, f, xs, ps):
    a = number(got, ("斜率", "the slope"))
    mu, slack = mean_of(xs, ps), 1e-7 * size_of(f, xs)
    for x in xs:
        line = f(mu) + a * (x - mu)
        require(
            f(x) >= line - slack,
            f"斜率为 {a:.10g} 的直线过 ({mu:.10g}, {f(mu):.10g})，在 x = {x:.10g} 处的高度 {line:.10g} 超过 f(x) = {f(x):.10g}",
            f"The line of slope {a:.10g} through ({mu:.10g}, {f(mu):.10g}) has height {line:.10g} at x = {x:.10g}, above "
            f"f(x) = {f(x):.10g}",
            got=got,
        )


def judge_breaking(got, f, lo, hi, convex):
    if got is None:
        require(
            convex, f"f 在 [{lo:.10g}, {hi:.10g}] 上不是凸函数", f"f is not convex on [{lo:.10g}, {hi:.10g}]", got=got
        )
        return
    xs, ps = sequence(got, 2, ("分布 (xs, ps)", "the distribution (xs, ps)"))
    xs = array(xs, (None,), ("xs", "xs")).tolist()
    ps = array(ps, (len(xs),), ("ps", "ps")).tolist()
    require(len(set(xs)) == len(xs) > 0, "xs 应互不相同，且不为空", "The xs should be different, and some", got=got)
    require(
        all(lo - 1e-9 * (1 + abs(lo)) <= x <= hi + 1e-9 * (1 + abs(hi)) for x in xs),
        f"xs 应在 [{lo:.10g}, {hi:.10g}] 中",
        f"The xs should lie in [{lo:.10g}, {hi:.10g}]",
        got=got,
    )
    require(min(ps) > 0, "概率应为正", "Probabilities should be positive", got=got)
    close(math.fsum(ps), 1.0, ("概率之和", "the sum of the probabilities"))
    left, right = f(mean_of(xs, ps)), math.fsum(p * f(x) for x, p in zip(xs, ps, strict=True))
    require(
        left >= right + 1e-6,
        f"f(E x) = {left:.10g}，E f(x) = {right:.10g}：不等式没有被打破" + ("，f 是凸函数" if convex else ""),
        f"f(E x) = {left:.10g} and E f(x) = {right:.10g}: the inequality is not broken"
        + ("; f is convex" if convex else ""),
        got=got,
    )
