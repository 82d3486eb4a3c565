"""8.2 0/1 损失的一致替代函数 / Consistent surrogates of the 0/1 loss"""

from math import copysign, log


def conditional_risk(phi, eta, h):
    return eta * phi(h) + (1 - eta) * phi(-h)


def improve(phi, eta, h):
    # If changing the sign lowers phi for the likelier class, it gains; otherwise C(h) is at least phi of a negative
    # margin, hence above phi(0) = C(0).
    margin = h if eta > 0.5 else -h
    return -h if phi(-margin) < phi(margin) else 0.0


def minimiser(name, eta):
    log_odds = log(eta / (1 - eta))
    return {
        "exponential": log_odds / 2,
        "logistic": log_odds,
        "squared": 2 * eta - 1,
        "hinge": copysign(1.0, 2 * eta - 1),
    }[name]


def odd_loss(delta):
    return [(0.0, 0.0), (delta, -delta), (2 * delta, 0.0), (3 * delta, 0.0)]


def kink_loss(delta, eta):
    steep = 2 * eta / (1 - eta)  # losing on the left outweighs winning on the right, though it is less likely
    return [(-delta, steep * delta), (0.0, 0.0), (delta, -delta), (2 * delta, 0.0)]


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
    return """设 $\\eta > 1/2$，$h < 0$。若 $\\varphi(-h) < \\varphi(h)$，则
$C(-h) - C(h) = (2\\eta - 1)(\\varphi(-h) - \\varphi(h)) < 0$。否则 $C(h) \\ge \\varphi(h) > \\varphi(0) = C(0)$。
所以符号错误的 h 总能改进，不是最小点；$\\eta < 1/2$ 时同理。但 $h = 0$ 可能是最小点：φ 在 0 处左陡右缓即可。
若 φ 在 0 处可导且导数为负，则 $C'(0) = (2\\eta - 1)\\varphi'(0) \\ne 0$，0 也被排除。"""
