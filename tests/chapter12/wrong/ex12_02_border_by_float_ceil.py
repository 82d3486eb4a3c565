"""用浮点数的 ⌈m(E+ε)⌉、⌊m(E−ε)⌋ 定界 / Finds the border as ⌈m(E+ε)⌉ and ⌊m(E−ε)⌋ in floats

caught by: test_tails
hint: whole numbers
book: (12.15)
"""

from math import ceil, comb, exp, floor


def empirical_error(predictions, labels):
    return sum(h != y for h, y in zip(predictions, labels, strict=True)) / len(labels)


def tail(a, b, m, c, d, side):
    # Everything times b^m or m·b·d, in whole numbers: the probability jumps where k/m − a/b equals c/d.
    favourable = 0
    least, most = ceil(m * (a / b + c / d)), floor(m * (a / b - c / d))
    for k in range(m + 1):
        inside = {"upper": k >= least, "lower": k <= most, "both": k >= least or k <= most}[side]
        if inside:
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
