"""照 (14.32)~(14.40) 逐式写出，积分换成求和。 / (14.32) to (14.40) one by one, sums for integrals."""

import numpy as np


def product(qs):
    q = np.array(qs[0], dtype=float)
    for other in qs[1:]:
        q = np.multiply.outer(q, np.array(other, dtype=float))
    return q


def elbo(p, qs):
    q = product(qs)
    total = 0.0
    for z in np.ndindex(p.shape):
        if q[z] > 0:
            total += q[z] * np.log(p[z] / q[z])
    return float(total)


def kl_gap(p, qs):
    q = product(qs)
    posterior = p / p.sum()
    total = 0.0
    for z in np.ndindex(p.shape):
        if q[z] > 0:
            total -= q[z] * np.log(posterior[z] / q[z])
    return float(total)


def coordinate_update(p, qs, j):
    expectation = np.zeros(p.shape[j])
    for z in np.ndindex(p.shape):
        weight = 1.0
        for i in range(p.ndim):
            if i != j:
                weight *= qs[i][z[i]]
        expectation[z[j]] += weight * np.log(p[z])  # (14.38)
    e = np.exp(expectation)
    return (e / e.sum()).tolist()  # (14.40)


def bimodal(h):
    # (14.40) stays at h if (2h - 1) ln(a / b) = ln(h / (1 - h))
    L = np.log(h / (1 - h)) / (2 * h - 1)
    table = np.array([[np.exp(L), 1.0], [1.0, np.exp(L)]])
    return table / table.sum()


def mean_field_gaussian(mu, Sigma):
    precision = np.linalg.inv(Sigma)
    return list(mu), [1 / precision[i, i] for i in range(len(mu))]


def vb_normal(x, mu0, lambda0, a0, b0, n_iter):
    x = np.array(x)
    n = len(x)
    tau = a0 / b0
    for _ in range(n_iter):
        m = (lambda0 * mu0 + x.sum()) / (lambda0 + n)
        lam = (lambda0 + n) * tau
        a = a0 + (n + 1) / 2
        b = b0 + 0.5 * (np.sum((x - m) ** 2) + n / lam + lambda0 * ((m - mu0) ** 2 + 1 / lam))
        tau = a / b
    return {"m": float(m), "lam": float(lam), "a": float(a), "b": float(b)}


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
    return "平均场在乘积分布中最大化 L(q)，等价于最小化 KL(q‖p)；先验取共轭分布时 (14.40) 有闭式解。"
