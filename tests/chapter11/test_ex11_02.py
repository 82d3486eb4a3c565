"""Checks of exercise 11.2."""

import numpy as np
from hypothesis import strategies as st

from exercises.datasets import watermelon_3_0
from grader.checks import at, check, close, exercise, fail, hint, mapping, picture
from grader.strategies import seeds

from .pins import ex11_02 as pins
from .shared import FAR, exact_rows, is_nearest, melons, nearest, normalized, rated_tables, relief_f_terms, squares_to

EXERCISE = exercise(
    kind="program",
    book="§11.2, (11.4)",
    patterns=["oracle", "metamorphic", "trace", "written"],
    contract=[
        (
            "七类、上百个样本、上百个属性时也对；距离可以超过一百",
            "Right as well with seven classes, a hundred samples and a hundred attributes; distances may be above a hundred",
        ),
        ("距离只差百万分之一也分得出远近", "Distances that differ by a millionth are told apart"),
        (
            "标记可以是 1、10、“是”、“或”混用的短名字，一个是另一个的开头也是两类；取值同样",
            "Labels may be short names such as 1 and 10: if one begins the other they are two classes all the same; so are values",
        ),
        (
            "连续列的数可以极大、极小，或挤在一个大数附近",
            "Numbers of a column may be huge, tiny or crowded near a large one",
        ),
    ],
    hints=[
        (
            "与 11.1 比较：只有两类时，(11.4) 与 (11.3) 差在哪里？",
            "Compare with 11.1: for two classes, where do (11.4) and (11.3) differ?",
        ),
        (
            "对一个样本，其余的每一类各给出一个猜错近邻，而不是合起来给一个。",
            "For one sample each of the other classes gives a near-miss, rather than one for all together.",
        ),
        (
            "猜错的一项乘以那一类的比例，猜中的一项不加权。",
            "A miss is weighted by the share of its class, the hit is not weighted.",
        ),
    ],
    written={
        "pseudocode": [
            ("输入与输出写明", "States input and output"),
            ("规范化，猜中近邻，每个其他类的猜错近邻", "Normalising, the near-hit, a near-miss in every other class"),
            ("权重 p_l 的定义与累积的公式", "The weights p_l and the formula that is accumulated"),
            ("步骤编号，别人可以照着实现", "Numbered steps that others can implement"),
        ]
    },
)


@check(points=2, book="表 4.3, (11.4) / table 4.3, (11.4)")
def test_melons(answer):
    """西瓜 3.0：分别以好瓜、色泽、纹理为类，其余属性的相关统计量 /
    Watermelon 3.0 with 好瓜, 色泽 and 纹理 as the class: the statistics of the other attributes"""
    for target, rounded in BY_TARGET.items():
        table = melons(None if target == "好瓜" else target)
        with at(f"以{target}为类", f"with {target} as the class"), hint(*HINT_TERM):
            got = close(answer.relief_f(*table.values()), terms_sum(**table), DELTA)
            close(got, rounded, DELTA, abs=1e-6)


@check(
    points=2,
    given={"table": rated_tables((2, 4)), "seed": seeds()},
    also=pins.near_misses,
    strict=pins.near_misses_strict,
)
def test_near_misses(answer, table, seed):
    """其余的每一类都有一个猜错近邻，是该类中最近的，并列取下标最小的 /
    Each of the other classes has a near-miss, its nearest sample, of equals the one with the smallest index"""
    X, y, kinds = exact_rows(table), table["y"], table["kinds"]
    for i in np.random.default_rng(seed).permutation(len(X))[:6].tolist():
        others = sorted(set(y) - {y[i]}, key=str)
        with at(f"i = {i}", f"i = {i}"), hint(*HINT_MISSES):
            got = mapping(answer.near_misses(X, y, kinds, i), others, ("猜错近邻", "the near-misses"))
            if len(got) != len(others):
                fail(
                    f"猜错近邻应有 {len(others)} 个键，得到 {len(got)} 个",
                    f"There should be {len(others)} keys, not {len(got)}",
                )
            for label in others:
                is_nearest(
                    got[label],
                    nearest(X, y, kinds, i, label),
                    X,
                    kinds,
                    i,
                    (f"{label} 类的猜错近邻", f"the near-miss of class {label}"),
                )


@check(
    points=2.5,
    book="(11.4)",
    given={"table": rated_tables((2, 4)), "seed": seeds()},
    also=pins.term,
    strict=pins.term_strict,
)
def test_term(answer, table, seed):
    """一个样本的一项：猜中近邻与各类的猜错近邻按 (11.4) 合起来 /
    The term of one sample: its near-hit and its near-misses put together by (11.4)"""
    X, y, kinds = exact_rows(table), table["y"], table["kinds"]
    terms = relief_f_terms(X, y, kinds)
    for i in np.random.default_rng(seed).permutation(len(X))[:6].tolist():
        with at(f"i = {i}", f"i = {i}"), hint(*HINT_TERM):
            got = answer.relief_f_trace(X, y, kinds, i)
            close(got, terms[i].tolist(), (f"样本 {i} 的项", f"the term of sample {i}"))


@check(
    points=2,
    book="(11.4)",
    given={"table": rated_tables((2, 4))},
    also=pins.relief_f,
    strict_given={"table": rated_tables((2, 4), scales=FAR)},
    strict=pins.relief_f_strict,
    examples=40,
)
def test_relief_f(answer, table):
    """相关统计量是规范化之后各样本的项之和 /
    The statistics are the sum of the terms of all samples, normalised first"""
    with hint(*HINT_SUM):
        close(answer.relief_f(*table.values()), terms_sum(**table), DELTA, abs=1e-9 * len(table["y"]))


@check(
    points=0.5,
    given={"table": rated_tables((2, 4), tied=False), "seed": seeds(), "factor": st.sampled_from((-1.0, 0.5, 8.0))},
    strict_given={
        "table": rated_tables((2, 4), tied=False, scales=FAR),
        "seed": seeds(),
        "factor": st.sampled_from((-1.0, 0.001, 1000.0)),
    },
    examples=25,
)
def test_relations(answer, table, seed, factor):
    """换算单位、改名、打乱行列，各统计量只作相应的变动 /
    Other units, other names, other orders of rows and columns change the statistics as they should"""
    X, y, kinds = table.values()
    delta, rng = np.array(terms_sum(**table)), np.random.default_rng(seed)
    columns, rows = rng.permutation(len(kinds)).tolist(), rng.permutation(len(X)).tolist()
    changed = [
        [
            (v - first) * factor if kind == "numeric" else f"x{v}"
            for v, first, kind in zip(row, X[0], kinds, strict=True)
        ]
        for row in X
    ]
    slack = 1e-8 * len(y)
    with at("换单位、改名之后", "with other units and names"), hint(*HINT_SUM):
        close(answer.relief_f(changed, [f"类{c}" for c in y], kinds), delta.tolist(), DELTA, abs=slack)
    moved = [[X[i][j] for j in columns] for i in rows]
    with at("打乱行与列之后", "with rows and columns in another order"), hint(*HINT_SUM):
        got = answer.relief_f(moved, [y[i] for i in rows], [kinds[j] for j in columns])
        close(got, delta[columns].tolist(), DELTA, abs=slack)


@check(
    points=1,
    given={"table": rated_tables((2, 4), stretch=False)},
    examples=20,
    hint=(
        "重复之后，样本的猜中近邻就是它的副本；各类的比例不变。",
        "Repeated, a sample has its copy as near-hit; the shares of the classes stay.",
    ),
)
def test_repeated(answer, table):
    """每个样本重复一次之后，只剩下猜错的项，而且加倍 /
    With every sample repeated only the misses are left, and they double"""
    kinds, y = table["kinds"], table["y"]
    X = normalized(table["X"], kinds)
    misses = relief_f_terms(X, y, kinds).sum(axis=0)
    misses = misses + sum(squares_to(X, kinds, i, nearest(X, y, kinds, i, label)) for i, label in enumerate(y))
    close(answer.relief_f(X + X, y + y, kinds), (2 * misses).tolist(), DELTA, abs=1e-9 * len(y))


@picture(
    "编号 1 的瓜的猜中近邻与猜错近邻，以色泽为类",
    "The near-hit and near-misses of melon 1, with 色泽 as the class",
    alt=(
        "密度–含糖率平面上三类瓜，记号各不相同；从编号 1 连到另外两类中的猜错近邻",
        "Three classes in the plane of density and sugar, with different markers; lines from melon 1 to its near-misses",
    ),
)
def draw_near_misses(figure, answer, reference, says):
    X, y, kinds = melons("色泽").values()
    rows = normalized(X, kinds)
    points = np.array([row[-2:] for row in rows], dtype=float)
    axes = figure.add_subplot()
    for label, marker in zip(watermelon_3_0()["domains"][0], "os^", strict=True):
        axes.scatter(*points[[i for i, c in enumerate(y) if c == label]].T, marker=marker, label=label)
    for k in answer.near_misses(rows, y, kinds, 0).values():
        axes.plot(*points[[0, k]].T, "k:", zorder=0)
    axes.annotate("1", points[0], xytext=(4, 4), textcoords="offset points")
    axes.set(xlabel=says("密度", "density"), ylabel=says("含糖率", "sugar"))
    axes.legend()


HINT_MISSES = (
    "每个其他类都有一个键；在那一类中找距离平方最小的，即按 diff² 之和、不是按 diff 之和；并列取下标最小的。",
    "Every other class is a key; find the smallest squared distance within it, the sum of diff² and not of diff; of equals the smallest index.",
)
HINT_TERM = (
    "-diff² 到猜中近邻（不加权），加上每个其他类的 p_l·diff²；p_l 是该类在全体样本中的比例。近邻也按 diff² 之和来找，不是按 diff 之和；连续属性的 diff 是差的绝对值，离散属性不同时是 1。",
    "−diff² to the near-hit (not weighted), plus p_l·diff² for each other class; p_l is its share of all samples. The nearest are found by sums "
    "of diff², too, not of diff: for numbers diff is their distance, for names 1 if they differ.",
)
HINT_SUM = ("先规范化，再把各样本的项加起来。", "Normalise first, then add the terms of all samples.")
DELTA = ("相关统计量", "the statistics")
BY_TARGET = {
    "好瓜": [-8.941176, 0.470588, -3.117647, 3, 3.411765, -5.529412, -1.023497, 0.552403],
    "色泽": [-1.411765, -6.705882, -1.941176, 0.588235, -3.411765, -1.137772, -0.563284],
    "纹理": [-5.588235, 0.352941, -2.882353, 4.352941, -2.470588, -0.732168, 1.389305],
}


def terms_sum(X, y, kinds):
    return relief_f_terms(normalized(X, kinds), y, kinds).sum(axis=0).tolist()
