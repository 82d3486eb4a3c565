"""从左端起沿下界走，每次换到最早相交的线段 / Walks along the envelope from its left end, changing to the segment met first"""

from fractions import Fraction


def point_to_line(fpr, tpr):
    return [fpr, 1 - tpr]


def line_to_point(c0, c1):
    return [c0, 1 - c1]


def cost_curve(points):
    exact = [(Fraction(f), Fraction(t)) for f, t in points] + [(Fraction(0), Fraction(0)), (Fraction(1), Fraction(1))]
    lines = [(f, 1 - t - f) for f, t in exact]  # height at 0, slope
    x, y = Fraction(0), Fraction(0)
    slope = min(s for c, s in lines if c == 0)
    result = [(x, y)]
    while True:
        meetings = [((c - (y - slope * x)) / (slope - s), s) for c, s in lines if s < slope]
        meetings = [(at, s) for at, s in meetings if at < 1]
        if not meetings:
            break
        at, new = min(meetings)
        x, y = at, y + slope * (at - x)
        slope = new
        result.append((x, y))
    result.append((Fraction(1), y + slope * (1 - x)))
    return [(float(a), float(b)) for a, b in result]


def roc_from_cost_curve(vertices):
    corners = [(0.0, 0.0)]
    for (x1, y1), (x2, y2) in zip(vertices[:-1], vertices[1:]):
        left = (y1 * x2 - y2 * x1) / (x2 - x1)
        right = left + (y2 - y1) / (x2 - x1)
        corners.append((left, 1 - right))
    corners.append((1.0, 1.0))
    out = []
    for corner in corners:
        if not out or abs(corner[0] - out[-1][0]) + abs(corner[1] - out[-1][1]) > 1e-9:
            out.append(corner)
    return tuple(out)


def total_cost(vertices):
    # Simpson's rule is exact on each piece, too.
    total = 0
    for (x1, y1), (x2, y2) in zip(vertices[:-1], vertices[1:]):
        total += (x2 - x1) / 6 * (y1 + 4 * (y1 + y2) / 2 + y2)
    return total


def same_cost_curve(points):
    new = list(map(tuple, points))
    for f, t in points:
        if t - f > 0.03:
            new.append((f, f + 0.02))
    return new


def proof():
    return "点与线段一一对应，下界与凸包一一对应。 / Points and segments, envelopes and hulls correspond."
