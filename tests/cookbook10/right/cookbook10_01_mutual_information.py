"""增益写成互信息，随机属性由分数求期望，见证靠搜索 / Gain as mutual information, expectations in fractions, the witness by search"""

from collections import Counter
from fractions import Fraction
from math import comb, log


def H(column):
    m = len(column)
    return sum(k * (log(m) - log(k)) for k in Counter(column).values()) / (m * log(2))


def gain(values, y):
    return H(values) + H(y) - H(list(zip(values, y)))


def gain_ratio(values, y):
    if len(set(values)) == 1:
        return 0
    return gain(values, y) / H(values)


def refinement(coarse, fine, y):
    return gain(fine, y) - gain(coarse, y)


def chance_gain(p, n, V):
    # One branch: first how many samples it gets, then how many of them are of the first class.
    m = p + n
    remaining = 0.0
    for k in range(1, m + 1):
        size = Fraction(comb(m, k) * (V - 1) ** (m - k), V**m)
        for a in range(max(0, k - n), min(k, p) + 1):
            chance = size * Fraction(comb(p, a) * comb(n, k - a), comb(m, k))
            remaining += float(chance * k * V / m) * H("+" * a + "-" * (k - a))
    return H("+" * p + "-" * n) - remaining


def overshoot(m):
    for rare in range(2, 6):
        y = ["rare"] * rare + ["usual"] * (m - rare)
        b = ["yes"] + ["no"] * (m - 1)
        for cut in range(rare + 1, m):
            a = ["yes"] * cut + ["no"] * (m - cut)
            if gain(a, y) >= 2 * gain(b, y) + 1e-6 and gain_ratio(b, y) >= gain_ratio(a, y) + 0.051:
                return a, b, y


def proof():
    return "条件熵的链式法则：Gain(fine) - Gain(coarse) = I(fine; y | coarse) ≥ 0。"
