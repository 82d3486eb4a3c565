"""书上没有给方法；距离照核技巧 (6.22) 展开，取 k 均值中心，权使特征空间中的距离最小 / The book gives no method; the distance is expanded by the kernel trick (6.22), centres by k-means, weights of least distance in feature space"""

import numpy as np


def kernel(X, Z, sigma):
    squares = np.sum((X[:, None, :] - Z[None, :, :]) ** 2, axis=2)
    return np.exp(-squares / (2 * sigma**2))


def rkhs_distance(sv, coef, centers, weights, sigma):
    return float(
        coef @ kernel(sv, sv, sigma) @ coef
        - 2 * coef @ kernel(sv, centers, sigma) @ weights
        + weights @ kernel(centers, centers, sigma) @ weights
    )


def reduced_decision(model, sigma, X):
    return kernel(X, model["centers"], sigma) @ model["weights"] + model["bias"]


def agreement(f_a, f_b):
    return float(np.mean((f_a >= 0) == (f_b >= 0)))


def reduce_svm(X, y, sv, coef, b, sigma, budget, seed):
    if budget >= len(sv):
        return {"centers": sv.copy(), "weights": coef.copy(), "bias": b}
    rng = np.random.default_rng(seed)
    centers = sv[rng.choice(len(sv), budget, replace=False)]
    for _ in range(20):
        nearest = np.argmax(kernel(sv, centers, sigma), axis=1)
        centers = np.array([sv[nearest == k].mean(axis=0) if np.any(nearest == k) else centers[k] for k in range(budget)])
    weights = np.linalg.lstsq(kernel(centers, centers, sigma), kernel(centers, sv, sigma) @ coef, rcond=None)[0]
    return {"centers": centers, "weights": weights, "bias": b}


def method():
    return "对支持向量聚类, 以均值为中心, 用最小二乘重配权, 使特征空间中的距离最小。"
