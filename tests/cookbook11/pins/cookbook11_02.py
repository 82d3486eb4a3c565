"""What the checks of cookbook11.2 are always tried on."""

from itertools import permutations

import numpy as np

from grader.checks import pins

ORDERS = list(permutations(range(3)))
RANK_TABLE = [[0, 1, 2], [0, 1, 2], [2, 1, 0], [0, 2, 1], [1, 0, 2], [1, 2, 0]]
"""§11.4.2, the class numbers less 1."""
PROFILES = ("plain", "plain", "plain", "two", "one", "long", "wide", "even", "duplicate", "cycle", "clear", "second")


def profile(seed, kind):
    """Rankings of this kind."""
    rng = np.random.default_rng(seed)
    L, C = int(rng.integers(1, 12)), int(rng.integers(2, 6))
    L, C = {
        "two": (L, 2),
        "one": (1, C),
        "long": (int(rng.integers(101, 201)), C),
        "wide": (L, int(rng.integers(9, 13))),
    }.get(kind, (L, C))
    rows = [rng.permutation(C).tolist() for _ in range(L)]
    if kind == "even":  # as many one way as the other: exact halves
        rows = [row for one in rows for row in (one, one[::-1])]
    if kind == "duplicate":
        rows = rows[:2] * 3
    if kind == "cycle":
        rows = [(rows[0] + rows[0])[k : k + C] for k in range(C)] * (1 + seed % 2)
    if kind == "clear":  # one class is high in all rankings, but seldom first
        best = int(rng.integers(C))
        rows = [[k for k in row if k != best] for row in rows]
        rows = [[*row[: j % 2], best, *row[j % 2 :]] for j, row in enumerate(rows)]
    if (
        kind == "second"
    ):  # one class is second in all rankings, and the first ones differ: it beats all others, and is never first
        best, others = int(rng.integers(C)), 2 + int(rng.integers(2))
        C = max(C, others + 2)
        rows = [[k for k in rng.permutation(C).tolist() if k != best] for _ in range(3 * others)]
        firsts = [k for k in range(C) if k != best][: others + 1]
        rows = [[first, best, *(k for k in row if k != first)] for row, first in zip(rows, firsts * 3, strict=False)]
    return rows


FIXED = [
    RANK_TABLE,
    [[0, 1]],
    [[1, 0], [0, 1]],
    [[0, 1, 2], [1, 2, 0], [2, 0, 1]],
    [[0, 1, 2], [0, 2, 1]],
    # Nobody has a majority of first places, but class 1 beats both others.
    [[0, 1, 2], [0, 1, 2], [2, 1, 0], [2, 1, 0], [1, 0, 2]],
    # Nobody ranks class 0 (class 3) first, but it beats all others.
    [[1, 0, 2, 3], [2, 0, 3, 1], [3, 0, 1, 2]],
    [[0, 3, 1, 2], [1, 3, 2, 0], [2, 3, 0, 1]],
    # Class 0 beats one of them, is level with the other.
    [[0, 1, 2], [0, 1, 2], [2, 0, 1], [2, 0, 1]],
    [[2, 0, 1], [2, 1, 0], [1, 0, 2], [0, 1, 2]],
    [list(range(12)), list(range(11, -1, -1)), [*range(6, 12), *range(6)]],
    # Most pairwise victories without beating all: 0 beats 1 and 2, loses to 3.
    [[3, 0, 1, 2], [0, 1, 2, 3], [1, 2, 3, 0], [3, 0, 2, 1], [2, 3, 0, 1]],
    *(profile(112 + k, kind) for k, kind in enumerate(dict.fromkeys(PROFILES))),
    *(profile(130 + k, kind) for k, kind in enumerate(dict.fromkeys(PROFILES))),
]
POINTS = [
    [13.0, 13.0, 10.0],
    [0.0, 0.0, 0.0],
    [-3.0, -1.0, -1.0, -2.0],
    [-5.0, 1.0],
    [7.0],
    [0.1 + 0.2, 0.3, 0.29],
    [1e-120, 3e-120, 3e-120],
    [1e-12, 2e-12],
    [3e150, 2e150, 3e150],
    [1e6, 1e6 + 0.5, 1e6 + 0.5],
    [1e9, 1e9 + 0.5, 1e9 - 200],
    [1.0, 1.000001, 0.999999],
    [1.0, 1.0 + 2e-7, 1.0 + 2e-7 - 1e-12],
    [5e-7, 3e-7],
    [2.0, 2.0, 1.0, 2.0] * 30,
    [float(k) for k in range(120)],
    # The largest in size is not the best, and decides what ties.
    [1.0, 1 - 5e-7, -1000.0],
    [0.0, -5e-7, -1000.0],
    # A single best one, by little more than 10⁻⁷.
    [1.0, *[1 - 1.2e-7] * 199],
    [-2.0] * 180 + [3.0] + [-2.0] * 18 + [3.0 - 2.7e-9],
    [1e-190, 2e-190],
    [0.0, 1e-200, 1e-200],
    [1e200, -1e200, 1e200],
]
SCORES = ("plain", "plain", "zeros", "small", "large", "fine", "one", "long", "wide", "level")


def score_table(seed, kind):
    rng = np.random.default_rng(seed)
    L, C = int(rng.integers(2, 9)), int(rng.integers(2, 6))
    L, C = {"one": (1, C), "long": (30, C), "wide": (L, 12)}.get(kind, (L, C))
    S = rng.integers(1, 9, (L, C)) / 8
    if kind == "zeros":
        S = S * (rng.random((L, C)) < 0.7)
        S[:, 0] = 0.5
    if kind == "fine":
        S = S + rng.random((L, C)).round(9)
    if kind in ("small", "large"):
        S = S * {"small": 8e-4, "large": 1e4}[kind]
    if kind == "long":
        S = S * (0.002 if seed % 2 else 2000.0)
    if kind == "level":
        S[:, -1] = S[:, 0]
    return S


TABLES = [
    np.array([[1.0, 0.0, 3.0], [0.0, 2.0, 5.0]]),
    np.array([[1e4, 1e-4], [1e-4, 1e4], [3.0, 0.0]]),
    np.full((30, 3), 1e-4),
    np.full((30, 2), 1e4),
    np.array([[1e4, 1e-4]] * 30),
    np.array([[0.0, 7.0]]),
    # Rows that hardly need to be normalised.
    np.array([[0.5, 0.5005], [0.25, 0.749999], [0.3, 0.69999999]]),
    *(score_table(170 + k, kind) for k, kind in enumerate(dict.fromkeys(SCORES))),
]
RULES = [(rule, normalise) for rule in ("sum", "product") for normalise in (False, True)]

plurality = pins(
    "fixed", "32 inputs, from rankings 6 × 3 to rankings 9 × 5", [{"rankings": rankings} for rankings in FIXED]
)
winners = pins(
    "points",
    "23 inputs, from values = [13, 13, 10] to values = [1e200, -1e200, 1e200]; numbers up to 1e200",
    [{"values": values} for values in POINTS],
)
score_totals = pins(
    "tables",
    "64 inputs, from scores 2 × 3; case of 2 entries to scores 5 × 5; case of 2 entries",
    [{"scores": scores, "case": case} for scores in TABLES for case in RULES],
)
three_winners = pins(
    "orders", "6 inputs, from roles = [0, 1, 2] to roles = [2, 1, 0]", [{"roles": roles} for roles in ORDERS]
)
