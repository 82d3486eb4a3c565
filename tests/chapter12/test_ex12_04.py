"""Checks of exercise 12.4."""

from fractions import Fraction
from itertools import combinations, product

import numpy as np
from hypothesis import strategies as st

from grader.checks import (
    array,
    close,
    equal,
    example_check,
    exercise,
    integers,
    labels,
    memo,
    number,
    one_of,
    picture,
    property_check,
    require,
    sequence,
)

EXERCISE = exercise(
    kind="prove",
    book="例 12.2, (12.23)",
    patterns=["certificate"],
    hints=[
        (
            "下界: 解一个 (d+1)×(d+1) 的线性方程组. 上界: d+2 个点必仿射相关, 把相关系数按正负分开.",
            "Below: solve a (d+1)×(d+1) linear system. Above: d + 2 points are affinely dependent; split the dependency by sign.",
        )
    ],
    equivalent_mutants={
        "return [[-1.0] * d, *np.eye(d).tolist()]": "Any d + 1 affinely independent points will do.",
        "plus, minus = np.flatnonzero(a > 0), np.flatnonzero(a < 0)": "Points of weight 0 may be left out.",
        "return [1 if not i in plus else -1 for i in range(len(points))]": "The labels of the two groups may be swapped.",
        "points = [[float(i)] + [1.0] * (d - 1) for i in range(d + 1)]  # all on one line": "Any line will do.",
        "points = [[float(i)] + [-1.0] * (d - 1) for i in range(d + 1)]  # all on one line": "Any line will do.",
    },
)


@st.composite
def independent_points(draw):
    """Affinely independent integer points, at most d + 1 of them: their differences are a mixed triangular matrix."""
    d = draw(st.integers(1, 4))
    k = draw(st.integers(1, d + 1))
    entry, diagonal = st.integers(-3, 3), st.sampled_from((-2, -1, 1, 2))
    rows = [[draw(diagonal) if j == i else draw(entry) if j < i else 0 for j in range(d)] for i in range(k - 1)]
    order = draw(st.permutations(range(d)))
    start = draw(st.lists(entry, min_size=d, max_size=d))
    points = [start, *[[start[j] + row[order[j]] for j in range(d)] for row in rows]]
    return [[float(x) for x in point] for point in draw(st.permutations(points))]


@st.composite
def many_points(draw, most=2):
    """d + 2 integer points of R^d, or up to `most` more; they may coincide."""
    d = draw(st.integers(1, 4))
    n = d + 2 + draw(st.integers(0, most))
    point = st.lists(st.integers(-3, 3).map(float), min_size=d, max_size=d)
    return draw(st.lists(point, min_size=n, max_size=n))


@example_check(
    "单位正方形的 Radon 划分是两条对角线, 权重都是 ½",
    "The Radon partition of the unit square are its diagonals, all weights ½",
    points=1,
    hint=("两条对角线在中心相交.", "The diagonals meet in the centre."),
)
def test_square(answer):
    parts = judge_radon(answer.radon(SQUARE), SQUARE)
    used = [[i for i, weight in zip(*part, strict=True) if weight > 1e-9] for part in parts]
    equal(sorted(map(sorted, used)), [[0, 3], [1, 2]], ("两组点", "the two groups"))
    for _, weights in parts:
        close([weight for weight in weights if weight > 1e-9], [0.5, 0.5], ("权重", "the weights"))


@property_check(
    "给出 d+1 个点, 而且 2^(d+1) 种标记都有超平面实现",
    "There are d + 1 points, and a hyperplane for each of their 2^(d+1) labellings",
    points=2,
    book="例 12.2",
    given={"d": st.integers(1, 6)},
    also=[{"d": 2}, {"d": 6}],
    hint=(
        "点要仿射无关, 例如不能都在一条直线上; 超平面不必过原点.",
        "The points should be affinely independent, not all on a line, say; hyperplanes need not pass through the origin.",
    ),
)
def test_shattering(answer, d):
    points = array(answer.shattered_points(d), (d + 1, d), ("各点", "the points"))
    sizes = np.linalg.svd(np.column_stack([points, np.ones(d + 1)]), compute_uv=False)
    require(
        sizes[-1] > 1e-9 * sizes[0],
        "这些点仿射相关, 不能被打散",
        "These points are affinely dependent and cannot be shattered",
        got=points,
    )
    for y in product((-1, 1), repeat=d + 1):
        judge_hyperplane(answer.realize(points.tolist(), list(y)), points, y)


@property_check(
    "realize 对任意仿射无关的点 (也可少于 d+1 个) 和任意标记都给出超平面",
    "realize finds a hyperplane for all labellings of any affinely independent points, be they fewer than d + 1",
    points=2,
    given={"points": independent_points()},
    examples=40,
    hint=(
        "令 w·x + b 恰好等于标记: 方程组总有解.",
        "Let w·x + b equal the label: the equations always have a solution.",
    ),
)
def test_any_independent_points(answer, points):
    for y in product((-1, 1), repeat=len(points)):
        judge_hyperplane(answer.realize(points, list(y)), np.array(points), y)


@property_check(
    "radon 把任意 d+2 个或更多的点分成凸包相交的两组, 包括重合、共线的点",
    "radon splits any d + 2 or more points into two groups whose hulls meet, coinciding and collinear points included",
    points=3,
    given={"points": many_points()},
    also=[
        {"points": [[1.0, 2.0]] * 4},
        {"points": [[0.0, 0.0], [1.0, 1.0], [2.0, 2.0], [3.0, 3.0]]},
        {"points": [[0.0, 0.0, 1.0], [0.0, 0.0, 1.0], [1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [5.0, 5.0, 5.0]]},
    ],
    hint=(
        "求 Σ a_i x_i = 0、Σ a_i = 0 的非零解; 正系数归 I, 负系数归 J, 各除以自己的和.",
        "Find a non-zero solution of Σ a_i x_i = 0, Σ a_i = 0; positive a_i go to I, negative ones to J, each divided by their sum.",
    ),
)
def test_radon(answer, points):
    judge_radon(answer.radon(points), points)


@property_check(
    "unrealizable_labels 的标记没有任何超平面能实现",
    "No hyperplane realises the labels of unrealizable_labels",
    points=1,
    given={"points": many_points(0)},
    also=[{"points": [[0.0, 0.0], [0.0, 1.0], [1.0, 1.0], [1.0, 0.0]]}, {"points": [[0.0], [1.0], [-1.0]]}],
    hint=("让 Radon 划分的两组各得一种标记.", "Give each group of the Radon partition a label of its own."),
)
def test_unrealizable(answer, points):
    y = labels(answer.unrealizable_labels(points), len(points), [-1, 1], ("标记", "the labels"))
    require(
        hulls_meet(points, [int(label) for label in y]),
        "两类点的凸包不相交, 存在实现这组标记的超平面",
        "The hulls of both classes do not meet: there is a hyperplane that realises these labels",
        got=y,
    )


@property_check(
    "unshattered_small 给出 d+1 个互不相同、却不能被打散的点, 并附 Radon 划分为证",
    "unshattered_small gives d + 1 different points that are not shattered, with a Radon partition as proof",
    points=1,
    given={"d": st.integers(2, 5)},
    also=[{"d": 2}, {"d": 5}],
    hint=("把点都放在一条直线上.", "Put all points on a line."),
)
def test_not_every_set(answer, d):
    points, *partition = sequence(answer.unshattered_small(d), 5)
    points = array(points, (d + 1, d), ("各点", "the points"))
    gaps = [np.abs(p - q).max() for p, q in combinations(points, 2)]
    require(min(gaps) > 1e-9, "这些点应互不相同", "The points should be different from each other", got=points)
    judge_radon(partition, points)


@picture(
    "平面上三个点的八种标记, 以及四个点的 Radon 点",
    "The eight labellings of three points in the plane, and the Radon point of four",
    alt=(
        "八幅小图各有一条分开两类的直线, 第九幅中两个凸包交于一点",
        "Eight small planes with a separating line each; in the ninth two hulls meet in a point",
    ),
)
def draw_shattering(figure, answer, reference, says):
    points = np.array([[0.0, 0.0], [1.0, 0.2], [0.4, 1.0]])
    figure.set_size_inches(8, 8)
    *planes, last = figure.subplots(3, 3).ravel()
    for axes, y in zip(planes, product((-1, 1), repeat=3), strict=True):
        w, b = answer.realize(points.tolist(), list(y))
        x1, x2 = np.meshgrid(np.linspace(-0.6, 1.6, 60), np.linspace(-0.6, 1.6, 60))
        axes.contourf(x1, x2, w[0] * x1 + w[1] * x2 + b, levels=[-1e9, 0, 1e9], colors=["#f6e3db", "#dbe9f6"])
        for point, label in zip(points, y, strict=True):
            axes.text(*point, "+" if label > 0 else "−", ha="center", va="center", fontsize=14)
    four = np.array([*points, [0.9, 0.9]])
    for part, weights in (answer.radon(four.tolist())[0::2], answer.radon(four.tolist())[1::2]):
        last.plot(*four[[*part, part[0]]].T, marker="o")
        last.plot(*np.dot(weights, four[part]), marker="*", color="black", markersize=12)
    last.set_title(says("Radon 点", "The Radon point"), fontsize=9)
    for axes in (*planes, last):
        axes.set(xlim=(-0.6, 1.6), ylim=(-0.6, 1.6), xticks=[], yticks=[], aspect="equal")


SQUARE = [[0.0, 0.0], [0.0, 1.0], [1.0, 0.0], [1.0, 1.0]]


def judge_hyperplane(got, points, y):
    """Whether (w, b) has every point strictly on the side of its label, by more than rounding."""
    w, b = sequence(got, 2, ("超平面", "the hyperplane"))
    w, b = array(w, (points.shape[1],), ("w", "w")), number(b, ("b", "b"))
    margins = np.array(y) * (points @ w + b)
    size = np.abs(points) @ np.abs(w) + abs(b)
    wrong = [i for i in range(len(y)) if not margins[i] > 1e-9 * size[i]]
    require(
        not wrong,
        f"标记 {list(y)}: 第 {wrong} 个点不在应在的一侧 (从 0 数起)",
        f"Labels {list(y)}: points {wrong} are not on the side where they belong (counted from 0)",
        got=(w, b),
    )


def judge_radon(got, points):
    """Verifies a Radon partition; returns (indices, weights) of both groups."""
    points = np.asarray(points, dtype=float)
    left, right, lam, mu = sequence(got, 4, ("Radon 划分", "the Radon partition"))
    parts = []
    for name, indices, weights_name, weights in (("I", left, "lam", lam), ("J", right, "mu", mu)):
        indices = [one_of(i, range(len(points)), (name, name)) for i in integers(indices, None, (name, name))]
        require(indices, f"{name} 不能为空", f"{name} must not be empty", got=got)
        weights = array(weights, (len(indices),), (weights_name, weights_name))
        require(
            weights.min() >= -1e-12, f"{weights_name} 应非负", f"{weights_name} should be non-negative", got=weights
        )
        close(weights.sum(), 1.0, (f"{weights_name} 之和", f"the sum of {weights_name}"), abs=1e-8)
        parts.append((indices, weights))
    used = parts[0][0] + parts[1][0]
    require(
        len(set(used)) == len(used),
        "I 与 J 应不相交, 下标不能重复",
        "I and J should be disjoint, without repeated indices",
        got=got,
    )
    ends = [weights @ points[indices] for indices, weights in parts]
    require(
        np.abs(ends[0] - ends[1]).max() <= 1e-8 * (1 + np.abs(points).max()),
        f"两组的加权平均不是同一点: {ends[0]} 与 {ends[1]}",
        f"The weighted means of both groups are not the same point: {ends[0]} and {ends[1]}",
        got=got,
    )
    return parts


@memo
def hulls_meet(points, y):
    """Whether the hulls of both classes share a point: exactly if a minimal affine dependency has their signs."""
    for size in range(2, len(points) + 1):
        for subset in combinations(range(len(points)), size):
            a = _dependency([points[i] for i in subset])
            if a is not None and all(a) and len({(x > 0) == (y[i] > 0) for i, x in zip(subset, a, strict=True)}) == 1:
                return True
    return False


def _dependency(points):
    """The a ≠ 0 with Σ a_i = 0, Σ a_i x_i = 0, if it is unique up to a factor; by exact elimination."""
    rows = [[Fraction(p[j]) for p in points] for j in range(len(points[0]))] + [[Fraction(1)] * len(points)]
    pivots = []
    for column in range(len(points)):
        row = next((k for k in range(len(pivots), len(rows)) if rows[k][column]), None)
        if row is None:
            continue
        at = len(pivots)
        rows[at], rows[row] = rows[row], rows[at]
        rows[at] = [x / rows[at][column] for x in rows[at]]
        for k in range(len(rows)):
            if k != at:
                rows[k] = [x - rows[k][column] * p for x, p in zip(rows[k], rows[at], strict=True)]
        pivots.append(column)
    free = [column for column in range(len(points)) if column not in pivots]
    if len(free) != 1:
        return None
    solution = {free[0]: Fraction(1)} | {column: -rows[k][free[0]] for k, column in enumerate(pivots)}
    return [solution[column] for column in range(len(points))]
