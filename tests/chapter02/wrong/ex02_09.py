"""Known mistakes of 2.9. Each cell holds what differs from the reference."""

# %% counts_in_int32: 计数存成 32 位整数，大时溢出 / Keeps counts in 32 bits, which overflow
# caught by: test_expected_counts
# book: §2.4.1
# kind: narrow
import numpy as np


def expected_counts(table):
    table = np.array(table, dtype=np.int32)
    rows, columns = table.sum(axis=1, dtype=np.int32), table.sum(axis=0, dtype=np.int32)
    return (np.outer(rows, columns) / table.sum()).tolist()


# %% decided_to_two_decimals: 舍入到两位小数再比较 / Rounds to two decimals before comparing
# caught by: test_decision
# book: §2.4.3
# kind: narrow
def decide(statistic, critical):
    return "keep" if round(statistic, 2) < round(critical, 2) else "reject"


# %% density_for_tail: p 值取成了密度 / The density instead of the tail
# caught by: test_p_value_is_the_upper_tail
# book: §2.4.1
from math import gamma


def p_value(statistic, df):
    # Integration by parts: Q(x; k + 2) = Q(x; k) + (x/2)^(k/2) exp(-x/2) / Γ(k/2 + 1), from Q(x; 1) or Q(x; 2) on.
    if statistic == 0:
        return 1.0
    half = statistic / 2
    if df % 2:
        tail, term, first = erfc(sqrt(half)), 2 * sqrt(half / pi) * exp(-half), 1
    else:
        tail, term, first = exp(-half), half * exp(-half), 2
    for k in range(first, df, 2):
        tail += term
        term *= half / (k / 2 + 1)
    return (statistic ** (df / 2 - 1) * exp(-half)) / (2 ** (df / 2) * gamma(df / 2))


# %% df_cells_minus_one: 自由度取成格数减 1 / Degrees of freedom as the number of cells less one
# caught by: test_worked_table, test_degrees_of_freedom
# book: §2.4.1
def degrees_of_freedom(n_rows, n_columns):
    return n_rows * n_columns - 1


# %% df_without_minus_one: 自由度取成行数乘列数 / Degrees of freedom as rows times columns
# caught by: test_worked_table, test_degrees_of_freedom
# book: §2.4.1
def degrees_of_freedom(n_rows, n_columns):
    return n_rows * n_columns


# %% divide_by_observed: 除以观测，不是除以期望 / Divides by the observed counts, not by the expected ones
# caught by: test_worked_table, test_statistic
# book: §2.4.1
def chi2_statistic(table):
    pairs = [pair for row, expected in zip(table, expected_counts(table)) for pair in zip(row, expected)]
    return sum((observed - expected) ** 2 / max(observed, 1) for observed, expected in pairs)


# %% equal_expected_counts: 以为各格期望都一样 / Takes all cells to have the same expected count
# caught by: test_worked_table, test_expected_counts
# book: §2.4.1
def expected_counts(table):
    rows, columns = [sum(row) for row in table], [sum(column) for column in zip(*table)]
    return [[sum(rows) / len(rows) / len(columns) for column in columns] for row in rows]


# %% keep_at_equality: 等于临界值时没有拒绝 / Keeps the hypothesis at equality
# caught by: test_decision
# book: §2.4.3
# kind: narrow
def decide(statistic, critical):
    return "keep" if statistic <= critical else "reject"


# %% likelihood_ratio: 算了似然比统计量 2Σ O ln(O/E) / The likelihood ratio 2Σ O ln(O/E) instead of Pearson's statistic
# caught by: test_worked_table, test_statistic
# book: §2.4.1
from math import log


def chi2_statistic(table):
    pairs = [pair for row, expected in zip(table, expected_counts(table)) for pair in zip(row, expected)]
    return 2 * sum(observed * log(observed / expected) for observed, expected in pairs if observed)


# %% lower_tail: 取了下尾，不是上尾 / Takes the lower tail, not the upper one
# caught by: test_p_value_is_the_upper_tail
# book: §2.4.1
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
    return 1 - tail


# %% mcnemar_correction_cut: 差不到 1 时把校正截成 0 / The correction is cut at 0 where the difference is below 1
# caught by: test_mcnemar_is_its_formula
# book: (2.33)
def mcnemar_statistic(e01, e10):
    return max(abs(e01 - e10) - 1, 0) ** 2 / (e01 + e10) if e01 + e10 else 0.0


# %% mcnemar_crash_zero: e01 + e10 = 0 时除以 0 / Divides by 0 where e01 + e10 = 0
# caught by: test_worked_mcnemar
# book: (2.33)
def mcnemar_statistic(e01, e10):
    return (abs(e01 - e10) - 1) ** 2 / (e01 + e10)


# %% mcnemar_no_correction: 漏了减 1 的连续性校正 / Leaves out the continuity correction
# caught by: test_worked_mcnemar, test_mcnemar_is_its_formula
# book: (2.33)
def mcnemar_statistic(e01, e10):
    return (e01 - e10) ** 2 / (e01 + e10) if e01 + e10 else 0.0


# %% mcnemar_without_abs: 没有取绝对值 / Forgets the absolute value
# caught by: test_worked_mcnemar, test_mcnemar_is_its_formula
# book: (2.33)
def mcnemar_statistic(e01, e10):
    return (e01 - e10 - 1) ** 2 / (e01 + e10) if e01 + e10 else 0.0


# %% normal_approximation: 自由度大时用正态近似 / A normal approximation for many degrees of freedom
# caught by: test_p_value_is_the_upper_tail
# book: §2.4.1
def p_value(statistic, df):
    # Integration by parts: Q(x; k + 2) = Q(x; k) + (x/2)^(k/2) exp(-x/2) / Γ(k/2 + 1), from Q(x; 1) or Q(x; 2) on.
    if df > 10:
        z = ((statistic / df) ** (1 / 3) - 1 + 2 / (9 * df)) / sqrt(2 / (9 * df))
        return erfc(z / sqrt(2)) / 2
    half = statistic / 2
    if df % 2:
        tail, term, first = erfc(sqrt(half)), 2 * sqrt(half / pi) * exp(-half), 1
    else:
        tail, term, first = exp(-half), half * exp(-half), 2
    for k in range(first, df, 2):
        tail += term
        term *= half / (k / 2 + 1)
    return tail


# %% one_step_too_many: 递推多走了一步，算成自由度 df + 2 / One step of the recurrence too many: df + 2 degrees of freedom
# caught by: test_p_value_is_the_upper_tail
# book: §2.4.1
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


# %% reject_when_small: 统计量小时拒绝，弄反了 / Rejects when the statistic is small: the wrong way round
# caught by: test_worked_table, test_decision
# book: §2.4.3
def decide(statistic, critical):
    return "reject" if statistic < critical else "keep"


# %% sums_in_int32: 行和、列和用 32 位整数，溢出了 / Row and column sums are taken in 32-bit integers and overflow
# caught by: test_expected_counts
# book: §2.4
# kind: narrow
import numpy as np


def expected_counts(table):
    table = np.array(table, dtype=np.int32)
    rows, columns = table.sum(axis=1, dtype=np.int32), table.sum(axis=0, dtype=np.int32)
    return (np.outer(rows.astype(float), columns) / table.sum(dtype=float)).tolist()


# %% two_sided_p: p 值乘了 2 / Doubles the p-value
# caught by: test_p_value_is_the_upper_tail
# book: §2.4.1
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
    return min(1.0, 2 * tail)


# %% yates_always: 作了连续性校正 / Applies a continuity correction
# caught by: test_worked_table, test_statistic
# book: §2.4.1
def chi2_statistic(table):
    pairs = [pair for row, expected in zip(table, expected_counts(table)) for pair in zip(row, expected)]
    return sum(max(abs(observed - expected) - 0.5, 0) ** 2 / expected for observed, expected in pairs)


# %% zero_beyond_sixty: 统计量大于 60 时 p 值一律当作 0 / Above a statistic of 60 the p-value is taken to be 0
# caught by: test_p_value_is_the_upper_tail
# book: §2.4
# kind: narrow
def p_value(statistic, df):
    if statistic > 60:
        return 0.0
    half = statistic / 2
    if df % 2:
        tail, term, first = erfc(sqrt(half)), 2 * sqrt(half / pi) * exp(-half), 1
    else:
        tail, term, first = exp(-half), half * exp(-half), 2
    for k in range(first, df, 2):
        tail += term
        term *= half / (k / 2 + 1)
    return tail


# %% critical_of_one_degree: 不管表有几行几列，总拿自由度 1 的临界值来比 / Compares with the critical value for one degree of freedom, whatever the table
# caught by: test_whole_procedure
# book: §2.4
def independence_test(table, critical):
    df = degrees_of_freedom(len(table), len(table[0]))
    statistic = chi2_statistic(table)
    return {"statistic": statistic, "df": df, "critical": critical[1], "verdict": decide(statistic, critical[1])}


# %% critical_of_the_cells: 拿格数当自由度去查临界值 / Looks up the critical value by the number of cells
# caught by: test_whole_procedure
# book: §2.4
def independence_test(table, critical):
    df = min(len(table) * len(table[0]), max(critical))
    statistic = chi2_statistic(table)
    return {"statistic": statistic, "df": df, "critical": critical[df], "verdict": decide(statistic, critical[df])}
