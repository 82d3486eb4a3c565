"""8.4 GradientBoosting 与 AdaBoost 的异同 / Gradient boosting versus AdaBoost"""

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
    log_odds = np.log((y > 0).sum() / (y < 0).sum())
    return float(log_odds if loss == "logistic" else log_odds / 2)


def boosting_weights(y, F):
    w = np.exp(-y * F)
    return w / w.sum()


def pick_base(loss, y, F, H):
    return int(np.argmax(H @ negative_gradient(loss, y, F)))


def line_search(loss, y, F, h):
    if loss == "squared":
        gamma = np.mean(h * (y - F))
    elif loss == "absolute":
        gamma = np.median(h * (y - F))
    elif loss == "exponential":
        w = boosting_weights(y, F)
        gamma = np.log(w[h == y].sum() / w[h != y].sum()) / 2
    else:
        gamma = root(lambda step: -h @ negative_gradient(loss, y, F + step * h))
    return float(max(gamma, 0.0))


def root(slope):
    """Where an increasing function on [0, ∞) passes 0, by bisection; 0 if it is positive from the start."""
    low, high = 0.0, 1.0
    while slope(high) < 0:
        high *= 2
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if slope(middle) < 0 else (low, middle)
    return high if low > 0 else 0.0


def gradient_boost(loss, y, H, rounds):
    F, trace = np.zeros(len(y)), []
    for _ in range(rounds):
        k = pick_base(loss, y, F, H)
        gamma = line_search(loss, y, F, H[k])
        trace.append((k, gamma))
        F = F + gamma * H[k]
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
    return r"""
相同：都逐轮构造加性模型 $F \leftarrow F + \gamma h$，每轮只动新的一项。指数损失的负梯度是 $y e^{-yF}$，
即 AdaBoost 的权乘以标记；对 ±1 的学习器，$\sum_i g_i h_i$ 最大就是带权错误率最小，
沿 $h$ 的最优步长就是 $\frac{1}{2} \ln \frac{1-\epsilon}{\epsilon}$。

不同：GradientBoosting 可用任何可微的损失，也用于回归，基学习器是对负梯度（伪残差）的回归；
AdaBoost 限于二分类，靠样本的权。指数损失对错得远的样本梯度无界，对噪声敏感；对率损失的梯度有界。
"""


def influence_ratio(loss, margin):
    return float(np.exp(margin) if loss == "exponential" else 2 / (1 + np.exp(-margin)))
