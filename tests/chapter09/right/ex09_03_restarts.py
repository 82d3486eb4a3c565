"""目标值用方差，从所有样本组合重新开始求最优 / Variances for the objective, restarts from every set of samples for the optimum"""

from itertools import combinations

import numpy as np


def objective(X, labels):
    X, labels = np.asarray(X), np.asarray(labels)
    return sum(X[labels == c].var(axis=0).sum() * (labels == c).sum() for c in np.unique(labels))


def is_fixed_point(X, labels):
    labels = np.asarray(labels)
    names = np.unique(labels)
    gaps = np.array([((X - X[labels == c].mean(axis=0)) ** 2).sum(axis=1) for c in names])
    own = gaps[np.searchsorted(names, labels), np.arange(len(X))]
    return np.all(own <= gaps.min(axis=0))


def _splits(rows, k):
    if k == 1:
        yield [rows]
        return
    first, rest = rows[0], rows[1:]
    for size in range(len(rest) - k + 2):
        for friends in combinations(rest, size):
            others = [r for r in rest if r not in friends]
            for more in _splits(others, k - 1):
                yield [[first, *friends], *more]


def _best(X, k):
    def cost(groups):
        return sum(((X[g] - X[g].mean(axis=0)) ** 2).sum() for g in groups)

    return min(_splits(list(range(len(X))), k), key=cost)


def best_partition(X, k):
    labels = np.zeros(len(X))
    for name, group in enumerate(_best(X, k)):
        labels[group] = 7 * name + 3
    return labels


def stuck_instance(k, ratio):
    w, h = 10.0, 10.0 / np.sqrt(2 * ratio + 1)
    X = np.array([[0, 0, 5], [w, 0, 5], [0, h, 5], [w, h, 5]])
    for i in range(k - 2):
        X = np.vstack([X, [0, 0, 1e5 * (i + 1)]])
    return X, np.array([1, 3, *range(4, 2 + k)])


def escape_centers(X, k):
    return np.array([X[g].mean(axis=0) for g in _best(X, k)])


def claims():
    return dict(
        stops_after_finitely_many_rounds=True,
        objective_never_increases=True,
        every_fixed_point_is_optimal=False,
        some_optimum_is_a_fixed_point=True,
        assignment_step_can_raise_objective=False,
    )


def analysis():
    return ""
