"""最小点照 (8.6)、(8.7) 令导数为零；改进是把 h 换成 -h 或 0 中较好的一个 / Minimisers as in (8.6), (8.7) where the derivative is zero; the improvement is the better of -h and 0"""

from math import log


def conditional_risk(phi, eta, h):
    return eta * phi(h) + (1 - eta) * phi(-h)


def improve(phi, eta, h):
    if conditional_risk(phi, eta, -h) < conditional_risk(phi, eta, 0.0):
        return -h
    return 0.0


def minimiser(name, eta):
    if name == "exponential":
        return log(eta / (1 - eta)) / 2
    if name == "logistic":
        return log(eta / (1 - eta))
    if name == "squared":
        return 2 * eta - 1
    return 1.0 if eta > 0.5 else -1.0


def odd_loss(delta):
    return [(-delta, 2.0), (delta, 0.0), (2 * delta, 0.5), (3 * delta, 0.5)]


def kink_loss(delta, eta):
    drop = (1 - eta) / (2 * eta)
    return [(-delta, 2.0), (0.0, 1.0), (delta, 1 - drop), (2 * delta, 2.0)]


def moves_off_zero(slope_left, slope_right, eta):
    return eta * slope_right > (1 - eta) * slope_left


def claims():
    return {
        "convexity_is_necessary": False,
        "global_monotonicity_is_necessary": False,
        "wrong_sign_can_be_optimal_under_the_condition": False,
        "zero_can_be_optimal_under_the_condition": True,
        "differentiable_at_zero_with_negative_slope_excludes_zero": True,
    }


def proof():
    return "h 符号错时: φ(-|h|) > φ(|h|) 则 -h 更好; 否则 C(h) ≥ φ(-|h|) > φ(0) = C(0)。"
