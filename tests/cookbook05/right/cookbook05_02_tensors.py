"""逐步做张量积；误差用余项级数；反例按符号分情形 / Tensor products step by step; the error by its own series; the witness case by case"""

import math

import numpy as np


def feature_count(d, order):
    counts = [1] * (order + 1)
    for _ in range(d):
        for k in range(1, order + 1):
            counts[k] += counts[k - 1]
    return counts[-1]


def rbf_features(x, sigma, order):
    features = [(0, math.exp(-sum((float(v) / sigma) ** 2 for v in x) / 2))]
    for v in x:
        new = []
        for degree, f in features:
            for k in range(order - degree + 1):
                new.append((degree + k, f * (float(v) / sigma) ** k / math.sqrt(math.factorial(k))))
        features = new
    return [f for _, f in features]


def kernel_error(x, z, sigma, order):
    a = sum((float(v) / sigma) ** 2 for v in x)
    b = sum((float(v) / sigma) ** 2 for v in z)
    s = sum(float(u) / sigma * float(v) / sigma for u, v in zip(x, z))
    term = math.exp(-(a + b) / 2)
    total = 0.0
    for k in range(1, order + 600):
        term *= s / k
        if k > order:
            total += term
    return total


def order_needed(r, sigma, eps):
    s = (r / sigma) ** 2
    pmf = [math.exp(-s)]
    for k in range(1, 200):
        pmf.append(pmf[-1] * s / k)
    T = 0
    while sum(pmf[T + 1:]) > eps:
        T += 1
    return T


def poly_features(x, gamma, r, p):
    base = np.append(math.sqrt(gamma) * np.asarray(x), math.sqrt(r))
    out = np.ones(1)
    for _ in range(p):
        out = np.kron(out, base)
    return out


def not_mercer(gamma, r):
    if gamma < 0:
        return [[1000.0]], [1.0]
    if r > 0.02:
        return [[0.0, 0.0, 0.0]], [2.0]
    a, b = 0.05, 900.0
    u, v, w = (math.tanh(gamma * s - r) for s in (a * a, a * b, b * b))
    t = math.atan2(2 * v, u - w) / 2 + math.pi / 2
    return [[a], [b]], [math.cos(t), math.sin(t)]
