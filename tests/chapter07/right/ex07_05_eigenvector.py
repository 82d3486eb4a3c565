"""The direction as an eigenvector, the rule read off from the odds at d + 1 points."""

import math
from statistics import NormalDist

import numpy as np


def lda_rule(mu0, mu1, sigma):
    v = mu1 - mu0
    unit = np.sqrt(np.diag(sigma))
    S = sigma / np.outer(unit, unit)
    values, vectors = np.linalg.eig(np.linalg.solve(2 * S, np.outer(v / unit, v / unit)))
    w = np.real(vectors[:, np.argmax(np.real(values))]) / unit
    if w @ v < 0:
        w = -w
    return w, w @ mu0 + w @ v / 2


def log_posterior_odds(x, mu0, mu1, sigma, prior1):
    P = np.linalg.inv(sigma)
    logs = []
    for mu, prior in ((mu0, 1 - prior1), (mu1, prior1)):
        logs.append(-0.5 * (x - mu) @ P @ (x - mu) + math.log(prior))
    return logs[1] - logs[0]


def bayes_rule(mu0, mu1, sigma, prior1):
    d = len(mu0)
    unit = np.sqrt(np.diag(sigma))
    at = log_posterior_odds(mu0, mu0, mu1, sigma, prior1)
    w = [(log_posterior_odds(mu0 + unit[i] * np.eye(d)[i], mu0, mu1, sigma, prior1) - at) / unit[i] for i in range(d)]
    return w, np.dot(w, mu0) - at


def bayes_error(mu0, mu1, sigma):
    w, c = lda_rule(mu0, mu1, sigma)
    return NormalDist(float(w @ mu0) - c, math.sqrt(w @ sigma @ w)).cdf(0) * -1 + 1


def prior_shift(prior1):
    one = np.array([0.0]), np.array([1.0]), np.array([[1.0]])
    return bayes_rule(*one, prior1)[1] - bayes_rule(*one, 0.5)[1]


def unequal_variance_case(gap):
    s = 1.0
    while True:
        s *= 2
        if 0.5 - 5 / s > gap + 0.02:
            return 0.0, 1e-6, s, 1.0
