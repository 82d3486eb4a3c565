"""把小于 1e-12 的 α 当作舍入误差 / An α below 1e-12 is taken for rounding

caught by: test_removal
"""

from statistics import fmean

def hard_threshold(neg, pos):
    return (max(neg) + min(pos)) / 2


def mean_threshold(neg, pos):
    return (fmean(neg) + fmean(pos)) / 2


def move_threshold(neg, pos, target):
    # The class that gets the sample is the one whose nearest sample is further from the target.
    if target > hard_threshold(neg, pos):
        return 2 * target - min(pos), -1
    return 2 * target - max(neg), 1


def threshold_shifts(neg, pos, x, label):
    more_neg, more_pos = ([*neg, x], pos) if label < 0 else (neg, [*pos, x])
    return (
        hard_threshold(more_neg, more_pos) - hard_threshold(neg, pos),
        mean_threshold(more_neg, more_pos) - mean_threshold(neg, pos),
    )


def forced_alpha(yf, C):
    # yf > 1: α (yf - 1 + ξ) = 0 forces α = 0.  yf < 1: ξ > 0, so μ = 0 and α = C.
    return [0.0 if value > 1 else C if value < 1 else None for value in yf]


def removal_matters(alpha):
    return [value > 1e-12 for value in alpha]


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
    return """
* **The solution rests on few samples.** The hard-margin boundary is settled by the support vectors alone. One sample
  placed near the boundary becomes one, and carries the boundary along, however many clean samples there are; a
  classifier by class means moves by O(1/m).
* **With a hard margin a wrong label is fatal.** If the data are no longer separable there is no solution; in a rich
  feature space there is one, bent around the noise.
* **The soft margin bounds the weight, not the loss.** A noisy sample has yf < 1, hence ξ > 0, μ = 0 and α = C: each one
  is a support vector of the largest weight. Its weight in w is bounded by C, so a smaller C means less influence; but
  its hinge loss 1 + distance·‖w‖ grows without bound, and its contribution α y x to w grows with ‖x‖.
"""
