"""numpy；锯齿形的损失，数值上比较风险 / numpy; a saw-tooth loss, risks compared numerically"""

import numpy as np


def conditional_risk(phi, eta, h):
    return np.dot([eta, 1 - eta], [phi(h), phi(-h)])


def improve(phi, eta, h):
    if conditional_risk(phi, eta, 0.0) < conditional_risk(phi, eta, h):
        return np.float64(0.0)
    return np.float64(-h)


def minimiser(name, eta):
    if name == "squared":
        return eta - (1 - eta)
    if name == "hinge":
        return np.sign(eta - 0.5)
    logit = np.log(eta) - np.log1p(-eta)
    return np.array(logit if name == "logistic" else 0.5 * logit)


def odd_loss(delta):
    z = delta * np.arange(-1.0, 13.0)
    value = delta * np.where(np.arange(14) % 2 == 0, -0.5, 0.25)
    value[:3] = delta * np.array([1.0, 0.0, -1.0])
    return np.column_stack([z, value])


def kink_loss(delta, eta):
    return np.array([[-10 * delta, 100 * delta * eta / (1 - eta)], [0, 0], [2 * delta, -delta / 10], [3 * delta, 9.0 * delta]])


def moves_off_zero(slope_left, slope_right, eta):
    return bool(np.array([eta, 1 - eta]) @ np.array([-slope_right, slope_left]) < 0)


def claims():
    false = ("convexity_is_necessary", "global_monotonicity_is_necessary", "wrong_sign_can_be_optimal_under_the_condition")
    true = ("zero_can_be_optimal_under_the_condition", "differentiable_at_zero_with_negative_slope_excludes_zero")
    return dict.fromkeys(false, False) | dict.fromkeys(true, True)


def proof():
    return ""
