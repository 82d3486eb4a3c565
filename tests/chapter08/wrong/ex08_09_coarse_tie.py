"""相差 0.05 以内就判为相同 / Says tie within 0.05

caught by: test_compare
book: §8.5.2
"""

from itertools import combinations

import numpy as np


def contingency(u, v):
    u, v = np.asarray(u) > 0, np.asarray(v) > 0
    return tuple(int(np.sum(both)) for both in (u & v, u & ~v, ~u & v, ~u & ~v))


def pair_measures(u, v):
    a, b, c, d = contingency(u, v)
    m = a + b + c + d
    margins = (a + b) * (a + c) * (c + d) * (b + d)
    by_chance = (a + b) * (a + c) + (c + d) * (b + d)  # m² p₂
    return {
        "disagreement": (b + c) / m,
        "correlation": (a * d - b * c) / margins**0.5 if margins else None,
        "q": (a * d - b * c) / (a * d + b * c) if a * d + b * c else None,
        "kappa": (m * (a + d) - by_chance) / (m * m - by_chance) if by_chance < m * m else 1.0,
    }


def kappa_error_points(P, y):
    errors = np.mean(np.asarray(P) != np.asarray(y), axis=1)
    return [
        (pair_measures(P[i], P[j])["kappa"], float(errors[i] + errors[j]) / 2)
        for i, j in combinations(range(len(P)), 2)
    ]


def diversity(P):
    # The mean disagreement of all pairs: p positive votes of T make p(T-p) pairs that differ.
    T = len(P)
    positive = np.sum(np.asarray(P) > 0, axis=0)
    return float(np.mean(positive * (T - positive)) / (T * (T - 1) / 2))


def diversity_points(P, y):
    # One point for each member: how often it differs from the others, and how often from the truth.
    P = np.asarray(P)
    return [(float(np.mean(member != P)), float(np.mean(member != y))) for member in P]


def compare(P_a, P_b, y):
    return {
        "own": larger(diversity(P_a), diversity(P_b)),
        "kappa": larger(-mean_kappa(P_a, y), -mean_kappa(P_b, y)),
    }


def mean_kappa(P, y):
    return float(np.mean([kappa for kappa, _ in kappa_error_points(P, y)]))


def larger(a, b):
    return "tie" if abs(a - b) < 0.05 else "a" if a > b else "b"
