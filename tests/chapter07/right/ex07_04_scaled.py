"""Everything by scaled products; chunks of factors are multiplied before the exponent is taken out."""

import math

import numpy as np


def scaled_product(factors):
    m, e = 1.0, 0
    for f in factors:
        if f == 0:
            return 0.0, 0
        while f < 1e-150:
            f, e = f * 2.0**200, e - 200
        m *= f
        while m < 2.0**-300:
            m, e = m * 2.0**300, e - 300
    while m < 0.5:
        m, e = m * 2, e - 1
    while m >= 1:
        m, e = m / 2, e + 1
    return np.array([m, e])


def log_scores(priors, conditionals):
    out = np.empty(len(priors))
    for c, prior in enumerate(priors):
        m, e = scaled_product([prior, *conditionals[c]])
        out[c] = math.log(m) + e * math.log(2) if m else -math.inf
    return out


def posterior(log_scores):
    if np.all(np.isneginf(log_scores)):
        return np.ones_like(log_scores) / log_scores.size
    top = log_scores.max()
    return np.exp(log_scores - (top + np.log(np.sum(np.exp(log_scores - top)))))


def decide(priors, conditionals):
    best, key = 0, None
    for c in range(len(priors)):
        m, e = scaled_product([float(priors[c]), *conditionals[c].tolist()])
        this = (0, 0, 0) if m == 0 else (1, e, m)
        if key is None or this > key:
            best, key = c, this
    return np.int64(best)


def first_zero(p):
    q = np.float64(p)
    seen = q
    n = 1
    with np.errstate(under="ignore"):
        while q != 0:
            seen = q
            q = q * p
            n += 1
            if q == seen:
                return None
    return n


def failing_case(d):
    conditionals = np.full((2, d), 0.6)
    conditionals[0, : d // 2] = 0.2
    conditionals[1, : d // 2] = 0.21
    return np.array([0.5, 0.5]), conditionals * 0.5
