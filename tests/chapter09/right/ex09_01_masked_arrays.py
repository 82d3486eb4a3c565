"""只对非零坐标用数组运算，返回 numpy 数组 / Array operations on the non-zero coordinates, numpy arrays returned"""

import numpy as np


def minkowski(x, z, p):
    gaps = np.abs(np.asarray(x) - np.asarray(z))
    gaps = gaps[gaps > 0]
    if gaps.size == 0:
        return np.float64(0)
    return gaps.max() * np.linalg.norm(gaps / gaps.max(), ord=p)


def triangle_violation(p, n):
    if n == 1:
        return None
    points = np.zeros((3, n))
    points[0, -1], points[2, 0] = 1e6, 1e6
    return points


def dual_vector(u, p):
    u = np.asarray(u)
    v = np.zeros(len(u))
    if np.isinf(p):
        v[np.argmax(np.abs(u))] = np.sign(u[np.argmax(np.abs(u))])
        return v
    there = u != 0
    size = minkowski(u, np.zeros(len(u)), p)
    v[there] = np.sign(u[there]) * np.exp((p - 1) * np.log(np.abs(u[there]) / size))
    return v


def smallest_p(n, eps):
    return np.maximum(np.log(n) / np.log1p(eps), 1)


def proof():
    return "Hölder."
