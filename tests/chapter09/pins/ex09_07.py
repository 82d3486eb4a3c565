"""What the checks of 9.7 are always tried on."""

import math

import numpy as np

from grader.checks import pin

CROSS = {"P": np.array([[0.0, 0.0], [2.0, 2.0]]), "Q": np.array([[0.0, 2.0], [2.0, 0.0]])}
INSIDE = {"P": np.array([[1.0, 1.0]]), "Q": np.array([[0.0, 0.0], [4.0, 0.0], [0.0, 4.0]])}
APART = {"P": np.array([[0.0, 0.0], [4.0, 0.0], [0.0, 4.0]]), "Q": np.array([[3.0, 3.0], [7.0, 3.0], [3.0, 7.0]])}
"""Triangles that are apart, though a vertex of one is nearer to the other's centre than its own are."""
BARS = {"P": np.array([[-5.0, -1], [5, -1], [5, 1], [-5, 1]]), "Q": np.array([[-1.0, -5], [1, -5], [1, 5], [-1, 5]])}
REPEATED = {"P": np.array([[0.0, 0], [0, 0], [3, 0], [3, 0], [0, 3]]), "Q": np.array([[1.0, 1], [1, 1], [9, 9]])}
CLOSE = {"P": 1.0 + 0.02 * CROSS["P"], "Q": 1.0 + 0.02 * CROSS["Q"]}
BARELY = {"P": np.array([[-1.0, -1.0], [1.0, -1.0], [0.0, 1.0]]), "Q": np.array([[0.0, 1.0022]])}
JUST = {"P": np.array([[-1.0, -1.0], [1.0, -1.0], [0.0, 1.0]]), "Q": np.array([[-5.0, 0.98], [5.0, 0.98], [0.0, 3.0]])}
SHORT = {"P": np.array([[-2.0, 0.0], [2.0, 0.0]]), "Q": np.array([[0.0, 0.0055], [0.0, 2.0]])}
TINY = {name: 2e-8 * points for name, points in BARS.items()}
HUGE = {name: 3e7 * points for name, points in BARS.items()}
OFF_GRID = {
    "P": np.array([[1.962, 1.725], [1.541, 1.277], [1.161, 1.97]]),
    "Q": np.array([[1.516, 1.116], [1.623, 1.777], [1.613, 1.917]]),
}
EIGHT = {
    "P": np.round(100 * np.array([[math.cos(t), math.sin(t)] for t in np.arange(8) * 0.7853]), 6),
    "Q": np.round(30 * np.array([[math.cos(t) + 3, math.sin(t) + 2] for t in np.arange(8) * 0.7853]), 6),
}

meeting_point = [
    pin("cross", "P 2 × 2; Q 2 × 2", sets=CROSS),
    pin("inside", "P 1 × 2; Q 3 × 2", sets=INSIDE),
    pin(
        "apart",
        "Triangles that are apart, though a vertex of one is nearer to the other's centre than its own are",
        sets=APART,
    ),
    pin("bars", "A cross: no corner of one is inside the other", sets=BARS),
    pin("repeated", "P 5 × 2; Q 3 × 2", sets=REPEATED),
    pin("close", "P 2 × 2; Q 2 × 2", sets=CLOSE),
    pin("barely", "P 3 × 2; Q 1 × 2", sets=BARELY),
    pin("just", "P 3 × 2; Q 3 × 2", sets=JUST),
    pin("eight", "P 8 × 2; Q 8 × 2", sets=EIGHT),
    pin("short", "A segment that ends just before the other", sets=SHORT),
    pin("tiny", "P 4 × 2; Q 4 × 2; numbers down to 2e-8", sets=TINY),
    pin("huge", "P 4 × 2; Q 4 × 2; numbers up to 2e8", sets=HUGE),
    pin("off grid", "P 3 × 2; Q 3 × 2", sets=OFF_GRID),
]
separator = [
    pin(
        "case of 2 seed 0",
        "prototypes 2 × 2; i = 1; j = 0; seed = 0",
        case={"prototypes": np.array([[1.0, 2.0], [1.0, 5.0]]), "i": 1, "j": 0},
        seed=0,
    ),
    pin(
        "case of 3 seed 1",
        "prototypes 3 × 2; i = 0; j = 1; seed = 1",
        case={"prototypes": np.array([[100.1, 2.3], [100.7, 2.3], [0.0, 0.0]]), "i": 0, "j": 1},
        seed=1,
    ),
    pin(
        "numbers down to 1e-5",
        "prototypes 3 × 2; i = 2; j = 1; seed = 3; numbers down to 1e-5",
        case={"prototypes": np.array([[1e-5, 2e-5], [-3e-5, 1e-5], [0.0, 4e-5]]), "i": 2, "j": 1},
        seed=3,
    ),
    pin(
        "case of 150 seed 2",
        "prototypes 150 × 1; i = 120; j = 3; seed = 2",
        case={"prototypes": np.arange(150.0)[:, None] ** 1.5, "i": 120, "j": 3},
        seed=2,
    ),
]
