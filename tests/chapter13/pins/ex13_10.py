"""What the checks of 13.10 are always tried on."""

import numpy as np

from grader.checks import pin, pins

MOVES_AFTER_ROUND_1 = {
    "X": np.array([[4.0], [5.0], [8.0], [8.0]]),
    "must_link": [],
    "cannot_link": [(1, 3)],
    "initial": [1, 0],
}
_SQUARES = np.arange(140.0)
MANY_ROUNDS = {
    "X": (_SQUARES**2 + 0.37 * _SQUARES)[:, None],
    "must_link": [(100, 101), (139, 138)],
    "cannot_link": [(0, 139)],
    "initial": list(range(10)),
}
"""Takes more than fifty rounds."""
ALMOST_HALFWAY = {
    "X": np.array([[1000.0], [1001.0], [1000.50003]]),
    "must_link": [],
    "cannot_link": [],
    "initial": [0, 1],
}
FAR_AWAY = {**MOVES_AFTER_ROUND_1, "X": MOVES_AFTER_ROUND_1["X"] + 2.0**18}
TINY = {**MOVES_AFTER_ROUND_1, "X": MOVES_AFTER_ROUND_1["X"] * 2.0**-40}
SLOWLY_FAR_AWAY = {**MANY_ROUNDS, "X": MANY_ROUNDS["X"] + 2.0**20}
"""Means move by little beside the size of the numbers, or by little altogether."""
ONE_SAMPLE = {"X": np.array([[2.0, 3.0]]), "must_link": [], "cannot_link": [], "initial": [0]}
EMPTIES_A_CLUSTER = {
    "X": np.array([[4.0], [2.0], [8.0], [5.0]]),
    "must_link": [(2, 1), (2, 3)],
    "cannot_link": [],
    "initial": [1, 3],
}
# The first samples take a cluster each, and rule all but one or two of them out for those that follow.
_RANKS = [(rank, 12) for rank in (2, 3, 5, 8, 11)] + [(rank, 5) for rank in (3, 4)]
CROWDED = [
    {
        "X": np.array([[3.0 * j * j + 0.37 * j] for j in range(k)] + [[1.3], [1.1]]),
        "must_link": [],
        "cannot_link": [(j, k + j % 2) if j % 3 else (k + j % 2, j) for j in range(rank)]
        + [(k + 1 - j % 2, j) for j in range(rank)],
        "initial": list(range(k)),
    }
    for rank, k in _RANKS
]
FAILS_LATER = [
    {"X": np.array(X)[:, None], "must_link": must, "cannot_link": cannot, "initial": initial}
    for X, must, cannot, initial in (
        ([2.0, 10.0, 7.0, 1.0, 8.0], [], [(4, 3), (2, 3), (1, 4)], [1, 2]),
        ([1.0, 6.0, 10.0, 0.0, 9.0], [], [(0, 4), (4, 1), (2, 4)], [3, 0, 1]),
        ([6.0, 9.0, 5.0, 11.0, 4.0], [(3, 1)], [(3, 4), (4, 0), (2, 1)], [2, 4]),
        ([8.0, 4.0, 3.0, 11.0, 4.0, 8.0, 7.0], [(5, 6)], [(0, 6), (3, 5)], [1, 5, 2]),
    )
]
LAST_OF_MANY = [*((k, k + 1) for k in range(148)), (0, 2), (148, 149)]

violates = [
    pin(
        "case of one",
        "i = 1; r = 0; assignment with one entry",
        case={"i": 1, "r": 0, "assignment": {0: 0}, "must_link": [], "cannot_link": [(0, 1)]},
    ),
    pin(
        "case of one, 2",
        "i = 1; r = 0; assignment with one entry",
        case={"i": 1, "r": 0, "assignment": {0: 1}, "must_link": [(1, 0)], "cannot_link": []},
    ),
    pin(
        "case of 2",
        "i = 0; r = 1; assignment with 2 entries",
        case={"i": 0, "r": 1, "assignment": {0: 0, 2: 1}, "must_link": [(0, 2)], "cannot_link": [(0, 1)]},
    ),
    pin(
        "case of 2, 2",
        "i = 1; r = 11; assignment with 2 entries",
        case={"i": 1, "r": 11, "assignment": {0: 11, 2: 10}, "must_link": [(1, 0)], "cannot_link": [(2, 1)]},
    ),
    pin(
        "case of 2, 3",
        "i = 2; r = 0; assignment with 2 entries",
        case={"i": 2, "r": 0, "assignment": {0: 0, 1: 1}, "must_link": [(0, 1), (2, 3)], "cannot_link": [(3, 2)]},
    ),
    *pins(
        "some must",
        "8 inputs, from i = 3; r = 0; assignment with 3 entries to i = 3; r = 1; assignment with 3 entries",
        [
            {"case": {"i": 3, "r": r, "assignment": {0: 0, 1: 1, 2: 0}, "must_link": must, "cannot_link": []}}
            for must in ([(3, 0), (1, 3)], [(1, 3), (3, 0)], [(3, 0), (3, 2), (1, 3)], [(0, 3), (3, 1), (2, 3)])
            for r in (0, 1)
        ],
    ),
    *pins(
        "some cannot",
        "2 inputs, each with i = 3; r = 0; assignment with 2 entries",
        [
            {"case": {"i": 3, "r": 0, "assignment": {0: 0, 1: 1}, "must_link": [], "cannot_link": cannot}}
            for cannot in ([(3, 0), (1, 3)], [(1, 3), (3, 0)])
        ],
    ),
    pin(
        "case of 149",
        "The last of 150 constraints is the one that is broken",
        case={
            "i": 149,
            "r": 1,
            "assignment": dict.fromkeys(range(149), 0),
            "must_link": [],
            "cannot_link": LAST_OF_MANY,
        },
    ),
    pin(
        "case of 149, 2",
        "i = 149; r = 0; assignment with 149 entries",
        case={
            "i": 149,
            "r": 0,
            "assignment": dict.fromkeys(range(149), 0),
            "must_link": [],
            "cannot_link": LAST_OF_MANY,
        },
    ),
    pin(
        "case of 149, 3",
        "i = 149; r = 1; assignment with 149 entries",
        case={
            "i": 149,
            "r": 1,
            "assignment": dict.fromkeys(range(149), 0),
            "must_link": LAST_OF_MANY,
            "cannot_link": [],
        },
    ),
]
algorithm = [
    *pins(
        "moves after round 1",
        "Both need the clusters of the last round to be emptied first",
        [
            {"data": data, "rounds": 100}
            for data in (MOVES_AFTER_ROUND_1, EMPTIES_A_CLUSTER, MANY_ROUNDS, ALMOST_HALFWAY, ONE_SAMPLE)
        ],
    ),
    *pins(
        "far away",
        "3 inputs, the first with X 4 × 1; must_link is empty; cannot_link 1 × 2; rounds = 100; numbers up to 3e5",
        [{"data": data, "rounds": 100} for data in (FAR_AWAY, TINY, SLOWLY_FAR_AWAY)],
    ),
    *pins(
        "crowded",
        "7 inputs, from X 14 × 1; must_link is empty; cannot_link 4 × 2; rounds = 100 to X 7 × 1; must_link is empty; cannot_link 8 × 2; rounds = 100",
        [{"data": data, "rounds": 100} for data in CROWDED],
    ),
    *pins("fails later", "The first round, or two, go well", [{"data": data, "rounds": 100} for data in FAILS_LATER]),
]
closure = [
    pin(
        "case of 5",
        "m = 6; must_link 5 × 2; cannot_link is empty",
        case={"m": 6, "must_link": [(5, 4), (0, 1), (3, 4), (2, 1), (2, 3)], "cannot_link": []},
    ),
    pin(
        "case of 3",
        "m = 6; must_link 3 × 2; cannot_link 2 × 2",
        case={"m": 6, "must_link": [(5, 4), (1, 0), (2, 1)], "cannot_link": [(4, 0), (3, 5)]},
    ),
    pin(
        "case of 2",
        "m = 4; must_link 2 × 2; cannot_link 1 × 2",
        case={"m": 4, "must_link": [(3, 2), (1, 2)], "cannot_link": [(3, 1)]},
    ),
    pin(
        "case of 2, 2",
        "m = 3; must_link 2 × 2; cannot_link 1 × 2",
        case={"m": 3, "must_link": [(0, 1), (1, 2)], "cannot_link": [(2, 0)]},
    ),
    pin(
        "case of one",
        "m = 4; must_link 1 × 2; cannot_link 2 × 2",
        case={"m": 4, "must_link": [(3, 1)], "cannot_link": [(1, 0), (0, 3)]},
    ),
    pin(
        "case of 110",
        "m = 120; must_link 110 × 2; cannot_link 1 × 2",
        case={"m": 120, "must_link": [(j + 1, j) for j in range(110)], "cannot_link": [(119, 60)]},
    ),
]
dead_end = [
    pin("k 2", "k = 2", k=2),
    pin("k 3", "k = 3", k=3),
    pin("k 4", "k = 4", k=4),
    pin("k 5", "k = 5", k=5),
    pin("k 12", "k = 12", k=12),
]
