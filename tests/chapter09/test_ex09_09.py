"""Checks of exercise 9.9."""

import math
from fractions import Fraction

import numpy as np
from hypothesis import strategies as st

from grader.checks import check, close, exercise, hint, integer, number, picture, plain, require, sequence
from grader.strategies import edges, seeds, tables, without

from .pins import ex09_09 as pins
from .pins.ex09_09 import BOTH, MELONS, TABLE

EXERCISE = exercise(
    kind="program",
    book="§9.3, (9.21), (9.22)",
    patterns=["oracle", "metamorphic", "witness"],
    contract=[
        (
            "VDM 与 MinkovDM：p 是 1 到 10 的任何数，数的绝对值到 $10^7$，一百多行，十多个簇，相对误差至多 $10^{-9}$",
            "VDM and MinkovDM for any p from 1 to 10, numbers up to $10^7$ in size, more than a hundred rows and a dozen clusters, within a "
            "relative error of $10^{-9}$",
        ),
        ("只差一个空格的文字是两个值、两个簇", "Texts that differ by a blank are two values, or two clusters"),
        (
            "自己的距离：一百多行、许多列的表，文字只差空格；有序的值在 -1000 与 1000 之间，不同的至少差 0.001",
            "A distance of your own for tables of more than a hundred rows, many columns, texts that differ by a blank; ordered values from "
            "-1000 to 1000, which differ by 0.001 at least",
        ),
    ],
    hints=[
        (
            "VDM 比较的是两个值的样本在各簇中所占的比例；用西瓜 3.0 的触感核对：0.2 与 0.02。",
            "VDM compares in what proportions the samples of two values fall into the clusters; check it on 触感 of watermelon 3.0: 0.2 "
            "and 0.02.",
        ),
        (
            "MinkovDM 其实是向量之间的 L_p 距离（每个无序值对应它在各簇中的比例），p ≥ 1 时满足直递性；怎样变换它就不满足了？",
            "MinkovDM is the L_p distance of vectors (an unordered value stands for its proportions in the clusters), and obeys the triangle "
            "inequality for p ≥ 1: what would make it break?",
        ),
        (
            "直线上三个等距的点：平方之后，直接走与分两段走哪个长？",
            "Three points at equal steps on a line: after squaring, is the direct way longer, or that in two steps?",
        ),
    ],
    written={
        "analysis": [
            ("说清两种属性怎样合并", "Says how the two kinds are put together"),
            ("说明为什么违反直递性", "Says why the triangle inequality fails"),
            ("举出需要它的任务", "Names a task that wants such a distance"),
        ]
    },
)

HINT_VDM = (
    "对每个簇：取 a 的样本中属于它的比例，减去 b 的样本中属于它的比例；绝对值的 p 次方求和，不开方。簇的标号可以是任何文字或数，两个值都没有出现的簇不起作用。",
    "For every cluster: the share of the samples with a that are in it, less that of the samples with b; sum the absolute values to "
    "the power p, without a root. Clusters may be named by any texts or numbers; one with neither value adds nothing.",
)
HINT_MINKOV = (
    "按 kinds 逐列处理：有序的取差的 p 次方，无序的取 VDM；全部加起来之后开 p 次方，只开一次。",
    "Go by `kinds` column by column: a difference to the power p, or VDM; take the p-th root once, of the whole sum.",
)
HINT_MINE = (
    "从 MinkovDM 出发想：有序与无序的部分都要用到，每一部分都对称。",
    "Think from MinkovDM: both kinds of attributes have a part, and each part is symmetric.",
)
HINT_VIOLATION = (
    "MinkovDM (p ≥ 1) 是度量，找不到；先使你的距离不是度量，再在小表上试遍三个样本。",
    "MinkovDM (p ≥ 1) is a metric, there is none; make your distance another, then try all triples of a small table.",
)


@st.composite
def mixed(draw, stretch=True):
    """{"X", "kinds", "clusters", "seed"}: a table of any columns, clusters by text or by number."""
    table = draw(tables((1, 10), (1, 4), (1, 4), values=(1, 3), stretch=stretch))
    clusters = table["y"]
    if draw(st.booleans()):
        clusters = [table["classes"].index(cluster) - 1 for cluster in clusters]
    kinds = ["numeric" if domain is None else "nominal" for domain in table["domains"]]
    return {"X": table["X"], "kinds": kinds, "clusters": clusters, "seed": draw(seeds())}


PLAIN = without("small", "large", "offset")
POWERS = st.sampled_from((1.0, 1.5, 2.0, 3.0))


@check(points=1, book="(9.21)", hint=HINT_VDM)
def test_melons_vdm(answer):
    """西瓜 3.0 以好瓜为簇：色泽、纹理、触感、根蒂的 VDM，p = 1 与 2 /
    Watermelon 3.0 with 好瓜 as clusters: VDM of 色泽, 纹理, 触感 and 根蒂 for p = 1 and 2"""
    X, _, clusters = MELONS
    for name, a, b, first, second in VALUES:
        column = [row[TABLE["attributes"].index(name)] for row in X]
        for p, wanted in ((1.0, first), (2.0, second)):
            what = f"{name} {a}–{b} 的 VDM, p = {p:g}", f"the VDM of {name}, {a} and {b}, for p = {p:g}"
            close(answer.vdm(column, clusters, a, b, p), wanted, what)


@check(points=0.5, book="(9.22)", hint=HINT_MINKOV)
def test_melons_minkov(answer):
    """西瓜 3.0 的 MinkovDM：x1 与 x2、x9、x16 / MinkovDM on watermelon 3.0: x1 and x2, x9, x16"""
    X, kinds, clusters = MELONS
    # By hand from the VDM above and the differences in density and sugar content.
    for other, p, wanted in (
        (2, 1.0, 0.894333),
        (2, 2.0, 0.385410),
        (9, 2.0, 1.053251),
        (16, 1.0, 4.106127),
        (16, 2.0, 1.611156),
    ):
        what = f"x1 与 x{other} 的 MinkovDM, p = {p:g}", f"the MinkovDM of x1 and x{other} for p = {p:g}"
        close(answer.minkov_dm(X[0], X[other - 1], X, kinds, clusters, p), wanted, what, abs=1e-6, rel=0)


@check(
    points=1,
    book="(9.21)",
    given={"data": mixed().filter(lambda data: "nominal" in data["kinds"]), "p": POWERS},
    also=pins.vdm,
    strict_given={"data": mixed().filter(lambda data: "nominal" in data["kinds"]), "p": edges(1.0, 10.0)},
    strict=pins.vdm_strict,
    hint=HINT_VDM,
)
def test_vdm(answer, data, p):
    """VDM 符合定义：任意多个值与簇，任意的 p /
    VDM is what (9.21) says, for any number of values and clusters and any p"""
    X, kinds, clusters, seed = data.values()
    rng = np.random.default_rng(seed)
    chosen = int(rng.choice([u for u, kind in enumerate(kinds) if kind == "nominal"]))
    column = [row[chosen] for row in X]
    known = sorted(set(column))
    pairs = [(known[0], known[-1]), tuple(known[int(i)] for i in rng.integers(len(known), size=2))]
    for a, b in pairs:
        what = f"{a!r} 与 {b!r} 的 VDM", f"the VDM of {a!r} and {b!r}"
        close(answer.vdm(column, clusters, a, b, p), vdm_of(column, clusters, a, b, p), what, abs=1e-12)


@check(
    points=1.5,
    book="(9.22)",
    given={"data": mixed(), "p": POWERS},
    also=pins.minkov,
    strict_given={"data": mixed(), "p": edges(1.0, 10.0)},
    strict=pins.vdm_strict,
    hint=HINT_MINKOV,
)
def test_minkov(answer, data, p):
    """MinkovDM 符合定义，各列的次序任意 / MinkovDM is what (9.22) says, with columns in any order"""
    X, kinds, clusters, _ = data.values()
    x, z = some_rows(data, 2)
    for one, other in ((x, z), (x, X[-1]), (z, z), (X[0], X[-1])):
        got = answer.minkov_dm(one, other, X, kinds, clusters, p)
        close(got, minkov_of(one, other, X, kinds, clusters, p), ("MinkovDM", "MinkovDM"), abs=1e-12)


@check(
    points=1.5,
    given={"data": mixed(stretch=PLAIN)},
    also=pins.my_distance,
    strict=pins.my_distance_strict,
    examples=40,
    hint=HINT_MINE,
)
def test_my_distance(answer, data):
    """你的距离非负，对称，相同的样本为 0，与表中各行的次序无关 /
    Your distance is not negative, symmetric, 0 for a sample and itself, whatever the order of the rows"""
    X, kinds, clusters, seed = data.values()
    x, z = some_rows(data, 2)
    table = X, kinds, clusters
    there = number(answer.my_distance(x, z, *table), ("你的距离", "your distance"))
    require(there >= 0, "你的距离不应为负", "Your distance should not be negative", got=there)
    what = "交换两个样本后你的距离", "your distance with the samples exchanged"
    close(answer.my_distance(z, x, *table), there, what)
    close(answer.my_distance(x, x, *table), 0.0, ("样本到自己的距离", "the distance of a sample from itself"))
    table = BOTH["X"], BOTH["kinds"], BOTH["clusters"]
    ordered, unordered = (answer.my_distance([0.25, "a"], other, *table) for other in ([1.0, "a"], [0.25, "b"]))
    require(
        number(ordered, ("你的距离", "your distance")) + number(unordered, ("你的距离", "your distance")) > 0,
        "无论有序的值不同，还是无序的值不同，你的距离都是 0",
        "Your distance is 0 where an ordered value differs, and where an unordered one does, too",
        got=[ordered, unordered],
    )
    order = np.random.default_rng(seed).permutation(len(X))
    shuffled = [X[i] for i in order], kinds, [clusters[i] for i in order]
    what = "打乱各行后你的距离", "your distance with the rows shuffled"
    close(answer.my_distance(x, z, *shuffled), there, what)


@check(
    points=1.5, given={"data": mixed(stretch=PLAIN)}, also=pins.reactions, strict=pins.my_distance_strict, examples=40
)
def test_reactions(answer, data):
    """有序的值离得更远，你的距离不变小；只有一个属性不同，它大于 0 /
    Your distance does not shrink as ordered values part, and exceeds 0 where one attribute alone differs"""
    X, kinds, clusters, seed = data.values()
    table, rng = (X, kinds, clusters), np.random.default_rng(seed + 1)
    x, z = some_rows(data, 2)
    for u, kind in list(enumerate(kinds))[:4]:
        if kind == "numeric":
            sign = int(rng.choice([-1, 1]))
            room = 1000.0 - sign * x[u]
            middle = float(rng.integers(5, 300))
            steps = [0.0, 0.001, 0.25, float(rng.integers(1, 4)), middle, 0.4 * (middle + room), room]
            moved = [[*z[:u], x[u] + sign * step, *z[u + 1 :]] for step in steps]
            values = [number(answer.my_distance(x, one, *table), ("你的距离", "your distance")) for one in moved]
            with hint(*HINT_MOVE):
                require(
                    all(near <= far * (1 + 1e-9) + 1e-12 for near, far in zip(values, values[1:], strict=False)),
                    f"z 的第 {u} 个属性离 x 的 {steps} 远时，你的距离依次是 {values}，中间变小了",
                    f"As attribute {u} of z is {steps} away from that of x, your distance is {values}: it shrinks",
                    got=values,
                )
                other = [*x[:u], x[u] + sign * steps[1 + int(rng.integers(6))], *x[u + 1 :]]
                alone = number(answer.my_distance(x, other, *table), ("你的距离", "your distance"))
                require(
                    alone > 0,
                    f"x 与 z 只在有序的第 {u} 个属性上不同（{x[u]} 与 {other[u]}），你的距离应大于 0",
                    f"x and z differ in the ordered attribute {u} alone ({x[u]} and {other[u]}): your distance should exceed 0",
                    got=alone,
                )
            continue
        column = [row[u] for row in X]
        for value in sorted(set(column)):
            if vdm_of(column, clusters, x[u], value, 1.0) == 0:
                continue
            alone = number(answer.my_distance(x, [*x[:u], value, *x[u + 1 :]], *table), ("你的距离", "your distance"))
            with hint(*HINT_PROFILE):
                require(
                    alone > 0,
                    f"x 与 z 只在无序的第 {u} 个属性上不同（{x[u]} 与 {value}，它们在各簇中的比例不同），你的距离应大于 0",
                    f"x and z differ in the unordered attribute {u} alone ({x[u]} and {value}, in other proportions in the clusters): "
                    "your distance should exceed 0",
                    got=alone,
                )
            break


@check(points=3, book="(9.17)", given={"seed": seeds()}, examples=3, hint=HINT_VIOLATION)
def test_violation(answer, seed):
    """三个样本违反直递性，用你的距离验证 / Three samples violate the triangle inequality by your own distance"""
    X, kinds, clusters, i, j, k = _violation(answer)
    orders = list(range(len(X))), np.random.default_rng(seed).permutation(len(X)).tolist()
    for order, where in zip(
        orders, (("", ""), ("打乱表的各行之后，", "With the rows of the table shuffled: ")), strict=True
    ):
        table = [X[row] for row in order], kinds, [clusters[row] for row in order]
        there, first, second = (_between(answer, X, table, a, b) for a, b in ((i, j), (i, k), (k, j)))
        require(
            there > (first + second) * (1 + 1e-9),
            f"{where[0]}第 {i} 行到第 {j} 行是 {there:.8g}，经过第 {k} 行是 {first:.8g} + {second:.8g}：没有违反直递性",
            f"{where[1]}from row {i} to row {j} it is {there:.8g}, by way of row {k} {first:.8g} + {second:.8g}: no violation",
            got=[X[i], X[j], X[k]],
        )


@picture(
    "违反直递性的三个样本",
    "The three samples that violate the triangle inequality",
    alt=(
        "两根横条：上面是直接的距离，下面是经过第三个样本的两段，首尾相接，比上面的短。",
        "Two bars: above the direct distance, below the two parts by way of the third sample end to end, shorter than the one above.",
    ),
)
def draw_violation(figure, answer, reference, says):
    X, kinds, clusters, i, j, k = _violation(answer)
    there, first, second = (_between(answer, X, (X, kinds, clusters), a, b) for a, b in ((i, j), (i, k), (k, j)))
    figure.set_size_inches(7, 2.5)
    axes = figure.subplots()
    axes.barh([1], [there], color="gray")
    axes.barh([0, 0], [first, second], left=[0, first], color=["lightgray", "white"], edgecolor="black")
    axes.set_yticks([1, 0], [says("直接", "direct"), says(f"经过第 {k} 行", f"by way of row {k}")])
    axes.set_xlabel(says(f"第 {i} 行到第 {j} 行的距离", f"distance of row {i} and row {j}"))
    figure.tight_layout()


HINT_MOVE = (
    "这个属性的差变大时，别的部分不该变小；差不为 0 时，它的贡献也不该为 0。",
    "As the difference in this attribute grows nothing else should shrink; where it is not 0, neither is its part.",
)
HINT_PROFILE = (
    "无序属性的值不同，它们在各簇中的比例也不同：这一列应有贡献。",
    "The unordered values differ, and so do their proportions in the clusters: this column should count.",
)
VALUES = (
    ("色泽", "乌黑", "浅白", 14 / 15, 98 / 225),
    ("色泽", "青绿", "乌黑", 1 / 3, 1 / 18),
    ("纹理", "清晰", "模糊", 14 / 9, 98 / 81),
    ("触感", "硬滑", "软粘", 0.2, 0.02),
    ("根蒂", "硬挺", "蜷缩", 1.25, 25 / 32),
)
"""Computed by hand from the counts of table 4.3."""


def vdm_of(values, clusters, a, b, p) -> float:
    with_a = [cluster for value, cluster in zip(values, clusters, strict=True) if value == a]
    with_b = [cluster for value, cluster in zip(values, clusters, strict=True) if value == b]
    gaps = [
        Fraction(with_a.count(cluster), len(with_a)) - Fraction(with_b.count(cluster), len(with_b))
        for cluster in set(with_a + with_b)
    ]
    return math.fsum(float(abs(gap)) ** p for gap in gaps)


def minkov_of(x, z, X, kinds, clusters, p) -> float:
    parts = [
        abs(x[u] - z[u]) ** p if kind == "numeric" else vdm_of([row[u] for row in X], clusters, x[u], z[u], p)
        for u, kind in enumerate(kinds)
    ]
    largest = max(parts)
    return largest ** (1 / p) * math.fsum(part / largest for part in parts) ** (1 / p) if largest else 0.0


def some_rows(data, count):
    """Samples made of the values of the columns, ordered ones sometimes between or beyond these."""
    rng = np.random.default_rng(data["seed"])
    rows = []
    for _ in range(count):
        row = [data["X"][int(rng.integers(len(data["X"])))][u] for u in range(len(data["kinds"]))]
        if rng.random() < 0.3:
            row = [value * 1.5 if kind == "numeric" else value for value, kind in zip(row, data["kinds"], strict=True)]
        rows.append(row)
    return rows


def _between(answer, X, table, a, b):
    return number(answer.my_distance(X[a], X[b], *table), ("你的距离", "your distance"))


def _violation(answer):
    """What the student returns, with its form verified."""
    found = sequence(answer.triangle_violation(), 6, ("(X, kinds, clusters, i, j, k)", "(X, kinds, clusters, i, j, k)"))
    kinds = [plain(kind) for kind in sequence(found[1], None, ("kinds", "kinds"))]
    require(
        bool(kinds) and all(kind in ("numeric", "nominal") for kind in kinds),
        'kinds 的各项应是 "numeric" 或 "nominal"',
        'The entries of kinds should be "numeric" or "nominal"',
        got=kinds,
    )
    rows = [sequence(row, len(kinds), ("X 的一行", "a row of X")) for row in sequence(found[0], None, ("X", "X"))]
    require(len(rows) <= 30, f"X 至多 30 行，得到 {len(rows)} 行", f"X may have 30 rows at most, but has {len(rows)}")
    X = []
    for row in rows:
        cells = []
        for kind, cell in zip(kinds, row, strict=True):
            if kind == "numeric":
                cells.append(number(cell, ("有序属性的值", "the value of an ordered attribute")))
                continue
            require(
                isinstance(plain(cell), str),
                "无序属性的值应是文字",
                "The value of an unordered attribute should be text",
                got=cell,
            )
            cells.append(plain(cell))
        X.append(cells)
    clusters = [
        one if isinstance(one, str) else integer(one, ("clusters 的一项", "an entry of clusters"))
        for one in sequence(found[2], len(X), ("clusters", "clusters"))
    ]
    places = [integer(one, ("行号", "the number of a row")) for one in found[3:]]
    require(
        all(0 <= one < len(X) for one in places),
        f"行号应在 0 与 {len(X) - 1} 之间",
        f"Numbers of rows go from 0 to {len(X) - 1}",
        got=places,
    )
    for wanted, zh, en in (("numeric", "有序", "ordered"), ("nominal", "无序", "unordered")):
        require(
            any(kind == wanted and len({X[one][u] for one in places}) > 1 for u, kind in enumerate(kinds)),
            f"三行应在某个{zh}属性上不全相同",
            f"The three rows should not all agree in some {en} attribute",
            got=[X[one] for one in places],
        )
    return X, kinds, clusters, *places
