"""感知机只扫一遍, 未必分对 / A perceptron that looks at each point once need not be right

caught by: test_any_independent_points
book: 
"""

import numpy as np


def with_ones(points):
    return np.column_stack([np.asarray(points, dtype=float), np.ones(len(points))])


def shattered_points(d):
    return [[0.0] * d, *np.eye(d).tolist()]


def realize(points, labels):
    *w, b = np.zeros(len(points[0]) + 1)
    for x, y in zip(points, labels):
        if y * (np.dot(w, x) + b) <= 0:
            w, b = np.add(w, np.multiply(y, x)), b + y
    return w, b


def radon(points):
    # More than d + 1 rows (x, 1) are dependent: Σ a_i = 0 and Σ a_i x_i = 0 for some a ≠ 0; split it by sign.
    a = np.linalg.svd(with_ones(points).T)[2][-1]
    plus, minus = np.flatnonzero(a > 0), np.flatnonzero(a <= 0)
    return plus.tolist(), minus.tolist(), a[plus] / a[plus].sum(), a[minus] / a[minus].sum()


def unrealizable_labels(points):
    plus, _, _, _ = radon(points)
    return [1 if i in plus else -1 for i in range(len(points))]


def unshattered_small(d):
    points = [[float(i)] + [0.0] * (d - 1) for i in range(d + 1)]  # all on one line
    return points, [1], [0, 2], [1.0], [0.5, 0.5]
