"""拓扑误差只看前 100 个单元 / The topographic error looks at the first hundred units only

caught by: test_errors
book: §5.5.3
"""

import numpy as np


def squared_distances(W, x):
    return ((W - x) ** 2).sum(axis=2)


def best_matching_unit(W, x):
    squares = squared_distances(W, x)
    r, c = np.unravel_index(np.argmin(squares), squares.shape)  # argmin takes the first of ties, row by row
    return int(r), int(c)


def neighbourhood(shape, bmu, sigma):
    rows, columns = np.indices(shape)
    return np.exp(-((rows - bmu[0]) ** 2 + (columns - bmu[1]) ** 2) / (2 * sigma**2))


def update(W, x, eta, sigma):
    h = neighbourhood(W.shape[:2], best_matching_unit(W, x), sigma)
    return W + eta * h[:, :, None] * (x - W)


def train(X, shape, epochs, seed):
    rng = np.random.default_rng(seed)
    W = rng.uniform(X.min(axis=0), X.max(axis=0), (*shape, X.shape[1]))
    steps = epochs * len(X)
    for epoch in range(epochs):
        for k, i in enumerate(rng.permutation(len(X))):
            # The radius begins with half the grid, so that the map unfolds, and ends below one unit.
            progress = (epoch * len(X) + k) / steps
            sigma = max(shape) / 2 * (0.6 / max(shape)) ** progress
            W = update(W, X[i], 0.5 * 0.04**progress, sigma)
    return np.clip(W, X.min(axis=0), X.max(axis=0))  # against rounding


def quantization_error(W, X):
    return float(np.mean([np.sqrt(squared_distances(W, x).min()) for x in X]))


def topographic_error(W, X):
    broken = 0
    for x in X:
        first, second = np.argsort(squared_distances(W, x).ravel()[:100], kind="stable")[:2]
        (r, c), (s, d) = divmod(int(first), W.shape[1]), divmod(int(second), W.shape[1])
        broken += max(abs(r - s), abs(c - d)) > 1
    return broken / len(X)


def map_samples(W, X):
    return [best_matching_unit(W, x) for x in X]
