"""What the checks of 13.4 are always tried on."""

from math import comb

import numpy as np

from exercises.datasets import iris, wine
from grader.checks import pin, pins

from ..shared import blobs, tilted


def two_sided(p, q):
    """The probability of so many coins on the same side, 1 at most."""
    n = p + q
    return min(1.0, 2 * sum(comb(n, k) for k in range(max(p, q), n + 1)) / 2**n)


LARGE_BIAS = {
    "w": np.array([-150.0]),
    "b": 150.5,
    "X_l": np.array([[1.0], [-1.0]]),
    "y_l": [1, 1],
    "X_u": np.array([[1.0]]),
    "y_hat": [1],
    "C": [1.0, 0.5],
}


def few(data, u, C_l, C_u):
    return {"X_l": data[0], "y_l": data[1], "X_u": data[2][:u], "C_l": C_l, "C_u": C_u}


SUM = np.array([[1.0, 1.0, 2.0], [-1.0, -1.5, -2.5], [-1.0, 0.0, -1.0]])
ONE_SIDED = (
    np.array([[2.0, 0.0], [-2.0, 0.5], [1.5, -1.0]]),
    [1, -1, 1],
    np.array([[1.0, 0.2], [3.0, -1.0], [2.0, 2.0], [2.0, 2.0]]),
)
FEW = [
    few(blobs(seed, 6, 0.5, 2, 1.5), u, C_l, C_u)
    for seed, u, C_l, C_u in ((0, 6, 1.0, 1.0), (1, 5, 1.0, 0.3), (3, 4, 0.1, 10.0), (4, 1, 3.0, 0.123456))
]
FEW += [
    few(blobs(seed, 5, 0.5, 2, 0.7), 5, C_l, C_u) for seed, C_l, C_u in ((0, 5.0, 10.0), (2, 0.3, 0.1), (3, 1.0, 0.1))
]
FEW += [
    few(blobs(seed, 5, 0.5, 2, 0.7), 5, C_l, C_u) for seed in (3, 5, 8, 28) for C_l, C_u in ((0.3, 5.0), (5.0, 0.3))
]
FEW += [
    few(tilted(2, 6), 6, 5.0, 2.0),
    few(tilted(5, 6, 0.5, 4, 1.0), 3, 0.5, 5.0),
    few((*ONE_SIDED[:2], ONE_SIDED[2]), 4, 1.0, 1.0),
    few((*ONE_SIDED[:2], -ONE_SIDED[2]), 3, 1.0, 2.0),
    few((SUM, [1, -1, -1], 1.5 * SUM[::-1]), 3, 2.0, 0.5),
]


def run_case(data, C_l, C_u0):
    return {"X_l": data[0], "y_l": data[1], "X_u": data[2], "C_l": C_l, "C_u0": C_u0}


RUNS = [
    run_case(tilted(6, 40, 0.5, 2, 1.0), 1.0, 0.003),
    run_case(tilted(4, 40, 0.5, 4, 1.0), 10.0, 0.03),
    run_case(tilted(8, 40, 0.5, 2, 2.5), 1.0, 0.05),
    run_case(tilted(7, 40, 0.5, 2, 2.5), 10.0, 0.03),
    run_case(tilted(6, 40, 0.5, 2, 1.0), 0.3, 0.15),
    run_case(blobs(9, 50, 0.9), 1.0, 0.01),
    run_case(blobs(3, 30, 0.1), 1.0, 0.001),
    run_case(blobs(6, 30, 0.1), 0.7, 0.7),
    run_case((SUM, [1, -1, -1], SUM[::-1] * 1.5), 2.0, 1.5),
    run_case(ONE_SIDED, 1.0, 0.1),
    run_case((*ONE_SIDED[:2], ONE_SIDED[2][:1]), 2.0, 0.3),
    run_case((*ONE_SIDED[:2], -ONE_SIDED[2][:2]), 0.723456, 0.0123456),
]
BORDER = [
    (p, q) for n in range(1, 40) for p in range(n + 1) for q in [n - p] if p >= q and 0.02 < two_sided(p, q) < 0.12
]


def _task(table, negative, positive, columns):
    X, y = table["X"], np.asarray(table["y"])
    rows = (y == negative) | (y == positive)
    return {"X": X[rows][:, :columns], "y": np.where(y[rows] == positive, 1, -1).tolist()}


IRIS, WINE = _task(iris(), 1, 2, 4), _task(wine(), 0, 1, 2)
CONSTANT = {"X": np.column_stack([IRIS["X"][:40] / 7, np.zeros(40)]), "y": [1, -1] * 6 + [-1] * 28}
LEAKS = [
    {**task, "seed": seed, "factor": factor}
    for task, seed, factor in ((IRIS, 0, 1000.0), (IRIS, 1, -2.0), (WINE, 2, -1.0), (WINE, 3, 3.0))
]


def _sparse(seed, m, d):
    """A few rows whose attributes say nothing of their classes: pseudo-labels, true labels and the SVM alone lead to different places."""
    rng = np.random.default_rng(seed)
    return {
        "X": rng.normal(size=(m, d)).round(3),
        "y": rng.permutation(np.arange(m) % 2 * 2 - 1).tolist(),
        "seed": seed,
    }


SPARSE = [_sparse(seed, m, d) for seed, (m, d) in enumerate([(40, 3), (30, 5), (40, 4), (40, 3)] * 5)]

objective = [pin("large bias", "w = [-150]; b = 150.5; X_l 2 × 1", case=LARGE_BIAS)]
swap_candidate = pins(
    "some y hat and xi",
    "10 inputs, from y_hat = [1, -1]; xi = [1.875, 0.25] to y_hat = [1, 1, -1, -1]; xi = [5, 0.5, 0, 0]",
    [
        {"case": {"y_hat": y_hat, "xi": xi}}
        for y_hat, xi in (
            ([1, -1], [1.875, 0.25]),
            ([1, -1], [0.25, 1.875]),
            ([1, -1], [1.0, 1.0]),
            ([1, -1], [2.5, 0.0]),
            ([1, -1], [0.0, 2.5]),
            ([1, 1], [2.0, 2.0]),
            ([-1, 1, 1], [1.0, 0.5, 1 + 1 / 1024]),
            ([1, -1], [22 / 1024, 2 - 21 / 1024]),
            ([-1, 1], [1 / 1024, 2.0]),
            ([1, 1, -1, -1], [5.0, 0.5, 0.0, 0.0]),
        )
    ],
)
best_assignment = pins(
    "few",
    "20 inputs, from X_l 4 × 2; y_l = [1, -1, 1, -1]; X_u 6 × 2 to X_l 3 × 3; y_l = [1, -1, -1]; X_u 3 × 3",
    [{"case": case} for case in FEW],
)
tsvm = pins(
    "runs",
    "12 inputs, from X_l 2 × 2; y_l = [1, -1]; X_u 40 × 2 to X_l 3 × 2; y_l = [1, -1, 1]; X_u 2 × 2",
    [{"case": case} for case in RUNS],
)
differ = [
    pin("case of 2", "case = [0, 0]", case=(0, 0)),
    pin("case of 2, 2", "case = [0, 1]", case=(0, 1)),
    pin("case of 2, 3", "case = [75, 75]", case=(75, 75)),
    pin("case of 2, 4", "case = [75, 0]", case=(75, 0)),
    pin("case of 2, 5", "case = [0, 75]", case=(0, 75)),
    *pins("border", "40 inputs, from case = [5, 0] to case = [21, 10]", [{"case": case} for case in BORDER[:40]]),
    *pins(
        "border, 2",
        "8 inputs, from case = [0, 5] to case = [2, 10]",
        [{"case": case} for case in [(q, p) for p, q in BORDER[:8]]],
    ),
]
compare = [
    pin("iris", "X 100 × 4; y of 100 entries; seed = 0; apart = 1", task=IRIS, seed=0, apart=1),
    pin(
        "wine",
        "Remainders of the seed are the same: by every number up to 16, by powers of 10, by powers of 2",
        task=WINE,
        seed=12345,
        apart=720720,
    ),
    pin(
        "constant",
        "A column without variation, and a class so rare that some draws of four labelled samples lack it",
        task=CONSTANT,
        seed=3,
        apart=1,
    ),
    pin(
        "constant, 2",
        "A column without variation, and a class so rare that some draws of four labelled samples lack it",
        task=CONSTANT,
        seed=3,
        apart=10**6,
    ),
    pin(
        "wine, 2",
        "X 130 × 2; y of 130 entries; seed = 4; apart = 16777216; numbers up to 2e7",
        task=WINE,
        seed=4,
        apart=2**24,
    ),
]
compare_tsvm = pins(
    "sparse",
    "20 inputs, from X 40 × 3; y of 40 entries; seed = 0 to X 40 × 3; y of 40 entries; seed = 19",
    [{"case": case} for case in SPARSE],
)
no_leak = pins(
    "leaks",
    "4 inputs, from X 100 × 4; y of 100 entries; seed = 0 to X 130 × 2; y of 130 entries; seed = 3",
    [{"case": case} for case in LEAKS],
)
