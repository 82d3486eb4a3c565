"""照 5.5.3 节：距离最近的单元获胜，它和邻近单元的权向量一起向样本靠近；η 与 σ 逐步缩小 / Section 5.5.3: the nearest unit wins, it and its neighbours move towards the sample; η and σ shrink step by step"""

import numpy as np


def best_matching_unit(W, x):
    distances = np.sqrt(np.sum((W - x) ** 2, axis=2))
    r, c = np.unravel_index(np.argmin(distances), distances.shape)
    return int(r), int(c)


def neighbourhood(shape, bmu, sigma):
    rows, columns = np.indices(shape)
    squares = (rows - bmu[0]) ** 2 + (columns - bmu[1]) ** 2
    return np.exp(-squares / (2 * sigma**2))


def update(W, x, eta, sigma):
    h = neighbourhood(W.shape[:2], best_matching_unit(W, x), sigma)
    return W + eta * h[:, :, None] * (x - W)


def train(X, shape, epochs, seed):
    rng = np.random.default_rng(seed)
    low, high = X.min(axis=0), X.max(axis=0)
    W = rng.uniform(low, high, size=(shape[0], shape[1], X.shape[1]))
    steps = epochs * len(X)
    step = 0
    for _ in range(epochs):
        for i in rng.permutation(len(X)):
            share = 1 - step / steps
            eta = 0.5 * share
            sigma = 0.5 + max(shape) / 2 * share
            W = update(W, X[i], eta, sigma)
            step += 1
    return W


def quantization_error(W, X):
    return float(np.mean([np.sqrt(np.sum((W - x) ** 2, axis=2)).min() for x in X]))


def topographic_error(W, X):
    errors = 0
    for x in X:
        distances = np.sum((W - x) ** 2, axis=2)
        first, second = np.argsort(distances.ravel(), kind="stable")[:2]
        r1, c1 = np.unravel_index(first, distances.shape)
        r2, c2 = np.unravel_index(second, distances.shape)
        if max(abs(r1 - r2), abs(c1 - c2)) > 1:
            errors += 1
    return errors / len(X)


def map_samples(W, X):
    return [best_matching_unit(W, x) for x in X]


def landed(W, X, y, label):
    table = np.zeros((W.shape[0], W.shape[1]))
    for x, own in zip(X, y):
        if own == label:
            r, c = best_matching_unit(W, x)
            table[r, c] += 1
    return table
