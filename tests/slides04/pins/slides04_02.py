"""What the checks of slides4.2 are always tried on."""

import numpy as np

from grader.checks import pin, pins


def case(w, b, rows, y):
    X = np.array(rows, dtype=float).reshape(len(y), -1)
    return {"w": np.array(w, dtype=float), "b": float(b), "X": X, "y": list(y)}


SLIDE = case((1, 0), -2, [(5, 0), (3, 1), (2.5, 0), (2, -1), (1, 0), (1, 1), (-3, 2), (1.75, 0)], [1] * 5 + [-1] * 3)
# The last two are beyond the margin of the other class, where |f| is 1 or more.
FAR_SIDE = case((2,), 0, [0.5, -0.5, 0.5, -0.5, 3, -3, -1, 1], (1, -1, -1, 1, 1, -1, 1, -1))
STEEP = case((-3, 4), 0.25, [(0, 0), (1, 1), (-1, 1), (0.25, 0.25), (1, -1)], (1, 1, -1, -1, -1))
LARGE = case([10] * 20, -1999.0625, [[10] * 20, [-10] * 20, [9.75] * 20, [10] * 19 + [9.75]], (1, -1, 1, -1))
LARGE_BIAS = case([-10] * 20, 1999, [[10] * 20, [-10] * 20, [9.75] * 20, [10] * 19 + [9.75]], (1, -1, 1, -1))
SUM = case((1, 2, -1), 0.25, [(1, 2, 3), (0, 0.5, 0.5), (-1, 1, 0), (2, -2, 0), (0.25, 0.5, 0.75)], (1, -1, 1, -1, 1))
EVERY = [SLIDE, FAR_SIDE, STEEP, LARGE, LARGE_BIAS, SUM]
BIASES = [
    *EVERY,
    case((0.5,), 0, (-1, 1), (-1, 1)),
    case((0,), 0, (-1, 1, 2), (-1, 1, 1)),
    case((0,), 0, (-1, 1), (1, -1)),
    case((0, 0), 0, [(1, 2)] * 4, (1, -1, -1, -1)),
    case((1,), 0, (2, 0), (1, -1)),
    case((1,), 0, (3, 3, 3, -1), (1, 1, 1, -1)),
    case((1,), 0, (3, -1, -1, -2, -4), (1, -1, -1, -1, -1)),
    case((1,), 0, (-3, 3, 2, -2, 0.25, -0.25), (1, -1, 1, -1, 1, -1)),
    case((1,), 0, (-2, 4), (1, -1)),
]

positions = pins(
    "every",
    "6 inputs, from w = [1, 0]; b = -2; X 8 × 2 to w = [1, 2, -1]; b = 0.25; X 5 × 3",
    [{"data": data} for data in EVERY],
)
slacks = pins(
    "every",
    "6 inputs, from w = [1, 0]; b = -2; X 8 × 2; scale = 1 to w = [1, 2, -1]; b = 0.25; X 5 × 3; scale = 1",
    [{"data": data, "scale": 1} for data in EVERY],
)
bias = pins(
    "biases",
    "Kinks of both classes coincide; one class has many samples; w = 0; nothing between the kinks",
    [{"data": data, "flat": False} for data in BIASES],
)
silent = [pin("d 2", "d = 2", d=2), pin("d 3", "d = 3", d=3), pin("d 4", "d = 4", d=4)]
capped = [
    pin("C 0.05", "C = 0.05", C=0.05),
    pin("C 0.125", "C = 0.125", C=0.125),
    pin("C 0.5", "C = 0.5", C=0.5),
    pin("C 1", "C = 1", C=1.0),
    pin("C 2", "C = 2", C=2.0),
    pin("C 7.3", "C = 7.3", C=7.3),
    pin("C 8", "C = 8", C=8.0),
    pin("C 10", "C = 10", C=10.0),
]
