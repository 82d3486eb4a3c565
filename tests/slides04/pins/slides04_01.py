"""What the checks of slides4.1 are always tried on."""

import numpy as np

from grader.checks import pins

SLIDE = {"X": np.array([[3.0, 3.0], [4.0, 3.0], [1.0, 1.0]]), "y": [1, 1, -1]}


def _points(rows, y):
    return {"X": np.array(rows, dtype=float).reshape(len(y), -1), "y": list(y)}


# The optimum has two zeros, the last multiplier among them; reversed, the first sample has α = 0.
TRAP = _points([(2, 0), (0, -2), (0, 2), (0, -3)], (-1, -1, 1, -1))
TRAP_REVERSED = _points(TRAP["X"][::-1], TRAP["y"][::-1])
SEPARABLE = [
    SLIDE,
    TRAP,
    TRAP_REVERSED,
    _points([3, -2], (1, -1)),
    _points([(5, -5, 5), (5, -5, 5), (-5, 5, -5), (-5, 5, -5)], (1, 1, -1, -1)),
    _points([(1, 0), (1, 1), (1, -1), (-1, 0), (-1, 3)], (1, 1, 1, -1, -1)),
    _points([(5, 4), (4, 3), (-5, -4), (0, 1), (-4, -3)], (1, 1, 1, -1, -1)),
    _points([(-4, -4, 5), (5, 4, -4), (4, 3, -3), (4, -3, 0)], (-1, 1, -1, 1)),
    _points([(0, 0, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1), (1, 1, 1)], (1, -1, -1, -1, -1)),
    _points([(1, 2, 3), (-1, 3, 2), (0, -2, -2), (2, -4, -2)], (1, 1, -1, -1)),
    _points([(0, 5), (0, -5), (1, 5), (1, 0), (1, -5)], (1, 1, -1, -1, -1)),
]
ANY = [
    *SEPARABLE,
    _points([0, 0], (1, -1)),
    _points([2, 3, 4], (1, -1, 1)),
    _points([(0, 0), (1, 1), (2, 2), (3, 3)], (1, -1, -1, 1)),
    _points([(0, 0), (1, 0), (0, 1), (1, 1), (0, 0)], (1, -1, -1, 1, 1)),
    _points([(4, -1, -4), (-5, 0, 1), (-1, 1, 0), (-1, -5, -5)], (-1, 1, 1, -1)),
    _points([(-5, -5, -5), (5, 5, 5), (-5, 5, 4), (5, -4, -5), (0, 0, 1)], (1, 1, -1, 1, -1)),
]

objective_inputs = [
    *pins(
        "any",
        "17 inputs, from X 3 × 2; y = [1, 1, -1]; alpha of 5 entries to X 5 × 3; y of 5 entries; alpha of 5 entries",
        [{"data": data, "alpha": [10.0, -10.0, 1.25, 0.0, -0.123456789]} for data in ANY],
    ),
    *pins(
        "any, 2",
        "3 inputs, the first with X 3 × 2; y = [1, 1, -1]; alpha of 5 entries; numbers down to 1e-5",
        [{"data": data, "alpha": [3e-5, 2e-5, 1e-5, 0.0, 4e-5]} for data in ANY[:3]],
    ),
]
reduced = pins(
    "any", "17 inputs, from X 3 × 2; y = [1, 1, -1] to X 5 × 3; y of 5 entries", [{"data": data} for data in ANY]
)
face = pins(
    "any",
    "85 inputs, from X 3 × 2; y = [1, 1, -1]; kept of 5 entries to X 5 × 3; y of 5 entries; kept = [1]",
    [{"data": data, "kept": kept} for data in ANY for kept in ([0, 1, 2, 3, 4], [2, 0, 1], [3, 1], [4, 0, 3, 1], [1])],
)
solution = pins(
    "separable",
    "11 inputs, from X 3 × 2; y = [1, 1, -1] to X 5 × 2; y of 5 entries",
    [{"data": data} for data in SEPARABLE],
)
plane = pins(
    "separable",
    "22 inputs, from X 3 × 2; y = [1, 1, -1]; pick = 0 to X 5 × 2; y of 5 entries; pick = 1",
    [{"data": data, "pick": pick} for data in SEPARABLE for pick in (0, 1)],
)
