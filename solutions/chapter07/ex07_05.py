"""7.5 同方差高斯下线性判别分析是贝叶斯最优的 / LDA is Bayes-optimal for Gaussians of equal covariance"""

from math import erfc, log, sqrt

import numpy as np


def lda_rule(mu0, mu1, sigma):
    w = np.linalg.solve(sigma, mu1 - mu0)
    return w, float(w @ (mu0 + mu1) / 2)


def _log_density(x, mu, sigma):
    """Without the constant (2π)^(-d/2), which the odds do not see."""
    log_det = np.linalg.slogdet(sigma)[1]
    return -(log_det + (x - mu) @ np.linalg.solve(sigma, x - mu)) / 2


def log_posterior_odds(x, mu0, mu1, sigma, prior1):
    prior = log(prior1) - log(1 - prior1)
    return float(_log_density(x, mu1, sigma) - _log_density(x, mu0, sigma) + prior)


def bayes_rule(mu0, mu1, sigma, prior1):
    # The quadratic terms of the two densities are the same and cancel.
    w, c = lda_rule(mu0, mu1, sigma)
    return w, c + prior_shift(prior1)


def bayes_error(mu0, mu1, sigma):
    # Along w the projected means are Δ standard deviations apart, and the cut is halfway.
    difference = mu1 - mu0
    distance = sqrt(difference @ np.linalg.solve(sigma, difference))
    return erfc(distance / 2 / sqrt(2)) / 2


def prior_shift(prior1):
    return log(1 - prior1) - log(prior1)


def unequal_variance_case(gap):
    # Nearly equal means: the midpoint says next to nothing, but the narrow class is recognised by where it is.
    return 0.0, 0.1, 1.0, 1 / (0.5 - gap) ** 2


def proof():
    return r"""
$\ln \frac{P(1|x)}{P(0|x)} = \ln\frac{\pi_1}{\pi_0} - \frac12 (x-\mu_1)^T\Sigma^{-1}(x-\mu_1)
+ \frac12 (x-\mu_0)^T\Sigma^{-1}(x-\mu_0)$。二次项 $x^T\Sigma^{-1}x$ 抵消，剩下
$w^T x - \frac12 w^T(\mu_0+\mu_1) + \ln\frac{\pi_1}{\pi_0}$，其中 $w = \Sigma^{-1}(\mu_1-\mu_0)$。
广义瑞利商在 $w \propto (2\Sigma)^{-1}(\mu_1-\mu_0)$ 时最大，与它同向。
$\pi_0 = \pi_1$ 时最后一项为零，门限正是投影中心的中点，
两个规则处处一致；而对每个 x 取后验概率较大的类使错误率最小。
"""
