"""K 的幂用 64 位整数算, 溢出了 / The power of K is taken in 64-bit integers and overflows

caught by: test_formula_for_many_points
book: (1.2)
"""

from itertools import product
import numpy as np


def ote_sum(n_points, train, prob, loss, learner):
    outside = [x for x in range(n_points) if x not in train]
    return sum(
        prob[x] * loss[h[x]][f[x]] * weight
        for f in product(range(len(loss)), repeat=n_points)
        for h, weight in learner
        for x in outside
    )


def ote_sum_closed_form(n_points, train, prob, loss, learner):
    outside = [x for x in range(n_points) if x not in train]
    targets = float(np.power(np.int64(len(loss)), n_points - 1))
    return targets * sum(weight * prob[x] * sum(loss[h[x]]) for h, weight in learner for x in outside)


def nfl_holds(loss):
    return len({sum(row) for row in loss}) == 1


def counterexample(loss, n_points):
    if nfl_holds(loss):
        return None
    sums = [sum(row) for row in loss]
    cheapest, dearest = sums.index(min(sums)), sums.index(max(sums))
    return {
        "train": [0],
        "prob": [1 / n_points] * n_points,
        "a": (cheapest,) * n_points,
        "b": (dearest,) * n_points,
    }
