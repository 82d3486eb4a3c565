"""计数存成 32 位整数, 大时溢出 / Keeps counts in 32 bits, which overflow

caught by: test_expected_counts
book: §2.4.1
"""

from math import erfc, exp, pi, sqrt

import numpy as np


def expected_counts(table):
    table = np.array(table, dtype=np.int32)
    rows, columns = table.sum(axis=1, dtype=np.int32), table.sum(axis=0, dtype=np.int32)
    return (np.outer(rows, columns) / table.sum()).tolist()


def chi2_statistic(table):
    pairs = [pair for row, expected in zip(table, expected_counts(table)) for pair in zip(row, expected)]
    return sum((observed - expected) ** 2 / expected for observed, expected in pairs)


def degrees_of_freedom(n_rows, n_columns):
    return (n_rows - 1) * (n_columns - 1)


def mcnemar_statistic(e01, e10):
    return (abs(e01 - e10) - 1) ** 2 / (e01 + e10) if e01 + e10 else 0.0


def p_value(statistic, df):
    # Integration by parts: Q(x; k + 2) = Q(x; k) + (x/2)^(k/2) exp(-x/2) / Γ(k/2 + 1), from Q(x; 1) or Q(x; 2) on.
    half = statistic / 2
    if df % 2:
        tail, term, first = erfc(sqrt(half)), 2 * sqrt(half / pi) * exp(-half), 1
    else:
        tail, term, first = exp(-half), half * exp(-half), 2
    for k in range(first, df, 2):
        tail += term
        term *= half / (k / 2 + 1)
    return tail


def decide(statistic, critical):
    return "keep" if statistic < critical else "reject"


def procedure():
    return "见课堂笔记. / See my notes."
