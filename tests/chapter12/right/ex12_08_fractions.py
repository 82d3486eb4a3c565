"""用分数精确计算，σ 只取一半 / Exact fractions, and half of the σ"""

from fractions import Fraction
from itertools import product
from math import comb, log

import numpy as np


def empirical_rademacher(V):
    # σ and -σ together: the largest minus the smallest sum.
    V = np.unique(np.array(V), axis=0)
    m = V.shape[1]
    total = Fraction(0)
    for rest in product((1, -1), repeat=m - 1):
        sums = V @ np.array((1, *rest), dtype=float)
        total += Fraction(sums.max()) - Fraction(sums.min())
    return float(total / (m * 2**m))


def rademacher_singleton(values):
    return 0


def rademacher_bounded_constants(B, m):
    n = m // 2 if m % 2 == 0 else (m - 1) // 2
    # For 2n points and for 2n + 1 it is (2n choose n) / 4^n times: 2n - 1 and 2n share a value.
    return float(Fraction(B) * Fraction(comb(2 * n, n), 4**n))


def expected_rademacher(F, probs, m):
    F = np.array(F, dtype=float)
    total = 0.0
    for index in np.ndindex(*[len(probs)] * m):
        p = float(np.prod(np.array(probs)[list(index)]))
        if p:
            total += p * empirical_rademacher(F[:, list(index)])
    return np.float64(total)


def massart_bound(n_labelings, m):
    return np.sqrt(2 * np.log(float(n_labelings)) / m)


def proof():
    return "略"
