"""小于 1e-5 的奇异值当作 0 / Singular values below 1e-5 are taken for 0

caught by: test_any_independent_points
book: 例 12.2
"""

import numpy as np


def with_ones(points):
    return np.column_stack([np.asarray(points, dtype=float), np.ones(len(points))])


def shattered_points(d):
    return [[0.0] * d, *np.eye(d).tolist()]


def realize(points, labels):
    # Differences of affinely independent points are linearly independent: w·x + b = y has a solution.
    first, *rest = np.asarray(points, dtype=float)
    y = np.asarray(labels, dtype=float)
    w = np.zeros(len(first))
    if rest:
        w = np.linalg.lstsq(np.array(rest) - first, y[1:] - y[0], rcond=1e-5)[0]
    return w.tolist(), float(y[0] - w @ first)


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


def proof():
    return "见书 / see the book"
