"""均值由总和更新，阈值由新样本截断 / Means updated from sums, thresholds by clipping"""

import numpy as np


def move_threshold(neg, pos, target):
    a, b = np.max(neg), np.min(pos)
    side = 1 if 2 * target < a + b else -1
    return np.array([2 * target - (a if side == 1 else b), side])


def threshold_shifts(neg, pos, x, label):
    own = np.array(neg if label == -1 else pos, dtype=float)
    edge = own.max() if label == -1 else own.min()
    moved = max(edge, x) if label == -1 else min(edge, x)
    return [(moved - edge) / 2, (x - own.mean()) / (len(own) + 1) / 2]


def forced_alpha(yf, C):
    out = []
    for value in yf:
        if np.isclose(value, 1, rtol=0, atol=1e-8):
            out.append(None)
        else:
            out.append(np.float64(C) * (value < 1))
    return tuple(out)


def removal_matters(alpha):
    return np.array(alpha) != 0


def hinge_at(distance, norm_w):
    f = distance * norm_w
    return np.maximum(0, 1 - (-f))


def claims():
    return {
        "hard_margin_shift_vanishes_as_m_grows": False,
        "far_correct_samples_influence_the_solution": False,
        "dual_weight_of_one_sample_is_bounded_in_soft_margin": True,
        "hinge_loss_of_one_sample_is_bounded": False,
        "every_misclassified_training_sample_is_a_bounded_sv": True,
    }


def analysis():
    return "分界只由支持向量决定；噪声样本成为 α = C 的支持向量。"
