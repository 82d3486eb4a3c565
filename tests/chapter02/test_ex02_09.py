"""Checks of exercise 2.9."""

import math
from fractions import Fraction

from hypothesis import strategies as st

from grader.checks import array, check, close, equal, exercise, fail, hint, mapping, memo, number, picture
from grader.strategies import edges, grid

from .pins import ex02_09 as pins

EXERCISE = exercise(
    kind="compute",
    book="§2.4.1, §2.4.3",
    patterns=["derived formula", "oracle", "written"],
    hints=[
        (
            "若假设成立，每格期望是多少？先想两个属性无关时各格的概率。",
            "What would each cell be if the hypothesis held? Think of the probability of a cell for unrelated attributes.",
        ),
        (
            "行和、列和都给定之后，还有几格可以随意填？",
            "Once all row and column sums are given, how many cells can be filled at will?",
        ),
        (
            "p 值：自由度 1 时用 erfc，2 时密度可以直接积分；分部积分把自由度 k + 2 化成 k。",
            "The p-value: erfc for 1 degree of freedom, for 2 the density integrates at once; parts turn k + 2 into k.",
        ),
    ],
    written={
        "procedure": [
            (
                "各步齐全：假设、显著度、统计量、自由度与临界值、比较、结论",
                "All steps: hypothesis, level, statistic, degrees of freedom and critical value, comparison, conclusion",
            ),
            ("假设与显著度为何要先于数据", "Why hypothesis and level come before the data"),
            ("“不能拒绝”不等于“证明了假设”", "“Not rejected” is not “proved”"),
            ("何时不可靠，如期望计数太小", "When it is unreliable, such as for small expected counts"),
        ]
    },
    extra=["p_value"],
    contract=[
        (
            "每格的计数到 10⁷，表可以有一百多行，统计量的误差不超过 1e-6",
            "Counts up to 10⁷, tables of more than a hundred rows; statistics are right to 1e-6",
        ),
        (
            "统计量恰好等于临界值时照书上的规则，只差一点时也分得清",
            "Where statistic and critical value are equal the book's rule decides, and they are told apart where they are nearly so",
        ),
        (
            "p_value：自由度 1 到 30，统计量 0 到 1000，误差不超过 1e-8",
            "p_value: 1 to 30 degrees of freedom, statistics from 0 to 1000, right to 1e-8",
        ),
    ],
)

HINT_DF = (
    "每行、每列的最后一格，由其余各格与和决定。",
    "The last cell of each row and column follows from the others and the sum.",
)


@st.composite
def contingency_tables(draw, columns=(2, 4), most=15):
    """Two to four rows, of which two may be equal."""
    width = draw(st.integers(*columns))
    rows = draw(st.lists(st.lists(st.integers(0, most), min_size=width, max_size=width), min_size=2, max_size=4))
    return [*rows, rows[0]] if len(rows) < 4 and draw(st.booleans()) else rows


def has_positive_margins(table) -> bool:
    return all(total > 0 for sums in margins(table) for total in sums)


tables = contingency_tables().filter(has_positive_margins)
large_tables = contingency_tables((9, 9)) | contingency_tables(most=10**7)
large_tables = large_tables.filter(has_positive_margins)


@st.composite
def comparisons(draw, gaps=(0.25, -0.25, 1.5, -1.5)):
    """Statistic and critical value, apart by one of these gaps."""
    critical = draw(st.one_of(grid(0.5, 6, 0.5), st.just(3.8415)))
    return max(0.0, critical + draw(st.sampled_from(gaps))), critical


@st.composite
def close_comparisons(draw):
    """The same, equal or nearly so, or very far apart."""
    critical = draw(st.one_of(grid(0.5, 6, 0.5), edges(0.001, 500.0), st.just(3.8415)))
    return max(0.0, critical + draw(st.sampled_from([0.0, 0.0, 1e-6, -1e-6, 300.0]))), critical


@check(points=1)
def test_worked_table(answer):
    """列联表 [[30, 10], [20, 40]]：期望计数、统计量、自由度，与 α = 0.05 的临界值 3.8415 比较 /
    The table [[30, 10], [20, 40]]: expected counts, statistic, degrees of freedom, and the comparison with 3.8415, the critical value for α = 0.05
    """
    table = [[30, 10], [20, 40]]
    with hint(*HINT_EXPECTED):
        close(answer.expected_counts(table), [[20, 20], [30, 30]], EXPECTED)
    with hint(*_terms(table)):
        close(answer.chi2_statistic(table), 50 / 3, STATISTIC, abs=1e-6)
    with hint(*HINT_DF):
        equal(answer.degrees_of_freedom(2, 2), 1, DF)
    with hint("统计量比临界值大得多，假设还站得住吗？", "Far above the critical value: does the hypothesis hold?"):
        equal(answer.decide(50 / 3, 3.8415), "reject", VERDICT)


@check(points=0.5, book="(2.33)")
def test_worked_mcnemar(answer):
    """McNemar 检验：分歧数为 (10, 25)、(3, 9)、(16, 4)、(0, 0) 的统计量 /
    McNemar's test: the statistics for the disagreements (10, 25), (3, 9), (16, 4), (0, 0)"""
    for pair, expected in (((10, 25), 5.6), ((3, 9), 25 / 12), ((16, 4), 6.05), ((0, 0), 0.0)):
        what = f"{pair} 的统计量", f"the statistic of {pair}"
        with hint(*_about_mcnemar(*pair)):
            close(answer.mcnemar_statistic(*pair), expected, what, abs=1e-6)


@check(points=2, given={"table": tables}, also=pins.expected_counts, strict_given={"table": large_tables})
def test_expected_counts(answer, table):
    """期望计数由行和、列和与总数得出 / Expected counts come from row sums, column sums and total"""
    rows, columns = margins(table)
    expected = [[float(Fraction(r * column, sum(rows))) for column in columns] for r in rows]
    found = array(answer.expected_counts(table), (len(rows), len(columns)), EXPECTED)
    with hint(*_about_expected(found, table)):
        close(found, expected, EXPECTED)


@check(points=2, given={"table": tables}, also=pins.statistic, strict_given={"table": large_tables})
def test_statistic(answer, table):
    """统计量合定义：转置、换行序不变，行列无关时为 0 /
    The statistic is what its definition says: unchanged by transposing and reordering, 0 for unrelated attributes"""
    statistic = chi2_by_margins(table)
    with hint(*_terms(table)):
        close(answer.chi2_statistic(table), statistic, STATISTIC, abs=1e-6)
    turned = [list(column) for column in zip(*reversed(table), strict=True)]
    what = ("转置并换序后的统计量", "the statistic of the transposed, reordered table")
    with hint(*HINT_TURNED):
        close(answer.chi2_statistic(turned), statistic, what, abs=1e-6)
    unrelated = [[r * c for c in (1, 2, 5)] for r in range(1, len(table) + 1)]
    what = ("行列无关的表的统计量", "the statistic of a table of unrelated attributes")
    with hint(*HINT_UNRELATED):
        close(answer.chi2_statistic(unrelated), 0, what, abs=1e-6)


@check(
    points=1,
    given={"n_rows": st.integers(2, 20), "n_columns": st.integers(2, 20)},
    also=pins.degrees_of_freedom,
    hint=HINT_DF,
)
def test_degrees_of_freedom(answer, n_rows, n_columns):
    """自由度是行和、列和都给定之后，还能随意填写的格数 /
    The degrees of freedom count the cells that can be filled at will once all row and column sums are given"""
    free = sum(1 for i in range(n_rows) for j in range(n_columns) if i < n_rows - 1 and j < n_columns - 1)
    table = f"{n_rows} × {n_columns}"
    what = f"{table} 的表的自由度", f"the number of degrees of freedom of a {table} table"
    equal(answer.degrees_of_freedom(n_rows, n_columns), free, what)


@check(
    points=1,
    book="(2.33)",
    given={"e01": st.integers(0, 30), "e10": st.integers(0, 30)},
    also=pins.mcnemar_is_its_formula,
    strict_given={"e01": st.integers(0, 10**7), "e10": st.integers(0, 30)},
)
def test_mcnemar_is_its_formula(answer, e01, e10):
    """McNemar 统计量合 (2.33)，与两个学习器谁先谁后无关 /
    McNemar's statistic is (2.33), whichever learner comes first"""
    expected = float(Fraction((abs(e01 - e10) - 1) ** 2, e01 + e10)) if e01 + e10 else 0.0
    with hint(*_about_mcnemar(e01, e10)):
        close(answer.mcnemar_statistic(e01, e10), expected, STATISTIC, abs=1e-6)
        exchanged = ("两个学习器对调后的统计量", "the statistic with the learners exchanged")
        close(answer.mcnemar_statistic(e10, e01), expected, exchanged, abs=1e-6)


@check(
    extra=True,
    given={"statistic": st.one_of(grid(0, 40), edges(0.0, 60.0), edges(0.0, 1000.0)), "df": st.integers(1, 30)},
    also=pins.p_value_is_the_upper_tail,
)
def test_p_value_is_the_upper_tail(answer, statistic, df):
    """p 值是 χ² 分布的上尾概率，统计量很小、很大，自由度大到 30 时也是 /
    The p-value is the upper tail of χ², for small and large statistics and up to 30 degrees of freedom"""
    _is_upper_tail(answer.p_value(statistic, df), upper_tail(statistic, df), statistic, df)


@check(
    points=0.5,
    book="§2.4.3",
    given={"pair": comparisons()},
    also=pins.decision,
    strict_given={"pair": close_comparisons()},
    strict=pins.decision_strict,
)
def test_decision(answer, pair):
    """按书中的规则比较统计量与临界值 / Statistic and critical value are compared by the book's rule"""
    statistic, critical = pair
    about = "统计量大，说明观测离假设远。", "A large statistic says that what was observed is far from the hypothesis."
    if statistic == critical:
        about = "正好等于临界值时，书中的规则怎么说？", "What does the book's rule say about equality?"
    elif abs(statistic - critical) < 1e-3:
        about = (
            "两数相差很小，但不相等：不要舍入后再比。",
            "They differ by little, but they differ: do not round before comparing.",
        )
    with hint(*about):
        equal(answer.decide(statistic, critical), "keep" if statistic < critical else "reject", VERDICT)


@check(
    points=2,
    book="§2.4",
    given={"table": tables, "alpha": st.sampled_from([0.05, 0.1])},
    also=pins.whole_procedure,
    strict_given={"table": large_tables, "alpha": st.sampled_from([0.05, 0.1])},
    hint=(
        "自由度由行数和列数定，临界值再由自由度定；统计量与这个临界值比。",
        "Rows and columns fix the degrees of freedom, these fix the critical value, and the statistic is compared with it.",
    ),
)
def test_whole_procedure(answer, table, alpha):
    """从列联表到结论：统计量、自由度、由它查得的临界值，以及拒绝与否 /
    From the table to the verdict: statistic, degrees of freedom, the critical value that they give, and whether to reject
    """
    df, statistic = (len(table) - 1) * (len(table[0]) - 1), chi2_by_margins(table)
    critical = critical_values(alpha, max(9, df))
    found = mapping(answer.independence_test(table, critical), ("statistic", "df", "critical", "verdict"))
    equal(found["df"], df, DF)
    close(found["statistic"], statistic, STATISTIC, abs=1e-6)
    close(found["critical"], critical[df], ("临界值", "the critical value"))
    equal(found["verdict"], "keep" if statistic < critical[df] else "reject", VERDICT)


@picture(
    "统计量落在拒绝域里吗？",
    "Does the statistic fall into the critical region?",
    alt=(
        "自由度 3 的 χ² 密度曲线，5% 的拒绝域涂色，竖线是一张 2×4 列联表的统计量。",
        "The density of χ² with 3 degrees of freedom, its 5 % critical region shaded, and a line at the statistic of a 2×4 table.",
    ),
)
def draw_critical_region(figure, answer, reference, says):
    axes = figure.subplots()
    df, critical, h = 3, CRITICAL[0.05][2], 0.05
    xs = [h + k * 0.1 for k in range(150)]
    for who, style, label in ((reference, "-", says("χ² 的密度，自由度 3", "density of χ², 3 degrees of freedom")),):
        # The density is minus the slope of the upper tail.
        density = [(who.p_value(x - h, df) - who.p_value(x + h, df)) / (2 * h) for x in xs]
        axes.plot(xs, density, style, label=label)
        tail = [x >= critical for x in xs]
        region = says(f"拒绝域 (> {critical})", f"critical region (> {critical})")
        axes.fill_between(xs, density, where=tail, alpha=0.3, label=region)
    statistic = answer.chi2_statistic(PICTURED)
    axes.axvline(statistic, color="C3", label=says(f"你的统计量 {statistic:.3f}", f"your statistic {statistic:.3f}"))
    axes.set(xlabel="χ²", ylabel=says("密度", "density"))
    axes.legend()


EXPECTED, STATISTIC = ("期望计数", "the table of expected counts"), ("统计量", "the statistic")
DF, P, VERDICT = ("自由度", "the number of degrees of freedom"), ("p 值", "the p-value"), ("结论", "the verdict")
HINT_EXPECTED = (
    "两个属性无关时，每一行都按同样的比例分到各列，行和、列和与原表相同。",
    "If the attributes are unrelated, every row is shared out over the columns in one ratio, with the sums of the table.",
)
HINT_STATISTIC = (
    "除以期望，不是除以观测；差先平方，不作连续性校正。",
    "Divide by the expected count, not by the observed one; square the differences, without continuity correction.",
)
HINT_TURNED = (
    "每格的贡献只看观测与期望，与行列的次序无关。",
    "A cell adds what its observed and expected count say, wherever it stands.",
)
HINT_UNRELATED = (
    "这张表的每一行都是 1:2:5，观测处处等于期望。",
    "Every row of this table has the ratio 1:2:5: each observed count is the expected one.",
)
HINT_MCNEMAR = (
    "(2.33) 的分子先取绝对值，减 1，再平方；分母是两数之和。",
    "In (2.33) take the absolute value, subtract 1, then square; the denominator is the sum of both.",
)
HINT_EVEN = (
    "两数相等也照 (2.33)：0 减 1 再平方，得 1。只有两数都为 0 例外。",
    "Equal numbers follow (2.33), too: 0 less 1, squared, is 1. Only where both are 0 is there an exception.",
)
HINT_NOTHING = (
    "两数都为 0 时分母为 0；题目说这时返回什么？",
    "With both 0 the denominator is 0; what does the statement ask for then?",
)
HINT_P = ("p 值是 statistic 右边的面积。", "The p-value is the area to the right of `statistic`.")
CRITICAL = {
    0.05: (3.8415, 5.9915, 7.8147, 9.4877, 11.0705, 12.5916, 14.0671, 15.5073, 16.9190),
    0.1: (2.7055, 4.6052, 6.2514, 7.7794, 9.2364, 10.6446, 12.0170, 13.3616, 14.6837),
}
"""Level -> the critical values of χ² with 1, 2, … 9 degrees of freedom."""
PICTURED = [[12, 7, 9, 4], [5, 11, 8, 14]]


def critical_values(alpha, most) -> dict[int, float]:
    """Degrees of freedom -> critical value: up to 9 as printed, beyond that by the normal distribution, near enough."""
    z = {0.05: 1.6449, 0.1: 1.2816}[alpha]
    beyond = {k: round(k + z * math.sqrt(2 * k), 4) for k in range(10, most + 1)}
    return dict(enumerate(CRITICAL[alpha], 1)) | beyond


def margins(table):
    return [sum(row) for row in table], [sum(column) for column in zip(*table, strict=True)]


@memo
def chi2_by_margins(table) -> float:
    """n (Σ observed²/(row sum · column sum) − 1), which never forms an expected count."""
    rows, columns = margins(table)
    terms = [Fraction(cell**2, rows[i] * columns[j]) for i, row in enumerate(table) for j, cell in enumerate(row)]
    return float(sum(rows) * (sum(terms) - 1))


@memo
def upper_tail(x, df) -> float:
    """1 − P(df/2, x/2) by the power series of the lower incomplete gamma function."""
    a, z = df / 2, x / 2
    if z == 0:
        return 1.0
    terms = (math.exp((a + n) * math.log(z) - z - math.lgamma(a + n + 1)) for n in range(200 + int(4 * z)))
    return 1 - math.fsum(terms)


def _about_expected(found, table):
    """The hint for expected counts: which sum differs from that of the table, if one does."""
    for zh, en, axis, sums in zip(("行", "列"), ("row", "column"), (1, 0), margins(table), strict=True):
        for k, (own, total) in enumerate(zip(found.sum(axis=axis).tolist(), sums, strict=True)):
            if abs(own - total) > 1e-6 * total:
                return (
                    f"期望计数的第 {k} {zh}之和是 {own:.6g}，原表的是 {total}；两者应相等。",
                    f"{en.capitalize()} {k} of the expected counts sums to {own:.6g}, that of the table to {total}: both should agree.",
                )
    return HINT_EXPECTED


def _terms(table):
    """The hint for the statistic: what each cell of a small table adds."""
    rows, columns = margins(table)
    if len(rows) * len(columns) > 12:
        return HINT_STATISTIC
    whole = [[r * c / sum(rows) for c in columns] for r in rows]
    terms = [[(cell - e) ** 2 / e for cell, e in zip(*pair, strict=True)] for pair in zip(table, whole, strict=True)]
    shown = ", ".join("[" + ", ".join(f"{term:.4g}" for term in row) + "]" for row in terms)
    return f"各格的贡献依次是 {shown}；与你的比一比。", f"The cells add {shown}; compare with yours."


def _about_mcnemar(e01, e10):
    if e01 == e10:
        return HINT_EVEN if e01 else HINT_NOTHING
    return HINT_MCNEMAR


def _is_upper_tail(got, expected, statistic, df):
    """Within 1e-8 of what is expected, which is upper_tail(statistic, df)."""
    got = number(got, P)
    if abs(got - expected) <= 1e-8:
        return
    others = [k for k in (df - 2, df - 1, df + 1, df + 2) if k > 0 and abs(got - upper_tail(statistic, k)) <= 1e-8]
    with hint(*(_steps(statistic, df) if df > 2 else HINT_P)):
        if not -1e-8 <= got <= 1 + 1e-8:
            fail(
                f"p 值是 {got:.6g}，概率不会{'小于 0' if got < 0 else '大于 1'}",
                f"The p-value is {got:.6g}, and no probability is {'below 0' if got < 0 else 'above 1'}",
                expected=expected,
                got=got,
            )
        if len(others) == 1 and 1e-6 < got < 1 - 1e-6:
            fail(
                f"p 值：这是自由度为 {others[0]} 时的值，这里的自由度是 {df}",
                f"The p-value is that of df = {others[0]}; here df = {df}",
                expected=expected,
                got=got,
            )
        close(got, expected, P, abs=1e-8, rel=0)


def _steps(statistic, df):
    """The hint for a p-value that is reached from 1 or 2 degrees of freedom on: where does it go wrong first?"""
    steps = [k for k in range(2 - df % 2, df + 1, 2) if k <= 7 or k == df]
    zh = ", ".join(f"{'…, ' if k == df > 8 else ''}自由度 {k}：{upper_tail(statistic, k):.8g}" for k in steps)
    en = ", ".join(f"{'…, ' if k == df > 8 else ''}df {k}: {upper_tail(statistic, k):.8g}" for k in steps)
    return (
        f"在 {statistic:g} 处，{zh}。你的值从哪一步起不对？",
        f"At {statistic:g}: {en}. From which of these on is yours wrong?",
    )
