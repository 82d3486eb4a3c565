"""先算统计量, 后定显著度 / Chooses the level after computing the statistic

caught by: test_steps_in_order
book: §2.4.1
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
    return "keep" if statistic < critical else "reject"


def steps():
    return ["state_hypothesis", "compute_statistic", "choose_level", "find_critical", "compare", "conclude"]


def variance_statistic(errors, sigma2):
    return (len(errors) - 1) * variance(errors) / sigma2
