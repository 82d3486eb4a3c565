"""照引理 12.1 与 (12.5) 写 / Lemma 12.1 and (12.5)"""

import math


def empirical_error(predictions, labels):
    return sum(h != y for h, y in zip(predictions, labels)) / len(labels)


def tail(a, b, m, c, d, side):
    p = a / b
    total = 0.0
    for k in range(m + 1):
        # k/m - a/b against c/d, in whole numbers
        difference = (k * b - a * m) * d
        epsilon = c * m * b
        if side == "upper":
            counts = difference >= epsilon
        elif side == "lower":
            counts = -difference >= epsilon
        else:
            counts = abs(difference) >= epsilon
        if counts:
            total += math.comb(m, k) * p**k * (1 - p) ** (m - k)
    return total


def hoeffding(m, eps, sides):
    return sides * math.exp(-2 * m * eps**2)


def centered_mgf(p, s):
    return p * math.exp(s * (1 - p)) + (1 - p) * math.exp(-s * p)


def chernoff_value(s, m, eps):
    return math.exp(-s * eps * m) * math.exp(s**2 / 8) ** m


def best_s(eps):
    return 4 * eps


def memorizer_domain(m, c, d):
    # at worst m different points are seen: (N - m)/N >= c/d
    return math.ceil(m * d / (d - c))


def proof():
    return "Ê 是 m 个独立的 0/1 变量的均值，期望是 E，代入 (12.5) 与 (12.6)；h 要与训练集无关。"
