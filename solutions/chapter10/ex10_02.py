"""10.2 最近邻错误率的上下界 / Bounds for the nearest-neighbour error"""

import numpy as np


def nn_error(weights, posteriors):
    P = np.array(posteriors)
    return float(np.dot(weights, 1 - np.sum(P**2, axis=1)))


def bayes_error(weights, posteriors):
    return float(np.dot(weights, 1 - np.max(posteriors, axis=1)))


def upper_bound(err_star, c):
    return err_star * (2 - c / (c - 1) * err_star)


def upper_equality(err_star, c):
    # For a given e the squares of the other posteriors sum to least when these are equal.
    return [1 - err_star] + [err_star / (c - 1)] * (c - 1)


def lower_equality(c, s):
    # The mean of p under p itself is its maximum only if all positive entries are equal.
    return [1 / s] * s + [0.0] * (c - s)


def slack_terms(weights, posteriors):
    P, c = np.array(posteriors), len(posteriors[0])
    e = 1 - P.max(axis=1)
    others = np.sort(P, axis=1)[:, :-1]
    within = np.dot(weights, np.sum((others - e[:, None] / (c - 1)) ** 2, axis=1))
    between = c / (c - 1) * np.dot(weights, (e - np.dot(weights, e)) ** 2)
    return float(within), float(between)


def sparse_counterexample(n):
    # A point of probability 1/(n + 1) is missed by all n samples with a chance above 1/e.
    rare = 1 / (n + 1)
    return [0.0, 1.0], [1 - rare, rare], [0, 1]


def proof():
    return r"""在 x 处，两个独立抽取的类别不同的概率是 $1 - \sum_i p_i^2$。
下界：$\sum_i p_i^2 \le p_{c^*} \sum_i p_i = p_{c^*}$，
等号当且仅当概率为正的类都一样大。上界：记 $e = 1 - p_{c^*}$，由柯西不等式 $\sum_{i \ne c^*} p_i^2 \ge e^2 / (|Y| - 1)$，
所以 $1 - \sum_i p_i^2 \le 2e - e^2 |Y| / (|Y| - 1)$。对 x 取期望，$E[e^2] \ge (E[e])^2 = (err^*)^2$，即得上界；
两步丢掉的恰好是 x 之内的平方和与 $|Y| / (|Y| - 1)$ 乘以 e(x) 的方差。"""
