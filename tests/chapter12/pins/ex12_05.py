"""What the checks of 12.5 are always tried on."""

from math import comb, inf

import numpy as np

from grader.checks import pin, pins

SIGNS = (-1, 1)
FAR = [[1e6, 0.0], [1e6 - 1e-6, 1.0], [1e6 - 2e-6, 1.0], [-1e6, 1e-6]]
MANY = np.round(3 * np.sin(np.arange(1, 17)[:, None] * np.arange(1, 11) + np.arange(10) ** 2), 4)
STEPS = (np.arange(16)[:, None] * np.array([1, 3, 5, 7]) % 16 // 3).astype(float)
SMALL_BOUNDS = {(1, 1): 2, (1, 3): 6, (2, 3): 8, (2, 4): 14, (2, 5): 18, (3, 4): 16, (3, 5): 24}
"""The most dichotomies found by trying orders of the points by chance; none has more."""
LAST = [comb(m, m // 2) // 2 + comb(m, m // 2) % 2 for m in range(2, 17)]
"""With how many features the VC dimension becomes m."""


def _orders(*orders):
    return np.array(orders, dtype=float).T.tolist()


predictions = [
    *pins(
        "signs",
        "16 inputs, the first with X 4 × 2; place = 0; threshold is None; sign = -1; numbers of 1e6 and 1e-6 in one input",
        [{"X": FAR, "place": place, "threshold": None, "sign": sign} for place in range(8) for sign in SIGNS],
    ),
    pin("many", "X 16 × 10; place = 37; threshold is None; sign = 1", X=MANY, place=37, threshold=None, sign=1),
    pin("many, 2", "X 16 × 10; place = 9; threshold is None; sign = 1", X=MANY, place=9, threshold=None, sign=1),
    pin("many, 3", "X 16 × 10; place = 3; threshold = inf; sign = -1", X=MANY, place=3, threshold=inf, sign=-1),
    pin("many, 4", "X 16 × 10; place = 3; threshold = -inf; sign = -1", X=MANY, place=3, threshold=-inf, sign=-1),
    pin("at a value", "neither above nor below", X=[[2.0], [1.0], [3.0]], place=0, threshold=2.0, sign=1),
]
near_predictions = [
    *pins(
        "some gap",
        "the threshold is a hair off a value",
        [{"X": [[2.0]], "place": 0, "threshold": 2.0 + gap, "sign": 1} for gap in (-1e-10, 1e-10, -1e-15, 1e-15)],
    ),
]
dichotomies = [
    pin("X of one", "X 1 × 1", X=[[1.0]]),
    pin("X of 3", "X 3 × 2", X=[[1.0, 2.0], [1.0, 2.0], [1.0, 3.0]]),
    pin("far", "Numbers as large and as close as the contract permits", X=FAR),
    pin("many", "X 16 × 10", X=MANY),
    pin("steps", "X 16 × 4", X=STEPS),
    pin("X of 14", "X 14 × 1", X=MANY[:14, :1]),
]
growth = [
    pin("m 1", "m = 1", m=1),
    pin("m 2", "m = 2", m=2),
    pin("m 3", "m = 3", m=3),
    pin("m 4", "m = 4", m=4),
    pin("many", "a thousand points", m=1000),
]
bound = [
    *pins(
        "small bounds",
        "The most dichotomies found by trying orders of the points by chance; none has more",
        [{"n": n, "m": m} for n, m in SMALL_BOUNDS],
    ),
    *pins(
        "some n",
        "16 inputs, from n = 1; m = 1 to n = 10000; m = 100; numbers up to 1e4",
        [{"n": n, "m": m} for n in (1, 18, 126, 10_000) for m in (1, 7, 16, 100)],
    ),
]
many_features = [
    *pins(
        "last",
        "With how many features the VC dimension becomes m",
        [{"n": n} for step in LAST for n in (step - 1, step) if 1 <= n <= 10_000],
    ),
    pin("n 100", "n = 100", n=100),
    pin("n 10000", "n = 10000; numbers up to 1e4", n=10_000),
]
shattering = pins("some n", "two, three and four points", [{"n": n} for n in range(1, 5)])
more_shattering = pins("more", "five points, which take a search", [{"n": n} for n in range(5, 10)])
unrealized = [
    pin("X of 3", "X 3 × 1", X=[[0.0], [1.0], [2.0]]),
    pin("X of 3, 2", "X 3 × 1", X=[[2.0], [0.0], [1.0]]),
    pin("X of 4", "X 4 × 2", X=[[1.0, 2.0]] * 4),
    pin("orders", "X 4 × 2", X=_orders((0, 1, 2, 3), (0, 2, 1, 3))),
    pin("orders, 2", "X 5 × 3", X=_orders((0, 1, 2, 3, 4), (0, 2, 4, 1, 3), (0, 3, 1, 4, 2))),
    pin("orders, 3", "X 5 × 3", X=_orders((0, 2, 1, 3, 4), (0, 2, 1, 4, 3), (0, 4, 3, 1, 2))),
    pin(
        "orders, 4",
        "X 6 × 5",
        X=_orders(*(range(6), (1, 2, 3, 5, 0, 4), (2, 0, 4, 1, 5, 3), (0, 3, 1, 4, 2, 5), (0, 5, 1, 2, 3, 4))),
    ),
    pin("far", "Numbers as large and as close as the contract permits", X=FAR),
    pin("many", "X 16 × 10", X=MANY),
    pin("X of 7", "X 7 × 10", X=MANY[:7]),
    pin("steps", "X 16 × 4", X=STEPS),
    pin("X of 14", "X 14 × 1", X=MANY[:14, :1]),
    pin("X of 6", "X 6 × 3", X=MANY[:6, :3] + 5000),
    pin("X of 6, 2", "X 6 × 2", X=np.repeat(MANY[:3, :2], 2, axis=0)),
]
