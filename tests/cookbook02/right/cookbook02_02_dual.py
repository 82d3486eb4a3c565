"""二分对偶的斜率求 λ，再由 λ 定判决；返回 numpy / λ by bisection of the slope of the dual, then the decision from λ; numpy throughout"""

import math

import numpy as np


def class_errors(p1, p2, delta):
    delta = np.asarray(delta)
    return np.array([np.dot(p1, 1 - delta), np.dot(p2, delta)])


def multiplier(p1, p2, eps):
    p1, p2 = np.array(p1), np.array(p2)

    def slope(multiplier):
        return p2[p1 > multiplier * p2].sum() - eps

    if slope(0.0) <= 0:
        return np.float64(0)
    low, high = 0.0, 2e6
    for _ in range(400):
        middle = (low + high) / 2
        if slope(middle) > 0:
            low = middle
        else:
            high = middle
    return np.float64(high)


def neyman_pearson(p1, p2, eps):
    # Either everything is as dear as its ratio, or some observation of the fraction y completes a set of whole ones.
    n = len(p1)
    best, found = 2.0, None
    for bits in range(2**n):
        delta = np.array([bits >> i & 1 for i in range(n)], dtype=float)
        first, second = class_errors(p1, p2, delta)
        if second > eps + 1e-15:
            continue
        candidates = [delta]
        for x in range(n):
            if delta[x] == 0 and p2[x] > 0:
                more = delta.copy()
                more[x] = min(1.0, max(0.0, eps - second) / p2[x])
                candidates.append(more)
        for one in candidates:
            first = class_errors(p1, p2, one)[0]
            if first < best:
                best, found = first, one
    return found


def best_without_coin(p1, p2, eps):
    best, found = 2.0, None
    for bits in reversed(range(2 ** len(p1))):
        delta = np.array([bits >> i & 1 for i in range(len(p1))])
        first, second = class_errors(p1, p2, delta)
        if second <= eps + 5e-10 and first < best:
            best, found = first, delta
    return found.astype(bool)


def not_a_threshold(eps):
    # All ratios of the first two are alike up to a bit: the lighter one first.
    return np.array([0.25, 0.4, 0.35, 0.0]), np.array([0.5 * eps, 0.9 * eps, 1 - 1.4 * eps, 0.0])


def gaussian(mu1, mu2, sigma, eps):
    low, high = mu2 - 10 * sigma, mu2 + 10 * sigma
    for _ in range(200):
        t = (low + high) / 2
        if 0.5 * (1 + math.erf((t - mu2) / sigma / math.sqrt(2))) < eps:
            low = t
        else:
            high = t
    multiplier = math.exp(-((t - mu1) ** 2) / 2 / sigma**2) / math.exp(-((t - mu2) ** 2) / 2 / sigma**2)
    return [t, multiplier]
