"""照式 (2.34) 第一行（先减均值再平方）与 (2.35)、(2.36) / The first line of (2.34), squares about the mean, with (2.35) and (2.36)"""

import math
from itertools import permutations, product


def friedman_chi2(ranks):
    N, k = len(ranks), len(ranks[0])
    r = [sum(column) / N for column in zip(*ranks)]
    return (k - 1) / k * 12 * N / (k**2 - 1) * sum((ri - (k + 1) / 2) ** 2 for ri in r)


def friedman_f(chi2, n_datasets, n_algorithms):
    denominator = n_datasets * (n_algorithms - 1) - chi2
    if denominator <= 1e-9:
        return math.inf
    return (n_datasets - 1) * chi2 / denominator


def chi2_from_f(f, n_datasets, n_algorithms):
    if f == math.inf:
        return n_datasets * (n_algorithms - 1)
    return f * n_datasets * (n_algorithms - 1) / (n_datasets - 1 + f)


def anova_f(ranks):
    N, k = len(ranks), len(ranks[0])
    rows = [sum(row) / k for row in ranks]
    columns = [sum(column) / N for column in zip(*ranks)]
    grand = sum(rows) / N
    between = N * sum((c - grand) ** 2 for c in columns)
    residual = sum((ranks[i][j] - rows[i] - columns[j] + grand) ** 2 for i in range(N) for j in range(k))
    if residual <= 1e-9:
        return math.inf
    return (between / (k - 1)) / (residual / ((k - 1) * (N - 1)))


def null_distribution(n_datasets, n_algorithms):
    counts = {}
    total = 0
    orders = list(permutations(range(1, n_algorithms + 1)))
    for ranks in product(orders, repeat=n_datasets):
        value = round(friedman_chi2(ranks), 9)
        counts[value] = counts.get(value, 0) + 1
        total += 1
    return {value: count / total for value, count in counts.items()}


def rejection_probability(n_datasets, n_algorithms, critical, statistic):
    result = 0.0
    for chi2, p in null_distribution(n_datasets, n_algorithms).items():
        value = chi2 if statistic == "chi2" else friedman_f(chi2, n_datasets, n_algorithms)
        if value > critical:
            result += p
    return result


def verdicts(ranks, chi2_critical, f_critical):
    chi2 = friedman_chi2(ranks)
    f = friedman_f(chi2, len(ranks), len(ranks[0]))
    return {"chi2": bool(chi2 > chi2_critical), "f": bool(f > f_critical)}


def critical_difference(q, n_datasets, n_algorithms):
    return q * math.sqrt(n_algorithms * (n_algorithms + 1) / (6 * n_datasets))


def difference():
    return "τ_F 是 τ_χ² 的单调函数；卡方近似只在 k、N 较大时才好，小样本时实际的拒绝概率低于显著度，过于保守。"
