"""递归地逐个坐标分配次数，元组与 numpy 数；多项式核合并相同的单项式；反例由搜索得到 / Recursion over the coordinates; polynomial features without repetition; the witness by search"""

import math

import numpy as np


def feature_count(d, order):
    n = 1
    for k in range(1, order + 1):
        n = n * (d + k) // k
    return n


def powers(d, total):
    if d == 1:
        yield (total,)
        return
    for k in range(total + 1):
        for rest in powers(d - 1, total - k):
            yield (k, *rest)


def rbf_features(x, sigma, order):
    x = np.asarray(x)
    out = []
    for t in range(order, -1, -1):
        for a in powers(len(x), t):
            m = math.factorial(t)
            for k in a:
                m //= math.factorial(k)
            out.append(math.sqrt(m / math.factorial(t)) * np.prod((x / sigma) ** np.array(a)) * math.exp(-x @ x / (2 * sigma**2)))
    return tuple(out)


def kernel_error(x, z, sigma, order):
    s = float(np.dot(x / sigma, z / sigma))
    term, total = 1.0, 0.0
    for k in range(order + 1):
        total += term
        term *= s / (k + 1)
    a, b = np.dot(x / sigma, x / sigma), np.dot(z / sigma, z / sigma)
    return np.exp(s - (a + b) / 2) - total * np.exp(-(a + b) / 2)


def order_needed(r, sigma, eps):
    s = (r / sigma) ** 2
    term, total, T = math.exp(-s), 0.0, -1
    while True:
        T += 1
        total += term
        if 1 - total <= eps:
            return T
        term *= s / (T + 1)


def poly_features(x, gamma, r, p):
    out = []
    for t in range(p + 1):
        for a in powers(len(x), t):
            c = math.comb(p, t) * math.factorial(t) * r ** (p - t) * gamma**t
            for k in a:
                c /= math.factorial(k)
            v = math.sqrt(c)
            for xi, k in zip(x, a):
                v *= xi**k
            out.append(v)
    return np.array(out)


def not_mercer(gamma, r):
    best = None
    for a in (0.0, 0.03, 0.1, 0.3, 1.0, 3.0):
        for b in (0.1, 1.0, 10.0, 100.0, 999.0):
            G = np.array([[math.tanh(gamma * u * v - r) for v in (a, b)] for u in (a, b)])
            for k in range(60):
                t = math.pi * k / 60
                c = np.array([math.cos(t), math.sin(t)])
                if best is None or c @ G @ c < best[0]:
                    best = (c @ G @ c, [[a, 0.0], [b, 0.0]], [7 * c[0], 7 * c[1]])
    return best[1], best[2]
