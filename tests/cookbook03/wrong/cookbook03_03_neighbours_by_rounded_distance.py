"""距离先四舍五入到六位再排序 / Distances are rounded to six digits before they are sorted

caught by: test_neighbours
"""

from math import inf, log, pi, sqrt

import numpy as np


def window(x, points, h, kernel):
    """What each point contributes to the estimate at x."""
    u = (np.asarray(x) - np.asarray(points)) / h
    d = u.shape[1]
    if kernel == "cube":
        heights = np.all(np.abs(u) <= 0.5, axis=1).astype(float)
    else:
        heights = np.exp(-np.sum(u**2, axis=1) / 2) / (2 * pi) ** (d / 2)
    return heights / h**d


def parzen(x, X, h, kernel):
    return float(np.mean(window(x, X, h, kernel)))


def expected(x, values, probs, h, kernel):
    return float(np.dot(probs, window(x, values, h, kernel)))


def variance(x, values, probs, h, kernel, n):
    terms = window(x, values, h, kernel)
    mean = np.dot(probs, terms)
    return float(np.dot(probs, (terms - mean) ** 2)) / n


def mse_cubic(x, h, n):
    # The number of samples in the window is binomial; this is the chance of each.
    inside = 3 * x**2 * h + h**3 / 4
    bias = h**2 / 4
    return bias**2 + inside * (1 - inside) / (n * h**2)


def best_h(x, n):
    # Bias takes over from variance as h grows: the error falls and then rises, or only falls.
    low, high = 0.0, 2 * min(x, 1 - x)
    for _ in range(50):
        left, right = (2 * low + high) / 3, (low + 2 * high) / 3
        if mse_cubic(x, left, n) < mse_cubic(x, right, n):
            high = right
        else:
            low = left
    return high


def knn_density(x, X, k):
    volume = 2 * abs(x - sorted(X, key=lambda one: round(abs(x - one), 6))[k - 1])
    return k / (len(X) * volume) if volume else inf


def mass_within(X, k, R):
    # Between two neighbouring points, or middles of points, the k-th neighbour remains the same.
    ends = sorted({-R, R, *((a + b) / 2 for a in X for b in X if abs(a + b) < 2 * R)})
    total = 0.0
    for low, high in zip(ends, ends[1:]):
        neighbour = sorted(X, key=lambda one: abs(one - (low + high) / 2))[k - 1]
        total += abs(log((high - neighbour) / (low - neighbour)))
    return total * k / (2 * len(X))


def escape(X, k, mass):
    low, high = 1e-4, 1e12
    for _ in range(50):
        middle = sqrt(low * high)
        low, high = (middle, high) if mass_within(X, k, middle) < mass else (low, middle)
    return high
