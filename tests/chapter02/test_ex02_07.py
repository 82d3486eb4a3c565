"""Checks of exercise 2.7."""

from fractions import Fraction
from itertools import pairwise

from hypothesis import strategies as st

from grader.checks import array, close, example_check, exercise, picture, property_check, require
from grader.strategies import grid

from .shared import NOISE, cost_curve_by_definition, least_cost, same_curve, trapezoids, upper_hull

EXERCISE = exercise(
    kind="prove",
    book="§2.3.4",
    patterns=["round trip", "oracle", "witness"],
    hints=[
        (
            "ROC 平面上的一点对应代价平面上的一条线段; 凸包的一条边对应两条线段的交点.",
            "A point of the ROC plane becomes a segment of the cost plane; an edge of the hull becomes a crossing.",
        )
    ],
    equivalent_mutants={
        "points.add((round(fpr, 13), round(tpr, 12)))  # so that (0, 1e-17) is (0, 0)": "Any rounding will do that is finer than the points and coarser than 1e-16.",
        "points.add((round(fpr, 11), round(tpr, 12)))  # so that (0, 1e-17) is (0, 0)": "Any rounding will do that is finer than the points and coarser than 1e-16.",
        "points.add((round(fpr, 12), round(tpr, 13)))  # so that (0, 1e-17) is (0, 0)": "Any rounding will do that is finer than the points and coarser than 1e-16.",
        "points.add((round(fpr, 12), round(tpr, 11)))  # so that (0, 1e-17) is (0, 0)": "Any rounding will do that is finer than the points and coarser than 1e-16.",
    },
)

COST_CURVE = ("代价曲线", "the cost curve")
HULL = ("恢复的凸包", "the recovered hull")
STAIRS = [(0, 1 / 2), (1 / 4, 1 / 2), (1 / 4, 3 / 4), (1 / 2, 3 / 4), (1 / 2, 1)]
# Multiples of 1/16 are exact floats: no right answer is misled by rounding when it tests for collinear points.
sixteenths = st.tuples(st.integers(0, 16), st.integers(0, 16))
point_sets = st.lists(sixteenths, max_size=8)
hulls = point_sets.filter(lambda points: any(y > x for x, y in points))


def exact(points):
    return [(Fraction(x, 16), Fraction(y, 16)) for x, y in points]


def floats(points):
    return [(float(x), float(y)) for x, y in points]


@example_check(
    "五个点的阶梯形 ROC 曲线: 代价曲线的顶点是 (0, 0)、(1/2, 1/4)、(1, 0), 面积 1/8, 恢复出四个点的凸包",
    "A ROC staircase of five points: the cost curve has the vertices (0, 0), (1/2, 1/4), (1, 0) and area 1/8, and gives back a hull of four points",
    points=15,
    hint=(
        "线段从 (0, FPR) 画到 (1, FNR); 取下界, 即最小值.",
        "Draw each segment from (0, FPR) to (1, FNR); the envelope is their minimum.",
    ),
)
def test_staircase(answer):
    close(answer.point_to_line(1 / 4, 3 / 4), (1 / 4, 1 / 4), ("点 (1/4, 3/4) 的线段", "the segment of (1/4, 3/4)"))
    close(answer.point_to_line(1 / 4, 1 / 2), (1 / 4, 1 / 2), ("点 (1/4, 1/2) 的线段", "the segment of (1/4, 1/2)"))
    vertices = [(0, 0), (1 / 2, 1 / 4), (1, 0)]
    same_curve(answer.cost_curve(STAIRS), vertices, COST_CURVE, corners_only=True)
    close(answer.total_cost(vertices), 1 / 8, ("面积", "the area"))
    same_curve(answer.roc_from_cost_curve(vertices), [(0, 0), (0, 1 / 2), (1 / 2, 1), (1, 1)], HULL, corners_only=True)


@example_check(
    "只有 (1/5, 3/5)、(2/5, 9/10) 两点时, 平凡学习器也在下界里; 一个点都没有时, 代价曲线是顶点为 (1/2, 1/2) 的帐篷",
    "With (1/5, 3/5) and (2/5, 9/10) alone the trivial classifiers belong to the envelope; without any point it is a tent with its top at (1/2, 1/2)",
    points=15,
    hint=("(0, 0) 与 (1, 1) 两点的线段是怎样的?", "Which segments do (0, 0) and (1, 1) have?"),
)
def test_trivial_classifiers(answer):
    vertices = [(0, 0), (1 / 4, 1 / 4), (2 / 5, 7 / 25), (6 / 7, 1 / 7), (1, 0)]
    same_curve(answer.cost_curve([(1 / 5, 3 / 5), (2 / 5, 9 / 10)]), vertices, COST_CURVE, corners_only=True)
    close(answer.total_cost(vertices), 249 / 1400, ("面积", "the area"))
    same_curve(answer.cost_curve([]), [(0, 0), (1 / 2, 1 / 2), (1, 0)], COST_CURVE, corners_only=True)
    same_curve(answer.cost_curve([(0, 1)]), [(0, 0), (1, 0)], COST_CURVE, corners_only=True)


@property_check(
    "点与线段互换是互逆的, 线段在每个横坐标处的高度都是 (2.25) 的归一化代价",
    "Point and segment are exchanged both ways, and the height of the segment is the normalised cost (2.25) everywhere",
    points=10,
    book="(2.24), (2.25)",
    given={
        "point": st.tuples(grid(0, 1, 1 / 16), grid(0, 1, 1 / 16)),
        "p": grid(1 / 8, 7 / 8, 1 / 8),
        "costs": st.tuples(st.integers(1, 9), st.integers(1, 9)),
    },
    hint=("在 (2.25) 中令横坐标为 0 或 1, 剩下什么?", "What is left of (2.25) where the abscissa is 0 or 1?"),
)
def test_points_and_segments(answer, point, p, costs):
    (fpr, tpr), (cost01, cost10) = point, costs
    c0, c1 = array(answer.point_to_line(fpr, tpr), (2,), ("线段两端的高度", "the pair of heights"))
    whole = p * cost01 + (1 - p) * cost10
    x, cost = p * cost01 / whole, ((1 - tpr) * p * cost01 + fpr * (1 - p) * cost10) / whole
    close(c0 + (c1 - c0) * x, cost, (f"线段在横坐标 {x:.4g} 处的高度", f"the height of the segment at {x:.4g}"))
    close(c0, fpr, ("线段左端的高度", "the height at the left end"))
    close(c1, 1 - tpr, ("线段右端的高度", "the height at the right end"))
    close(answer.line_to_point(fpr, 1 - tpr), point, ("线段对应的点", "the point of the segment"))


@property_check(
    "代价曲线处处是所有线段的最小值, 顶点恰是它的转折处; total_cost 是它下方的面积",
    "The cost curve is the minimum of all segments everywhere, with vertices where it bends; total_cost is the area below it",
    points=20,
    given={"points": point_sets},
    also=[{"points": [(2, 8), (4, 12), (8, 16), (8, 4)]}, {"points": [(0, 0), (4, 8), (8, 16)]}],
    hint=(
        "下界的顶点是凸包相邻两个顶点的线段的交点.",
        "The vertices are crossings of the segments of neighbouring corners of the hull.",
    ),
)
def test_lower_envelope(answer, points):
    points = exact(points)
    got = answer.cost_curve(floats(points))
    for x, cost in array(got, (None, 2), COST_CURVE):
        require(0 <= x <= 1, "横坐标应在 0 与 1 之间", "Abscissas lie between 0 and 1", got=got)
        lowest = float(least_cost(points, Fraction(x)))
        close(cost, lowest, (f"代价曲线在 {x:.4g} 处的代价", f"the cost at {x:.4g} on the cost curve"))
    vertices = cost_curve_by_definition(points)
    same_curve(got, vertices, COST_CURVE, corners_only=True)
    close(
        answer.total_cost(floats(vertices)),
        float(trapezoids(vertices)),
        ("代价曲线下的面积", "the area under the cost curve"),
    )


@property_check(
    "由代价曲线恢复出的恰是 ROC 点的上凸包",
    "The way back from the cost curve gives exactly the upper hull of the ROC points",
    points=25,
    given={"points": point_sets},
    also=[
        {"points": [(2, 8), (4, 12), (8, 16), (8, 4)]},
        {"points": [(0, 16)]},
        {"points": []},
        {"points": [(0, 2), (1, 6), (2, 10)]},
    ],
    hint=(
        "把下界的每一段延长到横坐标 0 和 1, 两端的高度就是 FPR 与 FNR.",
        "Extend each piece of the envelope to the abscissas 0 and 1; the heights there are FPR and FNR.",
    ),
)
def test_way_back_is_the_hull(answer, points):
    hull = upper_hull(exact(points))
    recovered = answer.roc_from_cost_curve(floats(cost_curve_by_definition(exact(points))))
    same_curve(_tidy(recovered), hull, HULL, corners_only=True)
    vertices = array(answer.cost_curve(floats(exact(points))), (None, 2), COST_CURVE)
    same_curve(_tidy(answer.roc_from_cost_curve(floats(vertices))), hull, HULL, corners_only=True)


@property_check(
    "加了新的点, 代价曲线却不变",
    "New points are added, and the cost curve stays the same",
    points=15,
    given={"points": hulls},
    also=[{"points": [(0, 1)]}, {"points": [(15, 16)]}],
    hint=(
        "哪些线段完全在下界的上方? 它们对应的点在凸包的哪一边?",
        "Which segments lie above the envelope altogether? On which side of the hull are their points?",
    ),
)
def test_same_cost_curve(answer, points):
    hull = upper_hull(exact(points))
    got = answer.same_cost_curve(floats(hull))
    theirs = [tuple(point) for point in array(got, (None, 2), ("返回的点", "the list of points")).tolist()]
    for corner in floats(hull):
        require(
            any(abs(corner[0] - x) <= NOISE and abs(corner[1] - y) <= NOISE for x, y in theirs),
            f"原有的点 {corner} 不见了",
            f"The given point {corner} is missing",
            got=got,
        )
    new = [(x, y) for x, y in theirs if all(abs(x - a) > NOISE or abs(y - b) > NOISE for a, b in hull)]
    require(new, "至少要有一个新的点", "There should be at least one new point", got=got)
    for x, y in new:
        require(
            0 <= x <= 1 and y <= 1, f"点 ({x:g}, {y:g}) 不在 [0, 1] 内", f"({x:g}, {y:g}) is not within [0, 1]", got=got
        )
        height = max(float(_height(a, b, x)) for a, b in pairwise(hull) if a[0] <= x <= b[0])
        require(
            x + 0.01 - NOISE <= y <= height - 0.01 + NOISE,
            f"新点 ({x:.4g}, {y:.4g}) 应高出对角线 0.01, 低于凸包 (此处高 {height:.4g}) 0.01",
            f"The new point ({x:.4g}, {y:.4g}) should be 0.01 above the diagonal and 0.01 below the hull, which is at {height:.4g} there",
            got=got,
        )
    for x, _ in cost_curve_by_definition(hull):
        changed = float(least_cost(theirs, float(x)))
        close(
            changed,
            float(least_cost(hull, x)),
            (f"代价曲线在 {float(x):.4g} 处的代价", f"the cost at {float(x):.4g} on the cost curve"),
        )


def _height(a, b, x):
    """The height of the edge at x; the upper end of a vertical edge."""
    return b[1] if a[0] == b[0] else a[1] + (b[1] - a[1]) * (x - a[0]) / (b[0] - a[0])


def _tidy(got):
    """The points in order; rounding neither disturbs the order nor tells (0, 1e-17) from (0, 0)."""
    return sorted({(round(x, 9), round(y, 9)) for x, y in array(got, (None, 2), HULL).tolist()})


@picture(
    "ROC 平面与代价平面: 点变成线段, 凸包变成下界",
    "ROC plane and cost plane: points become segments, the hull becomes the envelope",
    alt=(
        "左: 阶梯形 ROC 曲线的五个点及其凸包. 右: 同样颜色的五条线段, 粗线是你算出的代价曲线.",
        "Left: five points of a ROC staircase and their hull. Right: five segments in the same colours; the thick line is your cost curve.",
    ),
)
def draw_both_planes(figure, answer, reference, says):
    roc, cost = figure.subplots(1, 2)
    for k, point in enumerate(STAIRS):
        roc.plot(*point, "o", color=f"C{k}")
        cost.plot([0, 1], answer.point_to_line(*point), color=f"C{k}", lw=1)
    curve = answer.cost_curve(STAIRS)
    cost.plot(*zip(*curve, strict=True), "k", lw=3, label=says("你的代价曲线", "your cost curve"))
    right = reference.cost_curve(STAIRS)
    cost.plot(*zip(*right, strict=True), "--", color="orange", label=says("参考", "reference"))
    roc.plot(*zip(*answer.roc_from_cost_curve(curve), strict=True), "k", lw=1, label=says("你恢复的凸包", "your hull"))
    hull = reference.roc_from_cost_curve(right)
    roc.plot(*zip(*hull, strict=True), "--", color="orange", label=says("参考", "reference"))
    roc.set(xlabel="FPR", ylabel="TPR")
    cost.set(xlabel=says("正例概率代价", "positive probability cost"), ylabel=says("归一化代价", "normalised cost"))
    roc.legend(loc="lower right")
    cost.legend(loc="upper center")
