"""照定义：先算两个高斯密度，再取 P(1 | x)/P(0 | x) 的对数 / By definition: the two Gaussian densities first, then the logarithm of P(1 | x)/P(0 | x)"""

from math import erfc, log, sqrt

import numpy as np


def lda_rule(mu0, mu1, sigma):
    w = np.linalg.inv(sigma + sigma) @ (mu1 - mu0)
    return w, float(w @ (mu0 + mu1) / 2)


def log_posterior_odds(x, mu0, mu1, sigma, prior1):
    def density(mu):
        norm = (2 * np.pi) ** (len(x) / 2) * np.sqrt(np.linalg.det(sigma))
        return np.exp(-(x - mu) @ np.linalg.inv(sigma) @ (x - mu) / 2) / norm

    return float(np.log(prior1 * density(mu1) / ((1 - prior1) * density(mu0))))


def bayes_rule(mu0, mu1, sigma, prior1):
    w = np.linalg.inv(sigma) @ (mu1 - mu0)
    return w, float(w @ (mu0 + mu1) / 2 - log(prior1 / (1 - prior1)))


def bayes_error(mu0, mu1, sigma):
    delta = sqrt((mu1 - mu0) @ np.linalg.inv(sigma) @ (mu1 - mu0))
    return erfc(delta / 2 / sqrt(2)) / 2


def prior_shift(prior1):
    return -log(prior1 / (1 - prior1))


def unequal_variance_case(gap):
    # Nearly equal means: the midpoint errs on about half of everything; but class 1 is a thousand times narrower.
    return 0.0, 1e-3, 1e3, 1.0


def proof():
    return "同协方差时二次项相消, 对数几率是 x 的线性函数, 方向与 LDA 相同, 先验相等时门限也相同。"
