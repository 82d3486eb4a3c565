"""numpy：名次的反排列，两两比较的矩阵，积用对数 / numpy: inverse permutations, a matrix of comparisons, products by logarithms"""

import numpy as np


def plurality(rankings):
    counts = np.bincount(np.array(rankings)[:, 0], minlength=len(rankings[0]))
    return np.flatnonzero(counts == counts.max())


def borda(rankings):
    ranks = np.argsort(np.array(rankings), axis=1)
    return (len(rankings[0]) - ranks).sum(axis=0).astype(float)


def condorcet(rankings):
    ranks = np.argsort(np.array(rankings), axis=1)
    ahead = (ranks[:, :, None] < ranks[:, None, :]).sum(axis=0)
    wins = (2 * ahead > len(rankings)).sum(axis=1)
    best = np.flatnonzero(wins == len(rankings[0]) - 1)
    return best[0] if len(best) else None


def winners(points):
    points = np.asarray(points, dtype=float)
    return np.nonzero(points.max() - points <= 2e-9 * np.abs(points).max())[0].tolist()


def score_totals(scores, rule, normalise):
    table = np.array(scores, dtype=float)
    if normalise:
        table = (table.T / table.sum(axis=1)).T
    if rule == "sum":
        return np.einsum("lk->k", table)
    with np.errstate(divide="ignore"):
        return np.exp(np.log(table).sum(axis=0))


def three_winners(a, b, c):
    rows = [[a, b, c]] * 16 + [[a, c, b]] * 19 + [[b, a, c]] * 14 + [[b, c, a]] * 19 + [[c, b, a]] * 32
    return np.array(rows)


def spoiler(a, b, c):
    return np.array([[a, b, c]] * 6 + [[b, c, a]] * 5)
