"""用分数精确求解，数据各不相同 / Solves exactly with fractions; other data"""

from fractions import Fraction
from itertools import combinations

import numpy as np


def separator(prototypes, i, j):
    p, q = ([Fraction(float(v)) for v in prototypes[k]] for k in (i, j))
    w = [a - c for a, c in zip(p, q, strict=True)]
    b = sum(c * c - a * a for a, c in zip(p, q, strict=True)) / 2
    size = max(map(abs, w))
    return np.array([float(one / size) for one in w]), np.float64(b / size)


def eliminate(rows):
    """The solution of four equations with four unknowns, or None."""
    for k in range(4):
        pivot = next((r for r in range(k, 4) if rows[r][k]), None)
        if pivot is None:
            return None
        rows[k], rows[pivot] = rows[pivot], rows[k]
        rows[k] = [v / rows[k][k] for v in rows[k]]
        for r in range(4):
            if r != k and rows[r][k]:
                rows[r] = [a - rows[r][k] * c for a, c in zip(rows[r], rows[k], strict=True)]
    return [row[4] for row in rows]


def meeting_point(P, Q):
    one = Fraction(1)
    columns = [(Fraction(float(x)), Fraction(float(y)), one, 0 * one) for x, y in P]
    columns += [(-Fraction(float(x)), -Fraction(float(y)), 0 * one, one) for x, y in Q]
    if {tuple(p) for p in P} & {tuple(q) for q in Q}:
        i, j = next((i, j) for i, p in enumerate(P) for j, q in enumerate(Q) if tuple(p) == tuple(q))
        return np.eye(len(P))[i], np.eye(len(Q))[j]
    for some in combinations(range(len(columns)), 4):
        solved = eliminate([[columns[c][r] for c in some] + [(0, 0, one, one)[r]] for r in range(4)])
        if solved is not None and min(solved) >= 0:
            weights = np.zeros(len(columns))
            weights[list(some)] = [float(v) for v in solved]
            return weights[: len(P)], weights[len(P) :]
    return None


FOUND = np.array([[16, 1], [20, 13], [12, 8], [1, 13], [13, 20], [5, 3]])


def nonconvex_witness(algorithm):
    rng = np.random.default_rng(1)
    if algorithm == "agnes_max":  # mirrored
        return {"X": 1000.0 - 7 * FOUND[::-1, ::-1], "k": 2}
    if algorithm == "agnes_avg":  # half a circle, a line into it, and a sample far away
        angle = np.linspace(0, np.pi, 13)
        bow = np.column_stack([np.cos(angle), np.sin(angle)])
        line = np.column_stack([np.full(10, 0.01), 0.2 - 0.2 * np.arange(10)])
        return {"X": 1e-3 * np.vstack([bow, line, [[90.0, 90.0]]]), "k": 3}
    angle = np.linspace(0, 2 * np.pi, 41)[:-1]
    ring = 100 * np.column_stack([np.cos(angle), np.sin(angle)]) + 500
    X = np.vstack([ring, 500 + rng.normal(size=(10, 2))])
    if algorithm in ("kmeans", "lvq"):
        return None
    return {
        "dbscan": {"X": X, "eps": 20, "min_pts": 3},
        "agnes_min": {"X": X, "k": 2},
        "gmm": {
            "X": X,
            "alpha": (0.25, 0.75),
            "mu": X[[-1, 0]],
            "Sigma": np.array([np.eye(2), 1e4 * np.eye(2)]),
        },
    }[algorithm]


def only_convex():
    return dict(zip(("kmeans", "lvq", "gmm", "dbscan", "agnes_min", "agnes_max", "agnes_avg"), (True, True, False, False, False, False, False), strict=True))


def analysis():
    return "凸的只有最近原型。"
