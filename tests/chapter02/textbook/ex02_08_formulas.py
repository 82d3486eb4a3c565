"""照式 (2.43)、(2.44) 原样写，标准差除以 n / (2.43) and (2.44) as they stand, the standard deviation divided by n"""

import math


def min_max(x, low, high):
    x_min, x_max = min(x), max(x)
    if x_min == x_max:
        return [low] * len(x)
    return [low + (v - x_min) / (x_max - x_min) * (high - low) for v in x]


def z_score(x):
    if min(x) == max(x):
        return [0.0] * len(x)
    mean = sum(x) / len(x)
    sigma = math.sqrt(sum((v - mean) ** 2 for v in x) / len(x))
    return [(v - mean) / sigma for v in x]


def outlier_squeezes(x, factor):
    return min(x) + 2 * factor * (max(x) - min(x))


def harmless_for_min_max(x):
    return sum(x) / len(x)


def z_bound(n):
    return math.sqrt(n - 1)


def z_extreme(n):
    return [0.0] * (n - 1) + [1.0]


def claims():
    return {
        "min_max_new_data_may_leave_range": True,
        "z_bounded_by_one_constant_for_all_n": False,
        "both_keep_order": True,
        "both_undone_by_affine_map": True,
        "one_new_inner_value_changes_min_max": False,
    }


def essay():
    return "min-max 的范围固定，但怕异常值；z-score 不怕新数据越界，但没有固定的范围。"
