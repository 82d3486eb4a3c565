"""用分数，按似然比排序，0/0 排最后；不掷硬币用递归；反例的比值全都相等 / Fractions, sorted by ratio with 0/0 last; recursion without coins; a witness of equal ratios"""

from fractions import Fraction
from math import exp
from statistics import NormalDist


def class_errors(p1, p2, delta):
    first = second = 0
    for a, b, d in zip(p1, p2, delta):
        first += Fraction(a) * (1 - Fraction(d))
        second += Fraction(b) * Fraction(d)
    return float(first), float(second)


def ratio(a, b):
    if b == 0:
        return (1, 0) if a > 0 else (-1, 0)
    return (0, Fraction(a) / Fraction(b))


def neyman_pearson(p1, p2, eps):
    left = Fraction(eps)
    delta = [Fraction(0)] * len(p1)
    for x in sorted(range(len(p1)), key=lambda x: ratio(p1[x], p2[x]), reverse=True):
        if p2[x] == 0:
            delta[x] = Fraction(1)
            continue
        delta[x] = min(Fraction(1), left / Fraction(p2[x]))
        left -= delta[x] * Fraction(p2[x])
    return tuple(float(d) for d in delta)


def multiplier(p1, p2, eps):
    kinks = [Fraction(0)] + [Fraction(a) / Fraction(b) for a, b in zip(p1, p2) if b]

    def dual(c):
        return sum(min(Fraction(a), c * Fraction(b)) for a, b in zip(p1, p2)) - c * Fraction(eps)

    return float(max(kinks, key=dual))


def best_without_coin(p1, p2, eps):
    def best(x, left):
        if x == len(p1):
            return 0, []
        gain, rest = best(x + 1, left)
        choice = gain, [0, *rest]
        if p2[x] <= left + Fraction(1, 10**9):
            gain, rest = best(x + 1, left - Fraction(p2[x]))
            if gain + Fraction(p1[x]) > choice[0]:
                choice = gain + Fraction(p1[x]), [1, *rest]
        return choice

    return best(0, Fraction(eps))[1]


def not_a_threshold(eps):
    # Three observations of one ratio can only be taken together, which is too much; one of them alone is not.
    p2 = [eps / 2, eps / 2, eps / 2, 1 - 3 * eps / 2]
    return [0.25, 0.25, 0.25, 0.25], p2


def gaussian(mu1, mu2, sigma, eps):
    t = mu2 + sigma * NormalDist().inv_cdf(eps)
    return t, NormalDist(mu1, sigma).pdf(t) / NormalDist(mu2, sigma).pdf(t)
