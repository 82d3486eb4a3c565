"""Checks of exercise 12.5."""

from itertools import product
from math import inf

import numpy as np
from hypothesis import strategies as st

from grader.checks import (
    array, at, check, equal, exercise, fail, hint, integer, labels, mapping, memo, number, one_of, picture, require,
    sequence
)  # fmt: skip
from grader.strategies import grid, matrices, without

from .pins import ex12_05 as pins
from .pins.ex12_05 import LAST, SIGNS, SMALL_BOUNDS

EXERCISE = exercise(
    kind="compute",
    book="§12.4，定义 12.6，定义 12.7 / definitions 12.6 and 12.7",
    patterns=["certificate", "oracle", "derived formula"],
    hints=[
        (
            "一个特征就是把各点排成一列。树桩从这一列上切下什么？",
            "A feature puts the points into an order. What does a stump cut off from it?",
        ),
        (
            "固定 s：一个序里大小为 s 的前缀有几个，后缀有几个？n 个序一共至多几个？而大小为 s 的子集有多少？",
            "Fix s: how many beginnings of size s has an order, and how many ends? How many have n orders at most? And how many sets "
            "of size s are there?",
        ),
        (
            "最难凑齐的是含一半点的子集。点少时，可以逐个特征地挑一个序，使它给出的新子集最多。",
            "The sets of half the points are the hardest to get. For few points, choose an order for one feature after the other "
            "such that it gives the most new sets.",
        ),
    ],
    contract=[
        (
            "X 至多 16 行、10 列；不相等的数至少相差 10⁻⁶，绝对值不超过 10⁶",
            "X has up to 16 rows and 10 columns; unequal numbers differ by 10⁻⁶ at least, and none is larger than 10⁶",
        ),
        (
            "特征至多 10000 个（shatter 中至多 9 个）；growth_one_feature 中 m 至多 1000，dichotomy_bound 中至多 100",
            "Up to 10000 features (9 in shatter); m up to 1000 in growth_one_feature, up to 100 in dichotomy_bound",
        ),
    ],
    written={
        "proof": [
            (
                "上界：每个特征对每个大小至多给出一个前缀和一个后缀，与子集的个数比较",
                "Above: a feature gives one beginning and one end of each size at most; compared with the number of sets",
            ),
            (
                "下界：说明怎样选各特征的序，或者对小的 n 给出点集",
                "Below: how the orders are chosen, or shattered points for small n",
            ),
        ]
    },
)


def tables_of(rows=(1, 8), columns=(1, 3)):
    """Points on few columns; unequal numbers differ by 1e-6 at least."""
    return matrices(rows, columns, stretch=without("long", "fine"))


@st.composite
def too_many_points(draw):
    """More rows than the VC dimension, most of them but one or two more."""
    n = draw(st.integers(1, 5))
    m = (2, 3, 4, 4, 5)[n - 1] + draw(st.sampled_from((1, 1, 2, 3)))
    return draw(matrices((m, m), (n, n), stretch=without("long", "wide", "fine")))


@check(
    points=0.5,
    given={
        "X": tables_of(),
        "place": st.integers(0, 10**6),
        "threshold": st.one_of(st.none(), st.sampled_from([inf, -inf]), grid(-5, 5, 0.5)),
        "sign": st.sampled_from(SIGNS),
    },
    also=pins.predictions,
    strict=pins.near_predictions,
    examples=40,
)
def test_predictions(answer, X, place, threshold, sign):
    """树桩在阈值的两侧、阈值上和 ±inf 时都预测得对 /
    A stump predicts rightly on both sides of its threshold, on it, and if it is ±inf"""
    X = np.asarray(X, dtype=float)
    row, feature = divmod(place % X.size, X.shape[1])
    stump = {"feature": feature, "threshold": threshold, "sign": sign}
    if threshold is None:
        stump["threshold"] = float(X[row, feature])
    got = labels(answer.stump_predict(stump, X), len(X), SIGNS, ("预测", "the predictions"))
    with hint(*HINT_STUMP):
        equal(got, outputs(stump, X), ("预测", "the predictions"))


@check(points=0.5)
def test_line(answer):
    """一条直线上的三个点有六种对分 / Three points on a line have six dichotomies"""
    got = labellings(answer.dichotomies(np.array([[0.0], [1.0], [2.0]])), 3)
    with hint(*HINT_DICHOTOMIES):
        equal(
            sorted(got),
            [(-1, -1, -1), (-1, -1, 1), (-1, 1, 1), (1, -1, -1), (1, 1, -1), (1, 1, 1)],
            ("对分（已排序）", "the dichotomies (sorted)"),
        )


@check(points=2, given={"X": tables_of()}, also=pins.dichotomies, examples=40)
def test_dichotomies(answer, X):
    """对分不多不少：每一列、每个阈值、两种符号，有相等的数、重合的点时也对 /
    The dichotomies are complete and no more: each column, threshold and sign, with equal numbers and points that coincide
    """
    X = np.asarray(X, dtype=float)
    got, wanted = labellings(answer.dichotomies(X), len(X)), realized(X.tolist())
    with hint(*HINT_DICHOTOMIES):
        if missing := sorted(wanted - got):
            fail(
                f"缺少标记 {missing[0]}，有树桩实现它（共缺 {len(missing)} 种）",
                f"Labels {missing[0]} are missing, which some stump realises ({len(missing)} labellings are missing)",
                got=sorted(got),
            )
        if surplus := sorted(got - wanted):
            fail(f"没有树桩实现标记 {surplus[0]}", f"No stump realises the labels {surplus[0]}", got=sorted(got))


@check(
    points=1, given={"m": st.integers(1, 60)}, also=pins.growth, strict_given={"m": st.integers(1, 1000)}, examples=10
)
def test_growth(answer, m):
    """一个特征时的增长函数，从一个点到很多点 / The growth function of one feature, from one point to many"""
    with hint(*HINT_GROWTH):
        equal(integer(answer.growth_one_feature(m)), most_on_a_line(m), ("对分的个数", "the number of dichotomies"))


@check(
    points=1,
    given={"n": st.integers(1, 40), "m": st.integers(1, 20)},
    also=pins.bound,
    strict_given={"n": st.one_of(st.integers(1, 40), st.integers(1, 10_000)), "m": st.integers(1, 100)},
    examples=30,
)
def test_bound(answer, n, m):
    """对分个数的上界：对每个 s 都取两个数中较小的 /
    The bound on the number of dichotomies takes the smaller number for each s"""
    wanted = SMALL_BOUNDS.get((n, m))
    if wanted is None:
        wanted = 2 + sum(min(2 * n, row) for row in pascal(m)[1:-1])
    with hint(*HINT_BOUND):
        equal(integer(answer.dichotomy_bound(n, m)), wanted, ("上界", "the bound"))


@check(points=1)
def test_few_features(answer):
    """一个到十个特征时的 VC 维 / The VC dimension with one to ten features"""
    for n, wanted in enumerate((2, 3, 4, 4, 5, 5, 5, 5, 5, 6), start=1):
        with at(f"{n} 个特征", f"{n} features"), hint(*HINT_VC):
            equal(integer(answer.vc_dimension(n)), wanted, ("VC 维", "the VC dimension"))


@check(
    points=1,
    given={"n": st.integers(1, 300)},
    also=pins.many_features,
    strict_given={"n": st.integers(1, 10_000)},
    examples=20,
)
def test_many_features(answer, n):
    """特征很多时的 VC 维 / The VC dimension with many features"""
    wanted = 1 + sum(step <= n for step in LAST)
    with hint(*HINT_VC):
        equal(integer(answer.vc_dimension(n)), wanted, ("VC 维", "the VC dimension"))


@check(points=1.5, given={"n": st.integers(1, 4)}, also=pins.shattering, strict=pins.more_shattering, examples=1)
def test_shattering(answer, n):
    """shatter 给出 VC 维那么多个点，并对每一种标记给出实现它的树桩 /
    shatter gives as many points as the VC dimension says, and for each labelling a stump that realises it"""
    m = 1 + sum(step <= n for step in LAST)
    points, stumps = sequence(answer.shatter(n), 2, ("点与树桩", "points and stumps"))
    points = array(points, (m, n), ("各点", "the points"))
    with hint(*HINT_SHATTER):
        stumps = mapping(stumps, product(SIGNS, repeat=m), ("各标记的树桩", "the stumps of the labellings"))
        for y in product(SIGNS, repeat=m):
            predicted = outputs(a_stump(stumps[y], n), points)
            require(
                predicted == list(y),
                f"标记 {y} 的树桩预测的是 {tuple(predicted)}",
                f"The stump of labels {y} predicts {tuple(predicted)}",
                got=(points, stumps[y]),
            )


@check(points=1.5, given={"X": too_many_points()}, also=pins.unrealized, examples=40)
def test_unrealized(answer, X):
    """unrealized_labels 的标记没有任何树桩能实现 / No stump realises the labels of unrealized_labels"""
    X = np.asarray(X, dtype=float)
    y = labels(answer.unrealized_labels(X), len(X), SIGNS, ("标记", "the labels"))
    stump = realized(X.tolist(), with_stumps=True).get(tuple(map(int, y)))
    with hint(*HINT_UNREALIZED):
        require(stump is None, f"树桩 {stump} 实现了这组标记", f"The stump {stump} realises these labels", got=y)


@picture(
    "两个特征、三个点：八种标记各有一个树桩",
    "Two features, three points: a stump for each of the eight labellings",
    alt=(
        "八幅小图，每幅有三个点和一条竖直或水平的直线，两侧标记不同",
        "Eight small planes with three points each and a vertical or horizontal line between the labels",
    ),
)
def draw_stumps(figure, answer, reference, says):
    points, stumps = answer.shatter(2)
    points = np.asarray(points, dtype=float)
    low, high = points.min() - 0.7, points.max() + 0.7
    figure.set_size_inches(9, 4.8)
    for axes, y in zip(figure.subplots(2, 4).ravel(), product(SIGNS, repeat=3), strict=True):
        stump = stumps[y]
        x1, x2 = np.meshgrid(np.linspace(low, high, 120), np.linspace(low, high, 120))
        side = stump["sign"] * np.where((x1, x2)[stump["feature"]] > stump["threshold"], 1, -1)
        axes.contourf(x1, x2, side, levels=[-2, 0, 2], colors=["#f6e3db", "#dbe9f6"])
        for point, label in zip(points, y, strict=True):
            axes.text(*point, "+" if label > 0 else "−", ha="center", va="center", fontsize=14)
        name = says("特征", "feature")
        axes.set_title(f"{name} {stump['feature']} > {stump['threshold']:g}: {stump['sign']:+d}", fontsize=9)
        axes.set(xlim=(low, high), ylim=(low, high), xticks=[], yticks=[], aspect="equal")


HINT_STUMP = ("x_j > t 时预测 s，x_j = t 时预测什么？", "It predicts s if x_j > t; and what if x_j = t?")
HINT_DICHOTOMIES = (
    "每一列、每个切法、两种符号都要试，也包括把所有点放在同一边；相等的数切不开。",
    "Try each column, each cut and both signs, all points on one side included; equal numbers are never cut apart.",
)
HINT_GROWTH = (
    "排成一列的 m 个点有几处可切？两种符号中有没有重复的？",
    "In how many places can m points in a row be cut? Do the two signs give some labellings twice?",
)
HINT_BOUND = (
    "恰有 s 个 +1：一个序里能切下几个大小为 s 的集合？它们共有多少个？从 0 到 m 每个 s 各计一次。",
    "Exactly s labels +1: how many sets of size s are cut off from one order? How many are there in all? Each s from 0 to m counts "
    "once.",
)
HINT_VC = (
    "m 个点被打散，就是每个子集都能切下来。哪种大小的子集最多，2n 个前缀和后缀够不够？",
    "If m points are shattered, every set is cut off. Which size has the most sets, and do 2n beginnings and ends suffice?",
)
HINT_SHATTER = (
    "n = 2 时：两个特征各给三个点排一个序，使每个点都有一次在端点上。全部相同的标记也要有树桩。",
    "For n = 2: two orders of three points such that each point stands at an end once. Equal labels for all need a stump, too.",
)
HINT_UNREALIZED = (
    "一列实现不了的标记，别的列也许能实现；两种符号都要考虑。点少时可以逐个试。",
    "What one column does not realise another may, with either sign. Few points can be tried out.",
)


def outputs(stump, X):
    """What a stump predicts, row by row."""
    return [stump["sign"] if row[stump["feature"]] > stump["threshold"] else -stump["sign"] for row in np.asarray(X)]


def a_stump(got, n):
    """The answer as a stump of plain numbers on n features."""
    got = mapping(got, ("feature", "threshold", "sign"), ("树桩", "the stump"))
    return {
        "feature": integer(one_of(got["feature"], range(n), ("树桩的 feature", "the feature of the stump"))),
        "threshold": number(got["threshold"], ("树桩的 threshold", "the threshold of the stump"), allow_infinite=True),
        "sign": integer(one_of(got["sign"], SIGNS, ("树桩的 sign", "the sign of the stump"))),
    }


def labellings(got, m):
    """A set, list or tuple of labellings of m points as a set of tuples."""
    if isinstance(got, (set, frozenset)):
        got = list(got)
    got = sequence(got, None, ("对分", "the dichotomies"))
    return {tuple(map(int, labels(y, m, SIGNS, ("一种标记", "a labelling")))) for y in got}


@memo
def realized(X, with_stumps=False):
    """All labellings that stumps realise, by definition: the points above each number of each column, and the rest."""
    found = {}
    for j in range(len(X[0])):
        for t in {-inf, *(row[j] for row in X)}:
            for sign in SIGNS:
                found[tuple(sign if row[j] > t else -sign for row in X)] = {"feature": j, "threshold": t, "sign": sign}
    return found if with_stumps else set(found)


@memo
def most_on_a_line(m):
    """How many sets of m points in a row are the points above a cut, or those that are not, by counting."""
    above = {(cut, m) for cut in range(m)} | {(0, 0)}  # from the cut to the end; the empty set
    below = {(0, cut) for cut in range(1, m + 1)} | {(0, 0)}
    return len(above | below)


@memo
def pascal(m):
    """How many sets there are of each size."""
    row = [1]
    for _ in range(m):
        row = [a + b for a, b in zip([0, *row], [*row, 0], strict=True)]
    return row
