"""照 (9.24) 与图 9.2 写，最优解照书上所说考察全部划分 / (9.24) and fig. 9.2; the optimum by all partitions, as the book says"""

import itertools
import math

import numpy as np


def objective(X, labels):
    labels = np.array(labels)
    E = 0.0
    for c in set(labels.tolist()):
        C = X[labels == c]
        mu = C.mean(axis=0)
        E += sum(np.linalg.norm(x - mu) ** 2 for x in C)
    return E


def is_fixed_point(X, labels):
    labels = np.array(labels)
    means = {c: X[labels == c].mean(axis=0) for c in set(labels.tolist())}
    for x, c in zip(X, labels):
        own = np.linalg.norm(x - means[c])
        if any(np.linalg.norm(x - mu) < own for mu in means.values()):
            return False
    return True


def best_partition(X, k):
    best, best_E = None, math.inf
    for labels in itertools.product(range(k), repeat=len(X)):
        if len(set(labels)) == k:
            E = objective(X, labels)
            if E < best_E:
                best, best_E = list(labels), E
    return best


def stuck_instance(k, ratio):
    w = 2 * math.sqrt(ratio) + 2
    points = [[0.0, 0.0], [0.0, 1.0], [w, 0.0], [w, 1.0]]
    for i in range(k - 2):
        points.append([0.0, 100.0 * w * (i + 1)])
    return np.array(points), [0, 1] + list(range(4, 4 + k - 2))


def escape_centers(X, k):
    labels = np.array(best_partition(X, k))
    return np.array([X[labels == c].mean(axis=0) for c in range(k)])


def claims():
    return {
        "stops_after_finitely_many_rounds": True,
        "objective_never_increases": True,
        "every_fixed_point_is_optimal": False,
        "some_optimum_is_a_fixed_point": True,
        "assignment_step_can_raise_objective": False,
    }


def analysis():
    return "两步都不会使目标值上升，划分只有有限个，所以必然停止；但它是贪心的，可能停在局部极小。"
