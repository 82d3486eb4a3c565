"""2.8 min-max 规范化与 z-score 规范化 / Min-max and z-score scaling"""

from math import sqrt
from statistics import fmean, pstdev


def min_max(x, low, high):
    smallest, largest = min(x), max(x)
    if smallest == largest:
        return [low] * len(x)
    return [low + (value - smallest) / (largest - smallest) * (high - low) for value in x]


def z_score(x):
    if min(x) == max(x):  # rounding may leave a standard deviation of 1e-17
        return [0.0] * len(x)
    mean, deviation = fmean(x), pstdev(x)
    return [(value - mean) / deviation for value in x]


def outlier_squeezes(x, factor):
    return min(x) + factor * (max(x) - min(x))


def harmless_for_min_max(x):
    return fmean(x)


def z_bound(n):
    return sqrt(n - 1)


def z_extreme(n):
    return [1.0] + [0.0] * (n - 1)


def claims():
    return {
        "min_max_new_data_may_leave_range": True,
        "z_bounded_by_one_constant_for_all_n": False,
        "both_keep_order": True,
        "both_undone_by_affine_map": True,
        "one_new_inner_value_changes_min_max": False,
    }


def essay():
    return """\
两者都是 $x \\mapsto ax + b$。min-max 由最小值与最大值定系数：范围确定，新数据只要不越界就不必更新；但一个异常值就能把
其余数据挤成一团，越界的新数据会落在范围之外。z-score 由均值与标准差定系数：不保证范围，每个新数据都会改变系数
（可以增量更新），异常值按它在均值、方差中的分量起作用。数据有界、需要固定范围时用前者，否则用后者。

Both are $x \\mapsto ax + b$. Min-max takes its coefficients from minimum and maximum: the range is certain, and new
data within it change nothing, but one outlier squeezes all the rest, and new data may fall outside. Z-score takes them
from mean and standard deviation: no certain range, every new value changes them (cheaply, by running sums), and an
outlier counts by its weight in mean and variance. Use the former for bounded data, else the latter."""
