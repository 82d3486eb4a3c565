"""Checks of exercise 2.10."""

import math
from collections import Counter
from fractions import Fraction
from itertools import permutations, product

from hypothesis import strategies as st

from grader.checks import close, equal, example_check, exercise, mapping, memo, number, picture, property_check, require
from grader.strategies import grid

EXERCISE = exercise(
    kind="compute",
    book="§2.4.4",
    patterns=["derived formula", "two sides", "exact enumeration"],
    hints=[
        (
            "τ_F 是 τ_χ² 的增函数: 两个检验只差在临界值.",
            "τ_F increases with τ_χ²: the two tests differ in their thresholds only.",
        )
    ],
    equivalent_mutants={
        "return (n_datasets - 1) * chi2 / rest if rest >= 1e-9 else inf": (
            "Differs only where the denominator is exactly 1e-9, which no difference of such floats is."
        ),
        "longer[tuple(a - b for a, b in zip(sums, order))] += count": (
            "Negated rank sums have the same squares, and nothing else of them counts."
        ),
        'return chi2 if statistic <= "chi2" else friedman_f(chi2, n_datasets, n_algorithms)': (
            'The statistic is "chi2" or "f", and "f" is the greater.'
        ),
    },
)

TABLE = [[1, 2, 3], [1, 2.5, 2.5], [1, 2, 3], [1, 2, 3]]
"""Table 2.5."""
F_CRITICAL = {
    4: (10.128, 5.143, 3.863, 3.259, 2.901, 2.661, 2.488, 2.355, 2.250),
    5: (7.709, 4.459, 3.490, 3.007, 2.711, 2.508, 2.359, 2.244, 2.153),
    8: (5.591, 3.739, 3.072, 2.714, 2.485, 2.324, 2.203, 2.109, 2.032),
    10: (5.117, 3.555, 2.960, 2.634, 2.422, 2.272, 2.159, 2.070, 1.998),
    15: (4.600, 3.340, 2.827, 2.537, 2.346, 2.209, 2.104, 2.022, 1.955),
    20: (4.381, 3.245, 2.766, 2.492, 2.310, 2.179, 2.079, 2.000, 1.935),
}
"""Table 2.6 for α = 0.05: N -> the critical values of F for k = 2..10."""
CHI2_CRITICAL = (3.8415, 5.9915, 7.8147, 9.4877, 11.0705, 12.5916, 14.0671, 15.5073, 16.9190)
"""Those of χ² for α = 0.05 and k - 1 = 1..9 degrees of freedom."""
entries = st.sampled_from([(n, k + 2, f) for n, row in F_CRITICAL.items() for k, f in enumerate(row)])
small_sizes = st.sampled_from([(2, 2), (3, 2), (5, 2), (2, 3), (3, 3), (4, 3), (2, 4)])


def _mean_ranks(scores) -> list[float]:
    return [sum(other < s for other in scores) + (sum(other == s for other in scores) + 1) / 2 for s in scores]


@st.composite
def rank_tables(draw, ties=False):
    k = draw(st.integers(2, 5))
    row = (
        st.lists(st.integers(1, 3), min_size=k, max_size=k).map(_mean_ranks)
        if ties
        else st.permutations(range(1, k + 1))
    )
    return [list(r) for r in draw(st.lists(row, min_size=2, max_size=6))]


def chi2_by_deviations(ranks) -> Fraction:
    """The first form of (2.34)."""
    n, k = len(ranks), len(ranks[0])
    means = [sum(map(Fraction, column)) / n for column in zip(*ranks, strict=True)]
    return Fraction(12 * n * (k - 1), k * (k * k - 1)) * sum((mean - Fraction(k + 1, 2)) ** 2 for mean in means)


def f_by_sums_of_squares(ranks) -> float:
    """Two-way analysis of variance: total = algorithms + data sets + residual; inf if nothing is left as residual."""
    n, k = len(ranks), len(ranks[0])
    grand = sum(Fraction(r) for row in ranks for r in row) / (n * k)
    total = sum((Fraction(r) - grand) ** 2 for row in ranks for r in row)
    rows = k * sum((sum(map(Fraction, row)) / k - grand) ** 2 for row in ranks)
    columns = n * sum((sum(map(Fraction, column)) / n - grand) ** 2 for column in zip(*ranks, strict=True))
    residual = total - rows - columns
    return float(columns * (n - 1) / residual) if residual else math.inf


@memo
def null_by_enumeration(n, k) -> dict[Fraction, Fraction]:
    """τ_χ² -> probability over all tables; the first row may stand still, since renaming algorithms changes nothing."""
    orders = list(permutations(range(1, k + 1)))
    counts: Counter[tuple] = Counter()
    for rows in product(orders, repeat=n - 1):
        counts[tuple(sorted(map(sum, zip(orders[0], *rows, strict=True))))] += 1
    distribution: Counter[Fraction] = Counter()
    for sums, count in counts.items():
        tau = Fraction(12 * sum(s * s for s in sums), n * k * (k + 1)) - 3 * n * (k + 1)
        distribution[tau] += Fraction(count, len(orders) ** (n - 1))
    return dict(distribution)


def rejection_by_enumeration(n, k, critical, statistic) -> float:
    def exceeds(tau):
        if statistic == "chi2":
            return tau > critical
        rest = n * (k - 1) - tau
        return rest == 0 or (n - 1) * tau / rest > critical

    return float(sum(p for tau, p in null_by_enumeration(n, k).items() if exceeds(tau)))


@example_check(
    "表 2.5: τ_χ² = 7.125, τ_F = 24.429, q = 2.344 时 CD = 1.657",
    "Table 2.5: τ_χ² = 7.125, τ_F = 24.429, and CD = 1.657 for q = 2.344",
    points=15,
    book="(2.34), (2.35), (2.36)",
    hint=(
        "r_i 是平均序值, 不是序值和; 有同分也按 (2.34) 原样计算, 不作校正.",
        "r_i is a mean rank, not a sum; take (2.34) as it stands, without correction for ties.",
    ),
)
def test_table_of_the_book(answer):
    chi2 = close(answer.friedman_chi2(TABLE), 7.125, ("τ_χ²", "τ_χ²"))
    close(answer.friedman_f(chi2, 4, 3), 24.429, ("τ_F", "τ_F"), abs=6e-4)
    close(answer.critical_difference(2.344, 4, 3), 1.657, ("CD", "CD"), abs=6e-4)


@property_check(
    "τ_χ² 与 (2.34) 的两种写法都一致, 与数据集、算法的次序无关; 各行相同时为 N(k − 1), 平均序值全相等时为 0",
    "τ_χ² agrees with both forms of (2.34), whatever the order of data sets and algorithms; it is N(k − 1) for equal rows and 0 for equal mean ranks",
    points=15,
    book="(2.34), (2.35)",
    given={"ranks": rank_tables(ties=True), "q": grid(1, 4)},
    also=[{"ranks": [[1, 2, 3], [3, 1, 2]], "q": 2.0}],
    hint=("N 是行数 (数据集), k 是列数 (算法).", "N counts rows (data sets), k columns (algorithms)."),
)
def test_chi2_is_its_formula(answer, ranks, q):
    n, k = len(ranks), len(ranks[0])
    expected = float(chi2_by_deviations(ranks))
    close(answer.friedman_chi2(ranks), expected, ("τ_χ²", "τ_χ²"))
    turned = [row[::-1] for row in reversed(ranks)]
    close(answer.friedman_chi2(turned), expected, ("行、列换序后的 τ_χ²", "τ_χ² after reordering rows and columns"))
    agreed = [list(range(1, k + 1))] * n
    largest = close(answer.friedman_chi2(agreed), n * (k - 1), ("各行相同时的 τ_χ²", "τ_χ² of equal rows"))
    close(answer.friedman_f(largest, n, k), math.inf, ("各行相同时的 τ_F", "τ_F of equal rows"))
    latin = [[(i + j) % k + 1 for j in range(k)] for i in range(k)]
    close(answer.friedman_chi2(latin), 0, ("平均序值全相等时的 τ_χ²", "τ_χ² of equal mean ranks"))
    close(answer.friedman_f(0.0, n, k), 0, ("τ_χ² = 0 时的 τ_F", "τ_F at τ_χ² = 0"))
    close(answer.critical_difference(q, n, k), q * math.sqrt(k / n * (k + 1) / 6), ("CD", "CD"))


@property_check(
    "没有同分时, τ_F 就是序值的双因素方差分析的 F; 它随 τ_χ² 严格增, 换算可逆",
    "Without ties τ_F is the F of the two-way analysis of variance of the ranks; it increases with τ_χ² and can be undone",
    points=15,
    book="(2.35)",
    given={
        "ranks": rank_tables(),
        "tied": rank_tables(ties=True).filter(lambda ranks: any(len(set(row)) > 1 for row in ranks)),
    },
    also=[{"ranks": [[1, 2, 3]] * 3, "tied": TABLE}],
    hint=(
        "残差要去掉行 (数据集) 与列 (算法) 两种效应.",
        "The residual is free of both effects, of rows (data sets) and of columns (algorithms).",
    ),
)
def test_f_is_an_analysis_of_variance(answer, ranks, tied):
    n, k = len(ranks), len(ranks[0])
    chi2, f = float(chi2_by_deviations(ranks)), f_by_sums_of_squares(ranks)
    close(answer.anova_f(ranks), f, ("方差分析的 F", "the F of the analysis of variance"), abs=1e-7, rel=1e-7)
    close(
        answer.anova_f(tied),
        f_by_sums_of_squares(tied),
        ("有同分时的 F", "the F of ranks with ties"),
        abs=1e-7,
        rel=1e-7,
    )
    close(answer.friedman_f(chi2, n, k), f, ("τ_F", "τ_F"), abs=1e-7, rel=1e-7)
    close(answer.chi2_from_f(f, n, k), chi2, ("由 τ_F 还原的 τ_χ²", "τ_χ² recovered from τ_F"), abs=1e-7)
    lower = number(answer.friedman_f(0.9 * chi2, n, k), ("τ_χ² 减小一成后的 τ_F", "τ_F at nine tenths of τ_χ²"))
    require(lower < f or chi2 == 0, "τ_χ² 减小, τ_F 也应减小", "A smaller τ_χ² has a smaller τ_F", got=lower)
    close(answer.chi2_from_f(lower, n, k), 0.9 * chi2, ("由 τ_F 还原的 τ_χ²", "τ_χ² recovered from τ_F"), abs=1e-7)


@property_check(
    "零分布与穷举一致: 概率之和为 1, 均值恰为 k − 1",
    "The null distribution equals full enumeration: its probabilities sum to 1, its mean is exactly k − 1",
    points=20,
    given={"size": small_sizes},
    also=[{"size": (3, 3)}, {"size": (4, 3)}, {"size": (5, 2)}, {"size": (3, 4)}],
    examples=5,
    hint=(
        "每行有 k! 种排列; 序值和相同的情形可以合并计数.",
        "A row has k! orders; tables of equal rank sums may be counted together.",
    ),
)
def test_null_distribution(answer, size):
    n, k = size
    expected = sorted((float(tau), float(p)) for tau, p in null_by_enumeration(n, k).items())
    got = mapping(answer.null_distribution(n, k))
    pairs = sorted((number(tau, ("τ_χ² 的值", "a value of τ_χ²")), p) for tau, p in got.items())
    close(
        [tau for tau, _ in pairs],
        [tau for tau, _ in expected],
        ("τ_χ² 的各个值", "the list of values of τ_χ²"),
        abs=1e-9,
    )
    for tau, _ in pairs:
        equal(tau, round(tau, 9), ("舍入到 9 位小数的 τ_χ²", "the value of τ_χ², rounded to 9 decimals"))
    close([p for _, p in pairs], [p for _, p in expected], ("各个值的概率", "the list of their probabilities"))


@example_check(
    "真实的误拒概率: N = 3, k = 4 时 χ² 检验 5/288, F 检验 43/576; N = 4, k = 3 时都是 5/72 (α = 0.1 时 5/72 与 1/8)",
    "How often they really reject: N = 3, k = 4: χ² 5/288, F 43/576; N = 4, k = 3: both 5/72 (for α = 0.1: 5/72 and 1/8)",
    points=15,
    hint=(
        "大于临界值才拒绝; “f”要先换算成 τ_F 再比较.",
        "Reject above the critical value only; for “f” convert to τ_F before comparing.",
    ),
)
def test_true_level(answer):
    for n, k, critical, statistic, expected in (
        (3, 4, 7.8147, "chi2", 5 / 288),
        (3, 4, 4.7571, "f", 43 / 576),
        (4, 3, 5.9915, "chi2", 5 / 72),
        (4, 3, 5.1433, "f", 5 / 72),
        (4, 3, 4.6052, "chi2", 5 / 72),
        (4, 3, 3.4633, "f", 1 / 8),
        (4, 3, 4.5, "chi2", 5 / 72),
    ):
        what = (
            f"N = {n}, k = {k} 时 {statistic} 大于 {critical} 的概率",
            f"the probability of {statistic} > {critical} for N = {n}, k = {k}",
        )
        close(answer.rejection_probability(n, k, critical, statistic), expected, what)


@property_check(
    "误拒概率与穷举一致, 哪个统计量、哪个临界值都行",
    "The probability of rejection equals enumeration for either statistic and any critical value",
    points=5,
    given={
        "size": small_sizes,
        "critical": grid(0, 8).map(lambda c: c + 0.0123),
        "statistic": st.sampled_from(["chi2", "f"]),
    },
    also=[
        {"size": (3, 3), "critical": 2.0, "statistic": "chi2"},
        {"size": (2, 2), "critical": 100.0, "statistic": "f"},
    ],
    examples=25,
    hint=("τ_F = ∞ 也大于临界值.", "τ_F = ∞ exceeds every critical value."),
)
def test_rejection_probability(answer, size, critical, statistic):
    got = answer.rejection_probability(*size, critical, statistic)
    close(got, rejection_by_enumeration(*size, critical, statistic), ("误拒概率", "the probability of rejection"))


@property_check(
    "α = 0.05 时, F 检验的临界值换算成 τ_χ² 总低于 χ² 检验的临界值: χ² 检验拒绝的, F 检验也拒绝",
    "For α = 0.05 the critical value of F, turned into τ_χ², is always below that of χ²: what the χ² test rejects, the F test rejects too",
    points=15,
    book="表 2.6 / table 2.6",
    given={"entry": entries},
    hint=("从 (2.35) 中解出 τ_χ²; F → ∞ 时它趋于 N(k − 1).", "Solve (2.35) for τ_χ²; as F → ∞ it goes to N(k − 1)."),
)
def test_chi2_is_conservative(answer, entry):
    n, k, f = entry
    threshold = close(
        answer.chi2_from_f(f, n, k), f * n * (k - 1) / (f + n - 1), ("换算出的临界值", "the converted critical value")
    )
    require(
        threshold < CHI2_CRITICAL[k - 2],
        f"换算出的临界值应低于 {CHI2_CRITICAL[k - 2]}",
        f"The converted critical value should be below {CHI2_CRITICAL[k - 2]}",
        got=threshold,
    )
    close(answer.chi2_from_f(math.inf, n, k), n * (k - 1), ("τ_F = ∞ 时的 τ_χ²", "τ_χ² at τ_F = ∞"))


@picture(
    "Friedman 检验图, 与两种检验的拒绝域",
    "Friedman diagram, and where the two tests reject",
    alt=(
        "左: 表 2.5 三个算法的平均序值与 CD 横线. 右: N = 4, k = 3 时 τ_χ² 的零分布, 以及 α = 0.1 的两条临界线.",
        "Left: mean ranks of the three algorithms of table 2.5 with their CD bars. Right: the null distribution of τ_χ² for N = 4, k = 3 with both critical lines for α = 0.1.",
    ),
)
def draw_friedman(figure, answer, reference, says):
    diagram, null = figure.subplots(1, 2)
    means = [sum(column) / len(TABLE) for column in zip(*TABLE, strict=True)]
    cd = answer.critical_difference(2.344, 4, 3)
    diagram.errorbar(means, [2, 1, 0], xerr=cd / 2, fmt="o", capsize=4)
    diagram.set(xlabel=says(f"平均序值 (你的 CD = {cd:.3f})", f"mean rank (your CD = {cd:.3f})"), ylim=(-0.5, 2.5))
    diagram.set_yticks([2, 1, 0], ["A", "B", "C"])
    right = sorted(reference.null_distribution(4, 3).items())
    null.plot(*zip(*right, strict=True), "o", color="gray", mfc="none", ms=10, label=says("参考", "reference"))
    yours = answer.null_distribution(4, 3)
    null.bar(list(yours), list(yours.values()), width=0.25, label=says("你的零分布", "your null distribution"))
    null.axvline(4.6052, color="C1", label=says("χ² 的临界值", "critical value of χ²"))
    null.axvline(
        answer.chi2_from_f(3.463, 4, 3),
        color="C3",
        ls="--",
        label=says("F 的临界值 (换算)", "critical value of F, converted"),
    )
    null.set(xlabel="τ_χ²", ylabel=says("概率", "probability"))
    null.legend()
