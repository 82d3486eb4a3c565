"""Known mistakes of 8.9. Each cell holds what differs from the reference."""

# %% a_and_d_swapped: 列联表的 a 与 d 颠倒 / Swaps a and d in the table
# caught by: test_contingency
# book: §8.5.2
def contingency(u, v):
    u, v = np.asarray(u) > 0, np.asarray(v) > 0
    return tuple(int(np.sum(both)) for both in (~u & ~v, u & ~v, ~u & v, u & v))


# %% accuracy_for_error: 纵坐标用精度 / Accuracy instead of error upwards
# caught by: test_kappa_error_points
# book: 图 8.10 / figure 8.10
def contingency(u, v):
    u, v = np.asarray(u) > 0, np.asarray(v) > 0
    return tuple(int(np.sum(both)) for both in (u & v, u & ~v, ~u & v, ~u & ~v))


def kappa_error_points(P, y):
    errors = np.mean(np.asarray(P) == np.asarray(y), axis=1)
    return [
        (pair_measures(P[i], P[j])["kappa"], float(errors[i] + errors[j]) / 2)
        for i, j in combinations(range(len(P)), 2)
    ]


# %% against_first_member: 只与第一个成员比较 / Compares with the first member only
# caught by: test_invariances
# book: §8.5.2
def contingency(u, v):
    u, v = np.asarray(u) > 0, np.asarray(v) > 0
    return tuple(int(np.sum(both)) for both in (u & v, u & ~v, ~u & v, ~u & ~v))


def diversity(P):
    # The mean disagreement of all pairs: p positive votes of T make p(T-p) pairs that differ.
    P = np.asarray(P)
    return float(np.mean(P[1:] != P[0]))


# %% all_points_at_zero: 所有点都在原点 / All points at the origin
# caught by: test_picture
# book: §8.5.2
def contingency(u, v):
    u, v = np.asarray(u) > 0, np.asarray(v) > 0
    return tuple(int(np.sum(both)) for both in (u & v, u & ~v, ~u & v, ~u & ~v))


def diversity_points(P, y):
    # One point for each member: how often it differs from the others, and how often from the truth.
    P = np.asarray(P)
    return [(0.0, 0.0) for _ in P]


# %% any_difference: 不全同就是 1 / 1 as soon as members are not identical
# caught by: test_increasing
# book: §8.5.2
def contingency(u, v):
    u, v = np.asarray(u) > 0, np.asarray(v) > 0
    return tuple(int(np.sum(both)) for both in (u & v, u & ~v, ~u & v, ~u & ~v))


def diversity(P):
    # The mean disagreement of all pairs: p positive votes of T make p(T-p) pairs that differ.
    return float(bool((np.asarray(P) != np.asarray(P)[0]).any()))


# %% b_and_c_swapped: 列联表的 b 与 c 颠倒 / Swaps b and c in the table
# caught by: test_contingency
# book: §8.5.2
def contingency(u, v):
    u, v = np.asarray(u) > 0, np.asarray(v) > 0
    return tuple(int(np.sum(both)) for both in (u & v, ~u & v, u & ~v, ~u & ~v))


# %% both_wrong: 纵坐标是两者都错的比例 / The share that both get wrong upwards
# caught by: test_kappa_error_points
# book: 图 8.10 / figure 8.10
def contingency(u, v):
    u, v = np.asarray(u) > 0, np.asarray(v) > 0
    return tuple(int(np.sum(both)) for both in (u & v, u & ~v, ~u & v, ~u & ~v))


def kappa_error_points(P, y):
    errors = np.mean(np.asarray(P) != np.asarray(y), axis=1)
    return [
        (pair_measures(P[i], P[j])["kappa"], float(np.mean((P[i] != y) & (P[j] != y))))
        for i, j in combinations(range(len(P)), 2)
    ]


# %% by_accuracy: own 按精度 / Compares by accuracy for own
# caught by: test_compare
# book: §8.5.2
def contingency(u, v):
    u, v = np.asarray(u) > 0, np.asarray(v) > 0
    return tuple(int(np.sum(both)) for both in (u & v, u & ~v, ~u & v, ~u & ~v))


def compare(P_a, P_b, y):
    return {
        "own": larger(float(np.mean(np.asarray(P_a) == y)), float(np.mean(np.asarray(P_b) == y))),
        "kappa": larger(-mean_kappa(P_a, y), -mean_kappa(P_b, y)),
    }


# %% coarse_tie: 相差 0.05 以内就判为相同 / Says tie within 0.05
# caught by: test_compare
# book: §8.5.2
# kind: narrow
def contingency(u, v):
    u, v = np.asarray(u) > 0, np.asarray(v) > 0
    return tuple(int(np.sum(both)) for both in (u & v, u & ~v, ~u & v, ~u & ~v))


def larger(a, b):
    return "tie" if abs(a - b) < 0.05 else "a" if a > b else "b"


# %% constant_measure: 度量总是同一个数 / The same number for every ensemble
# caught by: test_zero_if_identical, test_increasing
# book: §8.5.2
def contingency(u, v):
    u, v = np.asarray(u) > 0, np.asarray(v) > 0
    return tuple(int(np.sum(both)) for both in (u & v, u & ~v, ~u & v, ~u & ~v))


def diversity(P):
    # The mean disagreement of all pairs: p positive votes of T make p(T-p) pairs that differ.
    return 0.5


# %% coordinates_swapped: 横纵坐标颠倒 / Swaps the coordinates
# caught by: test_kappa_error_points
# book: 图 8.10 / figure 8.10
def contingency(u, v):
    u, v = np.asarray(u) > 0, np.asarray(v) > 0
    return tuple(int(np.sum(both)) for both in (u & v, u & ~v, ~u & v, ~u & ~v))


def kappa_error_points(P, y):
    errors = np.mean(np.asarray(P) != np.asarray(y), axis=1)
    return [
        (float(errors[i] + errors[j]) / 2, pair_measures(P[i], P[j])["kappa"])
        for i, j in combinations(range(len(P)), 2)
    ]


# %% correlation_without_root: 相关系数的分母没有开方 / No square root in the correlation
# caught by: test_known_values, test_measures
# costs: 1.5
# book: (8.38)
def contingency(u, v):
    u, v = np.asarray(u) > 0, np.asarray(v) > 0
    return tuple(int(np.sum(both)) for both in (u & v, u & ~v, ~u & v, ~u & ~v))


def pair_measures(u, v):
    a, b, c, d = contingency(u, v)
    m = a + b + c + d
    margins = (a + b) * (a + c) * (c + d) * (b + d)
    by_chance = (a + b) * (a + c) + (c + d) * (b + d)  # m² p₂
    return {
        "disagreement": (b + c) / m,
        "correlation": (a * d - b * c) / margins if margins else None,
        "q": (a * d - b * c) / (a * d + b * c) if a * d + b * c else None,
        "kappa": (m * (a + d) - by_chance) / (m * m - by_chance) if by_chance < m * m else 1.0,
    }


# %% correlation_zero_for_none: 分母为 0 时相关系数给 0 / Gives correlation 0 for a denominator of 0
# caught by: test_measures
# costs: 1
# book: (8.38)
def contingency(u, v):
    u, v = np.asarray(u) > 0, np.asarray(v) > 0
    return tuple(int(np.sum(both)) for both in (u & v, u & ~v, ~u & v, ~u & ~v))


def pair_measures(u, v):
    a, b, c, d = contingency(u, v)
    m = a + b + c + d
    margins = (a + b) * (a + c) * (c + d) * (b + d)
    by_chance = (a + b) * (a + c) + (c + d) * (b + d)  # m² p₂
    return {
        "disagreement": (b + c) / m,
        "correlation": (a * d - b * c) / margins**0.5 if margins else 0.0,
        "q": (a * d - b * c) / (a * d + b * c) if a * d + b * c else None,
        "kappa": (m * (a + d) - by_chance) / (m * m - by_chance) if by_chance < m * m else 1.0,
    }


# %% disagreement_by_odds: 不合度量除以一致的个数 / Divides the disagreement by the number of agreements
# caught by: test_known_values, test_measures
# costs: 1.5
# book: (8.37)
def contingency(u, v):
    u, v = np.asarray(u) > 0, np.asarray(v) > 0
    return tuple(int(np.sum(both)) for both in (u & v, u & ~v, ~u & v, ~u & ~v))


def pair_measures(u, v):
    a, b, c, d = contingency(u, v)
    m = a + b + c + d
    margins = (a + b) * (a + c) * (c + d) * (b + d)
    by_chance = (a + b) * (a + c) + (c + d) * (b + d)  # m² p₂
    return {
        "disagreement": (b + c) / (a + d) if a + d else 1.0,
        "correlation": (a * d - b * c) / margins**0.5 if margins else None,
        "q": (a * d - b * c) / (a * d + b * c) if a * d + b * c else None,
        "kappa": (m * (a + d) - by_chance) / (m * m - by_chance) if by_chance < m * m else 1.0,
    }


# %% distance_to_first: 画的是与第一个成员的差别 / Draws the difference from the first member
# caught by: test_picture
# book: §8.5.2
def contingency(u, v):
    u, v = np.asarray(u) > 0, np.asarray(v) > 0
    return tuple(int(np.sum(both)) for both in (u & v, u & ~v, ~u & v, ~u & ~v))


def diversity_points(P, y):
    # One point for each member: how often it differs from the others, and how often from the truth.
    P = np.asarray(P)
    return [(float(np.mean(P[0] != member)), float(np.mean(member != y))) for member in P]


# %% error_of_first: 纵坐标只用前一个成员 / Only the first member's error upwards
# caught by: test_kappa_error_points
# book: 图 8.10 / figure 8.10
def contingency(u, v):
    u, v = np.asarray(u) > 0, np.asarray(v) > 0
    return tuple(int(np.sum(both)) for both in (u & v, u & ~v, ~u & v, ~u & ~v))


def kappa_error_points(P, y):
    errors = np.mean(np.asarray(P) != np.asarray(y), axis=1)
    return [
        (pair_measures(P[i], P[j])["kappa"], float(errors[i]))
        for i, j in combinations(range(len(P)), 2)
    ]


# %% errors_only: 图中只有错误率 / Only the error rates in the picture
# caught by: test_picture
# book: §8.5.2
def contingency(u, v):
    u, v = np.asarray(u) > 0, np.asarray(v) > 0
    return tuple(int(np.sum(both)) for both in (u & v, u & ~v, ~u & v, ~u & ~v))


def diversity_points(P, y):
    # One point for each member: how often it differs from the others, and how often from the truth.
    P = np.asarray(P)
    return [(k * 0.1, float(np.mean(member != y))) for k, member in enumerate(P)]


# %% half_of_one_minus_kappa: (1 − κ)/2 随边缘分布而变 / (1 − κ)/2, which hangs on the margins
# caught by: test_increasing
# book: §8.5.2
def contingency(u, v):
    u, v = np.asarray(u) > 0, np.asarray(v) > 0
    return tuple(int(np.sum(both)) for both in (u & v, u & ~v, ~u & v, ~u & ~v))


def diversity(P):
    # The mean disagreement of all pairs: p positive votes of T make p(T-p) pairs that differ.
    return float(np.mean([(1 - pair_measures(u, v)["kappa"]) / 2 for u, v in combinations(P, 2)]))


# %% kappa_as_diversity: 以 κ 的平均作为多样性 / Takes the mean κ for diversity
# caught by: test_zero_if_identical, test_increasing
# book: §8.5.2
def contingency(u, v):
    u, v = np.asarray(u) > 0, np.asarray(v) > 0
    return tuple(int(np.sum(both)) for both in (u & v, u & ~v, ~u & v, ~u & ~v))


def diversity(P):
    # The mean disagreement of all pairs: p positive votes of T make p(T-p) pairs that differ.
    return float(np.mean([pair_measures(u, v)["kappa"] for u, v in combinations(P, 2)]))


# %% kappa_half_by_chance: κ 总以 p₂ = ½ 计算 / Takes ½ for p₂ in κ
# caught by: test_measures
# costs: 1.5
# book: (8.42)
def contingency(u, v):
    u, v = np.asarray(u) > 0, np.asarray(v) > 0
    return tuple(int(np.sum(both)) for both in (u & v, u & ~v, ~u & v, ~u & ~v))


def pair_measures(u, v):
    a, b, c, d = contingency(u, v)
    m = a + b + c + d
    margins = (a + b) * (a + c) * (c + d) * (b + d)
    by_chance = (a + b) * (a + c) + (c + d) * (b + d)  # m² p₂
    return {
        "disagreement": (b + c) / m,
        "correlation": (a * d - b * c) / margins**0.5 if margins else None,
        "q": (a * d - b * c) / (a * d + b * c) if a * d + b * c else None,
        "kappa": 2 * (a + d) / m - 1,
    }


# %% kappa_not_negative: 负的 κ 取 0 / Takes 0 for a negative κ
# caught by: test_measures
# costs: 1.5
# book: (8.40)
def contingency(u, v):
    u, v = np.asarray(u) > 0, np.asarray(v) > 0
    return tuple(int(np.sum(both)) for both in (u & v, u & ~v, ~u & v, ~u & ~v))


def pair_measures(u, v):
    a, b, c, d = contingency(u, v)
    m = a + b + c + d
    margins = (a + b) * (a + c) * (c + d) * (b + d)
    by_chance = (a + b) * (a + c) + (c + d) * (b + d)  # m² p₂
    return {
        "disagreement": (b + c) / m,
        "correlation": (a * d - b * c) / margins**0.5 if margins else None,
        "q": (a * d - b * c) / (a * d + b * c) if a * d + b * c else None,
        "kappa": max(0.0, (m * (a + d) - by_chance) / (m * m - by_chance)) if by_chance < m * m else 1.0,
    }


# %% kappa_one_if_any_constant: 只要有一个成员是常数，κ 就取 1 / κ is 1 as soon as one member is constant
# caught by: test_measures
# costs: 1
# book: (8.40)
def contingency(u, v):
    u, v = np.asarray(u) > 0, np.asarray(v) > 0
    return tuple(int(np.sum(both)) for both in (u & v, u & ~v, ~u & v, ~u & ~v))


def pair_measures(u, v):
    a, b, c, d = contingency(u, v)
    m = a + b + c + d
    margins = (a + b) * (a + c) * (c + d) * (b + d)
    by_chance = (a + b) * (a + c) + (c + d) * (b + d)  # m² p₂
    return {
        "disagreement": (b + c) / m,
        "correlation": (a * d - b * c) / margins**0.5 if margins else None,
        "q": (a * d - b * c) / (a * d + b * c) if a * d + b * c else None,
        "kappa": (m * (a + d) - by_chance) / (m * m - by_chance) if margins else 1.0,
    }


# %% kappa_one_term: κ 的 p₂ 只有一项 / Only one term in p₂ of κ
# caught by: test_known_values, test_measures
# costs: 1.5
# book: (8.42)
def contingency(u, v):
    u, v = np.asarray(u) > 0, np.asarray(v) > 0
    return tuple(int(np.sum(both)) for both in (u & v, u & ~v, ~u & v, ~u & ~v))


def pair_measures(u, v):
    a, b, c, d = contingency(u, v)
    m = a + b + c + d
    margins = (a + b) * (a + c) * (c + d) * (b + d)
    by_chance = (a + b) * (a + c)  # m² p₂
    return {
        "disagreement": (b + c) / m,
        "correlation": (a * d - b * c) / margins**0.5 if margins else None,
        "q": (a * d - b * c) / (a * d + b * c) if a * d + b * c else None,
        "kappa": (m * (a + d) - by_chance) / (m * m - by_chance) if by_chance < m * m else 1.0,
    }


# %% kappa_zero_if_constant: p₂ = 1 时 κ 给 0 / κ is 0 if p₂ = 1
# caught by: test_measures
# costs: 1
# book: (8.40)
def contingency(u, v):
    u, v = np.asarray(u) > 0, np.asarray(v) > 0
    return tuple(int(np.sum(both)) for both in (u & v, u & ~v, ~u & v, ~u & ~v))


def pair_measures(u, v):
    a, b, c, d = contingency(u, v)
    m = a + b + c + d
    margins = (a + b) * (a + c) * (c + d) * (b + d)
    by_chance = (a + b) * (a + c) + (c + d) * (b + d)  # m² p₂
    return {
        "disagreement": (b + c) / m,
        "correlation": (a * d - b * c) / margins**0.5 if margins else None,
        "q": (a * d - b * c) / (a * d + b * c) if a * d + b * c else None,
        "kappa": (m * (a + d) - by_chance) / (m * m - by_chance) if by_chance < m * m else 0.0,
    }


# %% larger_kappa_more_diverse: κ 大的当作多样 / Takes the larger κ for more diverse
# caught by: test_compare
# book: §8.5.2
def contingency(u, v):
    u, v = np.asarray(u) > 0, np.asarray(v) > 0
    return tuple(int(np.sum(both)) for both in (u & v, u & ~v, ~u & v, ~u & ~v))


def compare(P_a, P_b, y):
    return {
        "own": larger(diversity(P_a), diversity(P_b)),
        "kappa": larger(mean_kappa(P_a, y), mean_kappa(P_b, y)),
    }


# %% later_samples_count_more: 后面的样本权重较大 / Gives more weight to later samples
# caught by: test_invariances
# book: §8.5.2
def contingency(u, v):
    u, v = np.asarray(u) > 0, np.asarray(v) > 0
    return tuple(int(np.sum(both)) for both in (u & v, u & ~v, ~u & v, ~u & ~v))


def diversity(P):
    # The mean disagreement of all pairs: p positive votes of T make p(T-p) pairs that differ.
    P = np.asarray(P)
    weights = np.arange(1, P.shape[1] + 1)
    split = (P != P[0]).any(axis=0)
    return float(weights[split].sum() / weights.sum())


# %% less_is_more: 多样性小的当作大 / Takes the smaller diversity for the larger
# caught by: test_compare
# book: §8.5.2
def contingency(u, v):
    u, v = np.asarray(u) > 0, np.asarray(v) > 0
    return tuple(int(np.sum(both)) for both in (u & v, u & ~v, ~u & v, ~u & ~v))


def larger(a, b):
    return "tie" if abs(a - b) < 1e-9 else "b" if a > b else "a"


# %% m_minus_one: 除以 n − 1 / Divides by n − 1
# caught by: test_zero_if_identical, test_invariances
# book: §8.5.2
def contingency(u, v):
    u, v = np.asarray(u) > 0, np.asarray(v) > 0
    return tuple(int(np.sum(both)) for both in (u & v, u & ~v, ~u & v, ~u & ~v))


def diversity(P):
    # The mean disagreement of all pairs: p positive votes of T make p(T-p) pairs that differ.
    T, n = len(P), len(P[0])
    positive = np.sum(np.asarray(P) > 0, axis=0)
    return float(np.sum(positive * (T - positive)) / (T * (T - 1) / 2) / max(1, n - 1))


# %% measures_rounded: 度量保留四位小数 / Rounds measures to four digits
# caught by: test_measures
# book: §8.5.2
def contingency(u, v):
    u, v = np.asarray(u) > 0, np.asarray(v) > 0
    return tuple(int(np.sum(both)) for both in (u & v, u & ~v, ~u & v, ~u & ~v))


def pair_measures(u, v):
    a, b, c, d = contingency(u, v)
    m = a + b + c + d
    margins = (a + b) * (a + c) * (c + d) * (b + d)
    by_chance = (a + b) * (a + c) + (c + d) * (b + d)  # m² p₂
    return {
        "disagreement": round((b + c) / m, 4),
        "correlation": (a * d - b * c) / margins**0.5 if margins else None,
        "q": (a * d - b * c) / (a * d + b * c) if a * d + b * c else None,
        "kappa": (m * (a + d) - by_chance) / (m * m - by_chance) if by_chance < m * m else 1.0,
    }


# %% neighbouring_members: 只比较相邻的成员 / Compares only members that follow each other
# caught by: test_invariances
# book: §8.5.2
def contingency(u, v):
    u, v = np.asarray(u) > 0, np.asarray(v) > 0
    return tuple(int(np.sum(both)) for both in (u & v, u & ~v, ~u & v, ~u & ~v))


def diversity(P):
    # The mean disagreement of all pairs: p positive votes of T make p(T-p) pairs that differ.
    P = np.asarray(P)
    return float(np.mean(P[1:] != P[:-1]))


# %% never_a_tie: 从不判为相同 / Never says tie
# caught by: test_compare
# book: §8.5.2
def contingency(u, v):
    u, v = np.asarray(u) > 0, np.asarray(v) > 0
    return tuple(int(np.sum(both)) for both in (u & v, u & ~v, ~u & v, ~u & ~v))


def larger(a, b):
    return "a" if a > b else "b"


# %% number_of_patterns: 不同的成员有几个 / Counts how many members are different
# caught by: test_increasing
# book: §8.5.2
def contingency(u, v):
    u, v = np.asarray(u) > 0, np.asarray(v) > 0
    return tuple(int(np.sum(both)) for both in (u & v, u & ~v, ~u & v, ~u & ~v))


def diversity(P):
    # The mean disagreement of all pairs: p positive votes of T make p(T-p) pairs that differ.
    return (len({tuple(row) for row in np.asarray(P).tolist()}) - 1) / (len(P) - 1)


# %% own_breaks_ties_of_kappa: κ 平局时改由自己的度量决定 / A tie of κ is broken by the own measure
# caught by: test_compare
def compare(P_a, P_b, y):
    own = larger(diversity(P_a), diversity(P_b))
    kappa = larger(-mean_kappa(P_a, y), -mean_kappa(P_b, y))
    return {"own": own, "kappa": own if kappa == "tie" else kappa}


# %% own_by_kappa: own 也按 κ / Compares by κ for own, too
# caught by: test_compare
# book: §8.5.2
def contingency(u, v):
    u, v = np.asarray(u) > 0, np.asarray(v) > 0
    return tuple(int(np.sum(both)) for both in (u & v, u & ~v, ~u & v, ~u & ~v))


def compare(P_a, P_b, y):
    return {
        "own": larger(-mean_kappa(P_a, y), -mean_kappa(P_b, y)),
        "kappa": larger(-mean_kappa(P_a, y), -mean_kappa(P_b, y)),
    }


# %% pairs_both_ways: 每对成员画两个点 / Draws two points for each pair
# caught by: test_kappa_error_points
# book: 图 8.10 / figure 8.10
from itertools import permutations


def contingency(u, v):
    u, v = np.asarray(u) > 0, np.asarray(v) > 0
    return tuple(int(np.sum(both)) for both in (u & v, u & ~v, ~u & v, ~u & ~v))


def kappa_error_points(P, y):
    errors = np.mean(np.asarray(P) != np.asarray(y), axis=1)
    return [
        (pair_measures(P[i], P[j])["kappa"], float(errors[i] + errors[j]) / 2)
        for i, j in permutations(range(len(P)), 2)
    ]


# %% pairs_in_other_order: 各对的次序是 (0, 1), (0, 2), (1, 2), (0, 3), … / Pairs in the order (0, 1), (0, 2), (1, 2), (0, 3), …
# caught by: test_kappa_error_points
# book: 图 8.10 / figure 8.10
def contingency(u, v):
    u, v = np.asarray(u) > 0, np.asarray(v) > 0
    return tuple(int(np.sum(both)) for both in (u & v, u & ~v, ~u & v, ~u & ~v))


def kappa_error_points(P, y):
    errors = np.mean(np.asarray(P) != np.asarray(y), axis=1)
    return [
        (pair_measures(P[i], P[j])["kappa"], float(errors[i] + errors[j]) / 2)
        for j in range(len(P))
        for i in range(j)
    ]


# %% points_by_index: 横坐标是成员的序号 / The number of the member across
# caught by: test_picture
# book: §8.5.2
def contingency(u, v):
    u, v = np.asarray(u) > 0, np.asarray(v) > 0
    return tuple(int(np.sum(both)) for both in (u & v, u & ~v, ~u & v, ~u & ~v))


def diversity_points(P, y):
    # One point for each member: how often it differs from the others, and how often from the truth.
    P = np.asarray(P)
    return [(float(k), float(np.mean(P != member))) for k, member in enumerate(P)]


# %% points_of_samples: 每个样本一个点 / A point for each sample
# caught by: test_picture
# book: §8.5.2
def contingency(u, v):
    u, v = np.asarray(u) > 0, np.asarray(v) > 0
    return tuple(int(np.sum(both)) for both in (u & v, u & ~v, ~u & v, ~u & ~v))


def diversity_points(P, y):
    # One point for each member: how often it differs from the others, and how often from the truth.
    P = np.asarray(P)
    return [(float(np.mean(column > 0)), float(label)) for column, label in zip(P.T, y)]


# %% positives_only: 只看多数为 +1 的样本 / Looks only at samples with a majority of +1
# caught by: test_zero_if_identical, test_invariances
# book: §8.5.2
def contingency(u, v):
    u, v = np.asarray(u) > 0, np.asarray(v) > 0
    return tuple(int(np.sum(both)) for both in (u & v, u & ~v, ~u & v, ~u & ~v))


def diversity(P):
    # The mean disagreement of all pairs: p positive votes of T make p(T-p) pairs that differ.
    T = len(P)
    positive = np.sum(np.asarray(P) > 0, axis=0)
    positive = np.where(2 * positive >= T, positive, 0)
    return float(np.mean(positive * (T - positive)) / (T * (T - 1) / 2))


# %% q_formula_of_correlation: Q 用了相关系数的公式 / Takes the correlation for Q
# caught by: test_known_values, test_measures
# costs: 1.5
# book: (8.39)
def contingency(u, v):
    u, v = np.asarray(u) > 0, np.asarray(v) > 0
    return tuple(int(np.sum(both)) for both in (u & v, u & ~v, ~u & v, ~u & ~v))


def pair_measures(u, v):
    a, b, c, d = contingency(u, v)
    m = a + b + c + d
    margins = (a + b) * (a + c) * (c + d) * (b + d)
    by_chance = (a + b) * (a + c) + (c + d) * (b + d)  # m² p₂
    return {
        "disagreement": (b + c) / m,
        "correlation": (a * d - b * c) / margins**0.5 if margins else None,
        "q": (a * d - b * c) / margins**0.5 if margins else None,
        "kappa": (m * (a + d) - by_chance) / (m * m - by_chance) if by_chance < m * m else 1.0,
    }


# %% q_zero_for_none: 分母为 0 时 Q 给 0 / Gives Q = 0 for a denominator of 0
# caught by: test_measures
# costs: 1
# book: (8.39)
def contingency(u, v):
    u, v = np.asarray(u) > 0, np.asarray(v) > 0
    return tuple(int(np.sum(both)) for both in (u & v, u & ~v, ~u & v, ~u & ~v))


def pair_measures(u, v):
    a, b, c, d = contingency(u, v)
    m = a + b + c + d
    margins = (a + b) * (a + c) * (c + d) * (b + d)
    by_chance = (a + b) * (a + c) + (c + d) * (b + d)  # m² p₂
    return {
        "disagreement": (b + c) / m,
        "correlation": (a * d - b * c) / margins**0.5 if margins else None,
        "q": (a * d - b * c) / (a * d + b * c) if a * d + b * c else 0.0,
        "kappa": (m * (a + d) - by_chance) / (m * m - by_chance) if by_chance < m * m else 1.0,
    }


# %% small_disagreement_as_none: 图中把很小的不一致当作没有 / The picture takes small disagreement for none
# caught by: test_picture
# book: 图 8.10
# kind: narrow
import math
from fractions import Fraction


def contingency(u, v):
    z = [(int(p), int(q)) for p, q in zip(u, v)]
    return [z.count((1, 1)), z.count((1, -1)), z.count((-1, 1)), z.count((-1, -1))]


def pair_measures(u, v):
    a, b, c, d = contingency(u, v)
    m = a + b + c + d
    den = (a + b) * (a + c) * (c + d) * (b + d)
    q = a * d + b * c
    p1 = Fraction(a + d, m)
    p2 = Fraction((a + b) * (a + c) + (c + d) * (b + d), m * m)
    return {
        "kappa": (p1 - p2) / (1 - p2) if p2 != 1 else 1,
        "q": Fraction(a * d - b * c, q) if q else None,
        "correlation": (a * d - b * c) / math.sqrt(den) if den else None,
        "disagreement": Fraction(b + c, m),
    }


def kappa_error_points(P, y):
    e = [Fraction(sum(int(int(p) != int(t)) for p, t in zip(r, y)), len(y)) for r in P]
    return [
        (float(pair_measures(P[i], P[j])["kappa"]), float((e[i] + e[j]) / 2)) for i, j in combinations(range(len(P)), 2)
    ]


def diversity(P):
    T = len(P)
    tot = 0.0
    cols = sorted(sum(int(v) == 1 for v in c) for c in zip(*P))
    for k in cols:
        if 0 < k < T:
            p = k / T
            tot -= p * math.log2(p) + (1 - p) * math.log2(1 - p)
    return min(1.0, tot / len(cols))


def diversity_points(P, y):
    P = [[int(v) for v in r] for r in P]
    n = len(P[0])
    out = []
    for r in P:
        err = sum(p != int(t) for p, t in zip(r, y)) / n
        dis = sum(sum(p != q for p, q in zip(r, s)) for s in P) / n / (len(P) - 1)
        out.append([err, dis if dis > 0.02 else 0])
    return out


def compare(P_a, P_b, y):
    def mk(P):
        k = [pair_measures(P[i], P[j])["kappa"] for i, j in combinations(range(len(P)), 2)]
        return float(sum(k) / len(k))

    def w(x, z):
        return "tie" if abs(x - z) < 1e-9 else "a" if x > z else "b"

    return {"kappa": w(mk(P_b), mk(P_a)), "own": w(diversity(P_a), diversity(P_b))}


# %% split_votes_only: 只数票数恰好相等的样本 / Counts only samples with equal votes
# caught by: test_zero_if_identical
# book: §8.5.2
def contingency(u, v):
    u, v = np.asarray(u) > 0, np.asarray(v) > 0
    return tuple(int(np.sum(both)) for both in (u & v, u & ~v, ~u & v, ~u & ~v))


def diversity(P):
    # The mean disagreement of all pairs: p positive votes of T make p(T-p) pairs that differ.
    T = len(P)
    positive = np.sum(np.asarray(P) > 0, axis=0)
    return float(np.mean(np.abs(2 * positive - T) <= T % 2))


# %% spread_of_positives: 各成员 +1 的比例的差别 / How much the shares of +1 differ among members
# caught by: test_zero_if_identical, test_increasing
# book: §8.5.2
def contingency(u, v):
    u, v = np.asarray(u) > 0, np.asarray(v) > 0
    return tuple(int(np.sum(both)) for both in (u & v, u & ~v, ~u & v, ~u & ~v))


def diversity(P):
    # The mean disagreement of all pairs: p positive votes of T make p(T-p) pairs that differ.
    share = np.mean(np.asarray(P) > 0, axis=1)
    return float(share.max() - share.min())


# %% sum_of_errors: 纵坐标是两个错误率之和 / The sum of both errors upwards
# caught by: test_kappa_error_points
# book: 图 8.10 / figure 8.10
def contingency(u, v):
    u, v = np.asarray(u) > 0, np.asarray(v) > 0
    return tuple(int(np.sum(both)) for both in (u & v, u & ~v, ~u & v, ~u & ~v))


def kappa_error_points(P, y):
    errors = np.mean(np.asarray(P) != np.asarray(y), axis=1)
    return [
        (pair_measures(P[i], P[j])["kappa"], float(errors[i] + errors[j]))
        for i, j in combinations(range(len(P)), 2)
    ]


# %% sum_of_kappas: 比较 κ 的总和 / Compares sums of κ
# caught by: test_compare
# book: §8.5.2
def contingency(u, v):
    u, v = np.asarray(u) > 0, np.asarray(v) > 0
    return tuple(int(np.sum(both)) for both in (u & v, u & ~v, ~u & v, ~u & ~v))


def mean_kappa(P, y):
    return float(np.sum([kappa for kappa, _ in kappa_error_points(P, y)]))


# %% sum_over_samples: 各样本求和，没有平均：大于 1 / Sums over samples instead of averaging, above 1
# caught by: test_zero_if_identical, test_invariances
# book: §8.5.2
def contingency(u, v):
    u, v = np.asarray(u) > 0, np.asarray(v) > 0
    return tuple(int(np.sum(both)) for both in (u & v, u & ~v, ~u & v, ~u & ~v))


def diversity(P):
    # The mean disagreement of all pairs: p positive votes of T make p(T-p) pairs that differ.
    T = len(P)
    positive = np.sum(np.asarray(P) > 0, axis=0)
    return float(np.sum(positive * (T - positive)) / (T * (T - 1) / 2))


# %% table_of_shares: 列联表给出比例而不是个数 / The table holds shares instead of counts
# caught by: test_contingency
# book: §8.5.2
def contingency(u, v):
    u, v = np.asarray(u) > 0, np.asarray(v) > 0
    return tuple(float(np.mean(both)) for both in (u & v, u & ~v, ~u & v, ~u & ~v))


# %% three_coordinates: 每个点三个坐标 / Three coordinates a point
# caught by: test_picture
# book: §8.5.2
def contingency(u, v):
    u, v = np.asarray(u) > 0, np.asarray(v) > 0
    return tuple(int(np.sum(both)) for both in (u & v, u & ~v, ~u & v, ~u & ~v))


def diversity_points(P, y):
    # One point for each member: how often it differs from the others, and how often from the truth.
    P = np.asarray(P)
    return [(float(np.mean(member != P)), float(np.mean(member != y)), 0.0) for member in P]
