"""Known mistakes of 12.1. Each cell holds what differs from the reference."""

# %% always_breaks: 对凸函数也返回一个分布 / Returns a distribution for convex f as well
# caught by: test_breaking
# book: (12.4)
def breaking_distribution(f, lo, hi):
    # A convex f lies on or below the middle of every chord, up to rounding.
    grid = [lo + (hi - lo) * k / 32 for k in range(32)] + [hi]
    heights = [f(x) for x in grid]
    for i, j in combinations(range(33), 2):
        if (j - i) % 2 == 0 and heights[(i + j) // 2] - (heights[i] + heights[j]) / 2 >= 1e-4:
            return [grid[i], grid[j]], [0.5, 0.5]
    return [lo, hi], [0.5, 0.5]


# %% chain_ends_only: 中间的项用直线补上 / Fills in the middle terms by a straight line
# caught by: test_square_chain, test_chain
# book: (12.4)
def induction_chain(f, xs, ps):
    heights = [f(x) for x in xs]
    chain = []
    for j in range(1, len(xs) + 1):
        total = fsum(ps[:j])
        merged = mean(xs[:j], ps[:j]) / total
        chain.append(total * f(merged) + mean(heights[j:], ps[j:]))
    m = len(chain)
    return [chain[0] + (chain[-1] - chain[0]) * j / max(1, m - 1) for j in range(m)]


# %% chain_from_the_end: 从最后的点开始并 / Merges from the last point on
# caught by: test_square_chain, test_chain
# book: (12.4)
def induction_chain(f, xs, ps):
    xs, ps = xs[::-1], ps[::-1]
    heights = [f(x) for x in xs]
    chain = []
    for j in range(1, len(xs) + 1):
        total = fsum(ps[:j])
        merged = mean(xs[:j], ps[:j]) / total
        chain.append(total * f(merged) + mean(heights[j:], ps[j:]))
    return chain


# %% chain_of_sorted_points: 先把点排了序 / Sorts the points first
# caught by: test_chain
# book: (12.4)
def induction_chain(f, xs, ps):
    order = sorted(range(len(xs)), key=xs.__getitem__)
    xs, ps = [xs[i] for i in order], [ps[i] for i in order]
    heights = [f(x) for x in xs]
    chain = []
    for j in range(1, len(xs) + 1):
        total = fsum(ps[:j])
        merged = mean(xs[:j], ps[:j]) / total
        chain.append(total * f(merged) + mean(heights[j:], ps[j:]))
    return chain


# %% chain_pushed_down: 为了不增而取逐项最小值 / Takes running minima so that nothing increases
# caught by: test_chain
# book: (12.4)
def induction_chain(f, xs, ps):
    heights = [f(x) for x in xs]
    chain = []
    for j in range(1, len(xs) + 1):
        total = fsum(ps[:j])
        merged = mean(xs[:j], ps[:j]) / total
        chain.append(total * f(merged) + mean(heights[j:], ps[j:]))
    return [min(chain[: j + 1]) for j in range(len(chain))]


# %% chain_reversed: 数列倒着给出 / The sequence the other way round
# caught by: test_square_chain, test_chain
# book: (12.4)
def induction_chain(f, xs, ps):
    heights = [f(x) for x in xs]
    chain = []
    for j in range(1, len(xs) + 1):
        total = fsum(ps[:j])
        merged = mean(xs[:j], ps[:j]) / total
        chain.append(total * f(merged) + mean(heights[j:], ps[j:]))
    return chain[::-1]


# %% chain_without_probability: 并成的点没有乘上它的概率 / The merged point without its probability
# caught by: test_square_chain, test_chain
# hint: weight
# book: (12.4)
def induction_chain(f, xs, ps):
    heights = [f(x) for x in xs]
    chain = []
    for j in range(1, len(xs) + 1):
        total = fsum(ps[:j])
        merged = mean(xs[:j], ps[:j]) / total
        chain.append(f(merged) + mean(heights[j:], ps[j:]))
    return chain


# %% chord_between_neighbours: 取均值左右两个相邻点之间的弦，不过 (μ, f(μ)) / The chord between both neighbours of the mean
# caught by: test_supporting_line
# book: (12.4)
def supporting_slope(f, xs, ps):
    mu = mean(xs, ps)
    left, right = [x for x in xs if x < mu - 1e-9], [x for x in xs if x > mu + 1e-9]
    if not left:
        return 0.0
    u, v = min(left), max(right)
    return (f(v) - f(u)) / (v - u)


# %% chord_to_the_mean_itself: 恰是均值的点也算作左边最近的点 / A point that is the mean is taken for the nearest on its left
# caught by: test_supporting_line
# book: (12.4)
# kind: narrow
def supporting_slope(f, xs, ps):
    mu = mean(xs, ps)
    left = max((x for x in xs if x < mu), default=None)
    return 0.0 if left is None else (f(mu) - f(left)) / (mu - left)


# %% chords_from_even_points: 弦的左端只取网格上的偶数号点 / Chords begin at every other grid point only
# caught by: test_breaking
def breaking_distribution(f, lo, hi):
    grid = [lo + (hi - lo) * k / 32 for k in range(32)] + [hi]
    heights = [f(x) for x in grid]
    for i, j in combinations(range(33), 2):
        if (j - i) % 2 == 0 and i % 2 == 0 and heights[(i + j) // 2] - (heights[i] + heights[j]) / 2 >= 1e-4:
            return [grid[i], grid[j]], [0.5, 0.5]
    return None


# %% chords_from_lo_only: 只看从 lo 出发的弦 / Looks at chords from lo only
# caught by: test_breaking
# book: (12.4)
def breaking_distribution(f, lo, hi):
    # A convex f lies on or below the middle of every chord, up to rounding.
    grid = [lo + (hi - lo) * k / 32 for k in range(32)] + [hi]
    heights = [f(x) for x in grid]
    for i, j in ((0, j) for j in range(1, 33)):
        if (j - i) % 2 == 0 and heights[(i + j) // 2] - (heights[i] + heights[j]) / 2 >= 1e-4:
            return [grid[i], grid[j]], [0.5, 0.5]
    return None


# %% coarse_derivative: 数值微分的步长是 0.5 / A numeric derivative with step 0.5
# caught by: test_supporting_line
# book: (12.4)
def supporting_slope(f, xs, ps):
    mu = mean(xs, ps)
    return f(mu + 0.5) - f(mu - 0.5)


# %% coarse_grid: 只在四等分点上看 / Looks at quarters of the interval only
# caught by: test_breaking
# book: (12.4)
def breaking_distribution(f, lo, hi):
    # A convex f lies on or below the middle of every chord, up to rounding.
    grid = [lo + (hi - lo) * k / 32 for k in range(32)] + [hi]
    heights = [f(x) for x in grid]
    for i, j in combinations(range(0, 33, 8), 2):
        if (j - i) % 2 == 0 and heights[(i + j) // 2] - (heights[i] + heights[j]) / 2 >= 1e-4:
            return [grid[i], grid[j]], [0.5, 0.5]
    return None


# %% concave_sought: 不等号反了：对凹函数返回 None / The inequality reversed: None for concave f
# caught by: test_breaking
# book: (12.4)
def breaking_distribution(f, lo, hi):
    # A convex f lies on or below the middle of every chord, up to rounding.
    grid = [lo + (hi - lo) * k / 32 for k in range(32)] + [hi]
    heights = [f(x) for x in grid]
    for i, j in combinations(range(33), 2):
        if (j - i) % 2 == 0 and (heights[i] + heights[j]) / 2 - heights[(i + j) // 2] >= 1e-4:
            return [grid[i], grid[j]], [0.5, 0.5]
    return None


# %% derivative_step_1e_5: 数值微分的步长 1e-5 大于到最近的点的距离 / The step of the numeric derivative, 1e-5, is longer than the way to the nearest point
# caught by: test_supporting_line
# book: (12.4)
# kind: narrow
def supporting_slope(f, xs, ps):
    mu = mean(xs, ps)
    return (f(mu + 1e-5) - f(mu - 1e-5)) / 2e-5


# %% difference_step_1e_8: 差分的步长只有 1e-8，f 的值大时只剩舍入误差 / A difference over a step of 1e-8, mere rounding where f is large
# caught by: test_supporting_line
# book: (12.4)
# kind: narrow
def supporting_slope(f, xs, ps):
    mu, step = mean(xs, ps), 1e-8
    return (f(mu + step) - f(mu)) / step


# %% division_by_zero_at_mean: 某个点恰是均值时，弦的斜率由舍入误差决定 / Where a point is the mean, rounding decides the slope of its chord
# caught by: test_supporting_line
# book: (12.4)
def supporting_slope(f, xs, ps):
    # Chords from (μ, f(μ)) to the left are less steep than those to the right: any slope between supports.
    mu = mean(xs, ps)
    chords = {x: (f(x) - f(mu)) / (x - mu) for x in xs }
    if not chords:
        return 0.0
    left = max(slope for x, slope in chords.items() if x < mu)
    right = min(slope for x, slope in chords.items() if x > mu)
    return (left + right) / 2


# %% ends_left_out: 不看以 lo、hi 为端点的弦 / Leaves out the chords that end at lo or hi
# caught by: test_breaking
# book: (12.4)
def breaking_distribution(f, lo, hi):
    # A convex f lies on or below the middle of every chord, up to rounding.
    grid = [lo + (hi - lo) * k / 32 for k in range(32)] + [hi]
    heights = [f(x) for x in grid]
    for i, j in combinations(range(1, 32), 2):
        if (j - i) % 2 == 0 and heights[(i + j) // 2] - (heights[i] + heights[j]) / 2 >= 1e-4:
            return [grid[i], grid[j]], [0.5, 0.5]
    return None


# %% ends_only: 只看两端之间的弦 / Looks at the chord between the ends only
# caught by: test_breaking
# hint: long and short
# book: (12.4)
def breaking_distribution(f, lo, hi):
    # A convex f lies on or below the middle of every chord, up to rounding.
    grid = [lo + (hi - lo) * k / 32 for k in range(32)] + [hi]
    heights = [f(x) for x in grid]
    for i, j in [(0, 32)]:
        if (j - i) % 2 == 0 and heights[(i + j) // 2] - (heights[i] + heights[j]) / 2 >= 1e-4:
            return [grid[i], grid[j]], [0.5, 0.5]
    return None


# %% every_other_point: 弦的端点只取 17 个点 / Chords end in 17 of the points only
# caught by: test_breaking
# book: (12.4)
def breaking_distribution(f, lo, hi):
    # A convex f lies on or below the middle of every chord, up to rounding.
    grid = [lo + (hi - lo) * k / 32 for k in range(32)] + [hi]
    heights = [f(x) for x in grid]
    for i, j in combinations(range(33), 2):
        if i % 2 == j % 2 == 0 and heights[(i + j) // 2] - (heights[i] + heights[j]) / 2 >= 5e-4:
            return [grid[i], grid[j]], [0.5, 0.5]
    return None


# %% first_ten_points: 只看前十个点 / Looks at the first ten points only
# caught by: test_supporting_line
# book: (12.4)
# kind: narrow
def supporting_slope(f, xs, ps):
    xs, ps = xs[:10], ps[:10]
    mu = mean(xs, ps)
    chords = {x: (f(x) - f(mu)) / (x - mu) for x in xs if abs(x - mu) > 1e-9}
    if not chords:
        return 0.0
    left = max(slope for x, slope in chords.items() if x < mu)
    right = min(slope for x, slope in chords.items() if x > mu)
    return (left + right) / 2


# %% fixed_interval: 不看 lo、hi，总在 [−1, 1] 上找 / Searches [−1, 1] whatever lo and hi
# caught by: test_breaking
# book: (12.4)
def breaking_distribution(f, lo, hi):
    # A convex f lies on or below the middle of every chord, up to rounding.
    lo, hi = -1.0, 1.0
    grid = [lo + (hi - lo) * k / 32 for k in range(32)] + [hi]
    heights = [f(x) for x in grid]
    for i, j in combinations(range(33), 2):
        if (j - i) % 2 == 0 and heights[(i + j) // 2] - (heights[i] + heights[j]) / 2 >= 1e-4:
            return [grid[i], grid[j]], [0.5, 0.5]
    return None


# %% least_left_chord: 左边取了最小的弦斜率 / Takes the least slope of the chords on the left
# caught by: test_supporting_line
# book: (12.4)
def supporting_slope(f, xs, ps):
    # Chords from (μ, f(μ)) to the left are less steep than those to the right: any slope between supports.
    mu = mean(xs, ps)
    chords = {x: (f(x) - f(mu)) / (x - mu) for x in xs if abs(x - mu) > 1e-9}
    if not chords:
        return 0.0
    left = min(slope for x, slope in chords.items() if x < mu)
    right = min(slope for x, slope in chords.items() if x > mu)
    return (left + right) / 2


# %% mean_compared_exactly: 算出的均值与点逐位比较，恰在均值处的点也连了弦 / The computed mean is compared bit by bit: a chord to the point that is the mean
# caught by: test_supporting_line
# book: (12.4)
# kind: narrow
def supporting_slope(f, xs, ps):
    mu = sum(p * x for x, p in zip(xs, ps, strict=True))
    left = [(f(mu) - f(x)) / (mu - x) for x in xs if x < mu]
    right = [(f(x) - f(mu)) / (x - mu) for x in xs if x > mu]
    return max(left) if left else min(right, default=0.0)


# %% mean_not_renormalised: 条件均值没有除以概率之和 / The conditional mean not divided by the probabilities' sum
# caught by: test_square_chain, test_chain
# book: (12.4)
def induction_chain(f, xs, ps):
    heights = [f(x) for x in xs]
    chain = []
    for j in range(1, len(xs) + 1):
        total = fsum(ps[:j])
        merged = mean(xs[:j], ps[:j])
        chain.append(total * f(merged) + mean(heights[j:], ps[j:]))
    return chain


# %% mean_of_all_chords: 取所有弦斜率的平均 / The average slope of all chords
# caught by: test_supporting_line
# book: (12.4)
def supporting_slope(f, xs, ps):
    # Chords from (μ, f(μ)) to the left are less steep than those to the right: any slope between supports.
    mu = mean(xs, ps)
    chords = {x: (f(x) - f(mu)) / (x - mu) for x in xs if abs(x - mu) > 1e-9}
    if not chords:
        return 0.0
    return fsum(chords.values()) / len(chords)


# %% merged_at_simple_mean: 并成的点取前 j 个点的简单平均 / The merged point at the plain average of the first j
# caught by: test_square_chain, test_chain
# book: (12.4)
def induction_chain(f, xs, ps):
    heights = [f(x) for x in xs]
    chain = []
    for j in range(1, len(xs) + 1):
        total = fsum(ps[:j])
        merged = fsum(xs[:j]) / j
        chain.append(total * f(merged) + mean(heights[j:], ps[j:]))
    return chain


# %% monotone_for_convex: 把单调当成凸 / Takes monotone for convex
# caught by: test_breaking
# book: (12.4)
def breaking_distribution(f, lo, hi):
    # A convex f lies on or below the middle of every chord, up to rounding.
    grid = [lo + (hi - lo) * k / 32 for k in range(32)] + [hi]
    heights = [f(x) for x in grid]
    if heights == sorted(heights):
        return None
    for i, j in combinations(range(33), 2):
        if (j - i) % 2 == 0 and heights[(i + j) // 2] - (heights[i] + heights[j]) / 2 >= 1e-4:
            return [grid[i], grid[j]], [0.5, 0.5]
    return None


# %% never_breaks: 总返回 None / Always returns None
# caught by: test_breaking
# book: (12.4)
def breaking_distribution(f, lo, hi):
    return None


# %% no_tolerance: 比较时没有留余地，舍入误差也算 / No tolerance: rounding counts as a violation
# caught by: test_breaking
# book: (12.4)
def breaking_distribution(f, lo, hi):
    # A convex f lies on or below the middle of every chord, up to rounding.
    grid = [lo + (hi - lo) * k / 32 for k in range(32)] + [hi]
    heights = [f(x) for x in grid]
    for i, j in combinations(range(33), 2):
        if (j - i) % 2 == 0 and heights[(i + j) // 2] - (heights[i] + heights[j]) / 2 >= 1e-18:
            return [grid[i], grid[j]], [0.5, 0.5]
    return None


# %% point_doubled: 返回的点是 u、中点、中点、v / Returns u, the middle twice, and v
# caught by: test_breaking
# book: (12.4)
def breaking_distribution(f, lo, hi):
    # A convex f lies on or below the middle of every chord, up to rounding.
    grid = [lo + (hi - lo) * k / 32 for k in range(32)] + [hi]
    heights = [f(x) for x in grid]
    for i, j in combinations(range(33), 2):
        if (j - i) % 2 == 0 and heights[(i + j) // 2] - (heights[i] + heights[j]) / 2 >= 1e-4:
            middle = grid[(i + j) // 2]
            return [grid[i], middle, middle, grid[j]], [0.45, 0.05, 0.05, 0.45]
    return None


# %% points_by_the_mean_left_out: 离均值近的点按 |μ| 的比例略去 / Points near the mean are left out in proportion to the mean
# caught by: test_supporting_line
# book: (12.4)
# kind: narrow
def supporting_slope(f, xs, ps):
    mu = mean(xs, ps)
    near = 1e-6 * max(1.0, abs(mu))
    left = [(f(mu) - f(x)) / (mu - x) for x in xs if x < mu - near]
    right = [(f(x) - f(mu)) / (x - mu) for x in xs if x > mu + near]
    return max(left) if left else min(right, default=0.0)


# %% random_chords: 随机取 900 条弦 / Tries 900 random chords
# caught by: test_breaking
# book: (12.4)
# kind: narrow
import numpy as np


def breaking_distribution(f, lo, hi):
    rng = np.random.default_rng(0)
    for _ in range(900):
        u, v = rng.uniform(lo, hi, 2).tolist()
        if u != v and f((u + v) / 2) > (f(u) + f(v)) / 2 + 1e-5:
            return [u, v], [0.5, 0.5]
    return None


# %% relative_threshold: 凸不凸按 f 的大小相对判断 / Convexity is judged relative to the size of f
# caught by: test_breaking
# book: (12.4)
# kind: narrow
def breaking_distribution(f, lo, hi):
    grid = [lo + (hi - lo) * k / 32 for k in range(32)] + [hi]
    heights = [f(x) for x in grid]
    slack = 1e-6 * max(abs(height) for height in heights)
    for i, j in combinations(range(33), 2):
        if (j - i) % 2 == 0 and heights[(i + j) // 2] - (heights[i] + heights[j]) / 2 > slack:
            return [grid[i], grid[j]], [0.5, 0.5]
    return None


# %% rounded_slope: 斜率保留三位小数 / The slope rounded to three decimals
# caught by: test_supporting_line
# book: (12.4)
# kind: narrow
def supporting_slope(f, xs, ps):
    # Chords from (μ, f(μ)) to the left are less steep than those to the right: any slope between supports.
    mu = mean(xs, ps)
    chords = {x: (f(x) - f(mu)) / (x - mu) for x in xs if abs(x - mu) > 1e-9}
    if not chords:
        return 0.0
    left = max(slope for x, slope in chords.items() if x < mu)
    right = min(slope for x, slope in chords.items() if x > mu)
    return round((left + right) / 2, 3)


# %% same_side_twice: 两边都先求均值再代入 f / f of the mean on both sides
# caught by: test_square_sides, test_sides
# book: (12.4)
def jensen_sides(f, xs, ps):
    return f(mean(xs, ps)), f(mean(xs, ps))


# %% short_chords_only: 只看相邻三点，界限仍取 0.001 / Short chords only, with the threshold 0.001
# caught by: test_breaking
# book: (12.4)
def breaking_distribution(f, lo, hi):
    # A convex f lies on or below the middle of every chord, up to rounding.
    grid = [lo + (hi - lo) * k / 32 for k in range(32)] + [hi]
    heights = [f(x) for x in grid]
    for i, j in combinations(range(33), 2):
        if j - i == 2 and heights[i + 1] - (heights[i] + heights[j]) / 2 >= 1e-3:
            return [grid[i], grid[j]], [0.5, 0.5]
    return None


# %% short_half_of_chords: 不看长于区间一半的弦 / No chords longer than half of the interval
# caught by: test_breaking
# book: (12.4)
def breaking_distribution(f, lo, hi):
    # A convex f lies on or below the middle of every chord, up to rounding.
    grid = [lo + (hi - lo) * k / 32 for k in range(32)] + [hi]
    heights = [f(x) for x in grid]
    for i, j in combinations(range(33), 2):
        if (j - i) % 2 == 0 and j - i <= 16 and heights[(i + j) // 2] - (heights[i] + heights[j]) / 2 >= 5e-4:
            return [grid[i], grid[j]], [0.5, 0.5]
    return None


# %% sides_swapped: 两边的次序反了 / The two sides in the wrong order
# caught by: test_square_sides, test_sides
# hint: left
# book: (12.4)
def jensen_sides(f, xs, ps):
    return mean([f(x) for x in xs], ps), f(mean(xs, ps))


# %% slope_at_first_point: 取第一个点处的导数，而不是均值处的 / The derivative at the first point, not at the mean
# caught by: test_square_line, test_supporting_line
# book: (12.4)
def supporting_slope(f, xs, ps):
    return (f(xs[0] + 1e-6) - f(xs[0] - 1e-6)) / 2e-6


# %% slope_at_the_middle: 在两端的中点处取导数 / The derivative half way between the ends
# caught by: test_supporting_line
# book: (12.4)
def supporting_slope(f, xs, ps):
    mu = (min(xs) + max(xs)) / 2
    return (f(mu + 1e-6) - f(mu - 1e-6)) / 2e-6


# %% slope_at_unweighted_mean: 在不加权的平均处取导数 / The derivative at the mean without probabilities
# caught by: test_supporting_line
# hint: by the probabilities
# book: (12.4)
def supporting_slope(f, xs, ps):
    mu = sum(xs) / len(xs)
    return (f(mu + 1e-6) - f(mu - 1e-6)) / 2e-6


# %% slope_of_least_squares: 用最小二乘的直线的斜率 / The slope of the line of least squares
# caught by: test_supporting_line
# book: (12.4)
def supporting_slope(f, xs, ps):
    mu, height = mean(xs, ps), mean([f(x) for x in xs], ps)
    spread = fsum(p * (x - mu) ** 2 for x, p in zip(xs, ps, strict=True))
    return fsum(p * (x - mu) * (f(x) - height) for x, p in zip(xs, ps, strict=True)) / spread if spread else 0.0


# %% slope_of_long_chord: 取两端之间的弦的斜率 / The slope of the chord between the ends
# caught by: test_supporting_line
# book: (12.4)
def supporting_slope(f, xs, ps):
    u, v = min(xs), max(xs)
    return (f(v) - f(u)) / (v - u) if u < v else 0.0


# %% slope_within_100: 只在 [−100, 100] 中找斜率 / Looks for a slope in [−100, 100] only
# caught by: test_supporting_line
# book: (12.4)
# kind: narrow
def supporting_slope(f, xs, ps):
    mu = mean(xs, ps)
    centre, heights = f(mu), [f(x) for x in xs]

    def excess(a):
        return max(centre + a * (x - mu) - height for x, height in zip(xs, heights, strict=True))

    low, high = -100.0, 100.0
    for _ in range(150):
        third = (high - low) / 3
        if excess(low + third) <= excess(high - third):
            high -= third
        else:
            low += third
    return (low + high) / 2


# %% slope_zero: 总取水平线 / Always the horizontal line
# caught by: test_square_line, test_supporting_line
# hint: supporting line
# book: (12.4)
def supporting_slope(f, xs, ps):
    return 0.0


# %% some_chord_lengths: 只看长为 2、4、8、…、32 份的弦 / Only chords over 2, 4, 8, …, 32 parts
# caught by: test_breaking
# book: (12.4)
def breaking_distribution(f, lo, hi):
    # A convex f lies on or below the middle of every chord, up to rounding.
    grid = [lo + (hi - lo) * k / 32 for k in range(32)] + [hi]
    heights = [f(x) for x in grid]
    for i, j in combinations(range(33), 2):
        if j - i in (2, 4, 8, 16, 32) and heights[(i + j) // 2] - (heights[i] + heights[j]) / 2 >= 5e-4:
            return [grid[i], grid[j]], [0.5, 0.5]
    return None


# %% sorted_input_assumed: 以为 xs 已经排好序 / Takes the xs for sorted
# caught by: test_supporting_line
# book: (12.4)
def supporting_slope(f, xs, ps):
    mu = mean(xs, ps)
    k = next((i for i, x in enumerate(xs) if x > mu + 1e-9), None)
    return (f(xs[k]) - f(mu)) / (xs[k] - mu) if k is not None and k + 1 == len(xs) else (f(xs[-1]) - f(mu)) / (xs[-1] - mu) if len(xs) > 1 else 0.0


# %% tolerance_for_small_f: 余地 1e-9 小于 f 较大时的舍入误差 / The tolerance 1e-9 is less than the rounding of a large f
# caught by: test_breaking
# book: (12.4)
# kind: narrow
def breaking_distribution(f, lo, hi):
    # A convex f lies on or below the middle of every chord, up to rounding.
    grid = [lo + (hi - lo) * k / 32 for k in range(32)] + [hi]
    heights = [f(x) for x in grid]
    for i, j in combinations(range(33), 2):
        if (j - i) % 2 == 0 and heights[(i + j) // 2] - (heights[i] + heights[j]) / 2 >= 1e-9:
            return [grid[i], grid[j]], [0.5, 0.5]
    return None


# %% unweighted_mean: 均值没有按概率加权 / The mean without its probabilities
# caught by: test_square_sides, test_sides
# book: (12.4)
def mean(values, ps):
    return fsum(values) / len(values) if values else 0.0


# %% weights_not_normalised: 概率之和不是 1 / The probabilities do not sum to 1
# caught by: test_breaking
# book: (12.4)
def breaking_distribution(f, lo, hi):
    # A convex f lies on or below the middle of every chord, up to rounding.
    grid = [lo + (hi - lo) * k / 32 for k in range(32)] + [hi]
    heights = [f(x) for x in grid]
    for i, j in combinations(range(33), 2):
        if (j - i) % 2 == 0 and heights[(i + j) // 2] - (heights[i] + heights[j]) / 2 >= 1e-4:
            return [grid[i], grid[j]], [1.0, 1.0]
    return None
