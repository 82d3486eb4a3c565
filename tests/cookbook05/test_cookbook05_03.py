"""Checks of exercise cookbook5.3."""

import math
from itertools import combinations

import numpy as np
from hypothesis import strategies as st

from grader.checks import array, check, close, exercise, hint, labels, number, picture, require, sequence
from grader.strategies import edges, seeds

from .pins import cookbook05_03 as pins
from .pins.cookbook05_03 import regular

EXERCISE = exercise(
    kind="prove",
    book="§5.5",
    patterns=["certificate", "bound", "witness"],
    hints=[
        (
            "对每一类把 y (w·x + b) ≥ 1 取平均，再把两式相加：w 与两类均值之差有什么关系？",
            "Take the mean of y (w·x + b) ≥ 1 in each class and add both: how is w related to the difference of the class means?",
        ),
        (
            "单纯形的两个顶点的内积都相同：由 Σ x_i = 0 求出它，再算两类均值的距离。",
            "Any two vertices of the simplex have the same inner product: find it from Σ x_i = 0, then the distance of the class means.",
        ),
        (
            "对任意的点，把两类均值距离的平方在所有均衡标记上取平均；至少有一种标记不超过平均值。",
            "For any points take the mean of the squared distance of the class means over all balanced labellings; one of them is not above it.",
        ),
        (
            "奇数个点不能对半分：与偶数的情形相比，所需的 A 是大了还是小了？",
            "An odd number of points cannot be halved: does that make the A needed larger or smaller than for even numbers?",
        ),
    ],
    written={
        "proof": [
            (
                "任何点集：‖w‖ ≥ 2/‖两类均值之差‖",
                "For any points: ‖w‖ is at least 2 over the distance of the class means",
            ),
            ("单纯形：等号成立，并求出距离", "For the simplex: equality, and what the distance is"),
            ("对均衡标记取平均，任何点集都不更好", "By the mean over balanced labellings no points do better"),
        ]
    },
)

HINT_SIMPLEX = (
    "k 个单位向量两两等距；减去它们的均值，再换到所在超平面的一组标准正交基。",
    "k unit vectors are at equal distances; subtract their mean, and take an orthonormal basis of the hyperplane in which they lie.",
)
HINT_NEEDED = (
    "哪一种分法使两类的均值最接近？奇数个点不能对半分。",
    "Which split brings the class means closest to one another? An odd number of points cannot be halved.",
)
HINT_BOUND = (
    "奇数个点所需的 A² 比 k − 1 小一点。",
    "For an odd number of points the A² needed is a little less than k − 1.",
)
RADII = (1e-6, 1e-3, 0.5, 1.0, 2.0, 37.25, 1e3, 1e6)


@st.composite
def labelled(draw):
    """{"points", "labels"}: a simplex, turned and permuted."""
    rng, k = np.random.default_rng(draw(seeds())), draw(st.integers(2, 7))
    points = regular(k, draw(st.sampled_from((1e-3, 0.5, 1.0, 3.7, 1e3))))
    if draw(st.booleans()):
        turn, _ = np.linalg.qr(rng.normal(size=(k - 1, k - 1)))
        points = (points @ turn)[rng.permutation(k)]
    return {"points": points, "labels": draw(st.lists(st.sampled_from((1, -1)), min_size=k, max_size=k))}


@st.composite
def clouds(draw):
    """Points of any kind, at least one of which is not the origin."""
    rng, kind = np.random.default_rng(draw(seeds())), draw(st.sampled_from(KINDS))
    k, d = draw(st.integers(2, 8)), draw(st.sampled_from((1, 2, 3, 8)))
    points = rng.normal(size=(k, d))
    if kind == "line":
        points = np.outer(rng.normal(size=k), rng.normal(size=d))
    elif kind == "clusters":
        points = np.sign(rng.normal(size=(k, 1))) * np.ones((k, d)) + 0.01 * points
        points = points[np.argsort(points[:, 0])]
    elif kind == "simplex":
        points = regular(k) + 1e-3 * rng.normal(size=(k, k - 1))
    elif kind == "grid":
        points = rng.integers(-2, 3, (k, d)).astype(float)
        points[0, 0] += 3.0
    elif kind == "duplicate":
        points[-1] = points[0]
    elif kind == "constant":
        points[:, 0] = 1.0
    elif kind == "dependent" and d > 1:
        points[:, 0] = points[:, 1:].sum(axis=1)
    return {"small": 2e-5, "large": 9e4}.get(kind, 1.0) * points


@check(points=1, book="§5.5", hint=HINT_NEEDED)
def test_small_simplices(answer):
    """两个点、三角形、四面体与五个点的单纯形所需的范数，R = 1 /
    The norms needed for two points, the triangle, the tetrahedron and the simplex of five points, R = 1"""
    # The height of the triangle is 3/2: a vertex against the side.
    for k, expected in ((2, 1.0), (3, 4 / 3), (4, math.sqrt(3)), (5, 1.959592)):
        got = answer.needed_norm(k, 1.0)
        close(got, expected, (f"{k} 个点所需的范数", f"the norm needed for {k} points"), abs=1e-6 if k == 5 else 1e-9)


@check(
    points=1,
    given={"k": st.integers(2, 12), "R": st.sampled_from(RADII)},
    also=pins.simplex,
    examples=30,
    hint=HINT_SIMPLEX,
)
def test_simplex(answer, k, R):
    """正单纯形：范数都是 R，两两距离相等 / A regular simplex: all norms are R, and all distances are equal"""
    points = array(answer.simplex(k, R), (k, k - 1), ("单纯形", "the simplex"))
    close(np.linalg.norm(points, axis=1), np.full(k, R), ("各点的范数", "the norms of the points"), rel=0, abs=1e-9 * R)
    pairs = list(combinations(range(k), 2))
    distances = np.array([float(np.linalg.norm(points[i] - points[j])) for i, j in pairs])
    nearest, farthest = int(distances.argmin()), int(distances.argmax())
    require(
        distances.max() - distances.min() <= 1e-9 * R,
        f"点 {pairs[nearest]} 相距 {distances.min():.10g}，点 {pairs[farthest]} 却相距 {distances.max():.10g}",
        f"Points {pairs[nearest]} are {distances.min():.10g} apart, but points {pairs[farthest]} {distances.max():.10g}",
        got=points,
    )
    require(
        distances.min() > 0.5 * R,
        f"点 {pairs[nearest]} 重合，这不是单纯形",
        f"Points {pairs[nearest]} coincide: this is no simplex",
        got=points,
    )


@check(points=3, book="§5.5", given={"case": labelled()}, also=pins.separator)
def test_separator(answer, case):
    """单纯形的每种标记：间隔处的值够大，范数最小 /
    Every labelling of a simplex: the values are large enough, and the norm is least"""
    points, y = case["points"], np.array(case["labels"])
    w, b = sequence(answer.separator(points, case["labels"]), 2, ("(w, b)", "(w, b)"))
    w, b = array(w, (points.shape[1],), ("w", "w")), number(b, ("b", "b"))
    values = y * (points @ w + b)
    i = int(values.argmin())
    with hint(*HINT_MARGIN):
        require(
            values[i] >= 1 - 1.0001e-6,
            f"点 {i} 处 y (w·x + b) 是 {values[i]:.8g}，小于 1",
            f"At point {i} the value of y (w·x + b) is {values[i]:.8g}, less than 1",
            got=(w, b),
        )
    R = float(np.linalg.norm(points, axis=1).max())
    one_class = len(set(case["labels"])) == 1
    # The mean of both classes in y f ≥ 1 says w·(difference) ≥ 2; on a simplex this is attained.
    least = 0.0 if one_class else 2 / float(np.linalg.norm(points[y > 0].mean(axis=0) - points[y < 0].mean(axis=0)))
    size = float(np.linalg.norm(w))
    with hint(*HINT_SEPARATOR):
        require(
            size <= least * (1 + 1.0001e-5) + 1.0001e-6 / R,
            f"‖w‖ 是 {size:.8g}，最小可以是 {least:.8g}",
            f"‖w‖ is {size:.8g}, but may be as small as {least:.8g}",
            got=(w, b),
        )


@check(
    points=2,
    book="§5.5",
    given={"k": st.integers(2, 40), "R": edges(1e-6, 20.0)},
    also=pins.needed_inputs,
    examples=40,
    hint=HINT_NEEDED,
)
def test_needed(answer, k, R):
    """正单纯形所需的范数是所有标记中最大的 /
    The norm that a regular simplex needs is the largest over all labellings"""
    expected = needed(k, R)
    close(answer.needed_norm(k, R), expected, ("所需的范数", "the norm needed"), abs=0)


@check(points=2, book="§5.5", given={"points": clouds()}, also=pins.hardest)
def test_hardest(answer, points):
    """任意的点：找到的标记使两类的均值足够接近 /
    Any points: the labels that are found bring the class means close enough"""
    k = len(points)
    found = labels(answer.hardest_labelling(points), k, (1, -1), ("标记", "the labels"))
    positive = sum(int(label) == 1 for label in found)
    require(
        abs(2 * positive - k) <= 1,
        f"两类有 {positive} 个与 {k - positive} 个点，应相差至多 1",
        f"The classes have {positive} and {k - positive} points, but should differ by 1 at most",
        got=found,
    )
    y = np.array([int(label) for label in found])
    distance = float(np.linalg.norm(points[y > 0].mean(axis=0) - points[y < 0].mean(axis=0)))
    allowed = 2 / needed(k, float(np.linalg.norm(points, axis=1).max()))
    with hint(*HINT_HARDEST):
        require(
            distance <= allowed * (1 + 1.001e-9),
            f"两类的均值相距 {distance:.10g}，大于允许的 {allowed:.10g}",
            f"The class means are {distance:.10g} apart, more than {allowed:.10g}",
            got=found,
        )


@check(
    points=1,
    book="§5.5",
    given={"k": st.integers(1, 12).map(lambda half: 2 * half + 1)},
    also=pins.bound,
    examples=12,
    hint=HINT_BOUND,
)
def test_bound(answer, k):
    """奇数个点的单纯形被打散，常见的界却不允许 /
    A simplex of an odd number of points is shattered, which the familiar bound forbids"""
    A = number(answer.beats_the_bound(k), ("A", "A"))
    require(k > A, f"A = {A:.10g} 太大", f"A = {A:.10g} is too large", got=A)
    least = needed(k, 1.0)
    require(
        least * (1 - 1.0001e-9) <= A,
        f"A = {A:.10g} 太小：{k} 个点的单纯形不能这样打散",
        f"A = {A:.10g} is too small to shatter the simplex of {k} points",
        got=A,
    )
    require(
        math.floor(A * A) + 1 < k,
        f"A² = {A * A:.10g}，于是 ⌊A²⌋ + 1 = {math.floor(A * A) + 1}，应小于 {k}",
        f"A² = {A * A:.10g}, so that ⌊A²⌋ + 1 = {math.floor(A * A) + 1}, which should be less than {k}",
        got=A,
    )


@picture(
    "三角形的三种间隔；单纯形所需的 R²A² + 1 与 k",
    "Three margins of the triangle; the R²A² + 1 that a simplex needs, and k",
    alt=(
        "左图是三角形与它的三条分界线，每条把一个顶点与对边分开；右图中 R²A² + 1 的点对偶数 k 在直线上，对奇数 k 略低于直线",
        "Left, a triangle and three boundaries, each between a vertex and the opposite side; right, the dots of R²A² + 1 are on the line for "
        "even k and a little below it for odd k",
    ),
)
def draw_margins(figure, answer, reference, says):
    left, right = figure.subplots(1, 2)
    points = array(answer.simplex(3, 1.0), (3, 2))
    left.plot(*points[[0, 1, 2, 0]].T, "-", color="lightgray")
    left.plot(*points.T, "o", color="black")
    for i, style in enumerate(("-", "--", ":")):
        w, b = sequence(answer.separator(points, [1 if j == i else -1 for j in range(3)]), 2)
        w, b = array(w, (2,)), number(b)
        foot, along = -b * w / float(w @ w), np.array([-w[1], w[0]]) / float(np.linalg.norm(w))
        left.plot(*np.array([foot - along, foot + along]).T, style, color=f"C{i}")
    left.set_aspect("equal")
    ks = list(range(2, 13))
    right.plot(ks, ks, color="gray", label="k")
    right.plot(ks, [number(answer.needed_norm(k, 1.0)) ** 2 + 1 for k in ks], "o", color="black", label="R²A² + 1")
    right.set_xticks(ks[::2])
    right.set_xlabel(says("点数 k", "number of points k"))
    right.legend()
    figure.tight_layout()


HINT_MARGIN = (
    "先定 w 的方向，再选长度与 b，使两类最近的点都恰好是 y f(x) = 1。",
    "Find the direction of w first, then its length and b, so that the nearest points of both classes have y f(x) = 1 exactly.",
)
HINT_SEPARATOR = (
    "考虑连接两类均值的直线；标记全相同时连 w 都不需要。",
    "Consider the line through the class means; if all labels are equal, not even w is needed.",
)
HINT_HARDEST = (
    "对所有均衡标记取平均，至少有一种不超过平均值；k 不大，可以逐一试。",
    "In the mean over all balanced labellings one at least is not above it; k is small, so that all can be tried.",
)


def needed(k, R) -> float:
    """The largest of all least norms, split by split, from the inner products of vertices."""
    inner = np.full((k, k), -1 / (k - 1)) + np.eye(k) * k / (k - 1)
    found = []
    for p in range(1, k):
        weights = np.append(np.full(p, 1 / p), np.full(k - p, -1 / (k - p)))
        found.append(2 / math.sqrt(float(weights @ inner @ weights)))
    return max(found) / R


KINDS = (
    "",
    "",
    "line",
    "clusters",
    "clusters",
    "simplex",
    "grid",
    "duplicate",
    "small",
    "large",
    "constant",
    "dependent",
)
