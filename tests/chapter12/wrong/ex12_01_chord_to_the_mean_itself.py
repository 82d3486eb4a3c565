"""恰是均值的点也算作左边最近的点 / A point that is the mean is taken for the nearest on its left

caught by: test_supporting_line
book: (12.4)
"""

from itertools import combinations
from math import fsum


def mean(values, ps):
    return fsum(p * value for value, p in zip(values, ps, strict=True))


def jensen_sides(f, xs, ps):
    return f(mean(xs, ps)), mean([f(x) for x in xs], ps)


def supporting_slope(f, xs, ps):
    mu = mean(xs, ps)
    left = max((x for x in xs if x < mu), default=None)
    return 0.0 if left is None else (f(mu) - f(left)) / (mu - left)


def induction_chain(f, xs, ps):
    heights = [f(x) for x in xs]
    chain = []
    for j in range(1, len(xs) + 1):
        total = fsum(ps[:j])
        merged = mean(xs[:j], ps[:j]) / total
        chain.append(total * f(merged) + mean(heights[j:], ps[j:]))
    return chain


def breaking_distribution(f, lo, hi):
    # A convex f lies on or below the middle of every chord, up to rounding.
    grid = [lo + (hi - lo) * k / 32 for k in range(32)] + [hi]
    heights = [f(x) for x in grid]
    for i, j in combinations(range(33), 2):
        if (j - i) % 2 == 0 and heights[(i + j) // 2] - (heights[i] + heights[j]) / 2 >= 1e-4:
            return [grid[i], grid[j]], [0.5, 0.5]
    return None


def proof():
    return "见书 / see the book"
