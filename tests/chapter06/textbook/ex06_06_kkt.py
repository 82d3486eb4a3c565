"""硬间隔的边界只由两侧最近的样本决定 (6.3)；软间隔照 KKT 条件 (6.41)，损失照 (6.31) / The hard margin depends on the nearest samples of both sides alone (6.3); the soft margin by the KKT conditions (6.41), the loss by (6.31)"""


def hard(neg, pos):
    return (max(neg) + min(pos)) / 2


def mean(neg, pos):
    return (sum(neg) / len(neg) + sum(pos) / len(pos)) / 2


def move_threshold(neg, pos, target):
    if target < hard(neg, pos):
        return 2 * target - max(neg), 1
    return 2 * target - min(pos), -1


def threshold_shifts(neg, pos, x, label):
    if label == 1:
        new_neg, new_pos = neg, pos + [x]
    else:
        new_neg, new_pos = neg + [x], pos
    return hard(new_neg, new_pos) - hard(neg, pos), mean(new_neg, new_pos) - mean(neg, pos)


def forced_alpha(yf, C):
    result = []
    for value in yf:
        if value > 1:
            result.append(0.0)
        elif value < 1:
            result.append(C)
        else:
            result.append(None)
    return result


def removal_matters(alpha):
    return [a > 0 for a in alpha]


def hinge_at(distance, norm_w):
    return 1 + distance * norm_w


def claims():
    return {
        "every_misclassified_training_sample_is_a_bounded_sv": True,
        "hinge_loss_of_one_sample_is_bounded": False,
        "dual_weight_of_one_sample_is_bounded_in_soft_margin": True,
        "far_correct_samples_influence_the_solution": False,
        "hard_margin_shift_vanishes_as_m_grows": False,
    }


def analysis():
    return "解只取决于少数支持向量, 一个噪声样本就可能成为支持向量; 软间隔把每个样本的系数限制在 C 以内。"
