"""What the checks of 13.8 are always tried on."""

import numpy as np

from grader.checks import pin, pins


def one_at_a_time(steps=62, heavy=70, far=1000.0):
    """On a line; in each round one more sample crosses to the left."""
    x = np.linspace(100, 900, steps)
    for _ in range(200):
        left = np.append(0, np.cumsum(x)) / np.arange(1, steps + 2)
        weight = np.arange(steps, -1, -1)
        right = (np.append(np.cumsum(x[::-1])[::-1], 0) + far * (heavy + 1)) / (weight + heavy + 1)
        boundary = (left + right) / 2
        x = (x + (np.append(0, boundary[:-2]) + boundary[:-1]) / 2) / 2
    X_u = np.append(x.round(3), [far] * heavy)[:, None]
    return {"X_l": np.array([[0.0], [far]]), "y_l": [-1, 1], "X_u": X_u, "n_rounds": steps + 8}


def case(X_l, y_l, X_u, n_rounds=3):
    """Of samples on a line."""
    return {"X_l": np.array(X_l)[:, None], "y_l": y_l, "X_u": np.array(X_u)[:, None], "n_rounds": n_rounds}


TIES = [
    case([-1.0, 1.0], [-1, 1], [0.0, 0.0], 2),
    case([1.0, -1.0], [-1, 1], [0.0, 0.0], 2),
    case([-2.0, 2.0], [-1, 1], [-2.0, -1.0, 1.0, 2.0, 0.0, 0.0], 4),
    case([0.0, 0.0], [1, -1], [3.0, -5.0], 3),
]
ONE_SIDED = case([0.0, 10.0, 1.0], [-1, 1, -1], [-3.0, -2.0, 2.0, 1.5], 4)
MANY_LABELLED = {
    "X_l": np.array([[0.0, 0], [1, 0], [2, 1], [9, 0], [30, 0]]),
    "y_l": [-1, -1, -1, 1, 1],
    "X_u": np.array([[8.0, 0], [12, 1], [7, -1], [11, 0], [6, 2], [1, 1]]),
    "n_rounds": 6,
}
FRAGILE = case([0.0, 1.0], [-1, 1], [0.5005, 0.1, 0.9], 3)
NEAR = [
    case([0.0, scale], [-1, 1], [scale * (0.5 - gap), scale * (0.5 + gap)], 2)
    for scale in (1.0, 1000.0, 1e6, 1e-3)
    for gap in (1e-8, 1e-11)
]

rounds_inputs = [
    *pins(
        "ties",
        "4 inputs, from X_l 2 × 1; y_l = [-1, 1]; X_u 2 × 1 to X_l 2 × 1; y_l = [1, -1]; X_u 2 × 1",
        [{"data": data} for data in TIES],
    ),
    pin("one sided", "X_l 3 × 1; y_l = [-1, 1, -1]; X_u 4 × 1", data=ONE_SIDED),
    pin("many labelled", "X_l 5 × 2; y_l of 5 entries; X_u 6 × 2", data=MANY_LABELLED),
    pin("fragile", "X_l 2 × 1; y_l = [-1, 1]; X_u 3 × 1", data=FRAGILE),
    pin("one at a time", "X_l 2 × 1; y_l = [-1, 1]; X_u 132 × 1", data=one_at_a_time()),
    *pins(
        "near",
        "Samples almost equally far from both centroids, but not so much that the stub leaves them to rounding",
        [{"data": data} for data in NEAR],
    ),
]
degrading = pins(
    "some n and lost",
    "6 inputs, from n = 8; changed = 6 to n = 59; changed = 11",
    [{"size": {"n": n, "changed": lost}} for n, lost in ((8, 6), (8, 1), (60, 58), (60, 1), (33, 16), (59, 11))],
)
improving = pins(
    "some n and gained",
    "6 inputs, from n = 8; changed = 4 to n = 59; changed = 11",
    [{"size": {"n": n, "changed": gained}} for n, gained in ((8, 4), (8, 1), (60, 30), (60, 1), (9, 4), (59, 11))],
)
claims = [pin("input", "n = 20; changed = 6", size={"n": 20, "changed": 6})]
