"""比阈值略大的数当作相等 / A number slightly above the threshold is taken for equal to it

caught by: test_predictions
book: §12.4
"""

from itertools import count, permutations, product
from math import comb, inf

import numpy as np


def stump_predict(stump, X):
    above = np.asarray(X)[:, stump["feature"]] > stump["threshold"] + 1e-9
    return np.where(above, stump["sign"], -stump["sign"]).tolist()


def stumps_on(X):
    """A stump for each labelling that is realised."""
    found = {}
    for feature, column in enumerate(np.transpose(X)):
        for threshold in (-inf, *np.unique(column).tolist()):
            for sign in (1, -1):
                stump = {"feature": feature, "threshold": threshold, "sign": sign}
                found[tuple(stump_predict(stump, X))] = stump
    return found


def dichotomies(X):
    return set(stumps_on(X))


def growth_one_feature(m):
    return 2 * m


def dichotomy_bound(n_features, m):
    # An order of the points has one beginning and one end of each size, so n orders have 2n of them at most.
    return sum(min(comb(m, s), 2 * n_features) for s in range(m + 1))


def vc_dimension(n_features):
    # The most sets are those of half the points: all of them have to be beginnings or ends.
    return next(m for m in count(1) if comb(m + 1, (m + 1) // 2) > 2 * n_features)


def beginnings_and_ends(order):
    return {frozenset(part) for s in range(len(order)) for part in (order[:s], order[s:])}


def shatter(n_features):
    # One feature after the other takes the order of the points that cuts off the most new sets.
    m, known, columns = vc_dimension(n_features), set(), []
    orders = {order: beginnings_and_ends(order) for order in permutations(range(m))}
    for _ in range(n_features):
        best = max(orders, key=lambda order: len(orders[order] - known))
        known |= orders[best]
        columns.append([float(best.index(point)) for point in range(m)])
    points = np.transpose(columns)
    return points.tolist(), stumps_on(points)


def unrealized_labels(X):
    m = vc_dimension(np.shape(X)[1]) + 1  # so many rows are not shattered, whatever the others are
    known = dichotomies(X[:m])
    return next(y for y in product((1, -1), repeat=m) if y not in known) + (1,) * (len(X) - m)


def proof():
    return "见书 / see the book"
