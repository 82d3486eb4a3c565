"""用 Cholesky 分解求特征向量，转角用二分法，ρ 也用二分法；返回嵌套列表 / Cholesky for the eigenvectors, bisection for angles and for ρ; nested lists"""

from math import cos, pi, sin

import numpy as np


def criteria(W, S_b, S_w):
    W = np.array(W, float)
    product = 1
    for w in W.T:
        product *= (w @ S_b @ w) / (w @ S_w @ w)
    traces = sum(w @ S_b @ w for w in W.T) / sum(w @ S_w @ w for w in W.T)
    within, between = W.T @ S_w @ W, W.T @ S_b @ W
    return [product, traces, np.linalg.det(np.linalg.inv(within) @ between)]


def fisher(S_b, S_w, r):
    L = np.linalg.inv(np.linalg.cholesky(S_w))
    U, _, _ = np.linalg.svd(L @ S_b @ L.T)
    return (L.T @ U)[:, :r].tolist()


def best_product_free(S_b, S_w, r):
    w = [row[0] for row in fisher(S_b, S_w, 1)]
    return [[-2 * x] + [5 * x] * (r - 1) for x in w]


def best_product(S_b, S_w, r):
    W = np.array(fisher(S_b, S_w, r))
    goal = sum(w @ S_b @ w for w in W.T) / r
    for k in range(r - 1):
        sizes = [W[:, j] @ S_b @ W[:, j] for j in range(k, r)]
        low, high = k + int(np.argmin(sizes)), k + int(np.argmax(sizes))
        if low == high:
            break

        def turned(angle):
            return cos(angle) * W[:, high] + sin(angle) * W[:, low]

        least, most = 0.0, pi / 2
        for _ in range(60):
            middle = (least + most) / 2
            if turned(middle) @ S_b @ turned(middle) > goal:
                least = middle
            else:
                most = middle
        done = turned(least)
        other = -sin(least) * W[:, high] + cos(least) * W[:, low]
        W[:, high], W[:, low] = other, done
        W[:, [k, low]] = W[:, [low, k]]
    return W.tolist()


def best_trace_ratio(S_b, S_w, r):
    low, high = 0.0, np.trace(S_b) / np.linalg.eigvalsh(S_w)[0]
    for _ in range(100):
        middle = (low + high) / 2
        values, vectors = np.linalg.eigh(S_b - middle * S_w)
        if sum(values[-r:]) > 0:
            low = middle
        else:
            high = middle
    return np.linalg.eigh(S_b - low * S_w)[1][:, -r:]


def proof():
    return "略"
