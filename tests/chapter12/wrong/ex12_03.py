"""Known mistakes of 12.3. Each cell holds what differs from the reference."""

# %% all_hypotheses_outside: 要求所有假设都出界 / Asks for all hypotheses to be outside
# caught by: test_breaking, test_many_hypotheses
# book: (12.18)
def hypotheses_to_break(m, delta):
    # Independent hypotheses all stay within the interval with the product of their probabilities.
    q = 1 - coverage(1, 2, m, delta)
    hypotheses = 1
    while q**hypotheses > delta:
        hypotheses += 1
    return hypotheses


# %% at_most_thirty: K 只试到 30 / Tries K up to 30 only
# caught by: test_many_hypotheses
# book: (12.18)
# kind: narrow
def hypotheses_to_break(m, delta):
    # Independent hypotheses all stay within the interval with the product of their probabilities.
    stays = within = coverage(1, 2, m, delta)
    hypotheses = 1
    while 1 - within <= delta and hypotheses < 30:
        within *= stays
        hypotheses += 1
    return hypotheses


# %% binary_logarithm: 用以 2 为底的对数 / The logarithm to base 2
# caught by: test_values, test_epsilon
# hint: natural
# book: (12.18)
from math import log2


def epsilon(m, delta):
    return sqrt(log2(2 / delta) / (2 * m))


# %% common_logarithm: 用常用对数 / The common logarithm
# caught by: test_values, test_epsilon
# hint: natural
# book: (12.18)
from math import log10


def epsilon(m, delta):
    return sqrt(log10(2 / delta) / (2 * m))


# %% coverage_by_normal: 用正态分布近似覆盖率 / The coverage by the normal approximation
# caught by: test_coverage_of_ten, test_coverage
# hint: binomial
# book: (12.18)
from math import erf


def coverage(a, b, m, delta):
    # The numerators over b^m are whole numbers.
    radius = epsilon(m, delta)
    p = a / b
    return erf(radius / sqrt(2 * p * (1 - p) / m)) if 0 < a < b else 1.0


# %% coverage_clipped_interval_strict: 截到 (0, 1) 后要求 E 严格在内部 / Clips to [0, 1] and asks for E strictly inside
# caught by: test_coverage
# book: (12.18)
def coverage(a, b, m, delta):
    # The numerators over b^m are whole numbers.
    radius = epsilon(m, delta)
    covered = (k for k in range(m + 1) if max(0.0, k / m - radius) < a / b < min(1.0, k / m + radius))
    return sum(comb(m, k) * a**k * (b - a) ** (m - k) for k in covered) / b**m


# %% coverage_is_one_minus_delta: 以为覆盖率恰是 1 − δ / Takes the coverage for 1 − δ exactly
# caught by: test_coverage_of_ten, test_coverage
# hint: binomial
# book: (12.18)
def coverage(a, b, m, delta):
    # The numerators over b^m are whole numbers.
    radius = epsilon(m, delta)
    return 1 - delta if radius < max(a, b - a) / b else 1.0


# %% coverage_lower_bound_only: 只看 E ≤ Ê + ε，漏了另一端 / Looks at E ≤ Ê + ε only, not at the other end
# caught by: test_coverage
# book: (12.18)
def coverage(a, b, m, delta):
    # The numerators over b^m are whole numbers.
    radius = epsilon(m, delta)
    covered = (k for k in range(m + 1) if a / b - k / m <= radius)
    return sum(comb(m, k) * a**k * (b - a) ** (m - k) for k in covered) / b**m


# %% coverage_of_half: 总按 E = ½ 计算覆盖率 / The coverage always for E = ½
# caught by: test_coverage
# book: (12.18)
def coverage(a, b, m, delta):
    # The numerators over b^m are whole numbers.
    a, b = 1, 2
    radius = epsilon(m, delta)
    covered = (k for k in range(m + 1) if abs(k / m - a / b) <= radius)
    return sum(comb(m, k) * a**k * (b - a) ** (m - k) for k in covered) / b**m


# %% coverage_rounded_counts: 把 m(E ± ε) 四舍五入成错误个数 / Rounds m(E ± ε) to numbers of errors
# caught by: test_coverage
# book: (12.18)
def coverage(a, b, m, delta):
    # The numerators over b^m are whole numbers.
    radius = epsilon(m, delta)
    least, most = max(0, round(m * (a / b - radius))), min(m, round(m * (a / b + radius)))
    covered = range(least, most + 1)
    return sum(comb(m, k) * a**k * (b - a) ** (m - k) for k in covered) / b**m


# %% coverage_rounded_to_three_digits: k/m 与 E 先舍入到三位小数再比较 / Rounds k/m and E to three digits before it compares
# caught by: test_coverage
# hint: binomial
# book: (12.18)
def coverage(a, b, m, delta):
    # The numerators over b^m are whole numbers.
    radius = epsilon(m, delta)
    covered = (k for k in range(m + 1) if abs(round(k / m, 3) - round(a / b, 3)) <= radius)
    return sum(comb(m, k) * a**k * (b - a) ** (m - k) for k in covered) / b**m


# %% coverage_simulated: 用模拟估计覆盖率 / Simulates the coverage
# caught by: test_coverage_of_ten, test_coverage
# hint: binomial
# book: (12.18)
import random


def coverage(a, b, m, delta):
    # The numerators over b^m are whole numbers.
    radius = epsilon(m, delta)
    chance = random.Random(0)
    errors = (sum(chance.random() < a / b for _ in range(m)) for _ in range(2000))
    return sum(abs(k / m - a / b) <= radius for k in errors) / 2000


# %% delta_times_n: 用 nδ 代替 δ/n / nδ for δ/n
# caught by: test_class_of_973, test_finite_class
# hint: sum over n
# book: (12.19)
def epsilon_finite_class(n_hypotheses, m, delta):
    return sqrt(abs(log(2 / (delta * n_hypotheses))) / (2 * m))


# %% epsilon_clipped: 半宽截到 1 / Clips the half-width at 1
# caught by: test_epsilon
# book: (12.18)
def epsilon(m, delta):
    return min(1.0, sqrt(log(2 / delta) / (2 * m)))


# %% failures_assumed_delta: 以为每个假设出界的概率恰是 δ，于是 K = 2 / Takes the failure of each for δ exactly, so that K = 2
# caught by: test_breaking, test_many_hypotheses
# book: (12.18)
def hypotheses_to_break(m, delta):
    # Independent hypotheses all stay within the interval with the product of their probabilities.
    stays = within = 1 - delta
    hypotheses = 1
    while 1 - within <= delta:
        within *= stays
        hypotheses += 1
    return hypotheses


# %% independent_hypotheses: (12.19) 中当作假设彼此独立 / Takes the hypotheses of (12.19) for independent
# caught by: test_finite_class
# book: (12.19)
def epsilon_finite_class(n_hypotheses, m, delta):
    return epsilon(m, 1 - (1 - delta) ** (1 / n_hypotheses))


# %% interval_clipped: 区间截到 [0, 1] / Clips the interval to [0, 1]
# caught by: test_interval
# hint: not clipped
# book: (12.18)
def interval(err_hat, m, delta):
    radius = epsilon(m, delta)
    return max(0.0, err_hat - radius), min(1.0, err_hat + radius)


# %% interval_half: 以 ε 为全长，两端各差 ε/2 / Takes ε for the whole length
# caught by: test_interval
# hint: not clipped
# book: (12.18)
def interval(err_hat, m, delta):
    radius = epsilon(m, delta)
    return err_hat - radius / 2, err_hat + radius / 2


# %% interval_upper_only: 左端取 Ê 自己 / The left end is Ê itself
# caught by: test_interval
# book: (12.18)
def interval(err_hat, m, delta):
    radius = epsilon(m, delta)
    return err_hat, err_hat + radius


# %% normal_quantile: 用正态近似的 95% 区间 / The 95 % interval of the normal approximation
# caught by: test_values, test_epsilon
# book: (12.18)
from statistics import NormalDist


def epsilon(m, delta):
    return NormalDist().inv_cdf(1 - delta / 2) / (2 * sqrt(m))


# %% one_hypothesis_too_few: K 少一个：返回还没有打破的最大个数 / One too few: the largest number that does not yet break it
# caught by: test_breaking, test_many_hypotheses
# book: (12.18)
def hypotheses_to_break(m, delta):
    # Independent hypotheses all stay within the interval with the product of their probabilities.
    stays = within = coverage(1, 2, m, delta)
    hypotheses = 1
    while 1 - within <= delta:
        within *= stays
        hypotheses += 1
    return max(1, hypotheses - 1)


# %% one_side_of_failures: 只算一侧出界的概率 / Counts failures on one side only
# caught by: test_breaking, test_many_hypotheses
# book: (12.17)
def hypotheses_to_break(m, delta):
    # Independent hypotheses all stay within the interval with the product of their probabilities.
    stays = within = (1 + coverage(1, 2, m, delta)) / 2
    hypotheses = 1
    while 1 - within <= delta:
        within *= stays
        hypotheses += 1
    return hypotheses


# %% one_sided_delta: 用 ln(1/δ) 代替 ln(2/δ)：只顾了一侧 / ln(1/δ) for ln(2/δ): one side only
# caught by: test_values, test_epsilon
# hint: ln(2/δ)
# book: (12.18)
def epsilon(m, delta):
    return sqrt(log(1 / delta) / (2 * m))


# %% product_of_logarithms: (12.19) 里把 ln|H| 与 ln(2/δ) 相乘 / Multiplies ln|H| by ln(2/δ) in (12.19)
# caught by: test_class_of_973, test_finite_class
# book: (12.19)
def epsilon_finite_class(n_hypotheses, m, delta):
    return sqrt(log(n_hypotheses) * log(2 / delta) / (2 * m))


# %% radius_times_n: 半宽乘以 n 的平方根 / The half-width times √n
# caught by: test_class_of_973, test_finite_class
# book: (12.19)
def epsilon_finite_class(n_hypotheses, m, delta):
    return epsilon(m, delta) * sqrt(n_hypotheses)


# %% realizable_case: 用可分情形的 (12.14) / (12.14) of the separable case
# caught by: test_class_of_973, test_finite_class
# book: (12.14), (12.19)
def epsilon_finite_class(n_hypotheses, m, delta):
    return log(n_hypotheses / delta) / m


# %% root_forgotten: 忘了开方 / Forgets the square root
# caught by: test_values, test_epsilon
# book: (12.18)
def epsilon(m, delta):
    return log(2 / delta) / (2 * m)


# %% root_taken_apart: 把和的平方根拆成平方根之和 / The root of a sum as a sum of roots
# caught by: test_class_of_973, test_finite_class
# book: (12.19)
def epsilon_finite_class(n_hypotheses, m, delta):
    return epsilon(m, delta) + sqrt(log(n_hypotheses) / (2 * m))


# %% size_at_least_two: 以为至少要两个样例 / Takes it that two examples are needed at least
# caught by: test_sample_size
# book: (12.17)
def sample_size(eps, delta):
    return max(2, ceil(log(2 / delta) / (2 * eps**2)))


# %% size_in_single_precision: 样例数用单精度计算 / The sample size is computed in single precision
# caught by: test_sample_size
# book: (12.18)
# kind: narrow
import numpy as np


def sample_size(eps, delta):
    return int(np.ceil(np.log(np.float32(2 / delta)) / np.float32(2 * eps**2)))


# %% size_one_more: 样例数总是多取一个：先进一再加一 / One example too many: rounds up and adds one
# caught by: test_sizes, test_sample_size
# book: (12.17)
def sample_size(eps, delta):
    return ceil(log(2 / delta) / (2 * eps**2)) + 1


# %% size_one_sided: 样例数用 ln(1/δ) / The sample size with ln(1/δ)
# caught by: test_sizes, test_sample_size
# book: (12.17)
def sample_size(eps, delta):
    return ceil(log(1 / delta) / (2 * eps**2))


# %% size_rounded: 样例数四舍五入 / Rounds the sample size to the nearest
# caught by: test_sizes, test_sample_size
# hint: which way
# book: (12.17)
def sample_size(eps, delta):
    return max(1, round(log(2 / delta) / (2 * eps**2)))


# %% size_rounded_down: 样例数向下取整 / Rounds the sample size down
# caught by: test_sizes, test_sample_size
# hint: which way
# book: (12.17)
def sample_size(eps, delta):
    return max(1, int(log(2 / delta) / (2 * eps**2)))


# %% size_with_a_small_tolerance: 舍入留了 1e-6 的余地，少一个样例 / A margin of 1e-6 against rounding: one example too few
# caught by: test_sample_size
# book: (12.17)
# kind: narrow
def sample_size(eps, delta):
    return max(1, ceil(log(2 / delta) / (2 * eps**2) - 1e-6))


# %% size_with_a_tolerance: 取整前减去 0.001 / Subtracts 0.001 before rounding up
# caught by: test_sample_size
# book: (12.18)
# kind: narrow
def sample_size(eps, delta):
    return max(1, ceil(log(2 / delta) / (2 * eps**2) - 0.001))


# %% size_without_square: 样例数除以 ε 而不是 ε² / Divides by ε, not ε²
# caught by: test_sizes, test_sample_size
# book: (12.17)
def sample_size(eps, delta):
    return ceil(log(2 / delta) / (2 * eps))


# %% union_bound: 用并的上界 Kq > δ 求 K / K from the union bound Kq > δ
# caught by: test_breaking, test_many_hypotheses
# hint: only bounds
# book: (12.19)
def hypotheses_to_break(m, delta):
    # Independent hypotheses all stay within the interval with the product of their probabilities.
    q = 1 - coverage(1, 2, m, delta)
    hypotheses = 1
    while hypotheses * q <= delta:
        hypotheses += 1
    return hypotheses


# %% without_2m: 除以 m 而不是 2m / Divides by m, not by 2m
# caught by: test_values, test_epsilon
# hint: 2mε²
# book: (12.18)
def epsilon(m, delta):
    return sqrt(log(2 / delta) / m)
