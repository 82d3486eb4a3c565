"""Checks of exercise 4.10."""

import numpy as np
from hypothesis import strategies as st

from exercises.datasets import watermelon_3_0a
from grader.checks import (
    array, check, close, equal, exercise, integers, mapping, number, one_of, picture, repeatable, require,
    sequence
)  # fmt: skip
from grader.strategies import grid, numbers, seeds

from .pins import ex04_10 as pins
from .pins.ex04_10 import XOR, one_hot_melons, slanted
from .shared import midpoints

EXERCISE = exercise(
    kind="program",
    book="§4.5",
    patterns=["certificate", "oracle", "metamorphic"],
    contract=[
        (
            "任何没有冲突的数据都能长到训练样本全对：150 个样本、19 列、列之间线性相关、样本离原点 $10^6$ 远、数小到 $10^{-10}$",
            "Any data without conflicts are fitted: 150 samples, 19 columns that depend on one another, samples $10^6$ away from "
            "the origin, numbers down to $10^{-10}$",
        ),
        (
            "`best_cut` 对 150 个、大到 $10^7$、相差 $10^{-6}$ 的分数也对",
            "`best_cut` is right for 150 scores, as large as $10^7$ or $10^{-6}$ apart",
        ),
        ("树深到 120 层时也能预测、数叶", "Trees of 120 levels can be asked for predictions and leaves"),
    ],
    written={
        "observations": [
            (
                "描述了 3.0 或 3.0α 上的树：结点数、斜的结点用了哪些属性",
                "Describes the tree on 3.0 or 3.0α: its size, and which attributes its slanted nodes use",
            ),
            (
                "与轴平行的树比较了结点数和可解释性",
                "Compares it with an axis-parallel tree in size and in how well it can be interpreted",
            ),
        ]
    },
    hints=[
        (
            "先做一个结点：求一个方向，把样本投影成一个数，剩下的就是题 4.3 的一列连续属性。",
            "Begin with one node: find a direction and project the samples on it; what is left is a numeric column as in exercise 4.3.",
        ),
        (
            "方向失败时（例如两类均值相同）退回某个取值不同的属性；随便切一刀也是进展。",
            "Where a direction fails (for example with equal class means) fall back to an attribute whose values differ; any cut is "
            "progress.",
        ),
        (
            "划分点取在两个不同分数的中点，两侧就都有样本；几乎相等的分数当作相等。",
            "A threshold midway between two different scores leaves samples on both sides; take scores that nearly agree for equal.",
        ),
    ],
)


@st.composite
def consistent_points(draw, most=4):
    """{"X", "y"}: up to 20 points on a small integer grid, equal points with equal labels.

    In more dimensions than one a line through few points gives scores that differ by rounding alone: that is for the star.
    """
    d = draw(st.integers(1, most))
    point = st.tuples(*[st.integers(0, 3 if most > 1 else 14)] * d)
    labels = draw(st.dictionaries(point, st.integers(0, 1), min_size=1, max_size=14))
    again = draw(st.lists(st.sampled_from(sorted(labels)), max_size=6))
    points = [*labels, *again]
    return {"X": np.array(points, dtype=float), "y": [labels[point] for point in points]}


@st.composite
def random_trees(draw, far=False):
    """{"tree", "X"}: a tree of small integer weights, and points of which many lie on its boundaries.

    Those that are far are scaled by powers of two, which keeps all sums exact.
    """
    d = draw(st.sampled_from((1, 2, 3, 3, 10)))
    scale = draw(st.sampled_from((2.0**20, 2.0**-18, 2.0**-10))) if far else 1.0

    def tree(depth):
        if depth == 0 or draw(st.integers(0, 3)) == 0:
            return {"label": draw(st.integers(0, 1))}
        weights = draw(st.lists(st.integers(-2, 2), min_size=d, max_size=d).filter(any))
        threshold = scale * draw(st.integers(-3, 3))
        return {"weights": weights, "threshold": threshold, "le": tree(depth - 1), "gt": tree(depth - 1)}

    point = st.lists(st.integers(-2, 2), min_size=d, max_size=d)
    X = draw(st.lists(point, min_size=1, max_size=8))
    return {"tree": tree(3), "X": scale * np.array(X, dtype=float)}


@st.composite
def scored(draw):
    """(score, label) pairs of any scale, no two of whose cuts are almost equally good."""
    scores = draw(numbers((1, 12), grid(-1, 1)))
    if draw(st.booleans()):
        y = [draw(st.integers(0, 1)) for _ in scores[:20]]
        y += np.random.default_rng(draw(seeds())).integers(0, 2, len(scores) - len(y)).tolist()
    else:
        y = [int(score > sorted(scores)[len(scores) // 3]) for score in scores]
    return list(zip(scores, y, strict=True))


def _is_clear(pairs) -> bool:
    scores, y = [score for score, _ in pairs], [label for _, label in pairs]
    values = sorted(_impurity_of_cut(scores, y, t) for t in midpoints(scores))
    gap = 1e-8 * max(abs(score) for score in scores)
    distinct = sorted(set(scores))
    apart = all(high - low >= gap for low, high in zip(distinct, distinct[1:], strict=False))
    return apart and not any(1e-12 < value - values[0] < 3e-9 for value in values)


@check(
    points=1.5,
    book="(4.6), (4.7)",
    given={"pairs": scored().filter(_is_clear)},
    also=pins.best_cut,
    strict=pins.best_cut_strict,
    hint=(
        "一边的基尼值是 1 − Σ p²，不是熵；两边按样本数加权。",
        "The Gini value of a side is 1 − Σ p², no entropy; weight the two sides by their sizes.",
    ),
)
def test_best_cut(answer, pairs):
    """best_cut 在所有中点中使加权基尼值最小；分数全同时为 None /
    best_cut minimises the weighted Gini value over all midpoints; None if all scores are equal"""
    scores, y = [score for score, _ in pairs], [int(label) for _, label in pairs]
    found = answer.best_cut(scores, y)
    impurities = {t: _impurity_of_cut(scores, y, t) for t in midpoints(scores)}
    if not impurities:
        require(
            found is None, "分数全同时应返回 None", "With equal scores the answer is None", expected=None, got=found
        )
        return
    threshold, impurity = sequence(found, 2)
    least = min(impurities.values())
    close(impurity, least, ("最小的加权基尼值", "the least weighted Gini value"))
    best = [t for t, value in impurities.items() if value <= least + 1e-9]
    threshold = number(threshold, ("划分点", "the threshold"))
    close(threshold, min(best, key=lambda t: abs(t - threshold)), ("划分点", "the threshold"))


@check(
    points=2,
    book="表 4.5，图 4.13 / table 4.5, fig. 4.13",
    hint=(
        "先让根结点检查密度与含糖率的一个线性组合。",
        "Let the root test a linear combination of density and sugar content first.",
    ),
)
def test_3_0a(answer):
    """西瓜 3.0α：17 个瓜全对，至少有一个结点是斜的 /
    Watermelon 3.0α: all 17 melons right, and at least one slanted node"""
    table = watermelon_3_0a()
    X, y = table["X"], [int(label == "是") for label in table["y"]]
    nodes = judge(answer.grow_oblique(X, y, 0), X, y)[0]
    spread = np.ptp(X, axis=0)
    slanted = [w for w in nodes if np.sum(np.abs(w) * spread >= 0.01 * (1 - 1e-9) * (np.abs(w) * spread).max()) > 1]
    require(
        slanted,
        "每个结点都只看一个属性，没有斜的边界",
        "Every node looks at a single attribute; no boundary is slanted",
        got=nodes,
    )


@check(
    points=1.5,
    book="表 4.3 / table 4.3",
    hint=("列比样本多时，协方差矩阵不可逆。", "With more columns than samples a covariance matrix is singular."),
)
def test_3_0(answer):
    """西瓜 3.0（离散属性化为 0/1 各列，共 19 列）：17 个瓜全对 /
    Watermelon 3.0 (discrete attributes as columns of 0/1, 19 columns): all 17 melons right"""
    X, y = one_hot_melons()
    judge(answer.grow_oblique(X, y, 0), X, y)


@check(
    points=2,
    given={"seed": st.integers(0, 2), "map": st.sampled_from(((1.0, 1.0, 0.0), (1000.0, 1.0, 0.0)))},
    also=pins.slanted_inputs,
    strict=pins.slanted_strict,
    examples=6,
    hint=(
        "看看根结点的 weights 乘以各列的极差之后，是否接近 (1, 1) 的方向；各列的数量级可以不同。",
        "See whether the weights of your root, times the ranges of the columns, are near the direction (1, 1); columns may differ in scale.",
    ),
)
def test_slanted(answer, seed, map):
    """边界是斜线的数据：根结点就分对绝大多数训练样本；各列单位不同时也是 /
    Data with a slanted boundary: the root alone gets nearly all training samples right, in other units as well"""
    X, y = slanted(seed)
    X = X * map[:2] + [map[2], -2 * map[2]]
    tree = answer.grow_oblique(X, y, seed)
    judge(tree, X, y)
    inside = X @ array(tree["weights"], (2,)) <= number(tree["threshold"])
    right = sum(max(part.count(0), part.count(1)) for part in _two_sides(y, inside)) / len(y)
    require(
        right >= MOST_AT_THE_ROOT,
        f"根结点两侧取多数类，只分对 {right:.1%}",
        f"With the majority on either side the root gets {right:.1%} right only",
        got={key: tree[key] for key in ("weights", "threshold")},
    )


@check(
    points=1.5,
    given={"data": consistent_points(most=1)},
    also=pins.small_data,
    strict_given={"data": consistent_points()},
    strict=pins.small_data_strict,
    examples=25,
    hint=(
        "方向失败时（两类均值相同、列线性相关）退回某个取值不同的属性，随便切一刀也是进展；样本交错时树会很深。",
        "Where a direction fails (equal class means, dependent columns) fall back to any attribute whose values differ; any cut "
        "is progress. Where samples alternate the tree is deep.",
    ),
)
def test_small_data(answer, data):
    """任何数据都能长到训练误差为 0；两个子结点都有样本，只有一类时是单独的叶 /
    Any data are fitted without error; both children get samples, one class gives a single leaf"""
    X, y = data["X"], data["y"]
    _, leaves = judge(answer.grow_oblique(X, y, 0), X, y)
    require(leaves == 1 or len(set(y)) > 1, "只有一类时应是单独的叶", "One class should give a single leaf")


@check(
    points=0.5,
    also=pins.repeats,
    strict=pins.repeats_strict,
    hint=("随机数只由 seed 产生，每次调用都从头开始。", "Random numbers come from `seed` alone, anew in every call."),
)
def test_repeats(answer, data, seed):
    """同样的输入得到同样的树，中间长过别的树也是 /
    The same input gives the same tree, also after other trees were grown"""
    judge(repeatable(answer, "grow_oblique", data["X"], data["y"], seed, between=[(*XOR, 5)]), data["X"], data["y"])


@check(
    points=0.5,
    given={"case": random_trees()},
    also=pins.predict,
    strict_given={"case": random_trees(far=True)},
    strict=pins.predict_strict,
    hint=('等于划分点的样本走 "le"。', 'A sample at the threshold goes to "le".'),
)
def test_predict(answer, case):
    """predict 按 w·x ≤ t 走左支，恰好等于时也是 / predict goes to the left where w·x ≤ t, equality included"""
    tree, X = case["tree"], case["X"]
    got = integers(answer.predict(tree, X), len(X), binary=True)
    equal(got, [_label(tree, row) for row in X], ("预测", "the predictions"))


@check(
    points=0.5,
    given={"case": random_trees()},
    also=pins.leaves,
    strict_given={"case": random_trees(far=True)},
    examples=30,
    hint=("叶数是两支叶数之和。", "The leaves of both branches, added up."),
)
def test_leaves(answer, case):
    """count_leaves 数出全部叶 / count_leaves counts every leaf"""
    equal(answer.count_leaves(case["tree"]), str(case["tree"]).count("label"), ("叶的个数", "the number of leaves"))


@picture(
    "3.0α 上的边界：你的树与轴平行的树",
    "Boundaries on 3.0α: your tree and an axis-parallel one",
    alt=(
        "两幅平面图：左边的边界有斜线，右边的只有横线和竖线",
        "Two planes: slanted boundaries on the left, only level and upright ones on the right",
    ),
)
def draw_boundaries(figure, answer, reference, says):
    table = watermelon_3_0a()
    X, y = table["X"], [int(label == "是") for label in table["y"]]
    trees = answer.grow_oblique(X, y, 0), _axis_parallel(X, np.array(y), reference.best_cut)
    x1, x2 = np.meshgrid(np.linspace(0.2, 0.8, 150), np.linspace(0, 0.5, 150))
    titles = says("你的树", "Your tree"), says("轴平行的树", "An axis-parallel tree")
    figure.set_size_inches(10, 4.5)
    for axes, tree, title in zip(figure.subplots(1, 2), trees, titles, strict=True):
        inside = [_label(tree, point) for point in zip(x1.ravel(), x2.ravel(), strict=True)]
        axes.contourf(x1, x2, np.reshape(inside, x1.shape), levels=[-0.5, 0.5, 1.5], colors=["#f6e3db", "#dbe9f6"])
        for label, marker in ((1, "+"), (0, "_")):
            axes.scatter(*X[np.equal(y, label)].T, marker=marker, color="black")
        axes.set(xlabel=says("密度", "density"), ylabel=says("含糖率", "sugar content"), title=title)


MOST_AT_THE_ROOT = 0.85
"""A single attribute gets 75 to 80 % of the slanted data right, a slanted line nearly all."""


def judge(tree, X, y):
    """Verifies form and training error of a tree; returns the weights of its nodes and its number of leaves."""
    d, nodes, leaves, reached = X.shape[1], [], 0, set()
    todo = [(tree, list(range(len(y))), "")]
    while todo:
        tree, rows, path = todo.pop()
        where = f"根{path}", f"root{path}"
        if "label" in mapping(tree, (), where):
            label = one_of(tree["label"], (0, 1), (f"{where[0]}的标签", f"the label of {where[1]}"), binary=True)
            reached |= {i for i in rows if y[i] == label}
            leaves += 1
            continue
        mapping(tree, ("weights", "threshold", "le", "gt"), where)
        weights = array(tree["weights"], (d,), (f"{where[0]}的 weights", f"the weights of {where[1]}"))
        threshold = number(tree["threshold"], (f"{where[0]}的 threshold", f"the threshold of {where[1]}"))
        require(np.any(weights), f"{where[0]}的 weights 全为 0", f"The weights of {where[1]} are all 0", got=tree)
        nodes.append(weights)
        margins = X[rows] @ weights - threshold
        # Rounding may put a sample that lies on the boundary on either side.
        slack = 1e-12 * (np.abs(X[rows]) @ np.abs(weights) + abs(threshold))
        for branch, inside in (("le", margins <= slack), ("gt", margins > -slack)):
            part = [i for i, there in zip(rows, inside, strict=True) if there]
            require(
                part,
                f"{where[0]}的 {branch} 支没有训练样本",
                f"The {branch} branch of {where[1]} has no training sample",
                got=tree,
            )
            todo.append((tree[branch], part, f"{path} → {branch}"))
    wrong = sorted(set(range(len(y))) - reached)
    require(
        not wrong,
        f"第 {wrong[:10]} 个训练样本分错了（从 0 数起）",
        f"Training samples {wrong[:10]} are misclassified (counted from 0)",
    )
    return nodes, leaves


def _two_sides(y, inside):
    return [[label for label, there in zip(y, inside, strict=True) if bool(there) is side] for side in (True, False)]


def _label(tree, row):
    while "label" not in tree:
        tree = tree["le" if np.dot(tree["weights"], row) <= tree["threshold"] else "gt"]
    return tree["label"]


def _impurity_of_cut(scores, y, t):
    """(4.6) for the two sides of a threshold."""
    total = 0.0
    for side in (True, False):
        part = [label for score, label in zip(scores, y, strict=True) if (score <= t) is side]
        total += len(part) / len(y) * (1 - sum((part.count(c) / len(part)) ** 2 for c in (0, 1)))
    return total


def _axis_parallel(X, y, best_cut):
    if y.min() == y.max():
        return {"label": int(y[0])}
    cuts = [(best_cut(x.tolist(), y.tolist()), j) for j, x in enumerate(X.T)]
    (threshold, _), j = min((cut for cut in cuts if cut[0]), key=lambda cut: cut[0][1])
    le = X[:, j] <= threshold
    children = {"le": _axis_parallel(X[le], y[le], best_cut), "gt": _axis_parallel(X[~le], y[~le], best_cut)}
    return {"weights": np.eye(X.shape[1])[j], "threshold": threshold, **children}
