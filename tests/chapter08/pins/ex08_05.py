"""What the checks of 8.5 are always tried on."""

import math

import numpy as np

from grader.checks import core, pin, pins

from ..shared import melons

SAMPLES = [
    [14, 10, 8, 4, 5, 0, 1, 0, 2, 13, 11, 15, 8, 10, 16, 12, 10],
    [9, 9, 15, 4, 13, 11, 0, 6, 14, 9, 0, 13, 12, 14, 2, 1, 14],
    [0, 9, 1, 5, 8, 7, 6, 0, 0, 2, 0, 11, 8, 11, 4, 10, 12],
    [6, 7, 16, 13, 16, 6, 11, 16, 11, 14, 11, 11, 6, 14, 2, 9, 12],
    [14, 8, 6, 5, 7, 8, 12, 15, 1, 15, 9, 6, 11, 9, 4, 5, 12],
]
"""Five bootstrap samples of the 17 melons."""
STUMPS = [
    {"feature": 1, "threshold": 0.2065, "sign": 1},
    {"feature": 0, "threshold": 0.3815, "sign": 1},
    {"feature": 1, "threshold": 0.126, "sign": 1},
    {"feature": 0, "threshold": -math.inf, "sign": -1},
    {"feature": 0, "threshold": 0.6365, "sign": -1},
]
"""Five stumps for the melons, one of them constant."""


def one_row_decides(m):
    """Of two columns one separates the classes, the other all but the last, or all but the first, sample."""
    y = np.where(np.arange(m) % 2, 1, -1)
    for odd in (0, m - 1):
        almost = y * np.where(np.arange(m) == odd, -1.0, 1.0)
        yield {"X": np.column_stack([y, almost]), "y": y}
        yield {"X": np.column_stack([almost, y]), "y": y}


ONE = np.array([[0.0], [1.0], [2.0]])
UP = {"feature": 0, "threshold": 1.0, "sign": 1}
DOWN = {**UP, "sign": -1}
DECIDED = [
    {"stumps": [UP, DOWN], "samples": [[0, 0, 0], [2, 2, 2]], "X": ONE, "y": np.array([-1, 1, 1])},
    {"stumps": [UP], "samples": [[0, 1, 2]], "X": ONE, "y": np.array([1, 1, 1])},
    {"stumps": [UP], "samples": [[1, 1, 2]], "X": ONE, "y": np.array([1, 1, 1])},
    {"stumps": [UP, UP, DOWN], "samples": [[0, 1, 2], [0, 1, 0], [2, 2, 1]], "X": ONE, "y": np.array([1, -1, -1])},
    {
        "stumps": [{**UP, "threshold": 2.5e6}, {**UP, "threshold": 1e6 + 0.005}],
        "samples": [[0, 0, 0, 0], [1, 1, 1, 1]],
        "X": np.array([[2e6], [3e6], [1e6], [1e6 + 0.01]]),
        "y": np.array([1, 1, 1, 1]),
    },
    {
        "stumps": [{**UP, "threshold": 1e6 + 0.005}],
        "samples": [[0, 0, 0]],
        "X": np.array([[2e6], [1e6], [1e6 + 0.01]]),
        "y": np.array([1, -1, 1]),
    },
    {
        "stumps": [{**UP, "threshold": 2.5e6}],
        "samples": [[0, 0, 0]],
        "X": np.array([[2e6], [2e6], [3e6]]),
        "y": np.array([1, -1, 1]),
    },
    {"stumps": STUMPS, "samples": SAMPLES, "X": melons()[0], "y": melons()[1]},
]

share = [
    pin("m 5", "m = 5", m=5),
    pin("m 12", "m = 12", m=12),
    pin("m 100", "m = 100", m=100),
    pin("m 123456", "m = 123456; numbers up to 1e5", m=123456),
    pin("m 1000000", "m = 1000000; numbers up to 1e6", m=10**6),
]
bootstrap = [
    pin("m 1 T 3 seed 0", "m = 1; T = 3; seed = 0", m=1, T=3, seed=0),
    pin("m 2 T 1 seed 1", "m = 2; T = 1; seed = 1", m=2, T=1, seed=1),
    pin("m 200 T 2 seed 2", "m = 200; T = 2; seed = 2", m=200, T=2, seed=2),
]
fit_stump = [
    pin("case of 17", "X 17 × 2; y of 17 entries", case={"X": melons()[0], "y": melons()[1]}),
    pin("case of 2", "X 2 × 1; y = [1, 1]", case={"X": np.array([[1.0], [2.0]]), "y": np.array([1, 1])}),
    pin("case of 2, 2", "X 2 × 1; y = [-1, -1]", case={"X": np.array([[1.0], [2.0]]), "y": np.array([-1, -1])}),
    pin("case of 2, 3", "X 2 × 2; y = [1, -1]", case={"X": np.array([[3.0, 1.0]] * 2), "y": np.array([1, -1])}),
    pin("case of 3", "X 3 × 2; y = [-1, 1, -1]", case={"X": np.array([[3.0, 1.0]] * 3), "y": np.array([-1, 1, -1])}),
    pin("case of 3, 2", "X 3 × 2; y = [1, 1, -1]", case={"X": np.array([[3.0, 1.0]] * 3), "y": np.array([1, 1, -1])}),
    pin(
        "case of 6",
        "X 6 × 1; y of 6 entries",
        case={"X": np.array([[1.0], [1], [1], [2], [2], [2]]), "y": np.array([1, 1, -1, 1, 1, -1])},
    ),
    pin(
        "case of 4",
        "X 4 × 2; y = [1, 1, -1, 1]",
        case={"X": np.array([[1.0, 5.0], [1.0, 6.0], [2.0, 7.0], [2.0, 8.0]]), "y": np.array([1, 1, -1, 1])},
    ),
    pin(
        "numbers down to 1e-6",
        "X 4 × 1; y = [1, 1, 1, -1]; numbers down to 1e-6",
        case={"X": np.array([[0.0], [1e-6], [2e-6], [3e-6]]), "y": np.array([1, 1, 1, -1])},
    ),
    pin(
        "case of 200",
        "X 200 × 2; y of 200 entries",
        case={"X": np.arange(200.0)[:, None] * [1.0, 0.0], "y": np.repeat([-1, 1, -1], [3, 190, 7])},
    ),
    pin(
        "case of 7",
        "The best threshold is the outermost, between two samples of one class",
        case={"X": np.arange(7.0)[:, None], "y": np.array([1, 1, 1, -1, 1, 1, 1])},
    ),
    pin(
        "largest midpoint",
        "only the largest midpoint separates the classes",
        case={"X": np.arange(5.0)[:, None], "y": np.array([1, 1, 1, 1, -1])},
    ),
    pin(
        "case of 9",
        "X 9 × 1; y of 9 entries",
        case={"X": np.arange(9.0)[:, None] * [0.5], "y": np.array([-1, -1, -1, -1, 1, -1, -1, -1, -1])},
    ),
    *pins(
        "some j",
        "2 inputs, each with X 6 × 12; y of 6 entries",
        [{"case": {"X": np.eye(12)[[j, j, 0, 1, 2, 3]] * 2.5, "y": np.array([1, 1, -1, -1, -1, -1])}} for j in (8, 11)],
    ),
    *pins(
        "one row decides",
        "8 inputs, from X 17 × 2; y of 17 entries to X 120 × 2; y of 120 entries",
        [{"case": one} for m in (17, 120) for one in one_row_decides(m)],
    ),
]
bagging = [
    core(
        pin(
            "case of 17",
            "X 17 × 2; y of 17 entries; samples 5 × 17",
            case={"X": melons()[0], "y": melons()[1], "samples": SAMPLES},
        )
    ),
    pin(
        "case of 3",
        "X 3 × 1; y = [1, 1, -1]; samples 4 × 3",
        case={"X": ONE, "y": np.array([1, 1, -1]), "samples": [[0, 0, 0], [2, 2, 2], [0, 2, 2], [1, 2, 1]]},
    ),
    *pins(
        "one class",
        "nothing to separate in any sample",
        [{"case": {"X": ONE, "y": np.full(3, sign), "samples": [[0, 0, 2], [1, 1, 2]]}} for sign in (1, -1)],
    ),
    pin(
        "case of 3, 2",
        "X 3 × 1; y = [1, -1, 1]; samples 60 × 3",
        case={"X": ONE, "y": np.array([1, -1, 1]), "samples": [[0, 1, 2], [0, 0, 1], [1, 2, 2]] * 20},
    ),
    pin(
        "numbers down to 1e-6",
        "X 3 × 1; y = [1, -1, -1]; samples 2 × 3; numbers down to 1e-6",
        case={"X": ONE * 1e-6, "y": np.array([1, -1, -1]), "samples": [[0, 1, 2], [2, 0, 1]]},
    ),
]
vote = [
    *pins(
        "decided",
        "7 inputs, each with one to three stumps on a column of three or four rows",
        [{"case": one} for one in DECIDED[:-1]],
    ),
    core(pin("the melons", "five stumps of 3.0α, one of them constant", case=DECIDED[-1])),
    *pins(
        "close together",
        "rows 1e-5 or 1e-4 apart, on either side of the threshold",
        [
            {
                "case": {
                    "stumps": [{"feature": 0, "threshold": offset + 2.5 * step, "sign": 1}],
                    "samples": [[1, 1, 1]],
                    "X": offset + np.array([[1.0], [2.0], [4.0]]) * step,
                    "y": np.array([-1, 1, 1]),
                }
            }
            for offset, step in ((0.0, 1e-5), (1.0, 1e-4))
        ],
    ),
]
