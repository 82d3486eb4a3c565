"""Known mistakes of cookbook3.2. Each cell holds what differs from the reference."""

# %% always_closed: 没有看 closed，总当成闭区间 / Ignores `closed`: the interval is always closed
# caught by: test_likelihood
# book: §3.3.3
def log_likelihood(x, a, b, closed):
    inside = a <= min(x) and max(x) <= b
    return -len(x) * log(b - a) if inside else -inf


# %% always_open: 没有看 closed，总当成开区间 / Ignores `closed`: the interval is always open
# caught by: test_known_likelihood, test_likelihood
# book: §3.3.3
def log_likelihood(x, a, b, closed):
    inside = a < min(x) and max(x) < b
    return -len(x) * log(b - a) if inside else -inf


# %% beyond_by_n: 多出的一段除以 n / Goes beyond by the spread divided by n
# caught by: test_known_estimates, test_unbiased
# book: §3.3.3
def unbiased(x):
    # On average minimum and maximum stay 1/(n + 1) of the length away from the ends.
    n = len(x)
    beyond = (max(x) - min(x)) / n
    return min(x) - beyond, max(x) + beyond


# %% beyond_by_n_plus_one: 多出的一段除以 n + 1 / Goes beyond by the spread divided by n + 1
# caught by: test_known_estimates, test_unbiased
# hint: solve for a and b
# book: §3.3.3
def unbiased(x):
    # On average minimum and maximum stay 1/(n + 1) of the length away from the ends.
    n = len(x)
    beyond = (max(x) - min(x)) / (n + 1)
    return min(x) - beyond, max(x) + beyond


# %% bias_not_squared: 偏差没有平方 / The bias is not squared
# caught by: test_known_error, test_mse
# book: §3.2.2
def mse(n, c):
    bias = c * n / (n + 1) - 1
    variance = c**2 * n / ((n + 1) ** 2 * (n + 2))
    return bias + variance


# %% bias_only: 均方误差只算了偏差的平方 / The error is the squared bias only
# caught by: test_known_error, test_mse
# hint: variance
# book: §3.2.2
def mse(n, c):
    bias = c * n / (n + 1) - 1
    variance = c**2 * n / ((n + 1) ** 2 * (n + 2))
    return bias**2


# %% both_ends_times_factor: 两端都乘 (n + 1)/n，像从 0 开始的区间那样 / Multiplies both ends by (n + 1)/n, as for an interval that starts at 0
# caught by: test_known_estimates, test_unbiased
# hint: solve for a and b
# book: §3.3.3
def unbiased(x):
    # On average minimum and maximum stay 1/(n + 1) of the length away from the ends.
    n = len(x)
    return min(x) * (n + 1) / n, max(x) * (n + 1) / n


# %% ends_by_isclose: 离端点很近就当成在端点上 / Samples close to an end count as on it
# caught by: test_likelihood
# book: §3.3.3
from math import isclose


def log_likelihood(x, a, b, closed):
    near = isclose(a, min(x), rel_tol=1e-4) or isclose(b, max(x), rel_tol=1e-4)
    inside = (a < min(x) or isclose(a, min(x), rel_tol=1e-4)) and (max(x) < b or isclose(b, max(x), rel_tol=1e-4)) if closed else a < min(x) and max(x) < b and not near
    return -len(x) * log(b - a) if inside else -inf


# %% ends_by_isclose_of_large_numbers: 端点用 math.isclose 比较，数大时离端点还远就算在端点上 / Compares ends with math.isclose: large numbers count as ends while still apart from them
# caught by: test_likelihood
# book: §3.3.3
from math import isclose


def log_likelihood(x, a, b, closed):
    on_ends = isclose(a, min(x)) or isclose(b, max(x))
    inside = (a < min(x) or isclose(a, min(x))) and (max(x) < b or isclose(b, max(x))) and (closed or not on_ends)
    return -len(x) * log(b - a) if inside else -inf


# %% factor_at_least_n_three: 放大倍数分子分母都多了 1 / Numerator and denominator of the factor are too large by 1
# caught by: test_best_factor
# book: §3.2.2
def best_factor(n):
    return (n + 3) / (n + 2)


# %% factor_by_coarse_search: 放大倍数的搜索停得太早 / The search of the factor stops too early
# caught by: test_best_factor
# book: §3.2.2
def best_factor(n):
    low, high = 1.0, 2.0
    while high - low > 1e-6:
        one, two = (2 * low + high) / 3, (low + 2 * high) / 3
        if mse(n, one) < mse(n, two):
            high = two
        else:
            low = one
    return (low + high) / 2


# %% factor_of_no_bias: 放大倍数取了使估计无偏的 (n + 1)/n / Takes the factor (n + 1)/n, which removes the bias
# caught by: test_best_factor
# hint: removes the bias
# book: §3.2.2
def best_factor(n):
    return (n + 1) / n


# %% factor_on_a_grid: 放大倍数在步长 0.001 的格子上找 / The factor is sought on a grid of step 0.001
# caught by: test_best_factor
# book: §3.2.2
def best_factor(n):
    return min((1 + k / 1000 for k in range(1001)), key=lambda c: mse(n, c))


# %% factor_one: 放大倍数是 1 / The factor is 1
# caught by: test_best_factor
# book: §3.2.2
def best_factor(n):
    return 1.0


# %% half_open: 开区间的左端也算在内 / The left end of an open interval counts
# caught by: test_likelihood
# book: §3.3.3
def log_likelihood(x, a, b, closed):
    inside = a <= min(x) and max(x) <= b if closed else a <= min(x) and max(x) < b
    return -len(x) * log(b - a) if inside else -inf


# %% large_negative_for_minus_infinity: 似然为 0 时返回了一个很大的负数 / Returns a large negative number where the likelihood is 0
# caught by: test_likelihood
# book: §3.3.3
def log_likelihood(x, a, b, closed):
    inside = a <= min(x) and max(x) <= b if closed else a < min(x) and max(x) < b
    return -len(x) * log(b - a) if inside else -1e12


# %% left_end_only: 只检查了左端 / Looks at the left end only
# caught by: test_likelihood
# book: §3.3.3
def log_likelihood(x, a, b, closed):
    inside = a <= min(x) if closed else a < min(x)
    return -len(x) * log(b - a) if inside else -inf


# %% length_nearly_one: 区间长度接近 1 就当对数是 0 / Takes the logarithm of a length of nearly 1 for 0
# caught by: test_likelihood
# book: §3.3.3
# kind: narrow
def log_likelihood(x, a, b, closed):
    if abs(b - a - 1) < 1e-6:
        b = a + 1
    inside = a <= min(x) and max(x) <= b if closed else a < min(x) and max(x) < b
    return -len(x) * log(b - a) if inside else -inf


# %% likelihood_itself: 给的是似然，没有取对数 / Gives the likelihood, not its logarithm
# caught by: test_known_likelihood, test_likelihood
# book: §3.3.3
def log_likelihood(x, a, b, closed):
    inside = a <= min(x) and max(x) <= b if closed else a < min(x) and max(x) < b
    return (b - a) ** -len(x) if inside else 0.0


# %% logarithm_once: 只取了一个样本的对数密度，没有乘 n / Takes the log density of one sample, not of n
# caught by: test_known_likelihood, test_likelihood
# book: §3.3.3
def log_likelihood(x, a, b, closed):
    inside = a <= min(x) and max(x) <= b if closed else a < min(x) and max(x) < b
    return -log(b - a) if inside else -inf


# %% mean_of_maximum_n_minus_one: 最大值的期望用了 (n − 1)/n / The mean of the maximum is taken to be (n − 1)/n
# caught by: test_known_error, test_mse
# book: §3.2.2
def mse(n, c):
    bias = c * (n - 1) / n - 1
    variance = c**2 * n / ((n + 1) ** 2 * (n + 2))
    return bias**2 + variance


# %% mle_by_position: 取第一个和最后一个样本，没有找最小和最大 / Takes the first and the last sample for minimum and maximum
# caught by: test_mle
# book: §3.3.3
def mle(x):
    # If all are equal, the shorter the interval the greater the likelihood, without end.
    return (x[0], x[-1]) if min(x) < max(x) else None


# %% mle_for_unbiased: 把最小值与最大值当成无偏估计 / Takes minimum and maximum for unbiased
# caught by: test_known_estimates, test_unbiased
# book: §3.3.3
def unbiased(x):
    # On average minimum and maximum stay 1/(n + 1) of the length away from the ends.
    n = len(x)
    return min(x), max(x)


# %% mle_none_for_one_sample_only: 只在一个样本时才说没有最大值 / Says that there is no maximum for a single sample only
# caught by: test_mle
# book: §3.3.3
def mle(x):
    # If all are equal, the shorter the interval the greater the likelihood, without end.
    return (min(x), max(x)) if len(x) > 1 else None


# %% mle_of_equal_samples: 样本全相等时返回了长度为 0 的区间 / For equal samples returns an interval of length 0
# caught by: test_mle
# book: §3.3.3
def mle(x):
    # If all are equal, the shorter the interval the greater the likelihood, without end.
    return min(x), max(x)


# %% mle_of_nearly_equal: 样本很接近就当成全相等 / Samples that are close count as equal
# caught by: test_mle
# book: §3.3.3
# kind: narrow
def mle(x):
    # If all are equal, the shorter the interval the greater the likelihood, without end.
    return (min(x), max(x)) if max(x) - min(x) > 1e-5 else None


# %% mle_of_relatively_nearly_equal: 相对误差在 1e-12 之内的样本当成全相等 / Takes samples for equal that agree to twelve digits
# caught by: test_mle
# book: §3.3.3
# kind: narrow
def mle(x):
    # If all are equal, the shorter the interval the greater the likelihood, without end.
    return (min(x), max(x)) if max(x) - min(x) > 1e-12 * max(map(abs, x)) else None


# %% mle_of_the_first_150: 只看前 150 个样本 / Looks at the first 150 samples only
# caught by: test_mle
# book: §3.3.3
# kind: narrow
def mle(x):
    x = x[:150]
    # If all are equal, the shorter the interval the greater the likelihood, without end.
    return (min(x), max(x)) if min(x) < max(x) else None


# %% mle_unequal_duplicates: 有相等的样本就说没有最大值 / Says that there is no maximum as soon as two samples are equal
# caught by: test_mle
# book: §3.3.3
def mle(x):
    # If all are equal, the shorter the interval the greater the likelihood, without end.
    return (min(x), max(x)) if len(set(x)) == len(x) > 1 else None


# %% mle_widened: 最大似然区间两端多放了一点 / Widens the interval of greatest likelihood a little
# caught by: test_mle
# book: §3.3.3
def mle(x):
    # If all are equal, the shorter the interval the greater the likelihood, without end.
    gap = (max(x) - min(x)) / max(1, len(x) - 1)
    return (min(x) - gap, max(x) + gap) if min(x) < max(x) else None


# %% mse_of_a_factor_nearly_one: 放大倍数接近 1 就当成 1 / A factor of nearly 1 counts as 1
# caught by: test_mse
# book: §3.2.2
# kind: narrow
def mse(n, c):
    if abs(c - 1) < 1e-6:
        c = 1.0
    bias = c * n / (n + 1) - 1
    variance = c**2 * n / ((n + 1) ** 2 * (n + 2))
    return bias**2 + variance


# %% open_by_the_samples: 开区间取了最小值与最大值本身 / Takes minimum and maximum themselves for the open interval
# caught by: test_nearly_best
# hint: beyond the samples
# book: §3.3.3
def nearly_best(x, delta):
    # The supremum is -n ln(spread), and is not attained; n ln(1 + 2 share) < delta.
    share = delta / (4 * len(x))
    spread = max(x) - min(x)
    return min(x), max(x)


# %% open_on_one_side: 开区间只放宽了右端 / Widens the open interval on the right only
# caught by: test_nearly_best
# book: §3.3.3
def nearly_best(x, delta):
    # The supremum is -n ln(spread), and is not attained; n ln(1 + 2 share) < delta.
    share = delta / (4 * len(x))
    spread = max(x) - min(x)
    return min(x), max(x) + share * spread


# %% product_first: 先把密度乘起来再取对数，样本多时下溢 / Multiplies the densities first, which overflows or vanishes for many samples
# caught by: test_likelihood
# book: §3.3.3
def log_likelihood(x, a, b, closed):
    inside = a <= min(x) and max(x) <= b if closed else a < min(x) and max(x) < b
    likelihood = 1.0
    for _ in x:
        likelihood /= b - a
    return log(likelihood) if inside and likelihood else -inf


# %% sign_lost: 对数似然的符号反了 / The log likelihood has the wrong sign
# caught by: test_known_likelihood, test_likelihood
# book: §3.3.3
def log_likelihood(x, a, b, closed):
    inside = a <= min(x) and max(x) <= b if closed else a < min(x) and max(x) < b
    return len(x) * log(b - a) if inside else -inf


# %% unbiased_inwards: 两端往里收了 / Moves the ends inwards
# caught by: test_known_estimates, test_unbiased
# book: §3.3.3
def unbiased(x):
    # On average minimum and maximum stay 1/(n + 1) of the length away from the ends.
    n = len(x)
    beyond = (max(x) - min(x)) / (n - 1)
    return min(x) + beyond, max(x) - beyond


# %% unbiased_of_different_numbers: n 只数了不同的数 / Counts different numbers only
# caught by: test_unbiased
# book: §3.3.3
def unbiased(x):
    # On average minimum and maximum stay 1/(n + 1) of the length away from the ends.
    n = max(2, len(set(x)))
    beyond = (max(x) - min(x)) / (n - 1)
    return min(x) - beyond, max(x) + beyond


# %% unbiased_swapped: 两个估计的位置对调了 / The two estimates are exchanged
# caught by: test_known_estimates, test_unbiased
# book: §3.3.3
def unbiased(x):
    # On average minimum and maximum stay 1/(n + 1) of the length away from the ends.
    n = len(x)
    beyond = (max(x) - min(x)) / (n - 1)
    return max(x) + beyond, min(x) - beyond


# %% unit_interval_of_samples: 给的是样本的最小值与最大值 / Gives minimum and maximum of the samples
# caught by: test_known_unit_interval, test_unit_interval
# book: §3.3.3
def unit_mles(x):
    # The likelihood is 1 wherever θ ≤ min(x) and max(x) ≤ θ + 1, and 0 elsewhere.
    return (min(x), max(x)) if max(x) - min(x) <= 1 else None


# %% unit_left_only: 只有 θ = min(x) 一个 / Only θ = min(x)
# caught by: test_known_unit_interval, test_unit_interval
# book: §3.3.3
def unit_mles(x):
    # The likelihood is 1 wherever θ ≤ min(x) and max(x) ≤ θ + 1, and 0 elsewhere.
    return (min(x), min(x)) if max(x) - min(x) <= 1 else None


# %% unit_midpoint: 长度为 1 的区间只给了居中的一个 / Of the intervals of length 1 gives the one in the middle only
# caught by: test_known_unit_interval, test_unit_interval
# hint: ranges
# book: §3.3.3
def unit_mles(x):
    # The likelihood is 1 wherever θ ≤ min(x) and max(x) ≤ θ + 1, and 0 elsewhere.
    middle = (max(x) + min(x) - 1) / 2
    return (middle, middle) if max(x) - min(x) <= 1 else None


# %% unit_never_none: 样本范围超过 1 时没有返回 None / Does not return None if the samples spread over more than 1
# caught by: test_unit_interval
# book: §3.3.3
def unit_mles(x):
    # The likelihood is 1 wherever θ ≤ min(x) and max(x) ≤ θ + 1, and 0 elsewhere.
    return max(x) - 1, min(x)


# %% unit_none_at_one: 样本范围恰好是 1 时也返回了 None / Returns None also if the samples spread over exactly 1
# caught by: test_unit_interval
# book: §3.3.3
def unit_mles(x):
    # The likelihood is 1 wherever θ ≤ min(x) and max(x) ≤ θ + 1, and 0 elsewhere.
    return (max(x) - 1, min(x)) if max(x) - min(x) < 1 else None


# %% unit_none_rounded: 样本范围略大于 1 时没有返回 None / Does not return None if the samples spread over slightly more than 1
# caught by: test_unit_interval
# book: §3.3.3
# kind: narrow
def unit_mles(x):
    # The likelihood is 1 wherever θ ≤ min(x) and max(x) ≤ θ + 1, and 0 elsewhere.
    return (max(x) - 1, min(x)) if max(x) - min(x) <= 1 + 1e-5 else None


# %% unit_reversed: 范围的两端对调了 / The ends of the range are exchanged
# caught by: test_known_unit_interval, test_unit_interval
# book: §3.3.3
def unit_mles(x):
    # The likelihood is 1 wherever θ ≤ min(x) and max(x) ≤ θ + 1, and 0 elsewhere.
    return (min(x), max(x) - 1) if max(x) - min(x) <= 1 else None


# %% unit_zero_length_none: 样本全相等时也返回了 None / Returns None for equal samples
# caught by: test_unit_interval
# book: §3.3.3
def unit_mles(x):
    # The likelihood is 1 wherever θ ≤ min(x) and max(x) ≤ θ + 1, and 0 elsewhere.
    return (max(x) - 1, min(x)) if 0 < max(x) - min(x) <= 1 else None


# %% variance_of_a_sample: 方差用了单个样本的 1/12 / The variance is the 1/12 of a single sample
# caught by: test_known_error, test_mse
# book: §3.2.2
def mse(n, c):
    bias = c * n / (n + 1) - 1
    variance = c**2 / 12
    return bias**2 + variance


# %% variance_only: 均方误差只算了方差 / The error is the variance only
# caught by: test_known_error, test_mse
# hint: bias
# book: §3.2.2
def mse(n, c):
    bias = c * n / (n + 1) - 1
    variance = c**2 * n / ((n + 1) ** 2 * (n + 2))
    return variance


# %% variance_times_c: 方差只乘了 c，没有平方 / The variance is multiplied by c, not by its square
# caught by: test_mse
# book: §3.2.2
def mse(n, c):
    bias = c * n / (n + 1) - 1
    variance = c * n / ((n + 1) ** 2 * (n + 2))
    return bias**2 + variance


# %% widened_by_a_billionth: 开区间总放宽 1e-9 / Widens the open interval by 1e-9 always
# caught by: test_nearly_best
# book: §3.3.3
def nearly_best(x, delta):
    # The supremum is -n ln(spread), and is not attained; n ln(1 + 2 share) < delta.
    share = delta / (4 * len(x))
    spread = max(x) - min(x)
    return min(x) - 1e-9, max(x) + 1e-9


# %% widened_by_a_hundredth: 开区间总放宽 0.01 / Widens the open interval by 0.01 always
# caught by: test_nearly_best
# book: §3.3.3
def nearly_best(x, delta):
    # The supremum is -n ln(spread), and is not attained; n ln(1 + 2 share) < delta.
    share = delta / (4 * len(x))
    spread = max(x) - min(x)
    return min(x) - 0.01, max(x) + 0.01


# %% widened_by_delta: 开区间放宽 delta，没有除以 n / Widens the open interval by delta, not divided by n
# caught by: test_nearly_best
# hint: n times
# book: §3.3.3
def nearly_best(x, delta):
    # The supremum is -n ln(spread), and is not attained; n ln(1 + 2 share) < delta.
    share = delta / (4 * len(x))
    spread = max(x) - min(x)
    return min(x) - delta / 4 * spread, max(x) + delta / 4 * spread


# %% widened_by_first_order: 按 ln(1 + u) ≈ u 放宽到正好，没有考虑两端 / Forgets that both sides widen: twice as much as delta allows
# caught by: test_nearly_best
# book: §3.3.3
def nearly_best(x, delta):
    # The supremum is -n ln(spread), and is not attained; n ln(1 + 2 share) < delta.
    share = delta / (4 * len(x))
    spread = max(x) - min(x)
    return min(x) - 4 * share * spread, max(x) + 4 * share * spread


# %% widened_not_by_spread: 开区间放宽的量没有乘样本的范围 / Does not scale the widening by the range of the samples
# caught by: test_nearly_best
# hint: range of the samples
# book: §3.3.3
def nearly_best(x, delta):
    # The supremum is -n ln(spread), and is not attained; n ln(1 + 2 share) < delta.
    share = delta / (4 * len(x))
    spread = max(x) - min(x)
    return min(x) - share, max(x) + share


# %% widened_relatively_to_samples: 按样本的大小而不是范围放宽 / Widens by a share of the samples' size, not of their range
# caught by: test_nearly_best
# hint: range of the samples
# book: §3.3.3
def nearly_best(x, delta):
    # The supremum is -n ln(spread), and is not attained; n ln(1 + 2 share) < delta.
    share = delta / (4 * len(x))
    spread = max(x) - min(x)
    size = max(map(abs, x))
    return min(x) - share * size, max(x) + share * size


# %% zero_for_minus_infinity: 似然为 0 时返回了 0，应是负无穷 / Returns 0 where the likelihood is 0; its logarithm is minus infinity
# caught by: test_likelihood
# book: §3.3.3
def log_likelihood(x, a, b, closed):
    inside = a <= min(x) and max(x) <= b if closed else a < min(x) and max(x) < b
    return -len(x) * log(b - a) if inside else 0.0
