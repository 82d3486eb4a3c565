"""exp(−‖x‖²/(2σ²)) 不让它小于 1e-12 / Keeps exp(−‖x‖²/(2σ²)) from falling below 1e-12

caught by: test_features
book: §5.4
"""

from itertools import product
from math import comb, exp, factorial, prod, sqrt

import numpy as np


def feature_count(d, order):
    return comb(d + order, d)  # monomials of degree `order` exactly in d + 1 variables, the last of which is 1


def monomials(d, order):
    """Exponents of total degree `order` at most."""
    return [powers for powers in product(range(order + 1), repeat=d) if sum(powers) <= order]


def rbf_features(x, sigma, order):
    # (x·z/σ²)^k/k! is the sum of Π (x_j z_j/σ²)^a_j / a_j! over all exponents a of degree k.
    u = [float(v) / sigma for v in x]
    envelope = max(1e-12, exp(-sum(v * v for v in u) / 2))
    return [
        envelope * prod(v**a / sqrt(factorial(a)) for v, a in zip(u, powers)) for powers in monomials(len(u), order)
    ]


def kernel_error(x, z, sigma, order):
    u, v = x / sigma, z / sigma
    kept = sum(float(u @ v) ** k / factorial(k) for k in range(order + 1))
    return exp(-((u - v) @ (u - v)) / 2) - exp(-(u @ u + v @ v) / 2) * kept


def order_needed(r, sigma, eps):
    # With s = ‖x‖‖z‖/σ² the error is exp(−s) Σ_{k > T} s^k/k! at most, the tail of a Poisson distribution, which
    # grows with s: x = z of norm r is the worst pair.
    x, order = np.array([r]), 0
    while kernel_error(x, x, sigma, order) > eps:
        order += 1
    return order


def poly_features(x, gamma, r, p):
    # The p-fold products of the features of γ x·z + r.
    linear = [*(sqrt(gamma) * float(v) for v in x), sqrt(r)]
    return [prod(factors) for factors in product(linear, repeat=p)]


def not_mercer(gamma, r):
    # Off the diagonal tanh is 1 or −1 and on it clearly below 1 once: no positive semidefinite matrix has that.
    points = np.array([[0.1], [1000.0]])
    _, vectors = np.linalg.eigh(np.tanh(gamma * points @ points.T - r))
    return points.tolist(), vectors[:, 0].tolist()
