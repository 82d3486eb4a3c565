"""What the checks of cookbook4.2 are always tried on."""

import numpy as np

from grader.checks import pins

from ..shared import random_covariance

FOUR = np.array([[0.0, 0.0], [1.0, 2.0], [2.0, 1.0], [5.0, 0.0]])
SEEN = np.array([[True, True], [True, True], [True, True], [True, False]])
"""The data of the examples: x = 0, 1, 2, 5 and y = 0, 2, 1."""
WIDE = {
    "X": np.array([[1.0, 0.0, 3.0, 0.0, 0.0, 2.0], [0.0] * 6, [1.0, 2.0, 3.0, 4.0, 5.0, 6.0], [0, 0, 0, 0, 1.5, 0]]),
    "mask": np.array([[1, 0, 1, 0, 0, 1], [0] * 6, [1] * 6, [1, 1, 0, 0, 1, 0]], dtype=bool),
    "mu": np.array([1.0, 2.0, -1.0, 0.5, 0.25, 1e-5]),
    "Sigma": np.eye(6) + 0.8 * np.ones((6, 6)) - 0.3 * np.diag(np.ones(5), 1) - 0.3 * np.diag(np.ones(5), -1),
}
SMALL = {**WIDE, "X": 2e-6 * WIDE["X"], "mu": 2e-6 * WIDE["mu"], "Sigma": 4e-12 * WIDE["Sigma"]}
LARGE = {**WIDE, "X": 2e5 * WIDE["X"], "mu": 2e5 * WIDE["mu"], "Sigma": 4e10 * WIDE["Sigma"]}
FIXED = [WIDE, SMALL, LARGE, {**WIDE, "X": WIDE["X"][:1], "mask": WIDE["mask"][:1]}]
SUM = {
    "X": np.array([[1.0, 2.0, 3.0], [0.5, 0.5, 1.0], [-1.0, 0.0, -1.0], [0.5, 0.5, 1.0]]),
    "mask": np.array([[1, 1, 1], [1, 1, 1], [1, 0, 1], [1, 1, 1]], dtype=bool),
    "mu": np.array([0.0, 1.0, 1.0]),
    "Sigma": np.array([[2.0, 0.5, 1.0], [0.5, 1.0, 0.0], [1.0, 0.0, 3.0]]),
}
EQUAL = {**SUM, "Sigma": np.array([[1.0, 1.0, 0.25], [1.0, 2.0, 0.5], [0.25, 0.5, 1.0]]), "mask": SUM["mask"][::-1]}
EQUAL["X"] = SUM["X"] * EQUAL["mask"]
PLANE = {
    "X": np.array([[0.0, 2.0], [3.0, 0.0], [1.0, 1.0], [0.0, 0.0]]),
    "mask": np.array([[False, True], [True, False], [True, True], [False, False]]),
    "mu": np.array([0.0, 0.0]),
    "Sigma": np.array([[1.0, 1.0], [1.0, 2.0]]),
}
"""A variance that equals a covariance."""
THIN = {
    "X": np.array([[2.0, 3.0, 0.0], [2.5, 2.0, 4.0], [0.0, 0.0, -3.0], [1.0, 0.0, 2.0]]),
    "mask": np.array([[1, 1, 0], [1, 1, 1], [0, 0, 1], [1, 0, 1]], dtype=bool),
    "mu": np.array([1.0, 2.0, 0.5]),
    "Sigma": np.array([[144.64, -191.52, 1.6], [-191.52, 256.36, 1.2], [1.6, 1.2, 9.0]]),
}
"""The first two columns have 1/400 of the variance in one direction, which tells most about the third."""
DISTANT = {
    "X": np.array([[60.0, -70.0], [-80.0, 0.0], [0.0, 95.0]]),
    "mask": np.array([[True, True], [True, False], [False, True]]),
    "mu": np.array([0.0, 1.0]),
    "Sigma": np.array([[1.0, 0.25], [0.25, 1.5]]),
}
"""Densities that are 0 as floats."""
FIXED += [SUM, EQUAL, PLANE, THIN, DISTANT]


def _run(seed, d, n, steps, kind=""):
    rng = np.random.default_rng(seed)
    X = rng.normal(size=(n, d)) @ np.linalg.cholesky(random_covariance(rng, d, 0.5)).T + rng.integers(-3, 4, d)
    mask = rng.random((n, d)) < 0.7
    mask[: d + 2] = True
    if kind == "grid":
        X = np.round(2 * X)
    elif kind == "duplicate":
        X[-1], mask[-1] = X[0], mask[0]
    elif kind == "offset":
        X += 30
    elif kind == "complete":
        mask[:] = True
    elif kind == "none":
        mask[-1] = False
    scale = {"small": 1e-5, "large": 1e5}.get(kind, 1.0)
    return {"X": scale * X * mask, "mask": mask, "steps": steps}


LONG_RUN = _run(11, 2, 12, 100)
NO_ENTRY = {
    "X": np.vstack([FOUR, [[0.0, 0.0], [3.0, 7.0]]]),
    "mask": np.vstack([SEEN, [[False, False], [True, True]]]),
    "steps": 6,
}
FLAT = {
    "X": np.array([[1.0, 0.5], [1.0, 0.0], [1.0, 1.5], [1.0, 3.0], [0.0, 2.0], [2.0, 0.0]]),
    "mask": np.array([[1, 1], [1, 1], [1, 1], [1, 1], [0, 1], [1, 0]], dtype=bool),
    "steps": 4,
}
CROSSED = {
    "X": np.array(
        [
            [0.0, 1.0, 2.0],
            [1.0, 0.0, 2.5],
            [2.0, 2.5, 0.0],
            [1.0, 1.5, 1.0],
            [0.0, 2.0, 3.0],
            [2.0, 0.0, 1.0],
            [3, 4, 1],
            [0, 0, 0],
        ]
    ),
    "mask": np.array(
        [[0, 1, 1], [1, 0, 1], [1, 1, 0], [1, 1, 1], [1, 1, 1], [1, 1, 1], [1, 1, 1], [1, 1, 1]], dtype=bool
    ),
    "steps": 20,
}
RUNS = [
    LONG_RUN,
    NO_ENTRY,
    FLAT,
    CROSSED,
    _run(3, 5, 30, 3),
    *(_run(seed, 2, 9, 12, kind) for seed, kind in ((4, "small"), (5, "large"), (6, "complete"))),
]
TAILS = [
    {"x": np.array([1.0, 2.0, 4.0]), "y": np.array([1.0, 3.0, 2.0])},
    {"x": np.array([1.0, 1.0, 3.0, 60.0, 60.0]), "y": np.array([0.0, 2.0, 4.0])},
    {"x": np.array([1e-5, 2e-5, 4e-5, 9e-5]), "y": np.array([3e5, 1e5, 2e5])},
    {"x": np.array([2.0, 4.0, 6.0, 8.0, 2.000001]), "y": np.array([1.0, -1.0, -1.0, 1.0])},
]

conditional = pins(
    "wide",
    "A measured 0 that is a number like others; a sample without any entry, and one without gaps",
    [{"data": data, "row": row} for data in (WIDE, SMALL, LARGE, PLANE, THIN) for row in range(4)],
)
sums_inputs = pins(
    "fixed",
    "9 inputs, from X 4 × 6; mask 4 × 6; mu of 6 entries; numbers down to 1e-5 to X 3 × 2; mask 3 × 2; mu = [0, 1]",
    [{"data": data} for data in FIXED],
)
em = pins(
    "runs",
    "8 inputs, from X 12 × 2; mask 12 × 2; steps = 100 to X 9 × 2; mask 9 × 2; steps = 12",
    [{"run": run} for run in RUNS],
)
maximum = pins(
    "tails",
    "4 inputs, from x = [1, 2, 4]; y = [1, 3, 2] to x of 5 entries; y = [1, -1, -1, 1]",
    [{"case": case} for case in TAILS],
)
