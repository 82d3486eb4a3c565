"""比较时留了 1e-7 的余地 / Compares with a margin of 1e-7

caught by: test_tails
book: (12.15)
"""

from math import comb, exp


def empirical_error(predictions, labels):
    return sum(h != y for h, y in zip(predictions, labels, strict=True)) / len(labels)


def tail(a, b, m, c, d, side):
    # Everything times b^m or m·b·d, in whole numbers: the probability jumps where k/m − a/b equals c/d.
    favourable = 0
    for k in range(m + 1):
        excess = k / m - a / b
        gap = {"upper": excess, "lower": -excess, "both": abs(excess)}[side]
        if gap >= c / d - 1e-7:
            favourable += comb(m, k) * a**k * (b - a) ** (m - k)
    return favourable / b**m


def hoeffding(m, eps, sides):
    return sides * exp(-2 * m * eps**2)


def centered_mgf(p, s):
    return (1 - p) * exp(-s * p) + p * exp(s * (1 - p))


def chernoff_value(s, m, eps):
    return exp(m * (s**2 / 8 - s * eps))


def best_s(eps):
    return 4 * eps


def memorizer_domain(m, c, d):
    # At worst m different points were seen: E = (N − m)/N, while Ê = 0.
    return -(-m * d // (d - c))


def proof():
    return "见书 / see the book"
