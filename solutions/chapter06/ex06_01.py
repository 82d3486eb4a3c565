"""6.1 点到超平面的距离 / Distance from a point to a hyperplane"""

import numpy as np


def distance(X, w, b):
    return np.abs(signed_distance(X, w, b))


def signed_distance(X, w, b):
    return (X @ w + b) / np.linalg.norm(w)


def foot(x, w, b):
    return x - multiplier(x, w, b) * w


def multiplier(x, w, b):
    # wᵀz + b = 0 at z = x - λw
    return float((x @ w + b) / (w @ w))


def scale_to_margin(w, b, X, y):
    zeta = 1 / np.min(y * (X @ w + b))
    return zeta * w, float(zeta * b)


def proof():
    return (
        "设 λ = (wᵀx + b)/‖w‖², z* = x - λw。则 wᵀz* + b = wᵀx + b - λ‖w‖² = 0，即 z* 在超平面上。"
        "对超平面上任一点 z，z - z* 垂直于 w，而 x - z* = λw，由勾股定理 ‖x - z‖² = ‖x - z*‖² + ‖z* - z‖²。"
        "故最小的距离是 |λ|·‖w‖ = |wᵀx + b|/‖w‖，只在 z* 处取得。"
    )
