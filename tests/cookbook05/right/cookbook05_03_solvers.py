"""超平面用支持向量机求解器，标记随机尝试，单纯形逐点向上搭 / Hyperplanes by an SVM solver, labels by chance, the simplex built vertex by vertex"""

import math
import random

from exercises.solvers import weighted_linear_svm


def simplex(k, R):
    points = [[1.0], [-1.0]]
    for j in range(3, k + 1):
        # j - 1 points of norm 1 become the base; the new one stands above
        h = 1 / (j - 1)
        s = math.sqrt(1 - h * h)
        points = [[s * v for v in p] + [-h] for p in points] + [[0.0] * (j - 2) + [1.0]]
    return [[R * v for v in p] for p in points]


def separator(points, labels):
    if len(set(labels)) == 1:
        return [0] * points.shape[1], labels[0]
    R = math.sqrt(float(points[0] @ points[0]))
    w, b = weighted_linear_svm(points / R, labels, 1e4, 1e-8)
    low = min(y * (float(w @ x) / R + b) for x, y in zip(points, labels))
    return w / R * (1 + max(0, 1 - low)), b


def needed_norm(k, R):
    worst = 0.0
    for p in range(1, k):
        q = k - p
        upper = (1 / p**2) * (p - p * (p - 1) / (k - 1))
        lower = (1 / q**2) * (q - q * (q - 1) / (k - 1))
        d2 = upper + lower + 2 / (k - 1)
        worst = max(worst, 2 / (R * math.sqrt(d2)))
    return worst


def hardest_labelling(points):
    k = len(points)
    R = max(math.sqrt(float(p @ p)) for p in points)
    rng = random.Random(1)
    y = [1] * (k // 2) + [-1] * (k - k // 2)
    while True:
        rng.shuffle(y)
        p = y.count(1)
        d = sum(v * x / (p if v == 1 else k - p) for v, x in zip(y, points))
        if math.sqrt(float(d @ d)) <= 2 / needed_norm(k, R) * (1 + 5e-10):
            return y


def beats_the_bound(k):
    return math.sqrt((k - 1) - 0.5 * (k - 1) / k**2)


def proof():
    return "略"
