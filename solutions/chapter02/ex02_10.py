"""2.10* Friedman 检验的两个统计量 / The two statistics of the Friedman test"""

from collections import Counter
from itertools import permutations
from math import inf, isinf, sqrt

import numpy as np


def friedman_chi2(ranks):
    return chi2_of_means(np.mean(ranks, axis=0), len(ranks))


def chi2_of_means(mean_ranks, N):
    k = len(mean_ranks)
    return float(12 * N / (k * (k + 1)) * ((mean_ranks**2).sum() - k * (k + 1) ** 2 / 4))


def friedman_f(chi2, n_datasets, n_algorithms):
    rest = n_datasets * (n_algorithms - 1) - chi2
    return (n_datasets - 1) * chi2 / rest if rest > 1e-9 else inf


def chi2_from_f(f, n_datasets, n_algorithms):
    largest = n_datasets * (n_algorithms - 1)
    return largest if isinf(f) else largest * f / (n_datasets - 1 + f)


def verdicts(ranks, chi2_critical, f_critical):
    chi2 = friedman_chi2(ranks)
    f = friedman_f(chi2, len(ranks), len(ranks[0]))
    return {"chi2": bool(chi2 > chi2_critical), "f": bool(f > f_critical)}


def critical_difference(q, n_datasets, n_algorithms):
    return q * sqrt(n_algorithms * (n_algorithms + 1) / (6 * n_datasets))


def difference():
    return """τ_F 是 τ_χ² 的增函数，两者给数据排的次序相同，差别只在临界值。χ² 分布只是 N 和 k 都大时的近似：
τ_χ² 至多为 N(k − 1)，在小样本上取到大值的机会比 χ² 分布说的要少，于是检验很少拒绝，过于保守。
τ_F 是序值的方差分析的 F 值，用 F 分布近似，误拒概率更接近 α：N = 3, k = 4 时是 43/576，而 χ² 检验只有 5/288。"""


def anova_f(ranks):
    ranks = np.array(ranks)
    N, k = ranks.shape
    effects = ranks.mean(axis=0) - ranks.mean()
    residuals = ranks - ranks.mean(axis=1, keepdims=True) - effects
    between, within = N * (effects**2).sum() / (k - 1), (residuals**2).sum() / ((k - 1) * (N - 1))
    return float(between / within) if within else inf  # perfect agreement leaves exactly 0


def null_distribution(n_datasets, n_algorithms):
    orders = list(permutations(range(1, n_algorithms + 1)))
    rank_sums = Counter({(0,) * n_algorithms: 1})
    for _ in range(n_datasets):
        longer = Counter()
        for sums, count in rank_sums.items():
            for order in orders:
                longer[tuple(a + b for a, b in zip(sums, order))] += count
        rank_sums = longer
    distribution = Counter()
    for sums, count in rank_sums.items():
        chi2 = chi2_of_means(np.divide(sums, n_datasets), n_datasets)
        distribution[round(chi2, 9)] += count / len(orders) ** n_datasets
    return dict(sorted(distribution.items()))


def rejection_probability(n_datasets, n_algorithms, critical, statistic):
    def value(chi2):
        return chi2 if statistic == "chi2" else friedman_f(chi2, n_datasets, n_algorithms)

    return sum(p for chi2, p in null_distribution(n_datasets, n_algorithms).items() if value(chi2) > critical)
