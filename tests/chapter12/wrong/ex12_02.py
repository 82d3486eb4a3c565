"""Known mistakes of 12.2. Each cell holds what differs from the reference."""

# %% all_errors_forgotten: 漏了全错的情形 k = m / Forgets k = m, all wrong
# caught by: test_tails
# book: (12.15)
# costs: 2
def tail(a, b, m, c, d, side):
    # Everything times b^m or m·b·d, in whole numbers: the probability jumps where k/m − a/b equals c/d.
    favourable = 0
    for k in range(m):
        excess = (k * b - a * m) * d
        gap = {"upper": excess, "lower": -excess, "both": abs(excess)}[side]
        if gap >= c * m * b:
            favourable += comb(m, k) * a**k * (b - a) ** (m - k)
    return favourable / b**m


# %% best_s_half: best_s 取 2ε / best_s as 2ε
# caught by: test_best_s
# hint: derivative
# book: (12.15)
def best_s(eps):
    return 2 * eps


# %% best_s_on_a_grid: best_s 只在步长 0.01 的网格上找 / best_s searched on a grid of step 0.01
# caught by: test_best_s
# book: (12.15)
def best_s(eps):
    return min((k / 100 for k in range(1, 601)), key=lambda s: chernoff_value(s, 1, eps))


# %% best_s_twice: best_s 取 8ε，是界等于 1 之处 / best_s as 8ε, where the bound is 1
# caught by: test_best_s
# hint: derivative
# book: (12.15)
def best_s(eps):
    return 8 * eps


# %% border_by_float_ceil: 用浮点数的 ⌈m(E+ε)⌉、⌊m(E−ε)⌋ 定界 / Finds the border as ⌈m(E+ε)⌉ and ⌊m(E−ε)⌋ in floats
# caught by: test_tails
# hint: whole numbers
# book: (12.15)
# kind: narrow
from math import ceil, floor


def tail(a, b, m, c, d, side):
    # Everything times b^m or m·b·d, in whole numbers: the probability jumps where k/m − a/b equals c/d.
    favourable = 0
    least, most = ceil(m * (a / b + c / d)), floor(m * (a / b - c / d))
    for k in range(m + 1):
        inside = {"upper": k >= least, "lower": k <= most, "both": k >= least or k <= most}[side]
        if inside:
            favourable += comb(m, k) * a**k * (b - a) ** (m - k)
    return favourable / b**m


# %% both_is_larger_side: 两侧的概率取两侧中较大的 / The two-sided probability as the larger of both
# caught by: test_exact_tails, test_tails
# book: (12.17)
def tail(a, b, m, c, d, side):
    # Everything times b^m or m·b·d, in whole numbers: the probability jumps where k/m − a/b equals c/d.
    if side == "both":
        return max(tail(a, b, m, c, d, "upper"), tail(a, b, m, c, d, "lower"))
    favourable = 0
    for k in range(m + 1):
        excess = (k * b - a * m) * d
        gap = {"upper": excess, "lower": -excess, "both": abs(excess)}[side]
        if gap >= c * m * b:
            favourable += comb(m, k) * a**k * (b - a) ** (m - k)
    return favourable / b**m


# %% both_is_twice_one: 两侧的概率取一侧的两倍 / The two-sided probability as twice the upper one
# caught by: test_exact_tails, test_tails
# hint: counts either
# book: (12.17)
def tail(a, b, m, c, d, side):
    # Everything times b^m or m·b·d, in whole numbers: the probability jumps where k/m − a/b equals c/d.
    if side == "both":
        return 2 * tail(a, b, m, c, d, "upper")
    favourable = 0
    for k in range(m + 1):
        excess = (k * b - a * m) * d
        gap = {"upper": excess, "lower": -excess, "both": abs(excess)}[side]
        if gap >= c * m * b:
            favourable += comb(m, k) * a**k * (b - a) ** (m - k)
    return favourable / b**m


# %% bound_clipped: 把上界截到 1 / Clips the bound at 1
# caught by: test_bound
# book: (12.17)
def hoeffding(m, eps, sides):
    return min(1.0, sides * exp(-2 * m * eps**2))


# %% chernoff_without_m: chernoff_value 的 s²/8 没有乘 m / chernoff_value does not multiply s²/8 by m
# caught by: test_chernoff_value
# book: (12.15)
def chernoff_value(s, m, eps):
    return exp(s**2 / 8 - m * s * eps)


# %% domain_by_seen_share: 把 c/d 当作见过的比例 / Takes c/d for the share that was seen
# caught by: test_memorizer_examples, test_memorizer
# book: 引理 12.1
def memorizer_domain(m, c, d):
    # At worst m different points were seen: E = (N − m)/N, while Ê = 0.
    return -(-m * d // c)


# %% domain_ceil_of_floats: 用浮点数的 1 − c/d 计算再向上取整 / Rounds up after computing 1 − c/d in floats
# caught by: test_memorizer
# book: 引理 12.1
# kind: narrow
from math import ceil


def memorizer_domain(m, c, d):
    # At worst m different points were seen: E = (N − m)/N, while Ê = 0.
    return ceil(m / (1 - c / d))


# %% domain_m_plus_one: N 取 m + 1，只保证有没见过的点 / N = m + 1: merely some point is unseen
# caught by: test_memorizer_examples, test_memorizer
# hint: every training set
# book: 引理 12.1
def memorizer_domain(m, c, d):
    # At worst m different points were seen: E = (N − m)/N, while Ê = 0.
    return m + 1


# %% domain_of_typical_sample: 按平均见过的点数，而不是最不利的训练集 / By the expected number of points seen, not the worst training set
# caught by: test_memorizer_examples, test_memorizer
# hint: worst
# book: 引理 12.1
def memorizer_domain(m, c, d):
    # At worst m different points were seen: E = (N − m)/N, while Ê = 0.
    N = 1
    while (1 - 1 / N) ** m < c / d:
        N += 1
    return N


# %% domain_rounded_down: N 向下取整 / N rounded down
# caught by: test_memorizer
# book: 引理 12.1
def memorizer_domain(m, c, d):
    # At worst m different points were seen: E = (N − m)/N, while Ê = 0.
    return m * d // (d - c)


# %% domain_strictly_more: 要求 E − Ê 严格大于 c/d / Asks for E − Ê strictly above c/d
# caught by: test_memorizer_examples, test_memorizer
# book: 引理 12.1
def memorizer_domain(m, c, d):
    # At worst m different points were seen: E = (N − m)/N, while Ê = 0.
    return m * d // (d - c) + 1


# %% domain_with_a_thin_margin: 向上取整前只留了 1e-12 的余地 / Rounds up with a margin of 1e-12, less than the rounding error
# caught by: test_memorizer
# book: 引理 12.1
# kind: narrow
from math import ceil


def memorizer_domain(m, c, d):
    # At worst m different points were seen: E = (N − m)/N, while Ê = 0.
    return ceil(m / (1 - c / d) - 1e-12)


# %% exponent_linear: 指数里是 ε 而不是 ε² / ε for ε² in the exponent
# caught by: test_bound
# hint: −2mε²
# book: (12.15)
def hoeffding(m, eps, sides):
    return sides * exp(-2 * m * eps)


# %% exponent_without_2: 指数里漏了 2：e^(−mε²) / e^(−mε²), without the 2
# caught by: test_bound
# hint: −2mε²
# book: (12.15)
def hoeffding(m, eps, sides):
    return sides * exp(-m * eps**2)


# %% fine_margin: 比较时留了 1e-7 的余地 / Compares with a margin of 1e-7
# caught by: test_tails
# book: (12.15)
# kind: narrow
def tail(a, b, m, c, d, side):
    # Everything times b^m or m·b·d, in whole numbers: the probability jumps where k/m − a/b equals c/d.
    favourable = 0
    for k in range(m + 1):
        excess = k / m - a / b
        gap = {"upper": excess, "lower": -excess, "both": abs(excess)}[side]
        if gap >= c / d - 1e-7:
            favourable += comb(m, k) * a**k * (b - a) ** (m - k)
    return favourable / b**m


# %% floats_at_the_border: 用浮点数比较 k/m − E 与 ε / Compares k/m − E with ε in floats
# caught by: test_tails
# hint: whole numbers
# book: (12.15)
# kind: narrow
def tail(a, b, m, c, d, side):
    # Everything times b^m or m·b·d, in whole numbers: the probability jumps where k/m − a/b equals c/d.
    favourable = 0
    for k in range(m + 1):
        excess = k / m - a / b
        gap = {"upper": excess, "lower": -excess, "both": abs(excess)}[side]
        if gap >= c / d:
            favourable += comb(m, k) * a**k * (b - a) ** (m - k)
    return favourable / b**m


# %% generous_margin: 比较时留了 1e-6 的余地 / Compares with a margin of 1e-6
# caught by: test_tails
# book: (12.15)
# kind: narrow
def tail(a, b, m, c, d, side):
    # Everything times b^m or m·b·d, in whole numbers: the probability jumps where k/m − a/b equals c/d.
    favourable = 0
    for k in range(m + 1):
        excess = k / m - a / b
        gap = {"upper": excess, "lower": -excess, "both": abs(excess)}[side]
        if gap >= c / d - 1e-6:
            favourable += comb(m, k) * a**k * (b - a) ** (m - k)
    return favourable / b**m


# %% mean_absolute_difference: 取 |h − y| 的平均，一个错例算 2 / The mean of |h − y|, where an error counts 2
# caught by: test_empirical_error
# book: (12.2)
def empirical_error(predictions, labels):
    return sum(abs(h - y) for h, y in zip(predictions, labels, strict=True)) / len(labels)


# %% mgf_bound: 返回上界 e^(s²/8) / Returns the bound e^(s²/8)
# caught by: test_mgf
# book: §12.1
def centered_mgf(p, s):
    return exp(s**2 / 8)


# %% mgf_not_centred: 没有减去均值 p： E e^(sx) / Without subtracting the mean p: E e^(sx)
# caught by: test_mgf
# hint: two values
# book: §12.1
def centered_mgf(p, s):
    return 1 - p + p * exp(s)


# %% mgf_of_mean_square: 用方差展开到二阶 / The expansion to second order
# caught by: test_mgf
# book: §12.1
def centered_mgf(p, s):
    return exp(p * (1 - p) * s**2 / 2)


# %% no_error_forgotten: 漏了一个也不错的情形 k = 0 / Forgets k = 0, no error at all
# caught by: test_tails
# book: (12.16)
# costs: 2
def tail(a, b, m, c, d, side):
    # Everything times b^m or m·b·d, in whole numbers: the probability jumps where k/m − a/b equals c/d.
    favourable = 0
    for k in range(1, m + 1):
        excess = (k * b - a * m) * d
        gap = {"upper": excess, "lower": -excess, "both": abs(excess)}[side]
        if gap >= c * m * b:
            favourable += comb(m, k) * a**k * (b - a) ** (m - k)
    return favourable / b**m


# %% normal_approximation: 用正态分布近似尾概率 / The normal approximation of the tail
# caught by: test_exact_tails, test_tails
# book: (12.15)
from math import erfc, sqrt


def tail(a, b, m, c, d, side):
    if 0 < a < b:
        p = a / b
        one = erfc(c / d / sqrt(2 * p * (1 - p) / m)) / 2
        return 2 * one if side == "both" else one
    # Everything times b^m or m·b·d, in whole numbers: the probability jumps where k/m − a/b equals c/d.
    favourable = 0
    for k in range(m + 1):
        excess = (k * b - a * m) * d
        gap = {"upper": excess, "lower": -excess, "both": abs(excess)}[side]
        if gap >= c * m * b:
            favourable += comb(m, k) * a**k * (b - a) ** (m - k)
    return favourable / b**m


# %% share_right: 返回正确率 / Returns the accuracy
# caught by: test_empirical_error
# book: (12.2)
def empirical_error(predictions, labels):
    return sum(h == y for h, y in zip(predictions, labels, strict=True)) / len(labels)


# %% sharper_bound: 用了更紧但不成立的界 e^(−3mε²) / A sharper bound, e^(−3mε²), which does not hold
# caught by: test_bound
# book: (12.15)
def hoeffding(m, eps, sides):
    return sides * exp(-3 * m * eps**2)


# %% sides_swapped: upper 与 lower 对调 / upper and lower exchanged
# caught by: test_exact_tails, test_tails
# book: (12.15), (12.16)
# costs: 2
def tail(a, b, m, c, d, side):
    # Everything times b^m or m·b·d, in whole numbers: the probability jumps where k/m − a/b equals c/d.
    favourable = 0
    for k in range(m + 1):
        excess = (k * b - a * m) * d
        gap = {"upper": -excess, "lower": excess, "both": abs(excess)}[side]
        if gap >= c * m * b:
            favourable += comb(m, k) * a**k * (b - a) ** (m - k)
    return favourable / b**m


# %% simulated_tail: 用模拟代替精确计算 / Simulates the tail
# caught by: test_exact_tails, test_tails
# book: (12.15)
import random


def tail(a, b, m, c, d, side):
    # Everything times b^m or m·b·d, in whole numbers: the probability jumps where k/m − a/b equals c/d.
    favourable, chance = 0, random.Random(0)
    for _ in range(4000):
        k = sum(chance.random() < a / b for _ in range(m))
        excess = (k * b - a * m) * d
        gap = {"upper": excess, "lower": -excess, "both": abs(excess)}[side]
        if gap >= c * m * b:
            favourable += 1
    return favourable / 4000


# %% strict_inequality: 用 > 代替 ≥ / > instead of ≥
# caught by: test_exact_tails, test_tails
# hint: Equality with ε counts
# book: (12.15)
# costs: 2
def tail(a, b, m, c, d, side):
    # Everything times b^m or m·b·d, in whole numbers: the probability jumps where k/m − a/b equals c/d.
    favourable = 0
    for k in range(m + 1):
        excess = (k * b - a * m) * d
        gap = {"upper": excess, "lower": -excess, "both": abs(excess)}[side]
        if gap > c * m * b:
            favourable += comb(m, k) * a**k * (b - a) ** (m - k)
    return favourable / b**m


# %% threshold_in_errors_rounded: 把错误个数的界限四舍五入 / Rounds the number of errors at the threshold
# caught by: test_tails
# book: (12.15)
def tail(a, b, m, c, d, side):
    # Everything times b^m or m·b·d, in whole numbers: the probability jumps where k/m − a/b equals c/d.
    favourable = 0
    least, most = round(m * (a / b + c / d)), round(m * (a / b - c / d))
    for k in range(m + 1):
        inside = {"upper": k >= least, "lower": k <= most, "both": k >= least or k <= most}[side]
        if inside:
            favourable += comb(m, k) * a**k * (b - a) ** (m - k)
    return favourable / b**m


# %% two_sides_without_factor: 两侧的界漏了因子 2 / The two-sided bound without its factor 2
# caught by: test_bound
# hint: twice as much
# book: (12.17)
def hoeffding(m, eps, sides):
    return exp(-2 * m * eps**2)
