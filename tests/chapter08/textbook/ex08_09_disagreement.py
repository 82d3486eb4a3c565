"""照 (8.37)-(8.42) 与 κ-误差图；自己的度量是不合度量 (8.37) 的平均，图是（不合度量，平均误差） / (8.37)-(8.42) and the κ-error diagram; the own measure is the mean of (8.37), the picture (disagreement, mean error)"""

from itertools import combinations
from math import sqrt

import numpy as np


def contingency(u, v):
    a = int(np.sum((u == 1) & (v == 1)))
    b = int(np.sum((u == 1) & (v == -1)))
    c = int(np.sum((u == -1) & (v == 1)))
    d = int(np.sum((u == -1) & (v == -1)))
    return a, b, c, d


def pair_measures(u, v):
    a, b, c, d = contingency(u, v)
    m = a + b + c + d
    root = sqrt((a + b) * (a + c) * (c + d) * (b + d))
    p1 = (a + d) / m
    p2 = ((a + b) * (a + c) + (c + d) * (b + d)) / m**2
    return {
        "disagreement": (b + c) / m,
        "correlation": (a * d - b * c) / root if root != 0 else None,
        "q": (a * d - b * c) / (a * d + b * c) if a * d + b * c != 0 else None,
        "kappa": (p1 - p2) / (1 - p2) if p2 != 1 else 1.0,
    }


def points(P, y, measure):
    errors = [float(np.mean(row != y)) for row in P]
    return [
        (pair_measures(P[i], P[j])[measure], (errors[i] + errors[j]) / 2) for i, j in combinations(range(len(P)), 2)
    ]


def kappa_error_points(P, y):
    return points(P, y, "kappa")


def diversity(P):
    return float(np.mean([pair_measures(u, v)["disagreement"] for u, v in combinations(P, 2)]))


def diversity_points(P, y):
    return points(P, y, "disagreement")


def mean_kappa(P):
    return float(np.mean([pair_measures(u, v)["kappa"] for u, v in combinations(P, 2)]))


def larger(a, b):
    if abs(a - b) < 1e-9:
        return "tie"
    return "a" if a > b else "b"


def compare(P_a, P_b, y):
    return {"own": larger(diversity(P_a), diversity(P_b)), "kappa": larger(-mean_kappa(P_a), -mean_kappa(P_b))}


def observations():
    return "横坐标是不合度量, 纵坐标是平均误差; 与 κ-误差图左右相反, 结论一致。"
