"""没有对调: 总是 1/2 / Without the exchange: always 1/2

caught by: test_swapped
book: §11.2.3
"""

from math import log, prod

import numpy as np


def alpha(p, u):
    # The derivative of Σ p e^(-au) is W₋ e^a - W₊ e^(-a): those that abstain do not matter.
    return 0.5 * log(np.sum(p[u > 0]) / np.sum(p[u < 0]))


def normalizer(p, u):
    return float(np.sum(p * np.exp(-alpha(p, u) * u)))


def reweight(p, u, a):
    losses = p * np.exp(-a * u)
    return losses / np.sum(losses)


def run(U):
    p, f = np.full(U.shape[1], 1 / U.shape[1]), np.zeros(U.shape[1])
    alphas, normalizers = [], []
    for u in U:
        alphas.append(alpha(p, u))
        normalizers.append(normalizer(p, u))
        p, f = reweight(p, u, alphas[-1]), f + alphas[-1] * u
    return {
        "alphas": alphas,
        "mean_loss": float(np.mean(np.exp(-f))),
        "product": prod(normalizers),
        "errors": float(np.mean(f <= 0)),
    }


def swapped_error(eps):
    return 0.5 + 0 * eps


def broken_bound(T):
    # The first round is good; the same classifier is of no use after it, so that nothing improves from then on.
    row = np.ones(10)
    row[0] = -1
    return np.tile(row, (T, 1))


def derivation():
    return "略 / Omitted"
