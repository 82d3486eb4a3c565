"""What the checks of cookbook5.1 are always tried on."""

import numpy as np

from grader.checks import pin, pins

from ..shared import LOSSES, melons

FOUR = {"X": np.array([[0.0], [1.0], [3.0], [4.0]]), "y": np.array([-1, 1, -1, 1])}
TIED = {
    "w": np.array([1.0, -1.0]),
    "b": 0.0,
    "X": np.array([[1.0, 0.0], [2.0, 1.0], [0.5, 0.5], [1.0, 2.0], [0.0, 3.0], [5.0, 1e-5]]),
    "y": np.array([1, 1, 1, -1, -1, -1]),
    "C": 2.0,
}
"""Samples on the margin, on the boundary, and beyond either."""
FAR = {
    "w": np.array([1.0]),
    "b": -900.0,
    "X": np.array([[1000.0], [901.0], [899.5], [-50.0]]),
    "y": np.array([1, 1, -1, -1]),
    "C": 1000.0,
}
FLAT = {"w": np.array([0.0]), "b": 0.25, "X": np.array([[1.0], [2.0], [3.0]]), "y": np.array([1, -1, -1]), "C": 0.01}
HAIR = {
    "w": np.array([1.0]),
    "b": 0.0,
    "X": np.array([[1 - 5e-9], [1 - 1e-7], [1 - 4e-6], [1 + 1e-7], [-1 + 2e-8]]),
    "y": np.array([1, 1, 1, 1, -1]),
    "C": 1.0,
}
"""Slacks that are small, but not 0."""
SAME_KINKS = [
    {"w": np.array([w]), "b": 0.0, "X": np.array(column)[:, None], "y": np.array(y), "C": 1.0}
    for w, column, y in (
        (0.0, [-3.0, 1.0, 3.0, -2.0, -1.0, 3.0, 1.0], [1, 1, 1, 1, 1, -1, -1]),
        (0.0, [3.0, 3.0, -2.0, 0.0, 1.0, -2.0, 4.0, -4.0], [-1, -1, 1, -1, 1, -1, -1, 1]),
        (1.0, [4.0, 4.0, 4.0, 1.0, -2.0, -2.0, -3.0], [1, 1, 1, 1, 1, -1, -1]),
        (1.0, [4.0, 4.0, 4.0, 1.0, -2.0, -2.0, -3.0], [-1, -1, -1, -1, 1, 1, -1]),
        (2.0, [-3.0, -4.0, 0.0, -1.0, 4.0, 3.0, -1.0, 1.0], [1, 1, -1, -1, 1, -1, 1, 1]),
    )
]


def _best_last(m, seed):
    """As many samples, those first whose kinks are farthest from the best b: it is at the kinks of the last two."""
    rng = np.random.default_rng(seed)
    X, y = 50 * rng.normal(size=(m, 1)), np.where(rng.random(m) < 0.5, 1, -1)
    # Each kink raises the slope by 1, from minus the number of positive samples on.
    rank = np.argsort(np.argsort(y - X[:, 0]))
    order = np.argsort(-abs(rank - (np.sum(y == 1) - 0.5)))
    return {"w": np.array([1.0]), "b": 0.0, "X": X[order], "y": y[order], "C": 1.0}


PLANES = [TIED, FAR, FLAT, HAIR, {**FAR, "w": np.array([-1.0]), "b": 900.5}]
PAIR = {"X": np.array([[1.0, 2.0], [0.5, -1.0]]), "y": np.array([1, -1])}
ALPHAS = [
    {"alpha": np.array([0.75, 0.75]), **PAIR, "C": 0.5},
    {"alpha": np.array([0.5, 0.5]), **PAIR, "C": 0.5},
    {"alpha": np.array([-0.25, -0.25]), **PAIR, "C": 0.5},
    {"alpha": np.array([0.25, 0.2515]), **PAIR, "C": 1.0},
    {"alpha": np.array([0.25, 0.2500015]), **PAIR, "C": 1.0},
    {"alpha": np.array([0.5000015, 0.5000015]), **PAIR, "C": 0.5},
    {"alpha": np.array([-2e-6, -2e-6]), **PAIR, "C": 0.5},
    {"alpha": np.array([0.0, 0.0]), **PAIR, "C": 1.0},
    {"alpha": np.array([0.5 + 5e-13, 0.5]), **PAIR, "C": 0.5},
    {"alpha": np.array([-1e-12, 1e-12 / 4]), **PAIR, "C": 0.5},
    {"alpha": np.array([2e-5, 2e-5]), **PAIR, "C": 0.01},
    {"alpha": np.array([0.0115, 0.0115]), **PAIR, "C": 0.01},
    {"alpha": np.array([1000 + 2e-6, 1000 + 2e-6]), **PAIR, "C": 1000.0},
    {"alpha": np.array([900 + 1.5e-6, 900.0]), **PAIR, "C": 1000.0},
]


def _problem(X, y, C):
    return {"X": np.array(X, dtype=float), "y": np.array(y), "C": C}


MELONS = dict(zip(("X", "y", "C"), (*melons(), 1.0), strict=True))
PROBLEMS = [
    {**FOUR, "C": 1.0},
    MELONS,
    *(_problem([[-1], [1]], [-1, 1], C) for C in (0.1, 0.5, 2.0)),
    _problem([[0], [0], [1]], [1, -1, 1], 2.0),
    _problem([[2, 1], [2, 1]], [1, -1], 0.5),
    _problem([[3, 3, 3]] * 4, [1, -1, -1, -1], 1.0),
    _problem([[4], [-4], [-3], [-4], [-2]], [1, -1, -1, -1, -1], 0.1),
    _problem([[1, -4, -3], [4, 0, 4], [2, -2, 0], [3, -3, 0], [4, -3, 1], [-4, 4, 0]], [1, -1, 1, -1, 1, 1], 2.0),
    _problem([[4, 4], [3, 4], [4, 2], [2, 3], [4, 1]], [1, -1, 1, -1, -1], 1.0),
]

objective = pins(
    "planes",
    '10 inputs, from w = [1, -1]; b = 0; X 6 × 2; loss = "hinge"; numbers down to 1e-5 to w = [-1]; b = 900.5; X 4 × 1; loss = "squared"',
    [{"plane": plane, "loss": loss} for plane in PLANES for loss in LOSSES],
)
slacks = pins(
    "planes",
    "5 inputs, from w = [1, -1]; b = 0; X 6 × 2; numbers down to 1e-5 to w = [-1]; b = 900.5; X 4 × 1",
    [{"plane": plane} for plane in PLANES],
)
dual = pins(
    "alphas",
    '28 inputs, from alpha = [0.75, 0.75]; X 2 × 2; y = [1, -1]; loss = "hinge" to alpha = [900, 900]; X 2 × 2; y = [1, -1]; loss = "squared"',
    [{"case": case, "loss": loss} for case in ALPHAS for loss in LOSSES],
)
bias = [
    *pins(
        "planes",
        "5 inputs, from w = [1, -1]; b = 0; X 6 × 2; numbers down to 1e-5 to w = [-1]; b = 900.5; X 4 × 1",
        [{"plane": plane} for plane in PLANES],
    ),
    *pins(
        "same kinks",
        "Several samples have y f(x) = 1 at the same b, which is not the best one",
        [{"plane": plane} for plane in SAME_KINKS],
    ),
    pin("best last 150 1", "w = [1]; b = 0; X 150 × 1", plane=_best_last(150, 1)),
    pin("best last 200 2", "w = [1]; b = 0; X 200 × 1", plane=_best_last(200, 2)),
    pin("far", "w = [1]; b = -900; X 4 × 1", plane={**FAR, "X": 0.9 * FAR["X"] + 0.123456789}),
    pin("far y -FAR['y']", "w = [1]; b = -900; X 4 × 1", plane={**FAR, "X": 0.9 * FAR["X"], "y": -FAR["y"]}),
    pin(
        "far, 2",
        "w = [1]; b = -900; X 3 × 1",
        plane={**FAR, "X": np.array([[800.1], [800.1 + 1e-6], [800.1 + 2e-6]]), "y": np.array([1, -1, 1])},
    ),
    pin(
        "far, 3",
        "w = [1]; b = -900; X 3 × 1",
        plane={**FAR, "X": np.array([[700.3], [700.3], [700.3]]), "y": np.array([1, -1, -1])},
    ),
    pin(
        "far, 4",
        "w = [1]; b = -900; X 3 × 1",
        plane={**FAR, "X": np.array([[1000.0], [1000.0], [1000.0]]), "y": np.array([1, -1, -1])},
    ),
]
solve_hinge = pins(
    "problems",
    "11 inputs, from X 4 × 1; y = [-1, 1, -1, 1]; C = 1 to X 5 × 2; y of 5 entries; C = 1",
    [{"problem": problem} for problem in PROBLEMS],
)
without_sign = pins(
    "some y",
    "6 inputs, from X 3 × 1; y = [1, 1, -1]; C = 0.01; numbers up to 1e6 to X 3 × 1; y = [-1, -1, 1]; C = 1",
    [
        {"case": {"X": np.array([[1.0], [2.0], [3.0]]), "y": np.array(y), "C": C, "depth": depth}}
        for y in ([1, 1, -1], [-1, -1, 1])
        for C, depth in ((0.01, 1e6), (1000.0, 1e6), (1.0, 0.0))
    ],
)
