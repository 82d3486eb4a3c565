"""用分数做高斯消元；打散的点取在矩曲线上 / Gaussian elimination in fractions, shattered points on the moment curve"""

from fractions import Fraction


def _reduce(rows):
    """Row echelon form and the pivot columns."""
    rows = [list(map(Fraction, row)) for row in rows]
    pivots = []
    for j in range(len(rows[0])):
        for i in range(len(pivots), len(rows)):
            if rows[i][j] != 0:
                k = len(pivots)
                rows[k], rows[i] = rows[i], rows[k]
                rows[k] = [x / rows[k][j] for x in rows[k]]
                for other in range(len(rows)):
                    if other != k and rows[other][j]:
                        rows[other] = [x - rows[other][j] * p for x, p in zip(rows[other], rows[k])]
                pivots.append(j)
                break
    return rows, pivots


def shattered_points(d):
    return tuple(tuple(float(t**k) for k in range(1, d + 1)) for t in range(d + 1))


def realize(points, labels):
    rows, pivots = _reduce([[*point, 1, label] for point, label in zip(points, labels)])
    solution = [Fraction(0)] * (len(points[0]) + 1)
    for row, j in zip(rows, pivots):
        solution[j] = row[-1]
    return [[float(x) for x in solution[:-1]], float(solution[-1])]


def radon(points):
    columns = [[point[j] for point in points] for j in range(len(points[0]))] + [[1] * len(points)]
    rows, pivots = _reduce(columns)
    free = [j for j in range(len(points)) if j not in pivots][-1]
    a = {free: Fraction(1)}
    for row, j in zip(rows, pivots):
        a[j] = -row[free]
    plus = [i for i in sorted(a) if a[i] > 0]
    minus = [i for i in sorted(a) if a[i] < 0]
    total = sum(a[i] for i in plus)
    return minus, plus, [float(-a[i] / total) for i in minus], [float(a[i] / total) for i in plus]


def unrealizable_labels(points):
    minus, plus, _, _ = radon(points)
    labels = [1] * len(points)
    for i in minus:
        labels[i] = -1
    return labels


def unshattered_small(d):
    # A square with its diagonals in the first two coordinates, or three points on a line where there are only three.
    if d == 2:
        return [[-1, -1], [0, 0], [1, 1]], [0, 2], [1], [0.5, 0.5], [1]
    square = [[0, 0], [1, 1], [1, 0], [0, 1]]
    points = [corner + [0] * (d - 2) for corner in square]
    points += [[0] * (k - 1) + [5] + [0] * (d - k) for k in range(4, d + 1)]
    return points, [0, 1], [2, 3], [0.5, 0.5], [0.5, 0.5]


def proof():
    return "略"
