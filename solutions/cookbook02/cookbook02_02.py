"""cookbook2.2 限定一类错误率：奈曼–皮尔逊 / One error fixed, the other least"""

from itertools import product
from math import exp, inf
from statistics import NormalDist


def class_errors(p1, p2, delta):
    return sum(p * (1 - d) for p, d in zip(p1, delta)), sum(p * d for p, d in zip(p2, delta))


def by_ratio(p1, p2):
    """The observations, those of the largest likelihood ratio first."""
    return sorted(range(len(p1)), key=lambda x: p1[x] / p2[x] if p2[x] else inf, reverse=True)


def neyman_pearson(p1, p2, eps):
    delta, left = [0.0] * len(p1), eps
    for x in by_ratio(p1, p2):
        if p2[x] > left:
            delta[x] = left / p2[x]
            break
        delta[x] = 1.0
        left -= p2[x]
    return delta


def multiplier(p1, p2, eps):
    # What another bit of eps would gain: the ratio of the first observation that does not fit altogether.
    left = eps
    for x in by_ratio(p1, p2):
        if p2[x] > left:
            return p1[x] / p2[x]
        left -= p2[x]
    return 0.0


def best_without_coin(p1, p2, eps):
    def first_error(delta):
        first, second = class_errors(p1, p2, delta)
        return first if second <= eps + 1e-9 else inf

    return list(min(product((0, 1), repeat=len(p1)), key=first_error))


def not_a_threshold(eps):
    # A knapsack of capacity eps: the best ratio comes first and leaves no room for the larger gain.
    return [0.30, 0.45, 0.25], [0.6 * eps, eps, 1 - 1.6 * eps]


def gaussian(mu1, mu2, sigma, eps):
    t = NormalDist(mu2, sigma).inv_cdf(eps)
    # dL/dt = 0: λ is the ratio of the densities at t.
    return t, exp((((t - mu2) / sigma) ** 2 - ((t - mu1) / sigma) ** 2) / 2)
