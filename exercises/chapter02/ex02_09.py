"""2.9 χ² 检验的过程 / How a χ² test is carried out

试述 χ² 检验的过程。把其中要计算、要判断的各步写成函数，用在两处：列联表的独立性检验（两个属性是否无关），以及比较两个学习器的
McNemar 检验 (2.33)；整个过程怎样进行、先后次序为何如此，写成短文。

**约定。** 列联表是各行计数的列表，至少两行两列，每格不超过 10⁷，每行、每列的和都大于 0。独立性检验用皮尔逊统计量：各格
(观测 − 期望)² / 期望 之和，不作连续性校正；期望是假设成立（两个属性无关）时各格应有的数，由行和、列和与总数算出。统计量的误差不
超过 1e-6。不要改动传入的参数。

---

How is a χ² test carried out? Turn what is computed and decided on the way into functions, and use them twice: for the test
of independence on a contingency table (are two attributes unrelated?), and for McNemar's test (2.33) of two learners; how
the whole goes, and why in that order, is put into a short text.

**Conventions.** A contingency table is a list of rows of counts, at least two rows and two columns, each count at most 10⁷,
with all row and column sums above 0. The test of independence takes Pearson's statistic: the sum of
(observed − expected)² / expected over the cells, without continuity correction; expected is what a cell should hold under
the hypothesis (unrelated attributes), from the row sums, the column sums and the total. Statistics are right to 1e-6. Do
not change the arguments.
"""


def expected_counts(table: list[list[int]]) -> list[list[float]]:
    """假设成立时各格的期望计数。

    The counts expected under the hypothesis.

    >>> expected_counts([[6, 2], [0, 4]])
    [[4.0, 4.0], [2.0, 2.0]]
    """
    raise NotImplementedError


def chi2_statistic(table: list[list[int]]) -> float:
    """列联表的皮尔逊 χ² 统计量。

    Pearson's χ² statistic of the table.

    >>> chi2_statistic([[6, 2], [0, 4]])
    6.0
    """
    raise NotImplementedError


def degrees_of_freedom(n_rows: int, n_columns: int) -> int:
    """列联表独立性检验的自由度。

    The degrees of freedom of the test of independence.

    >>> degrees_of_freedom(2, 2)
    1
    """
    raise NotImplementedError


def mcnemar_statistic(e01: int, e10: int) -> float:
    """McNemar 统计量，照 (2.33) 原样；e01 + e10 = 0 时为 0.0。两数不超过 10⁷。

    The statistic of McNemar's test, (2.33) as it stands; 0.0 if e01 + e10 = 0. Both are at most 10⁷.

    >>> mcnemar_statistic(6, 2)
    1.125
    """
    raise NotImplementedError


def p_value(statistic: float, df: int) -> float:
    r"""自由度为 df（1 到 30）的 χ² 分布不小于 statistic（0 到 1000）的概率，误差不超过 1e-8。

    χ² 分布的密度是 $\frac{1}{2^{k/2} \Gamma(k/2)} x^{k/2 - 1} e^{-x/2}$（k 为自由度）。不必用别的库：可以分部积分（`math.erfc`
    是现成的），也可以数值积分。

    The probability that χ² with df (1 to 30) degrees of freedom is at least statistic (0 to 1000), to an error of 1e-8.

    The density of χ² is $\frac{1}{2^{k/2} \Gamma(k/2)} x^{k/2 - 1} e^{-x/2}$ with k degrees of freedom. No other library is
    needed: integrate by parts (there is `math.erfc`), or numerically.

    >>> round(p_value(3.8415, 1), 4)
    0.05
    """
    raise NotImplementedError


def decide(statistic: float, critical: float) -> str:
    """按书中的规则比较：不能拒绝假设时返回 "keep"，拒绝假设时返回 "reject"。

    The comparison by the book's rule: "keep" if the hypothesis cannot be rejected, "reject" if it is.

    >>> decide(7.1, 5.99)
    'reject'
    """
    raise NotImplementedError


def procedure() -> str:
    """（由教师阅读）χ² 检验的过程，Markdown 文本：有哪几步，先后次序为何如此，结论能说什么、不能说什么。

    (Read by a person) How a χ² test goes, in Markdown: its steps, why they come in that order, and what the conclusion says
    and does not say.
    """
    raise NotImplementedError
