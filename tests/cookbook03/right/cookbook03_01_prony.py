"""广义特征值（Prony）求根，权重由最小二乘；用分数算分布 / Roots by generalised eigenvalues (Prony), weights by least squares; fractions for the distribution"""

from fractions import Fraction
from math import comb

import numpy as np


def pmf(weights, thetas, n):
    found = []
    for k in range(n + 1):
        total = 0.0
        for w, theta in zip(weights, thetas):
            if 0 < theta < 1:
                total += w * float(comb(n, k) * Fraction(theta) ** k * (1 - Fraction(theta)) ** (n - k))
            elif k == theta * n:
                total += w
        found.append(total)
    return tuple(found)


def twin(weights, thetas, n):
    (v, w), (a, b) = weights, thetas
    mean = v * a + w * b
    if n == 1:
        if abs(a - mean) > abs(b - mean):
            return (v, w), (a + 0.05 * (mean - a) / abs(mean - a), b + v / w * 0.05 * (a - mean) / abs(mean - a))
        return (v, w), (a + w / v * 0.05 * (b - mean) / abs(mean - b), b + 0.05 * (mean - b) / abs(mean - b))
    # Move the first chance, and let the three equations tell the rest.
    second = v * a * a + w * b * b
    new = a + 0.04 if a < b else a - 0.04
    other = (second - mean * new) / (mean - new)
    if not 0 <= other <= 1:
        new = a - 0.04 if a < b else a + 0.04
        other = (second - mean * new) / (mean - new)
    share = (mean - other) / (new - other)
    return (share, 1 - share), (new, other)


def recover(p):
    n = len(p) - 1
    moments = [sum(p[k] * comb(k, r) for k in range(n + 1)) / comb(n, r) for r in range(n + 1)]
    early = np.array([moments[:2], moments[1:3]])
    late = np.array([moments[1:3], moments[2:4]])
    roots = np.linalg.eigvals(np.linalg.solve(early, late))
    powers = np.array([roots**r for r in range(n + 1)])
    weights = np.linalg.lstsq(powers, np.array(moments), rcond=None)[0]
    return weights.astype(complex), roots.astype(complex)


def twins(c):
    if c == 1:
        return [1], [0], [1], [1]
    points = [Fraction(i, 2 * c - 1) for i in range(2 * c)]
    signs = [(-1) ** i * comb(2 * c - 1, i) for i in range(2 * c)]
    total = sum(s for s in signs if s > 0)
    plus = [(float(Fraction(s, total)), float(x)) for s, x in zip(signs, points) if s > 0]
    minus = [(float(Fraction(-s, total)), float(x)) for s, x in zip(signs, points) if s < 0]
    return [w for w, _ in plus], [x for _, x in plus], [w for w, _ in minus], [x for _, x in minus]
