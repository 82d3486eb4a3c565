"""numpy；p 值用数值积分 / Arrays; the p-value by numerical integration"""

import math

import numpy as np


def expected_counts(table):
    t = np.asarray(table, dtype=float)
    return t.sum(1, keepdims=True) @ t.sum(0, keepdims=True) / t.sum()


def chi2_statistic(table):
    t, e = np.asarray(table, dtype=float), expected_counts(table)
    return np.sum(t**2 / e) - t.sum()


def degrees_of_freedom(n_rows, n_columns):
    return np.int64(n_rows - 1) * np.int64(n_columns - 1)


def mcnemar_statistic(e01, e10):
    n = e01 + e10
    return np.float64(0) if n == 0 else np.square(np.abs(e01 - e10) - 1.0) / n


def p_value(statistic, df):
    # With u = √x the density is smooth at 0 for every df; Simpson's rule up to the statistic.
    n = 4000
    u = np.linspace(0, math.sqrt(statistic), 2 * n + 1)
    f = 2 * u ** (df - 1) * np.exp(-u * u / 2) / (2 ** (df / 2) * math.gamma(df / 2))
    h = u[1] - u[0]
    return 1 - h / 3 * (f[0] + f[-1] + 4 * f[1::2].sum() + 2 * f[2:-1:2].sum())


def decide(statistic, critical):
    return ["reject", "keep"][int(statistic < critical)]


def independence_test(table, critical):
    df = degrees_of_freedom(len(table), len(table[0]))
    statistic = chi2_statistic(table)
    return {"statistic": statistic, "df": df, "critical": critical[df], "verdict": decide(statistic, critical[df])}


def procedure():
    return "假设，显著度，统计量，临界值，比较，结论。 / Hypothesis, level, statistic, critical value, comparison."
