"""在顶点两侧对对数比作二分，不解方程；返回元组与 numpy 数 / Bisection of the log ratio on both sides of its vertex; tuples and numpy numbers"""

import numpy as np


def log_ratio(x, mu1, sigma1, mu2, sigma2):
    return ((x - mu2) / sigma2) ** 2 / 2 - ((x - mu1) / sigma1) ** 2 / 2 + np.log(sigma2 / sigma1)


def roots(f, middle, width):
    found = []
    for direction in (-1, 1):
        near, far = middle, middle + direction * width
        for _ in range(60):
            if f(far) * f(middle) < 0:
                break
            far = middle + (far - middle) * 2
        else:
            continue
        for _ in range(200):
            half = (near + far) / 2
            if f(half) * f(middle) > 0:
                near = half
            else:
                far = half
        found.append(np.float64(near))
    return tuple(sorted(found))


def crossings(mu1, sigma1, mu2, sigma2, k):
    def f(x):
        return log_ratio(x, mu1, sigma1, mu2, sigma2) - np.log(k)

    if sigma1 == sigma2:
        middle = (mu1 + mu2) / 2
    else:
        middle = (mu1 / sigma1**2 - mu2 / sigma2**2) / (1 / sigma1**2 - 1 / sigma2**2)
    if f(middle) == 0:
        return (middle,)
    return roots(f, middle, max(sigma1, sigma2))


def decide(x, prior1, mu1, sigma1, mu2, sigma2, loss1, loss2):
    odds = log_ratio(x, mu1, sigma1, mu2, sigma2) + np.log(loss1 * prior1) - np.log(loss2 * (1 - prior1))
    return np.int64(1) if odds > 0 else np.int64(2)


def regions(prior1, mu1, sigma1, mu2, sigma2, loss1, loss2):
    ends = crossings(mu1, sigma1, mu2, sigma2, (loss2 / loss1) * (1 - prior1) / prior1)
    edges = [-np.inf, *ends, np.inf]
    problem = prior1, mu1, sigma1, mu2, sigma2, loss1, loss2
    found = []
    for low, high in zip(edges, edges[1:]):
        if low == -np.inf:
            x = mu1 if high == np.inf else high - 1e-3 * max(sigma1, sigma2)
        else:
            x = low + 1e-3 * max(sigma1, sigma2) if high == np.inf else low / 2 + high / 2
        found.append([low, high, decide(x, *problem)])
    return found


def cdf(x, mu, sigma):
    if x in (-np.inf, np.inf):
        return 0.0 if x < 0 else 1.0
    from math import erf

    return 0.5 + erf((x - mu) / (sigma * np.sqrt(2))) / 2


def error_rates(regions, mu1, sigma1, mu2, sigma2):
    errors = np.zeros(2)
    for low, high, label in regions:
        if label == 2:
            errors[0] += cdf(high, mu1, sigma1) - cdf(low, mu1, sigma1)
        else:
            errors[1] += cdf(high, mu2, sigma2) - cdf(low, mu2, sigma2)
    return errors


def boundary(prior1, mu1, mu2, sigma, loss1, loss2):
    def f(x):
        return log_ratio(x, mu1, sigma, mu2, sigma) + np.log(loss1 * prior1 / loss2 / (1 - prior1))

    middle = (mu1 + mu2) / 2
    return roots(f, middle, sigma)[0] if f(middle) else middle
