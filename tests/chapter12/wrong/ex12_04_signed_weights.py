"""权重有正有负 / Some weights are negative

caught by: test_radon, test_square
book: 
"""

import numpy as np


def with_ones(points):
    return np.column_stack([np.asarray(points, dtype=float), np.ones(len(points))])


def shattered_points(d):
    return [[0.0] * d, *np.eye(d).tolist()]


def realize(points, labels):
    # The rows (x, 1) of affinely independent points are linearly independent: w·x + b = y has a solution.
    *w, b = np.linalg.lstsq(with_ones(points), np.asarray(labels, dtype=float), rcond=None)[0].tolist()
    return w, b


def radon(points):
    # More than d + 1 rows (x, 1) are dependent: Σ a_i = 0 and Σ a_i x_i = 0 for some a ≠ 0; split it by sign.
    a = np.linalg.svd(with_ones(points).T)[2][-1]
    half = len(points) // 2
    plus, minus = np.arange(half), np.arange(half, len(points))
    return plus.tolist(), minus.tolist(), a[plus] / a[plus].sum(), a[minus] / a[minus].sum()


def unrealizable_labels(points):
    plus, _, _, _ = radon(points)
    return [1 if i in plus else -1 for i in range(len(points))]


def unshattered_small(d):
    points = [[float(i)] + [0.0] * (d - 1) for i in range(d + 1)]  # all on one line
    return points, [1], [0, 2], [1.0], [0.5, 0.5]
