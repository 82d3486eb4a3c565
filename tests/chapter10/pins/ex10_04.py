"""What the checks of 10.4 are always tried on."""

import numpy as np

from grader.checks import core, pin, pins


def four_points(delta):
    return np.array([[1.0, 1.0], [-1.0, -1.0], [delta, -delta], [-delta, delta]])


RNG = np.random.default_rng(104)
LARGE = {"X": RNG.normal(size=(200, 20)) @ RNG.normal(size=(20, 20)), "d": 20}
ROWS = np.array(
    [[0.0, 1.0, 5.0, 0.0], [2.0, 0.0, 3.0, 2.0], [7.0, 4.0, 4.0, 7.0], [1.0, 9.0, 6.0, 1.0], [3.0, 3.0, 8.0, 3.0]]
)
PINNED = [
    LARGE,
    # The same shape, sum and first number: what is remembered of the one is wrong for the other.
    {"X": ROWS, "d": 2},
    {"X": ROWS[:, ::-1].copy(), "d": 2},
    {"X": RNG.normal(size=(12, 20)), "d": 12},
    {"X": np.array([[0.0, 0.0], [1.0, 1.0]]), "d": 2},
    {"X": np.array([[3.0], [5.0], [5.0]]), "d": 1},
    {"X": RNG.integers(-5, 6, size=(150, 3)) * 1e-5, "d": 3},
    {"X": RNG.integers(-5, 6, size=(30, 3)) * 1e6 + 0.125, "d": 2},
    {"X": np.array([[1.0, 7.0, 2.0], [2.0, 7.0, 1.0], [4.0, 7.0, 4.0], [4.0, 7.0, 4.0]]), "d": 3},
    {"X": RNG.normal(size=(8, 3)) * 1e-12, "d": 3},
    {"X": RNG.normal(size=(5, 4)) * 1e12, "d": 4},
]
TALL_ONES = [
    np.vstack([RNG.normal(size=(100, 12)), RNG.normal(size=(50, 12))]),
    np.array([[1.0], [4.0]]),
    np.array([[1.0, 2.0], [1.0, 2.0], [3.0, 4.0], [0.0, 5.0]]),
    np.array([[0.0, 3.0, 3.0], [1.0, 0.0, 1.5], [5.0, 5.0, 10.0], [6.0, 4.0, 1.0]]),
    1e-12 * np.array([[1.0, 2.0], [1.0, 2.0], [3.0, 4.0], [0.0, 5.0]]),
    # Far from the origin: Xᵀ X − m μ μᵀ keeps five digits of the small eigenvalue, a centred scatter eleven.
    4e5 / 3 + np.array([[0.0, 0.0], [100.0, 101.0], [200.0, 199.0], [400.0, 400.0]]) / 3,
]

storage = [
    core(pin("m 165 n 77760", "the faces of Yale, which are no trouble to count", m=165, n=77760)),
    pin("m 5 n 5", "m = 5; n = 5", m=5, n=5),
    pin("m 6 n 5", "m = 6; n = 5", m=6, n=5),
    core(pin("m 1797 n 64", "the digits", m=1797, n=64)),
    core(pin("m 20000 n 7", "far more samples than attributes", m=20000, n=7)),
]
eig = pins(
    "pinned",
    "11 inputs, from X 200 × 20; d = 20 to X 5 × 4; d = 4; numbers up to 3e12",
    [{"case": case} for case in PINNED],
)
svd = [
    *pins(
        "pinned",
        "11 inputs, from X 200 × 20; d = 20 to X 5 × 4; d = 4; numbers up to 3e12",
        [{"case": case} for case in PINNED],
    ),
    core(pin("numbers down to 1e-9", "what the scatter matrix cannot hold", case={"X": four_points(1e-9), "d": 2})),
]
small = pins(
    "tall ones",
    "6 inputs, from X 150 × 12 to X 4 × 2; numbers up to 1e5",
    [{"X": X} for X in TALL_ONES],
)
ill_conditioned = [
    core(pin(f"delta {delta:.4g}", "the least, the largest, and between them", delta=delta))
    for delta in (1e-12, 1e-10, 3.7e-11, 2.0**-36)
]
