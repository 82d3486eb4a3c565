"""用投影矩阵和单位法向量，距离由最近点量出 / A projection matrix and the unit normal; the distance is measured to the foot"""

import math

import numpy as np


def foot(x, w, b):
    w = np.asarray(w, dtype=float)
    u = w / np.linalg.norm(w)
    P = np.eye(len(w)) - np.outer(u, u)
    return (P @ np.asarray(x, dtype=float) - (b / np.linalg.norm(w)) * u).tolist()


def distance(X, w, b):
    return [math.dist(x, foot(x, w, b)) for x in X]


def signed_distance(X, w, b):
    u = w / np.linalg.norm(w)
    return [float(np.copysign(1, u @ (x - np.array(foot(x, w, b))))) * d for x, d in zip(X, distance(X, w, b))]


def multiplier(x, w, b):
    gap = np.asarray(x) - np.array(foot(x, w, b))
    j = int(np.argmax(np.abs(w)))
    return gap[j] / w[j]


def scale_to_margin(w, b, X, y):
    smallest = min(label * (sum(p * q for p, q in zip(x, w)) + b) for x, label in zip(X, y))
    return [[q / smallest for q in w], b / smallest]


def proof():
    return "w 张成的直线与超平面的方向空间正交，投影到后者即得最近点。"
