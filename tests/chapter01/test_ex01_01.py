"""Checks of exercise 1.1."""

import numpy as np
from hypothesis import strategies as st

from grader.checks import boolean, check, equal, exercise, mapping, picture
from grader.strategies import seeds

from .pins import ex01_01 as pins
from .shared import (
    AWKWARD, SIZES_OF_THE_BOOK, all_hypotheses, consistent, covers, domain_sizes, first_melons, hard_melons,
    hypotheses_of, is_more_general, melons, named_domains, same_hypotheses, written
)  # fmt: skip

EXERCISE = exercise(
    kind="compute",
    book="§1.3",
    patterns=["oracle", "metamorphic"],
    hints=[
        (
            "先数清楚：一个属性有几种写法？什么都不接受的那个假设算不算？",
            "Count first: how many entries may an attribute have? Does the hypothesis that accepts nothing count?",
        ),
        (
            "先只看正例：每个属性还剩哪些写法？再让反例逐个否决。",
            "Start from the positive: which entries may each attribute still have? Then let each negative veto.",
        ),
        (
            "边界按“更一般”这个关系来找，不按通配符的个数：两个假设可能谁也不比谁更一般。",
            "Find the boundaries by the relation “more general”, not by the number of wildcards: of two hypotheses neither "
            "need be more general.",
        ),
    ],
    contract=[
        (
            "取值的名字可以互相相像：一个是另一个的一部分，像数，带空格、逗号、竖线或星号；不同属性可以有同样的取值",
            "Values may have names that look alike: parts of one another, digits, with blanks, commas, bars or asterisks; attributes may share values",
        ),
        (
            "样例上百个，属性到九个；假设空间不超过 600 个假设",
            "More than a hundred samples, up to nine attributes; no space has more than 600 hypotheses",
        ),
    ],
)


@st.composite
def hypotheses_and_melons(draw, widths=(1, 2, 3, 5), values=("青绿", "乌黑", "是", "否")):
    """{"hypothesis", "x"}: values that stand in several places; half of the melons are just accepted."""
    width = draw(st.sampled_from(widths))
    domains = [list(values)] * width
    rng = np.random.default_rng(draw(seeds()))
    x = [str(value) for value in rng.choice(domains[0], size=width)]
    hypothesis = [value if keep else "*" for value, keep in zip(x, rng.random(width) < 0.6, strict=True)]
    if draw(st.booleans()):
        hypothesis[int(rng.integers(width))] = draw(st.sampled_from(values))
    return {"hypothesis": tuple(hypothesis), "x": x}


@st.composite
def sets_of_hypotheses(draw, shapes=((1, 3), (2, 8), (3, 16)), values=("青绿", "乌黑", "浅白")):
    """Any hypotheses over the same attributes, not only what is consistent with something."""
    width, size = draw(st.sampled_from(shapes))
    rng = np.random.default_rng(draw(seeds()))
    rows = rng.choice(["*", *values], size=(size, width), p=[0.4, 0.2, 0.2, 0.2])
    space = list(dict.fromkeys(tuple(str(value) for value in row) for row in rows))
    return [None, *space] if draw(st.booleans()) else space


@check(
    points=2.5,
    book="表 1.1 / table 1.1",
    hint=(
        '1 号是好瓜：每个属性只能写它的取值或 "*"。其中哪些也接受了 4 号？',
        'Melon 1 is good: each attribute has its value or "*". Which of these accept melon 4 as well?',
    ),
)
def test_melons_1_and_4(answer):
    """只有 1 号和 4 号瓜时，版本空间有 7 个假设 / For melons 1 and 4 the version space has 7 hypotheses"""
    table = first_melons(1, 4)
    expected = [
        (a, b, c) for a in ("青绿", "*") for b in ("蜷缩", "*") for c in ("浊响", "*") if (a, b, c) != ("*",) * 3
    ]
    same_hypotheses(answer.version_space(table["domains"], table["X"], table["y"]), expected, 3, SPACE)


@check(
    points=1,
    book="图 1.2 / fig. 1.2",
    hint=(
        '把某个取值换成 "*" 就更一般；边界是没有更特殊（更一般）者的假设。',
        'Replacing a value by "*" is more general; the boundaries have nothing more specific (more general).',
    ),
)
def test_figure_1_2(answer):
    """表 1.1 的四个瓜：版本空间是图 1.2 的三个假设，一个最特殊，两个最一般 /
    All of table 1.1: the version space is the three hypotheses of fig. 1.2, one most specific, two most general"""
    table = first_melons(1, 2, 3, 4)
    special, *general = ("*", "蜷缩", "浊响"), ("*", "蜷缩", "*"), ("*", "*", "浊响")
    space = [special, *general]
    same_hypotheses(answer.version_space(table["domains"], table["X"], table["y"]), space, 3, SPACE)
    _same_boundaries(answer, space, [special], general)


@check(
    points=0.5,
    book="§1.3",
    hint=(
        "每个属性比取值数多一种写法；还要算上不接受任何瓜的 None。",
        "Each attribute has one entry more than it has values; and None, which accepts nothing, counts too.",
    ),
)
def test_sizes_of_the_space(answer):
    """取值数 3、2、2 的假设空间有 37 个假设，2、3、3 有 49 个，3、3、3 有 65 个；只有反例 3、4 号时留下 34 个 /
    Sizes 3, 2, 2 give 37 hypotheses, 2, 3, 3 give 49, 3, 3, 3 give 65; of the 49 the negatives 3 and 4 leave 34"""
    space = ("假设空间", "the hypothesis space")
    for sizes, number in SIZES_OF_THE_BOOK.items():
        found = hypotheses_of(answer.hypothesis_space(named_domains(sizes)), len(sizes), space)
        equal(len(found), number, (f"取值数 {sizes} 的假设个数", f"the number of hypotheses for sizes {sizes}"))
    table = first_melons(3, 4)
    domains = [["青绿", "乌黑"], *table["domains"][1:]]
    left = hypotheses_of(answer.version_space(domains, table["X"], table["y"]), 3, SPACE)
    equal(len(left), 34, ("与 3、4 号一致的假设个数", "the number of hypotheses consistent with melons 3 and 4"))


@check(
    points=1,
    book="§1.3",
    given={"domains": domain_sizes().map(named_domains)},
    also=pins.space_is_complete,
    strict_given={"domains": hard_melons().map(lambda table: table["domains"])},
    strict=pins.space_strict,
    hint=(
        "每个属性写一个取值或通配符，各种搭配都要有；别忘了 None。",
        "A value or the wildcard for each attribute, in every combination; and do not forget None.",
    ),
)
def test_space_is_complete(answer, domains):
    """假设空间恰是全部写法，一个不多，一个不少 / The space holds every way of writing a hypothesis, and nothing else"""
    what = ("假设空间", "the hypothesis space")
    same_hypotheses(answer.hypothesis_space(domains), all_hypotheses(domains), len(domains), what)


@check(
    points=2,
    given={"table": melons()},
    also=pins.version_space_is_its_definition,
    strict_given={"table": hard_melons()},
    strict=pins.version_space_strict,
    hint=(
        "样例里没出现过的取值也要写进假设；没有正例时 None 也一致。",
        "Values that no sample has may stand in a hypothesis too; without a positive None is consistent.",
    ),
)
def test_version_space_is_its_definition(answer, table):
    """对任意取值域和样例，版本空间都与逐个检验的结果一致 /
    For any domains and samples the version space is what testing one by one gives"""
    domains, X, y = table["domains"], table["X"], table["y"]
    same_hypotheses(answer.version_space(domains, X, y), consistent(domains, X, y), len(domains), SPACE)


@check(
    points=0.5,
    given={"case": hypotheses_and_melons()},
    also=pins.covers_compares_place_by_place,
    strict_given={"case": hypotheses_and_melons((1, 3, 30, 130), AWKWARD)},
    strict=pins.covers_strict,
    hint=(
        "第 j 个写法只与瓜的第 j 个取值比，而且要整个相等。",
        "Compare entry j with value j of the melon only, and as a whole.",
    ),
)
def test_covers_compares_place_by_place(answer, case):
    """一个假设接受一个瓜，当且仅当逐个属性都相符 /
    A hypothesis accepts a melon exactly where every attribute fits, one by one"""
    hypothesis, x = case["hypothesis"], case["x"]
    equal(boolean(answer.covers(hypothesis, x)), covers(hypothesis, x))


@check(
    points=1,
    given={"table": melons(most=100, samples=(1, 6)), "cut": st.integers(0, 6)},
    strict_given={"table": hard_melons(most=100, samples=(1, 6)), "cut": st.integers(0, 6)},
    hint=(
        "一致是指与每一个样例都一致：正例都接受，反例都拒绝。",
        "Consistent means with every sample: all positives accepted, all negatives rejected.",
    ),
)
def test_version_spaces_intersect(answer, table, cut):
    """样例分成两批，整体的版本空间是两批各自版本空间的交；次序与重复都不影响 /
    Of samples in two batches the version space is the intersection of those of the batches; order and repeats are nothing
    """
    domains, X, y = table["domains"], table["X"], table["y"]
    first = hypotheses_of(answer.version_space(domains, X[:cut], y[:cut]), len(domains), SPACE)
    second = hypotheses_of(answer.version_space(domains, X[cut:], y[cut:]), len(domains), SPACE)
    together = consistent(domains, X, y)
    what = ("两批样例的版本空间之交", "the intersection of the version spaces of both batches")
    same_hypotheses([h for h in first if h in second], together, len(domains), what)
    what = ("次序颠倒、样例重复后的版本空间", "the version space of repeated samples in reverse order")
    same_hypotheses(answer.version_space(domains, X[::-1] + X, y[::-1] + y), together, len(domains), what)


@check(
    points=1.5,
    given={"table": melons(most=50), "others": sets_of_hypotheses()},
    also=pins.boundaries_enclose_the_space,
    strict_given={
        "table": hard_melons(most=50),
        "others": sets_of_hypotheses(((1, 3), (10, 30), (4, 150)), ("1", "10", "是")),
    },
    strict=pins.boundaries_strict,
    hint=(
        "两个假设可能谁也不比谁更一般；边界上往往不止一个。",
        "Of two hypotheses neither need be more general; a boundary often has several members.",
    ),
)
def test_boundaries_enclose_the_space(answer, table, others):
    """边界恰是版本空间中没有更特殊者、没有更一般者的假设，整个空间夹在两个边界之间 /
    The boundaries are the members without a more specific, without a more general one; all others lie between them"""
    space = consistent(table["domains"], table["X"], table["y"])
    for some in (space, others):
        specific = [h for h in some if not any(g != h and is_more_general(h, g) for g in some)]
        general = [h for h in some if not any(g != h and is_more_general(g, h) for g in some)]
        _same_boundaries(answer, some, specific, general)


@picture(
    "接受 1 号瓜的假设，从特殊到一般；你的版本空间着色",
    "The hypotheses that accept melon 1, from specific to general; your version space coloured",
    alt=(
        "八个假设排成立方体的样子，连线表示更一般；除了全是通配符的那个被 4 号否决，其余七个都着色",
        "Eight hypotheses arranged like a cube, lines meaning more general; all but the one of wildcards only, which melon 4 "
        "vetoes, are coloured",
    ),
)
def draw_lattice(figure, answer, reference, says):
    table = first_melons(1, 4)
    found = [h if h is None else tuple(h) for h in answer.version_space(table["domains"], table["X"], table["y"])]
    axes = figure.subplots()
    nodes = [h for h in all_hypotheses(table["domains"])[1:] if covers(h, table["X"][0])]
    levels = [[h for h in nodes if h.count("*") == level] for level in range(4)]
    places = {h: (k - (len(row) - 1) / 2, level) for level, row in enumerate(levels) for k, h in enumerate(row)}
    for h, (x, level) in places.items():
        for g, (u, below) in places.items():
            if below == level - 1 and is_more_general(h, g):
                axes.plot([x, u], [level, below], color="0.8", zorder=0)
        colour = "#b7e1b0" if h in found else "white"
        veto = says("4 号否决", "vetoed by 4") if covers(h, table["X"][1]) else ""
        box = {"boxstyle": "round", "facecolor": colour, "edgecolor": "C3" if veto else "0.6"}
        axes.text(x, level, "\n".join(filter(None, (written(h), veto))), ha="center", va="center", bbox=box)
    axes.set(xlim=(-1.6, 1.6), ylim=(-0.5, 3.5), xticks=[], yticks=range(4), ylabel=says("通配符个数", "wildcards"))


SPACE = ("版本空间", "the version space")


def _same_boundaries(answer, space, specific, general):
    found = mapping(answer.boundaries(space), ("specific", "general"))
    n = max((len(h) for h in space if h is not None), default=0)
    same_hypotheses(found["specific"], specific, n, ("最特殊的边界", "the specific boundary"))
    same_hypotheses(found["general"], general, n, ("最一般的边界", "the general boundary"))
