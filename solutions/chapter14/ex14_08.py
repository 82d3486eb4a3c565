"""14.8 平均场近似了什么 / What mean field approximates"""

from functools import reduce

import numpy as np


def elbo(p, qs):
    q = reduce(np.multiply.outer, map(np.array, qs))
    likely = q > 0
    return float(np.sum(q[likely] * np.log(p[likely] / q[likely])))


def kl_gap(p, qs):
    return -elbo(p / p.sum(), qs)


def coordinate_update(p, qs, j):
    logs = np.log(p)
    # From the last axis on, so that the numbers of the others stay.
    for i in reversed(range(p.ndim)):
        if i != j:
            logs = np.tensordot(logs, qs[i], axes=(i, 0))
    weights = np.exp(logs)
    return list(weights / weights.sum())


def bimodal(h):
    # At q = (1-h, h) the update (14.40) says ln(h/(1-h)) = (2h-1) ln(a/b), where a is on the diagonal.
    ratio = (h / (1 - h)) ** (1 / (2 * h - 1))
    return np.array([[ratio, 1], [1, ratio]]) / (2 * ratio + 2)


def mean_field_gaussian(mu, Sigma):
    # The update holds all others fixed: the variance is the conditional one, not that of the marginal.
    return list(mu), list(1 / np.diag(np.linalg.inv(Sigma)))


def vb_normal(x, mu0, lambda0, a0, b0, n_iter):
    n = len(x)
    m = (lambda0 * mu0 + sum(x)) / (lambda0 + n)
    a = a0 + (n + 1) / 2  # μ given τ depends on τ, too: half a sample more
    squares = lambda0 * (m - mu0) ** 2 + sum((value - m) ** 2 for value in x)
    tau = a0 / b0
    for _ in range(n_iter):
        lam = (lambda0 + n) * tau
        b = b0 + (squares + (lambda0 + n) / lam) / 2
        tau = a / b
    return {"m": m, "lam": lam, "a": a, "b": b}


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
    return """ln p(x) 与 q 无关，所以增大 L(q) 就是减小 KL(q ‖ p(z | x))，不必知道 p(x)。不加限制时最优的 q 就是后验；
限制成乘积以后，只要后验不是乘积，就留下正的差距：变量之间的相关丢了，方差偏小（给定其余变量的条件方差），
KL(q ‖ p) 又使 q 避开 p 小的地方，后验有几个峰时 q 只落在一个峰上，所以局部极大不止一个，结果依赖于初值。
先验取（条件）共轭的指数族分布：E[ln p(x, z)] 是充分统计量的线性函数，q_j 与先验同族，更新只是更新参数，有闭式。"""
