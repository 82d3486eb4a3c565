"""距离按 1/C 缩放 / The distance is scaled by 1/C

caught by: test_capped
book: §4.1
"""

import numpy as np


def margins(w, b, X, y):
    """y_i f(x_i)."""
    return np.asarray(y) * (np.asarray(X) @ np.asarray(w) + b)


def positions(w, b, X, y):
    return [position(value) for value in margins(w, b, X, y)]


def position(value):
    if value >= 1:
        return "margin" if value == 1 else "outside"
    if value <= 0:
        return "plane" if value == 0 else "wrong"
    return "inside"


def slacks(w, b, X, y):
    length = np.linalg.norm(w)
    needed = np.maximum(0.0, 1 - margins(w, b, X, y))
    return [(float(slack), float(slack / length)) for slack in needed]


def support_status(w, b, X, y):
    # ξ_i > 0 forces α_i = C, and y_i f(x_i) > 1 forces α_i = 0; in between KKT leaves α_i free.
    known = {"outside": "never", "margin": "open"}
    return [known.get(one, "always") for one in positions(w, b, X, y)]


def bias_interval(w, X, y):
    # As a function of b the cost begins with slope -p, where p counts the positive samples, and every kink adds 1:
    # it is flat between the p-th kink and the next.
    kinks = np.sort(np.asarray(y) - np.asarray(X) @ np.asarray(w))
    p = list(y).count(1)
    return float(kinks[p - 1]), float(kinks[p])


def silent_point(d):
    # The first and the last point are the nearest ones; the second is beside the first.
    return padded([(1, 0), (1, 1), (-1, 0)], d), [1, 1, -1], 1


def optional_point(d):
    # The middle of the first and the third point is the second: both ways make up the nearest point.
    return padded([(1, -1), (1, 0), (1, 1), (-1, 0)], d), [1, 1, 1, -1], 1


def padded(points, d):
    return np.array([[*point, *[0] * (d - 2)] for point in points], dtype=float)


def capped_point(C):
    # The hard margin between a and -a has α = 1 / (2 a²).
    a = 1 / (2 * C)
    return {"X": np.array([[a], [-a]]), "y": [1, -1], "alpha": np.array([C, C]), "b": 0.0, "i": 0}
