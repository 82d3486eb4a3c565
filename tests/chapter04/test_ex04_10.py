"""Checks of exercise 4.10."""

import numpy as np
from hypothesis import strategies as st

from exercises.datasets import watermelon_3_0, watermelon_3_0a
from grader.checks import (
    array,
    close,
    equal,
    example_check,
    exercise,
    integers,
    mapping,
    memo,
    number,
    one_of,
    picture,
    property_check,
    require,
    sequence,
)
from grader.strategies import grid

from .shared import midpoints

EXERCISE = exercise(
    kind="program",
    book="§4.5",
    patterns=["certificate", "oracle", "metamorphic"],
    written={
        "observations": [
            (
                "描述了 3.0 或 3.0α 上的树: 结点数、斜的结点用了哪些属性",
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
            "先求方向, 再把样本投影成一个数, 用题 4.3 的办法找划分点; 方向失败时退回单个属性.",
            "Find a direction, project the samples on it, cut as in exercise 4.3; fall back to one attribute where it fails.",
        )
    ],
    equivalent_mutants={
        "if score != following:": "The scores are sorted.",
        "if best is None or impurity <= best[1] - 1e-9:": "No two impurities differ by exactly 1e-9.",
        "means = np.array([X[y != c].mean(axis=0) for c in (0, 1)])": "The direction is free, and this one differs in length and sign only.",
        "means = np.array([X[y <= c].mean(axis=0) for c in (0, 1)])": "The direction is free, and this one differs in length and sign only.",
        "means = np.array([X[y >= c].mean(axis=0) for c in (0, 1)])": "The direction is free, and this one differs in length and sign only.",
        "if y.min() >= y.max():": "The least label is never above the greatest.",
        'return {"label": int(y[-1])}': "All labels are equal there.",
        "scores = np.round(X @ weights, 8)  # so that equal scores are equal": "How finely scores are compared is free.",
        "scores = np.round(X @ weights, 10)  # so that equal scores are equal": "How finely scores are compared is free.",
        "le = scores < threshold": "The threshold lies between two scores.",
    },
)

FEW_LEAVES = 4
"""Axis-parallel trees need six to ten on the slanted data, slanted ones two or three."""


@st.composite
def consistent_points(draw):
    """{"X", "y"}: up to 20 points on a small integer grid, equal points with equal labels."""
    d = draw(st.integers(1, 4))
    point = st.tuples(*[st.integers(0, 3)] * d)
    labels = draw(st.dictionaries(point, st.integers(0, 1), min_size=1, max_size=14))
    again = draw(st.lists(st.sampled_from(sorted(labels)), max_size=6))
    points = [*labels, *again]
    return {"X": np.array(points, dtype=float), "y": [labels[point] for point in points]}


@st.composite
def random_trees(draw):
    """{"tree", "X"}: a tree of small integer weights, and points of which many lie on its boundaries."""
    d = draw(st.integers(1, 3))

    def tree(depth):
        if depth == 0 or draw(st.integers(0, 3)) == 0:
            return {"label": draw(st.integers(0, 1))}
        weights = draw(st.lists(st.integers(-2, 2), min_size=d, max_size=d).filter(any))
        return {"weights": weights, "threshold": draw(st.integers(-3, 3)), "le": tree(depth - 1), "gt": tree(depth - 1)}

    point = st.lists(st.integers(-2, 2), min_size=d, max_size=d)
    X = draw(st.lists(point, min_size=1, max_size=8))
    return {"tree": tree(3), "X": np.array(X, dtype=float)}


@property_check(
    "best_cut 在所有中点中使加权基尼值最小, 并列时取最小的划分点; 分数全同时为 None",
    "best_cut minimises the weighted Gini value over all midpoints, a tie going to the smallest; None if all scores are equal",
    points=15,
    book="(4.6), (4.7)",
    given={"pairs": st.lists(st.tuples(grid(-1, 1), st.integers(0, 1)), min_size=1, max_size=12)},
    also=[{"pairs": [(0.0, 0), (1.0, 1), (2.0, 0)]}],
    hint=("两边的基尼值按样本数加权.", "Weight the Gini values of both sides by their sizes."),
)
def test_best_cut(answer, pairs):
    scores, y = [score for score, _ in pairs], [label for _, label in pairs]
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
    close(threshold, min(t for t, value in impurities.items() if value <= least + 1e-9), ("划分点", "the threshold"))


@example_check(
    "西瓜 3.0α: 17 个瓜全对, 至多 10 片叶, 至少有一个结点是斜的",
    "Watermelon 3.0α: all 17 melons right, at most 10 leaves, and at least one slanted node",
    points=20,
    book="表 4.5, 图 4.13 / table 4.5, fig. 4.13",
    hint=(
        "书中的树只有 3 片叶; 线性判别的方向就够用.",
        "The book's tree has 3 leaves; the direction of linear discriminant analysis will do.",
    ),
)
def test_3_0a(answer):
    table = watermelon_3_0a()
    X, y = table["X"], [int(label == "是") for label in table["y"]]
    nodes, leaves = judge(answer.grow_oblique(X, y, 0), X, y)
    require(leaves <= 10, f"有 {leaves} 片叶, 应至多 10 片", f"There are {leaves} leaves, but at most 10 are allowed")
    slanted = [weights for weights in nodes if np.sum(np.abs(weights) >= 1e-3 * np.abs(weights).max()) > 1]
    require(
        slanted,
        "每个结点都只看一个属性, 没有斜的边界",
        "Every node looks at a single attribute; no boundary is slanted",
        got=nodes,
    )


@example_check(
    "西瓜 3.0 (离散属性化为 0/1 各列, 共 19 列): 17 个瓜全对",
    "Watermelon 3.0 (discrete attributes as columns of 0/1, 19 columns): all 17 melons right",
    points=10,
    book="表 4.3 / table 4.3",
    hint=("列比样本多时, 协方差矩阵不可逆.", "With more columns than samples a covariance matrix is singular."),
)
def test_3_0(answer):
    X, y = one_hot_melons()
    judge(answer.grow_oblique(X, y, 0), X, y)


@example_check(
    "边界是斜线的数据: 至多 4 片叶就能全对, 新样本的精度不低于 0.88",
    "Data with a slanted boundary: at most 4 leaves, no training error, and an accuracy of at least 0.88 on fresh points",
    points=25,
    hint=(
        "轴平行的树在这里要 6 到 10 片叶; 看看根结点的 weights 是否接近 (1, 1) 的方向.",
        "Axis-parallel trees need 6 to 10 leaves here; see whether the weights of your root are near the direction (1, 1).",
    ),
)
def test_slanted(answer):
    for seed in range(3):
        X, y = slanted(seed)
        tree = answer.grow_oblique(X, y, seed)
        _, leaves = judge(tree, X, y)
        _few(leaves)
        fresh = np.random.default_rng(seed + 50).uniform(-1, 1, (500, 2))
        accuracy = np.mean([_label(tree, row) == (row.sum() > 0) for row in fresh])
        require(
            accuracy >= 0.88,
            f"新样本上的精度只有 {accuracy:.3f}",
            f"The accuracy on fresh points is {accuracy:.3f} only",
            got=tree,
        )


@property_check(
    "小数据也能长到训练误差为 0, 包括异或、两类均值相同、单个样本; 两个子结点都有样本, 只有一类时是单独的叶",
    "Small data are fitted without error, XOR, equal class means and one sample among them; both children get samples, one class gives a single leaf",
    points=10,
    given={"data": consistent_points()},
    also=[
        {"data": {"X": np.array([[0.0, 0], [0, 1], [1, 0], [1, 1]]), "y": [0, 1, 1, 0]}},
        {"data": {"X": np.array([[0.0], [1], [2], [3]]), "y": [0, 1, 1, 0]}},
        {"data": {"X": np.array([[2.0, 3]]), "y": [1]}},
    ],
    examples=25,
    hint=(
        "两类均值相同时线性判别的方向是 0: 退回某个取值不同的属性, 随便切一刀也是进展.",
        "Equal class means make the discriminant direction 0: fall back to any attribute whose values differ; any cut is progress.",
    ),
)
def test_small_data(answer, data):
    X, y = data["X"], data["y"]
    _, leaves = judge(answer.grow_oblique(X, y, 0), X, y)
    require(leaves == 1 or len(set(y)) > 1, "只有一类时应是单独的叶", "One class should give a single leaf")


@property_check(
    "各列放大、平移后, 或交换两类标签后, 仍无训练误差且叶少; 同样的输入得到同样的树",
    "With columns scaled and shifted, or the classes swapped, still no training error and few leaves; the same input gives the same tree",
    points=10,
    given={"seed": st.integers(0, 3)},
    also=[{"seed": 0}, {"seed": 1}],
    examples=4,
    hint=(
        "划分点要随数据移动, 不能固定为 0; 随机数只由 seed 产生.",
        "The threshold moves with the data and is not fixed at 0; random numbers come from `seed` alone.",
    ),
)
def test_relations(answer, seed):
    X, y = slanted(seed)
    tree = answer.grow_oblique(X, y, seed)
    equal(answer.grow_oblique(X, y, seed), tree, ("同样输入的第二棵树", "the second tree for the same input"))
    for other, labels in ((10 * X + [3, -7], y), (X, [1 - label for label in y])):
        _, leaves = judge(answer.grow_oblique(other, labels, seed), other, labels)
        _few(leaves)


@property_check(
    "predict 按 w·x ≤ t 走左支, 恰好等于时也是; count_leaves 数出全部叶",
    "predict goes to the left where w·x ≤ t, equality included; count_leaves counts every leaf",
    points=10,
    given={"case": random_trees()},
    also=[
        {
            "case": {
                "tree": {"weights": [1, -1], "threshold": 0, "le": {"label": 1}, "gt": {"label": 0}},
                "X": np.array([[1.0, 1], [2, 1], [0, 1]]),
            }
        }
    ],
    hint=('等于划分点的样本走 "le".', 'A sample at the threshold goes to "le".'),
)
def test_predict_and_leaves(answer, case):
    tree, X = case["tree"], case["X"]
    equal(
        integers(answer.predict(tree, X), len(X), binary=True),
        [_label(tree, row) for row in X],
        ("预测", "the predictions"),
    )
    equal(answer.count_leaves(tree), str(tree).count("label"), ("叶的个数", "the number of leaves"))


@picture(
    "3.0α 上的边界: 你的树与轴平行的树",
    "Boundaries on 3.0α: your tree and an axis-parallel one",
    alt=(
        "两幅平面图: 左边的边界有斜线, 右边的只有横线和竖线",
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


def slanted(seed):
    """120 points of the square, labelled by the sign of x1 + x2, none near the line."""
    X = np.random.default_rng(seed).uniform(-1, 1, (1000, 2))
    X = X[np.abs(X.sum(axis=1)) / np.sqrt(2) > 0.05][:120]
    return X, [int(total > 0) for total in X.sum(axis=1)]


@memo
def one_hot_melons():
    """3.0 as numbers: a column for each value of a discrete attribute, then density and sugar content."""
    table = watermelon_3_0()
    X = [
        [float(x) for value, domain in zip(row, table["domains"], strict=True) for x in _encoded(value, domain)]
        for row in table["X"]
    ]
    return np.array(X), [int(label == "是") for label in table["y"]]


def _encoded(value, domain):
    return [value] if domain is None else [value == v for v in domain]


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
        f"第 {wrong[:10]} 个训练样本分错了 (从 0 数起)",
        f"Training samples {wrong[:10]} are misclassified (counted from 0)",
    )
    return nodes, leaves


def _few(leaves):
    require(
        leaves <= FEW_LEAVES,
        f"有 {leaves} 片叶, 而一条斜线就能分开这些样本; 应至多 {FEW_LEAVES} 片",
        f"There are {leaves} leaves, but a single slanted line separates these samples; at most {FEW_LEAVES} are allowed",
    )


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
