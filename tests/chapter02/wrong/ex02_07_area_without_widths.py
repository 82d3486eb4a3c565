"""顶点的代价直接取平均, 没有乘各段的宽 / The mean cost of the vertices, without the widths of the pieces

caught by: test_trivial_classifiers, test_total_cost
book: §2.3.4
"""

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
    return sum(cost for _, cost in vertices) / (len(vertices) - 1)


def same_cost_curve(points):
    fpr, tpr = max(points, key=lambda point: point[1] - point[0])
    return [*points, (fpr, (fpr + tpr) / 2)]  # below the hull, so its segment lies above the envelope


def proof():
    return "见上. / See above."
