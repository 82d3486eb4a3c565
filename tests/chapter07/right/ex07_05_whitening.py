"""Whitening by the Cholesky factor; w normalised; error by erf."""

import math

import numpy as np


def _white(sigma, v):
    return np.linalg.solve(np.linalg.cholesky(sigma), v)


def lda_rule(mu0, mu1, sigma):
    w = np.linalg.inv(sigma + sigma) @ (mu1 - mu0)
    w = w / np.linalg.norm(w)
    return w.tolist(), (w @ mu0 + w @ mu1) / 2


def log_posterior_odds(x, mu0, mu1, sigma, prior1):
    a = np.sum(_white(sigma, x - mu0) ** 2)
    b = np.sum(_white(sigma, x - mu1) ** 2)
    return 0.5 * (a - b) + np.log(prior1) - np.log1p(-prior1)


def bayes_rule(mu0, mu1, sigma, prior1):
    precision = np.linalg.inv(sigma)
    w = precision @ mu1 - precision @ mu0
    middle = (mu0 + mu1) / 2
    return w, w @ middle - math.log(prior1 / (1 - prior1))


def bayes_error(mu0, mu1, sigma):
    delta = np.linalg.norm(_white(sigma, mu1 - mu0))
    return 0.5 * (1 - math.erf(delta / (2 * math.sqrt(2))))


def prior_shift(prior1):
    return -math.log(prior1 / (1 - prior1))


def unequal_variance_case(gap):
    return [5, 5 - 1e-3, 1000, 0.5]
