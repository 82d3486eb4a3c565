"""权重取自系数矩阵的零空间；见证在边界附近构造 / Weights from the null space; the witness built near a boundary"""

import itertools

import numpy as np


def pair_ratio(cost, i, j):
    return np.float64(cost[i][j]) / cost[j][i]


def coefficient_matrix(cost):
    rows = []
    n = len(cost)
    for j in range(n):
        for i in range(j):
            row = [0] * n
            row[i] = -1
            row[j] = pair_ratio(cost, i, j)
            rows.append(row)
    return rows


def rescaling_weights(cost):
    A = np.array(coefficient_matrix(cost), dtype=float)
    if np.linalg.matrix_rank(A, tol=1e-9) == len(cost):
        return None
    v = np.linalg.svd(A)[2][-1]
    return v / v.sum()


def expected_cost(cost, posterior):
    return [sum(posterior[i] * cost[i][k] for i in range(len(cost))) for k in range(len(cost))]


def always_bayes_optimal(cost):
    c = np.array(cost, dtype=float)
    np.fill_diagonal(c, c.max(axis=1))
    return bool((c == c[:, :1]).all())


def disagreement(cost, weights):
    c, w = np.array(cost, dtype=float), np.array(weights, dtype=float)
    steps = {2: 400, 3: 60, 4: 24}[len(c)]
    best, best_gap = None, 1e-5
    for parts in itertools.product(range(steps + 1), repeat=len(c) - 1):
        if sum(parts) > steps:
            continue
        p = np.array([*parts, steps - sum(parts)]) / steps
        order = np.argsort(p * w)
        lead = (p * w)[order[-1]] - (p * w)[order[-2]]
        e = p @ c
        gap = min(e[order[-1]] - e.min(), lead)
        if gap > best_gap:
            best, best_gap = p, gap
    return best


def justification():
    return "略"
