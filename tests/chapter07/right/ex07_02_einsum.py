"""Marginals by moving axes, scores as one outer product, another mirrored pair of tables."""

from functools import reduce

import numpy as np


def bayes_risk(P):
    return 0.5 * (P.sum() - np.abs(P[1] - P[0]).sum())


def naive_bayes_risk(P):
    d = P.ndim - 1
    scores = []
    for y in (0, 1):
        m = [np.moveaxis(P[y], i, 0).reshape(2, -1).sum(axis=1) / P[y].sum() for i in range(d)]
        scores.append(P[y].sum() * reduce(np.multiply.outer, m))
    pick1 = scores[1] > scores[0] * (1 + 1e-9)
    return np.where(pick1, P[0], P[1]).sum()


def dependence(P):
    d = P.ndim - 1
    if d < 2:
        return 0
    X = np.indices((2,) * d).reshape(d, -1)
    worst = 0.0
    for y in range(2):
        w = (P[y] / P[y].sum()).ravel()
        mean = X @ w
        cov = (X * w) @ X.T - np.outer(mean, mean)
        worst = max(worst, np.abs(cov[~np.eye(d, dtype=bool)]).max())
    return worst


def optimal_but_dependent(prior, d, strength):
    given = {1: np.array([[0.1, 0.05], [0.05, 0.8]]), 0: np.array([[0.8, 0.05], [0.05, 0.1]])}
    if strength > 0.07:
        given = {1: np.array([[0.185, 0.015], [0.015, 0.785]]), 0: np.array([[0.785, 0.015], [0.015, 0.185]])}
    coins = np.ones((2,) * (d - 2)) / 2 ** (d - 2)
    return np.array([np.multiply.outer(p * given[y], coins) for y, p in ((0, 1 - prior), (1, prior))])


def dependent_and_suboptimal(prior, d, gap):
    e = 0.05
    odd = np.array([[e, 1 - e], [1 - e, e]]) / 2
    coins = np.ones((2,) * (d - 2)) / 2 ** (d - 2)
    return np.array([np.multiply.outer((1 - prior) * odd, coins), np.multiply.outer(prior * odd[::-1], coins)])
