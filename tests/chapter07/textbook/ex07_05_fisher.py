"""LDA 照 (3.39)：w = S_w⁻¹(μ₁ - μ₀)；对数几率照 (7.8) 由两个高斯密度的对数相减 / LDA by (3.39): w = S_w⁻¹(μ₁ - μ₀); the log odds by (7.8) from the logarithms of two Gaussian densities"""

from math import erfc, log, sqrt

import numpy as np


def lda_rule(mu0, mu1, sigma):
    w = np.linalg.inv(sigma + sigma) @ (mu1 - mu0)
    return w, float(w @ (mu0 + mu1) / 2)


def log_posterior_odds(x, mu0, mu1, sigma, prior1):
    inverse = np.linalg.inv(sigma)
    odds0 = -(x - mu0) @ inverse @ (x - mu0) / 2
    odds1 = -(x - mu1) @ inverse @ (x - mu1) / 2
    return float(odds1 - odds0 + log(prior1 / (1 - prior1)))


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
