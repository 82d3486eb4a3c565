"""列表与循环；p 值用有限和 / Lists and loops; the p-value as a finite sum"""

import math


def expected_counts(table):
    total = sum(sum(row) for row in table)
    columns = [sum(row[j] for row in table) for j in range(len(table[0]))]
    return tuple(tuple(sum(row) * column / total for column in columns) for row in table)


def chi2_statistic(table):
    result = 0
    for observed_row, expected_row in zip(table, expected_counts(table)):
        for o, e in zip(observed_row, expected_row):
            result += (o - e) * (o - e) / e
    return result


def degrees_of_freedom(n_rows, n_columns):
    return n_rows * n_columns - n_rows - n_columns + 1


def mcnemar_statistic(e01, e10):
    try:
        return (abs(e01 - e10) - 1) ** 2 / (e01 + e10)
    except ZeroDivisionError:
        return 0


def p_value(statistic, df):
    y = statistic / 2
    if df % 2 == 0:
        return math.exp(-y) * sum(y**i / math.factorial(i) for i in range(df // 2))
    tail = math.erfc(math.sqrt(y))
    for k in range(1, df - 1, 2):
        tail += y ** (k / 2) * math.exp(-y) / math.gamma(k / 2 + 1)
    return tail


def decide(statistic, critical):
    if statistic >= critical:
        return "reject"
    return "keep"


def independence_test(table, critical):
    df = degrees_of_freedom(len(table), len(table[0]))
    statistic = chi2_statistic(table)
    return {"statistic": statistic, "df": df, "critical": critical[df], "verdict": decide(statistic, critical[df])}


def procedure():
    return "假设，显著度，统计量，临界值，比较，结论。 / Hypothesis, level, statistic, critical value, comparison."
