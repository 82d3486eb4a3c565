"""Known mistakes of 2.7. Each cell holds what differs from the reference."""

# %% area_without_widths: 顶点的代价直接取平均，没有乘各段的宽 / The mean cost of the vertices, without the widths of the pieces
# caught by: test_trivial_classifiers, test_total_cost
# book: §2.3.4
def total_cost(vertices):
    return sum(cost for _, cost in vertices) / (len(vertices) - 1)


# %% descending: 恢复的顶点由右到左排列 / The recovered corners run from right to left
# caught by: test_way_back_is_the_hull
# book: §2.3.4
def roc_from_cost_curve(vertices):
    points = {(0.0, 0.0), (1.0, 1.0)}
    for (x1, y1), (x2, y2) in pairwise(vertices):
        slope = (y2 - y1) / (x2 - x1)
        c0 = y1 - slope * x1
        fpr, tpr = line_to_point(c0, c0 + slope)
        points.add((round(fpr, 12), round(tpr, 12)))  # so that (0, 1e-17) is (0, 0)
    return sorted(points, reverse=True)


# %% ends_not_added: 恢复时漏了 (0, 0) 与 (1, 1) / The way back leaves out (0, 0) and (1, 1)
# caught by: test_staircase, test_way_back_is_the_hull
# book: §2.3.4
def roc_from_cost_curve(vertices):
    points = set()
    for (x1, y1), (x2, y2) in pairwise(vertices):
        slope = (y2 - y1) / (x2 - x1)
        c0 = y1 - slope * x1
        fpr, tpr = line_to_point(c0, c0 + slope)
        points.add((round(fpr, 12), round(tpr, 12)))  # so that (0, 1e-17) is (0, 0)
    return sorted(points)


# %% given_points_dropped: 只留下新的点，原有的点不见了 / Only the new point is left, the given ones are gone
# caught by: test_same_cost_curve
# book: §2.3.4
def same_cost_curve(points):
    fpr, tpr = max(points, key=lambda point: point[1] - point[0])
    return [(0.0, 0.0), (fpr, (fpr + tpr) / 2), (1.0, 1.0)]


# %% hull_is_unique: 以为代价曲线只对应一条 ROC 曲线，没有加新的点 / Takes the ROC curve of a cost curve to be unique: no new point
# caught by: test_same_cost_curve
# book: §2.3.4
def same_cost_curve(points):
    return list(points)


# %% input_order: 按给定的次序取相邻的点，没有先排序 / Takes neighbours in the order given, without sorting
# caught by: test_lower_envelope
# book: §2.3.4
def upper_hull(points):
    hull = []
    for point in [(0.0, 0.0), *(p for p in dict.fromkeys(map(tuple, points)) if p not in ((0, 0), (1, 1))), (1.0, 1.0)]:
        while len(hull) > 1 and turn(hull[-2], hull[-1], point) >= 0:
            hull.pop()
        hull.append(point)
    return hull


def crossing(a, b):
    (a0, a1), (b0, b1) = point_to_line(*a), point_to_line(*b)
    x = (b0 - a0) / (((b0 - a0) + (a1 - b1)) or 1.0)
    return x, a0 + (a1 - a0) * x


# %% keeps_collinear: 列出所有交点，不转折的也算顶点 / Lists every crossing, those at which nothing bends, too
# caught by: test_staircase, test_lower_envelope
# book: §2.3.4
def cost_curve(points):
    lines = [point_to_line(*point) for point in [*points, (0.0, 0.0), (1.0, 1.0)]]
    crossings = {0.0, 1.0}
    for a0, a1 in lines:
        for b0, b1 in lines:
            if a1 - a0 != b1 - b0:
                crossings.add((b0 - a0) / ((a1 - a0) - (b1 - b0)))
    return [(x, min(c0 + (c1 - c0) * x for c0, c1 in lines)) for x in sorted(crossings) if 0 <= x <= 1]


# %% left_sums: 面积用左端的高求和，不是梯形 / The area as a sum of left heights, not of trapezoids
# caught by: test_total_cost, test_trivial_classifiers
# book: §2.3.4
def total_cost(vertices):
    return sum((x2 - x1) * y1 for (x1, y1), (x2, _) in pairwise(vertices))


# %% line_from_fnr_to_fpr: 线段的两端对调了：左端应是 FPR / The ends of the segment are exchanged: the left one is FPR
# caught by: test_staircase, test_points_and_segments, test_points_of_segments
# book: §2.3.4
def point_to_line(fpr, tpr):
    return 1 - tpr, fpr


def line_to_point(c0, c1):
    return c1, 1 - c0


# %% new_point_above_hull: 新的点在凸包之外，代价曲线变了 / The new point is outside of the hull and changes the cost curve
# caught by: test_same_cost_curve
# book: §2.3.4
def same_cost_curve(points):
    fpr, tpr = max(points, key=lambda point: point[1] - point[0])
    return [*points, (fpr / 2, (1 + tpr) / 2)]


# %% new_point_on_an_edge: 新的点取在凸包的边上，没有低于凸包 / The new point lies on an edge of the hull, not below it
# caught by: test_same_cost_curve
# book: §2.3.4
def same_cost_curve(points):
    fpr, tpr = max(points, key=lambda point: point[1] - point[0])
    (x1, y1), (x2, y2) = points[0], points[1]
    return [*points, ((x1 + x2) / 2, (y1 + y2) / 2)]


# %% no_trivial_classifiers: 漏了两个平凡的学习器 / Leaves out the two trivial classifiers
# caught by: test_trivial_classifiers, test_lower_envelope
# book: §2.3.4
def upper_hull(points):
    hull = []
    for point in sorted({*map(tuple, points)}):
        while len(hull) > 1 and turn(hull[-2], hull[-1], point) >= 0:
            hull.pop()
        hull.append(point)
    return hull


# %% sampled_envelope: 在等分点上取下界，不是它的顶点 / Samples the envelope on a grid instead of giving its vertices
# caught by: test_staircase, test_lower_envelope
# book: §2.3.4
def cost_curve(points):
    lines = [point_to_line(*point) for point in [*points, (0.0, 0.0), (1.0, 1.0)]]
    return [(k / 100, min(c0 + (c1 - c0) * k / 100 for c0, c1 in lines)) for k in range(101)]


# %% segments_not_extended: 没有延长到横坐标 0 和 1，直接取了顶点的代价 / Takes the costs at the vertices instead of extending the pieces to 0 and 1
# caught by: test_staircase, test_way_back_is_the_hull
# book: §2.3.4
def roc_from_cost_curve(vertices):
    points = {(0.0, 0.0), (1.0, 1.0)}
    for (x1, y1), (x2, y2) in pairwise(vertices):
        fpr, tpr = line_to_point(y1, y2)
        points.add((round(fpr, 12), round(tpr, 12)))  # so that (0, 1e-17) is (0, 0)
    return sorted(points)


# %% staircase_not_hull: 没有取凸包，相邻的点两两相交 / Crosses neighbouring points without taking the hull
# caught by: test_staircase, test_lower_envelope
# book: §2.3.4
def upper_hull(points):
    hull = []
    for point in sorted({(0.0, 0.0), (1.0, 1.0), *map(tuple, points)}):
        hull.append(point)
    return hull


def crossing(a, b):
    (a0, a1), (b0, b1) = point_to_line(*a), point_to_line(*b)
    x = (b0 - a0) / (((b0 - a0) + (a1 - b1)) or 1.0)
    return x, a0 + (a1 - a0) * x


# %% tpr_instead_of_fnr: 右端取了 TPR，应是 FNR = 1 − TPR / The right end is TPR instead of FNR = 1 − TPR
# caught by: test_staircase, test_points_and_segments
# book: §2.3.4
def point_to_line(fpr, tpr):
    return fpr, tpr


def line_to_point(c0, c1):
    return c0, c1


# %% upper_envelope: 取了上界（最大值），不是下界 / Takes the upper envelope, not the lower one
# caught by: test_staircase, test_lower_envelope
# book: §2.3.4
def cost_curve(points):
    lines = [point_to_line(*point) for point in [*points, (0.0, 0.0), (1.0, 1.0)]]
    crossings = {0.0, 1.0}
    for a0, a1 in lines:
        for b0, b1 in lines:
            if a1 - a0 != b1 - b0:
                crossings.add((b0 - a0) / ((a1 - a0) - (b1 - b0)))
    return [(x, max(c0 + (c1 - c0) * x for c0, c1 in lines)) for x in sorted(crossings) if 0 <= x <= 1]
