"""在特征空间里投影，贪心地选支持向量，返回列表 / Projection in feature space onto greedily chosen support vectors, as lists"""

from math import exp

import numpy as np


def k(x, z, sigma):
    return exp(-sum((float(u) - float(v)) ** 2 for u, v in zip(x, z, strict=True)) / (2 * sigma**2))


def rkhs_distance(sv, coef, centers, weights, sigma):
    terms = [(x, float(c)) for x, c in zip(sv, coef, strict=True)]
    terms += [(x, -float(c)) for x, c in zip(centers, weights, strict=True)]
    return max(0.0, sum(c * e * k(x, z, sigma) for x, c in terms for z, e in terms))


def reduced_decision(model, sigma, X):
    pairs = list(zip(model["centers"], model["weights"], strict=True))
    return [float(model["bias"]) + sum(float(w) * k(x, c, sigma) for c, w in pairs) for x in X]


def agreement(f_a, f_b):
    equal = 0
    for a, b in zip(f_a, f_b, strict=True):
        equal += (a < 0) == (b < 0)
    return equal / len(f_a)


def kernel(A, B, sigma):
    return np.exp(-(np.sum(A**2, axis=1)[:, None] + np.sum(B**2, axis=1) - 2 * A @ B.T) / (2 * sigma**2))


def reduce_svm(X, y, sv, coef, b, sigma, budget, seed):
    if budget >= len(sv):
        return {"centers": sv.tolist(), "weights": coef.tolist(), "bias": b}
    K = kernel(sv, sv, sigma)
    h = K @ coef
    chosen, weights = [], np.zeros(0)
    for _ in range(budget):
        rest = np.abs(h - K[:, chosen] @ weights)
        rest[chosen] = -1.0
        chosen.append(int(rest.argmax()))
        inner = K[np.ix_(chosen, chosen)] + 1e-10 * np.eye(len(chosen))
        weights = np.linalg.solve(inner, h[chosen])
    g = kernel(X, sv[chosen], sigma) @ weights
    f = kernel(X, sv, sigma) @ coef + b
    return {"centers": sv[chosen].tolist(), "weights": weights.tolist(), "bias": float(np.median(f - g))}


def method():
    return "投影到少数 φ(s_i) 张成的子空间。"
