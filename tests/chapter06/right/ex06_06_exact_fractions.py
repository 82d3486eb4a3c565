"""全部用分数计算，两个候选样本都试 / Everything in exact fractions; both candidate samples are tried"""

from fractions import Fraction as Q


def hard(neg, pos):
    return (max(map(Q, neg)) + min(map(Q, pos))) / 2


def middle(neg, pos):
    return (sum(map(Q, neg)) / len(neg) + sum(map(Q, pos)) / len(pos)) / 2


def move_threshold(neg, pos, target):
    goal = Q(target)
    for x, label in ((2 * goal - min(map(Q, pos)), -1), (2 * goal - max(map(Q, neg)), 1)):
        left = [*neg, x] if label < 0 else list(neg)
        right = [*pos, x] if label > 0 else list(pos)
        if max(left) < min(right) and hard(left, right) == goal:
            return float(x), label


def threshold_shifts(neg, pos, x, label):
    left = list(neg) + [x] * (label == -1)
    right = list(pos) + [x] * (label == 1)
    return float(hard(left, right) - hard(neg, pos)), float(middle(left, right) - middle(neg, pos))


def forced_alpha(yf, C):
    return [{-1: C, 0: None, 1: 0}[(v > 1) - (v < 1)] for v in yf]


def removal_matters(alpha):
    return list(map(bool, alpha))


def hinge_at(distance, norm_w):
    return float(1 + Q(distance) * Q(norm_w))


def claims():
    return {
        "every_misclassified_training_sample_is_a_bounded_sv": True,
        "hinge_loss_of_one_sample_is_bounded": False,
        "dual_weight_of_one_sample_is_bounded_in_soft_margin": True,
        "far_correct_samples_influence_the_solution": False,
        "hard_margin_shift_vanishes_as_m_grows": False,
    }


def analysis():
    return "Few samples settle the boundary."
