"""伪逆把小的特征值当作 0 / A pseudoinverse that takes small eigenvalues for zero

caught by: test_gaussian
book: §14.5.2, (14.32)-(14.40)
"""

from functools import reduce

import numpy as np


def elbo(p, qs):
    q = reduce(np.multiply.outer, map(np.array, qs))
    likely = q > 0
    return float(np.sum(q[likely] * np.log(p[likely] / q[likely])))


def kl_gap(p, qs):
    return -elbo(p / p.sum(), qs)


def coordinate_update(p, qs, j):
    logs = np.log(p)
    # From the last axis on, so that the numbers of the others stay.
    for i in reversed(range(p.ndim)):
        if i != j:
            logs = np.tensordot(logs, qs[i], axes=(i, 0))
    weights = np.exp(logs)
    return list(weights / weights.sum())


def bimodal(h):
    # At q = (1-h, h) the update (14.40) says ln(h/(1-h)) = (2h-1) ln(a/b), where a is on the diagonal.
    ratio = (h / (1 - h)) ** (1 / (2 * h - 1))
    return np.array([[ratio, 1], [1, ratio]]) / (2 * ratio + 2)


def mean_field_gaussian(mu, Sigma):
    # The update holds all others fixed: the variance is the conditional one, not that of the marginal.
    return list(mu), list(1 / np.diag(np.linalg.pinv(Sigma, rcond=3e-4)))


def vb_normal(x, mu0, lambda0, a0, b0, n_iter):
    n = len(x)
    m = (lambda0 * mu0 + sum(x)) / (lambda0 + n)
    a = a0 + (n + 1) / 2  # μ given τ depends on τ, too: half a sample more
    squares = lambda0 * (m - mu0) ** 2 + sum((value - m) ** 2 for value in x)
    tau = a0 / b0
    for _ in range(n_iter):
        lam = (lambda0 + n) * tau
        b = b0 + (squares + (lambda0 + n) / lam) / 2
        tau = a / b
    return {"m": m, "lam": lam, "a": a, "b": b}


def claims():
    return {
        "elbo_never_exceeds_evidence": True,
        "gap_zero_iff_posterior_factorises": True,
        "means_of_gaussian_exact": True,
        "conjugate_prior_keeps_family": True,
        "unique_optimum": False,
        "mean_field_overestimates_variance": False,
        "elbo_needs_true_posterior": False,
    }


def essay():
    return "略 / Omitted"
