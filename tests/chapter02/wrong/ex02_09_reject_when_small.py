"""统计量小时拒绝, 比较的方向反了 / Rejects small statistics: the comparison is the wrong way round

caught by: test_worked_table, test_worked_mcnemar, test_decision
book: §2.4.3
"""

from math import erfc, exp, gamma, sqrt
from statistics import variance

import numpy as np


def expected_counts(table):
    table = np.array(table)
    return (np.outer(table.sum(axis=1), table.sum(axis=0)) / table.sum()).tolist()


def chi2_statistic(table):
    expected = np.array(expected_counts(table))
    return float(((table - expected) ** 2 / expected).sum())


def degrees_of_freedom(n_rows, n_columns):
    return (n_rows - 1) * (n_columns - 1)


def mcnemar_statistic(e01, e10):
    return (abs(e01 - e10) - 1) ** 2 / (e01 + e10) if e01 + e10 else 0.0


def p_value(statistic, df):
    half = statistic / 2
    if df == 1:
        return erfc(sqrt(half))
    if df == 2:
        return exp(-half)
    return p_value(statistic, df - 2) + half ** (df / 2 - 1) * exp(-half) / gamma(df / 2)


def decide(statistic, critical):
    return "reject" if statistic < critical else "keep"


def steps():
    return ["state_hypothesis", "choose_level", "compute_statistic", "find_critical", "compare", "conclude"]


def variance_statistic(errors, sigma2):
    return (len(errors) - 1) * variance(errors) / sigma2
