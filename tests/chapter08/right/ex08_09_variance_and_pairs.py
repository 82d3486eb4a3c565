"""Kohavi-Wolpert variance, scaled; a point for each pair: disagreement and mean error; measures from matrix products."""

import numpy as np


def contingency(u, v):
    plus, minus = (np.array([u, v]) + 1) // 2, (1 - np.array([u, v])) // 2
    return plus[0] @ plus[1], plus[0] @ minus[1], minus[0] @ plus[1], minus[0] @ minus[1]


def pair_measures(u, v):
    a, b, c, d = (int(x) for x in contingency(u, v))
    m, cross = a + b + c + d, a * d - b * c
    scale = np.sqrt(float(a + b) * (a + c) * (c + d) * (b + d))
    denominator = (a + b) * (b + d) + (a + c) * (c + d)
    return {
        "disagreement": np.float64(b + c) / m,
        "correlation": None if scale == 0 else cross / scale,
        "q": cross / (a * d + b * c) if a * d + b * c > 0 else None,
        "kappa": 2 * cross / denominator if denominator else 1,
    }


def kappa_error_points(P, y):
    errors = (1 - P @ y / len(y)) / 2
    i, j = np.triu_indices(len(P), 1)
    kappas = [pair_measures(P[s], P[t])["kappa"] for s, t in zip(i, j)]
    return np.column_stack([kappas, (errors[i] + errors[j]) / 2])


def diversity(P):
    share = np.mean(P > 0, axis=0)
    return 4 * np.mean(share * (1 - share))


def diversity_points(P, y):
    i, j = np.triu_indices(len(P), 1)
    return tuple(
        (float(np.mean(P[s] != P[t])), float(np.mean(np.stack([P[s], P[t]]) != y))) for s, t in zip(i, j)
    )


def compare(P_a, P_b, y):
    own = diversity(P_a) - diversity(P_b)
    kappa = np.mean(kappa_error_points(P_b, y)[:, 0]) - np.mean(kappa_error_points(P_a, y)[:, 0])
    return {name: ("tie" if abs(lead) < 1e-9 else "a" if lead > 0 else "b") for name, lead in [("own", own), ("kappa", kappa)]}
