"""逐对累加，方差用两两之差 / Pair by pair, the variance from differences of pairs"""

import numpy as np


def nn_error(weights, posteriors):
    total = 0.0
    for w, p in zip(weights, posteriors):
        for a, pa in enumerate(p):
            total += w * pa * (1 - p[a])
    return total


def bayes_error(weights, posteriors):
    total = 0.0
    for w, p in zip(weights, posteriors):
        total += w * sum(sorted(p)[:-1])
    return np.float64(total)


def upper_bound(err_star, c):
    return err_star + err_star * (1 - err_star - err_star / (c - 1))


def upper_equality(err_star, c):
    p = np.full(c, err_star / (c - 1))
    p[c // 2] = 1 - err_star
    return p


def lower_equality(c, s):
    p = np.zeros(c)
    p[:s] = 1
    return p / p.sum()


def slack_terms(weights, posteriors):
    c = len(posteriors[0])
    e = [sum(sorted(p)[:-1]) for p in posteriors]
    within = between = 0.0
    for w, p, ex in zip(weights, posteriors, e):
        star = list(p).index(max(p))
        within += w * sum((q - ex / (c - 1)) ** 2 for i, q in enumerate(p) if i != star)
    for i, wi in enumerate(weights):
        for j, wj in enumerate(weights):
            between += wi * wj * (e[i] - e[j]) ** 2 / 2
    return np.array([within, between * c / (c - 1)])


def sparse_counterexample(n):
    # The more samples, the rarer the second point, so that it keeps being missed.
    rare = 1 / (n + 1)
    return np.array([-3.0, 5.0]), np.array([1 - rare, rare]), np.array([1, 0])


def proof():
    return "略"
