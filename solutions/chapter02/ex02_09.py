"""2.9 χ² 检验的过程 / How a χ² test is carried out"""

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


def decide(statistic, critical):
    return "keep" if statistic < critical else "reject"


def independence_test(table, critical):
    df = degrees_of_freedom(len(table), len(table[0]))
    statistic = chi2_statistic(table)
    return {"statistic": statistic, "df": df, "critical": critical[df], "verdict": decide(statistic, critical[df])}


def procedure():
    return r"""
（1）立假设（两个属性无关；两个学习器性能相同）。（2）定显著度 $\alpha$。（3）由数据算统计量。（4）定自由度，由 $\alpha$ 求
临界值。（5）统计量小于临界值则不能拒绝假设，否则以置信度 $1 - \alpha$ 拒绝它。也可以比较 p 值与 $\alpha$。

假设与显著度要在看数据之前定下：看了统计量再选 $\alpha$，就等于先射箭后画靶，犯第一类错误的概率不再是 $\alpha$。
临界值只用到 $\alpha$ 与自由度，先算后算都行。"不能拒绝" 不等于证明了假设；拒绝也有 $\alpha$ 的机会是错的。期望计数太小
（例如小于 5）时，统计量的分布离 $\chi^2$ 较远，结论不可靠。

1. State the hypothesis (unrelated attributes; equally good learners). 2. Choose the level $\alpha$. 3. Compute the
statistic. 4. Find the degrees of freedom and the critical value for $\alpha$. 5. Below the critical value the
hypothesis cannot be rejected, otherwise it is, with confidence $1 - \alpha$. Comparing the p-value with $\alpha$ is
the same.

Hypothesis and level are fixed before looking at the data: whoever chooses $\alpha$ after the statistic paints the
target around the arrow, and errs more often than $\alpha$ says. The critical value takes only $\alpha$ and the degrees
of freedom and may come before or after the statistic. "Not rejected" proves nothing, and a rejection is wrong with
probability $\alpha$. With small expected counts (below 5, say) the statistic is far from $\chi^2$.
"""


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
