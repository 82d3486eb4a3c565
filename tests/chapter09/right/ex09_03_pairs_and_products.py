"""逐对求和，用 product 穷举，三角形的反例 / Sums over pairs, all labellings by `product`, another witness on a line"""

from itertools import combinations, product
from math import dist


def objective(X, labels):
    total = 0.0
    for c in set(labels):
        inside = [x for x, label in zip(X, labels) if label == c]
        total += sum(dist(a, b) ** 2 for a, b in combinations(inside, 2)) / len(inside)
    return total


def _means(X, labels):
    k = max(labels) + 1
    rows = [[x for x, label in zip(X, labels) if label == c] for c in range(k)]
    return [[sum(column) / len(inside) for column in zip(*inside)] for inside in rows]


def is_fixed_point(X, labels):
    centers = _means(X, labels)
    return all(dist(x, centers[own]) <= dist(x, c) for x, own in zip(X, labels) for c in centers)


def best_partition(X, k):
    best = None
    for labels in product("abc"[:k], repeat=len(X)):
        if len(set(labels)) == k:
            value = objective(X, labels)
            if best is None or value < best[0]:
                best = value, labels
    return tuple("abc".index(one) for one in best[1])


def stuck_instance(k, ratio):
    # Three groups on a line: two starts share the left pair, one start has to serve both groups on the right.
    far = 1e3 * (ratio + 1)
    X = [[0.0], [1.0], [far], [far + 1 + 2 * ratio**0.5], [-50 * far], [-50 * far + 1]]
    if k == 2:
        h = (2 * ratio) ** 0.5
        return [(-h, 0.0), (-h, 1.0), (h, 1.0), (h, 0.0)], (2, 3)
    if k == 3:
        X = X[:4]
        return X, [0, 1, 2]
    return [*X[:4], [-50 * far]], [0, 1, 2, 4]


def escape_centers(X, k):
    labels = best_partition(X, k)
    return _means(X, labels)[::-1]


def claims():
    return {
        "assignment_step_can_raise_objective": False,
        "some_optimum_is_a_fixed_point": True,
        "every_fixed_point_is_optimal": False,
        "objective_never_increases": True,
        "stops_after_finitely_many_rounds": True,
    }


def analysis():
    return "不一定。"
