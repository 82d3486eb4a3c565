"""Checks of exercise 12.4."""

from fractions import Fraction
from itertools import combinations, product

import numpy as np
from hypothesis import strategies as st

from grader.checks import (
    array, check, close, equal, exercise, hint, integers, labels, memo, number, one_of, picture, require, sequence
)  # fmt: skip

from .pins import ex12_04 as pins

EXERCISE = exercise(
    kind="prove",
    book="例 12.2, (12.23)",
    patterns=["certificate"],
    hints=[
        (
            "先看平面：怎样的三个点能被打散？四个点呢？",
            "Begin with the plane: which three points are shattered? And four?",
        ),
        (
            "下界：让 w·x + b 恰好等于标记，这是一个线性方程组。上界：d+2 个点必仿射相关。",
            "Below: let w·x + b equal the label, which is a linear system. Above: d + 2 points are affinely dependent.",
        ),
        (
            "求 Σ a_i x_i = 0、Σ a_i = 0 的非零解，把系数按正负分开，各除以自己的和。",
            "Find a non-zero solution of Σ a_i x_i = 0, Σ a_i = 0, split it by sign, and divide each part by its sum.",
        ),
    ],
    contract=[
        (
            "d 至多 10，至多 150 个点；坐标的绝对值不超过 10⁷，其中最大的不小于 10⁻⁶，或者全是 0",
            "d up to 10, up to 150 points; coordinates of at most 10⁷, the largest at least 10⁻⁶ unless all are 0",
        ),
        (
            "realize：各点减去第一个点之后，差的矩阵的条件数不超过 10⁶，坐标不超过最大的差的 1000 倍；y(w·x + b) > 0 按返回的数精确判断",
            "realize: with the first point subtracted, the differences have a condition number of at most 10⁶, and coordinates are at most "
            "1000 times the largest of them; y(w·x + b) > 0 is judged exactly, from the numbers returned",
        ),
        (
            "Radon 划分的两个加权平均在每个坐标上至多相差 10⁻⁸ max|x|；unrealizable_labels 中仿射无关的点在各坐标变动 10⁻⁶ max|x| 时仍然如此",
            "The two weighted means of a Radon partition differ by 10⁻⁸ max|x| at most in each coordinate; in unrealizable_labels points that are "
            "affinely independent remain so if coordinates change by 10⁻⁶ max|x|",
        ),
    ],
    written={
        "proof": [
            (
                "下界：仿射无关的 d+1 个点，每种标记都有解",
                "Below: d + 1 affinely independent points, and a solution for each labelling",
            ),
            (
                "上界：d+2 个点的 Radon 划分使某种标记不能实现",
                "Above: a Radon partition of d + 2 points, and labels that nothing realises",
            ),
        ]
    },
)


@st.composite
def independent_points(draw, far=False):
    """Affinely independent points, at most d + 1 of them: their differences are a mixed triangular matrix."""
    d = draw(st.sampled_from((1, 2, 3, 4, 10 if far else 5)))
    k = draw(st.sampled_from(sorted({1, 2, min(3, d), d, d + 1})))
    entry, diagonal = st.integers(-3, 3), st.sampled_from((-2, -1, 1, 2))
    if d == 10:
        entry = st.sampled_from((0, 0, 0, 0, -1, 1))
    rows = [[draw(diagonal) if j == i else draw(entry) if j < i else 0 for j in range(d)] for i in range(k - 1)]
    order = draw(st.permutations(range(d)))
    start = draw(st.lists(entry, min_size=d, max_size=d))
    scale, offset = (draw(st.sampled_from(SCALES)), draw(st.sampled_from((0, 0, 100)))) if far else (1.0, 0)
    points = [start, *[[start[j] + row[order[j]] for j in range(d)] for row in rows]]
    return [[scale * (x + offset) for x in point] for point in draw(st.permutations(points))]


def _is_conditioned(points) -> bool:
    X = np.array(points)
    return len(X) == 1 or bool(np.linalg.cond(X[1:] - X[0]) <= 1e6)


def is_quick(points) -> bool:
    """Whether all subsets of these points are soon looked through, or one dependency is all there is."""
    return len(points) <= 6 or _dependency(points) is not None


@st.composite
def many_points(draw, most=2, far=False):
    """d + 2 points of R^d, or up to `most` more, where `far` now and then many more; they may coincide."""
    d = draw(st.sampled_from((1, 2, 3, 4, 4, 10 if far else 5)))
    n = d + 2 + draw(st.integers(0, most))
    point = st.lists(st.integers(-3, 3).map(float), min_size=d, max_size=d)
    points = draw(st.lists(point, min_size=n, max_size=n))
    if far and most and draw(st.integers(0, 4)) == 0:
        points = [points[k] for k in np.random.default_rng(n).integers(0, n, size=120)]
    scale = draw(st.sampled_from(SCALES)) if far else 1.0
    return [[scale * x for x in point] for point in points]


@check(
    points=0.5,
    hint=(
        "哪两组点的凸包相交？画出来看：把各点的仿射相关式写出来，系数为正的是一组，为负的是另一组，权重是各组的系数除以自己的和。",
        "Which two groups of corners have hulls that meet? Draw them: groups go by the sign of the dependency, and weights are its "
        "coefficients over their own sum in each group.",
    ),
)
def test_square(answer):
    """单位正方形的 Radon 划分 / The Radon partition of the unit square"""
    parts = judge_radon(answer.radon(SQUARE), SQUARE)
    used = [[i for i, weight in zip(*part, strict=True) if weight > 1e-9] for part in parts]
    equal(sorted(map(sorted, used)), [[0, 3], [1, 2]], ("两组点", "the two groups"))
    for _, weights in parts:
        close([weight for weight in weights if weight > 1e-9], [0.5, 0.5], ("权重", "the weights"), abs=1e-8)


@check(
    points=1.5,
    book="例 12.2",
    given={"d": st.integers(1, 10)},
    also=pins.shattering,
    examples=1,
    hint=(
        "在平面上三点共线就不能被打散；高维中与之相当的是什么？",
        "In the plane three points on a line are not shattered; what corresponds to this in more dimensions?",
    ),
)
def test_shattering(answer, d):
    """给出 d+1 个能被打散的点 / There are d + 1 points that are shattered"""
    points = array(answer.shattered_points(d), (d + 1, d), ("各点", "the points"))
    rows = [[*map(Fraction, point), Fraction(1)] for point in points.tolist()]
    require(
        len(_echelon(rows)[1]) == d + 1,
        "这些点仿射相关，不能被打散",
        "These points are affinely dependent and cannot be shattered",
        got=points,
    )


@check(
    points=2.5,
    given={"points": independent_points().filter(_is_conditioned)},
    also=pins.plain_points,
    strict_given={"points": independent_points(far=True).filter(_is_conditioned)},
    strict=pins.hard_points,
    examples=30,
)
def test_any_independent_points(answer, points):
    """realize 对任意仿射无关的点（也可少于 d+1 个）和任意标记都给出超平面 /
    realize finds a hyperplane for all labellings of any affinely independent points, be they fewer than d + 1"""
    labellings = list(product((-1, 1), repeat=len(points)))
    for y in labellings if len(labellings) <= 32 else labellings[:: len(labellings) // 20 | 1]:
        with hint(*about_points(points)):
            judge_hyperplane(answer.realize(points, list(y)), np.array(points), y)


@check(
    points=3,
    given={"points": many_points()},
    also=pins.radon,
    strict_given={"points": many_points(far=True)},
    strict=pins.hard_radon,
    examples=40,
    hint=(
        "d+2 个点必仿射相关：系数为正的是一组，其余的是另一组；各组的系数除以自己的和，就是非负、和为 1 的权重。",
        "d + 2 points are affinely dependent: positive coefficients make one group, the rest the other, and each group's coefficients over "
        "their own sum are its weights, none of them negative.",
    ),
)
def test_radon(answer, points):
    """radon 把任意 d+2 个或更多的点分成凸包相交的两组，包括重合、共线的点 /
    radon splits any d + 2 or more points into two groups whose hulls meet, coinciding and collinear points included"""
    judge_radon(answer.radon(points), points)


@check(
    points=1.5,
    given={"points": many_points(0).filter(is_quick)},
    also=pins.unrealizable,
    strict_given={"points": many_points(0, far=True).filter(is_quick)},
    strict=pins.hard_unrealizable,
    examples=40,
    hint=(
        "两组点的凸包有公共点时，超平面能把两组分开吗？",
        "If the hulls of two groups share a point, can a hyperplane separate the groups?",
    ),
)
def test_unrealizable(answer, points):
    """unrealizable_labels 的标记没有任何超平面能实现 / No hyperplane realises the labels of unrealizable_labels"""
    y = labels(answer.unrealizable_labels(points), len(points), [-1, 1], ("标记", "the labels"))
    require(
        hulls_meet(points, [int(label) for label in y]),
        "两类点的凸包不相交，存在实现这组标记的超平面",
        "The hulls of both classes do not meet: there is a hyperplane that realises these labels",
        got=y,
    )


@check(
    points=1,
    given={"d": st.integers(2, 10)},
    also=pins.not_every_set,
    examples=1,
    hint=("平面上怎样的三个点不能被打散？", "Which three points of the plane are not shattered?"),
)
def test_not_every_set(answer, d):
    """unshattered_small 给出 d+1 个互不相同、却不能被打散的点，并附 Radon 划分为证 /
    unshattered_small gives d + 1 different points that are not shattered, with a Radon partition as proof"""
    points, *partition = sequence(answer.unshattered_small(d), 5)
    points = array(points, (d + 1, d), ("各点", "the points"))
    gaps = [np.abs(p - q).max() for p, q in combinations(points, 2)]
    require(min(gaps) > 0, "这些点应互不相同", "The points should be different from each other", got=points)
    judge_radon(partition, points)


@picture(
    "平面上三个点的八种标记，以及四个点的 Radon 点",
    "The eight labellings of three points in the plane, and the Radon point of four",
    alt=(
        "八幅小图各有一条分开两类的直线，第九幅中两个凸包交于一点",
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


SCALES = (1.0, 1.0, 1.0, 2.0**-17, 2.0**20)
"""Powers of two keep exact dependencies exact."""
SQUARE = [[0.0, 0.0], [0.0, 1.0], [1.0, 0.0], [1.0, 1.0]]


def about_points(points):
    """The hint for a hyperplane with a point on the wrong side."""
    X = np.array(points)
    if len(X) > 1 and np.abs(X).max() > 50 * np.abs(X[1:] - X[0]).max():
        return (
            "各点离原点远、彼此却很近：先减去其中一点，以免舍入盖过小的差。",
            "The points are far from the origin and close to each other: subtract one of them first, or rounding hides the differences.",
        )
    if len(X) <= X.shape[1]:
        return (
            "令 w·x + b 恰好等于标记：点不到 d+1 个时方程组不是方阵，解不止一个，取哪个都行。",
            "Let w·x + b equal the label: with fewer than d + 1 points the system is not square, and any of its solutions will do.",
        )
    return (
        "令 w·x + b 恰好等于标记：d+1 个仿射无关的点，d+1 个未知数（别忘了 b），方程组总有解。",
        "Let w·x + b equal the label: d + 1 affinely independent points, d + 1 unknowns (b is one), and there is always a solution.",
    )


def judge_hyperplane(got, points, y):
    """Whether (w, b) has every point strictly on the side of its label: exactly, from the numbers as they are."""
    w, b = sequence(got, 2, ("超平面", "the hyperplane"))
    w, b = array(w, (points.shape[1],), ("w", "w")), number(b, ("b", "b"))
    exact = [Fraction(one) for one in w.tolist()]
    wrong = [
        i
        for i, (point, label) in enumerate(zip(points.tolist(), y, strict=True))
        if label * (sum(a * Fraction(x) for a, x in zip(exact, point, strict=True)) + Fraction(b)) <= 0
    ]
    require(
        not wrong,
        f"标记 {list(y)}：第 {wrong} 个点不在应在的一侧（从 0 数起）",
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
        "I 与 J 应不相交，下标不能重复",
        "I and J should be disjoint, without repeated indices",
        got=got,
    )
    ends = [weights @ points[indices] for indices, weights in parts]
    require(
        np.abs(ends[0] - ends[1]).max() <= 1e-8 * np.abs(points).max(),
        f"两组的加权平均不是同一点：{ends[0]} 与 {ends[1]}",
        f"The weighted means of both groups are not the same point: {ends[0]} and {ends[1]}",
        got=got,
    )
    return parts


@memo
def hulls_meet(points, y):
    """Whether the hulls of both classes share a point: exactly if a minimal affine dependency has their signs."""
    only = _dependency(points)
    if only is not None:  # all others are multiples of it
        return len({(x > 0) == (label > 0) for label, x in zip(y, only, strict=True) if x}) == 1
    for size in range(2, len(points) + 1):
        for subset in combinations(range(len(points)), size):
            a = _dependency([points[i] for i in subset])
            if a is not None and all(a) and len({(x > 0) == (y[i] > 0) for i, x in zip(subset, a, strict=True)}) == 1:
                return True
    return False


def _echelon(rows):
    """The reduced row echelon form and its pivot columns, exactly."""
    rows, pivots = [list(row) for row in rows], []
    for column in range(len(rows[0])):
        row = next((k for k in range(len(pivots), len(rows)) if rows[k][column]), None)
        if row is None:
            continue
        at = len(pivots)
        rows[at], rows[row] = rows[row], rows[at]
        rows[at] = [x / rows[at][column] for x in rows[at]]
        for k in range(len(rows)):
            if k != at and rows[k][column]:
                rows[k] = [x - rows[k][column] * p for x, p in zip(rows[k], rows[at], strict=True)]
        pivots.append(column)
    return rows, pivots


@memo
def _dependency(points):
    """The a ≠ 0 with Σ a_i = 0, Σ a_i x_i = 0, if it is unique up to a factor."""
    rows, pivots = _echelon(
        [[Fraction(p[j]) for p in points] for j in range(len(points[0]))] + [[Fraction(1)] * len(points)]
    )
    free = [column for column in range(len(points)) if column not in pivots]
    if len(free) != 1:
        return None
    solution = {free[0]: Fraction(1)} | {column: -rows[k][free[0]] for k, column in enumerate(pivots)}
    return [solution[column] for column in range(len(points))]
