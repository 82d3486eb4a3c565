"""12.1 Jensen 不等式 / Jensen's inequality"""

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
        if (j - i) % 2 == 0 and heights[(i + j) // 2] - (heights[i] + heights[j]) / 2 >= 1e-4:
            return [grid[i], grid[j]], [0.5, 0.5]
    return None


def proof():
    return r"""设 f 是凸函数，$μ = \mathbb{E}x$。对 $u < μ < v$，由凸性有
$\frac{f(μ) - f(u)}{μ - u} \le \frac{f(v) - f(μ)}{v - μ}$：左边各弦的斜率都不大于右边各弦的斜率。
取 a 为左边各斜率的上确界，则对一切 x 有 $f(x) \ge f(μ) + a(x - μ)$。
两边取期望，右边第二项的期望为 $a(\mathbb{E}x - μ) = 0$，于是 $\mathbb{E}f(x) \ge f(μ) = f(\mathbb{E}x)$。
若 f 不是凸函数，定义就给出 u、v 和 p，使 $f(pu + (1-p)v) > p f(u) + (1-p) f(v)$：两点的分布已使不等式不成立。"""
