"""用 numpy 与对数阶乘，比较时留 1e-10 的余地 / numpy and log factorials, comparisons with a margin of 1e-10"""

from math import lgamma

import numpy as np


def empirical_error(predictions, labels):
    return np.mean(np.array(predictions) != np.array(labels))


def tail(a, b, m, c, d, side):
    k = np.arange(m + 1)
    difference = k / m - a / b
    gap = {"upper": difference, "lower": -difference, "both": np.abs(difference)}[side]
    binomial = np.array([lgamma(m + 1) - lgamma(i + 1) - lgamma(m - i + 1) for i in k])
    if 0 < a < b:
        chances = np.exp(binomial + k * np.log(a / b) + (m - k) * np.log1p(-a / b))
    else:
        chances = (k == (m if a else 0)).astype(float)
    return chances[gap >= c / d - 1e-10].sum()


def hoeffding(m, eps, sides):
    return np.exp(np.log(sides) - 2 * m * eps**2)


def centered_mgf(p, s):
    return np.dot([1 - p, p], np.exp(s * (np.array([0, 1]) - p)))


def chernoff_value(s, m, eps):
    return np.exp(-s * eps * m) * np.exp(m * s**2 / 8)


def best_s(eps):
    # The vertex of the parabola through three points.
    left, middle, right = (s * s / 8 - s * eps for s in (0, 1, 2))
    return 1 - (right - left) / (2 * (right - 2 * middle + left))


def memorizer_domain(m, c, d):
    quotient, rest = divmod(m * d, d - c)
    return np.int64(quotient + (rest > 0))


def proof():
    return "见书 / see the book"
