"""What the checks of chapter 2 share: ROC curves in exact fractions, and the corners of a polyline."""

from fractions import Fraction
from itertools import pairwise

from grader.checks import array, close, labels, require

NOISE = 1e-9
"""What rounding may do to a coordinate; different points of the curves here are much further apart."""


def roc_by_definition(scores, labels) -> list[tuple[Fraction, Fraction]]:
    """(FPR, TPR) of "score ≥ t" for every t from above all scores down to the least."""
    positives = sum(labels)
    points = [(Fraction(0), Fraction(0))]
    for t in sorted(set(scores), reverse=True):
        tp = sum(label == 1 and score >= t for score, label in zip(scores, labels, strict=True))
        fp = sum(label == 0 and score >= t for score, label in zip(scores, labels, strict=True))
        points.append((Fraction(fp, len(labels) - positives), Fraction(tp, positives)))
    return points


def rank_loss_by_definition(scores, labels) -> Fraction:
    """(2.21) pair by pair."""
    pairs = [
        (p, n) for p, a in zip(scores, labels, strict=True) if a for n, b in zip(scores, labels, strict=True) if not b
    ]
    return sum((Fraction(p < n) + Fraction(p == n, 2) for p, n in pairs), Fraction(0)) / len(pairs)


def trapezoids(points):
    """The area under a polyline, exact for exact points."""
    return sum((x2 - x1) * (y1 + y2) / 2 for (x1, y1), (x2, y2) in pairwise(points))


def corners(points) -> list[tuple]:
    """The points at which the polyline begins, ends or changes its direction."""
    kept: list[tuple] = []
    for point in points:
        while kept and _near(kept[-1], point):
            kept.pop()
        while len(kept) > 1 and _straight(kept[-2], kept[-1], point):
            kept.pop()
        kept.append(tuple(point))
    return kept


def _near(a, b) -> bool:
    return abs(a[0] - b[0]) <= NOISE and abs(a[1] - b[1]) <= NOISE


def _straight(a, b, c) -> bool:
    u, v = (b[0] - a[0], b[1] - a[1]), (c[0] - b[0], c[1] - b[1])
    return abs(u[0] * v[1] - u[1] * v[0]) <= NOISE and u[0] * v[0] + u[1] * v[1] > 0


def same_curve(got, expected, what=("曲线", "the curve"), *, corners_only=False):
    """The student's points run along the expected polyline; further points on it are allowed unless `corners_only`."""
    points = array(got, (None, 2), what).tolist()
    require(points, f"{what[0]}上应有点", f"There should be points on {what[1]}", got=got)
    ours, wanted = corners(points), [tuple(map(float, point)) for point in corners(expected)]
    close(points[0], wanted[0], (f"{what[0]}的起点", f"the first point of {what[1]}"))
    close(points[-1], wanted[-1], (f"{what[0]}的终点", f"the last point of {what[1]}"))
    for corner in wanted:
        require(
            any(_near(corner, point) for point in points),
            f"{what[0]}应经过点 {_show(corner)}，并在这里转折",
            f"{what[1]} should pass the point {_show(corner)} and bend there".capitalize(),
            expected=wanted,
            got=got,
        )
    for corner in ours:
        require(
            any(_near(corner, point) for point in wanted),
            f"{what[0]}不应在点 {_show(corner)} 转折",
            f"{what[1]} should not bend at the point {_show(corner)}".capitalize(),
            expected=wanted,
            got=got,
        )
    close(ours, wanted, (f"{what[0]}的各转折点", f"the list of bends of {what[1]}"))
    if corners_only:
        inner = [point for point in points if not any(_near(point, corner) for corner in wanted)]
        require(
            not inner,
            f"{what[0]}的顶点不应包括同一线段上的点 {inner and _show(inner[0])}",
            f"Vertices of {what[1]} do not include {inner and _show(inner[0])}, a point inside of a segment",
            expected=wanted,
            got=got,
        )
    return points


def _show(point) -> str:
    return f"({point[0]:.4g}, {point[1]:.4g})"


def upper_hull(points) -> list[tuple]:
    """The corners of the upper concave hull of the points with (0, 0) and (1, 1), from left to right; exact for exact points."""
    hull: list[tuple] = []
    for point in sorted({*map(tuple, points), (0, 0), (1, 1)}):
        while len(hull) > 1 and _turn(hull[-2], hull[-1], point) >= 0:
            hull.pop()
        hull.append(point)
    return hull


def _turn(a, b, c):
    return (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0])


def ranking_of(got, n_pos, n_neg, what) -> list[int]:
    """A list of exactly n_pos ones and n_neg zeros."""
    ranking = labels(got, n_pos + n_neg, (0, 1), what)
    require(
        sum(ranking) == n_pos,
        f"{what[0]}应有 {n_pos} 个 1、{n_neg} 个 0，这里有 {sum(ranking)} 个 1",
        f"There should be {n_pos} ones and {n_neg} zeros in {what[1]}, but there are {sum(ranking)} ones",
        got=got,
    )
    return ranking


def pairs_in_disorder(ranking) -> int:
    """How many pairs of a positive and a negative stand in the wrong order: m⁺m⁻ times the rank loss."""
    return sum(ranking[:i].count(0) for i, label in enumerate(ranking) if label == 1)


def errors_at_cuts(ranking) -> list[int]:
    """The number of mistakes when the first k are predicted positive, for k = 0, 1, …"""
    return [ranking[:k].count(0) + ranking[k:].count(1) for k in range(len(ranking) + 1)]


def cost_line(point):
    """(2.25) as a line over P(+)cost: its heights at 0 and at 1."""
    fpr, tpr = point
    return fpr, 1 - tpr


def least_cost(points, x):
    """The lower envelope at x, of the points' lines and of the two trivial classifiers'."""
    return min(c0 + (c1 - c0) * x for c0, c1 in map(cost_line, [*points, (0, 0), (1, 1)]))


def cost_curve_by_definition(points) -> list[tuple]:
    """The vertices of the lower envelope: both ends, and every crossing at which lines of different slope are lowest."""
    lines = sorted({cost_line(point) for point in [*points, (0, 0), (1, 1)]})
    crossings = {Fraction(0), Fraction(1)}
    for i, (a0, a1) in enumerate(lines):
        for b0, b1 in lines[:i]:
            if (a1 - a0) != (b1 - b0):
                crossings.add(Fraction(b0 - a0) / ((a1 - a0) - (b1 - b0)))
    vertices = []
    for x in sorted(x for x in crossings if 0 <= x <= 1):
        lowest = least_cost(points, x)
        slopes = {c1 - c0 for c0, c1 in lines if c0 + (c1 - c0) * x == lowest}
        if x in (0, 1) or len(slopes) > 1:
            vertices.append((x, lowest))
    return vertices


def cost_curve_of_hull(hull) -> list[tuple]:
    """The same vertices for the corners of an upper hull: where the segments of neighbouring corners cross."""
    vertices = [(Fraction(0), Fraction(0))]
    for (a0, a1), (b0, b1) in pairwise(map(cost_line, hull)):
        x = Fraction(b0 - a0) / ((b0 - a0) + (a1 - b1))
        vertices.append((x, a0 + (a1 - a0) * x))
    vertices.append((Fraction(1), Fraction(0)))
    return [vertex for k, vertex in enumerate(vertices) if vertex not in vertices[:k]]
