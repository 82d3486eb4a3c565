"""掷一次就递推一次；用牛顿法从多个起点解矩方程；带符号权重由线性方程组求出 / Throw by throw; Newton's method on the moments from several starts; signed weights from linear equations"""

import numpy as np
from math import comb


def pmf(weights, thetas, n):
    found = np.zeros(n + 1)
    for w, theta in zip(weights, thetas):
        heads = np.zeros(n + 1)
        heads[0] = w
        for _ in range(n):
            new = heads * (1 - theta)
            new[1:] += heads[:-1] * theta
            heads = new
        found += heads
    return found


def twin(weights, thetas, n):
    w, t = np.array(weights), np.array(thetas)
    mean, variance = w @ t, w @ t**2 - (w @ t) ** 2
    if n == 1:
        return np.array([0.5, 0.5]), mean + np.array([-0.01, 0.01])
    for first in np.linspace(0.05, 0.95, 91):
        for sign in (-1, 1):
            other = mean + sign * np.sqrt(variance) * np.array([np.sqrt((1 - first) / first), -np.sqrt(first / (1 - first))])
            new = np.array([first, 1 - first])
            apart = min(
                max(np.abs(new - w).max(), np.abs(other - t).max()),
                max(np.abs(new[::-1] - w).max(), np.abs(other[::-1] - t).max()),
            )
            if other.min() >= 0 and other.max() <= 1 and apart > 0.015:
                return new, other


def recover(p):
    n = len(p) - 1
    m = np.array([sum(comb(k, r) * p[k] for k in range(r, n + 1)) / comb(n, r) for r in range(1, 4)])
    for start in [(w, a, b) for w in (0.5, 0.3, 0.7) for a in (0.1, 0.3, 0.5) for b in (0.9, 0.7, 0.5) if a < b]:
        x = np.array(start)
        for _ in range(100):
            w, a, b = x
            value = np.array([w * a**r + (1 - w) * b**r for r in (1, 2, 3)]) - m
            slope = np.array([[a**r - b**r, w * r * a ** (r - 1), (1 - w) * r * b ** (r - 1)] for r in (1, 2, 3)])
            try:
                x = x - np.linalg.solve(slope, value)
            except np.linalg.LinAlgError:
                break
            if not np.all(np.isfinite(x)) or np.abs(x).max() > 1e6:
                break
        w, a, b = x
        if 0.1 < w < 0.9 and 0 < a < 1 and 0 < b < 1 and abs(a - b) > 0.1 and np.abs(value).max() < 1e-13:
            return [1 - w, w], [b, a]


def twins(c):
    chances = (np.arange(2 * c) + 0.5) / (2 * c)
    chances = 0.5 - 0.5 * np.cos(np.pi * chances)  # at the zeros of a Chebyshev polynomial
    powers = np.array([chances**r for r in range(2 * c - 1)])
    signed = np.linalg.svd(powers)[2][-1]
    signed = signed * np.sign(signed[0])
    plus = signed > 0
    total = signed[plus].sum()
    return signed[plus] / total, chances[plus], -signed[~plus] / total, chances[~plus]
