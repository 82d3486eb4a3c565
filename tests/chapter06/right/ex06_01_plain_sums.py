"""纯 Python 求和 / Plain Python sums"""

from math import fsum, hypot


def _value(x, w, b):
    return fsum([float(p) * float(q) for p, q in zip(x, w)] + [float(b)])


def distance(X, w, b):
    return tuple(abs(_value(x, w, b)) / hypot(*w) for x in X)


def signed_distance(X, w, b):
    return tuple(_value(x, w, b) / hypot(*w) for x in X)


def multiplier(x, w, b):
    return _value(x, w, b) / hypot(*w) / hypot(*w)


def foot(x, w, b):
    step = multiplier(x, w, b)
    return [float(p) - step * float(q) for p, q in zip(x, w)]


def scale_to_margin(w, b, X, y):
    zeta = 1 / min(t * _value(x, w, b) for x, t in zip(X, y))
    return [zeta * q for q in w], zeta * b


def proof():
    return "Cauchy: |wᵀx + b| = |wᵀ(x - z)| ≤ ‖w‖·‖x - z‖ for every z of the hyperplane, with equality for x - z ∥ w."
