"""选学习器时把指数截断在 300 / Clips the exponent at 300 when it picks a learner

caught by: test_pick_base
book: (8.15)
"""

import math
from fractions import Fraction


def _g(loss, y, f):
    y, f = float(y), float(f)
    if loss == "squared":
        return y - f
    if loss == "absolute":
        return float((y > f) - (y < f))
    if loss == "logistic":
        z = y * f
        return y * (math.exp(-z) / (1 + math.exp(-z)) if z > 0 else 1 / (1 + math.exp(z)))
    return y * math.exp(-y * f)


def negative_gradient(loss, y, F):
    return [_g(loss, a, b) for a, b in zip(y, F)]


def initial_constant(loss, y):
    y = sorted(float(v) for v in y)
    n = len(y)
    if loss == "squared":
        return sum(map(Fraction, y)) / n
    if loss == "absolute":
        return y[(n - 1) // 2]
    p = sum(1 for v in y if v > 0)
    c = math.log(p) - math.log(n - p)
    return c if loss == "logistic" else c / 2


def boosting_weights(y, F):
    e = [-float(a) * float(b) for a, b in zip(y, F)]
    top = max(e)
    u = [math.exp(v - top) for v in e]
    return [v / math.fsum(u) for v in u]


def pick_base(loss, y, F, H):
    if loss == "exponential":
        g = [a * w for a, w in zip((float(v) for v in y), [math.exp(min(-float(q) * float(p), 300)) for q, p in zip(y, F)])]
    elif loss == "logistic":
        e = [-float(a) * float(b) for a, b in zip(y, F)]
        lg = [-math.log1p(math.exp(-v)) if v > 0 else v - math.log1p(math.exp(v)) for v in e]
        top = max(lg)
        g = [float(a) * math.exp(v - top) for a, v in zip(y, lg)]
    elif loss == "squared":
        g = [Fraction(float(a)) - Fraction(float(b)) for a, b in zip(y, F)]
    else:
        g = [Fraction(v) for v in negative_gradient(loss, y, F)]
    if isinstance(g[0], Fraction):
        s = [sum(a * int(b) for a, b in zip(g, row)) for row in H]
    else:
        s = [math.fsum(a * int(b) for a, b in zip(g, row)) for row in H]
    return len(s) - 1 - s[::-1].index(max(s))


def line_search(loss, y, F, h):
    y = [float(v) for v in y]
    F = [float(v) for v in F]
    h = [int(v) for v in h]
    n = len(y)
    if loss == "squared":
        return max(0.0, float(sum((Fraction(a) - Fraction(b)) * c for a, b, c in zip(y, F, h)) / n))
    if loss == "absolute":
        r = sorted((a - b) * c for a, b, c in zip(y, F, h))
        return max(0.0, r[n // 2])
    if loss == "exponential":
        right = math.fsum(math.exp(-a * b) for a, b, c in zip(y, F, h) if a * c > 0)
        wrong = math.fsum(math.exp(-a * b) for a, b, c in zip(y, F, h) if a * c < 0)
        return max(0.0, (math.log(right) - math.log(wrong)) / 2)

    def slope(q):
        return math.fsum(_g("logistic", a, b + q * c) * c for a, b, c in zip(y, F, h))

    if slope(0.0) <= 0:
        return 0.0
    lo, hi = 0.0, 1.0
    while slope(hi) > 0:
        hi *= 2
    for _ in range(200):
        mid = (lo + hi) / 2
        if slope(mid) > 0:
            lo = mid
        else:
            hi = mid
    return lo


def gradient_boost(loss, y, H, rounds):
    F = [0.0] * len(y)
    res = []
    for _ in range(rounds):
        i = pick_base(loss, y, F, H)
        q = line_search(loss, y, F, H[i])
        res.append([i, q])
        F = [f + float(q) * int(h) for f, h in zip(F, H[i])]
    return res


def claims():
    return dict(
        both_build_an_additive_model_stagewise=True,
        exponential_gradient_boosting_equals_adaboost_for_pm1_learners=True,
        gradient_boosting_is_limited_to_classification=False,
        adaboost_fits_base_learners_to_residuals_by_regression=False,
        logistic_gradient_of_one_sample_is_bounded=True,
        exponential_gradient_of_one_sample_is_bounded=False,
    )


def analysis():
    return "same"


def influence_ratio(loss, margin):
    return math.exp(margin) if loss == "exponential" else 2 / (1 + math.exp(-margin))
