"""2.7 ROC 曲线与代价曲线 / ROC curves and cost curves"""

from itertools import pairwise


def point_to_line(fpr, tpr):
    return fpr, 1 - tpr


def line_to_point(c0, c1):
    return c0, 1 - c1


def upper_hull(points):
    hull = []
    for point in sorted({(0.0, 0.0), (1.0, 1.0), *map(tuple, points)}):
        while len(hull) > 1 and turn(hull[-2], hull[-1], point) >= 0:
            hull.pop()
        hull.append(point)
    return hull


def turn(a, b, c):
    return (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0])


def crossing(a, b):
    (a0, a1), (b0, b1) = point_to_line(*a), point_to_line(*b)
    x = (b0 - a0) / ((b0 - a0) + (a1 - b1))
    return x, a0 + (a1 - a0) * x


def cost_curve(points):
    # An edge of the hull becomes the crossing of two neighbouring segments of the envelope.
    return sorted({(0.0, 0.0), (1.0, 0.0)} | {crossing(a, b) for a, b in pairwise(upper_hull(points))})


def roc_from_cost_curve(vertices):
    points = {(0.0, 0.0), (1.0, 1.0)}
    for (x1, y1), (x2, y2) in pairwise(vertices):
        slope = (y2 - y1) / (x2 - x1)
        c0 = y1 - slope * x1
        fpr, tpr = line_to_point(c0, c0 + slope)
        points.add((round(fpr, 12), round(tpr, 12)))  # so that (0, 1e-17) is (0, 0)
    return sorted(points)


def total_cost(vertices):
    return sum((x2 - x1) * (y1 + y2) for (x1, y1), (x2, y2) in pairwise(vertices)) / 2


def same_cost_curve(points):
    fpr, tpr = max(points, key=lambda point: point[1] - point[0])
    return [*points, (fpr, (fpr + tpr) / 2)]  # below the hull, so its segment lies above the envelope


def proof():
    return r"""
点 $(f, t)$ 对应线段 $L(x) = f + (1 - t - f)x$，两端高 $f$ 与 $1 - t$；由两端的高可以求回 $(f, t)$，所以点与线段一一
对应。ROC 曲线上各点的线段唯一确定它们的下界，即代价曲线。

反过来，固定 $x \in (0, 1)$，高度 $L(x) = f(1 - x) + (1 - t)x$ 是 $(f, t)$ 的线性函数，在点集上的最小值必在上凸包的顶点
取到：下界只由凸包的顶点决定。凸包的每个顶点在某个 $x$ 处是唯一的最小值，所以它的线段占有下界的一段，这一段延长后就给出
这个顶点。因此代价曲线与上凸包一一对应；凸包之内的点可多可少，代价曲线不变。

The point $(f, t)$ becomes the segment $L(x) = f + (1 - t - f)x$ with the heights $f$ and $1 - t$ at its ends, and these
give $(f, t)$ back: points and segments correspond one to one. The segments of a ROC curve fix their lower envelope, the
cost curve.

Conversely, for fixed $x \in (0, 1)$ the height $L(x) = f(1 - x) + (1 - t)x$ is linear in $(f, t)$, so its minimum over
the points is attained at a corner of the upper hull: only the corners matter. Each corner is the only minimum for some
$x$, so its segment owns a piece of the envelope, and the piece, extended, gives the corner back. Cost curves and upper
hulls correspond one to one; points inside of the hull change nothing.
"""
