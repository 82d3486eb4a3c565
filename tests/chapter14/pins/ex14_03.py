"""What the checks of 14.3 are always tried on."""

import numpy as np

from grader.checks import pin, pins

TABLES = {
    "cards": [2, 3, 4, 2, 1],
    "scopes": [(2, 0), (1, 2), (1,), (2, 1), (3, 2), (0, 2), (3,), (4, 2)],
    "tables": [
        np.arange(1.0, 9).reshape(4, 2),
        np.arange(2.0, 14).reshape(3, 4),
        np.array([1e-6, 2e-6, 3e-6]),
        np.arange(3.0, 15).reshape(4, 3) / 7,
        np.arange(4.0, 12).reshape(2, 4),
        np.array([[1.0, 0, 2, 1e6], [3, 1, 0, 2e5]]),
        np.array([1.2345678, 0.87654321]),
        np.array([[1.0, 2, 3, 5]]),
    ],
}
CYCLE = {
    "cards": [2, 2, 3, 2],
    "scopes": [(0, 1), (1, 2), (3, 2), (0, 3)],
    "tables": [
        np.arange(1.0, 5).reshape(2, 2),
        np.arange(1.0, 7).reshape(2, 3) ** 2,
        np.ones((2, 3)) + np.eye(2, 3),
        np.eye(2) + 0.5,
    ],
}
EMPTY = {"cards": [3, 2], "scopes": [], "tables": []}
ALONE = {"cards": [2, 2, 2], "scopes": [(1, 2)], "tables": [np.array([[1.0, 2], [0, 5]])]}
THIRD = {
    "cards": [2, 2, 3, 2],
    "scopes": [(2, 3), (3,), (0,), (1, 2)],
    "tables": [
        np.arange(1.0, 7).reshape(3, 2),
        np.array([1.0, 4]),
        np.array([2.0, 3]),
        np.arange(1.0, 7).reshape(2, 3),
    ],
}
"""Factors with neither u = 0 nor v = 1."""
TINY = {
    "cards": [2, 2, 3],
    "scopes": [(0, 1)] * 7 + [(2, 1)] * 3,
    "tables": [np.array([[1e-6, 2e-6], [3e-6, 1.5e-6]])] * 7 + [np.array([[1e-6, 2e-6], [2e-6, 1e-6], [0, 3e-6]])] * 3,
}
HUGE = {**TINY, "tables": [table * 3e11 for table in TINY["tables"]]}
SIX = {
    "cards": [2, 3, 2, 4, 1, 2],
    "scopes": [(5, 0), (3, 5), (1, 3, 5), (2, 1), (4,), (0, 2)],
    "tables": [
        np.arange(1.0, 5).reshape(2, 2),
        np.arange(2.0, 10).reshape(4, 2) % 5,
        1 + np.arange(24.0).reshape(3, 4, 2) ** 2 % 7,
        np.arange(3.0, 9).reshape(2, 3),
        np.array([0.3]),
        np.array([[1.0, 0], [2, 5]]),
    ],
}
FAINT = {
    "cards": [2, 3, 2],
    "scopes": [(1,)] * 8 + [(0, 1), (2, 1)],
    "tables": [np.array([1e6, 1.0, 1e-6])] * 8
    + [np.array([[1.0, 2, 3], [5, 3, 2]]), np.array([[2.0, 1, 4], [3, 7, 1]])],
}
MOVED = [
    {"cards": [2, 2, 2], "scopes": scopes, "tables": [np.array([[1.0, 2], [3, 5]]), np.array([[4.0, 1], [2, 7]])]}
    for scopes in ([(0, 1), (1, 2)], [(1, 0), (1, 2)], [(0, 1), (2, 1)])
]
"""The same tables for other nodes."""
PAIRS = [(0, 1), (1, 0), (2, 1), (3, 0), (0, 3), (2, 3)]

split = [
    *pins(
        "tables",
        "Repeated scopes, all orders of axes, a variable of one value, zeros, tiny numbers",
        [{"case": {"model": TABLES, "pair": pair}} for pair in ((0, 1), (1, 0), (3, 0), (4, 1), (3, 4))],
    ),
    pin("case of 3", "cards = [2, 2, 3, 2]; pair = [0, 2]", case={"model": CYCLE, "pair": (0, 2)}),
    pin("case of 3, 2", "cards = [2, 2, 3, 2]; pair = [3, 1]", case={"model": CYCLE, "pair": (3, 1)}),
    pin("case of 3, 3", "cards = [3, 2]; pair = [1, 0]", case={"model": EMPTY, "pair": (1, 0)}),
    pin("case of 3, 4", "cards = [2, 2, 2]; pair = [0, 1]", case={"model": ALONE, "pair": (0, 1)}),
    pin("case of 3, 5", "cards = [2, 2, 2]; pair = [2, 0]", case={"model": ALONE, "pair": (2, 0)}),
    pin("case of 3, 6", "cards = [2, 2, 3, 2]; pair = [0, 1]", case={"model": THIRD, "pair": (0, 1)}),
    *pins(
        "tiny",
        "No product is above 10^-53",
        [{"case": {"model": model, "pair": pair}} for model in (TINY, HUGE) for pair in ((0, 2), (2, 0))],
    ),
    *pins(
        "six",
        "3 inputs, from cards of 6 entries; pair = [0, 3] to cards of 6 entries; pair = [4, 5]",
        [{"case": {"model": SIX, "pair": pair}} for pair in ((0, 3), (5, 2), (4, 5))],
    ),
    *pins(
        "faint",
        "Conditions of probability 10^-48 and 10^-96 are possible, too",
        [{"case": {"model": model, "pair": (0, 2)}} for model in (FAINT, *MOVED)],
    ),
]
two_sides = [
    *pins(
        "tables",
        "Repeated scopes, all orders of axes, a variable of one value, zeros, tiny numbers",
        [{"model": model, "pair": pair} for model in (TABLES, CYCLE) for pair in PAIRS],
    ),
    pin(
        "tables",
        "Repeated scopes, all orders of axes, a variable of one value, zeros, tiny numbers",
        model=TABLES,
        pair=(4, 2),
    ),
    *pins(
        "tiny",
        "No product is above 10^-53",
        [{"model": model, "pair": pair} for model in (TINY, HUGE) for pair in ((0, 1), (2, 0), (1, 2))],
    ),
    pin("six", "cards of 6 entries; scopes of 6 entries; tables of 6 entries; pair = [0, 3]", model=SIX, pair=(0, 3)),
    pin(
        "six, 2", "cards of 6 entries; scopes of 6 entries; tables of 6 entries; pair = [5, 3]", model=SIX, pair=(5, 3)
    ),
    pin(
        "six, 3", "cards of 6 entries; scopes of 6 entries; tables of 6 entries; pair = [2, 5]", model=SIX, pair=(2, 5)
    ),
    *pins(
        "faint",
        "Conditions of probability 10^-48 and 10^-96 are possible, too",
        [{"model": model, "pair": pair} for model in (FAINT, *MOVED) for pair in ((0, 2), (0, 1))],
    ),
    pin("empty", "cards = [3, 2]; scopes is empty; tables is empty; pair = [0, 1]", model=EMPTY, pair=(0, 1)),
    pin("alone", "cards = [2, 2, 2]; scopes 1 × 2; tables of one entry; pair = [0, 1]", model=ALONE, pair=(0, 1)),
    pin("alone, 2", "cards = [2, 2, 2]; scopes 1 × 2; tables of one entry; pair = [1, 2]", model=ALONE, pair=(1, 2)),
    pin("alone, 3", "cards = [2, 2, 2]; scopes 1 × 2; tables of one entry; pair = [2, 1]", model=ALONE, pair=(2, 1)),
    pin(
        "model of 2",
        "cards = [2, 2]; scopes 1 × 2; tables of one entry; pair = [0, 1]",
        model={"cards": [2, 2], "scopes": [(1, 0)], "tables": [np.array([[1.0, 2], [3, 0]])]},
        pair=(0, 1),
    ),
]
witness = pins(
    "some n and p",
    "7 inputs, from n = 3; p = 0.5 to n = 4; p = 0.9877",
    [
        {"n": n, "p": p}
        for n, p in ((3, 0.5), (4, 0.3), (5, 0.75), (3, 0.01), (5, 0.99), (3, 0.123456789), (4, 0.987654321))
    ],
)
edge = [
    pin("t 0", "t = 0", t=0.0),
    pin("t 1", "t = 1", t=1.0),
    pin("t -10", "t = -10", t=-10.0),
    pin("t 10", "t = 10", t=10.0),
    pin("t -0.1235", "t = -0.1235", t=-0.123456789),
    pin("t 1e-05", "t = 1e-5; numbers down to 1e-5", t=1e-5),
]
