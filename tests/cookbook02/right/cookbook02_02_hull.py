"""全部判决中取两个错误率的下凸包，在棱上内插；返回分数、列表与 numpy 数 / The lower hull of both errors over all decisions, interpolated on its edges; fractions, lists and numpy numbers"""

from fractions import Fraction as F
from itertools import product
import math
import numpy as np


def class_errors(p1, p2, delta):
    e1 = sum((F(float(a)) * (1 - F(float(d))) for a, d in zip(p1, delta)), F(0))
    e2 = sum((F(float(b)) * F(float(d)) for b, d in zip(p2, delta)), F(0))
    return np.array([float(e1), float(e2)])


def _all(p1, p2):
    n = len(p1)
    out = []
    for bits in product((0, 1), repeat=n):
        e1 = sum((F(float(a)) for a, d in zip(p1, bits) if not d), F(0))
        e2 = sum((F(float(b)) for b, d in zip(p2, bits) if d), F(0))
        out.append((e1, e2, bits))
    return out


SL = F(1, 10**11)


def _hull(p1, p2):
    # lower-left convex hull of (e2, e1)
    pts = sorted((e2, e1, bits) for e1, e2, bits in _all(p1, p2))
    hull = []
    for q in pts:
        if hull and q[1] >= hull[-1][1]:
            continue
        if hull and hull[-1][0] == q[0]:
            hull.pop()
        while len(hull) >= 2:
            a, b = hull[-2], hull[-1]
            if (b[1] - a[1]) * (q[0] - a[0]) >= (q[1] - a[1]) * (b[0] - a[0]):
                hull.pop()
            else:
                break
        hull.append(q)
    return hull


def neyman_pearson(p1, p2, eps):
    eps = F(float(eps))
    h = _hull(p1, p2)
    if eps >= h[-1][0]:
        return np.array(h[-1][2], dtype=float)
    for a, b in zip(h, h[1:]):
        if a[0] <= eps < b[0]:
            t = (eps - a[0]) / (b[0] - a[0])
            return [F(x) * (1 - t) + F(y) * t for x, y in zip(a[2], b[2])]


def multiplier(p1, p2, eps):
    eps = F(float(eps))
    h = _hull(p1, p2)
    if eps >= h[-1][0]:
        return 0
    for a, b in zip(h, h[1:]):
        if a[0] <= eps < b[0]:
            return np.float64((a[1] - b[1]) / (b[0] - a[0]))


def best_without_coin(p1, p2, eps):
    lim = F(float(eps)) + SL
    return list(min((e1, e2, bits) for e1, e2, bits in _all(p1, p2) if e2 <= lim)[2])


def not_a_threshold(eps):
    return (np.array([0.3, 0.6, 0.1]), np.array([0.3 * eps, 0.9 * eps, 1 - 0.3 * eps - 0.9 * eps]))


def _phi(z):
    return 0.5 * math.erfc(-z / math.sqrt(2))


def gaussian(mu1, mu2, sigma, eps):
    lo, hi = -10.0, 10.0
    for _ in range(200):
        m = (lo + hi) / 2
        if _phi(m) < eps:
            lo = m
        else:
            hi = m
    z = lo
    t = mu2 + sigma * z
    d = (mu2 - mu1) / sigma
    # e1 = 1-Phi(z+d), e2 = Phi(z); -phi(z+d) + lam phi(z) = 0
    lam = math.exp(-z * d - d * d / 2)
    return [np.float64(t), np.float64(lam)]
