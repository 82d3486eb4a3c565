"""按拐点走一遍斜率；多个样本的构造 / Slopes walked along the kinks; constructions of more samples"""

import numpy as np


def values_of(w, b, X, y):
    return np.einsum("ij,j->i", X, w) * y + b * np.array(y)


def positions(w, b, X, y):
    v = values_of(w, b, X, y)
    return np.select([v > 1, v == 1, v > 0, v == 0], ["outside", "margin", "inside", "plane"], "wrong")


def slacks(w, b, X, y):
    v = np.clip(1 - values_of(w, b, X, y), 0, None)
    return np.stack([v, v / np.sqrt(np.sum(np.square(w)))], axis=1)


def support_status(w, b, X, y):
    v = values_of(w, b, X, y)
    return np.where(v > 1, "never", np.where(v == 1, "open", "always")).tolist()


def bias_interval(w, X, y):
    slope = -sum(1 for label in y if label > 0)
    low = None
    for kink in sorted(label - float(np.dot(w, x)) for x, label in zip(X, y)):
        if low is not None:
            return low, kink
        slope += 1
        if slope == 0:
            low = kink
    raise AssertionError("both classes occur")


def silent_point(d):
    rows = np.zeros((8, d))
    rows[:4, 0], rows[4:, 0] = 2.5, -0.25
    rows[:, 1] = [0, 5, 6, 7, 0, -5, -6, -7]
    return rows, [-1] * 4 + [1] * 4, np.int64(6)


def optional_point(d):
    rows = np.zeros((4, d))
    rows[:, :2] = [(1, 1), (1, -1), (-1, 1), (-1, -1)]
    return rows + 3, [1.0, 1.0, -1.0, -1.0], 0


def capped_point(C):
    # Every point stands there twice; one of each pair carries C, the other half of it.
    a = 1 / np.sqrt(2 * C * 1.5)
    rows = [[a], [-a], [a], [-a]]
    return {"X": rows, "y": [1, -1, 1, -1], "alpha": [C, C, C / 2, C / 2], "b": 0, "i": 1}
