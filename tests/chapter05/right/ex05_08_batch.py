"""批量 SOM：每轮以邻域加权的均值为新权 / Batch SOM: weighted means in every pass"""

import numpy as np


def _d2(W, X):
    return np.array([[[float(np.dot(w - x, w - x)) for w in row] for row in W] for x in X])


def best_matching_unit(W, x):
    D = _d2(W, [x])[0]
    return min(((D[r, c], r, c) for r in range(len(W)) for c in range(len(W[0]))))[1:]


def neighbourhood(shape, bmu, sigma):
    r = np.exp(-((np.arange(shape[0]) - bmu[0]) ** 2) / (2.0 * sigma**2))
    c = np.exp(-((np.arange(shape[1]) - bmu[1]) ** 2) / (2.0 * sigma**2))
    return np.outer(r, c)


def update(W, x, eta, sigma):
    rate = eta * neighbourhood(W.shape[:2], best_matching_unit(W, x), sigma)[..., np.newaxis]
    return (1 - rate) * W + rate * x


def train(X, shape, epochs, seed):
    low, high = X.min(axis=0), X.max(axis=0)
    R, C = shape
    W = np.empty((R, C, X.shape[1]))
    for r in range(R):
        for c in range(C):
            for j in range(X.shape[1]):
                part = (r if j % 2 else c) / max(1, (R if j % 2 else C) - 1)
                W[r, c, j] = low[j] + part * (high[j] - low[j])
    for epoch in range(epochs):
        sigma = max(0.4, max(shape) / 2 * (1 - epoch / epochs))
        flat = W.reshape(R * C, -1)
        won = np.argmin(((X[:, None] - flat[None]) ** 2).sum(-1), axis=1)
        H = np.array([neighbourhood(shape, divmod(int(k), C), sigma).ravel() for k in won])
        total = H.sum(axis=0)
        moved = total > 1e-12
        new = flat.copy()
        new[moved] = (H.T @ (X - low))[moved] / total[moved, None] + low
        W = np.clip(new.reshape(W.shape), low, high)
    return W


def quantization_error(W, X):
    return np.sqrt(_d2(W, X)).min(axis=(1, 2)).mean()


def topographic_error(W, X):
    bad = []
    for D in _d2(W, X):
        order = sorted((D[r, c], r, c) for r in range(D.shape[0]) for c in range(D.shape[1]))
        a, b = order[0][1:], order[1][1:]
        bad.append(float((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 > 2))
    return np.mean(bad)


def map_samples(W, X):
    return np.array([best_matching_unit(W, x) for x in X])


def landed(W, X, y, label):
    chosen = map_samples(W, X)[[own == label for own in y]]
    counts = np.zeros(W.shape[:2])
    np.add.at(counts, (chosen[:, 0], chosen[:, 1]), 1)
    return counts
