"""2.9 χ² 检验的过程 / How a χ² test is carried out

**书上的题。** 试述 χ² 检验的过程。它要回答：观测到的数与“假设成立时该有的样子”，差得是不是已经不能推给偶然？把要算、要判断的各步
写成函数，用在两处：列联表的独立性检验（两个属性有没有关系），和比较两个学习器的 McNemar 检验；过程本身写成短文。

**先看一个小例子。** 喝茶的和不喝茶的各 10 人，睡得好的各有 8 个和 4 个。

    观测    8  2    和 10        期望    6  4        差的平方 / 期望    4/6  4/4
            4  6    和 10                6  4                           4/6  4/4
    和     12  8    共 20

统计量 4/6 + 4/4 + 4/6 + 4/4 = 10/3 ≈ 3.33，自由度 1。显著度 0.05 的临界值是 3.8415，3.33 比它小：八个对四个，还不足以拒绝“没有关系”。

**约定。** 列联表是各行计数的列表，每行、每列的和都大于 0。皮尔逊统计量是各格 (观测 − 期望)² / 期望 之和；期望是两个属性无关时各格
该有的数，由行和、列和与总数得出。书上的规则：统计量小于临界值，则不能拒绝假设；否则拒绝。

**做完想一想。** 把小例子里的人数都乘以 10，比例一点没变，结论变不变？“显著”和“差别大”是一回事吗？先看了统计量，再挑一个正好能拒绝
的显著度，错在哪里？

**★** `p_value`：不查表，自己算出上尾的概率。还有：计数上千万，统计量恰好等于临界值。提示：自由度 1 用 `math.erfc`，2 可以直接积分，
分部积分把自由度 k + 2 化成 k。

---

**The exercise.** How is a χ² test carried out? It asks whether what was observed is too far from what the hypothesis would make
it to be put down to chance. Turn what is computed and decided on the way into functions, and use them twice: for the test
of independence on a contingency table (are two attributes related?), and for McNemar's test of two learners. The procedure
itself goes into a short text.

**A small example first.** Of 10 tea drinkers 8 sleep well, of 10 others 4.

    observed    8  2    sum 10        expected    6  4        squared difference / expected    4/6  4/4
                4  6    sum 10                    6  4                                         4/6  4/4
    sum        12  8    total 20

The statistic is 4/6 + 4/4 + 4/6 + 4/4 = 10/3 ≈ 3.33, with 1 degree of freedom. The critical value for the level 0.05 is
3.8415, and 3.33 is below: eight against four is not enough to reject "unrelated".

**Conventions.** A contingency table is a list of rows of counts, with all row and column sums above 0. Pearson's statistic is
the sum of (observed − expected)² / expected over the cells; expected is what a cell should hold if the attributes are
unrelated, from the row sums, the column sums and the total. The book's rule: below the critical value the hypothesis cannot
be rejected, otherwise it is.

**Worth a thought.** Multiply all numbers of the example by 10: no proportion changes, does the verdict? Are "significant" and
"very different" the same? And what is wrong with looking at the statistic first, and then choosing a level that just rejects?

**★** `p_value`: the probability of the upper tail, without a table. Also counts of ten million, and a statistic that equals the
critical value. Hint: `math.erfc` for 1 degree of freedom, 2 integrates at once, and parts turn k + 2 into k.
"""


def expected_counts(table: list[list[int]]) -> list[list[float]]:
    """假设成立时各格的期望计数。

    The counts expected under the hypothesis.

    >>> [[float(cell) for cell in row] for row in expected_counts([[6, 2], [0, 4]])]
    [[4.0, 4.0], [2.0, 2.0]]
    """
    raise NotImplementedError


def chi2_statistic(table: list[list[int]]) -> float:
    """列联表的皮尔逊 χ² 统计量。

    Pearson's χ² statistic of the table.

    >>> round(float(chi2_statistic([[6, 2], [0, 4]])), 6)
    6.0
    """
    raise NotImplementedError


def degrees_of_freedom(n_rows: int, n_columns: int) -> int:
    """列联表独立性检验的自由度。

    The degrees of freedom of the test of independence.

    >>> int(degrees_of_freedom(2, 2))
    1
    """
    raise NotImplementedError


def mcnemar_statistic(e01: int, e10: int) -> float:
    r"""McNemar 统计量 (2.33)：$\frac{(|e_{01} - e_{10}| - 1)^2}{e_{01} + e_{10}}$；两数都为 0 时为 0。

    The statistic of McNemar's test (2.33): $\frac{(|e_{01} - e_{10}| - 1)^2}{e_{01} + e_{10}}$; 0 if both are 0.

    >>> round(float(mcnemar_statistic(6, 2)), 6)
    1.125
    """
    raise NotImplementedError


def decide(statistic: float, critical: float) -> str:
    """结论：不能拒绝假设时是 "keep"，拒绝时是 "reject"。

    The verdict: "keep" if the hypothesis cannot be rejected, "reject" if it is.

    >>> decide(7.1, 5.99)
    'reject'
    """
    raise NotImplementedError


def independence_test(table: list[list[int]], critical: dict[int, float]) -> dict:
    """整个过程：`{"statistic": …, "df": …, "critical": …, "verdict": …}`。`critical[k]` 是自由度为 k 时的临界值，
    显著度在看数据之前已经定好；`"verdict"` 同 `decide`。

    The whole procedure: `{"statistic": …, "df": …, "critical": …, "verdict": …}`. `critical[k]` is the critical value for k
    degrees of freedom, the level having been fixed before the data were seen; `"verdict"` is as in `decide`.

    >>> independence_test([[6, 2], [0, 4]], {1: 3.8415, 2: 5.9915})["verdict"]
    'reject'
    """
    raise NotImplementedError


def procedure() -> str:
    """短文（Markdown，由老师评阅）：χ² 检验有哪几步，先后次序为何如此，结论能说什么、不能说什么。

    A short text (Markdown, read by your teacher): the steps of a χ² test, why they come in that order, and what the
    conclusion says and does not say.
    """
    raise NotImplementedError


# ---- ★ ----


def p_value(statistic: float, df: int) -> float:
    r"""p 值：自由度为 df 的 χ² 分布不小于 statistic 的概率。

    χ² 分布的密度是 $\frac{1}{2^{k/2} \Gamma(k/2)} x^{k/2 - 1} e^{-x/2}$（k 为自由度）。不必用别的库：可以分部积分（`math.erfc`
    是现成的），也可以数值积分。

    The p-value: the probability that χ² with df degrees of freedom is at least statistic.

    The density of χ² is $\frac{1}{2^{k/2} \Gamma(k/2)} x^{k/2 - 1} e^{-x/2}$ with k degrees of freedom. No other library is
    needed: integrate by parts (there is `math.erfc`), or numerically.

    >>> float(p_value(0.0, 3))
    1.0
    >>> round(float(p_value(3.8415, 1)), 4)
    0.05
    """
    raise NotImplementedError
