"""What the checks of 7.4 are always tried on."""

import math

import numpy as np

from grader.checks import core, pin

MANY = {"priors": np.full(120, 1 / 120), "conditionals": (np.arange(240).reshape(120, 2) * 7 % 241 + 1) / 256}
LONG = np.full((2, 100_000), 0.5)
LONG[1, 77_777] = 0.51
CLOSE = np.array([[0.5], [0.5 + 1e-10]])
# The plain products are subnormal and equal.
SUBNORMAL = np.array([[1e-160, 1e-163], [1e-160, 1.05e-163]])


def _core(extremes):
    """The exercise is about extremes: they earn its points."""
    return [core(one) for one in extremes]


first_zero_inputs = _core(
    [
        pin("p 0", "p = 0", p=0.0),
        pin("p 0.5", "p = 0.5", p=0.5),
        pin("p 0.5, 2", "p = 0.5", p=0.5000000000000001),
        pin("p 0.5, 3", "p = 0.5", p=0.49999999999999994),
        pin("p 0.99", "p = 0.99", p=0.99),
        pin("p 1e-05", "p = 1e-5; numbers down to 1e-5", p=1e-5),
        pin("p 1e-200", "p = 1e-200; numbers down to 1e-200", p=1e-200),
        pin("p 4.941e-324", "p = 4.941e-324; numbers down to 5e-324", p=5e-324),
        pin("p 0.7", "p = 0.7", p=0.7),
        pin("p 0.75", "p = 0.75", p=0.75),
        pin("p 0.8", "p = 0.8", p=0.8),
    ]
)
log_scores = _core(
    [
        pin(
            "problem of one",
            "priors = [1]; conditionals 1 × 0",
            problem={"priors": np.array([1.0]), "conditionals": np.zeros((1, 0))},
        ),
        pin(
            "numbers down to 1e-300",
            "priors = [0.5, 0.5]; conditionals 2 × 40; numbers down to 1e-300",
            problem={"priors": np.array([0.5, 0.5]), "conditionals": np.array([[1e-20] * 40, [1e-300] * 40])},
        ),
        pin(
            "problem of 2",
            "priors = [0, 1]; conditionals 2 × 1",
            problem={"priors": np.array([0.0, 1.0]), "conditionals": np.array([[1.0], [0.0]])},
        ),
        pin(
            "numbers down to 8e-323",
            "priors = [0.5, 0.5]; conditionals 2 × 2; numbers down to 8e-323",
            problem={"priors": np.array([0.5, 0.5]), "conditionals": np.array([[2.0**-1070, 1.0], [1e-305, 0.5]])},
        ),
        pin(
            "problem of 2, 2",
            "priors = [0.5, 0.5]; conditionals 2 × 3",
            problem={
                "priors": np.array([0.5, 0.5]),
                "conditionals": np.array([[0.25, 0.5, 0.75], [0.125, 0.25, 0.375]]),
            },
        ),
    ]
)
hundred_classes = [
    pin("many", "priors of 120 entries; conditionals 120 × 2", problem=MANY),
]
posterior = _core(
    [
        pin(
            "scores of 3 shift 0",
            "scores = [-inf, -inf, -inf]; shift = 0",
            scores=[-math.inf, -math.inf, -math.inf],
            shift=0.0,
        ),
        pin("scores of 2 shift -900", "scores = [-inf, 0]; shift = -900", scores=[-math.inf, 0.0], shift=-900.0),
        pin(
            "numbers down to 3e-7",
            "scores = [0.1235, -0.7654, 1e-5, -3e-7]; shift = 0; numbers down to 3e-7",
            scores=[0.123456789, -0.7654321, 1e-5, -3e-7],
            shift=0.0,
        ),
        pin("scores of 2 shift 0", "scores = [0, -900]; shift = 0", scores=[0.0, -900.0], shift=0.0),
        pin("scores of 2 shift 0, 2", "scores = [0, -2000]; shift = 0", scores=[0.0, -2000.0], shift=0.0),
    ]
)
hundreds_of_scores = [
    pin("scores of 300 shift -1000", "scores of 300 entries; shift = -1000", scores=[-0.25] * 300, shift=-1000.0),
]
scaled_product = _core(
    [
        pin("no values", "values is empty", values=[]),
        pin("values of one", "values = [1]", values=[1.0]),
        pin("values of one, 2", "values = [0.5]", values=[0.5]),
        pin("values of 3", "values = [1, 1, 0.5]", values=[1.0, 1.0, 0.5]),
        pin("values of 3, 2", "values = [0.3, 0, 0.5]", values=[0.3, 0.0, 0.5]),
        pin("values of 10000", "values of 10000 entries", values=[0.1] * 10_000),
        pin("values of 5000", "values of 5000 entries", values=[0.999] * 5_000),
    ]
)
subnormal_factors = [
    pin("numbers down to 5e-324", "values = [4.941e-324, 4.941e-324]; numbers down to 5e-324", values=[5e-324, 5e-324]),
]
decide = _core(
    [
        pin(
            "problem of 2",
            "priors = [0.5, 0.5]; conditionals 2 × 100000",
            problem={"priors": np.array([0.5, 0.5]), "conditionals": LONG},
        ),
        pin(
            "subnormal",
            "The plain products are subnormal and equal",
            problem={"priors": np.array([0.5, 0.5]), "conditionals": SUBNORMAL},
        ),
        pin(
            "problem of 2, 2",
            "priors = [0.5, 0.5]; conditionals 2 × 3",
            problem={
                "priors": np.array([0.5, 0.5]),
                "conditionals": np.array([[0.25, 0.5, 0.75], [0.125, 0.25, 0.375]]),
            },
        ),
        pin(
            "problem of 2, 3",
            "priors = [0.4, 0.6]; conditionals 2 × 100000",
            problem={"priors": np.array([0.4, 0.6]), "conditionals": LONG[:, ::-1]},
        ),
        pin(
            "numbers down to 1e-20",
            "priors = [0.5, 0.5]; conditionals 2 × 2; numbers down to 1e-20",
            problem={"priors": np.array([0.5, 0.5]), "conditionals": np.array([[1e-20, 0.9], [1e-15, 0.9]])},
        ),
        pin(
            "numbers down to 1e-300",
            "priors = [0.5, 0.5]; conditionals 2 × 2; numbers down to 1e-300",
            problem={"priors": np.array([0.5, 0.5]), "conditionals": np.array([[0.0, 1.0], [1e-300, 1e-300]])},
        ),
        pin(
            "problem of 2, 4",
            "priors = [0.5, 0.5]; conditionals 2 × 2",
            problem={"priors": np.array([0.5, 0.5]), "conditionals": np.array([[0.0, 1.0], [0.0, 1.0]])},
        ),
        pin(
            "problem of 3",
            "priors = [0.1, 0.2, 0.7]; conditionals 3 × 0",
            problem={"priors": np.array([0.1, 0.2, 0.7]), "conditionals": np.zeros((3, 0))},
        ),
        pin(
            "problem of 3, 2",
            "priors = [0.4, 0.3, 0.3]; conditionals 3 × 1",
            problem={"priors": np.array([0.4, 0.3, 0.3]), "conditionals": np.array([[0.1], [0.5], [0.5]])},
        ),
        pin(
            "problem of 2, 5",
            "priors = [0.5, 0.5]; conditionals 2 × 2000",
            problem={"priors": np.array([0.5, 0.5]), "conditionals": np.repeat([[0.3], [0.300001]], 2000, axis=1)},
        ),
    ]
)
failing_case = _core([pin("d 2000", "d = 2000", d=2000), pin("d 10000", "d = 10000; numbers up to 1e4", d=10_000)])
nearly_equal = [
    pin(
        "close",
        "The scores differ by 2e-10",
        problem={"priors": np.array([0.5, 0.5]), "conditionals": CLOSE},
    ),
    pin("many", "priors of 120 entries; conditionals 120 × 2", problem=MANY),
]
