"""Checks of exercise 2.9."""

import math
from fractions import Fraction

from hypothesis import strategies as st

from grader.checks import close, equal, example_check, exercise, labels, number, picture, property_check, require
from grader.strategies import grid

EXERCISE = exercise(
    kind="compute",
    book="§2.4.1, §2.4.3",
    patterns=["derived formula", "oracle", "order certificate"],
    hints=[
        (
            "若假设成立, 每格期望是多少? 先定显著度, 再看数据.",
            "What would each cell be if the hypothesis held? Choose the level before looking at the data.",
        )
    ],
    extra=["variance_statistic"],
    equivalent_mutants={
        "if df <= 1:": "There is at least one degree of freedom.",
        "if df <= 2:": "One degree of freedom has been dealt with before.",
    },
)

NAMES = ("choose_level", "compare", "compute_statistic", "conclude", "find_critical", "state_hypothesis")
ORDER = [
    ("state_hypothesis", "compute_statistic"),
    ("choose_level", "compute_statistic"),
    ("choose_level", "find_critical"),
    ("compute_statistic", "compare"),
    ("find_critical", "compare"),
    ("compare", "conclude"),
]
PICTURED = [[12, 7, 9, 4], [5, 11, 8, 14]]
ERRORS = [0.12, 0.15, 0.11, 0.14, 0.13, 0.16, 0.10, 0.15]


@st.composite
def contingency_tables(draw):
    columns = draw(st.integers(2, 4))
    return draw(st.lists(st.lists(st.integers(0, 15), min_size=columns, max_size=columns), min_size=2, max_size=4))


def margins(table):
    return [sum(row) for row in table], [sum(column) for column in zip(*table, strict=True)]


def has_positive_margins(table) -> bool:
    return all(total > 0 for sums in margins(table) for total in sums)


def chi2_by_margins(table) -> float:
    """n (Σ observed²/(row sum · column sum) − 1), which never forms an expected count."""
    rows, columns = margins(table)
    terms = [Fraction(cell**2, rows[i] * columns[j]) for i, row in enumerate(table) for j, cell in enumerate(row)]
    return float(sum(rows) * (sum(terms) - 1))


def upper_tail(x, df) -> float:
    """1 − P(df/2, x/2) by the power series of the lower incomplete gamma function."""
    a, z = df / 2, x / 2
    if z == 0:
        return 1.0
    terms = (math.exp((a + n) * math.log(z) - z - math.lgamma(a + n + 1)) for n in range(200))
    return 1 - math.fsum(terms)


@example_check(
    "列联表 [[30, 10], [20, 40]]: 期望 [[20, 20], [30, 30]], χ² = 16.6667, 自由度 1, p = 4.4557e-5, 拒绝",
    "The table [[30, 10], [20, 40]]: expected [[20, 20], [30, 30]], χ² = 16.6667, 1 degree of freedom, p = 4.4557e-5, reject",
    points=15,
    hint=(
        "期望 = 行和 × 列和 / 总数; 不作连续性校正.",
        "Expected = row sum × column sum / total; no continuity correction.",
    ),
)
def test_worked_table(answer):
    table = [[30, 10], [20, 40]]
    close(answer.expected_counts(table), [[20, 20], [30, 30]], ("期望计数", "the table of expected counts"))
    statistic = close(answer.chi2_statistic(table), 50 / 3, ("统计量", "the statistic"))
    df = equal(answer.degrees_of_freedom(2, 2), 1, ("自由度", "the number of degrees of freedom"))
    close(answer.p_value(statistic, df), 4.4557e-5, ("p 值", "the p-value"), abs=6e-10)
    equal(answer.decide(statistic, 3.8415), "reject", ("结论", "the verdict"))


@example_check(
    "McNemar 检验: (10, 25) 得 5.6, p = 0.01796; (3, 9) 不能拒绝, (16, 4) 拒绝; (0, 0) 得 0",
    "McNemar's test: (10, 25) gives 5.6 and p = 0.01796; (3, 9) is kept, (16, 4) rejected; (0, 0) gives 0",
    points=10,
    book="(2.33)",
    hint=("(2.33) 的分子先减 1 再平方.", "In (2.33) 1 is subtracted before squaring."),
)
def test_worked_mcnemar(answer):
    for (e01, e10), expected, verdict in (
        ((10, 25), 5.6, "reject"),
        ((3, 9), 25 / 12, "keep"),
        ((16, 4), 6.05, "reject"),
        ((0, 0), 0.0, "keep"),
    ):
        what = f"({e01}, {e10}) 的统计量", f"the statistic of ({e01}, {e10})"
        statistic = close(answer.mcnemar_statistic(e01, e10), expected, what)
        equal(answer.decide(statistic, 3.8415), verdict, (f"({e01}, {e10}) 的结论", f"the verdict on ({e01}, {e10})"))
    close(answer.p_value(5.6, 1), 0.017960, ("p 值", "the p-value"), abs=6e-7)


@property_check(
    "期望计数与原表的行和、列和相同; 统计量合定义, 转置、换行序不变, 计数乘 c 则乘 c, 行列无关时为 0",
    "Expected counts keep row and column sums; the statistic is what its definition says: unchanged by transposing and reordering, c-fold for c-fold counts, 0 for unrelated rows and columns",
    points=16,
    given={"table": contingency_tables().filter(has_positive_margins), "c": st.integers(2, 5)},
    hint=("除以期望, 不是除以观测.", "Divide by the expected count, not by the observed one."),
)
def test_statistic_is_its_definition(answer, table, c):
    rows, columns = margins(table)
    products = [[r * column for column in columns] for r in rows]
    expected = [[cell / sum(rows) for cell in row] for row in products]
    close(answer.expected_counts(table), expected, ("期望计数", "the table of expected counts"))
    statistic = chi2_by_margins(table)
    close(answer.chi2_statistic(table), statistic, ("统计量", "the statistic"))
    turned = [list(column) for column in zip(*reversed(table), strict=True)]
    close(
        answer.chi2_statistic(turned),
        statistic,
        ("转置并换序后的统计量", "the statistic of the transposed, reordered table"),
    )
    larger = [[c * cell for cell in row] for row in table]
    close(answer.chi2_statistic(larger), c * statistic, (f"计数乘 {c} 后的统计量", f"the statistic of {c}-fold counts"))
    close(
        answer.chi2_statistic(products),
        0,
        ("行列无关的表的统计量", "the statistic of a table of unrelated attributes"),
        abs=1e-7,
    )


@property_check(
    "自由度是行和、列和都给定之后, 还能随意填写的格数",
    "The degrees of freedom count the cells that can be filled at will once all row and column sums are given",
    points=4,
    given={"n_rows": st.integers(2, 8), "n_columns": st.integers(2, 8)},
    hint=(
        "每行、每列的最后一格, 由其余各格与和决定.",
        "The last cell of each row and column follows from the others and the sum.",
    ),
)
def test_degrees_of_freedom(answer, n_rows, n_columns):
    free = sum(1 for i in range(n_rows) for j in range(n_columns) if i < n_rows - 1 and j < n_columns - 1)
    equal(answer.degrees_of_freedom(n_rows, n_columns), free, ("自由度", "the number of degrees of freedom"))


@property_check(
    "McNemar 统计量合 (2.33), 与两个学习器谁先谁后无关",
    "McNemar's statistic is (2.33), whichever learner comes first",
    points=5,
    book="(2.33)",
    given={"e01": st.integers(0, 30), "e10": st.integers(0, 30)},
    also=[{"e01": 4, "e10": 4}, {"e01": 0, "e10": 1}],
    hint=(
        "照 (2.33) 原样计算, 只有 e01 + e10 = 0 例外.",
        "Take (2.33) as it stands; only e01 + e10 = 0 is an exception.",
    ),
)
def test_mcnemar_is_its_formula(answer, e01, e10):
    expected = float(Fraction((abs(e01 - e10) - 1) ** 2, e01 + e10)) if e01 + e10 else 0.0
    close(answer.mcnemar_statistic(e01, e10), expected)
    close(
        answer.mcnemar_statistic(e10, e01),
        expected,
        ("两个学习器对调后的统计量", "the statistic with the learners exchanged"),
    )


@property_check(
    "p 值是 χ² 分布的上尾概率; 临界值处恰为显著度",
    "The p-value is the upper tail of χ²; at a critical value it is the level",
    points=15,
    given={"statistic": grid(0, 40), "df": st.integers(1, 12)},
    also=[
        {"statistic": critical, "df": df}
        for df, critical in ((1, 3.8415), (1, 2.7055), (2, 5.9915), (3, 7.8147), (7, 14.0671))
    ],
    hint=(
        "从 df = 1 或 2 出发, 每次加 2; x = 0 时概率为 1.",
        "Start from df = 1 or 2 and go up by 2; the probability is 1 at x = 0.",
    ),
)
def test_p_value_is_the_upper_tail(answer, statistic, df):
    close(answer.p_value(statistic, df), upper_tail(statistic, df), ("p 值", "the p-value"), abs=1e-8)


@property_check(
    '统计量小于临界值时 "keep", 否则 "reject"',
    '"keep" if the statistic is below the critical value, otherwise "reject"',
    points=10,
    book="§2.4.3",
    given={"statistic": grid(0, 6, 0.5), "critical": grid(0.5, 6, 0.5)},
    also=[{"statistic": 3.8415, "critical": 3.8415}],
    hint=("正好等于临界值时, 书中的规则怎么说?", "What does the book's rule say about equality?"),
)
def test_decision(answer, statistic, critical):
    equal(answer.decide(statistic, critical), "keep" if statistic < critical else "reject", ("结论", "the verdict"))


@property_check(
    "六个步骤各出现一次, 先后次序说得通",
    "Each of the six steps occurs once, in an order that makes sense",
    points=15,
    book="§2.4.1, §2.4.3",
    given={"pair": st.sampled_from(ORDER)},
    also=[{"pair": pair} for pair in ORDER],
    examples=1,
    hint=(
        "看了数据再定显著度, 就等于先射箭后画靶.",
        "To choose the level after seeing the data is to paint the target around the arrow.",
    ),
)
def test_steps_in_order(answer, pair):
    got = labels(answer.steps(), len(NAMES), NAMES, ("步骤", "the list of steps"))
    require(len(set(got)) == len(NAMES), "六个步骤应各出现一次", "Each of the six steps occurs once", got=got)
    first, second = pair
    require(
        got.index(first) < got.index(second),
        f"{first} 应在 {second} 之前",
        f"{first} should come before {second}",
        got=got,
    )


@property_check(
    "方差的检验: 统计量是 (k − 1)s²/σ², s² 除以 k − 1; 八个误差与 σ² = 0.0002 得 15.75",
    "The test of a variance: (k − 1)s²/σ² with s² divided by k − 1; eight errors against σ² = 0.0002 give 15.75",
    extra=True,
    book="(2.29)",
    given={"errors": st.lists(grid(0, 1, 0.125), min_size=2, max_size=10), "sigma2": grid(0.25, 2)},
    also=[{"errors": ERRORS, "sigma2": 0.0002}],
    hint=("(k − 1)s² 就是离差平方和.", "(k − 1)s² is the sum of squared deviations."),
)
def test_variance(answer, errors, sigma2):
    mean = math.fsum(errors) / len(errors)
    expected = math.fsum((e - mean) ** 2 for e in errors) / sigma2
    got = number(answer.variance_statistic(errors, sigma2))
    close(got, expected)
    if errors == ERRORS:
        close(got, 15.75)


@picture(
    "统计量落在拒绝域里吗?",
    "Does the statistic fall into the critical region?",
    alt=(
        "自由度 3 的 χ² 密度曲线, 5% 的拒绝域涂色, 竖线是一张 2×4 列联表的统计量.",
        "The density of χ² with 3 degrees of freedom, its 5 % critical region shaded, and a line at the statistic of a 2×4 table.",
    ),
)
def draw_critical_region(figure, answer, reference, says):
    axes = figure.subplots()
    df, critical, h = reference.degrees_of_freedom(2, 4), 7.8147, 0.05
    xs = [h + k * 0.1 for k in range(150)]
    for who, style, label in (
        (reference, "-", says("参考", "reference")),
        (answer, "--", says("你的 p_value", "your p_value")),
    ):
        # The density is minus the slope of the upper tail.
        density = [(who.p_value(x - h, df) - who.p_value(x + h, df)) / (2 * h) for x in xs]
        axes.plot(xs, density, style, label=label)
        if who is reference:
            tail = [x >= critical for x in xs]
            axes.fill_between(
                xs,
                density,
                where=tail,
                alpha=0.3,
                label=says(f"拒绝域 (> {critical})", f"critical region (> {critical})"),
            )
    statistic = answer.chi2_statistic(PICTURED)
    axes.axvline(statistic, color="C3", label=says(f"你的统计量 {statistic:.3f}", f"your statistic {statistic:.3f}"))
    axes.set(xlabel="χ²", ylabel=says("密度", "density"))
    axes.legend()
