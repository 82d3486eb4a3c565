"""改进取 0 与 -h 中风险较小者；最小点用二分导数求 / The better of 0 and -h; minimisers by bisecting the derivative"""

import math


def conditional_risk(phi, eta, h):
    return sum(p * phi(f * h) for f, p in ((1, eta), (-1, 1 - eta)))


def improve(phi, eta, h):
    candidates = [0.0, -h]
    return min(candidates, key=lambda g: conditional_risk(phi, eta, g))


def minimiser(name, eta):
    if name == "hinge":
        return 1 if eta > 0.5 else -1
    slope = {
        "exponential": lambda z: -math.exp(-z),
        "logistic": lambda z: -1 / (1 + math.exp(z)),
        "squared": lambda z: -2 * (1 - z),
    }[name]
    low, high = -20.0, 20.0
    for _ in range(100):
        middle = (low + high) / 2
        if eta * slope(middle) - (1 - eta) * slope(-middle) > 0:
            high = middle
        else:
            low = middle
    return low


def odd_loss(delta):
    knots = [(-delta, delta), (delta, -delta), (2 * delta, 0), (3 * delta, -delta / 2), (4 * delta, 2 * delta)]
    return [list(knot) for knot in knots]


def kink_loss(delta, eta):
    steep = 2 * eta / (1 - eta)
    return ((-delta, steep * delta), (0, 0), (delta, -delta), (2 * delta, 5 * steep * delta))


def moves_off_zero(slope_left, slope_right, eta):
    return eta / (1 - eta) > slope_left / slope_right


def claims():
    return {
        "differentiable_at_zero_with_negative_slope_excludes_zero": True,
        "zero_can_be_optimal_under_the_condition": True,
        "wrong_sign_can_be_optimal_under_the_condition": False,
        "global_monotonicity_is_necessary": False,
        "convexity_is_necessary": False,
    }


def proof():
    return "略"
