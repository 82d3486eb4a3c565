"""照 2.3.4 节：每点画一条从 (0, FPR) 到 (1, FNR) 的线段，“取所有线段的下界”，沿下界从左走到右 / Section 2.3.4: a segment from (0, FPR) to (1, FNR) for every point, and the lower bound of all of them, walked from left to right"""


def point_to_line(fpr, tpr):
    return (fpr, 1 - tpr)


def line_to_point(c0, c1):
    return (c0, 1 - c1)


def cost_curve(points):
    lines = {point_to_line(fpr, tpr) for fpr, tpr in list(points) + [(0.0, 0.0), (1.0, 1.0)]}
    # 从横坐标 0 处最低的线段出发，总是换到最先相交的那条更平（更降）的线段
    c0, c1 = min(lines)
    x = 0.0
    vertices = [(0.0, c0)]
    while True:
        best = None
        for d0, d1 in lines:
            if d1 - d0 < c1 - c0:
                crossing = (d0 - c0) / ((c1 - c0) - (d1 - d0))
                if crossing >= x and (best is None or (crossing, d1 - d0) < best[:2]):
                    best = (crossing, d1 - d0, d0, d1)
        if best is None or best[0] >= 1:
            break
        x = best[0]
        vertices.append((x, c0 + (c1 - c0) * x))
        c0, c1 = best[2:]
    vertices.append((1.0, c1))
    return vertices


def roc_from_cost_curve(vertices):
    points = []
    for (x1, y1), (x2, y2) in zip(vertices, vertices[1:]):
        slope = (y2 - y1) / (x2 - x1)
        points.append(line_to_point(y1 - slope * x1, y2 + slope * (1 - x2)))
    if (0.0, 0.0) not in points:
        points.append((0.0, 0.0))
    if (1.0, 1.0) not in points:
        points.append((1.0, 1.0))
    return sorted(points)


def total_cost(vertices):
    return sum((x2 - x1) * (y1 + y2) / 2 for (x1, y1), (x2, y2) in zip(vertices, vertices[1:]))


def same_cost_curve(points):
    fpr, tpr = max(points, key=lambda p: p[1] - p[0])
    return points + [(fpr, (fpr + tpr) / 2)]


def proof():
    return "点 (FPR, TPR) 与线段 (0, FPR)-(1, 1-TPR) 一一对应；下界上的线段正是凸包顶点的线段，故代价曲线与凸包互相决定。"
