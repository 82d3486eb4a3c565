"""5.8 SOM 网络 / Self-organising map"""

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
        first, second = np.argsort(squared_distances(W, x).ravel(), kind="stable")[:2]
        (r, c), (s, d) = divmod(int(first), W.shape[1]), divmod(int(second), W.shape[1])
        broken += max(abs(r - s), abs(c - d)) > 1
    return broken / len(X)


def map_samples(W, X):
    return [best_matching_unit(W, x) for x in X]


def landed(W, X, y, label):
    counts = np.zeros(W.shape[:2], dtype=int)
    for place, own in zip(map_samples(W, X), y):
        counts[place] += own == label
    return counts


def observations():
    return r"""
5×5、100 轮、seed 0：8 个好瓜占着从网格左边中间到右下角的一条带，没有哪个单元既落好瓜又落坏瓜。坏瓜被这条带分成两处：含糖率低的
9、11、12、13、14、16、17 号在带的一侧，密度低而含糖率高的 10、15 号在另一侧的角上。13、14 号的位置紧挨着带，它们的含糖率也是坏瓜里
最接近好瓜的。换成 seed 1，整张图翻了个身，谁与谁相邻几乎不变。半径一开始就很小时，各单元只追自己先抢到的样本，没有谁把邻居拉到
一起，网就叠成一团。
"""
