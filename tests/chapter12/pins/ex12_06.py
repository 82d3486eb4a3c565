"""What the checks of 12.6 are always tried on."""

import math
from itertools import product

import numpy as np

from grader.checks import pin, pins

SIGNS = (-1, 1)


def comb_of(levels, side):
    """A tree with `levels` nodes in a row, whose thresholds tell 0, 1, 2, … apart."""
    tree = {"label": 1 if levels % 2 == 0 else -1}
    for level in reversed(range(levels)):
        leaf = {"label": 1 if level % 2 == 0 else -1}
        if side == "gt":
            tree = {"feature": 0, "threshold": float(level), "le": leaf, "gt": tree}
        else:
            tree = {"feature": 0, "threshold": -level - 0.5, "le": tree, "gt": leaf}
    return tree


FINE = {"feature": 0, "threshold": math.nextafter(1e9, 0), "le": {"label": -1}, "gt": {"label": 1}}
FINE = {"feature": 0, "threshold": 0.1, "le": {"label": 1}, "gt": FINE}
AROUND = [[0.1], [math.nextafter(0.1, 1)], [math.nextafter(1e9, 0)], [1e9]]
SMALL = {"feature": 1, "threshold": 2e-5, "le": {"label": 1}, "gt": {"label": -1}}
LINE = [[float(x)] for x in range(-110, 111)]
CUBE = [list(map(float, corner)) for corner in product((0, 1), repeat=4)]
BOARD = [[float(i), float(j)] for i in range(8) for j in range(8)]
STAR = [[float(i * (j == axis)) for j in range(4)] for axis in range(4) for i in range(16)]
STAR = [list(point) for point in dict.fromkeys(map(tuple, STAR))]
"""Most points are alike in any one coordinate."""
SHUFFLED = [float(i * 37 % 64) for i in range(64)]
SCATTERED = (np.round(np.random.default_rng(4).normal(size=(64, 4)), 6) * [1.0, 1e-5, 1e6, 1.0]).tolist()


def _neighbours(x, order):
    """So many neighbouring floats from x on, in this order."""
    ordered = [x]
    while len(ordered) < len(order):
        ordered.append(math.nextafter(ordered[-1], math.inf))
    return [ordered[i] for i in order]


STARTS = (1.0, -1.0, 0.1, 3.7, 1e9 - 1, 1e-7, math.nextafter(1.0, 0), 0.0, -5e-324, -1e9)
ORDERS = ([0, 1], [0, 1, 2, 3], [2, 0, 3, 1])
SHORT = [float(i * 7 % 20) for i in range(20)]

predictions = [
    pin("a leaf", "a tree of one leaf", tree={"label": -1}, X=[[0.0]]),
    pin(
        "on thresholds",
        "what equals a threshold goes to le",
        tree=comb_of(4, "gt"),
        X=[[float(x)] for x in range(-1, 6)],
    ),
    pin("to the left", "the deep side is le", tree=comb_of(4, "le"), X=[[-x - 0.5] for x in range(-1, 6)]),
]
deep_predictions = [
    pin("a hundred levels", "deep on the right", tree=comb_of(100, "gt"), X=LINE),
    pin("sixty levels", "deep on the left", tree=comb_of(60, "le"), X=LINE),
    pin("fine", "thresholds and values that are neighbouring floats", tree=FINE, X=AROUND),
    pin("small", "values down to 1e-5", tree=SMALL, X=[[1.0, 1e-5], [1.0, 2e-5], [0.0, 3e-5], [0.0, 0.0]]),
]
depth = [
    pin("a leaf", "depth 0", tree={"label": 1}),
    pin("left", "deep on the left", tree=comb_of(3, "le")),
    pin(
        "uneven",
        "two levels on one side, four on the other",
        tree={"feature": 1, "threshold": 0.0, "le": comb_of(2, "gt"), "gt": comb_of(4, "le")},
    ),
    pin(
        "uneven, the other way",
        "four levels on one side, one on the other",
        tree={"feature": 1, "threshold": 0.0, "le": comb_of(4, "gt"), "gt": comb_of(1, "le")},
    ),
]
deep = [
    pin("fine", "thresholds of a billion", tree=FINE),
    pin("small", "thresholds of 2e-5", tree=SMALL),
    pin(
        "fine and small",
        "thresholds of 2e-5 and six digits",
        tree={"feature": 0, "threshold": 0.123456, "le": SMALL, "gt": {"label": 1}},
    ),
    pin("a hundred on the right", "a hundred levels", tree=comb_of(100, "gt")),
    pin("a hundred on the left", "a hundred levels", tree=comb_of(100, "le")),
]
any_labels = [
    pin("one point", "a leaf is enough", points=[[3.0]]),
    pin(
        "last of four",
        "only the last coordinate tells the points apart",
        points=[[7.0, 7.0, 7.0, x] for x in (0.0, 3.0, 1.0, 2.0)],
    ),
    pin("corners", "XOR among the labellings", points=[[0.0, 0.0], [0.0, 1.0], [1.0, 0.0], [1.0, 1.0]]),
    pin(
        "one by one",
        "no coordinate tells all apart",
        points=[[1.0, 2.0, 3.0], [1.0, 2.0, 4.0], [1.0, 5.0, 3.0], [6.0, 2.0, 3.0]],
    ),
    pin(
        "mixed",
        "values repeat in each coordinate",
        points=[[1.0, 2.0, 3.0], [2.0, 2.0, 4.0], [0.0, 5.0, 5.0], [1.0, 3.0, 4.0]],
    ),
]
neighbouring_floats = [
    *pins(
        "neighbouring floats",
        "there is no float between two values",
        [{"points": [[2.0, x] for x in _neighbours(x, order)]} for x in STARTS for order in ORDERS],
    ),
    pin("fine", "values of 1e6 and 1e-9", points=[[1e6, 1e-9], [1e6, 2e-9], [1e6 + 1e-9, 1e-9]]),
]
some_points = [
    pin("a line", "labels alternate", points=[[x] for x in SHORT], seed=None),
    pin("beside a line", "the first coordinate is always the same", points=[[0.5, x] for x in SHORT], seed=None),
    pin(
        "a board",
        "labels alternate in both directions",
        points=[[float(i), float(j)] for i in range(5) for j in range(5)],
        seed=None,
    ),
]
many_points = [
    pin("cube", "the corners of a cube of four dimensions", points=CUBE, seed=None),
    pin("star", "most points are alike in any one coordinate", points=STAR, seed=None),
    pin("large board", "sixty-four squares", points=BOARD, seed=None),
    pin("long line", "sixty-four points of a line", points=[[x] for x in SHUFFLED], seed=None),
    pin(
        "beside a long line", "the first coordinate is always the same", points=[[0.5, x] for x in SHUFFLED], seed=None
    ),
    pin("scattered", "values from 5e-8 to 3e6", points=SCATTERED, seed=1),
    pin("far", "values beyond a billion", points=[[1e9 + 2**-20 * x] for x in SHUFFLED[::-1]], seed=2),
]
shallow = [
    pin("many runs", "labels alternate", line={"xs": SHORT, "y": [1 if x % 2 else -1 for x in SHORT]}),
    pin(
        "runs at the end",
        "the middle point is inside a long run",
        line={"xs": SHORT, "y": [1 if x < 16 or x % 2 else -1 for x in SHORT]},
    ),
    pin(
        "runs at the beginning",
        "the middle point is inside a long run",
        line={"xs": SHORT, "y": [-1 if x > 3 or x % 2 else 1 for x in SHORT]},
    ),
    pin("one run", "equal labels", line={"xs": SHORT, "y": [1] * 20}),
    *pins(
        "few points",
        "all labellings of one, two, four and five points",
        [
            {"line": {"xs": [5.0, 2.0, 9.0, 4.0, 7.0][:n], "y": list(y)}}
            for n in (1, 2, 4, 5)
            for y in product(SIGNS, repeat=n)
        ],
    ),
    pin("alternating", "sixty-four runs", line={"xs": SHUFFLED, "y": [1 if x % 2 else -1 for x in SHUFFLED]}),
    pin(
        "late",
        "all changes at the end of a long line",
        line={"xs": SHUFFLED, "y": [1 if x < 62 else int(125 - 2 * x) for x in SHUFFLED]},
    ),
    pin(
        "early",
        "all changes at the beginning of a long line",
        line={"xs": SHUFFLED, "y": [-1 if x > 2 else int(2 * (x % 2) - 1) for x in SHUFFLED]},
    ),
]
neighbours_on_a_line = pins(
    "neighbouring floats",
    "there is no float between two values",
    [
        {"line": {"xs": _neighbours(x, order), "y": [1 if i % 2 else -1 for i in order]}}
        for x in STARTS
        for order in ORDERS
    ],
)
bounded_depth = pins("small", "by listing all labellings, and by doubling", [{"h": h} for h in (0, 1, 2, 3)])
deeper = pins("large", "a VC dimension beyond a billion", [{"h": h} for h in (30, 60)])
boolean = pins("small", "all points there are", [{"k": k} for k in (1, 2, 3)])
more_attributes = pins("large", "beyond a billion points", [{"k": k} for k in (30, 60)])
