"""指数损失照 (8.5)、(8.11)、(8.15)，对率损失照 (6.33)；负梯度与最小点逐个求导 / Exponential loss by (8.5), (8.11), (8.15), logistic loss by (6.33); gradients and minima by differentiating each"""

import numpy as np


def negative_gradient(loss, y, F):
    if loss == "squared":
        return y - F
    if loss == "absolute":
        return np.sign(y - F)
    if loss == "logistic":
        return y / (1 + np.exp(y * F))
    return y * np.exp(-y * F)


def initial_constant(loss, y):
    if loss == "squared":
        return float(np.mean(y))
    if loss == "absolute":
        return float(np.median(y))
    odds = np.log(np.sum(y == 1) / np.sum(y == -1))
    return float(odds if loss == "logistic" else odds / 2)


def boosting_weights(y, F):
    w = np.exp(-y * F)
    return w / np.sum(w)


def pick_base(loss, y, F, H):
    return int(np.argmax(H @ negative_gradient(loss, y, F)))


def line_search(loss, y, F, h):
    if loss == "squared":
        return max(0.0, float(np.mean(h * (y - F))))
    if loss == "absolute":
        return max(0.0, float(np.median(h * (y - F))))
    if loss == "exponential":
        epsilon = np.sum(boosting_weights(y, F)[h != y])
        return max(0.0, float(np.log((1 - epsilon) / epsilon) / 2))

    def slope(gamma):
        return -np.sum(h * negative_gradient("logistic", y, F + gamma * h))

    low, high = 0.0, 1.0
    if slope(low) >= 0:
        return 0.0
    while slope(high) < 0:
        high *= 2
    for _ in range(100):
        middle = (low + high) / 2
        if slope(middle) < 0:
            low = middle
        else:
            high = middle
    return (low + high) / 2


def gradient_boost(loss, y, H, rounds):
    F = np.zeros(len(y))
    trace = []
    for _ in range(rounds):
        k = pick_base(loss, y, F, H)
        gamma = line_search(loss, y, F, H[k])
        F = F + gamma * H[k]
        trace.append((k, gamma))
    return trace


def claims():
    return {
        "both_build_an_additive_model_stagewise": True,
        "exponential_gradient_boosting_equals_adaboost_for_pm1_learners": True,
        "gradient_boosting_is_limited_to_classification": False,
        "adaboost_fits_base_learners_to_residuals_by_regression": False,
        "logistic_gradient_of_one_sample_is_bounded": True,
        "exponential_gradient_of_one_sample_is_bounded": False,
    }


def analysis():
    return "都是逐轮的加性模型; AdaBoost 是指数损失, GradientBoosting 的损失任意。"


def influence_ratio(loss, margin):
    if loss == "logistic":
        return float(2 / (1 + np.exp(-margin)))
    return float(np.exp(margin))
