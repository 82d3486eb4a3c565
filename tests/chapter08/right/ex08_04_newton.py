"""Newton's steps for the logistic loss, tanh for its gradient, the last of tied rows."""

import numpy as np


def negative_gradient(loss, y, F):
    y, F = np.asarray(y, dtype=float), np.asarray(F, dtype=float)
    match loss:
        case "squared":
            return y - F
        case "absolute":
            return np.where(y == F, 0, np.where(y > F, 1, -1))
        case "logistic":
            return y * (0.5 - 0.5 * np.tanh(y * F / 2))
        case _:
            return y * np.exp(-(y * F))


def initial_constant(loss, y):
    if loss in ("squared", "absolute"):
        return np.mean(y) if loss == "squared" else np.percentile(y, 50)
    p = np.mean(np.asarray(y) == 1)
    half = np.arctanh(2 * p - 1)
    return half * 2 if loss == "logistic" else half


def boosting_weights(y, F):
    g = np.abs(negative_gradient("exponential", y, F))
    return g / np.sum(g)


def pick_base(loss, y, F, H):
    products = np.asarray(H) @ negative_gradient(loss, y, F)
    return np.flatnonzero(products == products.max())[-1]


def line_search(loss, y, F, h):
    y, F, h = (np.asarray(one, dtype=float) for one in (y, F, h))
    if loss == "squared":
        return max(0, np.dot(h, y - F) / len(h))
    if loss == "absolute":
        return max(0, np.median((y - F) * h))
    if loss == "exponential":
        w = boosting_weights(y, F)
        eps = w[h * y < 0].sum()
        return max(0, 0.5 * np.log(w[h * y > 0].sum() / eps))

    def slope(g):
        return -np.dot(h, negative_gradient("logistic", y, F + g * h))

    if slope(0.0) >= 0:
        return 0.0
    low, high, g = 0.0, 100.0, 0.0
    for _ in range(200):
        s = slope(g)
        if abs(s) < 1e-15:
            break
        low, high = (g, high) if s < 0 else (low, g)
        p = np.abs(negative_gradient("logistic", y, F + g * h))
        curvature = np.sum(p * (1 - p))
        step = g - s / curvature if curvature > 0 else -1.0
        g = step if low < step < high else (low + high) / 2
    return g


def gradient_boost(loss, y, H, rounds):
    F = np.zeros(len(y))
    trace = []
    while len(trace) < rounds:
        k = pick_base(loss, y, F, H)
        trace.append((k, line_search(loss, y, F, H[k])))
        F = F + trace[-1][1] * np.asarray(H)[k]
    return trace


def claims():
    true = [
        "both_build_an_additive_model_stagewise",
        "exponential_gradient_boosting_equals_adaboost_for_pm1_learners",
        "logistic_gradient_of_one_sample_is_bounded",
    ]
    false = [
        "gradient_boosting_is_limited_to_classification",
        "adaboost_fits_base_learners_to_residuals_by_regression",
        "exponential_gradient_of_one_sample_is_bounded",
    ]
    return {**dict.fromkeys(true, True), **dict.fromkeys(false, False)}


def analysis():
    return ""


def influence_ratio(loss, margin):
    return np.exp(margin) if loss == "exponential" else 1 + np.tanh(margin / 2)
