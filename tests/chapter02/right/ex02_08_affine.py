"""先求 a 与 b；方差先减去第一个数再算 / Coefficients first; the variance after subtracting the first number"""


def scale(x, a, b):
    return tuple(a * v + b for v in x)


def min_max(x, low, high):
    lo, hi = sorted(x)[0], sorted(x)[-1]
    if lo == hi:
        return scale(x, 0, low)
    a = (high - low) / (hi - lo)
    return scale(x, a, low - a * lo)


def z_score(x):
    if len(set(x)) == 1:
        return tuple(0 for _ in x)
    n, first = len(x), x[0]
    moved = [v - first for v in x]
    mean = sum(moved) / n
    variance = sum((v - mean) ** 2 for v in moved) / n
    a = variance**-0.5
    return scale(moved, a, -a * mean)


def outlier_squeezes(x, factor):
    value, step = max(x), max(x) - min(x)
    while (max(x) - min(x)) * factor > value - min(x):
        step *= 2
        value += step
    return value


def harmless_for_min_max(x):
    return sum(x) / len(x)


def z_bound(n):
    return max(abs(z) for z in z_score(z_extreme(n)))


def z_extreme(n):
    return [0] * (n - 1) + [n]


def claims():
    truths = ["min_max_new_data_may_leave_range", "both_keep_order", "both_undone_by_affine_map"]
    falsehoods = ["z_bounded_by_one_constant_for_all_n", "one_new_inner_value_changes_min_max"]
    return {**{k: True for k in truths}, **{k: False for k in falsehoods}}


def essay():
    return "# 优缺点\n\nmin-max 范围固定；z-score 不固定。"
