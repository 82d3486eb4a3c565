"""列表与循环；逐个穷举所有序值表 / Lists and loops; enumerates every table"""

import itertools
import math


def friedman_chi2(ranks):
    n = len(ranks)
    k = len(ranks[0])
    total = 0
    for j in range(k):
        mean = sum(row[j] for row in ranks) / n
        total += (mean - (k + 1) / 2) ** 2
    return (k - 1) / k * 12 * n / (k**2 - 1) * total


def friedman_f(chi2, n_datasets, n_algorithms):
    top = n_datasets * (n_algorithms - 1)
    if abs(top - chi2) < 1e-9:
        return float("inf")
    return (n_datasets - 1) / (top - chi2) * chi2


def chi2_from_f(f, n_datasets, n_algorithms):
    if f == 0:
        return 0
    return n_datasets * (n_algorithms - 1) / ((n_datasets - 1) / f + 1)


def anova_f(ranks):
    n, k = len(ranks), len(ranks[0])
    everything = [r for row in ranks for r in row]
    grand = sum(everything) / len(everything)
    columns = [sum(row[j] for row in ranks) / n for j in range(k)]
    rows = [sum(row) / k for row in ranks]
    ss_algorithms = sum(n * (c - grand) ** 2 for c in columns)
    ss_rest = 0
    for i in range(n):
        for j in range(k):
            ss_rest += (ranks[i][j] - rows[i] - columns[j] + grand) ** 2
    if ss_rest <= 1e-9:
        return math.inf
    return ss_algorithms * (n - 1) / ss_rest


def null_distribution(n_datasets, n_algorithms):
    orders = list(itertools.permutations(range(1, n_algorithms + 1)))
    counts = {}
    for table in itertools.product(orders, repeat=n_datasets):
        sums = tuple(map(sum, zip(*table)))
        counts[sums] = counts.get(sums, 0) + 1
    result = {}
    for sums, count in counts.items():
        n, k = n_datasets, n_algorithms
        value = round(12 / (n * k * (k + 1)) * sum(s * s for s in sums) - 3 * n * (k + 1), 9)
        result[value] = result.get(value, 0) + count
    whole = sum(result.values())
    return {value: count / whole for value, count in result.items()}


def rejection_probability(n_datasets, n_algorithms, critical, statistic):
    total = 0
    for value, p in null_distribution(n_datasets, n_algorithms).items():
        if statistic == "f":
            value = friedman_f(value, n_datasets, n_algorithms)
        if value > critical:
            total += p
    return total


def verdicts(ranks, chi2_critical, f_critical):
    chi2 = friedman_chi2(ranks)
    f = friedman_f(chi2, len(ranks), len(ranks[0]))
    return {"chi2": bool(chi2 > chi2_critical), "f": bool(f > f_critical)}


def critical_difference(q, n_datasets, n_algorithms):
    k = n_algorithms
    return q * (k * (k + 1) / 6 / n_datasets) ** 0.5


def difference():
    return """τ_F 是 τ_χ² 的增函数，两者给数据排的次序相同，差别只在临界值。χ² 分布只是 N 和 k 都大时的近似：
τ_χ² 至多为 N(k − 1)，在小样本上取到大值的机会比 χ² 分布说的要少，于是检验很少拒绝，过于保守。
τ_F 是序值的方差分析的 F 值，用 F 分布近似，误拒概率更接近 α：N = 3, k = 4 时是 43/576，而 χ² 检验只有 5/288。"""
