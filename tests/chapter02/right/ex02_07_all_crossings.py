"""列出所有交点，留下在下界上转折的 / Every crossing, kept if the envelope bends there; no hull"""

import numpy as np


def point_to_line(fpr, tpr):
    return np.array([fpr, 1.0 - tpr])


def line_to_point(c0, c1):
    return [c0, 1.0 - c1]


def cost_curve(points):
    lines = [(0, 1), (1, 0)] + [tuple(point_to_line(f, t)) for f, t in points]
    xs = {0.0, 1.0}
    for a in lines:
        for b in lines:
            change = (a[1] - a[0]) - (b[1] - b[0])
            if change != 0:
                x = (b[0] - a[0]) / change
                if 1e-12 < x < 1 - 1e-12:
                    xs.add(x)
    xs = sorted(xs)
    distinct = [x for i, x in enumerate(xs) if i == 0 or x - xs[i - 1] > 1e-12]
    vertices = []
    for x in distinct:
        y = min(c0 + (c1 - c0) * x for c0, c1 in lines)
        while len(vertices) > 1:
            (x1, y1), (x2, y2) = vertices[-2:]
            if abs((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1)) > 1e-12:
                break
            vertices.pop()
        vertices.append((x, y))
    return np.array(vertices)


def roc_from_cost_curve(vertices):
    result = [[0, 0]]
    v = np.array(vertices)
    for i in range(len(v) - 1):
        c0 = np.interp(0, v[i : i + 2, 0], v[i : i + 2, 1]) if v[i, 0] == 0 else None
        slope = (v[i + 1, 1] - v[i, 1]) / (v[i + 1, 0] - v[i, 0])
        if c0 is None:
            c0 = v[i, 1] - slope * v[i, 0]
        c1 = v[i, 1] + slope * (1 - v[i, 0])
        point = line_to_point(c0, c1)
        if not np.allclose(point, result[-1]):
            result.append(point)
    if not np.allclose(result[-1], [1, 1]):
        result.append([1, 1])
    return np.array(result)


def total_cost(vertices):
    x, y = np.array(vertices).T
    return float((np.diff(x) * (y[:-1] + y[1:]) / 2).sum())


def same_cost_curve(points):
    inside = [points[i] for i in range(len(points)) if points[i][1] - points[i][0] > 0.05]
    corner = inside[0]
    new = (corner[0], corner[1] * 0.5 + corner[0] * 0.5)
    return np.array(sorted(list(points) + [new]))


def proof():
    return "点与线段一一对应，下界与凸包一一对应。 / Points and segments, envelopes and hulls correspond."
