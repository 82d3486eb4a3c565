"""numpy；固定第一行，其余各行穷举成数组 / Arrays; the first row stands still, the others are enumerated as arrays"""

from itertools import permutations

import numpy as np


def friedman_chi2(ranks):
    r = np.asarray(ranks, dtype=float)
    n, k = r.shape
    return np.sum((r.mean(0) - (k + 1) / 2) ** 2) * 12 * n / (k * (k + 1))


def friedman_f(chi2, n_datasets, n_algorithms):
    rest = n_datasets * (n_algorithms - 1) - chi2
    return np.float64(np.inf) if rest <= 1e-9 else np.float64((n_datasets - 1) * chi2 / rest)


def chi2_from_f(f, n_datasets, n_algorithms):
    top = n_datasets * (n_algorithms - 1)
    return np.array(top * (1 - (n_datasets - 1) / (n_datasets - 1 + f)))


def anova_f(ranks):
    r = np.asarray(ranks, dtype=float)
    n, k = r.shape
    total = ((r - r.mean()) ** 2).sum()
    a = n * ((r.mean(0) - r.mean()) ** 2).sum()
    b = k * ((r.mean(1) - r.mean()) ** 2).sum()
    rest = total - a - b
    return np.inf if rest < 1e-9 else a * (n - 1) / rest


def null_distribution(n_datasets, n_algorithms):
    orders = np.array(list(permutations(range(1, n_algorithms + 1))))
    sums = orders[:1]
    for _ in range(n_datasets - 1):
        sums = (sums[:, None, :] + orders[None, :, :]).reshape(-1, n_algorithms)
    means = sums / n_datasets
    k, n = n_algorithms, n_datasets
    values = np.round(12 * n / (k * (k + 1)) * ((means**2).sum(1) - k * (k + 1) ** 2 / 4), 9)
    unique, counts = np.unique(values, return_counts=True)
    return dict(zip(unique, counts / len(values)))


def rejection_probability(n_datasets, n_algorithms, critical, statistic):
    null = null_distribution(n_datasets, n_algorithms)
    values, p = np.array(list(null)), np.array(list(null.values()))
    if statistic == "f":
        values = np.array([friedman_f(v, n_datasets, n_algorithms) for v in values])
    return p[values > critical].sum()


def verdicts(ranks, chi2_critical, f_critical):
    chi2 = friedman_chi2(ranks)
    f = friedman_f(chi2, len(ranks), len(ranks[0]))
    return {"chi2": bool(chi2 > chi2_critical), "f": bool(f > f_critical)}


def critical_difference(q, n_datasets, n_algorithms):
    return np.sqrt(q**2 * n_algorithms * (n_algorithms + 1) / (6 * n_datasets))


def difference():
    return """τ_F 是 τ_χ² 的增函数，两者给数据排的次序相同，差别只在临界值。χ² 分布只是 N 和 k 都大时的近似：
τ_χ² 至多为 N(k − 1)，在小样本上取到大值的机会比 χ² 分布说的要少，于是检验很少拒绝，过于保守。
τ_F 是序值的方差分析的 F 值，用 F 分布近似，误拒概率更接近 α：N = 3, k = 4 时是 43/576，而 χ² 检验只有 5/288。"""
