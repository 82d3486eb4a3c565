"""Checks of exercise 12.9."""

from fractions import Fraction

import numpy as np
from hypothesis import strategies as st

from grader.checks import array, check, close, exercise, fail, hint, integers, one_of, picture, require, sequence
from grader.strategies import matrices, seeds

from .pins import ex12_09 as pins
from .pins.ex12_09 import MANY, SMALL
from .shared import rademacher, signs

EXERCISE = exercise(
    kind="prove",
    book="§12.5, (12.40), (12.41)",
    patterns=["two sides", "certificate", "witness"],
    hints=[
        (
            "固定一个 σ：和空间中的上确界与两个上确界是什么关系？",
            "Fix one σ: how is the supremum over the sum related to the two suprema?",
        ),
        (
            "f 与 g 可以各自选取。选法互相牵制，或者两项可以抵消时，才会变小。",
            "f and g may be chosen each for itself. It gets less only where one choice ties the other, or where the terms cancel.",
        ),
        (
            "绝对值：让 f + g 抵消而 f、g 各自不为 0。配对：让 f_i 好的 σ 恰是 g_i 坏的 σ。",
            "Absolute value: let f + g cancel while neither is 0. Pairs: let g_i be bad for the σ for which f_i is good.",
        ),
    ],
    contract=[
        (
            "m 至多 8，各数的绝对值不超过 10⁶；V1、V2 各至多 200 个函数，个数之积乘以 2^m 不超过 20000",
            "m up to 8, numbers of at most 10⁶; up to 200 functions in V1 and in V2, and the product of both numbers and 2^m at most 20000",
        ),
        (
            "误差不超过 10⁻⁹ 乘以函数值的最大绝对值；maximizers 离上确界也不超过这么多，哪怕两个函数几乎一样",
            "Errors of at most 10⁻⁹ times the largest size of a function value; maximizers miss the supremum by no more, even where two functions are "
            "almost equal",
        ),
    ],
    written={
        "proof": [
            (
                "对每个 σ，独立选取的两项之和的上确界等于两个上确界之和",
                "For each σ the supremum of a sum of two independent choices is the sum of the suprema",
            ),
            ("对 σ 求期望，再对 Z 求期望", "Expectation over σ, then over Z"),
            (
                "说明按 (12.40) 等号总成立，以及何处会严格",
                "Says that by (12.40) both are always equal, and where it is strict",
            ),
        ]
    },
)


@st.composite
def two_classes(draw, points=(1, 5)):
    """{"V1", "V2"}: classes of the same number of points, within what the contract allows."""
    m = draw(st.integers(*points))
    V1 = matrices((1, 4), (m, m), stretch=STRETCH)
    V2 = matrices((1, 4), (m, m), stretch=STRETCH)
    both = draw(V1), draw(V2)
    if draw(st.booleans()):
        both = both[::-1]
    first, second = (V.tolist() for V in both)
    if len(first) > len(second):
        first = first[: min(200, 20000 // 2**m // len(second))]
    else:
        second = second[: min(200, 20000 // 2**m // len(first))]
    return {"V1": first, "V2": second}


@check(points=1)
def test_small_classes(answer):
    """三个点上两个小的函数空间：左边与右边 / Two small classes on three points: both sides"""
    with hint(*HINT_SIDES):
        got = sequence(answer.sides(SMALL["V1"], SMALL["V2"]), 2, ("两边", "both sides"))
        close(got[0], 11 / 12, ("左边", "the left side"))
        close(got[1], 1 / 4 + 2 / 3, ("右边", "the right side"))


@check(points=1.5, given={"classes": two_classes()}, also=pins.classes, strict=pins.hard_classes, examples=40)
def test_sum_class(answer, classes):
    """和空间由所有成对的和组成，不多也不少 / The sum consists of all sums of pairs, no more and no fewer"""
    V1, V2 = np.array(classes["V1"]), np.array(classes["V2"])
    got = array(answer.sum_class(classes["V1"], classes["V2"]), (None, V1.shape[1]), ("和空间", "the sum"))
    every = (V1[:, None] + V2[None]).reshape(-1, V1.shape[1])
    slack = 1e-9 * size(classes["V1"], classes["V2"])
    with hint(*HINT_SUM):
        if len(got) == 0:
            fail("和空间是空的", "The sum is empty", got=got)
        for rows, others, told in (
            (every, got, ("和空间缺少函数", "The sum lacks the function")),
            (got, every, ("和空间多出函数", "The sum holds a function that is no sum:")),
        ):
            off = [row for row in rows if np.abs(others - row).max(axis=1).min() > slack]
            if off:
                shown = [float(x) for x in off[0]]
                fail(f"{told[0]} {shown}", f"{told[1]} {shown}", got=got)


@check(
    points=3.5,
    book="(12.40)",
    given={"classes": two_classes()},
    also=pins.classes,
    strict_given={"classes": two_classes((1, 6))},
    strict=pins.hard_classes,
    examples=30,
)
def test_sides(answer, classes):
    """两边各按定义计算，对任何函数空间 / Both sides are what the definition says, for any classes"""
    V1, V2 = classes["V1"], classes["V2"]
    left, right = sequence(answer.sides(V1, V2), 2, ("两边", "both sides"))
    exact = float(rademacher(V1) + rademacher(V2))
    slack = 1e-9 * size(V1, V2)
    with hint(*HINT_SIDES):
        close(left, exact, ("左边", "the left side"), abs=slack, rel=0)
        close(right, exact, ("右边", "the right side"), abs=slack, rel=0)


@check(
    points=2,
    given={"classes": two_classes(), "seed": seeds()},
    also=pins.maximizers,
    strict_given={"classes": two_classes((1, 8)), "seed": seeds()},
    strict=pins.hard_maximizers,
    examples=40,
)
def test_maximizers(answer, classes, seed):
    """对每个 σ，f_i + g_j 达到和空间中的上确界 / For each σ, f_i + g_j attains the supremum over the sum"""
    V1, V2 = classes["V1"], classes["V2"]
    m = len(V1[0])
    every = signs(m)
    if m > 3:
        every = [every[k] for k in np.random.default_rng(seed).choice(len(every), size=6, replace=False)]
    exact = [[[Fraction(x) for x in row] for row in V] for V in (V1, V2)]
    slack = m * Fraction(size(V1, V2)) / 10**9
    for sigma in every:
        chosen = sequence(answer.maximizers(V1, V2, list(sigma)), 2, ("下标 (i, j)", "the indices (i, j)"))
        sums = [[sum(s * x for s, x in zip(sigma, row, strict=True)) for row in V] for V in exact]
        i, j = (
            one_of(k, range(len(V)), ("下标", "the index")) for k, V in zip(integers(chosen, 2), (V1, V2), strict=True)
        )
        got, best = sums[0][int(i)] + sums[1][int(j)], max(sums[0]) + max(sums[1])
        with hint(*HINT_MAXIMA):
            require(
                got >= best - slack,
                f"σ = {sigma} 时 (i, j) = {int(i), int(j)} 的和是 {float(got):.10g}，上确界是 {float(best):.10g}（都未除以 m）",
                f"For σ = {sigma}, (i, j) = {int(i), int(j)} gives {float(got):.10g}, the supremum is {float(best):.10g} (neither "
                "divided by m)",
            )


@check(points=1, given={"m": st.integers(1, 8)}, also=pins.strict_for_absolute, examples=1)
def test_strict_for_absolute(answer, m):
    """定义带绝对值时，左边严格小于右边的例子 /
    An example where the left side is strictly less, if the definition has an absolute value"""
    got = sequence(answer.strict_for_absolute(m), 2, ("(V1, V2)", "(V1, V2)"))
    V1, V2 = (a_class(V, m, name) for V, name in zip(got, (("V1", "V1"), ("V2", "V2")), strict=True))
    sums = [[a + b for a, b in zip(f, g, strict=True)] for f in V1 for g in V2]
    with hint(*HINT_ABSOLUTE):
        judge_strict(V1, V2, sums, True)


@check(points=1, given={"m": st.integers(1, 8)}, also=pins.strict_for_absolute, examples=1)
def test_strict_for_pairs(answer, m):
    """只取配对和时，左边严格小于右边的例子 / An example where the left side is strictly less, if sums are paired"""
    got = sequence(answer.strict_for_pairs(m), 2, ("(V1, V2)", "(V1, V2)"))
    V1, V2 = (a_class(V, m, name) for V, name in zip(got, (("V1", "V1"), ("V2", "V2")), strict=True))
    require(
        len(V1) == len(V2),
        f"V1 有 {len(V1)} 个函数，V2 有 {len(V2)} 个：配对和要求一样多",
        f"V1 has {len(V1)} functions and V2 has {len(V2)}: paired sums need as many of each",
    )
    sums = [[a + b for a, b in zip(f, g, strict=True)] for f, g in zip(V1, V2, strict=True)]
    with hint(*HINT_PAIRS):
        judge_strict(V1, V2, sums, False)


@picture(
    "一个 σ 之下，两个空间中各函数的 Σσf/m、Σσg/m 以及和空间中的 Σσ(f + g)/m",
    "Under one σ: Σσf/m and Σσg/m of the functions of both classes, and Σσ(f + g)/m over their sum",
    alt=(
        "三行点：F1、F2 与和空间；竖线标出各行的最大值，第三行的最大值是前两行最大值之和",
        "Three rows of points, F1, F2 and the sum; a mark shows the largest of each, and the third is the sum of the first two",
    ),
)
def draw_suprema(figure, answer, reference, says):
    sigma = np.array([1, -1, 1, 1, -1])
    V1, V2 = MANY["V1"][:5], MANY["V2"][:4]
    i, j = (int(k) for k in sequence(answer.maximizers(V1, V2, sigma.tolist()), 2))
    rows = [np.array(V) @ sigma / 5 for V in (V1, V2)]
    rows.append((rows[0][:, None] + rows[1]).ravel())
    tops = [rows[0][i], rows[1][j], rows[0][i] + rows[1][j]]
    axes = figure.subplots()
    for height, (row, top) in enumerate(zip(rows, tops, strict=True)):
        axes.plot(row, [2 - height] * len(row), "o", color="gray", alpha=0.5)
        axes.plot([top], [2 - height], "|", color="black", markersize=24)
    axes.set_yticks([2, 1, 0], ["F1", "F2", "F1 + F2"])
    axes.set(ylim=(-0.6, 2.6), xlabel=says("与 σ 的相关", "correlation with σ"))
    figure.tight_layout()


HINT_SUM = (
    "F1 的每个函数与 F2 的每个函数相加：逐点相加，k·l 对一个不少。",
    "Add each function of F1 to each function of F2, point by point: all k·l pairs.",
)
HINT_SIDES = (
    "对每个 σ 取最大的 Σ σ_i f(z_i)/m（不取绝对值），再对 2^m 个 σ 平均；左边在和空间上取。",
    "For each σ take the largest Σ σ_i f(z_i)/m, without absolute value, then the mean over 2^m of them; for the left over the sum.",
)
HINT_MAXIMA = ("给定 σ，f 与 g 可以各自选取。", "For a given σ, f and g may be chosen each for itself.")
HINT_ABSOLUTE = (
    "怎样的 f 与 g 使 |Σσ(f + g)| 很小，而 |Σσf| 与 |Σσg| 都不小？",
    "For which f and g is |Σσ(f + g)| small, while neither |Σσf| nor |Σσg| is?",
)
HINT_PAIRS = (
    "配对和少了许多选法：让 f_i 取到最大时 g_i 取不到。",
    "Paired sums leave many choices out: let g_i not be the largest where f_i is.",
)
STRETCH = ("small", "large", "offset", "fine", "duplicate", "constant", "dependent", "long")


def size(V1, V2) -> float:
    """The largest function value, of which the error that is allowed is a part."""
    return max(abs(float(x)) for V in (V1, V2) for row in V for x in row)


def a_class(got, m, what):
    """A class that the student made: the rows of its values."""
    V = array(got, (None, m), what)
    require(
        1 <= len(V) <= 20,
        f"{what[0]} 有 {len(V)} 个函数，应有 1 到 20 个",
        f"{what[1]} has {len(V)} functions; there should be 1 to 20",
    )
    require(
        np.abs(V).max() <= 1e6, f"{what[0]} 中有数超过 10^6", f"{what[1]} holds numbers above 10^6 in size", got=got
    )
    return V.tolist()


def judge_strict(V1, V2, sums, absolute):
    left, right = rademacher(sums, absolute), rademacher(V1, absolute) + rademacher(V2, absolute)
    require(
        right - left >= Fraction(1, 10**6) - Fraction(1, 10**15),
        f"左边是 {float(left):.10g}，右边是 {float(right):.10g}",
        f"The left side is {float(left):.10g}, the right side {float(right):.10g}",
        got=(V1, V2),
    )
