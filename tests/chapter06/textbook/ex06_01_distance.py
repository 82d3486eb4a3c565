"""照 (6.2)：r = |wᵀx + b|/‖w‖；最近点沿法向退回这段距离 / By (6.2): r = |wᵀx + b|/‖w‖; the nearest point is that far back along the normal"""

import numpy as np


def distance(X, w, b):
    return np.abs(X @ w + b) / np.linalg.norm(w)


def signed_distance(X, w, b):
    return (X @ w + b) / np.linalg.norm(w)


def foot(x, w, b):
    return x - multiplier(x, w, b) * w


def multiplier(x, w, b):
    return float((w @ x + b) / (w @ w))


def scale_to_margin(w, b, X, y):
    zeta = 1 / np.min(y * (X @ w + b))
    return zeta * w, float(zeta * b)


def proof():
    return "foot 代入 wᵀz + b 得零; 超平面上任一点与它的差垂直于 w, 由勾股定理不会更近。"
