"""用分数递推错误个数的分布；N 由逐个尝试得到；s 由黄金分割得到 / Fractions and a recursion, a search for N, golden section for s"""

import math
from fractions import Fraction


def empirical_error(predictions, labels):
    wrong = [1 if predictions[i] != labels[i] else 0 for i in range(len(labels))]
    return Fraction(sum(wrong), len(wrong))


def tail(a, b, m, c, d, side):
    p, eps = Fraction(a, b), Fraction(c, d)
    weight = Fraction(1)
    chances = []
    for k in range(m + 1):
        chances.append(weight * p**k * (1 - p) ** (m - k))
        weight = weight * (m - k) / (k + 1)
    upper = sum(chance for k, chance in enumerate(chances) if Fraction(k, m) >= p + eps)
    lower = sum(chance for k, chance in enumerate(chances) if Fraction(k, m) <= p - eps)
    return float({"upper": upper, "lower": lower, "both": upper + lower}[side])


def hoeffding(m, eps, sides):
    one = math.exp(-2 * eps * eps) ** m
    return one if sides == 1 else one + one


def centered_mgf(p, s):
    return sum(chance * math.exp(s * (x - p)) for x, chance in ((0, 1 - p), (1, p)))


def chernoff_value(s, m, eps):
    value = 1.0
    for _ in range(m):
        value *= math.exp(s * s / 8 - s * eps)
    return value


def best_s(eps):
    def exponent(s):
        return s * s / 8 - s * eps

    low, high = 0.0, 100.0
    ratio = (math.sqrt(5) - 1) / 2
    while high - low > 1e-9:
        left, right = high - ratio * (high - low), low + ratio * (high - low)
        if exponent(left) < exponent(right):
            high = right
        else:
            low = left
    return (low + high) / 2


def memorizer_domain(m, c, d):
    N = 1
    while d * (N - min(m, N)) < c * N:
        N += 1
    return N


def proof():
    return "Ê 是独立的 0/1 变量的平均，用 (12.5)。"
