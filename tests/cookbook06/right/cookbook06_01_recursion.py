"""错误率用递推，多项式用分数插值，多类用票数的分配 / Errors by recursion, the polynomial by exact interpolation, several classes by counts"""

from fractions import Fraction
from math import comb, factorial

import numpy as np


def knn_error(p, k):
    # An even number of neighbours is as good as one less; two more change the chance of winning by a term.
    wins, n = p, 1
    while n + 2 <= k:
        m = (n + 1) // 2
        wins += comb(n, m) * (p * (1 - p)) ** m * (2 * p - 1)
        n += 2
    return p + (1 - 2 * p) * wins


def error_polynomial(k):
    points = [Fraction(i) for i in range(k + 2)]
    values = [knn_error(p, k) for p in points]
    total = [Fraction(0)] * (k + 2)
    for i, x in enumerate(points):
        basis = [Fraction(1)]
        for j, z in enumerate(points):
            if j != i:
                shifted = [Fraction(0)] + basis
                basis = [(a - z * b) / (x - z) for a, b in zip(shifted, basis + [Fraction(0)])]
        total = [a + values[i] * b for a, b in zip(total, basis)]
    return [float(c) for c in total] + [0.0]


def neighbours_needed(p, delta):
    return next(k for k in range(1, 1000, 2) if knn_error(p, k) / min(p, 1 - p) <= 1 + delta)


def worst_case(k):
    def slope(p):
        h = 1e-6
        return knn_error(p + h, k) / (p + h) - knn_error(p - h, k) / (p - h)

    low, high = 0.05, 0.5
    while high - low > 1e-7:
        middle = (low + high) / 2
        low, high = (middle, high) if slope(middle) > 0 else (low, middle)
    return np.array([low, knn_error(low, k) / low])


def counts_of(k, c):
    if c == 1:
        return [(k,)]
    return [(n, *rest) for n in range(k + 1) for rest in counts_of(k - n, c - 1)]


def chance(counts, posterior):
    result = factorial(sum(counts))
    for n, p in zip(counts, posterior):
        result = result * p**n / factorial(n)
    return result


def plurality_error(posterior, k):
    error = 0
    for counts in counts_of(k, len(posterior)):
        leading = [i for i, n in enumerate(counts) if n == max(counts)]
        error += chance(counts, posterior) * (1 - sum(posterior[i] for i in leading) / len(leading))
    return np.float64(error)


def half_error(posterior, k):
    return sum(
        p * chance(counts, posterior)
        for counts in counts_of(k, len(posterior))
        for n, p in zip(counts, posterior)
        if n <= k / 2
    )


def reading_matters(c, k):
    return np.array([0.3] + [0.7 / (c - 1)] * (c - 1))
