"""Checks of exercise cookbook11.2."""

from fractions import Fraction

import numpy as np
from hypothesis import strategies as st

from grader.checks import at, check, close, equal, exercise, hint, integers, picture, require, sequence
from grader.strategies import seeds

from .pins import cookbook11_02 as pins
from .pins.cookbook11_02 import ORDERS, PROFILES, RANK_TABLE, RULES, SCORES, profile, score_table

EXERCISE = exercise(
    kind="program",
    book="§11.4",
    patterns=["oracle", "witness"],
    hints=[
        (
            "先在讲义的两张表上手算，把类别号减 1。所有名次分之和应是 L·C(C+1)/2。",
            "Begin with the two tables of the notes by hand, class numbers less 1. All rank points add up to L·C(C+1)/2.",
        ),
        (
            "名次表的一行列出的是类，不是名次；分数表按类别号对齐。",
            "A row of a ranking lists classes, not ranks; scores are aligned by class.",
        ),
        (
            "三个类的名次表只有六种，要找的是六个个数。可以事先写个小程序搜索，答案里只留结果，再按 a, b, c 换名。",
            "There are only six rankings of three classes, so you are looking for six counts. Search for them with a small program beforehand, "
            "keep the result only, and rename it by a, b, c.",
        ),
    ],
)

HINT_PLURALITY = (
    "只数第一列；并列的全部报告，从小到大。",
    "Count the first column only; report all that tie, in ascending order.",
)
HINT_BORDA = (
    "第一名得 C 分，最后一名得 1 分；行里列的是类，分数要记到那个类头上。",
    "The first gets C points, the last 1; a row lists classes, and the points belong to the class that stands there.",
)
HINT_CONDORCET = (
    "对每一对类数一数谁在前面；正好一半不算超过一半；可能成环而没有胜者；第 0 类也可以是胜者。",
    "For each pair of classes count who is in front; exactly half is not more than half; there may be a cycle and no winner; class 0 may win, "
    "too.",
)
HINT_WINNERS = (
    "容差随绝对值最大的一项而变，不是固定的；并列的全部报告，从小到大。",
    "The tolerance goes with the entry that is largest in size, it is not fixed; report all that tie, in ascending order.",
)
HINT_TOTALS = (
    "按列（类）合计；规范化按行（分类器）。一个 0 使那一类的积为 0。",
    "Total by column (class); normalise by row (classifier). A single 0 makes the product of its class 0.",
)


@st.composite
def profiles(draw):
    return profile(draw(seeds()), draw(st.sampled_from(PROFILES)))


@st.composite
def point_lists(draw):
    """Ties exact or within 10⁻¹² of the size, near misses 10⁻⁶ apart, of all sizes and signs."""
    values = draw(st.lists(st.integers(-6, 6).map(float), min_size=2, max_size=9))
    if draw(st.booleans()):
        values[draw(st.integers(0, len(values) - 1))] = max(values)
    nudge = draw(st.sampled_from([0.0, 0.0, 1e-12, 1e-6, 1e-3]))
    scale = draw(st.sampled_from([1.0, 1.0, 1e-6, 1e-100, 1e6, 1e100]))
    most = max(map(abs, values)) or 1.0
    return [(value - (nudge * most if k % 2 else 0)) * scale for k, value in enumerate(values)]


@st.composite
def score_tables(draw):
    return score_table(draw(seeds()), draw(st.sampled_from(SCORES)))


@check(points=1, book="§11.4.2")
def test_rank_table(answer):
    """讲义的名次表：名次分与多数票 / The rank table of the notes: rank points and plurality"""
    with hint("六张表的名次分总和应是 6·6 = 36。", "The rank points of six rankings add up to 6·6 = 36."):
        equal(
            integers(answer.borda(RANK_TABLE), 3, ("名次分", "the rank points")),
            [13, 13, 10],
            ("名次分", "the rank points"),
        )
    with hint(*HINT_PLURALITY):
        equal(answer.plurality(RANK_TABLE), [0], ("多数票的胜者", "the winners by plurality"))


@check(points=1, book="§11.4.3")
def test_score_table(answer):
    """讲义的分数表：求和、规范化后求和、求积 /
    The score table of the notes: sums, sums after normalising, products"""
    cases = [
        ("sum", False, [2.8, 2.1, 1.0], 1e-9),
        # h₄ has .5, .05, .05 of .6; h₅ .3, .9, .1 of 1.3.
        ("sum", True, [3.064103, 1.925641, 1.010256], 1e-6),
        ("product", False, [0.00384, 0.0001215, 0.0000025], 1e-12),
    ]
    for rule, normalise, totals, slack in cases:
        got = answer.score_totals(SCORE_TABLE, rule, normalise)
        with hint(*HINT_TOTALS), at(f'"{rule}", {normalise}', f'"{rule}", {normalise}'):
            close(got, totals, ("合计", "the totals"), abs=slack, rel=0)


@check(points=1, book="§11.4.1", given={"rankings": profiles()}, also=pins.plurality, examples=30, hint=HINT_PLURALITY)
def test_plurality(answer, rankings):
    """多数票的所有胜者 / All winners by plurality"""
    equal(answer.plurality(rankings), firsts_of(rankings), ("多数票的胜者", "the winners by plurality"))


@check(points=1, book="§11.4.2", given={"rankings": profiles()}, also=pins.plurality, examples=30, hint=HINT_BORDA)
def test_borda(answer, rankings):
    """各类的名次分 / The rank points of all classes"""
    equal(answer.borda(rankings), points_of(rankings), ("名次分", "the rank points"))


@check(points=1, given={"rankings": profiles()}, also=pins.plurality, examples=40, hint=HINT_CONDORCET)
def test_condorcet(answer, rankings):
    """两两比较的胜者，没有时是 None / The winner by pairwise comparison, None if there is none"""
    winner, got = beaten_by_none(rankings), answer.condorcet(rankings)
    words = "两两比较的胜者", "the winner by pairwise comparison"
    if winner is None:
        require(
            got is None,
            "没有一类与其他每一类相比都超过半数，应返回 None",
            "No class is placed higher than each other one in more than half of the rankings: None is to be returned",
            expected=None,
            got=got,
        )
    else:
        equal(got, winner, words)


@check(points=1, given={"values": point_lists()}, also=pins.winners, examples=40, hint=HINT_WINNERS)
def test_winners(answer, values):
    """分数最高的所有类，不论分数大小 / All classes with the highest points, whatever the size of these"""
    exact = [Fraction(value) for value in values]
    slack = max(map(abs, exact)) / 10**8  # between the two borders of the stub
    best = [k for k, value in enumerate(exact) if value >= max(exact) - slack]
    equal(answer.winners(values), best, ("胜者", "the winners"))


@check(
    points=1.5,
    book="§11.4.3",
    given={"scores": score_tables(), "case": st.sampled_from(RULES)},
    also=pins.score_totals,
    examples=30,
    hint=HINT_TOTALS,
)
def test_score_totals(answer, scores, case):
    """求和与求积，规范化与不规范化 / Sums and products, with and without normalising"""
    rule, normalise = case
    totals = []
    rows = [[Fraction(float(x)) for x in row] for row in scores]
    if normalise:
        rows = [[x / sum(row) for x in row] for row in rows]
    for column in zip(*rows, strict=True):
        total = Fraction(rule == "product")
        for x in column:
            total = total * x if rule == "product" else total + x
        totals.append(float(total))
    close(answer.score_totals(scores, rule, normalise), totals, ("合计", "the totals"), abs=0, rel=1e-9)


@check(points=1.5, book="§11.4", given={"roles": st.sampled_from(ORDERS)}, also=pins.three_winners, examples=2)
def test_three_winners(answer, roles):
    """多数票、名次分、两两比较各选一类的名次表 /
    Rankings where plurality, rank points and pairwise comparison each elect another class"""
    a, b, c = roles
    got = answer.three_winners(a, b, c)
    rows = rankings_of_three(got)
    first = firsts_of(rows)
    with hint("让 a 的第一名最多，其余的表里都排最后。", "Let a be first most often, and last in all other rankings."):
        require(
            first == [a],
            f"多数票选出 {first}，应只选 {a}",
            f"Plurality elects {first}, and should elect {a} alone",
            got=got,
        )
    points = points_of(rows)
    with hint("b 应很少排最后。", "b should seldom be last."):
        require(
            top(points) == [b],
            f"名次分是 {points}，应是 {b} 独自最高",
            f"The rank points are {points}; {b} should be highest alone",
            got=got,
        )
    winner = beaten_by_none(rows)
    with hint(
        "c 与另外两类各比一次，每次都要超过半数。",
        "Compare c with each of the others: it needs more than half both times.",
    ):
        require(
            winner == c,
            f"两两比较的胜者是 {winner}，应是 {c}",
            f"The winner by pairwise comparison is {winner}, and should be {c}",
            got=got,
        )


@check(points=1, book="§11.4.2", given={"roles": st.sampled_from(ORDERS)}, also=pins.three_winners, examples=2)
def test_spoiler(answer, roles):
    """删掉一个落选的类，名次分的胜者就变了的名次表 /
    Rankings where deleting a losing class changes the winner by rank points"""
    a, b, c = roles
    got = answer.spoiler(a, b, c)
    rows = rankings_of_three(got)
    points = points_of(rows)
    with hint("c 夹在 b 与 a 中间时，给 b 多送了分。", "Where c stands between b and a, it is worth more points to b."):
        require(
            top(points) == [b],
            f"名次分是 {points}，应是 {b} 独自最高",
            f"The rank points are {points}; {b} should be highest alone",
            got=got,
        )
    with hint("只剩两类时，多数人更喜欢谁，谁就赢。", "With two classes left, the one that most prefer wins."):
        ahead = sum(row.index(a) < row.index(b) for row in rows)
        rest = {a: len(rows) + ahead, b: 2 * len(rows) - ahead}
        require(
            rest[a] > rest[b],
            f"删掉 {c} 之后，{a} 得 {rest[a]} 分，{b} 得 {rest[b]} 分，应是 {a} 独自最高",
            f"Without {c} the points are {rest[a]} for {a} and {rest[b]} for {b}; {a} should be highest alone",
            got=got,
        )


@picture(
    "你造的 three_winners(0, 1, 2)：三种规则",
    "Your three_winners(0, 1, 2) under three rules",
    alt=(
        "三幅柱形图：各类的第一名次数、名次分、两两比较中最少的支持数（虚线是半数）",
        "Three bar charts: first places, rank points, and the least support in a pairwise comparison (dashed: half of the rankings)",
    ),
)
def draw_rules(figure, answer, reference, says):
    rows = rankings_of_three(answer.three_winners(0, 1, 2))
    figure.set_size_inches(9, 3.2)
    firsts = [sum(row[0] == k for row in rows) for k in range(3)]
    points = integers(answer.borda(rows), 3)
    support = [min(sum(row.index(k) < row.index(j) for row in rows) for j in range(3) if j != k) for k in range(3)]
    titles = (
        says("第一名的次数", "first places"),
        says("名次分", "rank points"),
        says("两两比较中最少的支持数", "least support in a pair"),
    )
    for axes, values, title in zip(figure.subplots(1, 3), (firsts, points, support), titles, strict=True):
        axes.bar(range(3), values, color=["C1" if value == max(values) else "lightgray" for value in values])
        axes.set_xticks(range(3))
        axes.set_title(title, fontsize="small")
        axes.set_xlabel(says("类", "class"))
    figure.axes[2].axhline(len(rows) / 2, linestyle="--", color="black", linewidth=0.8)


SCORE_TABLE = np.array(
    [[0.8, 0.1, 0.1], [0.8, 0.15, 0.05], [0.2, 0.3, 0.5], [0.5, 0.05, 0.05], [0.3, 0.9, 0.1], [0.2, 0.6, 0.2]]
)
"""§11.4.3, a column for each class."""


def firsts_of(rankings):
    counts = [0] * len(rankings[0])
    for row in rankings:
        counts[row[0]] += 1
    return [k for k, count in enumerate(counts) if count == max(counts)]


def points_of(rankings):
    """Each class gets a point, and one for each class behind it."""
    points = [0] * len(rankings[0])
    for row in rankings:
        for place, k in enumerate(row):
            points[k] += 1 + len(row[place + 1 :])
    return points


def beaten_by_none(rankings):
    """The class that wins all comparisons, or None."""
    classes = set(rankings[0])
    for k in sorted(classes):
        ahead = {other: sum(row.index(k) < row.index(other) for row in rankings) for other in classes - {k}}
        if all(2 * count > len(rankings) for count in ahead.values()):
            return k
    return None


def rankings_of_three(got):
    """At most 200 rankings of classes 0, 1, 2."""
    rows = sequence(got, None, ("名次表", "the rankings"))
    require(
        1 <= len(rows) <= 200,
        f"共有 {len(rows)} 张名次表，应是 1 到 200 张",
        f"There are {len(rows)} rankings, not 1 to 200",
    )
    rows = [integers(row, 3, (f"第 {k} 行", f"row {k}")) for k, row in enumerate(rows)]
    for k, row in enumerate(rows):
        require(
            sorted(row) == [0, 1, 2],
            f"第 {k} 行（从 0 起）不是 0, 1, 2 的排列",
            f"Row {k} (from 0) is not 0, 1, 2 in some order",
            got=row,
        )
    return rows


def top(points):
    return [k for k, value in enumerate(points) if value == max(points)]
