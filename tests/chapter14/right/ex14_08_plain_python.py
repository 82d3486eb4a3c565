"""纯 Python 枚举；逐步套用 (14.40) / Plain enumeration; the numbers of bimodal by bisection, the Gaussian by elimination"""

from itertools import product
from math import exp, log, prod


def states_of(p):
    return list(product(*[range(length) for length in p.shape]))


def elbo(p, qs):
    total = sum(prod(q[value] for q, value in zip(qs, z)) * log(p[z]) for z in states_of(p))
    return total - sum(value * log(value) for q in qs for value in q if value > 0)


def kl_gap(p, qs):
    return log(sum(float(p[z]) for z in states_of(p))) - elbo(p, qs)


def coordinate_update(p, qs, j):
    means = [0.0] * p.shape[j]
    for z in states_of(p):
        means[z[j]] += prod(q[value] for i, (q, value) in enumerate(zip(qs, z)) if i != j) * log(p[z])
    top = max(means)
    return tuple(exp(mean - top) / sum(exp(other - top) for other in means) for mean in means)


def bimodal(h):
    low, high = 0.0, 10.0  # ln(a/b)
    for _ in range(200):
        middle = (low + high) / 2
        q = 1 / (1 + exp(-(2 * h - 1) * middle))
        low, high = (middle, high) if q < h else (low, middle)
    a = exp(low) / (2 + 2 * exp(low))
    return [[a, 0.5 - a], [0.5 - a, a]]


def mean_field_gaussian(mu, Sigma):
    variances = []
    for j in range(len(mu)):
        S = [[float(value) for value in row] for row in Sigma]
        S[0], S[j] = S[j], S[0]
        for row in S:
            row[0], row[j] = row[j], row[0]
        # Take the other components away one by one: what is left in the corner is the conditional variance.
        while len(S) > 1:
            last = S.pop()
            S = [[value - row[-1] * last[k] / last[-1] for k, value in enumerate(row[:-1])] for row in S]
        variances.append(S[0][0])
    return [float(value) for value in mu], variances


def vb_normal(x, mu0, lambda0, a0, b0, n_iter):
    a, b = a0, b0
    for _ in range(n_iter):
        precision = (lambda0 + len(x)) * a / b
        mean = (lambda0 * mu0 + sum(x)) / (lambda0 + len(x))
        square = sum(value * value - 2 * value * mean + mean * mean + 1 / precision for value in x)
        square += lambda0 * (mu0 * mu0 - 2 * mu0 * mean + mean * mean + 1 / precision)
        a, b = a0 + len(x) / 2 + 0.5, b0 + 0.5 * square
    return {"a": a, "b": b, "m": mean, "lam": precision}


def claims():
    return {
        "unique_optimum": False,
        "mean_field_overestimates_variance": False,
        "elbo_needs_true_posterior": False,
        "elbo_never_exceeds_evidence": True,
        "gap_zero_iff_posterior_factorises": True,
        "means_of_gaussian_exact": True,
        "conjugate_prior_keeps_family": True,
    }


def essay():
    return "略"
