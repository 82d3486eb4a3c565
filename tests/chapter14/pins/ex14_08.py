"""What the checks of 14.8 are always tried on."""

import numpy as np

from grader.checks import pin, pins

from ..shared import one_at_a_time

CUBE = np.arange(1.0, 25).reshape(2, 3, 4) ** 2 / 7
FIXED = [
    {"p": CUBE, "qs": [[0.25, 0.75], [0.125, 0.5, 0.375], [0.1, 0.2, 0.3, 0.4]], "j": 0},
    {"p": CUBE, "qs": [[0.25, 0.75], [0.125, 0.5, 0.375], [0.1, 0.2, 0.3, 0.4]], "j": 1},
    {"p": CUBE, "qs": [[1.0, 0.0], [0.0, 0.5, 0.5], [0.123456, 0.226544, 0.25, 0.4]], "j": 2},
    {"p": np.array([3.0]), "qs": [[1.0]], "j": 0},
    {"p": np.array([[1e-6, 1e6], [1.0, 2e6 / 3]]), "qs": [[0.99999, 0.00001], [0.5, 0.5]], "j": 1},
    {"p": np.array([[1.0, 1e6], [1.0, 1e-6]]), "qs": [[1 - 3e-8, 3e-8], [1 - 5e-8, 5e-8]], "j": 0},
    {"p": np.ones((3, 3)), "qs": [[0.2, 0.3, 0.5], [1.0, 0.0, 0.0]], "j": 0},
    {"p": np.array([[1.0, 2.0, 3.0], [1.0, 2.0, 3.0]]), "qs": [[0.5, 0.5], [1 / 6, 1 / 3, 1 / 2]], "j": 1},
    {"p": np.array([1.0, 1.0, 2.0]), "qs": [[0.25, 0.25, 0.5]], "j": 0},
    # A divergence of 5e-7, and one of 5e-9.
    *({"p": np.array([1.0, 1.0]), "qs": [[0.5 + e, 0.5 - e]], "j": 0} for e in (5e-4, 5e-5)),
    {"p": np.array([1.0, 1.0, 1.0]), "qs": [[0.2, 0.2, 0.6]], "j": 0},
    {"p": np.array([1.0, 1.000001, 3.0]), "qs": [[0.3, 0.300001, 0.399999]], "j": 0},
    {"p": np.full((2, 2, 2), 1e6), "qs": [[0.5, 0.5]] * 3, "j": 2},
    {"p": np.full((4, 4, 4), 1e-6), "qs": [[0.25] * 4] * 3, "j": 1},
]
MEANS = (
    (100.0, -0.123456, 0.0, 2.5),
    (1.0, 2.0, 1.0, 1.0),
    (3.0, 3.0, 3.0, 3.0),
    (0.00005, 1.0, 1.000001, -7.0),
    (12.345678912345, -0.000000123, 99.99999999, -3.3333333333333335),
)

two_sides = pins(
    "fixed",
    "15 inputs, from p of 2 entries; qs of 3 entries; j = 0 to p of 4 entries; qs 3 × 4; j = 1; numbers down to 1e-6",
    [{"problem": problem} for problem in FIXED],
)
bimodal = [
    pin("h 0.75", "h = 0.75", h=0.75),
    pin("h 0.6", "h = 0.6", h=0.6),
    pin("h 0.95", "h = 0.95", h=0.95),
    pin("h 0.8123", "h = 0.8123", h=0.8123456),
]
gaussian = [
    pin("means 0", "seed 1 × 1; size = 1; mu = [100, -0.1235, 0, 2.5]", seed=np.array([[4.0]]), size=1, mu=MEANS[0]),
    pin("means 1", "seed 3 × 3; size = 3; mu = [1, 2, 1, 1]", seed=np.diag([1.0, 4.0, 0.25]), size=3, mu=MEANS[1]),
    pin("means 2", "seed 3 × 3; size = 3; mu = [3, 3, 3, 3]", seed=np.diag([0.5, 0.5, 0.5]), size=3, mu=MEANS[2]),
    pin(
        "means 3",
        "seed 2 × 2; size = 2; mu = [5e-5, 1, 1, -7]; numbers down to 5e-5",
        seed=np.array([[1.0, -0.9], [-0.9, 2.0]]),
        size=2,
        mu=MEANS[3],
    ),
    pin(
        "means 0, 2",
        "seed 2 × 2; size = 2; mu = [100, -0.1235, 0, 2.5]",
        seed=np.array([[1.0, 1.0], [1.0, 2.0]]),
        size=2,
        mu=MEANS[0],
    ),
    pin(
        "means 0, 3",
        "seed 2 × 2; size = 2; mu = [100, -0.1235, 0, 2.5]",
        seed=np.array([[50.0, 49.0], [49.0, 50.0]]),
        size=2,
        mu=MEANS[0],
    ),
    pin(
        "means 1, 2",
        "seed 2 × 2; size = 2; mu = [1, 2, 1, 1]",
        seed=np.array([[50.0, 49.0], [49.0, 50.0]]),
        size=2,
        mu=MEANS[1],
    ),
    pin(
        "means 4",
        "seed 2 × 2; size = 2; mu = [12.35, -1.23e-7, 100, -3.333]; numbers down to 1e-7",
        seed=np.array([[50.0, 49.98], [49.98, 50.0]]),
        size=2,
        mu=MEANS[4],
    ),
    pin(
        "means 3, 2",
        "seed 4 × 4; size = 4; mu = [5e-5, 1, 1, -7]; numbers down to 5e-5",
        seed=np.array([[2.0, 1.0, 0.5, 0.0], [1.0, 3.0, 0.0, -0.25], [0.5, 0.0, 1.0, 5e-5], [0.0, -0.25, 5e-5, 4.0]]),
        size=4,
        mu=MEANS[3],
    ),
]
rounds = [
    *pins(
        "some x and mu0 and l0 and a0 and b0 and k",
        "7 inputs, from x = [3]; mu0 = 1; lambda0 = 2 to x = [2, 7]; mu0 = -3; lambda0 = 10",
        [
            {"case": {"x": x, "mu0": mu0, "lambda0": l0, "a0": a0, "b0": b0, "n_iter": k}}
            for x, mu0, l0, a0, b0, k in (
                ([3.0], 1.0, 2.0, 0.5, 4.0, 1),
                ([1.5, 1.5, 1.5], 1.5, 1.0, 1.0, 1.0, 2),
                ([1.0, 2.0, 4.0, 5.0], 0.0, 1.0, 2.0, 3.0, 1),
                ([10.0, 9.999, 10.0, 9.998], -10.0, 0.1, 0.1, 0.1, 12),
                ([0.12345678, 0.00005, 0.0, -0.123, 2.0, 3.0, 2.0, 8.0], 0.00002, 0.75, 2.5, 0.3125, 3),
                ([1.0, 1.000001, 1.0], 0.5, 0.5, 1.0, 10.0, 40),
                ([2.0, 7.0], -3.0, 10.0, 10.0, 0.1, 100),
            )
        ],
    ),
    *pins(
        "one at a time",
        "7 inputs, each with x = [1, 2]; mu0 = 0.5; lambda0 = 2",
        [
            {"case": case}
            for case in one_at_a_time(
                {"x": [1.0, 2.0], "mu0": 0.5, "lambda0": 2.0, "a0": 3.0, "b0": 4.0, "n_iter": 2},
                x=[1.0, 2.5],
                mu0=1.5,
                lambda0=1.0,
                a0=2.0,
                b0=5.0,
                n_iter=3,
            )
        ],
    ),
]
