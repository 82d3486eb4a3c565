"""支撑直线取到右边最近的点的弦，没有凸性时返回三个点的分布 / The chord to the next point on the right; three points break it"""

import numpy as np


def jensen_sides(f, xs, ps):
    heights = np.array([f(x) for x in xs])
    return np.array([f(np.dot(xs, ps)), heights @ ps])


def supporting_slope(f, xs, ps):
    mu = np.dot(xs, ps)
    right = [x for x in xs if x > mu + 1e-8]
    if not right:
        return 7  # a single point: any slope
    nearest = min(right)
    return (f(nearest) - f(mu)) / (nearest - mu)


def induction_chain(f, xs, ps):
    xs, ps = np.array(xs), np.array(ps)
    heights = np.array([f(x) for x in xs])
    weights, means = np.cumsum(ps), np.cumsum(ps * xs) / np.cumsum(ps)
    rest = np.append(np.cumsum((ps * heights)[::-1])[::-1], 0.0)[1:]
    return weights * np.array([f(x) for x in means]) + rest


def breaking_distribution(f, lo, hi):
    grid = np.linspace(lo, hi, 33)
    for step in range(1, 17):
        for k in range(step, 33 - step):
            u, middle, v = grid[k - step], grid[k], grid[k + step]
            if f(middle) > (f(u) + f(v)) / 2 + 9e-4:
                return np.array([middle, v, u]), np.array([0.002, 0.499, 0.499])
    return None


def proof():
    return "归纳法 / by induction"
