"""Checks of exercise 12.1."""

import math
from fractions import Fraction

import numpy as np
from hypothesis import strategies as st

from grader.checks import (
    array,
    at,
    close,
    example_check,
    exercise,
    hint,
    number,
    picture,
    property_check,
    require,
    sequence,
)
from grader.strategies import grid

EXERCISE = exercise(
    kind="prove",
    book="§12.1, (12.4)",
    patterns=["certificate", "two sides", "witness"],
    hints=[
        (
            "画出 f 的图像和均值处的点: 哪些直线过这一点, 而在各 x_i 处都不高于图像?",
            "Draw the graph of f and the point at the mean: which lines pass through it and are not above the graph at any x_i?",
        ),
        (
            "从 (μ, f(μ)) 向左、向右的各点连弦, 比较两边的斜率. 归纳法中并成的点要用条件均值: 除以概率之和.",
            "Draw chords from (μ, f(μ)) to the points on its left and right, and compare their slopes. In the induction the merged point lies "
            "at the conditional mean: divide by the sum of the probabilities.",
        ),
        (
            "不是凸函数, 就有一条弦的中点在图像之下: 两个点的分布就够了.",
            "If f is not convex, the middle of some chord lies below the graph: two points make a distribution.",
        ),
    ],
    written={
        "proof": [
            (
                "支撑直线的存在由凸性得来 (或: 归纳的一步由两点的凸性得来)",
                "The supporting line exists because of convexity (or: a step of the induction is convexity for two points)",
            ),
            (
                "取期望后一次项消失 (或: 条件均值的权重归一)",
                "The linear term vanishes in the expectation (or: the weights of the conditional mean sum to 1)",
            ),
            ("没有用到 f 可导", "No derivative of f is used"),
        ]
    },
    unasked={
        "*": {
            "more than 100 entries": "There are 60 points at most, says the stub.",
            "numbers above 1e4": "Points are at most 50 in size, says the stub.",
            "tied numbers; one value": "The points are different, says the stub.",
            "nearly tied numbers": "Any two points are at least 0.001 apart, says the stub.",
        },
        "supporting_slope": {
            "arguments in float32; result in float32": "The inequalities may fail by 1e-7 of the size of f, says the stub."
        },
        "breaking_distribution": {
            "a tolerance of 0.001": "The middle of some chord lies 0.001 below f, says the stub.",
            "lo above 100; hi above 100": "The interval lies in [−50, 50], says the stub.",
        },
    },
)

HINT_SIDES = (
    "左边先求均值再代入 f, 右边先代入 f 再按概率求平均.",
    "On the left f of the mean; on the right the mean, by the probabilities, of f.",
)
HINT_SLOPE = (
    "支撑直线过 (μ, f(μ)), μ 是按概率的均值; 它不在任何 (x_i, f(x_i)) 之上.",
    "A supporting line passes through (μ, f(μ)), with μ the mean by the probabilities, and is above no (x_i, f(x_i)).",
)
HINT_CHAIN = (
    "并成的点位于 Σ p_i x_i / Σ p_i (i ≤ j), 它的 f 值以 Σ p_i 为权.",
    "The merged point lies at Σ p_i x_i / Σ p_i over i ≤ j, and its f has the weight Σ p_i.",
)
HINT_BREAK = (
    "凸不凸要看各处的弦, 长的短的都要看, 不只看两端之间的一条.",
    "Whether f is convex is seen in chords everywhere, long and short, not only in the one between the ends.",
)


def function_of(shape):
    """The function that a drawn shape stands for; NaN beyond [−60, 60] and for anything that is no number."""
    kind, a, b = shape["kind"], shape["a"], shape["b"]
    rules = {
        "square": lambda x: (x - b) ** 2,
        "absolute": lambda x: abs(x - b),
        "hinge": lambda x: max(0.0, x - b),
        "exponential": lambda x: math.exp((x - b) / 10),
        "logarithm": lambda x: -math.log(x - b + 70),
        "lines": lambda x: max(slope * x + intercept for slope, intercept in LINES),
        "line": lambda x: 2.3 * x - b,
        "cube": lambda x: (x - b) ** 3 / 10,
        "sine": lambda x: math.sin(x - b),
        "quartic": lambda x: (x - b) ** 4 - (x - b) ** 2,
        "step": lambda x: math.tanh(10 * (x - b)),
        "dent": lambda x: x * x - max(0.0, 1 - 2 * abs(x - b)),
        "cap": lambda x: 10 * max(0.0, abs(x - b) - 1) - min(1.0, (x - b) ** 2),
        "ramp": lambda x: 1e6 * (x - b) - 0.01 * min(1.0, (x - b) ** 2),
        "spike": lambda x: 0.01 * max(0.0, 1 - 200 * abs(x - b)),
    }

    def f(x):
        if not isinstance(x, (int, float, np.number)) or not -60 <= x <= 60:
            return math.nan
        return float(a * rules[kind](float(x)))

    return f


LINES = ((-1.7, -20.0), (-0.5, 0.3), (0.1, 0.0), (0.9, -2.5), (1.3, -7.1), (4.0, -90.0))
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
CONVEX = ("square", "absolute", "hinge", "exponential", "logarithm", "lines", "line")
BENT = ("cube", "sine", "quartic", "step", "dent", "cap")


def name_of(shape):
    words = WORDS[shape["kind"]]
    factor = "" if shape["a"] == 1 else f"{shape['a']:g} · "
    return f"f(x) = {factor}{words}" + (f", b = {shape['b']:g}" if "b" in words else "")


def shapes(kinds, signs=(1,)):
    return st.builds(
        lambda kind, a, b, sign: {"kind": kind, "a": sign * a, "b": b},
        st.sampled_from(kinds),
        st.sampled_from((0.25, 1.0, 3.0)),
        grid(-3, 3),
        st.sampled_from(signs),
    )


@st.composite
def distributions(draw):
    """{"xs", "ps"}: on a small grid, so that the mean often is one of the points or where f has a corner."""
    places = draw(st.sampled_from((st.integers(-4, 4), st.integers(-5000, 5000).map(lambda k: k / 100))))
    xs = draw(st.lists(places, min_size=1, max_size=6, unique=True))
    weights = draw(st.lists(st.integers(1, 8), min_size=len(xs), max_size=len(xs)))
    return {"xs": [float(x) for x in xs], "ps": [weight / sum(weights) for weight in weights]}


def _many(seed):
    rng = np.random.default_rng(seed)
    xs = rng.permutation(np.arange(-4999, 5000, 7))[:60] / 100
    weights = rng.integers(1, 12, size=60)
    return {"xs": xs.tolist(), "ps": (weights / weights.sum()).tolist()}


ALONE = {"xs": [2.5], "ps": [1.0]}
EVEN = {"xs": [-1.0, 1.0], "ps": [0.5, 0.5]}
CORNER = {"xs": [-4.0, -1.0, 5.0], "ps": [0.25, 0.25, 0.5]}
AT_A_POINT = {"xs": [0.0, 1.0, 2.0], "ps": [0.3, 0.4, 0.3]}
BY_THE_EDGE = {"xs": [3.0, 3.001, 50.0], "ps": [0.001, 0.998, 0.001]}
FAR = {"xs": [-50.0, 49.0, 50.0], "ps": [0.001, 0.001, 0.998]}
FINE = {"xs": [1.23456789, -0.000012345, 7.7654321], "ps": [0.123456789, 0.5, 0.376543211]}
MANY = _many(1)
CLOSE = {"xs": [1.0, 1.001], "ps": [0.5, 0.5]}
JUST_RIGHT = {"xs": [0.0, 1.0002, 2.00049], "ps": [0.25, 0.5, 0.25]}
"""The mean and one point lie a little to the right of 1."""
JUST_ABOVE = {"xs": [-1.0, 0.00005, 0.999967], "ps": [0.3, 0.4, 0.3]}
"""The mean is 1e-5."""
NEXT_TO_IT = {"xs": [-1.0, 0.000001, 1.000006], "ps": [0.3, 0.4, 0.3]}
"""The mean is 2.2e-6, and a point lies between it and 0."""
ROUNDED_UP = {"xs": [1.1, 31.6, -29.4], "ps": [7 / 9, 1 / 9, 1 / 9]}
ROUNDED_DOWN = {"xs": [39.3, 7.0, -25.3], "ps": [7 / 22, 8 / 22, 7 / 22]}
"""A point is the mean, and a mean computed in floats lies on one side of it."""
ABOVE_A_POINT = {"xs": [-17.1, 38.0, -31.4, -3.8, -8.4], "ps": [w / 12 for w in (2, 1, 6, 1, 2)]}
BELOW_A_POINT = {"xs": [-0.3, -14.1, 17.4, -1.2], "ps": [w / 12 for w in (1, 5, 4, 2)]}
"""Here it does in whatever way and order the products are added."""
NEXT_TO_40 = {"xs": [39.0, 40.000001, 41.000006], "ps": [0.3, 0.4, 0.3]}
NEXT_TO_MINUS_40 = {"xs": [-x for x in NEXT_TO_40["xs"]], "ps": NEXT_TO_40["ps"]}
PINNED = [
    {"shape": {"kind": kind, "a": 1.0, "b": 0.0}, "case": case}
    for kind, case in (
        ("square", ALONE),
        ("absolute", EVEN),
        ("square", CORNER),
        ("square", AT_A_POINT),
        ("square", BY_THE_EDGE),
        ("lines", FAR),
        ("line", FINE),
        ("exponential", FINE),
        ("lines", MANY),
    )
]
PINNED += [
    {"shape": {"kind": kind, "a": a, "b": b}, "case": case}
    for kind, a, b, case in (
        ("absolute", 1.0, 1.0, AT_A_POINT),
        ("hinge", 3.0, 1.0, AT_A_POINT),
        ("absolute", 0.25, -40.0, FAR),
        ("exponential", 3.0, -2.0, FAR),
        ("line", 1.0, 0.0, CLOSE),
        ("line", 0.123456, 0.0, EVEN),
        ("absolute", 1.0, 1.0, JUST_RIGHT),
        ("absolute", 1.0, 0.0, JUST_ABOVE),
        ("absolute", 3.0, 0.0, NEXT_TO_IT),
        ("absolute", 3.0, 0.0, {"xs": [-x for x in NEXT_TO_IT["xs"]], "ps": NEXT_TO_IT["ps"]}),
        ("square", 1.0, 0.0, ROUNDED_UP),
        ("exponential", 1.0, 0.0, ROUNDED_UP),
        ("square", 1.0, 0.0, ROUNDED_DOWN),
        ("exponential", 1.0, 0.0, ROUNDED_DOWN),
        *((kind, 1.0, 0.0, case) for kind in ("square", "exponential") for case in (ABOVE_A_POINT, BELOW_A_POINT)),
        ("absolute", 3.0, 40.0, NEXT_TO_40),
        ("absolute", 3.0, -40.0, NEXT_TO_MINUS_40),
        ("line", 1.0, 1e7, FAR),  # large values, small differences
        ("line", 1.0, -3e7, EVEN),
        *(("line", a, 1e7, case) for a in (-1.0, 1.0) for case in (ABOVE_A_POINT, BELOW_A_POINT)),
        ("line", 1e5, 0.0, FINE),  # steep
    )
]


def mean_of(xs, ps) -> float:
    return float(sum(Fraction(x) * Fraction(p) for x, p in zip(xs, ps, strict=True)))


def size_of(f, xs) -> float:
    return 1 + max(abs(f(x)) for x in xs)


@example_check(
    "f(x) = x², 三个点: 两边、支撑直线与归纳的数列",
    "f(x) = x² and three points: both sides, the supporting line, the sequence of the induction",
    points=2,
    book="(12.4)",
)
def test_square(answer):
    xs, ps = [0.0, 1.0, 4.0], [0.5, 0.25, 0.25]

    def square(x):
        return x * x

    with hint(*HINT_SIDES):
        close(answer.jensen_sides(square, xs, ps), [1.5625, 4.25], ("两边", "the sides"))
    with hint(*HINT_SLOPE):
        judge_slope(answer.supporting_slope(square, xs, ps), square, xs, ps)
    with hint(*HINT_CHAIN):
        close(answer.induction_chain(square, xs, ps), [4.25, 49 / 12, 1.5625], ("数列", "the sequence"))


@property_check(
    "不等式的两边, f 凸、凹或都不是",
    "Both sides of the inequality, for convex, concave and other f",
    points=1,
    book="(12.4)",
    given={"shape": shapes((*CONVEX, *BENT), (1, -1)), "case": distributions()},
    also=[*PINNED, {"shape": {"kind": "sine", "a": 1.0, "b": 0.0}, "case": FINE}],
    examples=25,
)
def test_sides(answer, shape, case):
    f, xs, ps = function_of(shape), case["xs"], case["ps"]
    right = math.fsum(p * f(x) for x, p in zip(xs, ps, strict=True))
    with at(name_of(shape), name_of(shape)), hint(*HINT_SIDES):
        got = answer.jensen_sides(f, xs, ps)
        close(got, [f(mean_of(xs, ps)), right], ("两边", "the sides"), abs=1e-9 * size_of(f, xs))


@property_check(
    "直线过均值处的点, 在每个 x_i 处都不高于 f, f 在那里有尖角时也是",
    "The line passes through the point at the mean and is above f at no x_i, even where f has a corner",
    points=3,
    book="(12.4)",
    given={"shape": shapes(CONVEX), "case": distributions()},
    also=[*PINNED, *({"shape": {"kind": kind, "a": 1.0, "b": 0.0}, "case": MANY} for kind in ("square", "line"))],
    examples=50,
)
def test_supporting_line(answer, shape, case):
    f, xs, ps = function_of(shape), case["xs"], case["ps"]
    with at(name_of(shape), name_of(shape)), hint(*HINT_SLOPE):
        judge_slope(answer.supporting_slope(f, xs, ps), f, xs, ps)


@property_check(
    "数列的每一项是并合前 j 个点之后的期望; f 凸时不增, 凹时不减",
    "Every term is the expectation after merging the first j points; they never increase for convex, never decrease for concave f",
    points=2,
    book="(12.4)",
    given={"shape": shapes((*CONVEX, *BENT), (1, 1, -1)), "case": distributions()},
    also=PINNED,
    examples=25,
)
def test_chain(answer, shape, case):
    f, xs, ps = function_of(shape), case["xs"], case["ps"]
    expected, size = chain_of(f, xs, ps), size_of(f, xs)
    with at(name_of(shape), name_of(shape)), hint(*HINT_CHAIN):
        close(answer.induction_chain(f, xs, ps), expected, ("数列", "the sequence"), abs=1e-9 * size)


def chain_of(f, xs, ps):
    """One point merged into the last at a time, as the induction does."""
    place, weight, chain = Fraction(0), Fraction(0), []
    for j, (x, p) in enumerate(zip(xs, ps, strict=True), start=1):
        place = (weight * place + Fraction(p) * Fraction(x)) / (weight + Fraction(p))
        weight += Fraction(p)
        rest = [p * f(x) for x, p in zip(xs[j:], ps[j:], strict=True)]
        chain.append(math.fsum([float(weight) * f(float(place)), *rest]))
    return chain


@st.composite
def intervals(draw):
    lo = draw(st.one_of(grid(-6, 6), st.sampled_from((-50.0, -0.001, 0.005, 30.0, 0.123456789))))
    width = draw(st.sampled_from((0.25, 1.0, 2.0, 3.0, 6.0, 12.0)))
    return {"lo": lo, "hi": lo + width}


def bulge(shape, lo, hi) -> float:
    """By how much, at most, f lies above the middle of a chord of the 33 points."""
    f = function_of(shape)
    heights = np.array([f(lo + (hi - lo) * k / 32) for k in range(33)])
    return max(
        float((heights[k : 33 - k] - (heights[: 33 - 2 * k] + heights[2 * k :]) / 2).max()) for k in range(1, 17)
    )


def is_convex(shape, lo, hi) -> bool:
    """Where this is known; elsewhere False."""
    kind, a, lo, hi = shape["kind"], shape["a"], lo - shape["b"], hi - shape["b"]
    if kind == "line":
        return True
    if kind in CONVEX:
        return a > 0
    left = math.floor(lo / math.pi)
    known = {
        "cube": lo >= 0 if a > 0 else hi <= 0,
        "sine": hi / math.pi <= left + 1 and (left % 2 == 1) == (a > 0),
        "quartic": a > 0 and (lo >= 0.41 or hi <= -0.41),
        "step": hi <= 0 if a > 0 else lo >= 0,
    }
    return known.get(kind, False)


LONE_CHORDS = (
    (1, 1),
    (1, 31),
    (1, 2),
    (1, 16),
    (1, 30),
    (2, 9),
    (3, 16),
    (5, 12),
    (6, 17),
    (7, 24),
    (11, 11),
    (13, 18),
    (16, 16),
)
"""(span, k): of all chords of the 33 points, only the one over 2 · span parts about the k-th point lies 0.001 below f."""


def is_settled(shape, lo, hi) -> bool:
    return is_convex(shape, lo, hi) or bulge(shape, lo, hi) >= 1.001e-3


@property_check(
    "f 在 [lo, hi] 上不是凸函数时给出使不等式不成立的分布, 是凸函数时没有",
    "Where f is not convex on [lo, hi] there is a distribution that breaks the inequality, and none where it is",
    points=2,
    book="(12.4)",
    given={
        "problem": st.fixed_dictionaries(
            {"shape": st.one_of(shapes(BENT, (1, -1)), shapes(CONVEX, (1, -1))), "within": intervals()}
        ).filter(lambda one: is_settled(one["shape"], **one["within"]))
    },
    also=[
        {"problem": {"shape": {"kind": kind, "a": a, "b": b}, "within": {"lo": lo, "hi": hi}}}
        for kind, a, b, lo, hi in (
            ("cube", 1.0, 0.0, -1.0, 1.0),
            ("cube", 1.0, 0.0, 0.0, 1.0),
            ("cube", -1.0, 0.0, -3.0, 0.0),
            ("cube", 1.0, 0.0, -0.7, 50.0),
            ("sine", 1.0, 0.0, 0.0, 6.0),
            ("sine", 1.0, 0.0, 3.25, 6.25),
            ("square", -1.0, 0.0, -1.0, 1.0),
            ("square", -0.01, 0.0, -1.0, 1.0),
            ("square", 1.0, 0.0, -50.0, 50.0),
            ("quartic", 1.0, 0.0, -2.0, 2.0),
            ("quartic", 1.0, 0.0, 0.41, 2.0),
            ("step", 1.0, 0.0, -1.0, 1.0),
            ("step", 1.0, 0.0, -6.0, 0.01),
            ("step", 1.0, 0.0, -2.0, 0.0),
            ("step", 1.0, 0.0, 0.005, 2.0),
            ("dent", 1.0, 1.5, -2.0, 4.0),
            ("dent", 1.0, -2.5, -3.0, 9.0),
            ("logarithm", -1.0, 0.0, -50.0, -0.005),
            ("line", 1.0, 0.0, -50.0, 50.0),
            ("line", -1.0, 0.0, 0.1, 0.3),
            ("lines", 1.0, 0.0, -50.0, 50.0),
            ("lines", -1.0, 0.0, -50.0, 50.0),
            ("sine", 1.0, 0.0, 0.123456789, 3.2),
            ("absolute", -0.1, 0.0, -0.05, 0.05),
            ("absolute", -1.0, 0.0, -0.01, 6.0),
            ("absolute", -1.0, 0.0, -6.0, 0.01),
            ("absolute", -0.0105, 0.0, -0.1, 0.1),
            ("square", -1.0, 0.0, 0.123446789, 2.0),
            ("line", 1e5, 0.0, -50.0, 50.0),
            ("line", -1e5, 0.0, 0.1, 0.3),
            ("ramp", 1.0, 0.0, -1.0, 1.0),
            ("ramp", 1.0, 3.0, -7.0, 25.0),
            ("spike", 1.0, 2.0, -5.0, 27.0),
            ("spike", 1.0, -0.125, -2.0, 1.0),
            *(("cap", 0.00105, 0.0, -k / span, (32 - k) / span) for span, k in LONE_CHORDS),
        )
        if is_settled({"kind": kind, "a": a, "b": b}, lo, hi)
    ],
    examples=25,
)
def test_breaking(answer, problem):
    shape, lo, hi = problem["shape"], problem["within"]["lo"], problem["within"]["hi"]
    f = function_of(shape)
    with at(name_of(shape), name_of(shape)), hint(*HINT_BREAK):
        judge_breaking(answer.breaking_distribution(f, lo, hi), f, lo, hi, is_convex(shape, lo, hi))


@picture(
    "均值处的支撑直线",
    "The supporting line at the mean",
    alt=(
        "左: 抛物线; 右: 有尖角的折线. 图上各点与均值处的点, 过后者的支撑直线不高于图像; 各点的平均高度在均值处的图像之上.",
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


def judge_slope(got, f, xs, ps):
    a = number(got, ("斜率", "the slope"))
    mu, slack = mean_of(xs, ps), 1e-7 * size_of(f, xs)
    for x in xs:
        line = f(mu) + a * (x - mu)
        require(
            f(x) >= line - slack,
            f"斜率为 {a:.10g} 的直线过 ({mu:.10g}, {f(mu):.10g}), 在 x = {x:.10g} 处的高度 {line:.10g} 超过 f(x) = {f(x):.10g}",
            f"The line of slope {a:.10g} through ({mu:.10g}, {f(mu):.10g}) has height {line:.10g} at x = {x:.10g}, above "
            f"f(x) = {f(x):.10g}",
            got=got,
        )


def judge_breaking(got, f, lo, hi, convex):
    if got is None:
        require(
            convex,
            f"f 在 [{lo:.10g}, {hi:.10g}] 上不是凸函数",
            f"f is not convex on [{lo:.10g}, {hi:.10g}]",
            got=got,
        )
        return
    xs, ps = sequence(got, 2, ("分布 (xs, ps)", "the distribution (xs, ps)"))
    xs = array(xs, (None,), ("xs", "xs")).tolist()
    ps = array(ps, (len(xs),), ("ps", "ps")).tolist()
    require(len(set(xs)) == len(xs) > 0, "xs 应互不相同, 且不为空", "The xs should be different, and some", got=got)
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
        f"f(E x) = {left:.10g}, E f(x) = {right:.10g}: 不等式没有被打破" + (", f 是凸函数" if convex else ""),
        f"f(E x) = {left:.10g} and E f(x) = {right:.10g}: the inequality is not broken"
        + ("; f is convex" if convex else ""),
        got=got,
    )
