"""照 (6.2) 与单位法向量 w/‖w‖：最近点是 x - r·w/‖w‖，乘子是 r/‖w‖ / By (6.2) and the unit normal w/‖w‖: the nearest point is x - r·w/‖w‖, the multiplier r/‖w‖"""

import numpy as np


def distance(X, w, b):
    return np.abs(X @ w + b) / np.linalg.norm(w)


def signed_distance(X, w, b):
    return (X @ w + b) / np.linalg.norm(w)


def foot(x, w, b):
    return x - (w @ x + b) / np.linalg.norm(w) * (w / np.linalg.norm(w))


def multiplier(x, w, b):
    return float((w @ x + b) / np.linalg.norm(w) / np.linalg.norm(w))


def scale_to_margin(w, b, X, y):
    zeta = 1 / np.min(y * (X @ w + b))
    return zeta * w, float(zeta * b)


def proof():
    return "foot 代入 wᵀz + b 得零; 超平面上任一点与它的差垂直于 w, 由勾股定理不会更近。"
