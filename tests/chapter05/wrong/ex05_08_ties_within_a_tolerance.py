"""距离相差不多就算并列 / Takes distances for equal that differ by little

caught by: test_nearest_unit
book: §5.5.3
"""

import math
import random

import numpy as np


def cells(W):
    return [(r, c) for r in range(len(W)) for c in range(len(W[0]))]


def dist(a, b):
    return math.dist([float(v) for v in a], [float(v) for v in b])


def ranked(W, x):
    return sorted(cells(W), key=lambda p: sum((float(a) - float(b)) ** 2 for a, b in zip(W[p[0]][p[1]], x)))


def best_matching_unit(W, x):
    D = ((np.asarray(W, float) - x) ** 2).sum(-1)
    r, c = (int(v) for v in np.argwhere(D <= D.min() + 1e-12)[0])
    return np.int64(r), c


def neighbourhood(shape, bmu, sigma):
    return [
        [math.exp(-(((r - bmu[0]) ** 2 + (c - bmu[1]) ** 2) / 2 / sigma / sigma)) for c in range(shape[1])]
        for r in range(shape[0])
    ]


def update(W, x, eta, sigma):
    W = np.array(W, float)
    h = np.array(neighbourhood(W.shape[:2], best_matching_unit(W, x), sigma))[:, :, None]
    return W + eta * h * (np.asarray(x, float) - W)


def train(X, shape, epochs, seed):
    X = np.asarray(X, float)
    low, high = X.min(0), X.max(0)
    R, C = shape
    rng = np.random.default_rng(seed)
    m = X.mean(0)
    u, s, v = np.linalg.svd(X - m, full_matrices=False)
    a = np.linspace(-1, 1, C) if C > 1 else np.zeros(1)
    b = np.linspace(-1, 1, R) if R > 1 else np.zeros(1)
    n = math.sqrt(len(X))
    v1 = s[0] / n * v[0]
    v2 = s[1] / n * v[1] if len(s) > 1 else 0 * v1
    if R > C:
        a, b, v1, v2 = a, b, v2, v1
    W = m + a[None, :, None] * v1 + b[:, None, None] * v2
    W = np.clip(W, low, high)
    T, t = epochs * len(X), 0
    G = np.indices(shape)
    for _ in range(epochs):
        for i in rng.permutation(len(X)):
            f = t / T
            sigma = max(max(shape) / 2 * (0.3 / (max(shape) / 2)) ** f, 0.3)
            eta = 0.5 * 0.05**f
            k = np.argmin(((W - X[i]) ** 2).sum(-1))
            r, c = divmod(int(k), C)
            h = np.exp(-((G[0] - r) ** 2 + (G[1] - c) ** 2) / (2 * sigma**2))
            W = W + eta * h[:, :, None] * (X[i] - W)
            t += 1
    return np.clip(W, low, high).tolist()


def quantization_error(W, X):
    return math.fsum(min(dist(W[r][c], x) for r, c in cells(W)) for x in X) / len(X)


def topographic_error(W, X):
    bad = 0
    for x in X:
        (r, c), (s, d) = ranked(W, x)[:2]
        bad += max(abs(r - s), abs(c - d)) > 1
    return bad / len(X)


def map_samples(W, X):
    return [list(best_matching_unit(W, x)) for x in X]
