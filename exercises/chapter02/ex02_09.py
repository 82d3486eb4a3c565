"""2.9 χ² 检验的过程 / How a χ² test is carried out

按步骤做 χ² 检验: 立假设, 定显著度, 算统计量, 定自由度、求临界值, 比较, 下结论. 同一套步骤用在两处: 列联表的独立性检验
(两个属性是否无关), 以及比较两个学习器的 McNemar 检验 (2.33); 选做: 方差的检验.

**约定.** 列联表是各行计数的列表, 至少两行两列, 每行、每列的和都大于 0. 独立性检验用皮尔逊统计量: 各格 (观测 − 期望)² / 期望
之和, 不作连续性校正; 期望是假设成立 (两个属性无关) 时各格应有的数, 由行和、列和与总数算出.

---

Carry out a χ² test step by step: state the hypothesis, choose the level, compute the statistic, find degrees of freedom
and critical value, compare, conclude. The same steps serve twice: the test of independence on a contingency table (are
two attributes unrelated?), and McNemar's test (2.33) of two learners; as an extra, a test of a variance.

**Conventions.** A contingency table is a list of rows of counts, at least two rows and two columns, with all row and
column sums above 0. The test of independence takes Pearson's statistic: the sum of (observed − expected)² / expected
over the cells, without continuity correction; expected is what a cell should hold under the hypothesis (unrelated
attributes), from the row sums, the column sums and the total.
"""


def expected_counts(table: list[list[int]]) -> list[list[float]]:
    """假设成立时各格的期望计数.

    The counts expected under the hypothesis.

    >>> expected_counts([[6, 2], [0, 4]])
    [[4.0, 4.0], [2.0, 2.0]]
    """
    raise NotImplementedError


def chi2_statistic(table: list[list[int]]) -> float:
    """列联表的皮尔逊 χ² 统计量.

    Pearson's χ² statistic of the table.

    >>> chi2_statistic([[6, 2], [0, 4]])
    6.0
    """
    raise NotImplementedError


def degrees_of_freedom(n_rows: int, n_columns: int) -> int:
    """列联表独立性检验的自由度.

    The degrees of freedom of the test of independence.

    >>> degrees_of_freedom(2, 2)
    1
    """
    raise NotImplementedError


def mcnemar_statistic(e01: int, e10: int) -> float:
    """McNemar 统计量 (2.33); e01 + e10 = 0 时为 0.0.

    The statistic (2.33) of McNemar's test; 0.0 if e01 + e10 = 0.

    >>> mcnemar_statistic(6, 2)
    1.125
    """
    raise NotImplementedError


def p_value(statistic: float, df: int) -> float:
    """自由度为 df (1 到 12) 的 χ² 分布不小于 statistic (≥ 0) 的概率 Q(x; df).

    不必用别的库: Q(x; 1) = erfc(√(x/2)), Q(x; 2) = exp(−x/2), Q(x; k+2) = Q(x; k) + (x/2)^(k/2) · exp(−x/2) / Γ(k/2+1).

    The probability Q(x; df) that χ² with df (1 to 12) degrees of freedom is at least statistic (≥ 0). No other library
    is needed: Q(x; 1) = erfc(√(x/2)), Q(x; 2) = exp(−x/2), Q(x; k+2) = Q(x; k) + (x/2)^(k/2) · exp(−x/2) / Γ(k/2+1).

    >>> round(p_value(3.8415, 1), 4)
    0.05
    """
    raise NotImplementedError


def decide(statistic: float, critical: float) -> str:
    """按书中的规则比较: 不能拒绝假设时返回 "keep", 拒绝假设时返回 "reject".

    The comparison by the book's rule: "keep" if the hypothesis cannot be rejected, "reject" if it is.

    >>> decide(7.1, 5.99)
    'reject'
    """
    raise NotImplementedError


def steps() -> list[str]:
    """把六个步骤排成正确的先后次序; 先后无所谓的, 怎样排都对. 下面按字母次序列出:

    Put the six steps in a right order; where the order does not matter any will do. In alphabetical order they are:

    - "choose_level": 定显著度 α / choose the level α
    - "compare": 比较统计量与临界值 / compare statistic and critical value
    - "compute_statistic": 由数据算统计量 / compute the statistic from the data
    - "conclude": 下结论 / conclude
    - "find_critical": 由 α 与自由度求临界值 / find the critical value for α and the degrees of freedom
    - "state_hypothesis": 立假设 / state the hypothesis
    """
    raise NotImplementedError


def variance_statistic(errors: list[float], sigma2: float) -> float:
    """选做: 检验“误差的方差等于 sigma2”的统计量 (k − 1)s²/sigma2, 自由度 k − 1; s² 是 (2.29) 那样除以 k − 1 的样本方差, k ≥ 2.

    Extra: the statistic (k − 1)s²/sigma2, with k − 1 degrees of freedom, of the hypothesis that the errors have the
    variance sigma2; s² is the sample variance as in (2.29), divided by k − 1; k ≥ 2.

    >>> variance_statistic([1.0, 3.0], 0.5)
    4.0
    """
    raise NotImplementedError
