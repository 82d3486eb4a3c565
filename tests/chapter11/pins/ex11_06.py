"""What the checks of 11.6 are always tried on."""

import numpy as np

from grader.checks import core, pin, pins

RNG = np.random.default_rng(116)


def signs_for(m, seed):
    return np.random.default_rng(seed).choice([-1, 1], size=m)


TALL, WIDE = RNG.normal(size=(150, 12)), RNG.normal(size=(3, 15))
FINE = RNG.normal(size=(9, 3))
CASES = [
    {"X": TALL, "y": signs_for(150, 1), "strength": 2.0},
    {"X": WIDE, "y": np.array([1, -1, -1]), "strength": 5.0},
    {"X": np.array([[2.0]]), "y": np.array([-1]), "strength": 0.5},
    {"X": np.array([[1.0, 1.0], [1.0, 1.0]]), "y": np.array([1, -1]), "strength": 1.0},
    {"X": np.array([[1.0, 1.0], [1.0, 1.0], [0.0, 2.0]]), "y": np.array([1, 1, -1]), "strength": 0.1},
    {"X": np.array([[3.0, 1.0], [1.0, 2.0], [4.0, 0.0]]), "y": np.array([1, 1, 1]), "strength": 2.0},
    {"X": FINE * 1e6, "y": signs_for(9, 3), "strength": 1e-11},
    {"X": FINE * 1e-5, "y": signs_for(9, 4), "strength": 2e10},
]

NEAR, LARGE = CASES[1:6], [CASES[0], *CASES[6:]]

primal = pins("cases", "wide, singular, one sample, one class", [{"case": case} for case in NEAR])
primal_strict = pins(
    "far", "150 samples; numbers of a million and of a hundred-thousandth", [{"case": case} for case in LARGE]
)
exchange = [
    pin("C 1", "C = 1", C=1.0),
    pin("C 0.5", "C = 0.5", C=0.5),
    pin("C 3", "C = 3", C=3.0),
]
exchange_strict = [
    pin("C 1e-05", "C = 1e-5; numbers down to 1e-5", C=1e-5),
    pin("C 1.235e+05", "C = 1.235e5; numbers up to 1e5", C=123456.789),
]
ls_svm = [
    *pins("cases", "wide, singular, one sample, one class", [{"case": case} for case in NEAR]),
    pin(
        "case of 4",
        "X 4 × 2; y = [1, -1, 1, -1]; strength = 0.2",
        case={
            "X": np.array([[101.0, 3.0], [102.0, 1.0], [104.0, 2.0], [99.0, 5.0]]),
            "y": np.array([1, -1, 1, -1]),
            "strength": 0.2,
        },
    ),
]
ls_svm_strict = [
    *pins("far", "150 samples; numbers of a million and of a hundred-thousandth", [{"case": case} for case in LARGE]),
    pin(
        "case of 150",
        "X 150 × 12; y of 150 entries; strength = 0.5",
        case={"X": TALL + 3, "y": np.where(TALL[:, 0] > -1, 1, -1), "strength": 0.5},
    ),
]
influence = pins(
    "some margin",
    "both losses on both sides of the corner",
    [{"margin": margin, "loss": loss} for margin in (3.0, 0.5, 0.0, -2.0) for loss in ("hinge", "squared")],
)
influence_strict = pins(
    "far margins",
    "next to the corner, and more than a million away from it",
    [
        {"margin": margin, "loss": loss}
        for margin in (1.000001, 0.999999, 1234567.125, -1234567.125)
        for loss in ("hinge", "squared")
    ],
)
masking = [
    pin("lam 0.01", "lam = 0.01", lam=0.01),
    pin("lam 1", "lam = 1", lam=1.0),
    pin("lam 100", "lam = 100", lam=100.0),
    core(pin("lam 1e+04", "lam = 1e4: ten thousand, as the stub says", lam=1e4)),
    pin("lam 0.3", "lam = 0.3", lam=0.3),
    core(pin("lam 2500", "lam = 2500", lam=2500.0)),
]
