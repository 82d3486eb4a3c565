"""What the checks of cookbook5.3 are always tried on."""

import math
from itertools import product

import numpy as np

from grader.checks import pin, pins


def regular(k, R=1.0):
    """A regular simplex: one vertex after the other above the mean of those before (Helmert's basis)."""
    points = np.zeros((k, k - 1))
    for j in range(1, k):
        points[:j, j - 1] = 1 / math.sqrt(j * (j + 1))
        points[j, j - 1] = -j / math.sqrt(j * (j + 1))
    return points * R * math.sqrt(k / (k - 1))


TRIANGLE = np.array([[0.0, 1.0], [math.sqrt(0.75), -0.5], [-math.sqrt(0.75), -0.5]])
EVERY = [{"points": TRIANGLE, "labels": list(one)} for one in product((1, -1), repeat=3)]
FEW = [{"points": regular(7, 2.0)[::-1], "labels": [1 if i < p else -1 for i in range(7)]} for p in range(8)]


def _two_ends(k, d=1):
    """One cluster at each end of a diameter, one after the other."""
    return np.array([[1.0] + [0.0] * (d - 1)] * (k // 2) + [[-1.0] + [0.0] * (d - 1)] * (k - k // 2))


def _tilted(k, angle):
    """A regular simplex whose first point has moved towards the second one, at the same distance from the origin."""
    points = regular(k)
    across = points[1] - (points[1] @ points[0]) * points[0]
    points[0] = math.cos(angle) * points[0] + math.sin(angle) * across / float(np.linalg.norm(across))
    return points


def _apex(k, place):
    """k − 1 points of a regular simplex, all seen from one further point (in this place) at the same obtuse angle."""
    shift = 1 / (k * k / (k - 2) - 1)
    base = np.column_stack([np.full(k - 1, shift), regular(k - 1, math.sqrt(1 - shift**2))])
    return np.insert(base, place, np.append(-1.0, np.zeros(k - 2)), axis=0)


CLOUDS = [
    *(_two_ends(k) for k in range(2, 9)),
    *(_two_ends(k, 2)[::-1] for k in (5, 8)),
    *(_two_ends(k)[[i // 2 + (i % 2) * (k // 2) for i in range(2 * (k // 2))]] for k in (4, 6, 8)),
    *(regular(k) for k in range(2, 9)),
    regular(7, 1e6),
    regular(8, 1e-6),
    *(_two_ends(k)[::-1] for k in (3, 5, 7)),
    *(_apex(k, place) for k in (3, 5, 7) for place in (0, k // 2, k - 1)),
    *(_tilted(k, angle) for k in (4, 5, 7, 8) for angle in (1e-6, 1e-3, 0.1)),
    1e-6 * _tilted(6, 0.01),
    1e-5 * _two_ends(8),
    2e-6 * _two_ends(5, 3),
    np.array([[1e6], [1e6], [1e6], [1e6], [1e3], [1e3], [1e3], [1e3]]),
    np.array([[1.0, 0.0], [1.0, 0.0], [1.0, 0.0], [1.0, 0.0], [0.0, 1.0]]),
    np.array([[-3.0], [-3.0], [-3.0], [1.0], [2.0], [3.0], [3.0], [3.0]]),
    np.array([[0.0, 2.0], [0.0, -2.0], [2.0, 0.0], [-2.0, 0.0], [0.0, 2.0], [0.0, -2.0]]),
    np.array([[5.0, 0.0], [-5.0, 0.0], [5.0, 1e-5], [-5.0, 0.0], [4.9, 0.0], [-4.8, 0.0], [5.0, 0.0], [-5.0, 0.0]]),
]

simplex = pins(
    "some k and r",
    "4 inputs, from k = 2; R = 1 to k = 17; R = 3",
    [{"k": k, "R": R} for k, R in ((2, 1.0), (3, 1.0), (30, 0.123456789), (17, 3.0))],
)
separator = [
    *pins(
        "every",
        "8 inputs, from points 3 × 2; labels = [1, 1, 1] to points 3 × 2; labels = [-1, -1, -1]",
        [{"case": case} for case in EVERY],
    ),
    *pins(
        "few",
        "8 inputs, each with points 7 × 6; labels of 7 entries",
        [{"case": case} for case in FEW],
    ),
]
needed_inputs = [
    *pins(
        "some k",
        "24 inputs, from k = 2; R = 1 to k = 200; R = 250",
        [{"k": k, "R": R} for k in (2, 3, 4, 5, 10, 11, 199, 200) for R in (1.0, 0.3, 250.0)],
    ),
    pin("k 7 R 1e+06", "k = 7; R = 1e6; numbers up to 1e6", k=7, R=1e6),
]
hardest = pins(
    "clouds",
    "53 inputs, from points 2 × 1 to points 8 × 2; numbers down to 1e-5",
    [{"points": points} for points in CLOUDS],
)
bound = [
    pin("k 3", "k = 3", k=3),
    pin("k 5", "k = 5", k=5),
    pin("k 7", "k = 7", k=7),
    pin("k 9", "k = 9", k=9),
    pin("k 51", "k = 51", k=51),
    pin("k 99", "k = 99", k=99),
]
