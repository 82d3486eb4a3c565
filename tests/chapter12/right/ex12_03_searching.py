"""用二分与逐个尝试代替公式，用分数算概率 / Bisection and searches for formulas, fractions for probabilities"""

import math
from fractions import Fraction
from itertools import count


def epsilon(m, delta):
    low, high = 0.0, 10.0
    for _ in range(100):
        middle = (low + high) / 2
        if 2 * math.exp(-2 * m * middle**2) > delta:
            low = middle
        else:
            high = middle
    return high


def sample_size(eps, delta):
    m = 1
    while 2 * math.exp(-2 * m * eps * eps) > delta:
        m += 1
    return m


def interval(err_hat, m, delta):
    return [err_hat - epsilon(m, delta), err_hat + epsilon(m, delta)]


def coverage(a, b, m, delta):
    p, total = Fraction(a, b), Fraction(0)
    for k in range(m + 1):
        low, high = interval(k / m, m, delta)
        if low <= a / b <= high:
            total += math.comb(m, k) * p**k * (1 - p) ** (m - k)
    return total


def hypotheses_to_break(m, delta):
    stays = float(coverage(1, 2, m, delta))
    return next(K for K in count(1) if 1 - stays**K > delta)


def epsilon_finite_class(n_hypotheses, m, delta):
    low, high = 0.0, 10.0
    for _ in range(100):
        middle = (low + high) / 2
        if 2 * n_hypotheses * math.exp(-2 * m * middle**2) > delta:
            low = middle
        else:
            high = middle
    return low


def proof():
    return "解出 ε，代入 (12.17)。"
