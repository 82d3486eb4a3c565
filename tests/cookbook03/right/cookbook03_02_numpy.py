"""numpy；开区间二分放宽的比例；均方误差用高斯求积 / numpy; the widening by bisection; the error by Gaussian quadrature"""

import numpy as np


def log_likelihood(x, a, b, closed):
    x = np.asarray(x)
    inside = (x >= a) & (x <= b) if closed else (x > a) & (x < b)
    with np.errstate(divide="ignore"):
        return np.log(inside / np.float64(b - a)).sum()


def mle(x):
    return None if np.ptp(x) == 0 else np.array([np.min(x), np.max(x)])


def nearly_best(x, delta):
    low, high = np.min(x), np.max(x)
    middle, half = (low + high) / 2, (high - low) / 2
    narrow, wide = 0.0, 3.0
    for _ in range(100):
        share = (narrow + wide) / 2
        if len(x) * np.log1p(share) < delta:
            narrow = share
        else:
            wide = share
    share = narrow / 2
    return middle - half * (1 + share), middle + half * (1 + share)


def unit_mles(x):
    x = np.sort(x)
    if x[-1] - x[0] > 1:
        return None
    return x[-1] - 1.0, x[0]


def unbiased(x):
    n, low, high = len(x), np.min(x), np.max(x)
    return (low + high) / 2 + (n + 1) / (n - 1) * (high - low) / 2 * np.array([-1, 1])


def mse(n, c):
    t, w = np.polynomial.legendre.leggauss(n // 2 + 2) if n < 60 else (None, None)
    if t is None:
        mean, square = n / (n + 1), n / (n + 2)
        return c * c * (square - mean * mean) + (c * mean - 1) ** 2
    t, w = (t + 1) / 2, w / 2
    return np.sum(w * (c * t - 1) ** 2 * n * t ** (n - 1))


def best_factor(n):
    return (n / (n + 1)) / (n / (n + 2))
