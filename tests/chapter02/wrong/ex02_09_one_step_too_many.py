"""递推多走了一步, 算成自由度 df + 2 / One step of the recurrence too many: df + 2 degrees of freedom

caught by: test_worked_table, test_p_value_is_the_upper_tail
book: §2.4.1
"""

from math import erfc, exp, pi, sqrt


def expected_counts(table):
    rows, columns = [sum(row) for row in table], [sum(column) for column in zip(*table)]
    return [[row * column / sum(rows) for column in columns] for row in rows]


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
    for k in range(first, df + 1, 2):
        tail += term
        term *= half / (k / 2 + 1)
    return tail


def decide(statistic, critical):
    return "keep" if statistic < critical else "reject"


def procedure():
    return "见课堂笔记. / See my notes."
