"""What the checks of 12.1 are always tried on."""

import math

import numpy as np

from grader.checks import pin, pins


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
CONVEX = ("square", "absolute", "hinge", "exponential", "logarithm", "lines", "line")


def _many(seed):
    rng = np.random.default_rng(seed)
    xs = rng.permutation(np.arange(-4999, 5000, 7))[:60] / 100
    weights = rng.integers(1, 12, size=60)
    return {"xs": xs.tolist(), "ps": (weights / weights.sum()).tolist()}


ALONE = {"xs": [2.5], "ps": [1.0]}
EVEN = {"xs": [-1.0, 1.0], "ps": [0.5, 0.5]}
CORNER = {"xs": [-4.0, -1.0, 5.0], "ps": [0.25, 0.25, 0.5]}
AT_A_POINT = {"xs": [0.0, 1.0, 2.0], "ps": [0.25, 0.5, 0.25]}
FAR_LEFT = {"xs": [1.0, -4.0, 0.0], "ps": [0.75, 0.125, 0.125]}
"""The mean is 0.25, and the chords to its left differ much in slope."""
HALF = {"xs": [0.0, 0.5], "ps": [0.5, 0.5]}
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


def _inputs(cases):
    return [{"shape": {"kind": kind, "a": a, "b": b}, "case": case} for kind, a, b, case in cases]


PLAIN = _inputs(
    [
        ("square", 1.0, 0.0, ALONE),
        ("absolute", 1.0, 0.0, EVEN),
        ("square", 1.0, 0.0, CORNER),
        ("square", 1.0, 0.0, AT_A_POINT),
        ("absolute", 1.0, 1.0, AT_A_POINT),
        ("hinge", 3.0, 1.0, AT_A_POINT),
        ("lines", 1.0, 0.0, CORNER),
        ("line", 1.0, 0.0, CORNER),
        ("exponential", 3.0, -2.0, CORNER),
        ("square", 1.0, 0.0, FAR_LEFT),
        ("absolute", 1.0, 0.0, HALF),
    ]
)
HARD = _inputs(
    [
        ("square", 1.0, 0.0, BY_THE_EDGE),
        ("lines", 1.0, 0.0, FAR),
        ("line", 1.0, 0.0, FINE),
        ("exponential", 1.0, 0.0, FINE),
        ("lines", 1.0, 0.0, MANY),
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
    ]
)


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


def is_settled(shape, lo, hi) -> bool:
    return is_convex(shape, lo, hi) or bulge(shape, lo, hi) >= 1.001e-3


plain = pins("plain", "a point alone, a corner at the mean, a point at the mean, points in no order", PLAIN)
concave = pin("concave", "the sequence never decreases", shape={"kind": "square", "a": -1.0, "b": 0.0}, case=CORNER)
hard = pins("hard", "points that are the mean but for rounding, kinks beside it, large values, sixty points", HARD)
hard_sides = [
    *hard,
    pin(
        "fine",
        "a sine at points of many decimals",
        shape={"kind": "sine", "a": 1.0, "b": 0.0},
        case=FINE,
    ),
]
hard_lines = [
    *hard,
    *pins(
        "many",
        "sixty points in no order",
        [{"shape": {"kind": kind, "a": 1.0, "b": 0.0}, "case": MANY} for kind in ("square", "line")],
    ),
]


def _problems(cases):
    return [
        {"problem": {"shape": {"kind": kind, "a": a, "b": b}, "within": {"lo": lo, "hi": hi}}}
        for kind, a, b, lo, hi in cases
        if is_settled({"kind": kind, "a": a, "b": b}, lo, hi)
    ]


bends = [
    *pins(
        "bends",
        "convex in one part and not in another, a dent, a kink, a straight line",
        _problems(
            [
                ("cube", 1.0, 0.0, -1.0, 1.0),
                ("cube", 1.0, 0.0, 0.0, 1.0),
                ("cube", -1.0, 0.0, -3.0, 0.0),
                ("sine", 1.0, 0.0, 0.0, 6.0),
                ("sine", 1.0, 0.0, 3.25, 6.25),
                ("square", -1.0, 0.0, -1.0, 1.0),
                ("square", 1.0, 0.0, -10.0, 10.0),
                ("quartic", 1.0, 0.0, -2.0, 2.0),
                ("quartic", 1.0, 0.0, 0.5, 2.0),
                ("step", 1.0, 0.0, -1.0, 1.0),
                ("step", 1.0, 0.0, -2.0, 0.0),
                ("dent", 1.0, 1.5, -2.0, 4.0),
                ("dent", 1.0, -2.5, -3.0, 9.0),
                ("line", 1.0, 0.0, -5.0, 5.0),
                ("line", -1.0, 0.0, 0.1, 0.3),
                ("lines", -1.0, 0.0, -50.0, 50.0),
                ("absolute", -1.0, 0.0, -0.01, 6.0),
                ("absolute", -1.0, 0.0, -6.0, 0.01),
            ]
        ),
    ),
    *pins(
        "lone chords",
        "(span, k): of all chords of the 33 points, only the one over 2 · span parts about the k-th point lies 0.001 below f",
        _problems([("cap", 0.00105, 0.0, -k / span, (32 - k) / span) for span, k in LONE_CHORDS]),
    ),
]
hard_bends = pins(
    "hard bends",
    "bends of a thousandth in large or fine intervals, narrow spikes, steep lines",
    _problems(
        [
            ("cube", 1.0, 0.0, -0.7, 50.0),
            ("square", -0.01, 0.0, -1.0, 1.0),
            ("square", 1.0, 0.0, -50.0, 50.0),
            ("quartic", 1.0, 0.0, 0.41, 2.0),
            ("step", 1.0, 0.0, -6.0, 0.01),
            ("step", 1.0, 0.0, 0.005, 2.0),
            ("logarithm", -1.0, 0.0, -50.0, -0.005),
            ("line", 1.0, 0.0, -50.0, 50.0),
            ("lines", 1.0, 0.0, -50.0, 50.0),
            ("sine", 1.0, 0.0, 0.123456789, 3.2),
            ("absolute", -0.1, 0.0, -0.05, 0.05),
            ("absolute", -0.0105, 0.0, -0.1, 0.1),
            ("square", -1.0, 0.0, 0.123446789, 2.0),
            ("line", 1e5, 0.0, -50.0, 50.0),
            ("line", -1e5, 0.0, 0.1, 0.3),
            ("ramp", 1.0, 0.0, -1.0, 1.0),
            ("ramp", 1.0, 3.0, -7.0, 25.0),
            ("spike", 1.0, 2.0, -5.0, 27.0),
            ("spike", 1.0, -0.125, -2.0, 1.0),
        ]
    ),
)
