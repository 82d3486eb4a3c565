"""What the checks of 16.5 are always tried on."""

import numpy as np

from grader.checks import pin, pins

from ..shared import random_task, unlikely


def some_q(seed, n, actions):
    """Estimates with many decimals, equal ones, and one large one."""
    rng = np.random.default_rng(seed)
    Q = rng.normal(size=(n, actions)).round(7) * 10
    if seed % 3 == 0:
        Q = rng.integers(-2, 3, (n, actions)).astype(float)
    if seed % 7 == 5:
        Q[rng.integers(n), rng.integers(actions)] = -9876.54321
    if seed % 7 == 3:
        Q[:, -1] = Q[:, :-1].sum(axis=1)
    if seed % 7 == 4:
        Q[:, 0] = 0.00002
    return Q


def move(seed, n, actions, s, a, alpha, gamma):
    task = random_task(seed, n, actions)
    return {"move": {**task, "Q": some_q(seed, n, actions), "s": s, "a": a, "alpha": alpha, "gamma": gamma}}


MOVES = [
    move(1, 30, 6, 17, 5, 0.1, 0.9),
    move(2, 30, 1, 12, 0, 0.123456789, 0.5),
    move(4, 4, 5, 3, 1, 0.005, 0.987654321),
    move(5, 14, 2, 0, 1, 1.0, 0.005),
    move(3, 5, 3, 2, 2, 0.5, 0.0),
    move(7, 3, 3, 1, 0, 0.995, 0.99),
    move(10, 4, 3, 1, 0, 0.25, 0.5),
    move(11, 4, 3, 1, 0, 0.25, 0.5),
    {"move": {**unlikely(), "Q": some_q(1, 2, 2), "s": 0, "a": 0, "alpha": 0.5, "gamma": 0.9}},
]
FAR_APART = np.where(np.arange(20).reshape(4, 5) == 16, -9999.0, 9999.0)

incremental_mean = [
    pin("samples of 4", "samples = [0.1, 0.7, 999.1, -1000]", samples=[0.1, 0.7, 999.123456789, -1000.0]),
    pin("samples of one", "samples = [3]", samples=[3.0]),
    pin("numbers down to 2e-5", "samples = [5e-5, 2e-5]; numbers down to 2e-5", samples=[0.00005, 0.00002]),
    pin("samples of 25", "samples of 25 entries", samples=[float(k % 7) for k in range(25)]),
]
weights = [
    pin("no alphas", "alphas is empty", alphas=[]),
    pin("alphas of 3", "alphas = [1, 0, 0.5]", alphas=[1.0, 0.0, 0.5]),
    pin("alphas of 2", "alphas = [0.5, 1]", alphas=[0.5, 1.0]),
    pin("alphas of 200", "alphas of 200 entries", alphas=[0.1] * 200),
    pin(
        "numbers down to 5e-5",
        "alphas = [0.1235, 5e-5, 0.9877]; numbers down to 5e-5",
        alphas=[0.123456789, 0.00005, 0.987654321],
    ),
    pin("alphas of 4", "alphas = [0.3, 0.3, 0.3, 0.3]", alphas=[0.3, 0.300001, 0.299999, 0.3]),
    pin("alphas of 60", "alphas of 60 entries", alphas=[1 / (k + 1) for k in range(60)]),
    pin("alphas of 30", "alphas of 30 entries", alphas=[0.5] * 30),
    pin("alphas of 200, 2", "alphas of 200 entries", alphas=[0.001] * 200),
    pin("alphas of 7", "alphas of 7 entries", alphas=[0.9] * 7),
]
target = pins(
    "moves",
    "9 inputs, from P of 30 entries; R of 30 entries; pi 30 × 6 to P of 2 entries; R of 2 entries; pi 2 × 2",
    MOVES,
)
update = [
    pin(
        "move of 30 r -99.12",
        "P of 30 entries; R of 30 entries; pi 30 × 6; r = -99.12",
        **{**MOVES[0], "r": -99.123456, "to": (29, 0)},
    ),
    pin(
        "numbers down to 2e-5",
        "P of 4 entries; R of 4 entries; pi 4 × 5; r = 0.1; numbers down to 2e-5",
        **{**MOVES[2], "r": 0.1, "to": (3, 1)},
    ),
    pin("move of 14 r 3", "P of 14 entries; R of 14 entries; pi 14 × 2; r = 3", **{**MOVES[3], "r": 3.0, "to": (0, 1)}),
    pin(
        "move of 5 r 100", "P of 5 entries; R of 5 entries; pi 5 × 3; r = 100", **{**MOVES[4], "r": 100.0, "to": (2, 0)}
    ),
    pin(
        "numbers down to 5e-5",
        "P of 3 entries; R of 3 entries; pi 3 × 2; r = 5e-5; numbers down to 5e-5",
        **{**move(6, 3, 2, 1, 1, 0.25, 0.5), "r": 0.00005, "to": (1, 1)},
    ),
    pin(
        "move of one r 1",
        "P of one entry; R of one entry; pi 1 × 1; r = 1",
        **{**move(6, 1, 1, 0, 0, 0.25, 0.5), "r": 1.0, "to": (0, 0)},
    ),
    pin(
        "move of 4 r 1.5",
        "P of 4 entries; R of 4 entries; pi 4 × 3; r = 1.5",
        **{**move(10, 4, 3, 1, 0, 0.25, 0.5), "r": 1.5, "to": (2, 2)},
    ),
    pin(
        "numbers down to 2e-5, 2",
        "P of 4 entries; R of 4 entries; pi 4 × 3; r = 1.5; numbers down to 2e-5",
        **{**move(11, 4, 3, 1, 0, 0.25, 0.5), "r": 1.5, "to": (2, 0)},
    ),
    pin(
        "move of 9 r 1",
        "P of 9 entries; R of 9 entries; pi 9 × 6; r = 1",
        **{**move(12, 9, 6, 4, 4, 0.3, 0.99), "r": 1.0, "to": (2, 5)},
    ),
    pin(
        "move of 4 r 100",
        "P of 4 entries; R of 4 entries; pi 4 × 5; r = 100",
        move={**MOVES[2]["move"], "Q": FAR_APART, "alpha": 0.5, "gamma": 0.99},
        r=100.0,
        to=(1, 1),
    ),
    *pins(
        "move",
        "3 inputs, from P of 5 entries; R of 5 entries; pi 5 × 2; r = -2 to P of 5 entries; R of 5 entries; pi 5 × 2; r = -2",
        [{**move(13, 5, 2, 3, 0, alpha, 0.5), "r": -2.0, "to": (0, 1)} for alpha in (0.0, 0.5, 1.0)],
    ),
]
