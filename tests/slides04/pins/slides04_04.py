"""What the checks of slides4.4 are always tried on."""

import math

import numpy as np

from grader.checks import pin, pins


def signs(p, n, seed=0):
    y = np.array([1] * p + [-1] * n)
    return [int(one) for one in np.random.default_rng(seed).permutation(y)]


SIZES = [
    (4, 2),
    (2, 4),
    (3, 3),
    (1, 1),
    (1, 10),
    (10, 1),
    (5, 3),
    (6, 9),
    (25, 15),
    (20, 20),
    (2, 38),
    (7, 8),
    (39, 1),
    (1, 39),
]
COSTS = [0.01, 0.5, 1.0, 1.5, 1.9, 2.0, 10.0, 100.0]


def rings(seed, m, least=0.0):
    """Points of a square, those near the centre positive, a tenth of the labels flipped; both classes occur. They are
    `least` apart at least."""
    r = np.random.default_rng(seed)
    X = r.uniform(-2, 2, (m, 2))
    while least and min(_apart(X)) < least:
        for i in range(1, m):
            while min(math.dist(X[i], x) for x in X[:i]) < least:
                X[i] = r.uniform(-2, 2, 2)
    y = np.where(np.hypot(*X.T) < 1.2, 1, -1)
    y = np.where(r.random(m) < 0.1, -y, y)
    y[:2] = (1, -1)[:m]
    return X, [int(one) for one in y]


def _apart(X):
    return [math.sqrt(math.fsum((X[i] - X[j]) ** 2)) for i in range(len(X)) for j in range(i)]


FAR = np.array([[10.0] * 12, [-10.0] * 12, [10.0] * 11 + [-10.0]])
CLOSE = np.array([[9.9, -10.0], [10.0, -10.0], [-10.0, 10.0]])


def noisy(seed, m):
    """Training samples that the stub permits, and validation samples."""
    X, y = rings(seed, m, 0.1)
    X_val, y_val = rings(seed + 1, (4 * m + 5, 1, 200)[seed % 7 % 3] if seed % 2 else 4 * m + 5)
    if seed % 4 == 1:
        y_val = [1] * len(y_val)
    if seed % 3 == 1:
        # More columns than the rings need: constant ones, one of tiny numbers, and the sum of all.
        wide = [np.column_stack([Z, *np.ones((5, len(Z))), 1e-6 * (np.arange(len(Z)) % 4)]) for Z in (X, X_val)]
        X, X_val = (np.column_stack([Z, Z.sum(axis=1)]) for Z in wide)
    elif seed % 5 == 2:
        X, X_val = X * 5, X_val * 5
    return {"X": X, "y": y, "X_val": X_val, "y_val": y_val[: len(X_val)]}


def given_points(X, y):
    """These training samples; the validation samples are the same and their negatives."""
    X = np.array(X)
    return {"X": X, "y": y, "X_val": np.concatenate([X, -X]), "y_val": [*y, *y]}


AT_BOUNDS = [
    (given_points([[2.5], [0.5], [-1.5]], [1, 1, -1]), 2.0, 0.1),
    (given_points([[0.5, -3.0], [1.5, -3.0], [-2.5, 1.0], [-1.0, 1.0]], [1, -1, 1, 1]), 4.0, 2.0),
    (given_points([[-1.5, -3.0], [3.0, 0.5], [-1.0, -1.0], [-1.5, 1.5]], [1, -1, -1, -1]), 4.0, 0.5),
    (given_points([[-1.5], [0.0], [2.5], [2.0], [-2.5]], [-1, 1, -1, -1, 1]), 4.0, 0.2),
    (given_points([[0.0], [2.5], [3.0], [-1.0]], [1, 1, -1, 1]), 2.0, 0.1),
]
CORNERS = given_points([[10.0] * 12, [-10.0] * 12, [10.0] * 11 + [9.875], [-10.0] * 11 + [-9.875]], [1, 1, -1, -1])

tiny = pins(
    "sizes",
    "56 inputs, from y of 6 entries; C = 0.01 to y of 40 entries; C = 100",
    [{"data": {"y": signs(*pair, k), "C": C}} for k, pair in enumerate(SIZES) for C in COSTS[k % 2 :: 2]],
)
huge = pins(
    "sizes",
    "38 inputs, from y of 6 entries; C = 0.01 to y of 40 entries; C = 100",
    [{"data": {"y": signs(*pair, k), "C": C}} for k, pair in enumerate(SIZES) for C in COSTS[k % 3 :: 3]],
)
range_inputs = [
    *pins(
        "far",
        "9 inputs, from X 3 × 12; eps = 1e-6; numbers down to 1e-6 to X 2 × 1; eps = 0.5; numbers down to 1e-5",
        [{"X": X, "eps": eps} for X in (FAR, CLOSE, np.array([[1e-5], [1.0]])) for eps in (1e-6, 0.01, 0.5)],
    ),
    pin("X of 9 eps 0.02", "X 9 × 2; eps = 0.02", X=rings(7, 9)[0].round(1) + np.arange(9)[:, None] / 8, eps=0.02),
    pin("X of 13 eps 0.2", "X 13 × 2; eps = 0.2", X=np.arange(26.0).reshape(13, 2)[:, ::-1] / 4, eps=0.2),
]
leave_one_out = pins(
    "sizes",
    "21 inputs, from y of 8 entries to y of 40 entries",
    [
        {"y": signs(*pair, k)}
        for k, pair in enumerate([(4, 4), (1, 3), (1, 2), (2, 1), (2, 3), (4, 3), (99, 101), *SIZES])
    ],
)
matching_cost = pins(
    "some c",
    "12 inputs, from C_linear = 0.01; sigma = 100 to C_linear = 100; sigma = 1e4; numbers up to 1e4",
    [{"C_linear": C, "sigma": sigma} for C in (0.01, 1.0, 7.0, 100.0) for sigma in (100.0, 1000.0, 1e4)],
)
curve = [
    pin(
        "noisy 2 30",
        "X 30 × 2; y of 30 entries; X_val 125 × 2; sigmas = [2, 0.02, 100]",
        data=noisy(2, 30),
        sigmas=[2.0, 0.02, 100.0],
        C=10.0,
    ),
    pin(
        "noisy 6 30",
        "X 30 × 2; y of 30 entries; X_val 125 × 2; sigmas = [5, 0.3, 1]",
        data=noisy(6, 30),
        sigmas=[5.0, 0.3, 1.0],
        C=10.0,
    ),
    pin(
        "noisy 3 15",
        "X 15 × 2; y of 15 entries; X_val 65 × 2; sigmas = [0.7, 0.7]",
        data=noisy(3, 15),
        sigmas=[0.7, 0.7],
        C=0.1,
    ),
    pin(
        "noisy 4 30",
        "X 30 × 9; y of 30 entries; X_val 125 × 9; sigmas = [1.5, 0.4]; numbers down to 1e-6",
        data=noisy(4, 30),
        sigmas=[1.5, 0.4],
        C=3.0,
    ),
    pin(
        "noisy 7 12",
        "X 12 × 9; y of 12 entries; X_val 53 × 9; sigmas = [1, 1]; numbers down to 1e-6",
        data=noisy(7, 12),
        sigmas=[1.0, 1.000001],
        C=1.0,
    ),
    pin("noisy 5 2", "X 2 × 2; y = [1, -1]; X_val 200 × 2; sigmas = [1]", data=noisy(5, 2), sigmas=[1.0], C=1.0),
    pin(
        "noisy 15 20", "X 20 × 2; y of 20 entries; X_val 1 × 2; sigmas = [0.6]", data=noisy(15, 20), sigmas=[0.6], C=2.0
    ),
    pin(
        "noisy 9 20",
        "X 20 × 2; y of 20 entries; X_val 200 × 2; sigmas = [0.6]; numbers down to 6e-5",
        data=noisy(9, 20),
        sigmas=[0.6],
        C=2.0,
    ),
    *pins(
        "at bounds",
        "All α are 0 or C, in classes of different and of equal size: b cannot be read off a margin, and b = 0 is wrong",
        [{"data": data, "sigmas": [sigma], "C": C} for data, sigma, C in AT_BOUNDS],
    ),
    pin(
        "corners",
        "As far apart, and as near to one another, as the stub permits",
        data=CORNERS,
        sigmas=[0.02, 0.05, 20.0],
        C=10.0,
    ),
]
