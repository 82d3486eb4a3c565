"""Known mistakes of 6.6. Each cell holds what differs from the reference."""

# %% absolute_changes: 变化取了绝对值 / The changes are taken in absolute value
# caught by: test_shifts, test_four_shifts
# book: §6.1
def threshold_shifts(neg, pos, x, label):
    more_neg, more_pos = ([*neg, x], pos) if label < 0 else (neg, [*pos, x])
    return (
        abs(hard_threshold(more_neg, more_pos) - hard_threshold(neg, pos)),
        abs(mean_threshold(more_neg, more_pos) - mean_threshold(neg, pos)),
    )


# %% alpha_turned_round: α 的两种取值反了 / The two values of α are swapped
# caught by: test_forced_alpha
# book: (6.41)
def forced_alpha(yf, C):
    # yf > 1: α (yf - 1 + ξ) = 0 forces α = 0.  yf < 1: ξ > 0, so μ = 0 and α = C.
    return [C if value > 1 else 0.0 if value < 1 else None for value in yf]


# %% always_negative: 总是加一个反例 / Always adds a negative sample
# caught by: test_move, test_four_moves
# book: §6.1
def move_threshold(neg, pos, target):
    # The class that gets the sample is the one whose nearest sample is further from the target.
    return 2 * target - min(pos), -1


# %% before_minus_after: 之前的减去之后的 / Before minus after
# caught by: test_shifts, test_four_shifts
# book: §6.1
def threshold_shifts(neg, pos, x, label):
    more_neg, more_pos = ([*neg, x], pos) if label < 0 else (neg, [*pos, x])
    return (
        hard_threshold(neg, pos) - hard_threshold(more_neg, more_pos),
        mean_threshold(neg, pos) - mean_threshold(more_neg, more_pos),
    )


# %% claims_all_true: 一概肯定 / Affirms every claim
# caught by: test_claims
# book: §6.4
def claims():
    return {
        "every_misclassified_training_sample_is_a_bounded_sv": True,
        "hinge_loss_of_one_sample_is_bounded": True,
        "dual_weight_of_one_sample_is_bounded_in_soft_margin": True,
        "far_correct_samples_influence_the_solution": True,
        "hard_margin_shift_vanishes_as_m_grows": True,
    }


# %% coarse_margin: 与 1 相差不到千分之一就算在边界上 / Within a thousandth of 1 counts as on the margin
# caught by: test_forced_alpha
# book: (6.41)
# kind: narrow
def forced_alpha(yf, C):
    # yf > 1: α (yf - 1 + ξ) = 0 forces α = 0.  yf < 1: ξ > 0, so μ = 0 and α = C.
    return [None if abs(value - 1) < 1e-3 else 0.0 if value > 1 else C for value in yf]


# %% every_sample_matters: 以为每个样本都影响解 / Believes that every sample matters
# caught by: test_removal
# book: §6.2
def removal_matters(alpha):
    return [True for value in alpha]


# %% far_sample_moves_too: 以为新样本总是最近的 / Believes that the new sample is always the nearest
# caught by: test_shifts
# hint: 最近
# book: §6.1
def threshold_shifts(neg, pos, x, label):
    more_neg, more_pos = ([*neg, x], pos) if label < 0 else (neg, [*pos, x])
    return (
        ((x + min(pos)) / 2 if label < 0 else (max(neg) + x) / 2) - hard_threshold(neg, pos),
        mean_threshold(more_neg, more_pos) - mean_threshold(neg, pos),
    )


# %% hinge_bounded: 损失截在 2 以下，如 0/1 损失 / The loss is capped like the 0/1 loss
# caught by: test_hinge
# book: (6.30)
def hinge_at(distance, norm_w):
    return min(2.0, 1 + distance * norm_w)


# %% hinge_divided_by_norm: 距离除以 ‖w‖ / The distance is divided by ‖w‖
# caught by: test_hinge
# book: (6.2)
def hinge_at(distance, norm_w):
    return 1 + distance / norm_w


# %% hinge_for_alpha: 把 C 乘上了松弛 ξ / C is multiplied by the slack ξ
# caught by: test_forced_alpha, test_forced_by_optimum
# book: (6.39)
def forced_alpha(yf, C):
    # yf > 1: α (yf - 1 + ξ) = 0 forces α = 0.  yf < 1: ξ > 0, so μ = 0 and α = C.
    return [0.0 if value > 1 else C * (1 - value) if value < 1 else None for value in yf]


# %% hinge_is_distance: 损失就是距离 / The loss is the distance
# caught by: test_hinge
# book: (6.31)
def hinge_at(distance, norm_w):
    return distance


# %% hinge_of_right_side: 当作分对的样本 / Taken for a sample on the right side
# caught by: test_hinge
# book: (6.31)
def hinge_at(distance, norm_w):
    return max(0.0, 1 - distance * norm_w)


# %% hinge_unit_norm: 以为 ‖w‖ = 1 / Takes ‖w‖ = 1
# caught by: test_hinge
# book: (6.2)
def hinge_at(distance, norm_w):
    return 1 + distance


# %% hinge_without_one: 损失漏了 1 / The loss lacks the 1
# caught by: test_hinge
# hint: (6.31)
# book: (6.31)
def hinge_at(distance, norm_w):
    return distance * norm_w


# %% inside_not_settled: 间隔之内的 α 当作不能断定 / Inside the margin α counts as open
# caught by: test_forced_alpha, test_forced_by_optimum
# book: (6.41)
def forced_alpha(yf, C):
    # yf > 1: α (yf - 1 + ξ) = 0 forces α = 0.  yf < 1: ξ > 0, so μ = 0 and α = C.
    return [0.0 if value > 1 else C if value < 0 else None for value in yf]


# %% lists_taken_as_sorted: 以为列表有序 / Takes the lists for sorted
# caught by: test_move, test_shifts
# book: §6.1
# costs: 3
def hard_threshold(neg, pos):
    return (neg[-1] + pos[0]) / 2


def move_threshold(neg, pos, target):
    # The class that gets the sample is the one whose nearest sample is further from the target.
    if target > hard_threshold(neg, pos):
        return 2 * target - pos[0], -1
    return 2 * target - neg[-1], 1


# %% margin_counted_inside: 恰在边界上也取 C / On the margin α is taken as C
# caught by: test_forced_alpha
# book: (6.41)
def forced_alpha(yf, C):
    # yf > 1: α (yf - 1 + ξ) = 0 forces α = 0.  yf < 1: ξ > 0, so μ = 0 and α = C.
    return [0.0 if value > 1 else C for value in yf]


# %% margin_counted_outside: 恰在边界上取 0 / On the margin α is taken as 0
# caught by: test_forced_alpha
# book: (6.41)
def forced_alpha(yf, C):
    # yf > 1: α (yf - 1 + ξ) = 0 forces α = 0.  yf < 1: ξ > 0, so μ = 0 and α = C.
    return [0.0 if value >= 1 else C for value in yf]


# %% mean_divides_by_old_count: 均值仍除以 n / The mean is still divided by n
# caught by: test_shifts, test_four_shifts
# book: §3.4
def threshold_shifts(neg, pos, x, label):
    more_neg, more_pos = ([*neg, x], pos) if label < 0 else (neg, [*pos, x])
    return (
        hard_threshold(more_neg, more_pos) - hard_threshold(neg, pos),
        x / len(neg if label < 0 else pos) / 2,
    )


# %% mean_of_all_samples: 均值阈值取了全部样本的均值 / The mean threshold is the mean of all samples
# caught by: test_shifts
# book: §3.4
def mean_threshold(neg, pos):
    return fmean([*neg, *pos])


# %% mean_of_large_samples: 数据多时以为均值阈值不变 / Takes the mean threshold as unmoved by one of many samples
# caught by: test_more_clean_data
# book: §3.4
def threshold_shifts(neg, pos, x, label):
    more_neg, more_pos = ([*neg, x], pos) if label < 0 else (neg, [*pos, x])
    return (
        hard_threshold(more_neg, more_pos) - hard_threshold(neg, pos),
        mean_threshold(more_neg, more_pos) - mean_threshold(neg, pos) if len(neg) + len(pos) < 30 else 0.0,
    )


# %% medians_for_means: 均值换成了中位数 / Medians for means
# caught by: test_shifts
# book: §3.4
from statistics import median


def mean_threshold(neg, pos):
    return (median(neg) + median(pos)) / 2


# %% moves_the_means: 移动的是均值阈值 / Moves the mean threshold instead
# caught by: test_move, test_four_moves
# book: §6.1
def move_threshold(neg, pos, target):
    # The class that gets the sample is the one whose nearest sample is further from the target.
    if target > mean_threshold(neg, pos):
        return (2 * target - fmean(pos)) * (len(neg) + 1) - sum(neg), -1
    return (2 * target - fmean(neg)) * (len(pos) + 1) - sum(pos), 1


# %% new_thresholds_not_changes: 返回新的阈值，不是变化 / Returns the new thresholds, not the changes
# caught by: test_shifts
# book: §6.1
def threshold_shifts(neg, pos, x, label):
    more_neg, more_pos = ([*neg, x], pos) if label < 0 else (neg, [*pos, x])
    return (
        hard_threshold(more_neg, more_pos),
        mean_threshold(more_neg, more_pos),
    )


# %% noise_at_target: 把样本放在 target 处 / Puts the sample at the target itself
# caught by: test_move, test_four_moves
# hint: 中点
# book: §6.1
def move_threshold(neg, pos, target):
    # The class that gets the sample is the one whose nearest sample is further from the target.
    if target > hard_threshold(neg, pos):
        return target, -1
    return target, 1


# %% only_bounded_matter: 以为只有 α 最大的样本影响解 / Believes that only samples of the largest α matter
# caught by: test_removal
# book: §6.4
def removal_matters(alpha):
    return [value > 0 and value == max(alpha) for value in alpha]


# %% only_misclassified_forced: 只有分错的样本 α = C / Only misclassified samples have α = C
# caught by: test_forced_alpha
# hint: ξ > 0
# book: (6.41)
def forced_alpha(yf, C):
    # yf > 1: α (yf - 1 + ξ) = 0 forces α = 0.  yf < 1: ξ > 0, so μ = 0 and α = C.
    return [0.0 if value > 1 else C if value < 0 else None if value == 1 else 0.0 for value in yf]


# %% reflects_about_target: 关于 target 反射最近的同类样本 / Mirrors the nearest sample of the wrong class at the target
# caught by: test_move, test_four_moves
# book: §6.1
def move_threshold(neg, pos, target):
    # The class that gets the sample is the one whose nearest sample is further from the target.
    if target > hard_threshold(neg, pos):
        return 2 * target - max(neg), -1
    return 2 * target - min(pos), 1


# %% removal_turned_round: 删除的判断反了 / Removal is judged the wrong way round
# caught by: test_removal
# book: §6.2
def removal_matters(alpha):
    return [value == 0 for value in alpha]


# %% rounding_taken_for_zero: 把小于 1e-12 的 α 当作舍入误差 / An α below 1e-12 is taken for rounding
# caught by: test_removal
# kind: narrow
def removal_matters(alpha):
    return [value > 1e-12 for value in alpha]


# %% shift_vanishes: 以为数据多时硬间隔阈值不再受影响 / Believes that more data protect the hard-margin threshold
# caught by: test_claims
# book: §6.1
def claims():
    return {
        "every_misclassified_training_sample_is_a_bounded_sv": True,
        "hinge_loss_of_one_sample_is_bounded": False,
        "dual_weight_of_one_sample_is_bounded_in_soft_margin": True,
        "far_correct_samples_influence_the_solution": False,
        "hard_margin_shift_vanishes_as_m_grows": True,
    }


# %% side_of_mean_threshold: 按均值阈值选类 / Picks the class by the mean threshold
# caught by: test_move
# book: §6.1
def move_threshold(neg, pos, target):
    # The class that gets the sample is the one whose nearest sample is further from the target.
    if target > mean_threshold(neg, pos):
        return 2 * target - min(pos), -1
    return 2 * target - max(neg), 1


# %% side_of_zero: 按 target 的正负而不是按现在的阈值选类 / Picks the class by the sign of the target, not by the present threshold
# caught by: test_move
# book: §6.1
def move_threshold(neg, pos, target):
    # The class that gets the sample is the one whose nearest sample is further from the target.
    if target > 0:
        return 2 * target - min(pos), -1
    return 2 * target - max(neg), 1


# %% small_alpha_removed: 很小的 α 当作 0 / A small α counts as 0
# caught by: test_removal
# book: §6.2
# kind: narrow
def removal_matters(alpha):
    return [value > 1e-6 for value in alpha]


# %% unit_cost: 以为 C = 1 / Takes C = 1
# caught by: test_forced_alpha, test_forced_by_optimum
# book: (6.39)
def forced_alpha(yf, C):
    # yf > 1: α (yf - 1 + ξ) = 0 forces α = 0.  yf < 1: ξ > 0, so μ = 0 and α = C.
    return [0.0 if value > 1 else 1.0 if value < 1 else None for value in yf]


# %% wrong_label: 坐标对，标签反了 / The right coordinate with the opposite label
# caught by: test_move, test_four_moves
# book: §6.1
def move_threshold(neg, pos, target):
    # The class that gets the sample is the one whose nearest sample is further from the target.
    if target > hard_threshold(neg, pos):
        return 2 * target - min(pos), 1
    return 2 * target - max(neg), -1
