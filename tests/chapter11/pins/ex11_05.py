"""What the checks of 11.5 are always tried on."""

import numpy as np

from grader.checks import pin, pins

RNG = np.random.default_rng(115)
CORNER = np.array([[1.0, 0.0], [0.0, 1.0], [1.0, 1.0]])


def turned(values, seed):
    """A symmetric matrix with these eigenvalues."""
    Q = np.linalg.qr(np.random.default_rng(seed).normal(size=(len(values), len(values))))[0]
    A = (Q * np.asarray(values, dtype=float)) @ Q.T
    return (A + A.T) / 2


ALIKE = np.array([[1.0, 0.9], [0.9, 1.0], [1.0, 1.0]])
REENTRY = np.array([[3.0, -1.0, 3.0, -1.0], [3.0, -1.0, 1.0, 0.0], [-2.0, 3.0, 2.0, -3.0], [1.0, 1.0, -4.0, -3.0]])
CASES = [
    {"X": CORNER, "y": np.array([1.0, -2.0, 3.0])},
    {"X": np.array([[2.0]]), "y": np.array([-3.0])},
    {"X": np.array([[1.0], [1.0], [1.0]]), "y": np.array([1.0, 2.0, 4.5])},
    {"X": ALIKE, "y": ALIKE @ [1.0, -0.2]},
    {"X": ALIKE, "y": ALIKE @ [0.3, 2.0]},
    {"X": np.eye(3), "y": np.array([3.0, -1.0, 2.0])},
    {"X": np.diag([1.0, 4.0, 2.0]), "y": np.array([3.0, -1.0, 2.0])},
    {"X": np.array([[1.0, 0.5], [0.5, 1.0]]), "y": np.array([1.0, 1.0])},
    {"X": np.array([[2.0, 1.0], [1.0, 2.0], [2.0, 1.0]]), "y": np.array([1.0, 1.5, 0.25])},
    {"X": (RNG.normal(size=(150, 10)) + 0.5) * 1e6, "y": RNG.normal(size=150) * 1e6 + 1e6},
    {"X": np.round(RNG.normal(size=(120, 4)), 9), "y": np.round(RNG.normal(size=120), 9)},
    # A component comes to 0 and leaves again to the other side, so that larger λ have no zeros either.
    {"X": REENTRY, "y": np.array([5.0, 2.0, -5.0, 3.0])},
    {"X": -REENTRY[:, ::-1], "y": np.array([5.0, 2.0, -5.0, 3.0])},
    # A coefficient grows first, and another one that is not the smallest vanishes first.
    {
        "X": np.linalg.cholesky(turned([4.0, 1.0, 0.2], 8)).T,
        "y": np.linalg.cholesky(turned([4.0, 1.0, 0.2], 8)).T @ [1.0, -0.9, 0.8],
    },
]

dense_target = [
    pin("case of one", "A 1 × 1; lam = 4; signs = [1]", case={"A": np.array([[1.0]]), "lam": 4.0, "signs": [1]}),
    pin(
        "case of one, 2", "A 1 × 1; lam = 0.01; signs = [-1]", case={"A": np.array([[0.5]]), "lam": 0.01, "signs": [-1]}
    ),
    pin(
        "case of 2",
        "A 2 × 2; lam = 20; signs = [1, -1]",
        case={"A": np.array([[1.0, 0.99], [0.99, 1.0]]), "lam": 20.0, "signs": [1, -1]},
    ),
    pin(
        "case of 2, 2",
        "A 2 × 2; lam = 0.3; signs = [1, -1]",
        case={"A": np.array([[1.0, -0.98], [-0.98, 1.0]]), "lam": 0.3, "signs": [1, -1]},
    ),
    pin(
        "case of 2, 3",
        "A 2 × 2; lam = 2; signs = [-1, 1]",
        case={"A": np.array([[2.0, 2.0], [2.0, 3.0]]), "lam": 2.0, "signs": [-1, 1]},
    ),
    pin(
        "case of 3",
        "A 3 × 3; lam = 1; signs = [1, 1, -1]",
        case={"A": np.array([[2.0, 0.0, 0.0], [0.0, 2.0, 0.0], [0.0, 0.0, 2.0]]), "lam": 1.0, "signs": [1, 1, -1]},
    ),
]
dense_target_strict = [
    pin(
        "case of 10",
        "A 10 × 10; lam = 1.235; signs of 10 entries",
        case={"A": turned(np.geomspace(0.011, 95, 10), 4), "lam": 1.234567891, "signs": [1, -1] * 5},
    ),
    pin(
        "numbers down to 1e-5",
        "A 3 × 3; lam = 100; signs = [-1, -1, 1]; numbers down to 1e-5",
        case={"A": np.eye(3) + 1e-5, "lam": 100.0, "signs": [-1, -1, 1]},
    ),
]
dense_data = pins(
    "some d and lam",
    "7 inputs, from d = 1; lam = 0.01 to d = 7; lam = 40",
    [
        {"d": d, "lam": lam}
        for d, lam in ((1, 0.01), (1, 1000.0), (2, 3.0), (1, 1.9999), (10, 1000.0), (10, 0.01), (7, 40.0))
    ],
)
FAR = [case for case in CASES if case["X"].shape[0] > 100]
first_zero = pins(
    "cases",
    "12 inputs of up to four features, from X 3 × 2; y = [1, -2, 3] on",
    [{"case": case} for case in CASES if case["X"].shape[0] <= 100],
)
NEARLY_ALIKE = np.array([[1.0123456789, 0.9771234567], [0.9812345678, 1.0134567891], [1.0, 1.0]])
first_zero_strict = [
    *pins(
        "many samples", "a hundred samples and more, one with numbers of a million", [{"case": case} for case in FAR]
    ),
    pin(
        "columns nearly alike",
        "singular values 72-fold apart: all digits of X matter",
        case={"X": NEARLY_ALIKE, "y": np.array([1.0, 1.01, 1.0])},
    ),
]
