"""Checks of exercise 11.1."""

import numpy as np
from hypothesis import strategies as st

from exercises.datasets import watermelon_3_0
from grader.checks import (
    at, check, close, equal, exercise, hint, integers, is_none, labels, picture, require, sequence
)  # fmt: skip
from grader.strategies import grid, numbers, seeds

from .pins import ex11_01 as pins
from .shared import FAR, exact_rows, is_nearest, melons, nearest, normalized, rated_tables, relief_by_definition

EXERCISE = exercise(
    kind="program",
    book="§11.2, (11.3)",
    patterns=["oracle", "metamorphic", "trace"],
    contract=[
        (
            "连续列的数可以极大、极小，或挤在一个大数附近；规范化不用“小于某个数就算 0”",
            "Numbers of a column may be huge, tiny or crowded near a large one; normalising has no “below this it is 0”",
        ),
        (
            "取值的名字只差空格、大小写，或当作数时相等（1 与 1.0），也是两个值；标记同样",
            "Names that differ by a blank or in case, or are equal as numbers (1 and 1.0), are two values; labels likewise",
        ),
        (
            "上百个属性、上百个样本；距离只差千万分之一也分得出远近",
            "A hundred attributes, a hundred samples; distances that differ by a ten-millionth are told apart",
        ),
        (
            "统计量只差 $10^{-12}$、或负到 $-10^{18}$ 时，`select` 也不弄错次序",
            "`select` keeps the order of statistics that differ by $10^{-12}$, or go down to $-10^{18}$",
        ),
    ],
    hints=[
        (
            "先取三四个样本，用手算出各自的两个近邻。",
            "Take three or four samples and find their two neighbours by hand first.",
        ),
        (
            "先规范化，再量距离；近邻总是另一个样本。",
            "Normalise before you measure; a neighbour is always somebody else.",
        ),
        (
            "(11.3) 里每个 diff 都要平方：猜错的加，猜中的减。",
            "Every diff in (11.3) is squared: the miss is added, the hit subtracted.",
        ),
    ],
)


@check(points=1.5, book="表 4.3, (11.3) / table 4.3, (11.3)")
def test_melons(answer):
    """西瓜 3.0 的八个相关统计量 / The eight relevance statistics of watermelon 3.0"""
    with hint(*HINT_DELTA):
        got = close(answer.relief(*melons().values()), relief_by_definition(**melons()), DELTA)
        close(got, [-7, 4, -1, 9, 7, -4, -0.500966, 2.044917], DELTA, abs=1e-6)


@check(points=1, book="表 4.3 / table 4.3")
def test_melon_neighbours(answer):
    """西瓜 3.0 中每个瓜的猜中近邻与猜错近邻 / Near-hit and near-miss of every melon of watermelon 3.0"""
    X, y, kinds = melons().values()
    X = normalized(X, kinds)
    for i, pair in enumerate(NEIGHBOURS.split()):
        hit, miss = (int(number) - 1 for number in pair.split("-"))
        with at(f"编号 {i + 1} (i = {i})", f"melon {i + 1} (i = {i})"):
            _neighbours(answer.near_hit_miss(X, y, kinds, i), hit, miss, X, kinds, i)


@check(
    points=1,
    given={"table": rated_tables()},
    also=pins.normalize,
    strict_given={"table": rated_tables(scales=FAR)},
    strict=pins.normalize_strict,
    hint=(
        "连续列：减去最小值，除以最大值与最小值之差；差为 0 时全部为 0.0。",
        "Numeric columns: subtract the minimum, divide by maximum minus minimum; where that is 0 all become 0.0.",
    ),
)
def test_normalize(answer, table):
    """规范化之后连续列从 0 到 1，常数列为 0，离散列不变 /
    Normalised, numeric columns run from 0 to 1, constant ones are 0, nominal ones stay"""
    close(
        answer.normalize(table["X"], table["kinds"]),
        normalized(table["X"], table["kinds"]),
        ("规范化的表", "the normalised table"),
    )


@check(
    points=0.5,
    given={
        "a": grid(0, 1, 1 / 64),
        "b": st.sampled_from((0.0, 0.25, 0.75, 1.0)),
        "names": st.lists(st.sampled_from(("青绿", "乌黑", "浅白")), min_size=2, max_size=2),
    },
    also=pins.diff,
    strict=pins.diff_strict,
    examples=15,
)
def test_diff(answer, a, b, names):
    """两个值的 diff / The diff of two values"""
    with hint(*HINT_DIFF):
        close(answer.diff(a, b, "numeric"), abs(a - b), ("连续值的 diff", "the diff of numbers"), abs=1e-12)
        u, v = names
        about = (f"{u!r} 与 {v!r} 的 diff", f"the diff of {u!r} and {v!r}")
        close(answer.diff(u, v, "nominal"), int(u != v), about, binary=True)


@check(
    points=2,
    given={"table": rated_tables(), "seed": seeds()},
    also=pins.neighbours_inputs,
    strict=pins.neighbours_inputs_strict,
)
def test_neighbours(answer, table, seed):
    """近邻与逐个比较的结果一致，并列取下标最小的；独自一类的样本没有猜中近邻 /
    Neighbours are those found by comparing all, ties go to the smallest index; alone in its class a sample has no near-hit
    """
    X, y, kinds = exact_rows(table), table["y"], table["kinds"]
    for i in np.random.default_rng(seed).permutation(len(X))[:5].tolist():
        (other,) = set(y) - {y[i]}
        with at(f"i = {i}", f"i = {i}"):
            hit, miss = nearest(X, y, kinds, i, y[i]), nearest(X, y, kinds, i, other)
            _neighbours(answer.near_hit_miss(X, y, kinds, i), hit, miss, X, kinds, i)


@check(points=2, book="(11.3)", given={"table": rated_tables()}, also=pins.relief, examples=40)
def test_relief(answer, table):
    """相关统计量符合 (11.3)，包括只有一个样本的类 /
    The statistics are those of (11.3), a class of one sample included"""
    table = {**table, "X": normalized(table["X"], table["kinds"])}
    with hint(*HINT_DELTA):
        close(answer.relief(*table.values()), relief_by_definition(**table), DELTA, abs=1e-9 * len(table["y"]))


@check(
    points=1,
    given={"table": rated_tables(tied=False), "seed": seeds(), "factor": st.sampled_from((-1.0, 0.5, 8.0))},
    strict_given={
        "table": rated_tables(tied=False, scales=FAR),
        "seed": seeds(),
        "factor": st.sampled_from((-1.0, 0.001, 1000.0)),
    },
    examples=30,
)
def test_relations(answer, table, seed, factor):
    """换算单位、改名、打乱行列、添上常数属性，各统计量只作相应的变动 /
    Other units, names, orders of rows and columns, or one more constant attribute change the statistics as they should
    """
    X, y, kinds = table.values()
    delta, rng = np.array(relief_by_definition(**table)), np.random.default_rng(seed)
    slack = 1e-8 * len(y)
    scaled = [
        [(v - first) * factor if kind == "numeric" else v for v, first, kind in zip(row, X[0], kinds, strict=True)]
        for row in X
    ]
    renamed = [[f"x{v}" if kind == "nominal" else v for v, kind in zip(row, kinds, strict=True)] for row in X]
    columns, rows = rng.permutation(len(kinds)).tolist(), rng.permutation(len(X)).tolist()
    with at("连续属性换单位之后", "with numeric attributes in other units"), hint(*HINT_DELTA):
        close(answer.relief(scaled, y, kinds), delta.tolist(), DELTA, abs=slack)
    with at("离散值与标记改名之后", "with other names for values and labels"), hint(*HINT_DIFF):
        close(answer.relief(renamed, [f"类{c}" for c in y], kinds), delta.tolist(), DELTA, abs=slack)
    with at("打乱列之后", "with the columns in another order"):
        moved = [[row[j] for j in columns] for row in X]
        close(answer.relief(moved, y, [kinds[j] for j in columns]), delta[columns].tolist(), DELTA, abs=slack)
    with at("打乱行之后", "with the rows in another order"):
        close(answer.relief([X[i] for i in rows], [y[i] for i in rows], kinds), delta.tolist(), DELTA, abs=slack)
    with at("添上一个常数属性之后", "with one more, constant attribute"):
        close(answer.relief([[*row, 0.1] for row in X], y, [*kinds, "numeric"]), [*delta, 0.0], DELTA, abs=slack)


@check(
    points=0.5,
    given={"delta": numbers((1, 9)), "share": st.sampled_from((0.0, 0.5, 1.0))},
    also=pins.select,
    strict=pins.select_strict,
    hint=(
        "按值从大到小排，值相等时下标小的在前。",
        "Sort by value, the largest first; of equals the smaller index comes first.",
    ),
)
def test_select(answer, delta, share):
    """从大到小选出 k 个属性，相等的按下标 /
    Selects k attributes in descending order, equals by index"""
    k = round(len(delta) * share)
    ranked = sorted(range(len(delta)), key=lambda j: (-delta[j], j))
    equal(integers(answer.select(delta, k), k, ("选出的属性", "the attributes selected")), ranked[:k])


@check(
    points=0.5,
    book="表 4.3 / table 4.3",
    given={"table": rated_tables()},
    also=pins.ranking,
    strict_given={"table": rated_tables(tied=False, scales=FAR)},
    strict=pins.ranking_strict,
    examples=20,
    hint=(
        "先用 relief 算出各属性的统计量，再从大到小排；domain 是 None 的属性是连续的。",
        "Compute the statistics by relief and sort them, the largest first; an attribute with the domain None is continuous.",
    ),
)
def test_ranking(answer, table):
    """西瓜 3.0 与别的表上，属性按相关统计量从大到小排 /
    On watermelon 3.0, and on other tables, the attributes come in descending order of their statistics"""
    X, y, kinds = table.values()
    names = [f"属性{j}" for j in range(len(kinds))]
    values = [
        sorted(set(column)) if kind == "nominal" else None
        for kind, column in zip(kinds, zip(*X, strict=True), strict=True)
    ]
    if table == melons():
        names = watermelon_3_0()["attributes"]
    delta = dict(zip(names, relief_by_definition(X, y, kinds), strict=True))
    got = answer.ranking({"X": X, "y": y, "attributes": names, "domains": values})
    got = labels(got, len(names), names, ("属性的次序", "the order of the attributes"))
    require(len(set(got)) == len(names), "每个属性应出现一次", "Every attribute should stand there once", got=got)
    for before, after in zip(got, got[1:], strict=False):
        require(
            delta[before] >= delta[after] - 1e-8 * len(y),
            f"{after}的统计量是 {delta[after]:.6g}，比排在前面的{before}的 {delta[before]:.6g} 大",
            f"{after} has the statistic {delta[after]:.6g}, more than {before} before it: {delta[before]:.6g}",
            got=got,
        )


@picture(
    "八个属性的相关统计量，和密度–含糖率平面上的近邻",
    "The statistics of the eight attributes, and the neighbours in the plane of density and sugar",
    alt=(
        "左：八根横条；右：每个瓜以实线连到猜中近邻，以虚线连到猜错近邻",
        "Left: eight bars; right: from every melon a solid line to its near-hit, a dashed one to its near-miss",
    ),
)
def draw_relief(figure, answer, reference, says):
    left, right = figure.subplots(1, 2)
    X, y, kinds = melons().values()
    left.barh(watermelon_3_0()["attributes"], answer.relief(X, y, kinds), color="0.6")
    left.invert_yaxis()
    left.set_xlabel(says("相关统计量", "relevance statistic"))
    rows = normalized(X, kinds)
    points = np.array([row[-2:] for row in rows], dtype=float)
    for i in range(len(y)):
        for k, line in zip(answer.near_hit_miss(rows, y, kinds, i), ("-", ":"), strict=True):
            if k is not None:
                right.plot(*points[[i, k]].T, line, color="0.5", zorder=1)
    for label, marker, color in (("是", "o", "tab:blue"), ("否", "s", "tab:orange")):
        chosen = [i for i, c in enumerate(y) if c == label]
        name = says("好瓜", "good") if label == "是" else says("坏瓜", "bad")
        right.scatter(*points[chosen].T, marker=marker, color=color, label=name)
    right.set(xlabel=says("密度", "density"), ylabel=says("含糖率", "sugar"))
    right.legend()


HINT_DIFF = (
    "离散属性只看是否相同；连续属性看相差多少。",
    "Nominal values are alike or not; of numeric ones see by how much they differ.",
)
HINT_HIT = (
    "猜中近邻在同类样本中找，但不是样本自己；并列取下标最小的。",
    "The near-hit is sought among samples of the same class, but not the sample itself; of equals take the smallest index.",
)
HINT_MISS = (
    "猜错近邻在另一类中找，距离平方是各属性 diff² 之和。",
    "The near-miss is sought in the other class; the squared distance is the sum of all diff².",
)
HINT_DELTA = (
    "先规范化；对每个样本，猜错近邻的 diff² 加，猜中近邻的 diff² 减；是和，不是平均。",
    "Normalise first; for every sample add diff² to its near-miss and subtract diff² to its near-hit; a sum, no mean.",
)
DELTA = ("相关统计量", "the statistics")
NEIGHBOURS = "4-13 4-14 5-13 2-17 3-16 8-15 8-15 6-15 17-7 11-6 16-5 16-5 14-1 13-5 9-6 12-5 9-4"
"""Near-hit and near-miss of the melons 1 to 17, by their printed numbers."""


def _neighbours(got, hit, miss, X, kinds, i):
    got = sequence(got, 2, ("近邻", "the neighbours"))
    if hit is None:
        is_none(got[0], ("猜中近邻", "the near-hit"))
    else:
        with hint(*HINT_HIT):
            is_nearest(got[0], hit, X, kinds, i, ("猜中近邻", "the near-hit"))
    with hint(*HINT_MISS):
        is_nearest(got[1], miss, X, kinds, i, ("猜错近邻", "the near-miss"))
