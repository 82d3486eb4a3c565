"""照 6.2 节的 SMO：先选最违背 KKT 条件 (6.41) 的变量，再选使目标函数变化最快的一个；b 照 (6.18)，只用 0 < α < C 的支持向量 / SMO of section 6.2: the variable that violates the KKT conditions (6.41) most, then the one that improves the objective fastest; b by (6.18) over the support vectors with 0 < α < C"""

import numpy as np


def kernel_matrix(X, Z, kind, sigma):
    if kind == "linear":
        return X @ Z.T
    return np.array([[np.exp(-np.sum((x - z) ** 2) / (2 * sigma**2)) for z in Z] for x in X])


def dual_objective(alpha, K, y):
    return float(np.sum(alpha) - (alpha * y) @ K @ (alpha * y) / 2)


def primal_objective(alpha, b, K, y, C):
    f = K @ (alpha * y) + b
    return float((alpha * y) @ K @ (alpha * y) / 2 + C * np.sum(np.maximum(0, 1 - y * f)))


def bias(a, sign, v, C):
    """b as the mean over 0 < α < C; else half-way between the bounds that the KKT conditions leave."""
    free = (a > 1e-8 * C) & (a < (1 - 1e-8) * C)
    if free.any():
        return float(np.mean(v[free]))
    can_rise = np.where(sign > 0, a < C / 2, a > C / 2)
    return float((v[can_rise].max() + v[~can_rise].min()) / 2)


def smo(K, sign, linear, C, gap):
    """Maximise Σ linear·a - ½ Σ Σ sign sign a a K: the worst violator of the KKT conditions, then the fastest gain."""
    a = np.zeros(len(sign))
    g = np.zeros(len(sign))
    distances = np.diag(K)[:, None] + np.diag(K)[None, :] - 2 * K
    while True:
        v = sign * linear - g
        b = bias(a, sign, v, C)
        if gap(a, b):
            return a, b
        slope = sign * (v - b)
        violation = np.maximum(np.where(a < C, slope, 0), np.where(a > 0, -slope, 0))
        low = np.where(sign > 0, -a, a - C)
        high = np.where(sign > 0, C - a, a)
        best = 0.0
        for i in np.argsort(-violation):
            step = np.where(distances[i] > 0, (v[i] - v) / np.where(distances[i] > 0, distances[i], 1), 1e9 * (v[i] - v))
            step = np.clip(step, np.maximum(low[i], -high), np.minimum(high[i], -low))
            gains = (v[i] - v) * step - distances[i] * step**2 / 2
            j = np.argmax(gains)
            best = gains[j]
            if best > 0:
                break
        if best <= 0:
            return a, b
        a[i] += sign[i] * step[j]
        a[j] -= sign[j] * step[j]
        g = g + step[j] * (K[i] - K[j])


def solve(K, y, C):
    def gap(alpha, b):
        primal = primal_objective(alpha, b, K, y, C)
        return primal - dual_objective(alpha, K, y) <= 1e-5 * max(1, primal)

    return smo(K, y, np.ones(len(y)), C, gap)


def decision(alpha, b, y, K_test):
    return K_test @ (alpha * y) + b


def split_support(alpha, C, tol):
    free = [i for i, a in enumerate(alpha) if tol * C < a < (1 - tol) * C]
    bounded = [i for i, a in enumerate(alpha) if a >= (1 - tol) * C]
    return {"free": free, "bounded": bounded}


def compare(X, y, C_linear, C_gaussian, sigma):
    result = {}
    support = {}
    for kind, C in [("linear", C_linear), ("gaussian", C_gaussian)]:
        K = kernel_matrix(X, X, kind, sigma)
        alpha, b = solve(K, y, C)
        split = split_support(alpha, C, 0.001)
        f = decision(alpha, b, y, K)
        predicted = np.where(f >= 0, 1, -1)
        result[kind] = {
            "free": [i + 1 for i in split["free"]],
            "bounded": [i + 1 for i in split["bounded"]],
            "training_errors": [i + 1 for i in range(len(y)) if predicted[i] != y[i]],
        }
        support[kind] = set(result[kind]["free"] + result[kind]["bounded"])
    result["only_linear"] = sorted(support["linear"] - support["gaussian"])
    result["only_gaussian"] = sorted(support["gaussian"] - support["linear"])
    return result
