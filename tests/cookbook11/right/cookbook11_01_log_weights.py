"""numpy：权重的对数；平均损失由积得到；另一个反例 / numpy: logarithms of the weights; the mean loss from the product; another counterexample"""

import numpy as np


def alpha(p, u):
    return np.log(p[np.asarray(u) == 1].sum()) / 2 - np.log(p[np.asarray(u) == -1].sum()) / 2


def normalizer(p, u):
    right, wrong = p[u == 1].sum(), p[u == -1].sum()
    return p[u == 0].sum() + 2 * np.sqrt(right) * np.sqrt(wrong)


def reweight(p, u, a):
    log_p = np.log(p) - a * u
    log_p = log_p - np.logaddexp.reduce(log_p)
    return np.exp(log_p)


def run(U):
    T, m = U.shape
    p = np.ones(m) / m
    alphas = np.zeros(T)
    z = np.zeros(T)
    for t, u in enumerate(U):
        alphas[t] = alpha(p, u)
        z[t] = normalizer(p, u)
        p = reweight(p, u, alphas[t])
    f = alphas @ U
    product = np.exp(np.log(z).sum())
    return {"errors": 1 - np.mean(f > 0), "product": product, "mean_loss": product, "alphas": alphas}


def swapped_error(eps):
    odds = (eps / (1 - eps)) ** 2
    return odds / (1 + odds)


def broken_bound(T):
    # 4 of 50 wrong; afterwards the same and its opposite by turns, each with weighted error 1/2.
    row = np.ones(50)
    row[[3, 7, 11, 20]] = -1
    return np.array([row if t % 2 == 0 else -row for t in range(T)]).astype(int)


def derivation():
    return "略"
