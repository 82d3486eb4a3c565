"""Logarithms in plain Python everywhere, also for the scaled product."""

import math


def ln(f):
    return math.log(f) if f > 0 else float("-inf")


def log_scores(priors, conditionals):
    result = []
    for c in range(len(priors)):
        total = ln(priors[c])
        for f in conditionals[c]:
            total += ln(f)
        result.append(total)
    return result


def posterior(log_scores):
    result = []
    for s in log_scores:
        if s == float("-inf"):
            result.append(0.0)
        else:
            result.append(1 / sum(math.exp(min(t - s, 700)) for t in log_scores))
    if sum(result) == 0:
        return [1 / len(result)] * len(result)
    return result


def scaled_product(factors):
    if any(f == 0 for f in factors):
        return 0, 0
    s = math.fsum(math.log2(f) for f in factors)
    e = math.floor(s) + 1
    m = 2 ** (s - e)
    return (m / 2, e + 1) if m >= 1 else (m, e)


def decide(priors, conditionals):
    scores = log_scores(priors, conditionals)
    best = 0
    for c in range(1, len(scores)):
        if scores[c] > scores[best]:
            best = c
    return best


def first_zero(p):
    if p > 0.5:
        return None
    product = 1.0
    d = 0
    while product != 0.0:
        product *= p
        d += 1
    return d


def failing_case(d):
    priors = [0.9, 0.1]
    return priors, [[0.001] * d, [0.001] * (d - 10) + [0.999] * 10]
