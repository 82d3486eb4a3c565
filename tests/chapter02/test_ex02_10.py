"""Checks of exercise 2.10."""

import math
from collections import Counter
from fractions import Fraction
from itertools import permutations, product

import numpy as np
from hypothesis import strategies as st

from grader.checks import boolean, check, close, equal, exercise, hint, mapping, memo, number, picture, require
from grader.strategies import edges, grid, seeds

from .pins import ex02_10 as pins
from .pins.ex02_10 import TABLE

EXERCISE = exercise(
    kind="compute",
    book="§2.4.4",
    patterns=["derived formula", "two sides", "enumeration", "written"],
    hints=[
        (
            "先核对表 2.5：N 是行数（数据集），k 是列数（算法），r_i 是平均序值。",
            "Begin with table 2.5: N counts rows (data sets), k columns (algorithms), and r_i is a mean rank.",
        ),
        (
            "τ_F 是 τ_χ² 的增函数：两个检验只差在临界值。",
            "τ_F increases with τ_χ²: the two tests differ in their thresholds only.",
        ),
        (
            "穷举时只有序值和要紧：一行一行地加，序值和相同的情形合并计数。",
            "In the enumeration only rank sums matter: add row after row, and count tables of equal rank sums together.",
        ),
    ],
    written={
        "difference": [
            (
                "τ_F 随 τ_χ² 严格增，差别在临界值（所用的近似分布）",
                "τ_F increases with τ_χ²; they differ in the threshold, that is in the distribution used",
            ),
            (
                "说明 τ_χ² 为何过于保守：临界值换算过去偏高（或用误拒概率）",
                "Shows why τ_χ² is too conservative: its threshold, once converted, is the higher one (or by probabilities)",
            ),
        ]
    },
    extra=["anova_f", "null_distribution", "rejection_probability"],
    contract=[
        (
            "ranks 至多 150 行、12 列；换算时 N 到 1000，k 到 100；相对误差不超过 10⁻⁸",
            "Up to 150 rows and 12 columns of ranks; conversions for N up to 1000 and k up to 100; right to 10⁻⁸ of their size",
        ),
        (
            "(2.35) 的分母不超过 1e-9 就算 0，超过就不算",
            "The denominator of (2.35) counts as 0 up to 1e-9, and not beyond",
        ),
        (
            "穷举只在 (k!)^N ≤ 20000 时要求，概率的误差不超过 1e-9，每次调用不超过 1 秒 CPU 时间",
            "Enumeration for (k!)^N ≤ 20000 only, probabilities right to 1e-9, within a second of CPU time a call",
        ),
    ],
)

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
shares = st.sampled_from((0.0, 0.1, 0.25, 0.5, 0.75, 1.0))
any_shares = st.sampled_from((0.0, 1e-4, 0.1, 0.5, 0.99, 1.0))
small_sizes = st.sampled_from([(2, 2), (3, 2), (5, 2), (2, 3), (3, 3), (4, 3), (2, 4)])


@st.composite
def rank_tables(draw, ties=False, many=False):
    k = draw(st.sampled_from((2, 3, 4, 5, 9, 12)))
    row = (
        st.lists(st.integers(1, 3), min_size=k, max_size=k).map(_mean_ranks)
        if ties
        else st.permutations(range(1, k + 1))
    )
    rows = [list(r) for r in draw(st.lists(row, min_size=2, max_size=6))]
    if many:
        rng = np.random.default_rng(draw(seeds()))
        rows = [rows[i] for i in rng.integers(0, len(rows), size=int(rng.integers(101, 150)))]
    return rows


def either_tables(ties=False):
    return st.one_of(rank_tables(ties=ties), rank_tables(ties=ties), rank_tables(ties=ties, many=True))


def _varies(ranks) -> bool:
    """Whether the ranks are not all equal, and F is not almost infinite without being it."""
    return any(len(set(row)) > 1 for row in ranks) and not 1e6 < f_by_sums_of_squares(ranks) < math.inf


sizes = st.tuples(st.sampled_from((2, 3, 4, 7, 15)), st.sampled_from((2, 3, 4, 10, 12)))
large_sizes = st.tuples(st.sampled_from((2, 3, 15, 150, 1000)), st.sampled_from((2, 3, 12, 100)))


@st.composite
def compared(draw):
    """Ranks of a size that table 2.6 has, with the critical values for 0.05; neither statistic is near its own."""
    n, k = draw(st.sampled_from((4, 5, 8))), draw(st.integers(2, 5))
    best = draw(st.permutations(range(1, k + 1)))
    rows = draw(st.lists(st.one_of(st.just(best), st.permutations(best)), min_size=n, max_size=n))
    return {"ranks": [list(row) for row in rows], "chi2": CHI2_CRITICAL[k - 2], "f": F_CRITICAL[n][k - 2]}


@st.composite
def closely_compared(draw):
    """Any ranks, with critical values that are far away, or that a statistic misses by little."""
    ranks = draw(either_tables())
    chi2 = float(chi2_by_deviations(ranks))
    f = f_of(chi2, len(ranks), len(ranks[0]))
    gap = st.sampled_from([1e-4, -1e-4, 1e-6, -1e-6])
    near = [max(1e-3, value * (1 + draw(gap))) if value < 1e6 else 1e6 for value in (chi2, f)]
    far = draw(st.tuples(edges(0.001, 500.0), edges(0.001, 500.0)))
    return {"ranks": ranks, **dict(zip(("chi2", "f"), draw(st.sampled_from([near, far])), strict=True))}


def _far_from_both(case) -> bool:
    chi2 = float(chi2_by_deviations(case["ranks"]))
    f = f_of(chi2, len(case["ranks"]), len(case["ranks"][0]))
    return abs(chi2 - case["chi2"]) > 1e-3 and abs(f - case["f"]) > 1e-3


@check(
    points=1.5,
    book="(2.34), (2.35)",
    hint=(
        "r_i 是平均序值，不是序值和；有同分也按 (2.34) 原样计算，不作校正。",
        "r_i is a mean rank, not a sum; take (2.34) as it stands, without correction for ties.",
    ),
)
def test_table_of_the_book(answer):
    """表 2.5 的 τ_χ² 与 τ_F / τ_χ² and τ_F of table 2.5"""
    close(answer.friedman_chi2(TABLE), 7.125, ("τ_χ²", "τ_χ²"))
    with hint(
        "核对 (2.35) 的分子与分母：哪里是 N，哪里是 N − 1？",
        "Check numerator and denominator of (2.35): where does N stand, and where N − 1?",
    ):
        close(answer.friedman_f(7.125, 4, 3), 24.429, ("τ_F", "τ_F"), abs=6e-4)


@check(
    points=2.5,
    book="(2.34)",
    given={"ranks": rank_tables(ties=True)},
    also=pins.chi2_is_its_formula,
    strict_given={"ranks": rank_tables(ties=True, many=True)},
    hint=("N 是行数（数据集），k 是列数（算法）。", "N counts rows (data sets), k columns (algorithms)."),
)
def test_chi2_is_its_formula(answer, ranks):
    """τ_χ² 与 (2.34) 一致，有同分时也是 / τ_χ² is that of (2.34), also with ties"""
    close(answer.friedman_chi2(ranks), float(chi2_by_deviations(ranks)), ("τ_χ²", "τ_χ²"), rel=1e-8)


@check(
    points=2,
    book="(2.35)",
    given={"size": sizes, "share": shares},
    also=pins.f_from_chi2,
    strict_given={"size": large_sizes, "share": any_shares},
    strict=pins.f_from_chi2_strict,
    hint=(
        "τ_χ² 最大是多少？那时 (2.35) 的分母是 0。",
        "What is the largest τ_χ²? The denominator of (2.35) is 0 there.",
    ),
)
def test_f_from_chi2(answer, size, share):
    """τ_F 符合 (2.35)，分母为 0 时是无穷大 / τ_F is that of (2.35), and infinite where the denominator is 0"""
    n, k = size
    chi2 = share * n * (k - 1)
    rest = n * (k - 1) - chi2
    # Near the upper end the difference in the denominator costs digits.
    slack = 1e-8 + 1e-15 * (n * k / rest if rest > 1e-9 else 0)
    close(answer.friedman_f(chi2, n, k), f_of(chi2, n, k), ("τ_F", "τ_F"), rel=slack)


@check(
    points=1,
    book="(2.35)",
    given={"size": sizes, "share": shares},
    also=pins.f_from_chi2,
    strict_given={"size": large_sizes, "share": any_shares},
    strict=pins.f_from_chi2_strict,
    hint=(
        "从 (2.35) 中解出 τ_χ²；τ_F 趋于无穷大时，τ_χ² 趋于多少？",
        "Solve (2.35) for τ_χ²; where does τ_χ² go as τ_F goes to infinity?",
    ),
)
def test_chi2_from_f(answer, size, share):
    """由 τ_F 换算回 τ_χ²，τ_F 是无穷大时也行 / The way back from τ_F to τ_χ², also where τ_F is infinite"""
    n, k = size
    chi2 = share * n * (k - 1)
    back = ("由 τ_F 还原的 τ_χ²", "τ_χ² recovered from τ_F")
    close(answer.chi2_from_f(f_of(chi2, n, k), n, k), chi2, back, rel=1e-8, abs=1e-12)


@check(
    points=2,
    book="§2.4.4",
    given={"case": compared().filter(_far_from_both)},
    also=pins.verdicts_of_both,
    strict_given={"case": closely_compared()},
    strict=pins.verdicts_strict,
    hint=(
        "χ² 检验比较 τ_χ² 与 χ² 的临界值，F 检验比较 τ_F 与 F 的临界值：两对数不要搭错。",
        "The χ² test compares τ_χ² with its own critical value, the F test τ_F with that of F: do not mix the pairs.",
    ),
)
def test_verdicts_of_both(answer, case):
    """同一批序值，两个检验各自拒绝还是不拒绝 / What each of the two tests says of the same ranks"""
    ranks = case["ranks"]
    chi2 = float(chi2_by_deviations(ranks))
    expected = {"chi2": chi2 > case["chi2"], "f": f_of(chi2, len(ranks), len(ranks[0])) > case["f"]}
    found = mapping(answer.verdicts(ranks, case["chi2"], case["f"]), expected)
    for name, what in (
        ("chi2", ("χ² 检验是否拒绝", "whether the χ² test rejects")),
        ("f", ("F 检验是否拒绝", "whether the F test rejects")),
    ):
        equal(boolean(found[name], what), expected[name], what)


@check(
    points=0.5,
    book="(2.36)",
    given={"q": grid(1, 4).map(lambda q: q + 0.0123456789), "size": sizes},
    also=pins.critical_difference,
    strict_given={"q": edges(0.001, 1000.0), "size": large_sizes},
    hint=("核对 (2.36) 根号里的分数。", "Check the fraction under the root of (2.36)."),
)
def test_critical_difference(answer, q, size):
    """CD 符合 (2.36) / CD is that of (2.36)"""
    n, k = size
    close(answer.critical_difference(q, n, k), q * math.sqrt(k / n * (k + 1) / 6), ("CD", "CD"))


@check(
    extra=True,
    book="(2.35)",
    given={"ranks": either_tables().filter(_varies), "tied": either_tables(ties=True).filter(_varies)},
    also=pins.f_is_an_analysis_of_variance,
    hint=(
        "残差要去掉行（数据集）与列（算法）两种效应。",
        "The residual is free of both effects, of rows (data sets) and of columns (algorithms).",
    ),
)
def test_f_is_an_analysis_of_variance(answer, ranks, tied):
    """anova_f 是双因素方差分析的 F，有同分时也是；没有同分时它等于 τ_F /
    anova_f is the F of the two-way analysis of variance, also with ties; without ties it equals τ_F"""
    what = ("方差分析的 F", "the F of the analysis of variance")
    close(answer.anova_f(ranks), f_by_sums_of_squares(ranks), what, rel=1e-8)
    close(answer.anova_f(tied), f_by_sums_of_squares(tied), ("有同分时的 F", "the F of ranks with ties"), rel=1e-8)


@check(
    extra=True,
    given={"size": small_sizes},
    also=pins.null_distribution,
    examples=5,
    hint=(
        "每行有 k! 种排列；序值和相同的情形可以合并计数。",
        "A row has k! orders; tables of equal rank sums may be counted together.",
    ),
)
def test_null_distribution(answer, size):
    """零分布与穷举一致 / The null distribution is that of full enumeration"""
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


@check(
    extra=True,
    hint=(
        "大于临界值才拒绝；“f”要先换算成 τ_F 再比较。",
        "Reject above the critical value only; for “f” convert to τ_F before comparing.",
    ),
)
def test_true_level(answer):
    """N = 3, k = 4 与 N = 4, k = 3 时，两种检验真实的误拒概率 /
    How often the two tests really reject for N = 3, k = 4 and for N = 4, k = 3"""
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


@check(
    extra=True,
    given={
        "size": small_sizes,
        "critical": st.one_of(grid(0, 8).map(lambda c: c + 0.0123), edges(0.005, 150.0)),
        "statistic": st.sampled_from(["chi2", "f"]),
    },
    also=pins.rejection_probability,
    examples=25,
    hint=("τ_F = ∞ 也大于临界值。", "τ_F = ∞ exceeds every critical value."),
)
def test_rejection_probability(answer, size, critical, statistic):
    """误拒概率与穷举一致，哪个统计量、哪个临界值都行 /
    The probability of rejection equals enumeration for either statistic and any critical value"""
    got = answer.rejection_probability(*size, critical, statistic)
    close(got, rejection_by_enumeration(*size, critical, statistic), ("误拒概率", "the probability of rejection"))


@check(
    points=0.5,
    book="表 2.6 / table 2.6",
    given={"entry": entries},
    hint=("从 (2.35) 中解出 τ_χ²。", "Solve (2.35) for τ_χ²."),
)
def test_chi2_is_conservative(answer, entry):
    """α = 0.05 时，F 检验的临界值换算成 τ_χ² 总低于 χ² 检验的临界值：χ² 检验拒绝的，F 检验也拒绝 /
    For α = 0.05 the critical value of F, turned into τ_χ², is always below that of χ²: what the χ² test rejects, the F test rejects too
    """
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


@picture(
    "Friedman 检验图，与两种检验的拒绝域",
    "Friedman diagram, and where the two tests reject",
    alt=(
        "左：表 2.5 三个算法的平均序值与 CD 横线。右：N = 4, k = 3 时 τ_χ² 的零分布，以及 α = 0.1 的两条临界线。",
        "Left: mean ranks of the three algorithms of table 2.5 with their CD bars. Right: the null distribution of τ_χ² for N = 4, k = 3 with both critical lines for α = 0.1.",
    ),
)
def draw_friedman(figure, answer, reference, says):
    diagram, null = figure.subplots(1, 2)
    means = [sum(column) / len(TABLE) for column in zip(*TABLE, strict=True)]
    cd = answer.critical_difference(2.344, 4, 3)
    diagram.errorbar(means, [2, 1, 0], xerr=cd / 2, fmt="o", capsize=4)
    diagram.set(xlabel=says(f"平均序值（你的 CD = {cd:.3f}）", f"mean rank (your CD = {cd:.3f})"), ylim=(-0.5, 2.5))
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
        label=says("F 的临界值（换算）", "critical value of F, converted"),
    )
    null.set(xlabel="τ_χ²", ylabel=says("概率", "probability"))
    null.legend()


def _mean_ranks(scores) -> list[float]:
    return [sum(other < s for other in scores) + (sum(other == s for other in scores) + 1) / 2 for s in scores]


def _doubled(ranks) -> list[list[int]]:
    """Twice the ranks: mean ranks of ties are halves."""
    return [[int(2 * r) for r in row] for row in ranks]


def chi2_by_deviations(ranks) -> Fraction:
    """The first form of (2.34)."""
    n, k = len(ranks), len(ranks[0])
    means = [Fraction(sum(column), 2 * n) for column in zip(*_doubled(ranks), strict=True)]
    return Fraction(12 * n * (k - 1), k * (k * k - 1)) * sum((mean - Fraction(k + 1, 2)) ** 2 for mean in means)


def f_of(chi2, n, k) -> float:
    """(2.35)."""
    rest = n * (k - 1) - chi2
    return (n - 1) * chi2 / rest if rest > 1e-9 else math.inf


def f_by_sums_of_squares(ranks) -> float:
    """Two-way analysis of variance: total = algorithms + data sets + residual; inf if nothing is left as residual."""
    n, k, doubled = len(ranks), len(ranks[0]), _doubled(ranks)
    centre = Fraction(sum(map(sum, doubled)) ** 2, n * k)
    total = sum(r * r for row in doubled for r in row) - centre
    rows = Fraction(sum(sum(row) ** 2 for row in doubled), k) - centre
    columns = Fraction(sum(sum(column) ** 2 for column in zip(*doubled, strict=True)), n) - centre
    residual = total - rows - columns
    return float(columns * (n - 1) / residual) if residual else math.inf


@memo
def null_by_enumeration(n, k):
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
