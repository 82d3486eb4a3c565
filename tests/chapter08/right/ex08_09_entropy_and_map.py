"""Entropy of the vote shares; a map of the members by classical scaling of their disagreements; Counter for the table."""

import math
from collections import Counter

import numpy as np


def contingency(u, v):
    count = Counter(zip([int(s) for s in u], [int(s) for s in v]))
    return [count[1, 1], count[1, -1], count[-1, 1], count[-1, -1]]


def pair_measures(u, v):
    a, b, c, d = contingency(u, v)
    m = len(u)
    p1 = (a + d) / m
    p2 = ((a + b) / m) * ((a + c) / m) + ((c + d) / m) * ((b + d) / m)
    constant = min(a + b, a + c, c + d, b + d) == 0
    same = a == m or d == m
    return {
        "kappa": 1.0 if same else (p1 - p2) / (1 - p2),
        "q": None if a * d == b * c == 0 else (a * d - b * c) / (a * d + b * c),
        "correlation": None if constant else float(np.corrcoef(u, v)[0, 1]),
        "disagreement": 1 - p1,
    }


def kappa_error_points(P, y):
    points = []
    for i in range(len(P)):
        for j in range(i + 1, len(P)):
            wrong = sum(int(s != t) for row in (P[i], P[j]) for s, t in zip(row, y))
            points.append([pair_measures(P[i], P[j])["kappa"], wrong / (2 * len(y))])
    return points


def diversity(P):
    total = 0.0
    for column in zip(*P):
        share = sum(1 for s in column if s > 0) / len(column)
        total -= sum(q * math.log2(q) for q in (share, 1 - share) if q > 0)
    return total / len(P[0])


def diversity_points(P, y):
    P = np.asarray(P, dtype=float)
    centred = P - P.mean(axis=0)
    values, vectors = np.linalg.eigh(centred @ centred.T)
    return vectors[:, -2:] * np.sqrt(np.maximum(values[-2:], 0))


def compare(P_a, P_b, y):
    def said(a, b):
        return "tie" if abs(a - b) <= 1e-9 else "ab"[int(b > a)]

    k_a, k_b = (sum(k for k, _ in kappa_error_points(P, y)) / (len(P) * (len(P) - 1) / 2) for P in (P_a, P_b))
    return {"kappa": said(k_b, k_a), "own": said(diversity(P_a), diversity(P_b))}
