"""讲义的二次方程加上 k，求根公式用 numpy；类别由首项系数定 / The quadratic of the notes with k, by numpy's roots; classes by its leading sign"""

from statistics import NormalDist

import numpy as np


def crossings(mu1, sigma1, mu2, sigma2, k):
    v1, v2 = sigma1**2, sigma2**2
    coefficients = [
        v2 - v1,
        -2 * (mu1 * v2 - mu2 * v1),
        v2 * mu1**2 - v1 * mu2**2 - 2 * v1 * v2 * np.log(sigma2 / sigma1) + 2 * v1 * v2 * np.log(k),
    ]
    if sigma1 == sigma2:
        return np.array([-coefficients[2] / coefficients[1]])
    found = np.roots(coefficients)
    if np.any(found.imag != 0):
        return np.array([])
    return np.sort(found).astype(complex)


def decide(x, prior1, mu1, sigma1, mu2, sigma2, loss1, loss2):
    first = np.log([loss1, prior1]).sum() - np.log(sigma1) - 0.5 * np.square((x - mu1) / sigma1)
    second = np.log([loss2, 1 - prior1]).sum() - np.log(sigma2) - 0.5 * np.square((x - mu2) / sigma2)
    return 2 if second > first else 1


def regions(prior1, mu1, sigma1, mu2, sigma2, loss1, loss2):
    ends = [float(x.real) for x in np.asarray(crossings(mu1, sigma1, mu2, sigma2, loss2 * (1 - prior1) / loss1 / prior1))]
    outside = decide(-1e4 * max(sigma1, sigma2), prior1, mu1, sigma1, mu2, sigma2, loss1, loss2)
    label, low, found = outside, float("-inf"), []
    for end in ends:
        found.append((low, end, label))
        label, low = 3 - label, end
    return [*found, (low, float("inf"), label)]


def error_rates(regions, mu1, sigma1, mu2, sigma2):
    wrong = [0.0, 0.0]
    for low, high, label in regions:
        normal = NormalDist(mu1, sigma1) if label == 2 else NormalDist(mu2, sigma2)
        wrong[0 if label == 2 else 1] += normal.cdf(high) - normal.cdf(low)
    return wrong


def boundary(prior1, mu1, mu2, sigma, loss1, loss2):
    k = loss2 * (1 - prior1) / (loss1 * prior1)
    return (mu2**2 - mu1**2 - 2 * sigma**2 * np.log(k)) / (2 * (mu2 - mu1))
