"""What the checks of cookbook3.3 are always tried on."""

import numpy as np

from grader.checks import pin, pins

KERNELS = ("cube", "gauss")


def case_of(x, X, h, kernel):
    return {"x": np.array(x, dtype=float), "X": np.array(X, dtype=float), "h": h, "kernel": kernel}


WINDOWS = [
    case_of(x, X, h, kernel)
    for kernel in KERNELS
    for x, X, h in (
        ([0.5], [[0.0], [1.0], [1.5]], 1.0),
        ([0.0, 0.0, 0.0], [[0.5, -0.5, 0.0], [0.25, 0.5, -0.5], [0.75, 0.0, 0.0], [0.0, 0.0, 0.0]], 1.0),
        ([0.125, 0.25], [[0.5, 0.5], [-0.25, 0.625], [0.0, 0.0]], 0.75),
        ([1.5e-6], [[1e-6], [2.3e-6], [0.0]], 1.7e-6),
        ([1234567.891, 0.5], [[1234567.123, 0.75], [1234568.5, -0.25], [1234567.0, 0.1]], 1.2345678),
        ([2e5, -3e5], [[1e5, 1e5], [4e5, -5e5], [2e5, -3e5]], 654321.0),
        ([0.0] * 12, [[0.25] * 12, [-0.5] * 12, [0.5] * 11 + [0.75]], 1.0),
        ([0.3], [[0.3000004], [0.2999997], [0.1]], 1e-6),
        ([0.0], [[0.500001], [0.499999], [-0.49999], [-0.50001]], 1.0),
        ([0.0] * 12, [[0.25] * 12, [-0.75] * 12, [0.5] * 11 + [0.8]], 1.5),
        ([0.0], [[6.2]], 1.0),
    )
]
MANY = [case_of([0.0], [[5.0]] * 190 + [[0.25]] * 10, 1.0, kernel) for kernel in KERNELS]


def weighted(case, probs):
    return {**case, "probs": probs}


DISTRIBUTIONS = [
    weighted(case_of([0.0], [[0.0], [1.0], [2.0]], 2.0, "gauss"), [0.5, 0.25, 0.25]),
    weighted(case_of([0.5, 0.0], [[0.0, 0.0], [1.0, 0.0], [0.5, 1.5]], 1.5, "gauss"), [0.125, 0.625, 0.25]),
    weighted(case_of([0.0], [[0.0]], 0.5, "gauss"), [1.0]),
    weighted(case_of([0.0, 0.0], [[0.5, 0.5], [1.5, 0.0]], 1.0, "cube"), [1e-6, 0.999999]),
    weighted(case_of([0.0], [[0.25], [0.5], [4.0], [-0.5]], 1.0, "cube"), [0.1, 0.2, 0.3, 0.4]),
    weighted(case_of([0.0], [[0.25], [4.0]], 1.0, "cube"), [5e-8, 0.99999995]),
    *(weighted(case, [1 / 200] * 200) for case in MANY),
    *(weighted(case, [0.5, 0.2, 0.3, 0.0][: len(case["X"])] if len(case["X"]) > 2 else [1.0]) for case in WINDOWS),
]

parzen = pins(
    "windows",
    "Points on the edge, tiny and huge windows, many dimensions, points far from zero",
    [{"case": case} for case in WINDOWS + MANY],
)
expected = pins(
    "distributions",
    "30 inputs, from x = [0]; X 3 × 1; h = 2 to x = [0]; X 1 × 1; h = 1",
    [{"case": case} for case in DISTRIBUTIONS],
)
variance = [
    *pins(
        "distributions",
        "30 inputs, from x = [0]; X 3 × 1; h = 2; n = 1 to x = [0]; X 1 × 1; h = 1; n = 3",
        [{"case": case, "n": 1 + i % 3} for i, case in enumerate(DISTRIBUTIONS)],
    ),
    *pins(
        "distributions, 2",
        "3 inputs, from x = [0]; X 3 × 1; h = 2; n = 1000000; numbers up to 1e6 to x = [0]; X 1 × 1; h = 0.5; n = 1000000; numbers up to 1e6",
        [{"case": case, "n": 10**6} for case in DISTRIBUTIONS[:3]],
    ),
]
mse = [
    pin("share 1", "x = 0.5; n = 1; share = 1", case={"x": 0.5, "n": 1}, share=1.0),
    pin("share 0.5", "x = 0.25; n = 5; share = 0.5", case={"x": 0.25, "n": 5}, share=0.5),
    pin("share 1, 2", "x = 0.5; n = 1000000; share = 1; numbers up to 1e6", case={"x": 0.5, "n": 10**6}, share=1.0),
    pin(
        "share 0.0001",
        "x = 0.5; n = 1000000; share = 0.0001; numbers of 1e6 and 1e-4 in one input",
        case={"x": 0.5, "n": 10**6},
        share=1e-4,
    ),
    pin("share 0.01", "x = 0.99; n = 7; share = 0.01", case={"x": 0.99, "n": 7}, share=0.01),
    pin("share 0.5, 2", "x = 0.01; n = 12; share = 0.5", case={"x": 0.01, "n": 12}, share=0.5),
]
best_width = pins(
    "some x and n",
    "9 inputs, from x = 0.5; n = 100 to x = 0.3; n = 1000",
    [
        {"case": {"x": x, "n": n}}
        for x, n in (
            (0.5, 100),
            (0.5, 10),
            (0.25, 5),
            (0.9, 10),
            (0.01, 10**6),
            (0.99, 10**6),
            (0.5, 1),
            (0.75, 10**6),
            (0.3, 1000),
        )
    ],
)
neighbours = pins(
    "i",
    "16 inputs, from x = 1; X = [1, 2, 4]; k = 1 to x = 60.25; X of 200 entries; k = 150",
    [
        {"case": {"x": x, "X": X, "k": k}}
        for x, X, k in (
            (1.0, [1.0, 2.0, 4.0], 1),
            (1.0, [1.0, 2.0, 4.0], 2),
            (1.0, [4.0, 2.0, 1.0], 3),
            (1.0, [1.0, 1.0, 3.0], 2),
            (1.0, [1.0, 1.0, 3.0], 3),
            (0.0, [1.0, -1.0, 2.0], 1),
            (0.0, [1.0, -1.0, 2.0], 2),
            (1.000001, [1.0, 2.0], 1),
            (1e6 + 1e-6, [1e6, 1e6 + 1.0], 1),
            (2e-6, [1e-6, 5e-6, 1.5e-6], 2),
            (123456.789, [0.123456789, -98765.4321], 2),
            (0.5, [0.25] * 150 + [3.0], 151),
            (0.0, [5.0], 1),
            (0.0, [3e-10, 1.0], 1),
            (0.0, [4e-7, 1e-7, -2e-7, 3e-7], 2),
            (60.25, [1.0 + i / 2 for i in range(200)], 150),
        )
    ],
)
escape = pins(
    "some x and k and mass",
    "12 inputs, from X = [0, 1]; k = 2; mass = 1.05 to X = [0.00095, -9e-5]; k = 2; mass = 3; numbers down to 9e-5",
    [
        {"case": {"X": X, "k": k}, "mass": mass}
        for X, k, mass in (
            ([0.0, 1.0], 2, 1.05),
            ([0.0, 1.0], 2, 4.0),
            ([2.0, -1.0, 0.5], 2, 2.0),
            ([0.0, 0.001, 0.002, 0.003, 0.004], 2, 1.05),
            ([0.0, 0.001, 0.002, 0.003, 0.004], 2, 4.0),
            ([1000.0, 999.999, 999.998, 999.997, 999.996], 2, 4.0),
            ([-1000.0, -500.0, 0.0, 500.0, 1000.0], 2, 4.0),
            ([-1000.0, -500.0, 0.0, 500.0, 1000.0], 5, 1.3456789),
            ([123.456789, 123.4578, -876.54321], 3, 3.3333333),
            ([5e-5, 0.00125, -0.3], 2, 1.5),
            ([-9e-5, 0.00095], 2, 1.05),
            ([0.00095, -9e-5], 2, 3.0),
        )
    ],
)
