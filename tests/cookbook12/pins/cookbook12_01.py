"""What the checks of cookbook12.1 are always tried on."""

from itertools import permutations

import numpy as np

from grader.checks import pins

from ..shared_clusters import is_clear


def case(X, labels, C):
    X = np.array(X, dtype=float)
    return {"X": X[:, None] if X.ndim == 1 else X, "labels": labels, "C": C}


SIX = case([0, 1, 2, 4, 5, 9], [0, 1, 0, 1, 0, 1], 2)
ALONE = case([[0, 0], [3, 1], [9, 9]], [0, 1, 2], 3)
ALL_EQUAL = case([[0.1, 0.7]] * 5, [0, 1, 0, 1, 1], 2)
ONE = case([[2.5, -1]], [0], 1)
ONE_CLUSTER = case([0, 1, 5, 7], [0, 0, 0, 0], 1)
TIED = case([-3, 0, 3, -3.5, 3.5], [0, 2, 1, 0, 1], 3)
TIED_TARGETS = case([[0, 0], [4, 4], [1, 0], [3, 0], [-1, 0], [-3, 0]], [3, 3, 2, 2, 1, 1], 4)
"""Sample 0 leaves for one of two clusters that cost the same; clusters 0 is far away."""
TIED_TARGETS = case([[20, 9], *TIED_TARGETS["X"].tolist()], [0, *TIED_TARGETS["labels"]], 4)
TENTHS = case([[0.1, 0], [0.3, 0], [-0.1, 0], [-0.3, 0], [0, 0], [0, 0.9]], [1, 1, 0, 0, 2, 2], 3)
"""Two targets for sample 4 cost the same but for rounding."""
OFFSET = case(1e6 + np.array([0, 1, 2, 4, 5, 9]), [0, 1, 0, 1, 0, 1], 2)
TINY = case(1e-5 * np.array([0, 1, 2, 4, 5, 9]), [0, 1, 0, 1, 0, 1], 2)
HUGE = case(1e6 * np.array([0, 1, 2, 4, 5, 9]), [0, 1, 0, 1, 0, 1], 2)
NEARLY = case([0, 2, 3, 3 + 1e-5, 7], [0, 0, 1, 1, 2], 3)
GRID = np.array([[i, j] for i in range(8) for j in range(5)], dtype=float) + 0.01 * np.arange(80).reshape(40, 2) ** 1.5
LARGE = case(GRID, [i % 6 for i in range(40)], 6)
LONG_WAY = case(np.round(np.arange(40.0) ** 1.8, 3)[::-1], [max(0, i - 34) for i in range(40)], 6)
"""89 moves in 16 passes, and one without."""
SUMS = case([[0, 1, 1], [2, 1, 3], [1, 0, 1], [5, 5, 10], [6, 4, 10]], [0, 1, 0, 1, 0], 2)
"""The last column is the sum of the others."""
BOUNDARY = case([0, 2, 4, 6], [0, 0, 1, 1], 2)
MIDDLE = case([-1, 1, 1, 3], [0, 0, 1, 1], 2)
LLOYD_ONLY = case([0, 2, 3.2], [0, 0, 1], 2)
HARDLY_NEARER = case([-2, 0, 1 - 4e-7], [0, 0, 1], 2)
"""Sample 1 is nearer to the other mean by a hair, but by more than 100·δ."""
HARDLY_WORTH = tuple(case([-2, 0, 2 - hair], [0, 0, 1], 2) for hair in (4.5e-7, 4e-6))
"""Moving sample 1 gains 2·hair of costs of 2: hardly anything, but more than 100·δ."""
HARDLY_CHEAPER = case([0, 4, -1 - 2e-6, 1], [2, 2, 0, 1], 3)
"""Cluster 1 is the cheaper target of sample 0, by a hair."""


def stray(a, b, place):
    """Clusters far from one another, and one sample alone in the wrong one: of cluster a, but at the mean of b."""
    centres = [(10.0 * np.eye(6)[j])[:5] for j in range(6 if max(a, b) > 3 else 4)]
    rows = [(centres[j], j) for j in range(len(centres)) for _ in range(3 if j == a else 2)]
    rows.insert(place % (len(rows) + 1), (centres[b], a))
    return case([x for x, _ in rows], [label for _, label in rows], len(centres))


UNSETTLED = (
    HARDLY_NEARER,
    case(HARDLY_NEARER["X"] * 1e-3, HARDLY_NEARER["labels"], 2),
    case(TINY["X"] * 0.1, TINY["labels"], 2),
    *(stray(a, b, turn) for turn, (a, b) in enumerate(permutations(range(4), 2))),
    *(stray(a, b, 13) for a, b in ((0, 5), (5, 0), (1, 4), (4, 2), (2, 5), (3, 1))),
)
NOISY = (
    case(np.array([4, -3, -4, 3, -2]) * 0.1, [0, 1, 2, 1, 0], 3),
    case(np.array([0, 4, 1, 2]) * 0.1, [0, 1, 2, 1], 3),
    case(np.array([2, 4, -2, -4, 3]) * 0.1, [0, 1, 2, 2, 2], 3),
    case(9e6 + np.array([-1, 0, -4, 1]) * 0.1, [0, 1, 2, 0], 3),
    case(9e6 + np.array([-1, -2, 0, 1, -1, -3]) * 0.1, [0, 1, 2, 0, 0, 0], 3),
)
"""Ties that rounding breaks."""
PINNED = tuple(
    one
    for one in (
        SIX,
        ALONE,
        ALL_EQUAL,
        ONE,
        ONE_CLUSTER,
        TIED,
        TIED_TARGETS,
        TENTHS,
        OFFSET,
        TINY,
        HUGE,
        NEARLY,
        LARGE,
        LONG_WAY,
        SUMS,
        BOUNDARY,
        MIDDLE,
        LLOYD_ONLY,
        *HARDLY_WORTH,
        HARDLY_CHEAPER,
        *(case(1e5 * one["X"], one["labels"], one["C"]) for one in (HARDLY_WORTH[0], HARDLY_CHEAPER)),
        *(case(1e-4 * one["X"], one["labels"], one["C"]) for one in (HARDLY_WORTH[0], HARDLY_CHEAPER)),
    )
)

costs = pins(
    "pinned",
    "55 inputs, from X 6 × 1; r = 0 to X 4 × 1; r = 0; numbers down to 1e-4",
    [
        {"given": {"case": one, "r": r}}
        for one in PINNED
        for r in (0, len(one["labels"]) // 2, len(one["labels"]) - 1)
        if one["labels"].count(one["labels"][r]) > 1
    ],
)
means = pins(
    "some a and n i and b and n k and x",
    "5 inputs, from mean_i = [1]; n_i = 2; mean_k = [3.2] to mean_i of 5 entries; n_i = 1000; mean_k of 5 entries; numbers up to 1e6",
    [
        {"means": {"mean_i": np.array(a), "n_i": n_i, "mean_k": np.array(b), "n_k": n_k, "x": np.array(x)}}
        for a, n_i, b, n_k, x in (
            ([1.0], 2, [3.2], 1, [2.0]),
            ([0.5, 4.0], 7, [0.25, -1.0], 3, [2.0, 2.0]),
            ([0.0, 0.0], 3, [5.0, 5.0], 3, [1.0, -1.0]),
            ([1.2345678e-5, -2e-6], 3, [3.7654321e-6, 1e-5], 6, [-4.4444444e-6, 2.3456789e-6]),
            ([1e6, 1.0, 3.0, 1.0, 0.0], 1000, [1e6 + 1, 2.0, 2.0, 2.0, 0.0], 999, [1e6 - 7, 0.0, 0.5, 9.0, 0.0]),
        )
    ],
)
run = pins(
    "pinned",
    "30 inputs, from X 6 × 1; labels of 6 entries; C = 2 to X 6 × 1; labels of 6 entries; C = 3; numbers up to 9e6",
    [{"case": one} for one in (*PINNED, *NOISY) if is_clear(one)],
)
lloyd = pins(
    "pinned",
    "46 inputs, from X 6 × 1; labels of 6 entries; C = 2 to X 10 × 5; labels of 10 entries; C = 4",
    [{"case": one} for one in (*PINNED, *UNSETTLED) if is_clear(one)],
)
trap = pins(
    "some factor and m",
    "6 inputs, from factor = 1.1; m = 3 to factor = 1.5; m = 8",
    [{"factor": factor, "m": m} for factor, m in ((1.1, 3), (3.9, 3), (3.5, 4), (2.0, 5), (3.9, 8), (1.5, 8))],
)
