"""12.2 证明引理 12.1 / Proving lemma 12.1"""

from math import comb, exp


def empirical_error(predictions, labels):
    return sum(h != y for h, y in zip(predictions, labels, strict=True)) / len(labels)


def tail(a, b, m, c, d, side):
    # Everything times b^m or m·b·d, in whole numbers: the probability jumps where k/m − a/b equals c/d.
    favourable = 0
    for k in range(m + 1):
        excess = (k * b - a * m) * d
        gap = {"upper": excess, "lower": -excess, "both": abs(excess)}[side]
        if gap >= c * m * b:
            favourable += comb(m, k) * a**k * (b - a) ** (m - k)
    return favourable / b**m


def hoeffding(m, eps, sides):
    return sides * exp(-2 * m * eps**2)


def centered_mgf(p, s):
    return (1 - p) * exp(-s * p) + p * exp(s * (1 - p))


def chernoff_value(s, m, eps):
    return exp(m * (s**2 / 8 - s * eps))


def best_s(eps):
    return 4 * eps


def memorizer_domain(m, c, d):
    # At worst m different points were seen: E = (N − m)/N, while Ê = 0.
    return -(-m * d // (d - c))


def proof():
    return r"""固定 h，令 $x_i = \mathbb{I}(h(\mathbf{x}_i) \ne y_i)$。h 与训练集无关，所以 $x_1, \dots, x_m$
独立同分布，取值 0 或 1，期望为 $P(h(\mathbf{x}) \ne y) = E(h)$，平均恰为 $\hat E(h)$。对 $x_i$ 用 (12.5) 即得 (12.15)。
$1 - x_i$ 同样独立，取值 0 或 1，平均为 $1 - \hat E(h)$，期望为 $1 - E(h)$；对它用 (12.5) 即得 (12.16)。
$|E - \hat E| \ge ε$ 是这两个事件之并，概率不超过两者之和，即 (12.17)。
若 h 由训练集决定，各 $x_i$ 不再独立，期望也不是 E(h)：只记住训练集的 h 总有 $\hat E = 0$，而 E 可以接近 1。"""
