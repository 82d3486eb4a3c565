"""所有的顶点都在一处 / Puts all vertices in one place

caught by: test_simplex
hint: distances
book: §5.5
"""

from itertools import combinations
from math import sqrt

import numpy as np


def simplex(k, R):
    return np.tile(R * np.eye(k - 1)[0], (k, 1))  # distances that are equal: all 0


def separator(points, labels):
    y = np.array(labels)
    if abs(y.sum()) == len(y):
        return np.zeros(points.shape[1]), float(y[0])
    # By symmetry the nearest points of both hulls are the class means, half-way between which the boundary stands.
    upper, lower = points[y == 1].mean(axis=0), points[y == -1].mean(axis=0)
    w = 2 * (upper - lower) / ((upper - lower) @ (upper - lower))
    return w, float(-w @ (upper + lower) / 2)


def needed_norm(k, R):
    # The means of p and q vertices are kR / √(pq(k − 1)) apart, which is least for the most even split.
    return 2 * sqrt((k // 2) * (k - k // 2) * (k - 1)) / (k * R)


def hardest_labelling(points):
    def apart(chosen):
        inside = np.isin(range(len(points)), chosen)
        return np.linalg.norm(points[inside].mean(axis=0) - points[~inside].mean(axis=0))

    closest = min(combinations(range(len(points)), len(points) // 2), key=apart)
    return [1 if i in closest else -1 for i in range(len(points))]


def beats_the_bound(k):
    return needed_norm(k, 1.0)


def proof():
    return "略 / Omitted"
