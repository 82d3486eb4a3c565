"""Checks of exercise 12.8."""

import math
from fractions import Fraction
from itertools import product

import numpy as np
from hypothesis import strategies as st

from grader.checks import at_most, check, close, exercise, hint, memo, number, picture
from grader.strategies import edges, matrices, numbers, probabilities, seeds, without

from .pins import ex12_08 as pins
from .shared import rademacher, signs

EXERCISE = exercise(
    kind="prove",
    book="§12.5, (12.40), (12.41), (12.52)",
    patterns=["two sides", "derived formula", "bound"],
    hints=[
        (
            "先写 (12.40)：对每个 σ 先在函数中取最大，再对所有 σ 平均；次序不能颠倒。",
            "Write (12.40) first: for each σ the maximum over the functions, then the mean over all σ; not the other way round.",
        ),
        (
            "只有一个函数时，取最大是空话；剩下的是线性的。",
            "With one function there is nothing to maximise over; what remains is linear.",
        ),
        (
            "全体常数：对给定的 σ，最好的 c 是哪个？剩下 m 步随机游动离原点的平均距离，按 +1 的个数分组求和。",
            "All constants: which c is best for a given σ? There remains the mean distance of a random walk of m steps; sum by the "
            "number of +1.",
        ),
    ],
    contract=[
        (
            "各数的绝对值不超过 10⁶；复杂度的误差不超过 10⁻⁹ 乘以函数值（或 B）的最大绝对值",
            "Numbers of at most 10⁶; a complexity is off by at most 10⁻⁹ times the largest size of a function value (or B)",
        ),
        (
            "单个函数与全体常数在至多 200 个点上；枚举时 m ≤ 10，函数个数乘以 2^m（expected_rademacher 中乘以 (2n)^m）不超过 20000",
            "A single function and all constants on up to 200 points; where σ is listed, m ≤ 10, and the number of functions times 2^m "
            "(times (2n)^m in expected_rademacher) is 20000 at most",
        ),
        (
            "massart_bound：m 至多 10⁶，标记至多 10¹² 种，相对误差不超过 10⁻⁹",
            "massart_bound: m up to 10⁶ and up to 10¹² labellings, with a relative error of 10⁻⁹ at most",
        ),
    ],
    written={
        "proof": [
            ("只有一个函数，上确界消失", "There is one function only, and the supremum is gone"),
            ("期望是线性的，E σ_i = 0", "Expectation is linear, and E σ_i = 0"),
            (
                "指出这不依赖函数是常数，并与全体常数的函数空间区分开",
                "Says that this does not need a constant, and tells it from the class of all constants",
            ),
        ]
    },
)

FEW = ("small", "large", "offset", "fine", "duplicate", "constant", "dependent", "long", "wide")


def _shape(V):
    """Rows of at most 10 values, so that σ can be listed."""
    return [row[:10] for row in V.tolist()]


@st.composite
def domains(draw):
    """{"F", "probs", "m"}: functions on a finite sample space, within what the contract allows."""
    n = draw(st.sampled_from([1, 2, 2, 3, 3, 4, 5]))
    probs = draw(probabilities((n, n)))
    F = draw(matrices((1, 4), (n, n), stretch=without("long", "wide")))
    most = max(m for m in range(1, 7) if len(F) * (2 * n) ** m <= 3000)
    return {"F": F.tolist(), "probs": probs, "m": draw(st.integers(1, most))}


@st.composite
def labelings(draw, far=False):
    """{"n_labelings", "m"}: m points can be labelled in so many ways, which are at most 2^m."""
    m = draw(st.one_of(st.integers(1, 12), st.integers(13, 10**6 if far else 60)))
    most = min(2 ** min(m, 40), 10**12 if far else 1000)
    return {"n_labelings": draw(st.one_of(st.integers(1, min(most, 40)), st.integers(1, most))), "m": m}


@check(
    points=1.5,
    book="(12.39), (12.40)",
    given={"values": numbers((1, 8))},
    also=pins.single,
    strict=pins.long_single,
    examples=20,
)
def test_one_function(answer, values):
    """一个函数的复杂度，是常数也好，不是也好；全体常数是另一回事 /
    The complexity of one function, be it constant or not; that of all constants is another thing"""
    what = ("一个函数的复杂度", "the complexity of one function")
    near(answer.rademacher_singleton(values), 0, [values], what, HINT_SINGLETON)
    what = ("全体常数的复杂度", "the complexity of all constants")
    near(answer.rademacher_bounded_constants(3.0, 5), 9 / 8, [[3.0]], what, HINT_CONSTANTS)


@check(points=0.5, book="(12.39), (12.40)")
def test_small_classes(answer):
    """常数 ±1；四个点上的阈值、区间、双向阈值函数，以及打散时的全部标记 /
    The constants ±1; thresholds, intervals and two-sided thresholds on four points, and all labellings, which shatter them
    """
    for m, value in enumerate((1, 1 / 2, 1 / 2, 3 / 8, 3 / 8, 5 / 16, 5 / 16, 35 / 128), start=1):
        V = [[1.0] * m, [-1.0] * m]
        what = (f"常数 ±1 在 {m} 个点上的复杂度", f"the complexity of the constants ±1 on {m} points")
        near(answer.empirical_rademacher(V), value, V, what, HINT_ENUMERATION)
    for V, value, what in (
        (THRESHOLDS, 19 / 32, ("阈值函数的复杂度", "the complexity of thresholds")),
        (INTERVALS, 27 / 32, ("区间的复杂度", "the complexity of intervals")),
        (STUMPS, 3 / 4, ("双向阈值函数的复杂度", "the complexity of two-sided thresholds")),
        (ALL_FOUR, 1, ("全部标记的复杂度", "the complexity of all labellings")),
    ):
        near(answer.empirical_rademacher(V), value, V, what, HINT_ENUMERATION)


@check(points=0.5, book="(12.41)")
def test_small_domain(answer):
    """三个元素的样本空间上两个函数：抽两个与三个点 /
    Two functions on a sample space of three elements: two and three points drawn"""
    F, probs = [[1.0, -1.0, 1.0], [-1.0, -1.0, 1.0]], [0.5, 0.25, 0.25]
    for m, value in ((2, 3 / 8), (3, 5 / 16)):
        what = (f"m = {m} 时的复杂度", f"the complexity for m = {m}")
        near(answer.expected_rademacher(F, probs, m), value, F, what, HINT_EXPECTED)


@check(
    points=2,
    book="(12.40)",
    given={"V": matrices((1, 6), (1, 5), stretch=FEW).map(_shape)},
    also=pins.enumeration,
    examples=40,
)
def test_enumeration(answer, V):
    """经验复杂度：对任何函数值与每个 m / The empirical complexity, for any values and each m"""
    near(answer.empirical_rademacher(V), rademacher(V), V, ("经验复杂度", "the empirical complexity"), HINT_ENUMERATION)


@check(
    points=2,
    given={"B": edges(0.0, 10.0), "m": st.integers(1, 12)},
    also=pins.bounded_constants,
    strict_given={"B": st.one_of(edges(0.0, 10.0), edges(0.0, 1e6)), "m": st.integers(13, 200)},
    strict=pins.many_points,
)
def test_bounded_constants(answer, B, m):
    """全体绝对值不超过 B 的常数：每个 σ 各挑一个 / All constants of size B at most: each σ chooses its own"""
    near(
        answer.rademacher_bounded_constants(B, m),
        Fraction(B) * walk(m) / m,
        [[B]],
        ("全体常数的复杂度", "the complexity of all constants"),
        HINT_CONSTANTS,
    )


@check(points=1.5, book="(12.41)", given={"task": domains()}, also=pins.expected_inputs, examples=40)
def test_expected(answer, task):
    """Rademacher 复杂度：对所有可能抽到的样本求期望，同一元素可以抽到几次 /
    The Rademacher complexity: the expectation over all samples that may be drawn, elements drawn repeatedly included"""
    F, probs, m = task["F"], task["probs"], task["m"]
    got = answer.expected_rademacher(F, probs, m)
    near(got, expected(F, probs, m), F, ("复杂度", "the complexity"), HINT_EXPECTED)


@check(
    points=1,
    book="(12.50)",
    given={
        "H": st.integers(1, 5).flatmap(
            lambda m: st.lists(st.lists(st.sampled_from([-1, 1]), min_size=m, max_size=m), min_size=1, max_size=8)
        ),
        "seed": seeds(),
    },
    also=pins.relations,
    examples=25,
)
def test_relations(answer, H, seed):
    """给所有函数加上同一个函数，复杂度不变；乘以 a，变成 |a| 倍；把 ±1 的标记换成错分的 0/1，变成一半 /
    One function added to all leaves the complexity as it is; a factor a makes it |a| times as large; errors 0/1 for labels ±1 halve it
    """
    rng = np.random.default_rng(seed)
    H = np.array(H, dtype=float)
    a, shift, y = -1.5, rng.integers(-4, 5, size=H.shape[1]), rng.choice([-1, 1], size=H.shape[1])
    R = rademacher(H.tolist())
    for V, exact, what in (
        (H + shift, R, ("加上同一函数后的复杂度", "the complexity after adding one function to all")),
        (a * H, abs(Fraction(a)) * R, ("乘以 -1.5 后的复杂度", "the complexity after multiplying by -1.5")),
        ((y != H) * 1.0, R / 2, ("错分函数的复杂度", "the complexity of the errors")),
    ):
        near(answer.empirical_rademacher(V.tolist()), exact, V, what, HINT_ENUMERATION)


@check(
    points=1,
    book="(12.52)",
    given={"count": labelings()},
    also=pins.massart,
    strict_given={"count": labelings(far=True)},
)
def test_massart(answer, count):
    """(12.52) 的右边不小于复杂度 / The right side of (12.52), which is not below the complexity"""
    n_labelings, m = count["n_labelings"], count["m"]
    with hint(*HINT_MASSART):
        close(
            answer.massart_bound(n_labelings, m),
            math.log(n_labelings) ** 0.5 * (2 / m) ** 0.5,
            ("(12.52) 的右边", "the right side of (12.52)"),
            abs=0,
        )
        if n_labelings == 5 and m == 4:
            bound = number(answer.massart_bound(5, 4), ("(12.52) 的右边", "the right side of (12.52)"))
            at_most(19 / 32, bound, ("阈值函数的复杂度", "the complexity of thresholds"))


@picture(
    "三个函数空间在八个点上：上确界随 σ 的分布，竖线是它的平均",
    "Three classes on eight points: how the supremum is distributed over σ; the line is its mean",
    alt=(
        "三幅直方图：单个常数关于 0 对称，平均为 0；全体常数都不小于 0；阈值函数更靠右",
        "Three histograms: a single constant is symmetric about 0 with mean 0; all constants are never below 0; thresholds lie "
        "further right",
    ),
)
def draw_suprema(figure, answer, reference, says):
    m = 8
    S = np.array(signs(m))
    classes = (
        ([[1.0] * m], says("常数 1", "the constant 1")),
        ([[1.0] * m, [-1.0] * m], says("全体常数，B = 1", "all constants, B = 1")),
        ([[1.0] * k + [-1.0] * (m - k) for k in range(m + 1)], says("阈值函数", "thresholds")),
    )
    panels = figure.subplots(3, 1, sharex=True)
    for axes, (V, name) in zip(panels, classes, strict=True):
        suprema = (S @ np.array(V).T).max(axis=1) / m
        axes.hist(suprema, bins=np.arange(-1.0625, 1.1, 0.125), color="lightgray")
        axes.axvline(float(answer.empirical_rademacher(V)), color="black")
        axes.set_title(name, fontsize="small")
    panels[-1].set_xlabel(says("上确界", "the supremum"))
    figure.tight_layout()


HINT_ENUMERATION = (
    "对每个 σ：求各函数的 Σ σ_i f(z_i)/m，取最大的（不取绝对值）；再对 2^m 个 σ 平均。",
    "For each σ take Σ σ_i f(z_i)/m of every function and the largest of these, without absolute value; then the mean over all "
    "2^m of them.",
)
HINT_SINGLETON = (
    "只有一个函数，没有什么可取最大；E σ_i 是多少？",
    "One function, nothing to maximise over; what is E σ_i?",
)
HINT_CONSTANTS = (
    "对给定的 σ，c 可以选得与 Σσ 同号。",
    "For a given σ the constant c may be chosen with the sign of Σσ.",
)
HINT_EXPECTED = (
    "列举 n^m 个有次序的样本，同一元素可以重复出现，概率是各元素概率之积。",
    "List the n^m ordered samples, in which an element may occur repeatedly; multiply the probabilities of their elements.",
)
HINT_MASSART = (
    "(12.52) 的根号下有什么，没有什么？试几个 m；对数是自然对数。",
    "What stands under the root of (12.52), and what does not? Try several m; the logarithm is natural.",
)


def near(got, exact, V, what, shown):
    """The complexity of V, within what the contract allows."""
    size = max(abs(float(x)) for row in V for x in row)
    with hint(*shown):
        close(got, float(exact), what, abs=1e-9 * size, rel=0)


THRESHOLDS = [[1.0] * k + [-1.0] * (4 - k) for k in range(5)]
INTERVALS = [[1.0 if i <= k < j else -1.0 for k in range(4)] for i in range(4) for j in range(i + 1, 5)] + [[-1.0] * 4]
STUMPS = THRESHOLDS + [[-x for x in row] for row in THRESHOLDS[1:4]]
ALL_FOUR = [[float(x) for x in row] for row in signs(4)]


@memo
def walk(m) -> Fraction:
    """E|Σσ|, from the distribution of Σσ, found by adding one sign after the other."""
    ways = {0: 1}
    for _ in range(m):
        more = {}
        for total, count in ways.items():
            for sign in (-1, 1):
                more[total + sign] = more.get(total + sign, 0) + count
        ways = more
    return Fraction(sum(abs(total) * count for total, count in ways.items()), 2**m)


@memo
def expected(F, probs, m) -> float:
    """Sums over the multisets of m elements, their values put in order."""
    total, n = [], len(probs)
    for counts in product(range(m + 1), repeat=n) if n <= 5 else _few(n, m):
        if sum(counts) == m:
            chance = math.factorial(m)
            for count, p in zip(counts, probs, strict=True):
                chance = chance * p**count / math.factorial(count)
            if chance:
                drawn = [k for k, count in enumerate(counts) for _ in range(count)]
                total.append(chance * float(rademacher([[row[k] for k in drawn] for row in F])))
    return math.fsum(total)


def _few(n, m):
    """The counts of one or two elements among many."""
    unit = np.eye(n, dtype=int).tolist()
    if m == 1:
        return unit
    return [[a + b for a, b in zip(unit[i], unit[j], strict=True)] for i in range(n) for j in range(i, n)]
