"""循环与列表，半径与学习率线性下降 / Loops and lists, radius and rate falling linearly"""

import math
import random


def _dist(a, b):
    return math.sqrt(sum((p - q) ** 2 for p, q in zip(a, b)))


def best_matching_unit(W, x):
    best, place = float("inf"), None
    for r, row in enumerate(W):
        for c, w in enumerate(row):
            d = sum((p - q) ** 2 for p, q in zip(w, x))
            if d < best:
                best, place = d, [r, c]
    return place


def neighbourhood(shape, bmu, sigma):
    return [[math.exp(-((r - bmu[0]) ** 2 + (c - bmu[1]) ** 2) / 2 / sigma / sigma) for c in range(shape[1])] for r in range(shape[0])]


def update(W, x, eta, sigma):
    W = [[[float(v) for v in w] for w in row] for row in W]
    x = [float(v) for v in x]
    h = neighbourhood((len(W), len(W[0])), best_matching_unit(W, x), sigma)
    return [[[v + eta * h[r][c] * (p - v) for v, p in zip(w, x)] for c, w in enumerate(row)] for r, row in enumerate(W)]


def train(X, shape, epochs, seed):
    X = X.tolist()
    rng = random.Random(seed)
    middle = [sum(column) / len(X) for column in zip(*X)]
    # start near the mean, drawn towards random samples
    W = [[[m + 0.3 * (v - m) for v, m in zip(rng.choice(X), middle)] for _ in range(shape[1])] for _ in range(shape[0])]
    total, t = epochs * len(X), 0
    for _ in range(epochs):
        for x in rng.sample(X, len(X)):
            left = 1 - t / total
            W = update(W, x, 0.6 * left + 0.01, max(shape) / 2 * left + 0.35)
            t += 1
    low, high = [min(c) for c in zip(*X)], [max(c) for c in zip(*X)]
    return [[[min(max(v, a), b) for v, a, b in zip(w, low, high)] for w in row] for row in W]


def quantization_error(W, X):
    return sum(min(_dist(w, x) for row in W for w in row) for x in X) / len(X)


def topographic_error(W, X):
    bad = 0
    for x in X:
        first, second = sorted((sum((p - q) ** 2 for p, q in zip(w, x)), r, c) for r, row in enumerate(W) for c, w in enumerate(row))[:2]
        bad += not (abs(first[1] - second[1]) <= 1 and abs(first[2] - second[2]) <= 1)
    return bad / len(X)


def map_samples(W, X):
    return [tuple(best_matching_unit(W, x)) for x in X]


def landed(W, X, y, label):
    places = [place for place, own in zip(map_samples(W, X), y) if own == label]
    return [[places.count((r, c)) for c in range(len(W[0]))] for r in range(len(W))]
