"""Checks of exercise 2.7."""

from fractions import Fraction
from itertools import pairwise

from hypothesis import strategies as st

from grader.checks import array, check, close, exercise, hint, picture, require
from grader.strategies import grid

from .pins import ex02_07 as pins
from .shared import NOISE, cost_curve_by_definition, cost_curve_of_hull, least_cost, same_curve, trapezoids, upper_hull

EXERCISE = exercise(
    kind="prove",
    book="§2.3.4",
    patterns=["round trip", "oracle", "witness", "written"],
    hints=[
        (
            "先只看一个点：在 (2.25) 中令横坐标为 0 与 1，它的线段两端有多高？",
            "Look at one point first: set the abscissa of (2.25) to 0 and to 1; how high are the ends of its segment?",
        ),
        (
            "画出阶梯形曲线的各条线段，看哪些碰得到下界，哪些碰不到。",
            "Draw the segments of a staircase: which of them reach the envelope, and which do not?",
        ),
        (
            "ROC 平面上的一点对应代价平面上的一条线段；凸包的一条边对应两条线段的交点。",
            "A point of the ROC plane becomes a segment of the cost plane; an edge of the hull becomes a crossing.",
        ),
    ],
    written={
        "proof": [
            ("点与线段一一对应", "Points and segments correspond one to one"),
            ("下界由各线段唯一确定", "The segments fix the envelope"),
            (
                "下界只由凸包的顶点决定，每个顶点占有一段",
                "Only corners of the hull matter, and each owns a piece of the envelope",
            ),
            ("说明“反之亦然”只到凸包为止", "“The other way round” holds up to the hull only"),
        ]
    },
    contract=[
        ("至多 200 个点，凸包可以有一百多个顶点", "Up to 200 points, and hulls of more than a hundred corners"),
        (
            "坐标可以小到 2⁻¹⁴；三个点或者共线（舍入误差之内），或者明显不共线；答案的误差不超过 1e-9",
            "Coordinates as small as 2⁻¹⁴; three points are collinear (but for rounding), or clearly not; answers are right to 1e-9",
        ),
    ],
)

HINT_ENDS = (
    "在 (2.25) 中令横坐标为 0 或 1，剩下什么？线段从 (0, FPR) 画到 (1, FNR)。",
    "What is left of (2.25) where the abscissa is 0 or 1? A segment goes from (0, FPR) to (1, FNR).",
)
HINT_ENVELOPE = (
    "下界处处是所有线段的最小值；它的顶点是凸包相邻两个顶点的线段的交点。",
    "The envelope is the minimum of all segments; it bends where segments of neighbouring corners of the hull cross.",
)
HINT_AREA = ("相邻两个顶点之间是一个梯形。", "Between two neighbouring vertices lies a trapezoid.")
# These are exact floats: no right answer is misled by rounding when it tests for collinear points.
rate = st.integers(0, 16).map(lambda k: k / 16)
few_points = st.lists(st.tuples(rate, rate), max_size=8)
close_points = st.lists(st.tuples(st.one_of(rate, rate, rate, st.just(2**-14)), rate), max_size=8)
many_points = st.lists(st.integers(0, 16), min_size=17, max_size=17).map(
    lambda highest: [(x / 16, y / 16) for x, most in enumerate(highest) for y in range(most, most - 8, -1) if y >= 0]
)
any_points = st.one_of(close_points, many_points)
bulging = few_points.filter(lambda points: any(y >= x + 0.05 for x, y in points))
closely_bulging = close_points.filter(lambda points: any(y >= x + 0.05 for x, y in points))


@check(points=1)
def test_staircase(answer):
    """五个点的阶梯形 ROC 曲线：两条线段，代价曲线，它下方的面积，恢复出的凸包 /
    A ROC staircase of five points: two segments, the cost curve, the area below it, and the hull that it gives back"""
    with hint(*HINT_ENDS):
        for point, heights in (((1 / 4, 3 / 4), (1 / 4, 1 / 4)), ((1 / 4, 1 / 2), (1 / 4, 1 / 2))):
            close(answer.point_to_line(*point), heights, (f"点 {point} 的线段", f"the segment of {point}"))
    vertices = [(0, 0), (1 / 2, 1 / 4), (1, 0)]
    with hint(*HINT_ENVELOPE):
        same_curve(answer.cost_curve(STAIRS), vertices, COST_CURVE, corners_only=True)
    with hint(*HINT_AREA):
        close(answer.total_cost(vertices), 1 / 8, AREA)
    hull_is(answer.roc_from_cost_curve(vertices), [(0, 0), (0, 1 / 2), (1 / 2, 1), (1, 1)])


@check(points=1)
def test_trivial_classifiers(answer):
    """只给两个点、一个点、一个点都不给时的代价曲线 / The cost curve of two points, of one, and of none"""
    vertices = [(0, 0), (1 / 4, 1 / 4), (2 / 5, 7 / 25), (6 / 7, 1 / 7), (1, 0)]
    with hint(*HINT_TRIVIAL):
        two = answer.cost_curve([(1 / 5, 3 / 5), (2 / 5, 9 / 10)])
        same_curve(two, vertices, COST_CURVE, corners_only=True)
        same_curve(answer.cost_curve([]), [(0, 0), (1 / 2, 1 / 2), (1, 0)], COST_CURVE, corners_only=True)
        same_curve(answer.cost_curve([(0, 1)]), [(0, 0), (1, 0)], COST_CURVE, corners_only=True)
    with hint(*HINT_AREA):
        close(answer.total_cost(vertices), 249 / 1400, AREA)


@check(
    points=1,
    book="(2.24), (2.25)",
    given={
        "point": st.tuples(grid(0, 1, 1 / 16), grid(0, 1, 1 / 16)),
        "p": grid(1 / 8, 7 / 8, 1 / 8),
        "costs": st.tuples(st.integers(1, 9), st.integers(1, 9)),
    },
    hint=HINT_ENDS,
)
def test_points_and_segments(answer, point, p, costs):
    """线段在每个横坐标处的高度都是 (2.25) 的归一化代价 /
    The height of the segment is the normalised cost (2.25) everywhere"""
    (fpr, tpr), (cost01, cost10) = point, costs
    c0, c1 = array(answer.point_to_line(fpr, tpr), (2,), ("线段两端的高度", "the pair of heights"))
    whole = p * cost01 + (1 - p) * cost10
    x, cost = p * cost01 / whole, ((1 - tpr) * p * cost01 + fpr * (1 - p) * cost10) / whole
    close(c0 + (c1 - c0) * x, cost, (f"线段在横坐标 {x:.4g} 处的高度", f"the height of the segment at {x:.4g}"))
    close(c0, fpr, ("线段左端的高度", "the height at the left end"))
    close(c1, 1 - tpr, ("线段右端的高度", "the height at the right end"))


@check(
    points=0.5,
    book="(2.25)",
    given={"point": st.tuples(grid(0, 1, 1 / 16), grid(0, 1, 1 / 16))},
    hint=HINT_ENDS,
)
def test_points_of_segments(answer, point):
    """由线段两端的高度求回 ROC 点 / The heights at the ends of a segment give its ROC point back"""
    fpr, tpr = point
    close(answer.line_to_point(fpr, 1 - tpr), point, ("线段对应的点", "the point of the segment"))


@check(
    points=2,
    given={"points": few_points},
    also=pins.lower_envelope,
    strict_given={"points": any_points},
    strict=pins.lower_envelope_strict,
    hint=HINT_ENVELOPE,
)
def test_lower_envelope(answer, points):
    """代价曲线处处是所有线段的最小值，顶点恰是它的转折处 /
    The cost curve is the minimum of all segments everywhere, with vertices where it bends"""
    got = answer.cost_curve(points)
    points = exact(points)
    vertices = array(got, (None, 2), COST_CURVE)
    for x, cost in vertices[:: 1 + len(vertices) // 12]:
        require(0 <= x <= 1, "横坐标应在 0 与 1 之间", "Abscissas should lie between 0 and 1", got=got)
        lowest = float(least_cost(points, Fraction(x)))
        x = x + 0.0  # never -0
        close(cost, lowest, (f"代价曲线在 {x:.4g} 处的代价", f"the cost at {x:.4g} on the cost curve"))
    same_curve(got, envelope(points), COST_CURVE, corners_only=True)


@check(
    points=0.5,
    given={"points": few_points},
    also=pins.total_cost,
    strict_given={"points": any_points},
    examples=20,
    hint=HINT_AREA,
)
def test_total_cost(answer, points):
    """total_cost 是代价曲线下的面积 / total_cost is the area under the cost curve"""
    vertices = envelope(exact(points))
    close(answer.total_cost(floats(vertices)), float(trapezoids(vertices)), AREA)


@check(
    points=2,
    given={"points": few_points},
    also=pins.way_back_is_the_hull,
    strict_given={"points": any_points},
    examples=40,
)
def test_way_back_is_the_hull(answer, points):
    """由代价曲线恢复出的恰是 ROC 点的上凸包 /
    The way back from the cost curve gives exactly the upper hull of the ROC points"""
    got = answer.roc_from_cost_curve(floats(envelope(exact(points))))
    is_ascending(got)
    hull_is(got, upper_hull(exact(points)))


@check(
    points=2,
    given={"points": bulging},
    also=pins.same_cost_curve,
    strict_given={"points": closely_bulging},
    strict=pins.same_cost_curve_strict,
    examples=40,
    hint=(
        "哪些线段完全在下界的上方？它们对应的点在凸包的哪一边？",
        "Which segments lie above the envelope altogether? On which side of the hull are their points?",
    ),
)
def test_same_cost_curve(answer, points):
    """加了新的点，代价曲线却不变 / New points are added, and the cost curve stays the same"""
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
            0 <= x <= 1 and 0 <= y <= 1,
            f"点 ({x:g}, {y:g}) 不在 [0, 1] 内",
            f"({x:g}, {y:g}) is not within [0, 1]",
            got=got,
        )
        height = max(float(_height(a, b, x)) for a, b in pairwise(hull) if a[0] <= x <= b[0])
        require(
            y < height - NOISE,
            f"新点 ({x:.4g}, {y:.4g}) 应低于凸包，凸包在此处高 {height:.4g}",
            f"The new point ({x:.4g}, {y:.4g}) should be below the hull, which is at {height:.4g} there",
            got=got,
        )
    for x, _ in cost_curve_of_hull(hull):
        changed = float(least_cost(theirs, float(x)))
        close(
            changed,
            float(least_cost(hull, x)),
            (f"代价曲线在 {float(x):.4g} 处的代价", f"the cost at {float(x):.4g} on the cost curve"),
        )


@picture(
    "ROC 平面与代价平面：点变成线段，凸包变成下界",
    "ROC plane and cost plane: points become segments, the hull becomes the envelope",
    alt=(
        "左：阶梯形 ROC 曲线的五个点及其凸包。右：同样颜色的五条线段，粗线是你算出的代价曲线。",
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


COST_CURVE, AREA = ("代价曲线", "the cost curve"), ("代价曲线下的面积", "the area under the cost curve")
HULL = ("恢复的凸包", "the recovered hull")
STAIRS = [(0, 1 / 2), (1 / 4, 1 / 2), (1 / 4, 3 / 4), (1 / 2, 3 / 4), (1 / 2, 1)]
HINT_TRIVIAL = ("(0, 0) 与 (1, 1) 两点的线段是怎样的？", "Which segments do (0, 0) and (1, 1) have?")
HINT_BACK = (
    "把下界的每一段延长到横坐标 0 和 1，两端的高度就是 FPR 与 FNR。",
    "Extend each piece of the envelope to the abscissas 0 and 1; the heights there are FPR and FNR.",
)


def exact(points):
    return [(Fraction(x), Fraction(y)) for x, y in points]


def floats(points):
    return [(float(x), float(y)) for x, y in points]


def envelope(points) -> list[tuple]:
    """The vertices of the cost curve; of many points, by way of the hull."""
    return cost_curve_by_definition(points) if len(points) <= 8 else cost_curve_of_hull(upper_hull(points))


def _height(a, b, x):
    """The height of the edge at x; the upper end of a vertical edge."""
    return b[1] if a[0] == b[0] else a[1] + (b[1] - a[1]) * (x - a[0]) / (b[0] - a[0])


def is_ascending(got):
    """The corners in order, but for rounding."""
    for a, b in pairwise(array(got, (None, 2), HULL).tolist()):
        require(
            b[0] >= a[0] - NOISE and b[1] >= a[1] - NOISE,
            f"凸包的顶点应按 (FPR, TPR) 升序，这里 ({a[0]:.4g}, {a[1]:.4g}) 在 ({b[0]:.4g}, {b[1]:.4g}) 之前",
            f"The corners should ascend by (FPR, TPR), but ({a[0]:.4g}, {a[1]:.4g}) comes before ({b[0]:.4g}, {b[1]:.4g})",
            got=got,
        )


def hull_is(got, hull):
    """The corners of the hull; one that is there twice but for rounding is no fault."""
    points = array(got, (None, 2), HULL).tolist()
    tidy = sorted({(round(x, 9), round(y, 9)) for x, y in points})
    with hint(*HINT_BACK):
        same_curve(tidy, hull, HULL, corners_only=True)
