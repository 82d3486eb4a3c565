"""Checks of exercise 12.6."""

import math
from itertools import product

import numpy as np
from hypothesis import strategies as st

from grader.checks import (
    at, check, equal, exercise, fail, hint, integer, labels, mapping, memo, number, one_of, picture, require
)  # fmt: skip
from grader.strategies import matrices, seeds, without

from .pins import ex12_06 as pins
from .pins.ex12_06 import BOARD, CUBE, SCATTERED, SHUFFLED, SIGNS

EXERCISE = exercise(
    kind="prove",
    book="§12.4，定义 12.7 / definition 12.7",
    patterns=["certificate", "derived formula"],
    hints=[
        (
            "两个互异的点总在某个坐标上不同。在那里划分，两边的点都少了。",
            "Two different points differ in some coordinate. Split there, and each side has fewer points.",
        ),
        (
            "直线上：只有标记改变的地方需要划分。先在哪一处划分，两边剩下的段数最平均？",
            "On a line only the places where the label changes need a cut. Which one first, for both sides to keep equally many runs?",
        ),
        (
            "深度至多 h 的树有多少个叶结点，能把直线分成几段？k 个布尔属性能区分多少个点？",
            "How many leaves has a tree of depth h at most, and into how many intervals do they cut the line? How many points do k "
            "boolean attributes tell apart?",
        ),
    ],
    contract=[
        (
            "至多 64 个点，各 1 到 4 个坐标，绝对值不超过 10⁹；不相等的坐标可以是相邻的两个浮点数",
            "At most 64 points with 1 to 4 coordinates of at most 10⁹; unequal coordinates may be neighbouring floats",
        ),
        (
            "给定的树深度至多 100，返回的树深度至多 150；h、k 至多 60",
            "Given trees have depth 100 at most, returned ones 150; h and k are 60 at most",
        ),
    ],
    written={
        "proof": [
            (
                "无穷：任意多个互异的点、任意标记都有树，用归纳法",
                "Infinite: a tree for any number of different points and any labels, by induction",
            ),
            (
                "深度有限：上界数叶结点（标记的段数），下界给出被打散的点",
                "Bounded depth: the leaves (runs of labels) for the upper half, shattered points for the lower half",
            ),
            ("布尔属性：互异的点只有有限个", "Boolean attributes: there are only finitely many different points"),
        ]
    },
)


@st.composite
def trees(draw, deep=False):
    """Trees on up to four features with whole-numbered thresholds, if `deep` with a long branch."""
    rng = np.random.default_rng(draw(seeds()))
    depth = draw(st.sampled_from((5, 60, 100) if deep else (0, 1, 2, 3, 4, 5)))
    lopsided = depth > 5 or draw(st.booleans())

    def grow(left):
        if left == 0:
            return {"label": int(rng.choice(SIGNS))}
        sides = [grow(left - 1), grow(int(rng.integers(0, min(left, 3))) if lopsided else left - 1)]
        low, high = sides if rng.random() < 0.5 else sides[::-1]
        threshold = float(rng.integers(-3, 4)) * (1.0 if rng.random() < 0.8 else 0.5)
        return {"feature": int(rng.integers(4)), "threshold": threshold, "le": low, "gt": high}

    return grow(depth)


@st.composite
def different_points(draw):
    """Up to six different points."""
    X = draw(matrices((1, 6), (1, 4), stretch=without("long", "wide", "duplicate")))
    return [list(row) for row in dict.fromkeys(map(tuple, X.tolist()))]


@st.composite
def runs_on_a_line(draw, far=False):
    """Different floats in any order, and labels with few or many runs."""
    rng = np.random.default_rng(draw(seeds()))
    n = draw(st.sampled_from((3, 7, 17, 33, 64) if far else (1, 2, 3, 4, 5, 6, 7, 9, 17)))
    step = draw(st.sampled_from((1.0, 1e-5, 1e6, 0.3) if far else (1.0, 1.0, 0.3)))
    ordered = [step * float(x) for x in np.sort(rng.choice(np.arange(-200, 200), size=n, replace=False))]
    change = draw(st.sampled_from((0.1, 0.5, 0.9)))
    y = np.where(np.cumsum(rng.random(n) < change) % 2, 1, -1)
    order = rng.permutation(n)
    return {"xs": [ordered[i] for i in order], "y": [int(y[i]) for i in order]}


@st.composite
def usual_points(draw):
    """Ten to twenty points that are alike in many coordinates, and a seed for their labels."""
    kind, n = draw(st.sampled_from(("line", "beside a line", "board", "cube"))), draw(st.integers(10, 20))
    order = np.random.default_rng(draw(seeds())).permutation(25)
    points = {
        "line": [[float(x)] for x in order[:n]],
        "beside a line": [[0.5, float(x)] for x in order[:n]],
        "board": [[float(x // 5), float(x % 5)] for x in order[:n]],
        "cube": CUBE,
    }
    return points[kind]


ROWS = matrices((1, 8), (4, 4), stretch=without("large", "offset"))
MANY = st.sampled_from((CUBE, BOARD, SCATTERED, [[x] for x in SHUFFLED], [[0.5, x] for x in SHUFFLED]))


@check(
    points=0.5,
    given={"tree": trees(), "X": ROWS},
    also=pins.predictions,
    strict_given={"tree": trees(deep=True), "X": ROWS},
    strict=pins.deep_predictions,
    examples=40,
)
def test_predictions(answer, tree, X):
    """树的预测，在阈值上也对，树很深时也对 / The predictions of a tree, on thresholds and in deep trees, too"""
    X = np.asarray(X, dtype=float).tolist()
    got = labels(answer.tree_predict(tree, X), len(X), SIGNS, ("预测", "the predictions"))
    with hint(*HINT_PREDICT):
        equal(got, [leaf_of(tree, row) for row in X], ("预测", "the predictions"))


@check(
    points=0.5,
    given={"tree": trees()},
    also=pins.depth,
    strict_given={"tree": trees(deep=True)},
    strict=pins.deep,
    examples=30,
)
def test_depth(answer, tree):
    """树的深度，左右子树不一样深时也对 / The depth of a tree, also if its sides are not equally deep"""
    with hint(*HINT_DEPTH):
        equal(integer(answer.tree_depth(tree)), depth_of(tree), ("深度", "the depth"))


@check(
    points=2.5, given={"points": different_points()}, also=pins.any_labels, strict=pins.neighbouring_floats, examples=25
)
def test_any_labels(answer, points):
    """几个互异的点：每一种标记都有树实现它 / A few different points: there is a tree for each labelling"""
    for y in product(SIGNS, repeat=len(points)):
        with hint(*about_points(points, HINT_BUILD)):
            judge_tree(answer.build_tree(points, list(y)), points, y)


@check(
    points=1,
    given={"points": usual_points(), "seed": seeds()},
    also=pins.some_points,
    strict_given={"points": MANY, "seed": seeds()},
    strict=pins.many_points,
    examples=10,
)
def test_many_points(answer, points, seed):
    """很多互异的点，任意标记：树给每个点正确的标记 /
    Many different points with any labels: the tree gives each its own"""
    if seed is None:  # neighbours on the grid have different labels
        y = [1 if sum(map(int, point)) % 2 else -1 for point in points]
    else:
        y = [int(label) for label in np.random.default_rng(seed).choice(SIGNS, size=len(points))]
    with hint(*about_points(points, HINT_BUILD)):
        judge_tree(answer.build_tree(points, y), points, y)


@check(points=1)
def test_alternating(answer):
    """正负相间的点：树的深度 / Alternating labels: how deep the tree is"""
    for n, depth in ((1, 0), (2, 1), (3, 2), (4, 2), (5, 3), (8, 3), (9, 4)):
        xs, y = [float(i) for i in range(n)], [1 if i % 2 else -1 for i in range(n)]
        with at(f"{n} 个点", f"{n} points"), hint(*HINT_SHALLOW):
            judge_shallow(answer.shallow_tree(xs, y), xs, y, depth)


@check(
    points=2.5,
    given={"line": runs_on_a_line()},
    also=pins.shallow,
    strict_given={"line": runs_on_a_line(far=True)},
    strict=pins.neighbours_on_a_line,
    examples=40,
)
def test_shallow(answer, line):
    """直线上任意次序的点：树与标记一致，深度不超过 ⌈log2 r⌉ /
    Points on a line in any order: the tree agrees with the labels, and is no deeper than ⌈log2 r⌉"""
    xs, y = line["xs"], line["y"]
    ordered = [label for _, label in sorted(zip(xs, y, strict=True))]
    runs = 1 + sum(a != b for a, b in zip(ordered, ordered[1:], strict=False))
    with hint(*about_points([[x] for x in xs], HINT_SHALLOW)):
        judge_shallow(answer.shallow_tree(xs, y), xs, y, (runs - 1).bit_length())


@check(points=1, given={"h": st.integers(0, 20)}, also=pins.bounded_depth, strict=pins.deeper, examples=10)
def test_bounded_depth(answer, h):
    """深度至多 h 的树在直线上的 VC 维 / The VC dimension of trees of depth h at most on a line"""
    wanted = most_shattered(h) if h <= 2 else most_shattered(2) << (h - 2)
    with hint(*HINT_BOUNDED):
        equal(integer(answer.vc_depth_on_line(h)), wanted, ("VC 维", "the VC dimension"))


@check(points=1, given={"k": st.integers(1, 20)}, also=pins.boolean, strict=pins.more_attributes, examples=10)
def test_boolean(answer, k):
    """k 个布尔属性上的树的 VC 维 / The VC dimension of trees on k boolean attributes"""
    wanted = math.prod([2] * k)  # all points there are, which build_tree shatters
    with hint(*HINT_BOUNDED):
        equal(integer(answer.vc_boolean(k)), wanted, ("VC 维", "the VC dimension"))


@picture(
    "一棵树把二十个标记任意的点全部分对",
    "A tree gives twenty points their labels, whatever these are",
    alt=(
        "平面被树分成许多矩形，每个点都在与它的标记同色的矩形里",
        "The tree cuts the plane into rectangles, and each point lies in one of its own colour",
    ),
)
def draw_tree(figure, answer, reference, says):
    rng = np.random.default_rng(6)
    cells = rng.choice(25, size=20, replace=False)  # on a grid: one coordinate alone does not tell them apart
    points, y = np.stack([cells % 5, cells // 5], axis=1).astype(float), rng.choice(SIGNS, size=20)
    figure.set_size_inches(9, 4.5)
    names = (says("你的树", "Your tree"), says("参考解答的树", "The reference's tree"))
    for axes, name, module in zip(figure.subplots(1, 2), names, (answer, reference), strict=True):
        tree = module.build_tree(points.tolist(), y.tolist())
        x = np.linspace(-0.6, 4.6, 150)
        regions = [[leaf_of(tree, (a, b)) for a in x] for b in x]
        axes.contourf(x, x, regions, levels=[-2, 0, 2], colors=["#f6e3db", "#dbe9f6"])
        for point, label in zip(points, y, strict=True):
            axes.text(*point, "+" if label > 0 else "−", ha="center", va="center", fontsize=13)
        axes.set(xticks=[], yticks=[], aspect="equal")
        axes.set_title(name, fontsize=10)


DEEPEST = 150
HINT_PREDICT = (
    "从根走到叶；等于阈值的归哪一边？",
    "Walk from the root to a leaf; which side takes a point that equals the threshold?",
)
HINT_DEPTH = (
    "叶结点的深度是 0；两棵子树可以不一样深。",
    "A leaf has depth 0; the two subtrees need not be equally deep.",
)
HINT_BUILD = (
    "只要结点里还有两种标记，就在有不同值的坐标上划分。",
    "As long as both labels are in a node, split on a coordinate with different values.",
)
HINT_CLOSE = (
    '很近的两个值之间未必还有别的浮点数。等于阈值的归 "le"，所以阈值可以就取其中的一个。',
    'There may be no other float between two values that are close. What equals the threshold goes to "le", so it may be one of '
    "the values.",
)
HINT_SHALLOW = (
    "先按 x 排序，只在标记改变处划分，每次让两边的段数尽量相等。",
    "Sort by x, cut only where the label changes, and leave both sides as equally many runs as possible.",
)
HINT_BOUNDED = (
    "深度为 h 的树至多有几个叶结点？k 个布尔属性上共有多少个互异的点？",
    "How many leaves has a tree of depth h at most? How many different points are there on k boolean attributes?",
)


def about_points(points, words):
    """The hint for these points: whether some values are as close as floats can be."""
    columns = [sorted(set(column)) for column in zip(*points, strict=True)]
    pairs = [pair for column in columns for pair in zip(column, column[1:], strict=False)]
    return HINT_CLOSE if any(high - low <= 4 * math.ulp(max(abs(low), abs(high))) for low, high in pairs) else words


def leaf_of(tree, point):
    """The label that a tree gives to a point."""
    while "label" not in tree:
        tree = tree["le"] if point[tree["feature"]] <= tree["threshold"] else tree["gt"]
    return tree["label"]


def depth_of(tree):
    """The depth of a tree, level by level."""
    depth, level = -1, [tree]
    while level:
        depth, level = depth + 1, [node[side] for node in level if "label" not in node for side in ("le", "gt")]
    return depth


def a_tree(got, columns, level=0):
    """The answer as a tree of plain numbers on so many columns."""
    node = mapping(got, (), ("树", "the tree"))
    if "label" in node:
        return {"label": integer(one_of(node["label"], SIGNS, ("叶结点的 label", "the label of a leaf")))}
    if level == DEEPEST:
        fail(f"树的深度超过了 {DEEPEST}", f"The tree is deeper than {DEEPEST}")
    node = mapping(node, ("feature", "threshold", "le", "gt"), ("树的内部结点", "an inner node of the tree"))
    return {
        "feature": integer(one_of(node["feature"], range(columns), ("结点的 feature", "the feature of a node"))),
        "threshold": number(node["threshold"], ("结点的 threshold", "the threshold of a node"), allow_infinite=True),
        "le": a_tree(node["le"], columns, level + 1),
        "gt": a_tree(node["gt"], columns, level + 1),
    }


def judge_tree(got, points, y):
    """Whether the answer is a tree that gives every point its label; the tree as plain data."""
    tree = a_tree(got, len(points[0]))
    for point, label in zip(points, y, strict=True):
        require(
            leaf_of(tree, point) == label,
            f"点 {point} 的标记是 {label}，树给出 {-label}",
            f"The point {point} has label {label}, the tree says {-label}",
            got=got,
        )
    return tree


def judge_shallow(got, xs, y, most):
    """The same on a line, where the tree must not be too deep either."""
    depth = depth_of(judge_tree(got, [[x] for x in xs], y))
    require(
        depth <= most,
        f"树的深度是 {depth}，应不超过 {most}",
        f"The tree has depth {depth}, {most} is allowed",
        got=got,
    )


@memo
def most_shattered(h):
    """The VC dimension of trees of depth h at most on a line, by listing all labellings that they realise."""

    def realized(m, depth):
        if depth == 0:
            return {(label,) * m for label in SIGNS}
        sides = [(realized(cut, depth - 1), realized(m - cut, depth - 1)) for cut in range(m + 1)]
        return {low + high for lows, highs in sides for low in lows for high in highs}

    m = 1
    while len(realized(m + 1, h)) == 2 ** (m + 1):
        m += 1
    return m
