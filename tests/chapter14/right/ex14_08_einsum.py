"""einsum 与行列式 / einsum, and variances as quotients of determinants"""

import numpy as np


def product_of(qs):
    q = np.ones(())
    for one in qs:
        q = q[..., None] * np.asarray(one)
    return q


def xlogx(q):
    return np.where(q > 0, q * np.log(np.where(q > 0, q, 1)), 0)


def elbo(p, qs):
    q = product_of(qs)
    return np.vdot(q, np.log(p)) - xlogx(q).sum()


def kl_gap(p, qs):
    q = product_of(qs)
    return xlogx(q).sum() - np.vdot(q, np.log(p / p.sum()))


def coordinate_update(p, qs, j):
    operands = [np.log(p), list(range(p.ndim))]
    for i, q in enumerate(qs):
        if i != j:
            operands += [np.array(q), [i]]
    mean = np.einsum(*operands, [j])
    return np.exp(mean - np.logaddexp.reduce(mean))


def bimodal(h):
    m = 2 * h - 1
    J = np.arctanh(m) / m  # of an Ising model of two spins
    s = np.array([-1, 1])
    weights = np.exp(J * np.outer(s, s))
    return weights / weights.sum()


def mean_field_gaussian(mu, Sigma):
    d = len(mu)
    whole = np.linalg.det(Sigma)
    minors = [np.linalg.det(np.delete(np.delete(Sigma, j, 0), j, 1)) if d > 1 else 1.0 for j in range(d)]
    return mu, np.array([whole / minor for minor in minors])


def vb_normal(x, mu0, lambda0, a0, b0, n_iter):
    x = np.append(x, mu0)
    weights = np.append(np.ones(len(x) - 1), lambda0)
    m = np.average(x, weights=weights)
    a = a0 + len(x) / 2
    q = {"m": m, "lam": None, "a": np.float64(a0), "b": np.float64(b0)}
    for _ in range(n_iter):
        q["lam"] = weights.sum() * q["a"] / q["b"]
        q["a"] = a
        q["b"] = b0 + weights @ ((x - m) ** 2 + 1 / q["lam"]) / 2
    return q


def claims():
    true = ["elbo_never_exceeds_evidence", "gap_zero_iff_posterior_factorises", "means_of_gaussian_exact"]
    true += ["conjugate_prior_keeps_family"]
    false = ["unique_optimum", "mean_field_overestimates_variance", "elbo_needs_true_posterior"]
    return dict.fromkeys(true, True) | dict.fromkeys(false, False)


def essay():
    return "略"
