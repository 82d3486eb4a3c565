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

predictions = [
    pin("X of one", "label = -1; X 1 × 1", tree={"label": -1}, X=[[0.0]]),
    pin("line", "feature = 0; threshold = 0; label = 1; X 221 × 1; nested 102 deep", tree=comb_of(100, "gt"), X=LINE),
    pin(
        "line, 2",
        "feature = 0; threshold = -0.5; feature = 0; X 221 × 1; nested 62 deep",
        tree=comb_of(60, "le"),
        X=LINE,
    ),
    pin("fine", "feature = 0; threshold = 0.1; label = 1; X 4 × 1; numbers up to 1e9", tree=FINE, X=AROUND),
    pin(
        "small",
        "feature = 1; threshold = 2e-5; label = 1; X 4 × 2; numbers down to 1e-5",
        tree=SMALL,
        X=[[1.0, 1e-5], [1.0, 2e-5], [0.0, 3e-5], [0.0, 0.0]],
    ),
]
depth = [
    pin("input", "label = 1", tree={"label": 1}),
    pin("fine", "feature = 0; threshold = 0.1; label = 1; numbers up to 1e9", tree=FINE),
    pin("small", "feature = 1; threshold = 2e-5; label = 1; numbers down to 2e-5", tree=SMALL),
    pin(
        "numbers down to 2e-5",
        "feature = 0; threshold = 0.1235; feature = 1; numbers down to 2e-5",
        tree={"feature": 0, "threshold": 0.123456, "le": SMALL, "gt": {"label": 1}},
    ),
    pin("comb of 100 gt", "feature = 0; threshold = 0; label = 1; nested 102 deep", tree=comb_of(100, "gt")),
    pin("comb of 100 le", "feature = 0; threshold = -0.5; feature = 0; nested 102 deep", tree=comb_of(100, "le")),
    pin("comb of 3 le", "feature = 0; threshold = -0.5; feature = 0", tree=comb_of(3, "le")),
    pin(
        "tree of 4",
        "feature = 1; threshold = 0; feature = 0",
        tree={"feature": 1, "threshold": 0.0, "le": comb_of(2, "gt"), "gt": comb_of(4, "le")},
    ),
]
any_labels = [
    pin("points of one", "points 1 × 1", points=[[3.0]]),
    pin("points of 4", "points 4 × 4", points=[[7.0, 7.0, 7.0, x] for x in (0.0, 3.0, 1.0, 2.0)]),
    pin("points of 4, 2", "points 4 × 2", points=[[0.0, 0.0], [0.0, 1.0], [1.0, 0.0], [1.0, 1.0]]),
    pin("points of 4, 3", "points 4 × 3", points=[[1.0, 2.0, 3.0], [1.0, 2.0, 4.0], [1.0, 5.0, 3.0], [6.0, 2.0, 3.0]]),
    pin("points of 4, 4", "points 4 × 3", points=[[1.0, 2.0, 3.0], [2.0, 2.0, 4.0], [0.0, 5.0, 5.0], [1.0, 3.0, 4.0]]),
    pin(
        "numbers of 1e6 and 1e-9 in one input",
        "points 3 × 2; numbers of 1e6 and 1e-9 in one input",
        points=[[1e6, 1e-9], [1e6, 2e-9], [1e6 + 1e-9, 1e-9]],
    ),
]
many_points = [
    pin("cube", "points 16 × 4; seed is None", points=CUBE, seed=None),
    pin("star", "points 61 × 4; seed is None", points=STAR, seed=None),
    pin("board", "points 64 × 2; seed is None", points=BOARD, seed=None),
    pin("points of 64", "points 64 × 1; seed is None", points=[[x] for x in SHUFFLED], seed=None),
    pin("points of 64, 2", "points 64 × 2; seed is None", points=[[0.5, x] for x in SHUFFLED], seed=None),
    pin("scattered", "points 64 × 4; seed = 1; numbers of 3e6 and 5e-8 in one input", points=SCATTERED, seed=1),
    pin(
        "numbers up to 1e9",
        "points 64 × 1; seed = 2; numbers up to 1e9",
        points=[[1e9 + 2**-20 * x] for x in SHUFFLED[::-1]],
        seed=2,
    ),
]
shallow = [
    pin(
        "line of 64",
        "xs of 64 entries; y of 64 entries",
        line={"xs": SHUFFLED, "y": [1 if x % 2 else -1 for x in SHUFFLED]},
    ),
    pin(
        "line of 64, 2",
        "xs of 64 entries; y of 64 entries",
        line={"xs": SHUFFLED, "y": [1 if x < 62 else int(125 - 2 * x) for x in SHUFFLED]},
    ),
    pin(
        "line of 64, 3",
        "xs of 64 entries; y of 64 entries",
        line={"xs": SHUFFLED, "y": [-1 if x > 2 else int(2 * (x % 2) - 1) for x in SHUFFLED]},
    ),
    pin("line of 64, 4", "xs of 64 entries; y of 64 entries", line={"xs": SHUFFLED, "y": [1] * 64}),
    *pins(
        "signs",
        "54 inputs, from xs = [5]; y = [-1] to xs of 5 entries; y of 5 entries",
        [
            {"line": {"xs": [5.0, 2.0, 9.0, 4.0, 7.0][:n], "y": list(y)}}
            for n in (1, 2, 4, 5)
            for y in product(SIGNS, repeat=n)
        ],
    ),
]
neighbouring_floats = pins(
    "math",
    "8 inputs, from x = 1; order = [0, 1, 2, 3] to x = -1e9; order = [2, 0, 3, 1]; numbers up to 1e9",
    [
        {"x": x, "order": order}
        for x in (math.nextafter(1.0, 0), 0.0, -5e-324, -1e9)
        for order in ([0, 1, 2, 3], [2, 0, 3, 1])
    ],
)
bounded_depth = [
    pin("h 0", "h = 0", h=0),
    pin("h 1", "h = 1", h=1),
    pin("h 2", "h = 2", h=2),
    pin("h 3", "h = 3", h=3),
    pin("h 30", "h = 30", h=30),
    pin("h 60", "h = 60", h=60),
]
boolean = [
    pin("k 1", "k = 1", k=1),
    pin("k 2", "k = 2", k=2),
    pin("k 3", "k = 3", k=3),
    pin("k 30", "k = 30", k=30),
    pin("k 60", "k = 60", k=60),
]
