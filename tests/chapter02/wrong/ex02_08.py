"""Known mistakes of 2.8. Each cell holds what differs from the reference."""

# %% absolute_deviation: 除以平均绝对离差，不是标准差 / Divides by the mean absolute deviation, not by the standard deviation
# caught by: test_worked_columns, test_z_score
# book: (2.44)
def z_score(x):
    if min(x) == max(x):  # rounding may leave a standard deviation of 1e-17
        return [0.0] * len(x)
    mean = fmean(x)
    deviation = fmean([abs(value - mean) for value in x])
    return [(value - mean) / deviation for value in x]


# %% bound_not_attained: 给出的数达不到上界：一半 −1、一半 1 的 |z| 只有 1 / The numbers do not attain the bound: with halves of −1 and 1 every |z| is about 1
# caught by: test_bound_is_attained
# book: (2.44)
def z_extreme(n):
    return [(-1.0) ** k for k in range(n)]


# %% bound_root_n: 上界取成 √n / The bound as √n
# caught by: test_bound_is_sharp
# book: (2.44)
def z_bound(n):
    return sqrt(n)


# %% bound_three_sigma: 以为 |z| 不超过 3 / Takes 3 for the bound of |z|
# caught by: test_bound_is_sharp
# book: (2.44)
def z_bound(n):
    return 3.0


# %% claims_z_bounded: 以为 z-score 有与 n 无关的界，而新来的数总会改变 min-max 的结果 / Believes that z-scores are bounded whatever n, and that any new value changes min-max
# caught by: test_claims
# book: (2.43), (2.44)
def claims():
    return {
        "min_max_new_data_may_leave_range": True,
        "z_bounded_by_one_constant_for_all_n": True,
        "both_keep_order": True,
        "both_undone_by_affine_map": True,
        "one_new_inner_value_changes_min_max": True,
    }


# %% constant_crashes: 数据全相等时除以了 0 / Divides by 0 when all values are equal
# caught by: test_min_max, test_z_score
# book: (2.43), (2.44)
def min_max(x, low, high):
    smallest, largest = min(x), max(x)
    return [low + (value - smallest) / (largest - smallest) * (high - low) for value in x]


def z_score(x):
    mean, deviation = fmean(x), pstdev(x)
    return [(value - mean) / deviation for value in x]


# %% ddof_one: 标准差除以了 n − 1，这里约定除以 n / Divides by n − 1 in the standard deviation; the convention here is n
# caught by: test_worked_columns, test_z_score, test_bound_is_sharp
# book: (2.44)
from statistics import stdev


def z_score(x):
    if min(x) == max(x):  # rounding may leave a standard deviation of 1e-17
        return [0.0] * len(x)
    mean, deviation = fmean(x), stdev(x)
    return [(value - mean) / deviation for value in x]


def z_bound(n):
    return (n - 1) / sqrt(n)


# %% divides_by_maximum: 除以最大值，没有减去最小值 / Divides by the maximum without subtracting the minimum
# caught by: test_min_max
# book: (2.43)
def min_max(x, low, high):
    smallest, largest = min(x), max(x)
    if smallest == largest:
        return [low] * len(x)
    return [low + value / (largest or 1.0) * (high - low) for value in x]


# %% in_place: 在传入的列表上直接修改 / Scales the caller's list in place
# caught by: test_worked_columns
# book: (2.43)
def min_max(x, low, high):
    smallest, largest = min(x), max(x)
    if smallest == largest:
        return [low] * len(x)
    for i, value in enumerate(x):
        x[i] = low + (value - smallest) / (largest - smallest) * (high - low)
    return x


# %% low_and_high_sorted: 把 low、high 先按大小排了 / Sorts low and high first
# caught by: test_min_max, test_units_do_not_matter
# book: (2.43)
def min_max(x, low, high):
    smallest, largest = min(x), max(x)
    low, high = (low, high) if smallest == largest else sorted((low, high))
    if smallest == largest:
        return [low] * len(x)
    return [low + (value - smallest) / (largest - smallest) * (high - low) for value in x]


# %% mean_of_squares: 方差算成平方的均值减均值的平方：数大时丢掉有效数字 / The variance as mean of squares less square of the mean, which loses its digits for large numbers
# caught by: test_z_score
# book: (2.44)
# kind: narrow
def z_score(x):
    if min(x) == max(x):  # rounding may leave a standard deviation of 1e-17
        return [0.0] * len(x)
    mean = fmean(x)
    deviation = sqrt(max(fmean([value * value for value in x]) - mean * mean, 1e-300))
    return [(value - mean) / deviation for value in x]


# %% median_centred: 减去的是中位数，不是均值 / Subtracts the median, not the mean
# caught by: test_z_score
# book: (2.44)
from statistics import median


def z_score(x):
    if min(x) == max(x):  # rounding may leave a standard deviation of 1e-17
        return [0.0] * len(x)
    mean, deviation = median(x), pstdev(x)
    return [(value - mean) / deviation for value in x]


# %% min_max_ignores_target: 总规范化到 [0, 1]，没有用到 low 与 high / Always scales to [0, 1] and ignores low and high
# caught by: test_min_max, test_units_do_not_matter
# book: (2.43)
def min_max(x, low, high):
    smallest, largest = min(x), max(x)
    if smallest == largest:
        return [low] * len(x)
    return [(value - smallest) / (largest - smallest) for value in x]


# %% new_maximum_is_harmful: 添的数超出了最大值，min-max 的结果跟着变了 / The new value exceeds the maximum and changes the min-max results
# caught by: test_harmless_value
# book: (2.43)
def harmless_for_min_max(x):
    return max(x) + 1


# %% outlier_by_deviations: 从最大值往外走了 factor 个标准差，应按跨度计 / Goes factor standard deviations beyond the maximum; the span is what counts
# caught by: test_outlier_squeezes_the_rest
# book: (2.43)
def outlier_squeezes(x, factor):
    return max(x) + factor * pstdev(x) / 2


# %% outlier_multiplies_maximum: 异常值取为最大值的 factor 倍，原有数据跨度大或含负数时不够远 / Takes factor times the maximum for the outlier, which is not far enough for negative numbers or a wide span
# caught by: test_outlier_squeezes_the_rest
# book: (2.43)
def outlier_squeezes(x, factor):
    return factor * max(x)


# %% scores_cut_off_at_ten: z-score 被截断到 ±10 / Z-scores are cut off at ±10
# caught by: test_z_score
# book: (2.44)
# kind: narrow
def z_score(x):
    if min(x) == max(x):
        return [0.0] * len(x)
    mean, deviation = fmean(x), pstdev(x)
    return [max(-10.0, min(10.0, (value - mean) / deviation)) for value in x]


# %% sigma_compared_with_zero: 用“标准差等于 0”判断数据全相等，舍入误差使它失灵 / Tests the standard deviation for 0 to find equal data, which rounding defeats
# caught by: test_z_score
# book: (2.44)
# kind: narrow
import numpy as np


def z_score(x):
    mean, deviation = float(np.mean(x)), float(np.std(x))
    if deviation == 0:
        return [0.0] * len(x)
    return [(value - mean) / deviation for value in x]


# %% small_number_in_the_denominator: 分母加了 1e-12，数据很小时结果就偏了 / 1e-12 is added to the denominator, which tiny data feel
# caught by: test_min_max
# book: (2.43)
# kind: narrow
def min_max(x, low, high):
    smallest, largest = min(x), max(x)
    return [low + (value - smallest) / (largest - smallest + 1e-12) * (high - low) for value in x]


# %% tiny_deviation_is_zero: 标准差小于 1e-4 就当作全相等 / A deviation below 1e-4 is taken for equal data
# caught by: test_z_score
# book: (2.44)
# kind: narrow
def z_score(x):
    if pstdev(x) < 1e-4:
        return [0.0] * len(x)
    mean, deviation = fmean(x), pstdev(x)
    return [(value - mean) / deviation for value in x]


# %% z_divides_by_variance: 除以了方差，应除以标准差 / Divides by the variance instead of the standard deviation
# caught by: test_worked_columns, test_z_score
# book: (2.44)
from statistics import pvariance


def z_score(x):
    if min(x) == max(x):  # rounding may leave a standard deviation of 1e-17
        return [0.0] * len(x)
    mean, deviation = fmean(x), pvariance(x)
    return [(value - mean) / deviation for value in x]


# %% zero_is_harmless: 以为 0 总在数据的范围之内 / Takes 0 to lie within the range of any data
# caught by: test_harmless_value
# book: (2.43)
def harmless_for_min_max(x):
    return 0.0
