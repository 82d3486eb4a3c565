"""照 2.3.4 节的线段画法，下界由 ROC 曲线的上凸包顶点给出，判断共线时按题中的 1e-9 / The segments of section 2.3.4; their lower bound comes from the corners of the upper hull, collinear being within the 1e-9 of the statement"""


def point_to_line(fpr, tpr):
    return (fpr, 1 - tpr)


def line_to_point(c0, c1):
    return (c0, 1 - c1)


def upper_hull(points):
    hull = []
    for p in sorted(set(points) | {(0.0, 0.0), (1.0, 1.0)}):
        while len(hull) >= 2:
            (x1, y1), (x2, y2) = hull[-2:]
            if (x2 - x1) * (p[1] - y1) - (y2 - y1) * (p[0] - x1) >= -1e-9:
                hull.pop()
            else:
                break
        hull.append(p)
    return hull


def cost_curve(points):
    lines = [point_to_line(*p) for p in upper_hull(points)]
    vertices = [(0.0, min(c0 for c0, c1 in lines))]
    for (a0, a1), (b0, b1) in zip(lines, lines[1:]):
        x = (b0 - a0) / ((b0 - a0) + (a1 - b1))
        if 1e-9 < x < 1 - 1e-9:
            vertices.append((x, a0 + (a1 - a0) * x))
    vertices.append((1.0, min(c1 for c0, c1 in lines)))
    return vertices


def roc_from_cost_curve(vertices):
    points = [(0.0, 0.0)]
    for (x1, y1), (x2, y2) in zip(vertices, vertices[1:]):
        slope = (y2 - y1) / (x2 - x1)
        points.append(line_to_point(y1 - slope * x1, y2 + slope * (1 - x2)))
    points.append((1.0, 1.0))
    result = []
    for p in points:
        if not result or abs(p[0] - result[-1][0]) > 1e-9 or abs(p[1] - result[-1][1]) > 1e-9:
            result.append(p)
    return result


def total_cost(vertices):
    return sum((x2 - x1) * (y1 + y2) / 2 for (x1, y1), (x2, y2) in zip(vertices, vertices[1:]))


def same_cost_curve(points):
    fpr, tpr = max(points, key=lambda p: p[1] - p[0])
    return points + [(fpr, (fpr + tpr) / 2)]


def proof():
    return "点与线段一一对应；凸包之下的点的线段处处不低于下界，所以代价曲线只记得凸包。"
