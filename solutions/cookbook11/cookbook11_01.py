"""cookbook11.1 由指数损失推出 AdaBoost 的权重 / AdaBoost's weights from the exponential loss"""

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
    # e^α = √((1 - ε)/ε): the weights become ε √(ε/(1 - ε)) and (1 - ε) √((1 - ε)/ε).
    return eps**2 / (eps**2 + (1 - eps) ** 2)


def broken_bound(T):
    # The first round is good; the same classifier is of no use after it, so that nothing improves from then on.
    row = np.ones(10)
    row[0] = -1
    return np.tile(row, (T, 1))


def derivation():
    return r"""记 $W_+, W_-, W_0$ 为 u = 1, -1, 0 的样本的 p 之和。这一轮之后的损失与之前之比是
$Z(a) = W_+ e^{-a} + W_- e^{a} + W_0$。令 $Z' = 0$ 得 $a = \frac12 \ln(W_+/W_-)$，$Z = W_0 + 2\sqrt{W_+W_-}$。

每一轮总损失乘以 $Z_t$，开始时总损失是 m，所以 $\frac1m\sum e^{-f_i} = \prod Z_t$。
$f_i ≤ 0$ 时 $e^{-f_i} ≥ 1$，故错误率不超过它。

没有弃权时 $Z_t = \sqrt{1-4γ_t^2} ≤ e^{-2γ_t^2}$，乘起来是 $e^{-2\sum γ_t^2}$。
它不超过 $e^{-2Tγ^2}$，只要 $γ ≤ |γ_t|$ 对每一轮成立：γ 取最小的，不是最大的。"""
