"""弦的端点只取 17 个点 / Chords end in 17 of the points only

caught by: test_breaking
book: (12.4)
"""

from itertools import combinations
from math import fsum


def mean(values, ps):
    return fsum(p * value for value, p in zip(values, ps, strict=True))


def jensen_sides(f, xs, ps):
    return f(mean(xs, ps)), mean([f(x) for x in xs], ps)


def supporting_slope(f, xs, ps):
    # Chords from (μ, f(μ)) to the left are less steep than those to the right: any slope between supports.
    mu = mean(xs, ps)
    chords = {x: (f(x) - f(mu)) / (x - mu) for x in xs if abs(x - mu) > 1e-9}
    if not chords:
        return 0.0
    left = max(slope for x, slope in chords.items() if x < mu)
    right = min(slope for x, slope in chords.items() if x > mu)
    return (left + right) / 2


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
        if i % 2 == j % 2 == 0 and heights[(i + j) // 2] - (heights[i] + heights[j]) / 2 >= 5e-4:
            return [grid[i], grid[j]], [0.5, 0.5]
    return None


def proof():
    return "见书 / see the book"
