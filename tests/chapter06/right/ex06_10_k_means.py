"""k 均值选中心，再最小二乘 / Centres by k-means, then least squares"""

import numpy as np


def affinity(A, B, sigma):
    A, B = np.asarray(A, dtype=float), np.asarray(B, dtype=float)
    rows = [np.exp(-((B - a) ** 2).sum(axis=1) / 2 / sigma / sigma) for a in A]
    return np.array(rows)


def rkhs_distance(sv, coef, centers, weights, sigma):
    own = coef @ affinity(sv, sv, sigma) @ coef
    cross = coef @ affinity(sv, centers, sigma) @ weights
    other = weights @ affinity(centers, centers, sigma) @ weights
    return max(own - 2 * cross + other, 0)


def reduced_decision(model, sigma, X):
    return model["bias"] + affinity(X, model["centers"], sigma).dot(model["weights"])


def agreement(f_a, f_b):
    signs = [[1 if one >= 0 else -1 for one in f] for f in (f_a, f_b)]
    return sum(a == b for a, b in zip(*signs, strict=True)) / len(signs[0])


def reduce_svm(X, y, sv, coef, b, sigma, budget, seed):
    if len(coef) <= budget:
        return dict(centers=sv, weights=coef, bias=b)
    rng = np.random.default_rng(seed)
    f = affinity(X, sv, sigma) @ coef + b
    best = None
    for _ in range(5):
        centers = sv[rng.permutation(len(sv))[:budget]]
        for _ in range(20):
            owner = ((sv[:, None] - centers) ** 2).sum(axis=2).argmin(axis=1)
            centers = np.array([sv[owner == j].mean(axis=0) if (owner == j).any() else centers[j] for j in range(budget)])
        A = np.hstack([affinity(X, centers, sigma), np.ones((len(X), 1))])
        solution = np.linalg.lstsq(A, f, rcond=None)[0]
        error = np.sum((A @ solution - f) ** 2)
        if best is None or error < best[0]:
            best = error, dict(centers=centers, weights=solution[:-1], bias=solution[-1])
    return best[1]


def method():
    return "k-means, least squares, best of five starts on the training samples."
