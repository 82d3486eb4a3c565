"""8.9 一种可视的多样性度量 / A diversity measure that can be seen"""

from itertools import combinations

import numpy as np


def contingency(u, v):
    u, v = np.asarray(u) > 0, np.asarray(v) > 0
    return tuple(int(np.count_nonzero(both)) for both in (u & v, u & ~v, ~u & v, ~u & ~v))


def pair_measures(u, v):
    a, b, c, d = contingency(u, v)
    m = a + b + c + d
    margins = (a + b) * (a + c) * (c + d) * (b + d)
    by_chance = (a + b) * (a + c) + (c + d) * (b + d)  # m² p₂
    return {
        "disagreement": (b + c) / m,
        "correlation": (a * d - b * c) / margins**0.5 if margins else None,
        "q": (a * d - b * c) / (a * d + b * c) if a * d + b * c else None,
        "kappa": (m * (a + d) - by_chance) / (m * m - by_chance) if by_chance < m * m else 1.0,
    }


def kappa_error_points(P, y):
    errors = np.mean(np.asarray(P) != np.asarray(y), axis=1)
    return [
        (pair_measures(P[i], P[j])["kappa"], float(errors[i] + errors[j]) / 2)
        for i, j in combinations(range(len(P)), 2)
    ]


def diversity(P):
    # The mean disagreement of all pairs: p positive votes of T make p(T-p) pairs that differ.
    T = len(P)
    positive = np.sum(np.asarray(P) > 0, axis=0)
    return float(np.mean(positive * (T - positive)) / (T * (T - 1) / 2))


def diversity_points(P, y):
    # One point for each member: how often it differs from the others, and how often from the truth.
    P = np.asarray(P)
    return [(float(np.mean(member != P)), float(np.mean(member != y))) for member in P]


def compare(P_a, P_b, y):
    return {
        "own": larger(diversity(P_a), diversity(P_b)),
        "kappa": larger(-mean_kappa(P_a, y), -mean_kappa(P_b, y)),
    }


def mean_kappa(P, y):
    return float(np.mean([kappa for kappa, _ in kappa_error_points(P, y)]))


def larger(a, b):
    return "tie" if abs(a - b) < 1e-9 else "a" if a > b else "b"


def observations():
    return """
数：各对成员不合度量的平均，也就是随机取两个成员、一个样本，预测不同的概率。图：每个成员一个点，横坐标是它与所有成员
预测不同的比例，纵坐标是它的错误率；好而不同的成员在右下方。κ-误差图有 T(T−1)/2 个点，这张图只有 T 个，
能看出是哪个成员与众不同。3.0α 上 AdaBoost 的前 11 个树桩平均不合 0.460；11 个 Bagging 的树桩随采样而变，大多在
0.2 到 0.35 之间，彼此像得多。κ-误差图的说法相同：AdaBoost 的点云在左上方（κ 平均 0.163），Bagging 的在右下方（大多
0.3 到 0.6）。

The number: the disagreement of a pair, averaged over all pairs: with what probability two members taken at random
differ on a sample taken at random. The picture: a point for each member, across the share of predictions in which it
differs from the others, upwards its error rate; members that are good and different are at the lower right. The κ-error
diagram has T(T−1)/2 points, this one T, so that it shows which member is different. On 3.0α the first 11 stumps of
AdaBoost have a mean disagreement of 0.460; 11 stumps of bagging mostly between 0.2 and 0.35, depending on the samples:
they resemble one another more. The κ-error diagram agrees: AdaBoost's cloud is at the upper left (mean κ 0.163), that
of bagging at the lower right (mostly 0.3 to 0.6).
"""
