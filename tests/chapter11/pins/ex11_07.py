"""What the checks of 11.7 are always tried on."""

import numpy as np

from grader.checks import pin, pins


def made(m, d, seed, noise=0.5, kept=3, coefficient=1.0):
    """A larger problem: y depends on the last `kept` features, which are correlated with the others."""
    rng = np.random.default_rng(seed)
    X = rng.normal(size=(m, d)).round(6)
    X[:, 0] = (X[:, -kept:].sum(axis=1) + 0.3 * X[:, 0]).round(6)
    w = np.zeros(d)
    w[-kept:] = coefficient
    return {"X": X, "y": (X @ w + noise * rng.normal(size=m)).round(6)}


TRAP = {"X": np.array([[1.0, 0.0, 1.0], [0.0, 1.0, 1.0], [0.0, 0.0, 0.1]]), "y": np.array([1.0, 1.0, 0.0])}
TINY = {"X": np.array([[1.0, 0.0], [0.0, 2.0]]), "y": np.array([0.001, 3.0])}


def whole(m, d, seed, most=9):
    rng = np.random.default_rng(seed)
    return {
        "X": rng.integers(-most, most + 1, (m, d)).astype(float),
        "y": rng.integers(-most, most + 1, m).astype(float),
    }


global_minimum = [
    pin("trap lam 0.01", "X 3 × 3; y = [1, 1, 0]; lam = 0.01", problem={**TRAP, "lam": 0.01}),
    pin(
        "trap lam 0.005", "the first feature that forward selection takes is not needed", problem={**TRAP, "lam": 0.005}
    ),
    pin("trap lam 0.3", "X 3 × 3; y = [1, 1, 0]; lam = 0.3", problem={**TRAP, "lam": 0.3}),
    pin(
        "problem of 2",
        "X 2 × 2; y = [5, -3]; lam = 0.1",
        problem={"X": np.diag([1000.0, 0.25]), "y": np.array([5.0, -3.0]), "lam": 0.1},
    ),
    pin(
        "problem of one",
        "X 1 × 1; y = [0.5]; lam = 0.01",
        problem={"X": np.array([[100.0]]), "y": np.array([0.5]), "lam": 0.01},
    ),
    pin(
        "problem of 2, 2", "X 2 × 2; y = [0, 0]; lam = 1", problem={"X": np.zeros((2, 2)), "y": np.zeros(2), "lam": 1.0}
    ),
    pin(
        "problem of 2, 3",
        "X 2 × 2; y = [1, 1]; lam = 0.1",
        problem={"X": np.array([[1.0, 1.0], [1.0, 1.0]]), "y": np.array([1.0, 1.0]), "lam": 0.1},
    ),
    pin("problem of 6", "X 6 × 8; y of 6 entries; lam = 0.05", problem={**made(6, 8, 3, 0.5, 4), "lam": 0.05}),
]
global_minimum_strict = [
    pin(
        "tiny lam 0.0001", "X 2 × 2; y = [0.001, 3]; lam = 0.0001; numbers down to 1e-4", problem={**TINY, "lam": 1e-4}
    ),
    pin(
        "tiny lam 0.5",
        "X 2 × 2; y = [0.001, 3]; lam = 0.5; numbers down to 1e-5",
        problem={**TINY, "X": TINY["X"] * 1e-5, "lam": 0.5},
    ),
    pin(
        "tiny lam 0.5, 2",
        "X 2 × 2; y = [0.001, 3]; lam = 0.5; numbers down to 1e-7",
        problem={**TINY, "X": TINY["X"] * 1e-7, "lam": 0.5},
    ),
    pin(
        "problem of 3",
        "Columns that are nearly dependent, or far from equally long, and yet both needed",
        problem={"X": np.array([[1.0, 1.0], [0.0, 4e-4], [0.0, 0.0]]), "y": np.array([1.0, 1.0, 0.5]), "lam": 0.01},
    ),
    pin(
        "numbers down to 1e-4",
        "X 2 × 1; y = [0.02, 0]; lam = 0.0001; numbers down to 1e-4",
        problem={"X": np.array([[1.0], [0.0]]), "y": np.array([0.02, 0.0]), "lam": 1e-4},
    ),
    pin(
        "numbers up to 1e6",
        "X 2 × 2; y = [1000, -777.5]; lam = 1e6; numbers up to 1e6",
        problem={"X": np.array([[900.0, 3.0], [-20.0, 1000.0]]), "y": np.array([1000.0, -777.5]), "lam": 1e6},
    ),
    pin(
        "numbers up to 1e5",
        "X 2 × 2; y = [1000, -777.5]; lam = 1e5; numbers up to 1e5",
        problem={"X": np.array([[900.0, 3.0], [-20.0, 1000.0]]), "y": np.array([1000.0, -777.5]), "lam": 1e5},
    ),
    pin("problem of 120", "X 120 × 8; y of 120 entries; lam = 1", problem={**made(120, 8, 0), "lam": 1.0}),
    pin(
        "problem of 130", "X 130 × 8; y of 130 entries; lam = 0.5", problem={**made(130, 8, 1, 0.1, 7, 0.5), "lam": 0.5}
    ),
    pin("problem of 20", "X 20 × 8; y of 20 entries; lam = 0.001", problem={**made(20, 8, 2, 0.0, 4), "lam": 1e-3}),
    pin(
        "problem of 30",
        "All of eight columns are needed, and seven of them",
        problem={**made(30, 8, 4, 0.1, 8, 2.0), "lam": 0.01},
    ),
    pin(
        "numbers down to 2e-5",
        "X 30 × 8; y of 30 entries; lam = 0.5; numbers down to 2e-5",
        problem={**made(30, 8, 5, 0.1, 7, 2.0), "lam": 0.5},
    ),
]
nonconvex = pins("some d", "8 inputs, from d = 1 to d = 8", [{"d": d} for d in range(1, 9)])
jump = [
    pin("d 8 eps 0.01", "d = 8; eps = 0.01", d=8, eps=0.01),
    pin("d 1 eps 1", "d = 1; eps = 1", d=1, eps=1.0),
    pin("d 8 eps 1", "d = 8; eps = 1", d=8, eps=1.0),
]
jump_strict = [
    pin("d 8 eps 1e-12", "d = 8; eps = 1e-12; numbers down to 1e-12", d=8, eps=1e-12),
    pin("d 4 eps 1e-09", "d = 4; eps = 1e-9; numbers down to 1e-9", d=4, eps=1e-9),
]
local_minima = [
    pin("problem of 3", "X 3 × 3; y = [1, 0, 2]", problem={"X": np.eye(3), "y": np.array([1.0, 0.0, 2.0])}),
    pin("problem of 2", "X 2 × 2; y = [1, 2]", problem={"X": np.zeros((2, 2)), "y": np.array([1.0, 2.0])}),
    pin("problem of one", "X 1 × 2; y = [3]", problem={"X": np.array([[1.0, 2.0]]), "y": np.array([3.0])}),
    pin(
        "problem of 2, 2",
        "X 2 × 2; y = [1, 0]",
        problem={"X": np.array([[1.0, 1.0], [1.0, 1.0]]), "y": np.array([1.0, 0.0])},
    ),
    pin(
        "problem of 2, 3",
        "X 2 × 3; y = [1, 1]",
        problem={"X": np.array([[1.0, 1.0, 0.0], [0.0, 1.0, 1.0]]), "y": np.array([1.0, 1.0])},
    ),
    pin(
        "problem of 3, 2",
        "X 3 × 2; y = [1, 0, 0]",
        problem={"X": np.array([[9.0, 0.0], [9.0, 9.0], [9.0, -9.0]]), "y": np.array([1.0, 0.0, 0.0])},
    ),
    pin("problem of 2, 4", "X 2 × 2; y = [0, 0]", problem={"X": np.eye(2), "y": np.zeros(2)}),
    pin("problem of 2, 5", "X 2 × 2; y = [-1, -2]", problem={"X": np.eye(2), "y": np.array([-1.0, -2.0])}),
    pin("whole 6 4 5", "X 6 × 4; y of 6 entries", problem=whole(6, 4, 5)),
    pin("whole 3 5 6", "X 3 × 5; y = [-3, 3, 3]", problem=whole(3, 5, 6)),
]
local_minima_strict = [
    pin("whole 120 5 7", "X 120 × 5; y of 120 entries", problem=whole(120, 5, 7)),
    pin(
        "problem of 150",
        "X 150 × 1; y of 150 entries",
        problem={"X": np.array([[9.0]] * 149 + [[1.0]]), "y": np.array([0.0] * 149 + [1.0])},
    ),
]
trap = pins("some d", "6 inputs, from d = 3 to d = 8", [{"d": d} for d in range(3, 9)])
