"""6.10 减少支持向量 / Fewer support vectors"""

import numpy as np


def gaussian(X, Z, sigma):
    squared = np.sum((X[:, None, :] - Z[None, :, :]) ** 2, axis=2)
    return np.exp(-squared / (2 * sigma**2))


def rkhs_distance(sv, coef, centers, weights, sigma):
    points, signed = np.vstack([sv, centers]), np.append(coef, -np.asarray(weights))
    return float(max(0.0, signed @ gaussian(points, points, sigma) @ signed))


def agreement(f_a, f_b):
    return float(np.mean((np.asarray(f_a) >= 0) == (np.asarray(f_b) >= 0)))


def reduced_decision(model, sigma, X):
    return gaussian(X, model["centers"], sigma) @ model["weights"] + model["bias"]


def reduce_svm(X, y, sv, coef, b, sigma, budget, seed):
    """Greedily: add the support vector that explains most of what is left of f, then fit all weights to f again."""
    if budget >= len(sv):
        return {"centers": np.array(sv), "weights": np.array(coef), "bias": b}
    columns = gaussian(X, sv, sigma)
    f = columns @ coef + b
    chosen, rest = [], f
    for _ in range(budget):
        chosen.append(int(np.argmax(np.abs(columns.T @ rest))))
        features = np.column_stack([columns[:, chosen], np.ones(len(X))])
        fitted = np.linalg.lstsq(features, f, rcond=None)[0]
        rest = f - features @ fitted
    return {"centers": sv[chosen], "weights": fitted[:-1], "bias": float(fitted[-1])}


def method():
    return """
1. 从空集开始，每次加入与剩余部分（原判别函数减去当前的近似，在训练样本上）相关最大的一个支持向量。
2. 每加入一个，以原判别函数在训练样本上的值为目标，用最小二乘重新求全部权重和偏置，而不是保留原来的系数。
3. 有界支持向量往往成团，一个中心的函数就能说明一团；重新拟合把整团的系数并到它的权重里。
4. 预算不小于支持向量数时原样返回。
5. 只用训练样本；测试样本只用来评价精度与一致率。
"""
