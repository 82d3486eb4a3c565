"""照 (9.18) 与习题 9.1 的极限写 / (9.18), and the limit of exercise 9.1"""

import math


def minkowski(x, z, p):
    if p == math.inf:
        return max(abs(a - b) for a, b in zip(x, z))
    return sum(abs(a - b) ** p for a, b in zip(x, z)) ** (1 / p)


def triangle_violation(p, n):
    if n == 1:
        return None
    x = [0.0] * n
    y = [0.0] * n
    z = [0.0] * n
    x[0] = 1.0
    z[1] = 1.0
    return x, y, z


def dual_vector(u, p):
    signs = [(a > 0) - (a < 0) for a in u]
    if p == 1:
        return [float(s) for s in signs]
    if p == math.inf:
        v = [0.0] * len(u)
        k = max(range(len(u)), key=lambda i: abs(u[i]))
        v[k] = float(signs[k])
        return v
    norm = sum(abs(a) ** p for a in u) ** (1 / p)
    return [s * abs(a) ** (p - 1) / norm ** (p - 1) for s, a in zip(signs, u)]


def smallest_p(n, eps):
    return max(1.0, math.log(n) / math.log(1 + eps))


def proof():
    return "非负性、同一性、对称性由 (9.18) 直接可见；直递性由霍尔德不等式得到；p < 1 时取两个坐标轴上的单位点与原点。"
