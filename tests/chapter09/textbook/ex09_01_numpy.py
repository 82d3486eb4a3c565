"""照 (9.18) 写，用 numpy 的幂 / (9.18), with the powers of numpy"""

import math

import numpy as np


def minkowski(x, z, p):
    d = np.abs(np.array(x) - np.array(z))
    if p == math.inf:
        return d.max()
    return (d**p).sum() ** (1 / p)


def triangle_violation(p, n):
    if n < 2:
        return None
    return [1.0, 0.0] + [0.0] * (n - 2), [0.0] * n, [0.0, 1.0] + [0.0] * (n - 2)


def dual_vector(u, p):
    # equality in Hölder's inequality: |v|^q is proportional to |u|^p
    u = np.array(u)
    if p == math.inf:
        v = np.zeros(len(u))
        v[np.argmax(np.abs(u))] = 1
        return np.sign(u) * v
    v = np.sign(u) * np.abs(u) ** (p - 1)
    return v / np.linalg.norm(u, p) ** (p - 1)


def smallest_p(n, eps):
    # all coordinates equal: n^(1/p) = 1 + eps
    return max(1.0, np.log(n) / np.log(1 + eps))


def proof():
    return "霍尔德不等式给出直递性；p < 1 时单位球不凸。"
