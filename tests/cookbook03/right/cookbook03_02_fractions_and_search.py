"""分数；开区间用 nextafter；均方误差展开矩；返回列表 / Fractions; nextafter for the open interval; the error by expanding moments; lists"""

import math
from fractions import Fraction


def log_likelihood(x, a, b, closed):
    total = 0.0
    for one in x:
        if one < a or one > b or (not closed and one in (a, b)):
            return -math.inf
        total -= math.log(b - a)
    return total


def mle(x):
    ordered = sorted(x)
    if ordered[0] == ordered[-1]:
        return None
    return [ordered[0], ordered[-1]]


def nearly_best(x, delta):
    return [math.nextafter(min(x), -math.inf), math.nextafter(max(x), math.inf)]


def unit_mles(x):
    low, high = -math.inf, math.inf
    for one in x:
        low, high = max(low, one - 1), min(high, one)
    return None if low > high else [low, high]


def unbiased(x):
    n = len(x)
    low, high = Fraction(min(x)), Fraction(max(x))
    return [float((n * low - high) / (n - 1)), float((n * high - low) / (n - 1))]


def mse(n, c):
    c = Fraction(c)
    return Fraction(n, n + 2) * c * c - 2 * Fraction(n, n + 1) * c + 1


def best_factor(n):
    low, high = Fraction(1), Fraction(2)
    for _ in range(60):
        one, two = (2 * low + high) / 3, (low + 2 * high) / 3
        if mse(n, one) < mse(n, two):
            high = two
        else:
            low = one
        low, high = low.limit_denominator(10**15), high.limit_denominator(10**15)
    return (low + high) / 2
