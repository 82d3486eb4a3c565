"""概率用对数阶乘与 numpy 计算，K 用对数求出 / Log factorials and numpy for probabilities, logarithms for K"""

import math

import numpy as np


def epsilon(m, delta):
    return np.sqrt((np.log(2) - np.log(delta)) / m / 2)


def sample_size(eps, delta):
    return max(1, math.floor(math.log(2 / delta) / 2 / eps / eps) + 1)


def interval(err_hat, m, delta):
    return np.array([-1, 1]) * epsilon(m, delta) + err_hat


def coverage(a, b, m, delta):
    if a in (0, b):
        return 1.0  # the empirical error is E itself
    k = np.arange(m + 1)
    factorial = np.array([math.lgamma(one + 1) for one in range(m + 1)])
    log_chance = factorial[m] - factorial[k] - factorial[m - k] + k * np.log(a / b) + (m - k) * np.log1p(-a / b)
    return 1 - np.exp(log_chance)[np.abs(k / m - a / b) > epsilon(m, delta)].sum()


def hypotheses_to_break(m, delta):
    stays = coverage(1, 2, m, delta)
    return math.floor(math.log(1 - delta) / math.log(stays)) + 1


def epsilon_finite_class(n_hypotheses, m, delta):
    return math.sqrt((math.log(n_hypotheses) + math.log(2 / delta)) / (2 * m))


def proof():
    return "见书 / see the book"
