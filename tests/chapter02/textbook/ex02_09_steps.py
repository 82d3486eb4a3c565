"""照 2.4.3 节与式 (2.33)：先算统计量，小于临界值不能拒绝，否则拒绝 / Section 2.4.3 and (2.33): compute the statistic; below the critical value keep the hypothesis, else reject it"""

import math


def expected_counts(table):
    total = sum(sum(row) for row in table)
    columns = [sum(column) for column in zip(*table)]
    return [[sum(row) * c / total for c in columns] for row in table]


def chi2_statistic(table):
    result = 0.0
    for row, expected in zip(table, expected_counts(table)):
        for o, e in zip(row, expected):
            result += (o - e) ** 2 / e
    return result


def degrees_of_freedom(n_rows, n_columns):
    return (n_rows - 1) * (n_columns - 1)


def mcnemar_statistic(e01, e10):
    if e01 + e10 == 0:
        return 0.0
    return (abs(e01 - e10) - 1) ** 2 / (e01 + e10)


def p_value(statistic, df):
    # 分部积分：自由度每次加 2
    x = statistic / 2
    if df % 2 == 1:
        result, k = math.erfc(math.sqrt(x)), 1
    else:
        result, k = math.exp(-x), 2
    while k < df:
        result += x ** (k / 2) * math.exp(-x) / math.gamma(k / 2 + 1)
        k += 2
    return result


def decide(statistic, critical):
    return "keep" if statistic < critical else "reject"


def independence_test(table, critical):
    df = degrees_of_freedom(len(table), len(table[0]))
    statistic = chi2_statistic(table)
    return {"statistic": statistic, "df": df, "critical": critical[df], "verdict": decide(statistic, critical[df])}


def procedure():
    return "提出假设，选定显著度，查临界值，计算统计量，比较：小于临界值则不能拒绝假设，否则拒绝。不能拒绝不等于证明假设成立。"
